public import FoundationEssentials
import Glibc

nonisolated extension SavedPhotosLibrary {
  /// The result of saving a photo.
  public enum SavingOutcome: Sendable, Hashable {
    case saved(SavedPhoto)
    /// The photo was saved before: it is the same photo of the same source, the same page, or the same image. At
    /// most its collections have changed.
    case alreadySaved(SavedPhoto)
  }

  /// Saves a photo: embeds the credit in the image, writes it to the folder under a human-readable name, and adds it to
  /// the list. If the image format does not support credits, writes the credit to a sidecar file ending in ".xmp".
  ///
  /// If the photo was saved before and removed, restores it. If its file is missing, saves the file again.
  ///
  /// - Parameters:
  ///   - picture: The original file from the source.
  ///   - query: The user's search text.
  ///   - wording: The words of the credit in the image.
  ///   - target: The collections to which the photo is added, also if it was saved before.
  ///   - date: The current date.
  public func save(
    _ photo: Photo, picture: Data, query: String = "", wording: CreditWording = CreditWording(),
    target: SaveTarget = .none, date: Date = Date()
  ) async throws(SavedPhotosError) -> SavingOutcome {
    try await threads.run { () throws(SavedPhotosError) -> SavingOutcome in
      guard let header = ImageHeader(picture) else { throw .noPicture }
      var record = SavedPhotoRecord(photo, query: query, saved: date)
      let type = PhotoFileType(header.format)
      (record.width, record.height, record.fileType) = (header.width, header.height, type.rawValue)
      record.fileSize = picture.count
      let digest = SHA256Digest.hexadecimal(picture)
      record.originalDigest = digest
      if let known = try known(record) {
        try collectNow(known, in: target)
        return .alreadySaved(known)
      }

      let credited = try? PhotoMetadata.data(picture, carrying: Credit(photo), wording: wording)
      let data = credited ?? picture
      record.size = data.count
      record.digest = SHA256Digest.hexadecimal(data)
      record.receipts = [
        PhotoReceipt(
          saved: date, license: photo.license.stored, digest: digest, statements: photo.statements)
      ]
      let draft = try folder.draft(data)
      let sidecar = credited == nil ? PhotoMetadata.sidecar(for: Credit(photo), wording: wording) : nil
      let stem = SavedPhotoName.stem(title: record.title ?? "", author: record.author)
      let file = NewFile(stem: stem, extension: type.fileExtension, sidecar: sidecar)
      // Writing may have taken long. From here on the photo is saved.
      guard !Task.isCancelled else { throw .cancelled }
      var announced = try announce(record, draft.name, file, target)
      for _ in 0..<100 where announced == nil {
        // Another process or task is saving it, or has saved it.
        try waitForArrival(of: record)
        if let known = try known(record) {
          try collectNow(known, in: target)
          return .alreadySaved(known)
        }
        announced = try announce(record, draft.name, file, target)
      }
      guard let id = announced else { throw .busy }
      do throws(SavedPhotosError) {
        try bring(draft.name, file, id)
      } catch {
        // A file that has its name already is left to recovery: its row may be visible after all.
        if folder.exists(draft.name) { try? withdraw(id) }
        throw error
      }
      guard let saved = try photos([id]).first else { throw .notFound }
      tell(.added([id]))
      return .saved(saved)
    }
  }

  /// Returns the same photo among the saved ones, from the same source or the same page, or `nil` if there is none or
  /// its file is missing.
  public func saved(_ photo: Photo) async throws(SavedPhotosError) -> SavedPhoto? {
    try await threads.run { () throws(SavedPhotosError) -> SavedPhoto? in
      if photo.id.source == .saved, let id = Int(photo.id.id) { return try photos([id]).first { isThere($0) } }
      for id in photo.allIDs {
        var record = SavedPhotoRecord(photo, query: "", saved: Date(timeIntervalSince1970: 0))
        (record.source, record.sourceID) = (id.source.rawValue, id.id)
        if id != photo.id { record.pageURL = nil }
        let found = try read { [record] connection throws(DatabaseError) in try Self.duplicate(of: record, connection) }
        if let found, found.state == .kept, let photo = try photos([found.id]).first, isThere(photo) { return photo }
      }
      return nil
    }
  }

  /// A file to be created: its name and its sidecar.
  private struct NewFile {
    let stem: String
    let `extension`: String
    let sidecar: Data?
  }

  /// Returns the photo if it is already saved. Restores it if it was removed.
  private func known(_ record: SavedPhotoRecord) throws(SavedPhotosError) -> SavedPhoto? {
    let found = try read { connection throws(DatabaseError) in try Self.duplicate(of: record, connection) }
    guard let found, found.state != .arriving else { return nil }
    if found.state == .kept, found.draft != nil { try finishFailed() }
    if found.state == .removed { try restoreNow([found.id]) }
    return try photos([found.id]).first { self.isThere($0) }
  }

  private func collectNow(_ photo: SavedPhoto, in target: SaveTarget) throws(SavedPhotosError) {
    guard target != .none else { return }
    try write { connection throws(DatabaseError) in try Self.collect(photo.id, in: target, connection) }
    tell(.collections)
  }

  /// Adds a photo that was saved before to the collections of a target.
  func collect(_ photo: SavedPhoto, in target: SaveTarget) async throws(SavedPhotosError) {
    try await threads.run { () throws(SavedPhotosError) in try collectNow(photo, in: target) }
  }

  /// Returns whether the image file exists.
  func isThere(_ photo: SavedPhoto) -> Bool {
    var status = stat()
    return stat(photo.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  struct Duplicate {
    let id: Int
    let state: RowState
    let draft: String?
    let file: String?
  }

  /// Waits until a concurrent save of the same photo has finished or its process has exited.
  private func waitForArrival(of record: SavedPhotoRecord) throws(SavedPhotosError) {
    let found = try read { connection throws(DatabaseError) in try Self.duplicate(of: record, connection) }
    guard let found, found.state == .arriving else { return }
    for file in [found.draft, found.file].compactMap(\.self) { folder.wait(forDraft: file) }
    try finishInterrupted()
  }

  /// Returns the row of the same photo: of the same source, from the same page, or with the same content. A museum's
  /// page may show several photos: photos with different IDs of one source are not the same.
  static func duplicate(
    of record: SavedPhotoRecord, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Duplicate? {
    let columns = "SELECT id, state, draft, file FROM photos WHERE"
    func duplicate(_ row: DatabaseRow) -> Duplicate {
      Duplicate(
        id: row.int(0), state: RowState(rawValue: row.int(1)) ?? .kept, draft: row.optional(2, row.text),
        file: row.optional(3, row.text))
    }
    if let source = record.source, let id = record.sourceID, !id.isEmpty,
      let found = try connection.first("\(columns) source = ? AND source_id = ?", source, id, read: duplicate)
    {
      return found
    }
    if let page = record.pageURL,
      let found = try connection.first(
        """
        \(columns) page_url = ?1
        AND (?2 IS NULL OR coalesce(?3, '') = '' OR coalesce(source_id, '') = '' OR source IS NOT ?2)
        """, page, record.source, record.sourceID, read: duplicate)
    {
      return found
    }
    for digest in [record.originalDigest, record.digest].compactMap(\.self) {
      let found = try connection.first(
        "\(columns) (original_digest = ?1 OR digest = ?1) ORDER BY state", digest, read: duplicate)
      if let found { return found }
    }
    return nil
  }

  // MARK: - Arriving

  /// Adds a row for a file that is being saved. Until the file is there, only recovery may touch the row.
  ///
  /// - Returns: The row ID, or `nil` if the photo already exists.
  private func announce(
    _ record: SavedPhotoRecord, _ draft: String, _ file: NewFile, _ target: SaveTarget
  ) throws(SavedPhotosError) -> Int? {
    try write { connection throws(DatabaseError) in
      let name = try freeName(file, connection)
      if let found = try Self.duplicate(of: record, connection) {
        guard found.state == .kept, found.file.map({ self.folder.size(of: $0) == nil }) ?? true else { return nil }
        // The file was missing. Its row must survive if this fails.
        try connection.run(
          """
          UPDATE photos SET state = 0, is_missing = 1, draft = ?, file = ?, size = ?, digest = ?, original_digest = ?
          WHERE id = ?
          """, draft, name, record.size, record.digest, record.originalDigest, found.id)
        try Self.insertReceipts(record.receipts, of: found.id, connection)
        try Self.collect(found.id, in: target, connection)
        return found.id
      }
      var record = record
      record.file = name
      let id = try Self.insert(record, .arriving, draft: draft, connection)
      // In the same transaction, so that no photo is saved without its collection.
      try Self.collect(id, in: target, connection)
      return id
    }
  }

  /// Moves the file to its name, or to another if that has been taken meanwhile, and makes the row visible.
  private func bring(_ draft: String, _ file: NewFile, _ id: Int) throws(SavedPhotosError) {
    while true {
      let name = try read { connection throws(DatabaseError) in
        try connection.first("SELECT file FROM photos WHERE id = ?", id) { $0.text(0) }
      }
      guard let name else { throw .notFound }
      if try bring(draft, to: name, sidecar: file.sidecar) { break }
      try write { connection throws(DatabaseError) in
        let name = try freeName(file, connection)
        try connection.run("UPDATE photos SET file = ? WHERE id = ?", name, id)
      }
    }
    folder.synchronize()
    try write { connection throws(DatabaseError) in
      try connection.run("UPDATE photos SET state = 1, is_missing = 0, draft = NULL WHERE id = ?", id)
    }
  }

  private func bring(_ draft: String, to name: String, sidecar: Data?) throws(SavedPhotosError) -> Bool {
    if let sidecar {
      let draft = try folder.draft(sidecar)
      guard try folder.move(draft.name, to: Self.sidecar(of: name)) else { return false }
    }
    do throws(SavedPhotosError) {
      if try folder.move(draft, to: name) { return true }
    } catch {
      if sidecar != nil { folder.remove(Self.sidecar(of: name)) }
      throw error
    }
    if sidecar != nil { folder.remove(Self.sidecar(of: name)) }
    return false
  }

  /// Returns a name that is used neither in the folder nor on the list.
  private func freeName(_ file: NewFile, _ connection: DatabaseConnection) throws(DatabaseError) -> String {
    for number in 1... {
      let name = SavedPhotoName.name(file.stem, number: number, extension: file.extension)
      let isListed = try connection.first("SELECT 1 FROM photos WHERE file = ?", name) { _ in true } ?? false
      if !isListed, !folder.exists(name), !folder.exists(Self.sidecar(of: name)) { return name }
    }
    return ""
  }

  static func sidecar(of file: String) -> String { file + ".xmp" }
}

nonisolated extension PhotoFileType {
  init(_ format: ImageHeader.Format) {
    self =
      switch format {
      case .jpeg: .jpeg
      case .png: .png
      case .gif: .gif
      case .webp: .webp
      case .tiff: .tiff
      }
  }
}

nonisolated extension PhotoFileType {
  /// The filename extension.
  var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}

nonisolated extension SHA256Digest {
  /// Returns the digest in 64 hexadecimal digits.
  static func hexadecimal(_ data: Data) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: of(data).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
