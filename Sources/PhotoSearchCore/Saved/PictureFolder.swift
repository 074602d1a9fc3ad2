import CSQLite
import FoundationEssentials
import Glibc

/// The user's folder of saved images. Nothing in it is ever overwritten.
nonisolated struct PictureFolder: Sendable {
  let path: String

  /// Where removed images are stored until they are restored or deleted.
  static let removedFolder = ".removed"
  private static let draftPrefix = ".vesper-"
  private static let draftSuffix = ".part"

  /// Returns a path within a folder, or `nil` if it could lead outside it or to hidden files.
  static func safe(_ file: String) -> String? {
    // Split bytes, as the system does: a dot with an accent is a single character that is not a dot.
    let parts = file.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isSafe =
      file.utf8.count < 4096 && !file.utf8.contains(0) && parts.allSatisfy { ($0.first ?? 0x2E) != UInt8(ascii: ".") }
    return isSafe ? file : nil
  }

  func absolute(_ file: String) -> String { path + "/" + file }

  func exists(_ file: String) -> Bool {
    var status = stat()
    return lstat(absolute(file), &status) == 0
  }

  /// The size of a file, or `nil` if it does not exist.
  func size(of file: String) -> Int? {
    var status = stat()
    guard stat(absolute(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  func contents(of file: String) -> Data? {
    size(of: file) == nil ? nil : try? Data(contentsOf: URL(filePath: absolute(file)))
  }

  /// Moves a file to an unused name, without overwriting a file created there concurrently.
  ///
  /// - Returns: Whether the move succeeded: false if the name is taken.
  func move(_ file: String, to name: String) throws(SavedPhotosError) -> Bool {
    let target = absolute(name)
    if let slash = target.lastIndex(of: "/") { DatabaseFile.createDirectory(String(target[..<slash])) }
    if vesper_rename_exclusively(absolute(file), target) == 0 { return true }
    if errno == EEXIST { return false }
    guard errno == EINVAL || errno == ENOSYS else { throw failure }
    // Some file systems, such as network file systems, support only this: reserve the name with an empty file, then
    // replace it.
    let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw failure
    }
    close(descriptor)
    guard rename(absolute(file), target) == 0 else {
      unlink(target)
      throw failure
    }
    return true
  }

  /// - Returns: Whether the file does not exist any more.
  @discardableResult
  func remove(_ file: String) -> Bool {
    unlink(absolute(file)) == 0 || errno == ENOENT || errno == ENOTDIR
  }

  /// Flushes the folder, so that the names in it survive a power failure.
  func synchronize() {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Returns the files in the folder and its subfolders, as paths within the folder, without hidden files.
  func files() -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      guard let directory = opendir(absolute(folder)) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let file = folder + name
        var status = stat()
        guard lstat(absolute(file), &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(file + "/") }
        if status.st_mode & S_IFMT == S_IFREG { found.append(file) }
      }
    }
    return found.sorted()
  }

  // MARK: - Drafts

  /// Writes data to a draft file, complete and flushed to disk.
  func draft(_ data: Data) throws(SavedPhotosError) -> PictureDraft {
    DatabaseFile.createDirectory(path)
    while true {
      let name = Self.draftPrefix + String(UInt64.random(in: .min ... .max), radix: 36) + Self.draftSuffix
      let descriptor = open(absolute(name), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw failure
      }
      let draft = PictureDraft(name: name, path: absolute(name), descriptor: descriptor)
      // Another process may have removed it as an orphan before it was locked.
      guard draft.lock() else { continue }
      guard draft.write(data) else { throw failure }
      return draft
    }
  }

  /// The state of a file that may be a process's draft.
  enum Draft {
    case absent
    /// A process is working on the file.
    case alive
    /// The process that created the file has exited.
    case orphan
  }

  /// - Parameter file: A draft, or the file it became.
  func state(ofDraft file: String) -> Draft {
    let descriptor = open(absolute(file), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return .absent }
    defer { close(descriptor) }
    return isOrphan(descriptor) ? .orphan : .alive
  }

  private func isOrphan(_ descriptor: Int32) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno != EWOULDBLOCK else { return false }
    // A file system without locks. Nobody writes a picture for that long.
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mtim.tv_sec < time(nil) - Self.longestWriting
  }

  /// In seconds.
  private static let longestWriting = 600

  /// Waits until no process is working on a draft any more, or the draft no longer exists.
  ///
  /// - Parameter file: A draft, or the file it became.
  func wait(forDraft file: String) {
    let descriptor = open(absolute(file), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_EX)
    close(descriptor)
  }

  /// Removes a draft if no process is working on it.
  func removeOrphan(_ file: String) {
    let descriptor = open(absolute(file), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    if isOrphan(descriptor) { remove(file) }
    close(descriptor)
  }

  /// Returns the drafts in the folder, of any process.
  func drafts() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasPrefix(Self.draftPrefix) && $0.hasSuffix(Self.draftSuffix) }
  }

  /// The error for `errno`.
  private var failure: SavedPhotosError {
    DatabaseFile.isFull(errno) ? .full : .inaccessible(path: path)
  }
}

/// A file that has not been moved to its final name. While the draft exists, no other process treats the file as an
/// orphan, even after it was moved. Deinitialisation removes the file unless it was moved.
nonisolated struct PictureDraft: ~Copyable {
  let name: String
  let path: String
  private let descriptor: Int32

  init(name: String, path: String, descriptor: Int32) {
    self.name = name
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  /// - Returns: Whether the file still exists.
  func lock() -> Bool {
    var status = stat()
    flock(descriptor, LOCK_EX)
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  func write(_ data: Data) -> Bool {
    let isWritten = data.withUnsafeBytes { bytes in
      var count = 0
      while count < bytes.count {
        let written = Glibc.write(descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        count += written
      }
      return true
    }
    return isWritten && fsync(descriptor) == 0
  }
}
