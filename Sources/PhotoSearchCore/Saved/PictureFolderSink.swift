import CSQLite
import FoundationEssentials
import Glibc

/// Exports files to a new folder, which appears under its name when it is complete.
nonisolated struct PictureFolderSink: PictureSink, ~Copyable {
  private let path: String
  private let draft: String
  private var names: [String] = []
  private var isFinished = false

  static func make(path: String) throws(SavedPhotosError) -> PictureFolderSink {
    let sink = PictureFolderSink(path)
    guard mkdir(sink.draft, 0o777) == 0 else { throw ExportFile.failure(path) }
    return sink
  }

  private init(_ path: String) {
    self.path = path
    draft = ExportFile.draft(beside: path)
  }

  deinit {
    guard !isFinished else { return }
    for name in names { unlink(draft + "/" + name) }
    rmdir(draft)
  }

  mutating func add(
    _ name: String, size: Int, modified: Int,
    _ write: ((UnsafeRawBufferPointer) throws(SavedPhotosError) -> Void) throws(SavedPhotosError) -> Void
  ) throws(SavedPhotosError) {
    let descriptor = open(draft + "/" + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw ExportFile.failure(path) }
    defer { close(descriptor) }
    names.append(name)
    try write { [path] bytes throws(SavedPhotosError) in try ExportFile.write(bytes, to: descriptor, path) }
    let times = [timespec(tv_sec: modified, tv_nsec: 0), timespec(tv_sec: modified, tv_nsec: 0)]
    futimens(descriptor, times)
    guard fsync(descriptor) == 0 else { throw ExportFile.failure(path) }
  }

  mutating func finish() throws(SavedPhotosError) -> String {
    for number in 1... {
      let target = number == 1 ? path : "\(path) (\(number))"
      if move(to: target) {
        isFinished = true
        return target
      }
      guard errno == EEXIST || errno == ENOTEMPTY else { break }
    }
    throw ExportFile.failure(path)
  }

  private func move(to target: String) -> Bool {
    if vesper_rename_exclusively(draft, target) == 0 { return true }
    guard errno == EINVAL || errno == ENOSYS else { return false }
    // Some file systems support only this: reserve the name with an empty folder, which a rename replaces.
    guard mkdir(target, 0o777) == 0 else { return false }
    if rename(draft, target) == 0 { return true }
    let reason = errno
    rmdir(target)
    errno = reason == EEXIST ? EIO : reason
    return false
  }
}
