import CGtk

extension Gdk.Texture {
  /// Returns the pixels, row by row: premultiplied 32-bit ARGB, with blue first in memory.
  ///
  /// Complexity: O(*n*) in the number of pixels. A texture on the graphics card has to be read back.
  public final func download() -> [UInt8] {
    let stride = width * 4
    return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
      if let start = buffer.baseAddress, stride > 0 { gdk_texture_download(opaque, start, gsize(stride)) }
      count = buffer.count
    }
  }
}
