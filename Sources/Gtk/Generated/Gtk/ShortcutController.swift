// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkShortcutController`](https://docs.gtk.org/gtk4/class.ShortcutController.html).
open class ShortcutController: EventController, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_shortcut_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_controller_new()`](https://docs.gtk.org/gtk4/ctor.ShortcutController.new.html).
  public init() {
    super.init(adopting: gtk_shortcut_controller_new().raw)
  }

  /// Calls
  /// [`gtk_shortcut_controller_new_for_model()`](https://docs.gtk.org/gtk4/ctor.ShortcutController.new_for_model.html).
  public init(model: any Gio.ListModel) {
    super.init(adopting: gtk_shortcut_controller_new_for_model(model.opaque).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.ShortcutController.item-type.html) of
  /// `GtkShortcutController`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`mnemonic-modifiers`](https://docs.gtk.org/gtk4/property.ShortcutController.mnemonic-modifiers.html)
  /// of `GtkShortcutController`.
  public final var mnemonicModifiers: Gdk.ModifierType {
    get { getProperty("mnemonic-modifiers") }
    set { setProperty("mnemonic-modifiers", newValue) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.ShortcutController.n-items.html) of
  /// `GtkShortcutController`. Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.ShortcutController.scope.html) of
  /// `GtkShortcutController`.
  public final var scope: ShortcutScope {
    get { ShortcutScope(cValue: gtk_shortcut_controller_get_scope(instance(self))) }
    set { gtk_shortcut_controller_set_scope(instance(self), newValue.cValue) }
  }

  /// Calls
  /// [`gtk_shortcut_controller_add_shortcut()`](https://docs.gtk.org/gtk4/method.ShortcutController.add_shortcut.html).
  public final func addShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_add_shortcut(instance(self), shortcut.given())
  }

  /// Calls
  /// [`gtk_shortcut_controller_get_mnemonics_modifiers()`](https://docs.gtk.org/gtk4/method.ShortcutController.get_mnemonics_modifiers.html)
  /// and `gtk_shortcut_controller_set_mnemonics_modifiers()`.
  public final var mnemonicsModifiers: Gdk.ModifierType {
    get { Gdk.ModifierType(cValue: gtk_shortcut_controller_get_mnemonics_modifiers(instance(self))) }
    set(modifiers) { gtk_shortcut_controller_set_mnemonics_modifiers(instance(self), modifiers.cValue) }
  }

  /// Calls
  /// [`gtk_shortcut_controller_remove_shortcut()`](https://docs.gtk.org/gtk4/method.ShortcutController.remove_shortcut.html).
  public final func removeShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(instance(self), shortcut.opaque)
  }
}

extension Reactive where Base: ShortcutController {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.ShortcutController.item-type.html) of
  /// `GtkShortcutController`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`mnemonic-modifiers`](https://docs.gtk.org/gtk4/property.ShortcutController.mnemonic-modifiers.html)
  /// of `GtkShortcutController`.
  public var mnemonicModifiers: DynamicSubject<Gdk.ModifierType> { property("mnemonic-modifiers") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.ShortcutController.n-items.html) of
  /// `GtkShortcutController`. Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.ShortcutController.scope.html) of
  /// `GtkShortcutController`.
  public var scope: DynamicSubject<ShortcutScope> { property("scope") }
}
