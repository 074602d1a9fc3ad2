import CFaultyDisk
import Glibc

/// What can be wrong with a disk.
public enum DiskFault: String, CaseIterable, Sendable {
  /// Nothing more can be written.
  case full
  /// It was mounted again for reading only, as systems do when a disk makes mistakes.
  case readOnly
  /// One call fails.
  case fails
  /// No call works any more.
  case gone
  /// Nothing can be read any more, but written.
  case unreadable
  /// What is there belongs to somebody else from now on.
  case foreign
  /// Files cannot be locked, as on some network file systems.
  case withoutLocks
  /// A write ends early.
  case writesLess
  /// A signal comes in a write.
  case interrupted

  private var calls: Int {
    switch self {
    case .full: VESPER_DISK_CREATE | VESPER_DISK_WRITE
    case .readOnly: VESPER_DISK_CREATE | VESPER_DISK_WRITE | VESPER_DISK_OPEN | VESPER_DISK_REMOVE
    case .fails, .gone:
      VESPER_DISK_CREATE | VESPER_DISK_WRITE | VESPER_DISK_OPEN | VESPER_DISK_REMOVE | VESPER_DISK_READ
        | VESPER_DISK_SYNC
    case .unreadable: VESPER_DISK_READ
    case .foreign: VESPER_DISK_CREATE | VESPER_DISK_OPEN | VESPER_DISK_REMOVE
    case .withoutLocks: VESPER_DISK_LOCK
    case .writesLess, .interrupted: VESPER_DISK_WRITE
    }
  }

  private var error: Int32 {
    switch self {
    case .full: ENOSPC
    case .readOnly: EROFS
    case .fails, .gone, .unreadable: EIO
    case .foreign: EACCES
    case .withoutLocks: ENOLCK
    case .writesLess: 0
    case .interrupted: EINTR
    }
  }

  private var isForOneCall: Bool { [.fails, .writesLess, .interrupted].contains(self) }

  /// Whether nobody needs to notice.
  public var isHarmless: Bool { [.withoutLocks, .writesLess, .interrupted].contains(self) }

  /// The call that failed first, and the name of the file, until the next fault.
  public static var failure: String { String(cString: vesper_faulty_disk_failure()) }

  /// Lets an exit test go on for as long as the tests here have, since they do the same thousands of times: other exit
  /// tests have minutes, of which a busy machine took more than there were.
  public static func allowTime() { alarm(3600) }

  /// Lets the disk under a directory fail from its `first` call on, while `body` runs. Returns the number of calls that
  /// could have failed. One at a time in a process.
  ///
  /// - Parameter suffix: How the names of the files end for which it fails.
  public nonisolated(nonsending) func strike(
    _ directory: String, first: Int, suffix: String = "", during body: () async -> Void
  ) async -> Int {
    begin(directory, first, suffix)
    await body()
    return vesper_faulty_disk_end()
  }

  /// Lets the disk fail while `body` runs.
  public func strike(_ directory: String, first: Int, suffix: String = "", during body: () -> Void) -> Int {
    begin(directory, first, suffix)
    body()
    return vesper_faulty_disk_end()
  }

  private func begin(_ directory: String, _ first: Int, _ suffix: String) {
    directory.withCString { directory in
      suffix.withCString { suffix in
        vesper_faulty_disk_begin(
          .init(
            directory: directory, suffix: suffix, calls: UInt32(calls), first: first, count: isForOneCall ? 1 : -1,
            error: error, delay: 0))
      }
    }
  }
}
