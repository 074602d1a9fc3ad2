import FoundationEssentials
import Glibc

/// Writes a file that was not there before: all of it or nothing, whatever happens in between.
nonisolated enum NewFile {
  /// Writes the bytes under the first of the names that is free. No file that is there is ever changed.
  ///
  /// - Parameters:
  ///   - directory: made when it is not there.
  ///   - names: the first, second, ... name to try, from 1.
  /// - Returns: the path.
  static func write(
    _ data: Data, in directory: String, names: (Int) -> String
  ) throws(PhotoSaveError) -> String {
    try makeDirectory(directory)
    // In the same directory, so that it can be given its name without being copied.
    let temporary = "\(directory)/.vesper-\(getpid())-\(UInt64.random(in: 0 ... .max)).part"
    defer { unlink(temporary) }
    try fill(temporary, with: data)
    for number in 1...9999 {
      let path = "\(directory)/\(names(number))"
      if link(temporary, path) == 0 { return path }
      switch errno {
      case EEXIST: continue
      case EPERM, EOPNOTSUPP, ENOSYS, EMLINK:
        // A file system without links, as on memory cards: the name is taken first, then the file put in its place.
        if try reserve(path) {
          guard rename(temporary, path) == 0 else {
            let code = errno
            unlink(path)
            throw error(code, path)
          }
          return path
        }
      case let code: throw error(code, path)
      }
    }
    throw .writeFailed(path: "\(directory)/\(names(1))", code: EEXIST)
  }

  private static func fill(_ path: String, with data: Data) throws(PhotoSaveError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw error(errno, path) }
    defer { close(descriptor) }
    let code = data.withUnsafeBytes { bytes -> Int32 in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = rest.dropFirst(count)
      }
      return fsync(descriptor) == 0 ? 0 : errno
    }
    if code != 0 { throw error(code, path) }
  }

  /// - Returns: false when the name is taken.
  private static func reserve(_ path: String) throws(PhotoSaveError) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor < 0 else {
      close(descriptor)
      return true
    }
    guard errno == EEXIST else { throw error(errno, path) }
    return false
  }

  private static func makeDirectory(_ path: String) throws(PhotoSaveError) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o755) != 0, errno != EEXIST, access(made, F_OK) != 0 { throw .directoryNotWritable(path: path) }
    }
  }

  private static func error(_ code: Int32, _ path: String) -> PhotoSaveError {
    switch code {
    case ENOSPC, EDQUOT: .diskFull(path: path)
    case EACCES, EROFS, ENOENT, ENOTDIR:
      .directoryNotWritable(path: String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    default: .writeFailed(path: path, code: code)
    }
  }
}
