import Glibc

/// The file of a database as the file system sees it.
nonisolated enum DatabaseFile {
  /// Which file it is, whatever it is called.
  struct Identity: Hashable, Sendable {
    private let device: UInt
    private let number: UInt

    /// Nil when there is no file.
    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt(status.st_dev)
      number = UInt(status.st_ino)
    }
  }

  /// Makes an empty file for the user alone, unless there is one.
  static func create(_ path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Makes a directory for the user alone, and those above it, unless they are there.
  static func createDirectory(_ path: String) {
    guard mkdir(path, 0o700) != 0, errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return
    }
    createDirectory(String(path[..<slash]))
    mkdir(path, 0o700)
  }

  /// Puts a damaged file aside, under the same name with ".broken", in the place of the one before.
  ///
  /// - Parameter identity: Nothing happens when another process has put it aside already.
  static func putAside(_ path: String, _ identity: Identity?) {
    guard let identity, Identity(path: path) == identity else { return }
    rename(path, path + ".broken")
    unlink(path + "-wal")
    unlink(path + "-shm")
  }

  /// Keeps other processes from opening or putting aside the same database meanwhile.
  ///
  /// - Parameter patience: So many milliseconds another process may take, which may have been stopped meanwhile; nil for
  ///   as long as it takes.
  static func withLock<Value, Failure: Error>(
    on path: String, patience: Int32? = nil, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // Without a lock, as on file systems that have none, two processes may at worst both begin anew.
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
