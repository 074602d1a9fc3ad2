import ImageDecoding

/// Decodes images off the main thread, at the size at which they are shown.
///
/// The bytes are untrusted: unsupported, damaged or too large images result in an error. Decoding runs on dedicated
/// threads, one per core but at most four; each image is decoded on one thread, and images with more than
/// `maximumPixelCount` pixels together wait for each other. If a task is cancelled while it waits or decodes, it ends
/// with `CancellationError`, and the decoding stops.
///
/// The libraries that decode images are written in C, and mistakes in them are how image viewers are broken into. Pass
/// `DecoderProcesses` to decode behind a wall; without, the loaders of GdkPixbuf run in this process.
public nonisolated enum ImageDecoder {
  /// The reason why decoding failed.
  public enum Failure: Error, Hashable, Sendable {
    /// The bytes are in none of the formats of `ImageFormat`, or no loader for it is installed.
    case unsupportedFormat
    /// The image has more than `maximumPixelCount` pixels.
    case tooLarge(width: Int, height: Int)
    /// The image is truncated or damaged. The message comes from the loader, in the user's language; `DecoderProcesses`
    /// give none.
    case damaged(String)
    /// The program of `DecoderProcesses` cannot be started. The message says which, and why.
    case noDecoder(String)
  }

  /// The size limit of images, in pixels before scaling, and that of all images which are decoded at a time.
  public static let maximumPixelCount = maximumImagePixelCount

  /// Decodes an image, rotated upright according to its EXIF orientation. Of an animation, decodes the first frame.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - size: the size in device pixels to which the image is scaled down, keeping its aspect ratio. A smaller image
  ///     is not scaled.
  ///   - processes: the processes that decode, or `nil` to decode in this one.
  /// - Throws: `Failure`, or `CancellationError`.
  public static func decode(
    bytes: some Collection<UInt8> & Sendable, fitting size: (width: Int, height: Int),
    in processes: DecoderProcesses? = nil
  ) async throws -> Gdk.Texture {
    try await decode(bytes, DecodingJob(PictureBox(size), in: processes))
  }

  /// Decodes an image to the smallest size that covers `size`, as a `Picture` with the content fit `cover` shows it. No
  /// scaling is then needed when drawing, which takes twenty times as long as drawing. Otherwise the same as
  /// `decode(bytes:fitting:)`.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - size: the size in device pixels. A smaller image is enlarged. An image with extreme proportions does not cover
  ///     it: no side gets longer than four times the longer side of `size`.
  ///   - processes: the processes that decode, or `nil` to decode in this one.
  /// - Throws: `Failure`, or `CancellationError`.
  public static func decode(
    bytes: some Collection<UInt8> & Sendable, covering size: (width: Int, height: Int),
    in processes: DecoderProcesses? = nil
  ) async throws -> Gdk.Texture {
    try await decode(bytes, DecodingJob(PictureBox(size, isCovered: true), in: processes))
  }

  /// The number of pixels that the decoding of an image may hold: all that there are where only its loader can tell. Of
  /// what is not decoded, none.
  private static func pixelCount(of bytes: some Collection<UInt8>) -> Int {
    guard let format = ImageFormat(of: bytes) else { return 0 }
    let size = bytes.withContiguousStorageIfAvailable { ClaimedSize.of($0, format: format) } ?? nil
    guard let size else { return maximumPixelCount }
    let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    return overflow || count > maximumPixelCount ? 0 : count
  }

  private static func decode(
    _ bytes: some Collection<UInt8> & Sendable, _ job: DecodingJob
  ) async throws -> Gdk.Texture {
    let texture = try await PixelBudget.shared.withPixels(pixelCount(of: bytes)) {
      try await withTaskCancellationHandler {
        try await DecodingQueue.shared.result {
          if let texture = try bytes.withContiguousStorageIfAvailable({ try job.decode($0) }) { return texture }
          return try Array(bytes).withUnsafeBufferPointer { try job.decode($0) }
        }
      } onCancel: {
        job.cancel()
      }
    }
    return await texture.wrapped()
  }
}
