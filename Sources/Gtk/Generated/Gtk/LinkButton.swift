// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkLinkButton`](https://docs.gtk.org/gtk4/class.LinkButton.html).
open class LinkButton: Button {
  open override class var gType: GType { gtk_link_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_link_button_new()`](https://docs.gtk.org/gtk4/ctor.LinkButton.new.html).
  public init(uri: String) {
    super.init(adopting: gtk_link_button_new(uri))
  }

  /// Calls [`gtk_link_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.LinkButton.new_with_label.html).
  public init(uri: String, label: String?) {
    super.init(adopting: gtk_link_button_new_with_label(uri, label))
  }

  /// The property [`uri`](https://docs.gtk.org/gtk4/property.LinkButton.uri.html) of `GtkLinkButton`.
  public final var uri: String {
    get { lentString(gtk_link_button_get_uri(instance(self))) }
    set { lend(newValue) { gtk_link_button_set_uri(instance(self), $0) } }
  }

  /// The property [`visited`](https://docs.gtk.org/gtk4/property.LinkButton.visited.html) of `GtkLinkButton`.
  public final var visited: Bool {
    get { gtk_link_button_get_visited(instance(self)).isTrue }
    set { gtk_link_button_set_visited(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: LinkButton {
  /// The property [`uri`](https://docs.gtk.org/gtk4/property.LinkButton.uri.html) of `GtkLinkButton`.
  public var uri: DynamicSubject<String> {
    property("uri", get: { (object: LinkButton) in object.uri }, set: { $0.uri = $1 })
  }

  /// The property [`visited`](https://docs.gtk.org/gtk4/property.LinkButton.visited.html) of `GtkLinkButton`.
  public var visited: DynamicSubject<Bool> { property("visited") }

  /// The signal [`activate-link`](https://docs.gtk.org/gtk4/signal.LinkButton.activate-link.html) of `GtkLinkButton`.
  public var activateLink: SignalRequest<Bool> { request("activate-link") }
}
