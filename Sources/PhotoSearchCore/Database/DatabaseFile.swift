import Glibc

/// A database's file, as the file system sees it.
nonisolated enum DatabaseFile {
  /// The identity of a file, independent of its name.
  struct Identity: Hashable, Sendable {
    private let device: UInt
    private let number: UInt

    /// Returns `nil` if there is no file.
    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt(status.st_dev)
      number = UInt(status.st_ino)
    }
  }

  /// Creates an empty file that only the user can access, unless it exists.
  ///
  /// - Throws: `full`. Any other failure is left to whoever opens the file.
  static func create(_ path: String) throws(DatabaseError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 { close(descriptor) } else if isFull(errno) { throw .full }
  }

  /// Whether there is no room even for an empty file beside a database.
  static func isFull(beside path: String) -> Bool {
    let descriptor = open(path + ".probe", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return isFull(errno) }
    close(descriptor)
    unlink(path + ".probe")
    return false
  }

  /// Whether a system error means that there is no room.
  static func isFull(_ error: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(error) }

  /// Creates a directory that only the user can access, and its parents, unless they exist.
  static func createDirectory(_ path: String) {
    guard mkdir(path, 0o700) != 0, errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return
    }
    createDirectory(String(path[..<slash]))
    mkdir(path, 0o700)
  }

  /// Sets a damaged file aside under the same name with ".broken" appended, replacing the previous one.
  ///
  /// - Parameter identity: The damaged file. Nothing happens if another process has already set it aside.
  static func putAside(_ path: String, _ identity: Identity?) {
    guard let identity, Identity(path: path) == identity else { return }
    rename(path, path + ".broken")
    unlink(path + "-wal")
    unlink(path + "-shm")
  }

  /// Prevents other processes from opening or setting aside the same database while `body` runs.
  ///
  /// - Parameter patience: How long to wait, in milliseconds, for another process, which may have been suspended, or
  ///   `nil` to wait indefinitely.
  static func withLock<Value, Failure: Error>(
    on path: String, patience: Int32? = nil, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // Without a lock, as on file systems that lack them, the worst case is that two processes both start anew.
    if descriptor >= 0 { lock(descriptor, patience) }
    defer { if descriptor >= 0 { close(descriptor) } }
    return try body()
  }

  private static func lock(_ descriptor: Int32, _ patience: Int32?) {
    guard let patience else {
      flock(descriptor, LOCK_EX)
      return
    }
    let end = ContinuousClock.now + .milliseconds(Int(patience))
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < end {
      poll(nil, 0, 10)
    }
  }
}
