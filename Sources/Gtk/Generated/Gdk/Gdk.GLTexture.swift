// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkGLTexture`](https://docs.gtk.org/gdk4/class.GLTexture.html).
  open class GLTexture: Gdk.Texture {
    open override class var gType: GType { gdk_gl_texture_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_gl_texture_release()`](https://docs.gtk.org/gdk4/method.GLTexture.release.html).
    public final func release() { gdk_gl_texture_release(instance(self)) }
  }
}
