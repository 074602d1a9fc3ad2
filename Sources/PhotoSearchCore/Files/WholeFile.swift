public import FoundationEssentials
import Glibc

/// Files that are written as a whole or not at all.
///
/// Foundation's `Data.write` is not used: when the disk fills up in the middle, a system call writes less than it was
/// given, and Foundation takes that for the end (Swift 6.3).
public nonisolated enum WholeFile {
  private static let threads = BlockingExecutor(label: "whole-files", width: 2)

  /// Creates a file, or replaces what is there, in a directory that exists. A link stays a link. After a failure
  /// everything is as before.
  ///
  /// - Parameter permissions: Those of the file. By default, only the user can access it.
  /// - Throws: `full` or `inaccessible`.
  public static func write(_ data: Data, to path: String, permissions: UInt32 = 0o600) throws(SavedPhotosError) {
    let path = URL(filePath: path).resolvingSymlinksInPath().path
    let draft = ExportFile.draft(beside: path)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, permissions)
    guard descriptor >= 0 else { throw ExportFile.failure(path) }
    var isMoved = false
    defer {
      close(descriptor)
      if !isMoved { unlink(draft) }
    }
    let written = data.withUnsafeBytes { bytes in
      Result { () throws(SavedPhotosError) in try ExportFile.write(bytes, to: descriptor, path) }
    }
    try written.get()
    guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw ExportFile.failure(path) }
    isMoved = true
  }

  /// The same on another thread, since a slow disk takes a while.
  public static func write(
    _ data: Data, to path: String, permissions: UInt32 = 0o600
  ) async throws(SavedPhotosError) {
    try await threads.run { () throws(SavedPhotosError) in
      try write(data, to: path, permissions: permissions)
    }
  }
}
