// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkMemoryTexture`](https://docs.gtk.org/gdk4/class.MemoryTexture.html).
  open class MemoryTexture: Gdk.Texture {
    open override class var gType: GType { gdk_memory_texture_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_memory_texture_new()`](https://docs.gtk.org/gdk4/ctor.MemoryTexture.new.html).
    public init(width: Int, height: Int, format: Gdk.MemoryFormat, bytes: GLib.Bytes, stride: Int) {
      super.init(
        adopting: gdk_memory_texture_new(width.int32, height.int32, format.cValue, bytes.opaque, stride.uint).raw)
    }
  }
}
