// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkTextMark`](https://docs.gtk.org/gtk4/class.TextMark.html).
open class TextMark: Object {
  open override class var gType: GType { gtk_text_mark_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkTextMark: UnsafeMutablePointer<GtkTextMark> {
    pointer.assumingMemoryBound(to: GtkTextMark.self)
  }

  /// Calls [`gtk_text_mark_new()`](https://docs.gtk.org/gtk4/ctor.TextMark.new.html).
  public init(name: String? = nil, leftGravity: Bool) {
    super.init(adopting: gtk_text_mark_new(name, leftGravity.gboolean))
  }

  /// The property [`left-gravity`](https://docs.gtk.org/gtk4/property.TextMark.left-gravity.html) of `GtkTextMark`.
  public final var leftGravity: Bool { gtk_text_mark_get_left_gravity(gtkTextMark).isTrue }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.TextMark.name.html) of `GtkTextMark`.
  public final var name: String? { lentString(ifAny: gtk_text_mark_get_name(gtkTextMark)) }

  /// Calls [`gtk_text_mark_get_buffer()`](https://docs.gtk.org/gtk4/method.TextMark.get_buffer.html).
  public final var buffer: TextBuffer? { lentObject(gtk_text_mark_get_buffer(gtkTextMark)) }

  /// Calls [`gtk_text_mark_get_deleted()`](https://docs.gtk.org/gtk4/method.TextMark.get_deleted.html).
  public final var deleted: Bool { gtk_text_mark_get_deleted(gtkTextMark).isTrue }

  /// Calls [`gtk_text_mark_get_visible()`](https://docs.gtk.org/gtk4/method.TextMark.get_visible.html) and
  /// `gtk_text_mark_set_visible()`.
  public final var visible: Bool {
    get { gtk_text_mark_get_visible(gtkTextMark).isTrue }
    set(setting) { gtk_text_mark_set_visible(gtkTextMark, setting.gboolean) }
  }
}

extension Reactive where Base: TextMark {
  /// The property [`left-gravity`](https://docs.gtk.org/gtk4/property.TextMark.left-gravity.html) of `GtkTextMark`.
  public var leftGravity: SafeSignal<Bool> { readOnlyProperty("left-gravity") }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.TextMark.name.html) of `GtkTextMark`.
  public var name: SafeSignal<String?> { readOnlyProperty("name") }
}
