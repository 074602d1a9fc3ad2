// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension JavaScriptCore {
  /// The class [`JSCVirtualMachine`](https://webkitgtk.org/reference/jsc-glib/stable/class.VirtualMachine.html).
  open class VirtualMachine: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return jsc_virtual_machine_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`jsc_virtual_machine_new()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.VirtualMachine.new.html).
    public init() {
      super.init(adopting: jsc_virtual_machine_new().raw)
    }
  }
}
