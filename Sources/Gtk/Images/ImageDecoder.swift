import Synchronization

/// Decodes pictures off the main thread, to the size at which they are shown.
///
/// The bytes may be anything: what is no picture, is damaged or too large ends in an error. Decoding runs on threads of
/// its own, as many as there are cores but at most four; each picture is decoded on one. A task that is cancelled while
/// it waits or decodes ends with `CancellationError`, and the work with it.
public nonisolated enum ImageDecoder {
  /// Why bytes became no picture.
  public enum Failure: Error, Hashable, Sendable {
    /// The bytes are in none of the formats of `ImageFormat`, or no loader for it is installed.
    case unsupportedFormat
    /// The picture has more than `maximumPixelCount` pixels.
    case tooLarge(width: Int, height: Int)
    /// The picture is truncated or broken; the text is the loader's, in the user's language.
    case damaged(String)
  }

  /// The largest picture that is decoded, in pixels before scaling.
  public static let maximumPixelCount = 100_000_000

  /// Decodes a picture, turned upright as its EXIF orientation says. Of an animation it is the first picture.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - size: the size in device pixels to scale down to, keeping the proportions. A smaller picture stays as it is.
  /// - Throws: `Failure`, or `CancellationError`.
  public static func decode(
    bytes: some Collection<UInt8> & Sendable, fitting size: (width: Int, height: Int)
  ) async throws -> Gdk.Texture {
    try await decode(bytes, PictureBox(size))
  }

  /// Decodes a picture to the least size that covers `size`, as `Picture` shows it with the content fit `cover`: then
  /// nothing is scaled when it is drawn, which takes twenty times as long as drawing. Otherwise as `decode(bytes:fitting:)`.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - size: the size in device pixels. A smaller picture is enlarged. One of more extreme proportions does not cover
  ///     it: no side gets longer than four times the longer one of `size`.
  /// - Throws: `Failure`, or `CancellationError`.
  public static func decode(
    bytes: some Collection<UInt8> & Sendable, covering size: (width: Int, height: Int)
  ) async throws -> Gdk.Texture {
    try await decode(bytes, PictureBox(size, isCovered: true))
  }

  private static func decode(
    _ bytes: some Collection<UInt8> & Sendable, _ box: PictureBox
  ) async throws -> Gdk.Texture {
    let job = DecodingJob(box)
    let texture: NewTexture = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DecodingQueue.shared.run {
          continuation.resume(
            with: Result {
              if let texture = try bytes.withContiguousStorageIfAvailable({ try job.decode($0) }) { return texture }
              return try Array(bytes).withUnsafeBufferPointer { try job.decode($0) }
            })
        }
      }
    } onCancel: {
      job.cancel()
    }
    return await texture.wrapped()
  }
}
