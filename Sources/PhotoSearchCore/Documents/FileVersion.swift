import Glibc

/// What tells whether a file has been written since.
nonisolated struct FileVersion: Sendable, Hashable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Returns `nil` if there is no file at the path.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (size, seconds, nanoseconds) = (Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
