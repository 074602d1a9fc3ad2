import CSQLite
import FoundationEssentials
import Glibc

/// The user's folder of saved pictures. Nothing in it is ever overwritten.
nonisolated struct PictureFolder: Sendable {
  let path: String

  /// Where removed pictures wait for the user to think better of it.
  static let removedFolder = ".removed"
  private static let draftPrefix = ".vesper-"
  private static let draftSuffix = ".part"

  /// A path within a folder, if it cannot lead out of it or to what is hidden in it.
  static func safe(_ file: String) -> String? {
    // Bytes, as the system sees it: a dot with an accent on it is one character, which is no dot.
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

  /// The size of a file; nil when there is none.
  func size(of file: String) -> Int? {
    var status = stat()
    guard stat(absolute(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  func contents(of file: String) -> Data? {
    size(of: file) == nil ? nil : try? Data(contentsOf: URL(filePath: absolute(file)))
  }

  /// Moves a file to a name that nobody has, without overwriting what somebody else puts there at this moment.
  ///
  /// - Returns: False when the name is taken.
  func move(_ file: String, to name: String) throws(SavedPhotosError) -> Bool {
    let target = absolute(name)
    if let slash = target.lastIndex(of: "/") { DatabaseFile.createDirectory(String(target[..<slash])) }
    if vesper_rename_exclusively(absolute(file), target) == 0 { return true }
    if errno == EEXIST { return false }
    guard errno == EINVAL || errno == ENOSYS else { throw failure }
    // Some file systems, such as those of a network, can only do this: the name is taken by an empty file, which is then
    // replaced.
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

  func remove(_ file: String) {
    unlink(absolute(file))
  }

  /// Sees to it that the names in the folder survive a power failure.
  func synchronize() {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The pictures in the folder and those within it, by path within the folder, but for what is hidden.
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

  /// Writes a file aside, whole and safe from power failures.
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
      // Another process that cleaned up may have taken it for an orphan before it was locked.
      guard draft.lock() else { continue }
      guard draft.write(data) else { throw failure }
      return draft
    }
  }

  /// What is known of a file that may be the draft of a process.
  enum Draft {
    case absent
    /// A process is at work on it.
    case alive
    /// Whoever made it is gone.
    case orphan
  }

  /// - Parameter file: a draft, or what became of it.
  func state(ofDraft file: String) -> Draft {
    let descriptor = open(absolute(file), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return .absent }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? .orphan : .alive
  }

  /// Returns when nobody is at work on a draft any more, or it is gone.
  ///
  /// - Parameter file: a draft, or what became of it.
  func wait(forDraft file: String) {
    let descriptor = open(absolute(file), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_EX)
    close(descriptor)
  }

  /// Removes a draft if nobody is at work on it.
  func removeOrphan(_ file: String) {
    let descriptor = open(absolute(file), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(file) }
    close(descriptor)
  }

  /// The drafts in the folder, whosever they are.
  func drafts() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasPrefix(Self.draftPrefix) && $0.hasSuffix(Self.draftSuffix) }
  }

  /// What `errno` says.
  private var failure: SavedPhotosError {
    [ENOSPC, EDQUOT, EFBIG].contains(errno) ? .full : .inaccessible(path: path)
  }
}

/// A file that is not yet where it belongs. While it is held no other process takes it for an orphan, also after it was
/// moved; the file is removed with it unless it was moved.
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

  /// - Returns: False when it is gone.
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
