import Foundation
import Gtk

extension Screenshot {
  /// Reads a PNG file.
  init(pngFile path: String) throws {
    let texture = try Gdk.Texture(path: path)
    self.init(width: texture.width, height: texture.height, pixels: texture.download())
  }

  /// The contents of a PNG file, small rather than soon written.
  var png: [UInt8] {
    get throws {
      let own = opaquePixels
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 3)
      for index in stride(from: 0, to: own.count, by: 4) {
        pixels.append(own[index + 2])
        pixels.append(own[index + 1])
        pixels.append(own[index])
      }
      return try GdkPixbuf.Pixbuf(
        data: GLib.Bytes(data: pixels), colorspace: .rgb, hasAlpha: false, bitsPerSample: 8, width: width,
        height: height, rowstride: width * 3
      ).saveToBufferv("png", optionKeys: ["compression"], optionValues: ["9"])
    }
  }

  func writePNG(to path: String) throws {
    try Data(png).write(to: URL(fileURLWithPath: path))
  }
}
