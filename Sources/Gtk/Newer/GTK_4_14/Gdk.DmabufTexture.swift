// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gdk {
  /// The class [`GdkDmabufTexture`](https://docs.gtk.org/gdk4/class.DmabufTexture.html). Since GTK 4.14.
  open class DmabufTexture: Gdk.Texture {
    open override class var gType: GType { gdk_dmabuf_texture_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}

#endif
