// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkToggleButton`](https://docs.gtk.org/gtk4/class.ToggleButton.html).
open class ToggleButton: Button {
  open override class var gType: GType { gtk_toggle_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkToggleButton: UnsafeMutablePointer<GtkToggleButton> {
    pointer.assumingMemoryBound(to: GtkToggleButton.self)
  }

  /// Calls [`gtk_toggle_button_new()`](https://docs.gtk.org/gtk4/ctor.ToggleButton.new.html).
  public override init() {
    super.init(adopting: gtk_toggle_button_new())
  }

  /// Calls [`gtk_toggle_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.ToggleButton.new_with_label.html).
  public override init(label: String) {
    super.init(adopting: gtk_toggle_button_new_with_label(label))
  }

  /// Calls
  /// [`gtk_toggle_button_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.ToggleButton.new_with_mnemonic.html).
  public override init(mnemonic: String) {
    super.init(adopting: gtk_toggle_button_new_with_mnemonic(mnemonic))
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.ToggleButton.active.html) of `GtkToggleButton`.
  public final var active: Bool {
    get { gtk_toggle_button_get_active(gtkToggleButton).isTrue }
    set { gtk_toggle_button_set_active(gtkToggleButton, newValue.gboolean) }
  }

  /// Calls [`gtk_toggle_button_set_group()`](https://docs.gtk.org/gtk4/method.ToggleButton.set_group.html).
  public final func setGroup(_ group: ToggleButton?) {
    gtk_toggle_button_set_group(gtkToggleButton, group?.gtkToggleButton)
  }

  /// Calls [`gtk_toggle_button_toggled()`](https://docs.gtk.org/gtk4/method.ToggleButton.toggled.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func toggled() { gtk_toggle_button_toggled(gtkToggleButton) }
}

extension Reactive where Base: ToggleButton {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.ToggleButton.active.html) of `GtkToggleButton`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`group`](https://docs.gtk.org/gtk4/property.ToggleButton.group.html) of `GtkToggleButton`.
  public var group: Bond<ToggleButton?> { bond { $0.setProperty("group", $1) } }

  /// The signal [`toggled`](https://docs.gtk.org/gtk4/signal.ToggleButton.toggled.html) of `GtkToggleButton`.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}
