import CDecoderMessages
import Glibc

/// Why an image is not decoded.
enum DecodingFailure: Error {
  case damaged
  case tooLarge(width: Int, height: Int)
}

/// A decoded image, in a file in memory that another process can get: for each pixel red, green and blue, or, if not all
/// are opaque, blue, green, red and opacity.
final class ImageFile {
  let width, height: Int
  let isOpaque: Bool
  let bytes: UnsafeMutableBufferPointer<UInt8>
  private let file: Int32
  private var isMapped = true

  init(width: Int, height: Int, isOpaque: Bool) throws(DecodingFailure) {
    let size = width * height * (isOpaque ? 3 : 4)
    let file = vesper_memory_file(size)
    guard file >= 0 else { throw .damaged }
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, file, 0)
    guard let memory, memory != MAP_FAILED else {
      close(file)
      throw .damaged
    }
    (self.width, self.height, self.isOpaque, self.file) = (width, height, isOpaque, file)
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size).bindMemory(to: UInt8.self)
  }

  deinit {
    unmap()
    close(file)
  }

  private func unmap() {
    guard isMapped else { return }
    isMapped = false
    munmap(bytes.baseAddress, bytes.count)
  }

  /// Runs `body` with the file, which is final: the pixels must not be touched from now on.
  func handOn<Result>(_ body: (Int32) -> Result) -> Result? {
    unmap()
    return vesper_memory_file_seal(file) ? body(file) : nil
  }
}
