import Dispatch
import FoundationEssentials
import Glibc
import PhotoSearchCore
import Synchronization

/// A file of Vesper's that only the user can read. What could not be read is never overwritten.
nonisolated final class PrivateFile: Sendable {
  let path: String
  /// Whether there is something that could neither be read nor moved aside.
  private let isLeft = Mutex(false)
  /// How often it was to be saved.
  private let count = Atomic(0)
  /// The last of these times that it was saved.
  private let last = Mutex(0)

  static let queue = DispatchQueue(label: "private-files")

  /// - Parameter path: The absolute path. The directory is created if necessary.
  init(path: String) {
    self.path = path
  }

  /// Reads the file, or returns `nil` if there is none. If it cannot be read or decoded, moves it aside.
  ///
  /// - Parameter unreadable: Receives the path where the file is now.
  func load<Value>(_ decode: (Data) throws -> Value, unreadable: (String) -> Void) -> Value? {
    var status = stat()
    if lstat(path, &status) != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    do {
      return try decode(Data(contentsOf: URL(filePath: path)))
    } catch {
      unreadable(setAside())
      return nil
    }
  }

  /// Replaces the file atomically. A link stays a link.
  func save(_ data: Data) throws { try save(data, nextNumber) }

  /// Replaces the file on another thread, since a slow disk takes a while. What is saved later is there in the end,
  /// whichever way it is saved.
  func saveSoon(_ data: Data, failed: @escaping @MainActor () -> Void) {
    let number = nextNumber
    Self.queue.async { [self] in
      do {
        try save(data, number)
      } catch {
        Task { @MainActor in failed() }
      }
    }
  }

  private var nextNumber: Int { count.add(1, ordering: .relaxed).newValue }

  private func save(_ data: Data, _ number: Int) throws {
    try last.withLock { last in
      guard number > last else { return }
      guard !isLeft.withLock({ $0 }) else { throw CocoaError(.fileWriteNoPermission) }
      try FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try WholeFile.write(data, to: path)
      last = number
    }
  }

  /// Keeps a copy of a file of which only a part could be read. Returns its path, or that of the file itself if it cannot
  /// be copied and is left as it is.
  func keepCopy() -> String {
    let copy = unusedName
    do {
      try WholeFile.write(Data(contentsOf: URL(filePath: path)), to: copy)
      return copy
    } catch {
      isLeft.withLock { $0 = true }
      return path
    }
  }

  /// Moves the file to an unused name. Returns its path, which is the old one if that is not possible.
  private func setAside() -> String {
    let aside = unusedName
    guard rename(path, aside) != 0 else { return aside }
    isLeft.withLock { $0 = true }
    return path
  }

  private var unusedName: String {
    var name = path + ".broken"
    var number = 1
    var status = stat()
    while lstat(name, &status) == 0 {
      number += 1
      name = path + ".broken\(number)"
    }
    return name
  }
}
