public import FoundationEssentials
import Glibc

nonisolated extension SavedPhotosLibrary {
  /// The result of an import.
  public struct ImportOutcome: Sendable, Hashable {
    /// The new photos. Those whose files are not in the folder are marked as missing.
    public var added: [Int] = []
    /// The number of photos that were already on the list. They are only added to the collections of the import.
    public var knownCount = 0
    /// Those of the new photos that look like photos that were saved before.
    public var lookalikes: [Int] = []
    /// The number of entries that identify neither a photo's source nor its file.
    public var unreadableCount = 0
  }

  /// The progress of an import.
  public struct ImportProgress: Sendable, Hashable {
    /// The number of entries processed.
    public let done: Int
    /// The total number of entries, or `nil` while the list is being read.
    public let count: Int?
  }

  /// The maximum size in bytes, enough for a list of tens of thousands of photos.
  public static let maximumImportSize = 64_000_000

  /// Adds the photos of a list in a file, see `importList(_:date:progress:)`. Files above the size limit are not read.
  public func importList(
    contentsOf path: String, date: Date = Date(), progress: @Sendable (ImportProgress) -> Void = { _ in }
  ) async throws(SavedPhotosError) -> ImportOutcome {
    progress(ImportProgress(done: 0, count: nil))
    let data = try await threads.run { () throws(SavedPhotosError) in try Self.contents(of: path) }
    return try await importList(data, date: date, progress: progress)
  }

  private static func contents(of path: String) throws(SavedPhotosError) -> Data {
    // Open without blocking: a pipe may have no writer.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .inaccessible(path: path) }
    defer { Glibc.close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .inaccessible(path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadableImport }
    guard status.st_size <= maximumImportSize else { throw .importTooLarge(limit: maximumImportSize) }
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { throw .inaccessible(path: path) }
    return data
  }

  /// Adds the photos of a CSV or JSON list from `exportList`, from this or another computer.
  ///
  /// The list does not contain the images. They are matched if they are in the folder, now or at a later `checkFiles`.
  ///
  /// Cancelling the task while entries are being added leaves the list unchanged.
  ///
  /// - Parameters:
  ///   - date: The current date, for entries without a saving date.
  ///   - progress: Called periodically.
  public func importList(
    _ data: Data, date: Date = Date(), progress: (ImportProgress) -> Void = { _ in }
  ) async throws(SavedPhotosError) -> ImportOutcome {
    let outcome = try await threads.run { () throws(SavedPhotosError) in
      guard let list = Self.list(data) else { throw .unreadableImport }
      return try add(list, date: date, progress: progress)
    }
    tell(.collections)
    if !outcome.added.isEmpty {
      tell(.added(outcome.added))
      try await checkFiles()
    }
    return outcome
  }

  private func add(
    _ list: SavedPhotosFile, date: Date, progress: (ImportProgress) -> Void
  ) throws(SavedPhotosError) -> ImportOutcome {
    try write { connection throws(DatabaseError) in
      var outcome = ImportOutcome()
      let records = list.photos
      for collection in (list.collections ?? []).prefix(PhotoCollection.maximumCount) {
        try Self.collection(
          named: collection.name, query: collection.query.map { Self.text(of: PhotoCollection.stored($0)) }, connection)
      }
      for (index, record) in records.enumerated() {
        if Task.isCancelled { throw .cancelled }
        if index % 50 == 0 { progress(ImportProgress(done: index, count: records.count)) }
        var record = record
        record.saved = record.saved ?? SavedPhotoRecord.seconds(date)
        record = record.sanitized
        let hasName = record.pageURL != nil || record.digest != nil || record.originalDigest != nil
        guard hasName || record.sourceID?.isEmpty == false else {
          outcome.unreadableCount += 1
          continue
        }
        if let known = try Self.duplicate(of: record, connection) {
          try Self.collect(known.id, inNamed: record.collections, connection)
          outcome.knownCount += 1
          continue
        }
        // A file is identified by its content, never by its name.
        let isThere = try isFree(record, connection)
        if !isThere { record.file = nil }
        let id = try Self.insert(record, .kept, isMissing: !isThere, connection)
        try Self.collect(id, inNamed: record.collections, connection)
        outcome.added.append(id)
      }
      return outcome
    }
  }

  /// Returns whether the record's file is in the folder and does not belong to another photo.
  private func isFree(_ record: SavedPhotoRecord, _ connection: DatabaseConnection) throws(DatabaseError) -> Bool {
    guard let file = record.file, let size = folder.size(of: file), size == record.size,
      let data = folder.contents(of: file), SHA256Digest.hexadecimal(data) == record.digest
    else { return false }
    return try connection.first("SELECT 1 FROM photos WHERE file = ?", file) { _ in true } == nil
  }

  /// Parses the records of an exported file, or returns `nil` if it is invalid.
  static func records(_ data: Data) -> [SavedPhotoRecord]? { list(data)?.photos }

  private static func list(_ data: Data) -> SavedPhotosFile? {
    if let file = try? JSONDecoder().decode(SavedPhotosFile.self, from: data) { return file }
    guard let text = String(validating: data, as: UTF8.self), var rows = CommaSeparatedValues.rows(text),
      let header = rows.first
    else { return nil }
    let fields = header.map { name in SavedPhotoRecord.exportedFields.first { $0.name == name } }
    guard fields.contains(where: { $0 != nil }) else { return nil }
    rows.removeFirst()
    let records = rows.map { row in
      var record = SavedPhotoRecord()
      for (field, text) in zip(fields, row) {
        if let field { record.set(field, to: text) }
      }
      return record
    }
    return SavedPhotosFile(records)
  }
}
