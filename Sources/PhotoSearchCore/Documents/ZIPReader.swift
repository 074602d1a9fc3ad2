import CArchive
import FoundationEssentials
import Glibc

/// Reads the parts of a ZIP file in the order in which they are stored.
///
/// A reader must be made, used and freed on the same thread.
nonisolated struct ZIPReader: ~Copyable {
  private let archive: OpaquePointer
  private let locale: UTF8Locale
  private var entry: OpaquePointer?
  private var entryCount = 0

  /// The most parts that a document is expected to have.
  private static let maximumEntryCount = 65_000

  static func open(_ path: String) throws(DocumentError) -> ZIPReader {
    guard vesper_archive_load() == nil else { throw .libraryMissing(name: VESPER_ARCHIVE_LIBRARY) }
    guard let archive = archive_read_new() else { throw .tooLarge }
    let reader = ZIPReader(archive)
    guard archive_read_support_format_zip(archive) == ARCHIVE_OK,
      archive_read_open_filename(archive, path, 65_536) == ARCHIVE_OK
    else { throw .damaged }
    return reader
  }

  private init(_ archive: OpaquePointer) {
    self.archive = archive
    locale = UTF8Locale()
  }

  deinit { archive_read_free(archive) }

  /// Goes to the next part and returns its name, or `nil` at the end.
  mutating func next() throws(DocumentError) -> String? {
    while true {
      let result = archive_read_next_header(archive, &entry)
      if result == ARCHIVE_EOF { return nil }
      entryCount += 1
      guard entryCount <= Self.maximumEntryCount else { throw .tooLarge }
      guard result >= ARCHIVE_WARN, let entry else { throw .damaged }
      // A name that is no text is that of no part of a document.
      guard let name = archive_entry_pathname(entry) else { continue }
      return String(cString: name)
    }
  }

  /// Reads the part that `next` went to.
  ///
  /// - Parameter limit: The most bytes, whatever the part claims to have.
  func data(limit: Int) throws(DocumentError) -> Data {
    if archive_entry_is_encrypted(entry) != 0 { throw .encrypted }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 17)
    while true {
      let count = archive_read_data(archive, &chunk, chunk.count)
      if count == 0 { return data }
      guard count > 0 else { throw .damaged }
      guard data.count + count <= limit else { throw .tooLarge }
      data.append(contentsOf: chunk[..<count])
    }
  }
}

nonisolated extension ZIPReader {
  /// Reads the parts of a file whose names are wanted.
  ///
  /// - Parameter limit: The most bytes of all of them together.
  static func parts(
    of path: String, limit: Int = 128 << 20, where isWanted: (String) -> Bool
  ) throws(DocumentError) -> [String: [UInt8]] {
    var reader = try ZIPReader.open(path)
    var parts: [String: [UInt8]] = [:]
    var rest = limit
    while let name = try reader.next() {
      guard isWanted(name), parts[name] == nil else { continue }
      let data = try reader.data(limit: rest)
      rest -= data.count
      parts[name] = Array(data)
    }
    return parts
  }
}
