// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkButton`](https://docs.gtk.org/gtk4/class.Button.html).
open class Button: Widget, Actionable {
  open override class var gType: GType { gtk_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkButton: UnsafeMutablePointer<GtkButton> {
    pointer.assumingMemoryBound(to: GtkButton.self)
  }

  /// Calls [`gtk_button_new()`](https://docs.gtk.org/gtk4/ctor.Button.new.html).
  public init() {
    super.init(adopting: gtk_button_new())
  }

  /// Calls [`gtk_button_new_from_icon_name()`](https://docs.gtk.org/gtk4/ctor.Button.new_from_icon_name.html).
  public init(iconName: String?) {
    super.init(adopting: gtk_button_new_from_icon_name(iconName))
  }

  /// Calls [`gtk_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.Button.new_with_label.html).
  public init(label: String) {
    super.init(adopting: gtk_button_new_with_label(label))
  }

  /// Calls [`gtk_button_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.Button.new_with_mnemonic.html).
  public init(mnemonic: String) {
    super.init(adopting: gtk_button_new_with_mnemonic(mnemonic))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Button.child.html) of `GtkButton`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_button_get_child(gtkButton)) }
    set { gtk_button_set_child(gtkButton, newValue?.gtkWidget) }
  }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.Button.has-frame.html) of `GtkButton`.
  public final var hasFrame: Bool {
    get { gtk_button_get_has_frame(gtkButton).isTrue }
    set { gtk_button_set_has_frame(gtkButton, newValue.gboolean) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Button.icon-name.html) of `GtkButton`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_button_get_icon_name(gtkButton)) }
    set { lend(newValue) { gtk_button_set_icon_name(gtkButton, $0) } }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Button.label.html) of `GtkButton`.
  public final var label: String? {
    get { lentString(ifAny: gtk_button_get_label(gtkButton)) }
    set { lend(newValue) { gtk_button_set_label(gtkButton, $0) } }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Button.use-underline.html) of `GtkButton`.
  public final var useUnderline: Bool {
    get { gtk_button_get_use_underline(gtkButton).isTrue }
    set { gtk_button_set_use_underline(gtkButton, newValue.gboolean) }
  }
}

extension Reactive where Base: Button {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Button.child.html) of `GtkButton`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.Button.has-frame.html) of `GtkButton`.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Button.icon-name.html) of `GtkButton`.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Button) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Button.label.html) of `GtkButton`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Button) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Button.use-underline.html) of `GtkButton`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Button.activate.html) of `GtkButton`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`clicked`](https://docs.gtk.org/gtk4/signal.Button.clicked.html) of `GtkButton`.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}
