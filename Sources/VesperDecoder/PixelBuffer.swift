import CDecoderMessages
import CImageLibraries
import Glibc
import ImageDecoding

/// Why an image is not decoded.
enum DecodingFailure: Error {
  case damaged
  case tooLarge(width: Int, height: Int)
}

/// The pixels of an image, in a file in memory that another process can get: blue, green, red and opacity, a byte each.
final class PixelBuffer {
  let width, height: Int
  let pixels: UnsafeMutableBufferPointer<UInt32>
  private let file: Int32
  private var isMapped = true

  /// All pixels are transparent.
  init(width: Int, height: Int) throws(DecodingFailure) {
    let size = width * height * 4
    let file = vesper_memory_file(size)
    guard file >= 0 else { throw .damaged }
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, file, 0)
    guard let memory, memory != MAP_FAILED else {
      close(file)
      throw .damaged
    }
    self.file = file
    (self.width, self.height) = (width, height)
    pixels = UnsafeMutableRawBufferPointer(start: memory, count: size).bindMemory(to: UInt32.self)
  }

  deinit {
    unmap()
    close(file)
  }

  private func unmap() {
    guard isMapped else { return }
    isMapped = false
    munmap(pixels.baseAddress, pixels.count * 4)
  }

  /// The pixels as bytes.
  var bytes: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
  }

  /// Runs `body` with the file, which is final: the pixels must not be touched from now on.
  func handOn<Result>(_ body: (Int32) -> Result) -> Result? {
    unmap()
    return vesper_memory_file_seal(file) ? body(file) : nil
  }
}

// MARK: Changes of size, orientation and colours

extension PixelBuffer {
  /// Returns the image in another size, or this one if it has that size. The colours must not be multiplied by the
  /// opacity.
  func scaled(to size: (width: Int, height: Int)) throws(DecodingFailure) -> PixelBuffer {
    guard size != (width, height) else { return self }
    // The encoder of WebP scales pictures, well and quickly.
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .damaged }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(width), Int32(height))
    picture.argb = pixels.baseAddress
    picture.argb_stride = Int32(width)
    guard WebPPictureRescale(&picture, Int32(size.width), Int32(size.height)) != 0, let source = picture.argb else {
      throw .damaged
    }
    let result = try PixelBuffer(width: size.width, height: size.height)
    let target = result.pixels.baseAddress!
    for row in 0..<size.height {
      (target + row * size.width).update(from: source + row * Int(picture.argb_stride), count: size.width)
    }
    return result
  }

  /// Returns the image turned and mirrored so that it is upright.
  func upright(_ orientation: ImageOrientation) throws(DecodingFailure) -> PixelBuffer {
    guard orientation != .upright else { return self }
    let (width, height) = (width, height)
    let result =
      try orientation.swapsSides
      ? PixelBuffer(width: height, height: width) : PixelBuffer(width: width, height: height)
    // Where the first pixel comes, and how far from there the next in its row and in its column come.
    let (first, right, down) =
      switch orientation {
      case .upright: (0, 1, width)
      case .mirrored: (width - 1, -1, width)
      case .upsideDown: (width * height - 1, -1, -width)
      case .mirroredUpsideDown: (width * (height - 1), 1, -width)
      case .transposed: (0, height, 1)
      case .turnedRight: (height - 1, height, -1)
      case .transversed: (width * height - 1, -height, -1)
      case .turnedLeft: (height * (width - 1), -height, 1)
      }
    let (source, target) = (pixels.baseAddress!, result.pixels.baseAddress!)
    for y in 0..<height {
      var place = first + y * down
      for x in 0..<width {
        target[place] = source[y * width + x]
        place += right
      }
    }
    return result
  }

  /// Multiplies the colours by the opacity.
  func multiplyByOpacity() {
    for index in pixels.indices {
      let pixel = pixels[index]
      let opacity = pixel >> 24
      guard opacity != 255 else { continue }
      func part(_ shift: UInt32) -> UInt32 { (((pixel >> shift) & 0xFF) * opacity + 127) / 255 }
      pixels[index] = opacity << 24 | part(16) << 16 | part(8) << 8 | part(0)
    }
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
}
