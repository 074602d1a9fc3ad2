import FoundationEssentials
import Gtk
import PhotoSearchCore

nonisolated extension Luminance {
  /// Returns what decodes pictures for recognising them.
  static func decoding(by decoder: DecoderProcesses) -> PhotoRecognizer.Decoding {
    { data in
      let length = PhotoRecognizer.pictureLength
      let texture = try await ImageDecoder.decode(bytes: data, fitting: (length, length), in: decoder)
      let (pixels, width, height) = await MainActor.run { (texture.download(), texture.width, texture.height) }
      guard let luminance = Luminance(downloaded: pixels, width: width, height: height) else {
        throw ImageDecoder.Failure.damaged("")
      }
      return luminance
    }
  }

  /// - Parameter pixels: Those of a texture, see `Gdk.Texture.download()`.
  init?(downloaded pixels: [UInt8], width: Int, height: Int) {
    let luminance = pixels.withUnsafeBytes {
      Luminance(pixels: $0, width: width, height: height, stride: width * 4, isBlueFirst: true)
    }
    guard let luminance else { return nil }
    self = luminance
  }
}
