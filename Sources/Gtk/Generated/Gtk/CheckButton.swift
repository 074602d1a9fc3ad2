// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkCheckButton`](https://docs.gtk.org/gtk4/class.CheckButton.html).
open class CheckButton: Widget, Actionable {
  open override class var gType: GType { gtk_check_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkCheckButton: UnsafeMutablePointer<GtkCheckButton> {
    pointer.assumingMemoryBound(to: GtkCheckButton.self)
  }

  /// Calls [`gtk_check_button_new()`](https://docs.gtk.org/gtk4/ctor.CheckButton.new.html).
  public init() {
    super.init(adopting: gtk_check_button_new())
  }

  /// Calls [`gtk_check_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.CheckButton.new_with_label.html).
  public init(label: String?) {
    super.init(adopting: gtk_check_button_new_with_label(label))
  }

  /// Calls [`gtk_check_button_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.CheckButton.new_with_mnemonic.html).
  public init(mnemonic: String?) {
    super.init(adopting: gtk_check_button_new_with_mnemonic(mnemonic))
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.CheckButton.active.html) of `GtkCheckButton`.
  public final var active: Bool {
    get { gtk_check_button_get_active(gtkCheckButton).isTrue }
    set { gtk_check_button_set_active(gtkCheckButton, newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.CheckButton.child.html) of `GtkCheckButton`. Since GTK
  /// 4.8.
  public final var child: Widget? {
    get { lentObject(widget: gtk_check_button_get_child(gtkCheckButton)) }
    set { gtk_check_button_set_child(gtkCheckButton, newValue?.gtkWidget) }
  }

  /// The property [`inconsistent`](https://docs.gtk.org/gtk4/property.CheckButton.inconsistent.html) of
  /// `GtkCheckButton`.
  public final var inconsistent: Bool {
    get { gtk_check_button_get_inconsistent(gtkCheckButton).isTrue }
    set { gtk_check_button_set_inconsistent(gtkCheckButton, newValue.gboolean) }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.CheckButton.label.html) of `GtkCheckButton`.
  public final var label: String? {
    get { lentString(ifAny: gtk_check_button_get_label(gtkCheckButton)) }
    set { lend(newValue) { gtk_check_button_set_label(gtkCheckButton, $0) } }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.CheckButton.use-underline.html) of
  /// `GtkCheckButton`.
  public final var useUnderline: Bool {
    get { gtk_check_button_get_use_underline(gtkCheckButton).isTrue }
    set { gtk_check_button_set_use_underline(gtkCheckButton, newValue.gboolean) }
  }

  /// Calls [`gtk_check_button_set_group()`](https://docs.gtk.org/gtk4/method.CheckButton.set_group.html).
  public final func setGroup(_ group: CheckButton?) {
    gtk_check_button_set_group(gtkCheckButton, group?.gtkCheckButton)
  }
}

extension Reactive where Base: CheckButton {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.CheckButton.active.html) of `GtkCheckButton`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.CheckButton.child.html) of `GtkCheckButton`. Since GTK
  /// 4.8.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`group`](https://docs.gtk.org/gtk4/property.CheckButton.group.html) of `GtkCheckButton`.
  public var group: Bond<CheckButton?> { bond { $0.setProperty("group", $1) } }

  /// The property [`inconsistent`](https://docs.gtk.org/gtk4/property.CheckButton.inconsistent.html) of
  /// `GtkCheckButton`.
  public var inconsistent: DynamicSubject<Bool> { property("inconsistent") }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.CheckButton.label.html) of `GtkCheckButton`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: CheckButton) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.CheckButton.use-underline.html) of
  /// `GtkCheckButton`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.CheckButton.activate.html) of `GtkCheckButton`. Since GTK
  /// 4.2.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`toggled`](https://docs.gtk.org/gtk4/signal.CheckButton.toggled.html) of `GtkCheckButton`.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}
