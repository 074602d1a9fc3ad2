import FoundationEssentials
import Gtk
import PhotoSearchCore

/// A decoded image and its memory use.
nonisolated struct DecodedPicture: Sendable {
  let texture: Gdk.Texture
  let byteCount: Int
}

/// The pipeline from an image's location to a texture in the displayed size.
typealias PicturePipeline = ImagePipeline<DecodedPicture>

nonisolated extension ImagePipeline where Image == DecodedPicture {
  /// - Parameters:
  ///   - decoder: The processes that decode the images.
  ///   - maximumBytes: The size limit of the texture cache in memory.
  convenience init(_ loader: ImageLoader, decoder: DecoderProcesses, maximumBytes: Int = 96_000_000) {
    self.init(loader: loader, maximumBytes: maximumBytes, cost: \.byteCount) { data, size in
      let box = (size.width, size.height)
      let texture =
        switch size.fit {
        case .contain: try await ImageDecoder.decode(bytes: data, fitting: box, in: decoder)
        case .cover: try await ImageDecoder.decode(bytes: data, covering: box, in: decoder)
        }
      return await DecodedPicture(texture: texture, byteCount: texture.byteCount)
    }
  }
}
