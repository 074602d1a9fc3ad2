// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkMessageDialog`](https://docs.gtk.org/gtk4/class.MessageDialog.html).
open class MessageDialog: Dialog {
  open override class var gType: GType { gtk_message_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkMessageDialog: UnsafeMutablePointer<GtkMessageDialog> {
    pointer.assumingMemoryBound(to: GtkMessageDialog.self)
  }

  /// The property [`message-area`](https://docs.gtk.org/gtk4/property.MessageDialog.message-area.html) of
  /// `GtkMessageDialog`.
  public final var messageArea: Widget? { lentObject(widget: gtk_message_dialog_get_message_area(gtkMessageDialog)) }

  /// The property [`message-type`](https://docs.gtk.org/gtk4/property.MessageDialog.message-type.html) of
  /// `GtkMessageDialog`.
  public final var messageType: MessageType {
    get { getProperty("message-type") }
    set { setProperty("message-type", newValue) }
  }

  /// The property [`secondary-text`](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-text.html) of
  /// `GtkMessageDialog`.
  public final var secondaryText: String {
    get { getProperty("secondary-text") }
    set { setProperty("secondary-text", newValue) }
  }

  /// The property [`secondary-use-markup`](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-use-markup.html)
  /// of `GtkMessageDialog`.
  public final var secondaryUseMarkup: Bool {
    get { getProperty("secondary-use-markup") }
    set { setProperty("secondary-use-markup", newValue) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.MessageDialog.text.html) of `GtkMessageDialog`.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.MessageDialog.use-markup.html) of
  /// `GtkMessageDialog`.
  public final var useMarkup: Bool {
    get { getProperty("use-markup") }
    set { setProperty("use-markup", newValue) }
  }
}

extension Reactive where Base: MessageDialog {
  /// The property [`message-area`](https://docs.gtk.org/gtk4/property.MessageDialog.message-area.html) of
  /// `GtkMessageDialog`.
  public var messageArea: SafeSignal<Widget?> { readOnlyProperty("message-area") }

  /// The property [`message-type`](https://docs.gtk.org/gtk4/property.MessageDialog.message-type.html) of
  /// `GtkMessageDialog`.
  public var messageType: DynamicSubject<MessageType> { property("message-type") }

  /// The property [`secondary-text`](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-text.html) of
  /// `GtkMessageDialog`.
  public var secondaryText: DynamicSubject<String> { property("secondary-text") }

  /// The property [`secondary-use-markup`](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-use-markup.html)
  /// of `GtkMessageDialog`.
  public var secondaryUseMarkup: DynamicSubject<Bool> { property("secondary-use-markup") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.MessageDialog.text.html) of `GtkMessageDialog`.
  public var text: DynamicSubject<String> { property("text") }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.MessageDialog.use-markup.html) of
  /// `GtkMessageDialog`.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }
}
