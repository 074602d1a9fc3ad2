// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkKeyvalTrigger`](https://docs.gtk.org/gtk4/class.KeyvalTrigger.html).
open class KeyvalTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_keyval_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_keyval_trigger_new()`](https://docs.gtk.org/gtk4/ctor.KeyvalTrigger.new.html).
  public init(keyval: Int, modifiers: Gdk.ModifierType = []) {
    super.init(adopting: gtk_keyval_trigger_new(keyval.uint32, modifiers.cValue).raw)
  }

  /// The property [`keyval`](https://docs.gtk.org/gtk4/property.KeyvalTrigger.keyval.html) of `GtkKeyvalTrigger`.
  public final var keyval: Int { gtk_keyval_trigger_get_keyval(instance(self)).int }

  /// The property [`modifiers`](https://docs.gtk.org/gtk4/property.KeyvalTrigger.modifiers.html) of `GtkKeyvalTrigger`.
  public final var modifiers: Gdk.ModifierType {
    Gdk.ModifierType(cValue: gtk_keyval_trigger_get_modifiers(instance(self)))
  }
}

extension Reactive where Base: KeyvalTrigger {
  /// The property [`keyval`](https://docs.gtk.org/gtk4/property.KeyvalTrigger.keyval.html) of `GtkKeyvalTrigger`.
  public var keyval: SafeSignal<Int> { readOnlyProperty("keyval") }

  /// The property [`modifiers`](https://docs.gtk.org/gtk4/property.KeyvalTrigger.modifiers.html) of `GtkKeyvalTrigger`.
  public var modifiers: SafeSignal<Gdk.ModifierType> { readOnlyProperty("modifiers") }
}
