import FoundationEssentials
import Glibc

/// Where exported files go. It is complete after `finish`, and leaves nothing behind without it.
nonisolated protocol PictureSink: ~Copyable {
  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: A name that is valid everywhere and was not used before.
  ///   - size: The number of bytes that `write` will pass on.
  ///   - modified: The modification date, in seconds since 1970.
  ///   - write: Passes the bytes on in pieces.
  mutating func add(
    _ name: String, size: Int, modified: Int,
    _ write: ((UnsafeRawBufferPointer) throws(SavedPhotosError) -> Void) throws(SavedPhotosError) -> Void
  ) throws(SavedPhotosError)

  /// Moves the result to its place.
  ///
  /// - Returns: The path, which may have a number.
  mutating func finish() throws(SavedPhotosError) -> String
}

/// An open file that is read in pieces.
nonisolated struct PictureReader: ~Copyable {
  let size: Int
  let modified: Int
  private let descriptor: Int32
  private let path: String

  /// Returns `nil` if there is no such file.
  init?(path: String) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    size = Int(status.st_size)
    modified = Int(status.st_mtim.tv_sec)
  }

  deinit { close(descriptor) }

  /// Passes on exactly `size` bytes.
  ///
  /// - Throws: `inaccessible` if another program shortens the file meanwhile, and `cancelled`.
  func read(_ body: (UnsafeRawBufferPointer) throws(SavedPhotosError) -> Void) throws(SavedPhotosError) {
    var rest = size
    var buffer = [UInt8](repeating: 0, count: min(rest, 1 << 20))
    while rest > 0 {
      if Task.isCancelled { throw .cancelled }
      let wanted = min(rest, buffer.count)
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, wanted) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .inaccessible(path: path) }
      rest -= count
      try buffer.prefix(count).withUnsafePieces(body)
    }
  }
}

nonisolated extension ArraySlice<UInt8> {
  /// `withUnsafeBytes` with a typed error.
  fileprivate func withUnsafePieces(
    _ body: (UnsafeRawBufferPointer) throws(SavedPhotosError) -> Void
  ) throws(SavedPhotosError) {
    let result = withUnsafeBytes { bytes in
      Result { () throws(SavedPhotosError) in try body(bytes) }
    }
    try result.get()
  }
}

/// Writing to a file descriptor.
nonisolated enum ExportFile {
  /// The error for `errno`.
  static func failure(_ path: String) -> SavedPhotosError {
    DatabaseFile.isFull(errno) ? .full : .inaccessible(path: path)
  }

  /// Creates a file with a random hidden name beside a path.
  static func draft(beside path: String) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<slash]).vesper-\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ path: String) throws(SavedPhotosError) {
    var count = 0
    while count < bytes.count {
      let written = Glibc.write(descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw failure(path) }
      count += written
    }
  }
}
