import FoundationEssentials
import Glibc

/// Stores each key in a file that only the user can read, in a directory of the user's configuration.
///
/// A file that others can read or that belongs to another user is never used, because the key would not be secret.
public nonisolated struct APIKeyDirectory: APIKeyStore {
  private let directory: String

  /// - Parameter directory: The absolute path of the directory. Created when the first key is stored, with access for
  ///   the user only.
  public init(directory: String) {
    self.directory = directory
  }

  /// Returns the default directory, according to the XDG Base Directory Specification.
  public static func defaultDirectory(environment: [String: String]) -> String {
    let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (configuration ?? (environment["HOME"] ?? "") + "/.config") + "/vesper/keys"
  }

  public func key(for source: PhotoSourceID) throws(PhotoSearchError) -> APIKey? {
    let path = try path(for: source)
    // Do not follow a link, which could lead to another file. Open without blocking: a pipe may have no writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .keyUnreadable(path: path, reason: errno == ELOOP ? "it is a link" : "it cannot be read")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .keyUnreadable(path: path, reason: "it is not a regular file")
    }
    guard status.st_uid == geteuid() else { throw .keyUnreadable(path: path, reason: "it belongs to somebody else") }
    guard status.st_mode & 0o077 == 0 else { throw .keyUnreadable(path: path, reason: "others may read it") }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0, let key = APIKey(String(decoding: bytes.prefix(count), as: UTF8.self)) else {
      throw .keyUnreadable(path: path, reason: "what is in it cannot be a key")
    }
    return key
  }

  public func setKey(_ key: APIKey, for source: PhotoSourceID) throws(PhotoSearchError) {
    let path = try path(for: source)
    let failure = PhotoSearchError.keyUnreadable(path: path, reason: "it cannot be written")
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw failure
    }
    // Write a temporary file and rename it, so that the key is always complete and never readable by others.
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: .min ... .max))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure }
    let bytes = Array((key.value + "\n").utf8)
    let isWritten = write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      throw failure
    }
  }

  public func removeKey(for source: PhotoSourceID) throws(PhotoSearchError) {
    let path = try path(for: source)
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .keyUnreadable(path: path, reason: "it cannot be removed")
    }
  }

  /// The name of a source becomes part of a path, so only letters, digits and hyphens are allowed.
  private func path(for source: PhotoSourceID) throws(PhotoSearchError) -> String {
    let name = source.rawValue
    let isPlain = !name.isEmpty && name.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
    guard isPlain else { throw .keyUnreadable(path: directory, reason: "the source has no name") }
    return "\(directory)/\(name).key"
  }
}
