// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkMnemonicTrigger`](https://docs.gtk.org/gtk4/class.MnemonicTrigger.html).
open class MnemonicTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_mnemonic_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_mnemonic_trigger_new()`](https://docs.gtk.org/gtk4/ctor.MnemonicTrigger.new.html).
  public init(keyval: Int) {
    super.init(adopting: gtk_mnemonic_trigger_new(keyval.uint32).raw)
  }

  /// The property [`keyval`](https://docs.gtk.org/gtk4/property.MnemonicTrigger.keyval.html) of `GtkMnemonicTrigger`.
  public final var keyval: Int { gtk_mnemonic_trigger_get_keyval(instance(self)).int }
}

extension Reactive where Base: MnemonicTrigger {
  /// The property [`keyval`](https://docs.gtk.org/gtk4/property.MnemonicTrigger.keyval.html) of `GtkMnemonicTrigger`.
  public var keyval: SafeSignal<Int> { readOnlyProperty("keyval") }
}
