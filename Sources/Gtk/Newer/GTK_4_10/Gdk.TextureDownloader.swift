// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
import CGtk

extension Gdk {
  /// The struct [`GdkTextureDownloader`](https://docs.gtk.org/gdk4/struct.TextureDownloader.html). Since GTK 4.10.
  public final class TextureDownloader: Boxed {
    public override class var gType: GType { gdk_texture_downloader_get_type() }

    /// Calls [`gdk_texture_downloader_new()`](https://docs.gtk.org/gdk4/ctor.TextureDownloader.new.html). Since GTK 4.10.
    public convenience init(texture: Gdk.Texture) {
      self.init(taking: gdk_texture_downloader_new(texture.opaque).raw)
    }

    /// Calls
    /// [`gdk_texture_downloader_download_bytes()`](https://docs.gtk.org/gdk4/method.TextureDownloader.download_bytes.html).
    /// Since GTK 4.10.
    @discardableResult
    public func downloadBytes() -> (result: GLib.Bytes, outStride: Int) {
      var cOutStride: UInt = 0
      let result = gdk_texture_downloader_download_bytes(opaque, &cOutStride)
      return (promised(givenBoxed(opaque: result)), cOutStride.int)
    }

    /// Calls
    /// [`gdk_texture_downloader_download_into()`](https://docs.gtk.org/gdk4/method.TextureDownloader.download_into.html).
    /// Since GTK 4.10.
    public func downloadInto(_ data: [UInt8], stride: Int) {
      var cData = data
      gdk_texture_downloader_download_into(opaque, &cData, stride.uint)
    }

    /// Calls [`gdk_texture_downloader_get_format()`](https://docs.gtk.org/gdk4/method.TextureDownloader.get_format.html)
    /// and `gdk_texture_downloader_set_format()`. Since GTK 4.10.
    public var format: Gdk.MemoryFormat {
      get { Gdk.MemoryFormat(cValue: gdk_texture_downloader_get_format(opaque)) }
      set(format) { gdk_texture_downloader_set_format(opaque, format.cValue) }
    }

    /// Calls
    /// [`gdk_texture_downloader_get_texture()`](https://docs.gtk.org/gdk4/method.TextureDownloader.get_texture.html).
    /// Since GTK 4.10.
    public var texture: Gdk.Texture? { lentObject(opaque: gdk_texture_downloader_get_texture(opaque)) }

    /// Calls
    /// [`gdk_texture_downloader_set_texture()`](https://docs.gtk.org/gdk4/method.TextureDownloader.set_texture.html).
    /// Since GTK 4.10.
    public func setTexture(_ texture: Gdk.Texture) { gdk_texture_downloader_set_texture(opaque, texture.opaque) }
  }
}

#endif
