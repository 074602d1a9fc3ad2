/// The brightness of each pixel of a picture, for its perceptual hash, and its main colours.
public nonisolated struct Luminance: Sendable {
  let width: Int
  let height: Int
  /// From 0 to 255, row by row.
  private(set) var values: [Float]
  /// The main colours of the whole picture.
  let colors: Set<PhotoColor>

  /// The smallest width or height of a picture that can be recognised.
  static let leastLength = 5

  /// - Parameters:
  ///   - pixels: Red, green and blue of each pixel, or more bytes, row by row.
  ///   - stride: The number of bytes from one row to the next.
  ///   - pixelStride: The number of bytes from one pixel to the next: 3 or 4.
  ///   - isBlueFirst: Whether a pixel begins with blue and ends with red, as those of textures do.
  /// - Returns: `nil` for pictures of less than five pixels in a direction, or for too few bytes.
  public init?(
    pixels: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int, pixelStride: Int = 4,
    isBlueFirst: Bool = false
  ) {
    guard min(width, height) >= Self.leastLength, pixelStride >= 3, stride >= width * pixelStride,
      pixels.count >= stride * (height - 1) + width * pixelStride
    else { return nil }
    (self.width, self.height) = (width, height)
    var values: [Float] = []
    values.reserveCapacity(width * height)
    let (red, blue) = isBlueFirst ? (2, 0) : (0, 2)
    var counts: [PhotoColor: Int] = [:]
    let step = Self.step(width, height)
    for row in Swift.stride(from: 0, to: height, by: step) {
      for column in Swift.stride(from: 0, to: width, by: step) {
        let pixel = row * stride + column * pixelStride
        let color = PhotoColor(
          red: Int(pixels[pixel + red]), green: Int(pixels[pixel + 1]), blue: Int(pixels[pixel + blue]))
        counts[color, default: 0] += 1
      }
    }
    colors = PhotoColor.main(counts)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = row * stride + column * pixelStride
        // ITU-R BT.601, as PDQ has it.
        values.append(
          0.299 * Float(pixels[pixel + red]) + 0.587 * Float(pixels[pixel + 1]) + 0.114 * Float(pixels[pixel + blue]))
      }
    }
    self.values = values
  }

  /// Some thousand pixels tell the main colours as well as all of them.
  private static func step(_ width: Int, _ height: Int) -> Int { max(1, max(width, height) / 96) }

  /// - Parameter grey: The brightness of each pixel, row by row.
  init?(grey: [UInt8], width: Int, height: Int) {
    guard min(width, height) >= Self.leastLength, grey.count == width * height else { return nil }
    (self.width, self.height) = (width, height)
    values = grey.map(Float.init)
    colors = PhotoColor.main(
      grey.reduce(into: [:]) { $0[PhotoColor(red: Int($1), green: Int($1), blue: Int($1)), default: 0] += 1 })
  }

  private init(width: Int, height: Int, values: [Float], colors: Set<PhotoColor>) {
    (self.width, self.height, self.values, self.colors) = (width, height, values, colors)
  }

  /// Returns the part of the picture within its edges, each given as a part of the width or height.
  func cropped(left: Double, top: Double, right: Double, bottom: Double) -> Luminance? {
    let (first, last) = (Int((left * Double(width)).rounded()), width - Int((right * Double(width)).rounded()))
    let (top, bottom) = (Int((top * Double(height)).rounded()), height - Int((bottom * Double(height)).rounded()))
    guard first >= 0, top >= 0, last <= width, bottom <= height, last - first >= Self.leastLength,
      bottom - top >= Self.leastLength
    else { return nil }
    var part: [Float] = []
    part.reserveCapacity((last - first) * (bottom - top))
    for row in top..<bottom { part += values[row * width + first..<row * width + last] }
    return Luminance(width: last - first, height: bottom - top, values: part, colors: colors)
  }

  // MARK: Reducing

  /// Returns 64 x 64 pixels, which is what is left after blurring.
  func reduced() -> [Float] {
    let length = PerceptualHash.length
    guard width != length || height != length else { return values }
    var blurred = values
    var rows = values
    // Two box filters in each direction are about a tent.
    for _ in 0..<2 {
      for row in 0..<height {
        Self.average(blurred, into: &rows, from: row * width, count: width, stride: 1, window: Self.window(width))
      }
      for column in 0..<width {
        Self.average(rows, into: &blurred, from: column, count: height, stride: width, window: Self.window(height))
      }
    }
    // The pixels in the middle of each of the parts.
    let places = { (count: Int) in (0..<length).map { Int((Double($0) + 0.5) * Double(count) / Double(length)) } }
    let columns = places(width)
    return places(height).flatMap { row in columns.map { blurred[row * width + $0] } }
  }

  /// The width of the box for a length that is to be reduced to 64: half of what becomes a pixel.
  private static func window(_ length: Int) -> Int {
    (length + 2 * PerceptualHash.length - 1) / (2 * PerceptualHash.length)
  }

  /// Replaces each value of a line by the average of those around it, as many as there are towards the ends.
  private static func average(
    _ input: [Float], into output: inout [Float], from start: Int, count: Int, stride: Int, window: Int
  ) {
    input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        let ahead = (window + 2) / 2 - 1
        var sum: Float = 0
        var size = 0
        for index in 0..<count + ahead {
          if index < count {
            sum += input[start + index * stride]
            size += 1
          }
          let center = index - ahead
          guard center >= 0 else { continue }
          let left = center - (window - ahead)
          if left >= 0 {
            sum -= input[start + left * stride]
            size -= 1
          }
          output[start + center * stride] = sum / Float(size)
        }
      }
    }
  }
}
