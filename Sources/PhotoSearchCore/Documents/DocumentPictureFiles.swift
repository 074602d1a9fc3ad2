import FoundationEssentials
import Glibc
import Synchronization

/// The pictures of a document, which are read one after the other.
nonisolated struct DocumentPictureFiles: Sendable {
  /// The ZIP file that has the parts, if the document is one.
  let archive: String?
  /// What is removed when the document is no longer needed.
  let temporary: TemporaryFolder?

  init(archive: String? = nil, temporary: TemporaryFolder? = nil) {
    (self.archive, self.temporary) = (archive, temporary)
  }

  /// The most bytes of a picture.
  static let maximumBytes = 200_000_000

  /// Reads some pictures, at least one, in the order that takes the least time. A picture that cannot be read has no
  /// bytes.
  ///
  /// - Parameter size: The number of bytes after which no further picture is read.
  func read(
    _ wanted: Set<DocumentPictureFile>, upTo size: Int
  ) throws(DocumentError) -> [(file: DocumentPictureFile, data: Data?)] {
    var pictures: [(file: DocumentPictureFile, data: Data?)] = []
    var count = 0
    var rest = wanted
    if let archive, rest.contains(where: \.isPart) {
      var reader = try ZIPReader.open(archive)
      while count < size, let name = try reader.next() {
        guard let file = rest.remove(.part(name)) else { continue }
        var data: Data?
        do throws(DocumentError) { data = try reader.data(limit: Self.maximumBytes) } catch {}
        pictures.append((file, data))
        count += data?.count ?? 0
      }
    }
    while count < size, let file = rest.popFirst() {
      let data: Data? =
        switch file {
        case .file(let path): RegularFile.contents(of: path, limit: Self.maximumBytes)
        case .data(let data): data
        case .part, .web, .missing: nil
        }
      pictures.append((file, data))
      count += data?.count ?? 0
    }
    return pictures
  }
}

nonisolated extension DocumentPictureFile {
  fileprivate var isPart: Bool { if case .part = self { true } else { false } }
}

/// A folder that exists as long as this object.
nonisolated final class TemporaryFolder: Sendable {
  let path: String

  /// Returns `nil` if no folder can be created.
  init?() {
    var template = Array((FileManager.default.temporaryDirectory.path + "/vesper-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Reads files that may be anything, such as a pipe without a writer or an endless device.
nonisolated enum RegularFile {
  /// Returns `nil` if the file cannot be read, is no regular file or has more bytes.
  static func contents(of path: String, limit: Int) -> Data? {
    withOpenFile(path) { _, size in size <= limit ? try? Data(contentsOf: URL(filePath: path)) : nil }
  }

  /// Returns the first bytes, or `nil` if the file cannot be read or is no regular file.
  static func start(of path: String, count: Int) -> [UInt8]? {
    withOpenFile(path) { descriptor, _ in
      var bytes = [UInt8](repeating: 0, count: count)
      let length = read(descriptor, &bytes, count)
      return length < 0 ? nil : Array(bytes.prefix(length))
    }
  }

  private static func withOpenFile<Value>(_ path: String, _ body: (Int32, Int) -> Value?) -> Value? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return body(descriptor, Int(status.st_size))
  }
}
