import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// Exports pictures with their credits, as text and as a web page, and with their receipts, to a new folder or a ZIP
  /// file.
  ///
  /// Cancelling the task leaves nothing behind. Neither does a failure.
  ///
  /// - Parameters:
  ///   - ids: The photos, in the order of the credits.
  ///   - wording: The words of the credits.
  ///   - progress: Called after each picture, on the thread that does the work.
  public func export(
    _ ids: [Int], as export: PictureExport, wording: CreditWording = CreditWording(),
    progress: (PictureExport.Progress) -> Void = { _ in }
  ) async throws(SavedPhotosError) -> PictureExport.Outcome {
    try await threads.run { () throws(SavedPhotosError) -> PictureExport.Outcome in
      switch export.form {
      case .folder: try fill(PictureFolderSink.make(path: export.path), ids, export, wording, progress)
      case .archive: try fill(PictureArchiveSink.make(path: export.path), ids, export, wording, progress)
      }
    }
  }

  /// Exports the pictures of a collection, or of all saved photos, most recently saved first.
  public func export(
    collection: Int?, as export: PictureExport, wording: CreditWording = CreditWording(),
    progress: (PictureExport.Progress) -> Void = { _ in }
  ) async throws(SavedPhotosError) -> PictureExport.Outcome {
    let ids = try await threads.run { () throws(SavedPhotosError) -> [Int] in try self.ids(in: collection) }
    return try await self.export(ids, as: export, wording: wording, progress: progress)
  }

  private func fill<Sink: PictureSink & ~Copyable>(
    _ sink: consuming Sink, _ ids: [Int], _ export: PictureExport, _ wording: CreditWording,
    _ progress: (PictureExport.Progress) -> Void
  ) throws(SavedPhotosError) -> PictureExport.Outcome {
    func name(_ stem: String, _ fileExtension: String) -> String {
      SavedPhotoName.name(
        SavedPhotoName.stem(title: stem, author: nil), number: 1, extension: fileExtension)
    }
    let documents: [CreditsDocument] = [.articleText, .articlePage]
    let creditNames = documents.map { name(export.creditsName, $0.fileExtension) }
    let receiptsName = name(export.receipts.title, CreditsDocument.articleText.fileExtension)
    let pictures = ExportedPicture.named(try photos(ids), taken: creditNames + [receiptsName])
    var missing: [Photo] = []
    var credits: [Credit] = []
    var receipts: [String] = []
    for (index, picture) in pictures.enumerated() {
      if Task.isCancelled { throw .cancelled }
      progress(PictureExport.Progress(done: index, count: pictures.count))
      guard let reader = PictureReader(path: picture.saved.path) else {
        missing.append(picture.saved.photo)
        continue
      }
      try sink.add(picture.name, size: reader.size, modified: reader.modified) { body throws(SavedPhotosError) in
        try reader.read(body)
      }
      credits.append(picture.saved.credit)
      if let record = try recordsWithReceipts([picture.saved.id])[picture.saved.id], !record.receipts.isEmpty {
        receipts.append(ReceiptText(wording: export.receipts).text(of: record, file: picture.name))
      }
    }
    let list = CreditList(credits, wording)
    for (document, name) in zip(documents, creditNames) {
      try sink.add(list.document(document, title: export.title), named: name)
    }
    if !receipts.isEmpty { try sink.add(receipts.joined(separator: ReceiptText.separator), named: receiptsName) }
    if Task.isCancelled { throw .cancelled }
    let path = try sink.finish()
    progress(PictureExport.Progress(done: pictures.count, count: pictures.count))
    return PictureExport.Outcome(path: path, count: credits.count, missing: missing)
  }
}

nonisolated extension PictureSink where Self: ~Copyable {
  /// Adds a text as a file.
  fileprivate mutating func add(_ text: String, named name: String) throws(SavedPhotosError) {
    let data = Data(text.utf8)
    try add(name, size: data.count, modified: SavedPhotoRecord.seconds(Date())) { body throws(SavedPhotosError) in
      let result = data.withUnsafeBytes { bytes in
        Result { () throws(SavedPhotosError) in try body(bytes) }
      }
      try result.get()
    }
  }
}
