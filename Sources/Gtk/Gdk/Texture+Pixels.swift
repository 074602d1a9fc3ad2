import CGtk

extension Gdk.Texture {
  /// The pixels, row by row: 32 bits each, alpha, red, green, blue, premultiplied; in memory blue comes first.
  ///
  /// Complexity: O(*n*) in the number of pixels, which a texture on the graphics card has to be asked for.
  public final func download() -> [UInt8] {
    let stride = width * 4
    return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
      if let start = buffer.baseAddress, stride > 0 { gdk_texture_download(opaque, start, gsize(stride)) }
      count = buffer.count
    }
  }
}
