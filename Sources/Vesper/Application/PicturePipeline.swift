import FoundationEssentials
import Gtk
import PhotoSearchCore

/// A picture that can be shown, and the memory that it takes.
nonisolated struct DecodedPicture: Sendable {
  let texture: Gdk.Texture
  let byteCount: Int
}

/// From the place of a picture to a texture in the size that is shown.
typealias PicturePipeline = ImagePipeline<DecodedPicture>

nonisolated extension ImagePipeline where Image == DecodedPicture {
  /// - Parameter maximumBytes: How much of textures is kept in memory.
  convenience init(_ loader: ImageLoader, maximumBytes: Int = 96_000_000) {
    self.init(loader: loader, maximumBytes: maximumBytes, cost: \.byteCount) { data, size in
      let box = (size.width, size.height)
      let texture =
        switch size.fit {
        case .contain: try await ImageDecoder.decode(bytes: data, fitting: box)
        case .cover: try await ImageDecoder.decode(bytes: data, covering: box)
        }
      return await DecodedPicture(texture: texture, byteCount: texture.byteCount)
    }
  }
}
