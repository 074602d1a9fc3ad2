// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkSnapshot`](https://docs.gtk.org/gdk4/class.Snapshot.html).
  open class Snapshot: Object {
    open override class var gType: GType { gdk_snapshot_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}
