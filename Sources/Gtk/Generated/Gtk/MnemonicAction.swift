// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkMnemonicAction`](https://docs.gtk.org/gtk4/class.MnemonicAction.html).
open class MnemonicAction: ShortcutAction {
  open override class var gType: GType { gtk_mnemonic_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_mnemonic_action_get()`](https://docs.gtk.org/gtk4/type_func.MnemonicAction.get.html).
  public static var shared: MnemonicAction { lentObject(opaque: gtk_mnemonic_action_get())! }
}
