import CImageLibraries
import Glibc
import ImageDecoding

/// Pixels that are worked on: opacity, red, green and blue in each number, from its highest byte on.
final class Canvas {
  let width, height: Int
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// The pixels have any values.
  init(width: Int, height: Int) throws(DecodingFailure) {
    (self.width, self.height) = (width, height)
    let count = width * height
    guard let memory = malloc(count * 4) else { throw .damaged }
    pixels = UnsafeMutableBufferPointer(start: memory.bindMemory(to: UInt32.self, capacity: count), count: count)
  }

  deinit { free(pixels.baseAddress) }

  /// The pixels as bytes.
  var bytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
  }

  /// Replaces cyan, magenta, yellow and black by the colours that they make, without a profile.
  func replaceInks(areInverted: Bool) {
    for index in pixels.indices {
      let inks = areInverted ? pixels[index] : ~pixels[index]
      let black = inks >> 24
      func part(_ shift: UInt32) -> UInt32 { ((inks >> shift & 0xFF) * black + 127) / 255 }
      pixels[index] = 0xFF00_0000 | part(0) << 16 | part(8) << 8 | part(16)
    }
  }

  /// Returns the image in another size, turned and mirrored so that it is upright. Use up the canvas with that.
  ///
  /// - Parameter size: The size before it is turned.
  func finished(
    _ size: (width: Int, height: Int), _ orientation: ImageOrientation = .upright, isOpaque: Bool
  ) throws(DecodingFailure) -> ImageFile {
    guard size != (width, height) else {
      return try Self.upright(pixels.baseAddress!, size, stride: width, orientation, isOpaque: isOpaque)
    }
    // The encoder of WebP scales pictures, well and quickly.
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .damaged }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(width), Int32(height))
    picture.argb = pixels.baseAddress
    picture.argb_stride = Int32(width)
    guard WebPPictureRescale(&picture, Int32(size.width), Int32(size.height)) != 0, let scaled = picture.argb else {
      throw .damaged
    }
    return try Self.upright(scaled, size, stride: Int(picture.argb_stride), orientation, isOpaque: isOpaque)
  }

  private static func upright(
    _ source: UnsafePointer<UInt32>, _ size: (width: Int, height: Int), stride: Int, _ orientation: ImageOrientation,
    isOpaque: Bool
  ) throws(DecodingFailure) -> ImageFile {
    let (width, height) = size
    let image =
      try orientation.swapsSides
      ? ImageFile(width: height, height: width, isOpaque: isOpaque)
      : ImageFile(width: width, height: height, isOpaque: isOpaque)
    let places =
      switch orientation {
      case .upright: vesper_places(first: 0, right: 1, down: width)
      case .mirrored: vesper_places(first: width - 1, right: -1, down: width)
      case .upsideDown: vesper_places(first: width * height - 1, right: -1, down: -width)
      case .mirroredUpsideDown: vesper_places(first: width * (height - 1), right: 1, down: -width)
      case .transposed: vesper_places(first: 0, right: height, down: 1)
      case .turnedRight: vesper_places(first: height - 1, right: height, down: -1)
      case .transversed: vesper_places(first: width * height - 1, right: -height, down: -1)
      case .turnedLeft: vesper_places(first: height * (width - 1), right: -height, down: 1)
      }
    vesper_place_pixels(source, width, height, stride, places, isOpaque, image.bytes.baseAddress)
    return image
  }
}
