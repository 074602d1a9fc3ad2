import FoundationEssentials

/// Whether the pictures of a document are credited as their licences ask for.
///
///     let recognizer = try await PhotoRecognizer.load(saved: saved, samples: samples, decode: decode)
///     let audit = try await DocumentAudit(path: "/home/ada/lesson.odt", recognizer: recognizer)
public nonisolated struct DocumentAudit: Sendable {
  public let document: Document
  private var outcomes: [DocumentPictureFile: PhotoRecognizer.Outcome]
  private let search: CreditSearch

  /// The number of bytes of pictures that are in memory at a time.
  private static let batchSize = 64_000_000

  /// Reads a document and looks at its pictures. Nothing is changed, loaded from a network or sent.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the document.
  ///   - progress: Called with the number of pictures that were looked at, and of all, on any thread.
  public init(
    path: String, recognizer: PhotoRecognizer,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(DocumentError) {
    document = try await DocumentReader.read(path: path)
    outcomes = try await Self.outcomes(document, recognizer, progress)
    search = CreditSearch(document)
  }

  /// Returns what was found about each picture, in the order of the document.
  ///
  /// - Parameter isCommercial: Whether the document is sold or advertises something.
  /// - Complexity: O(length of the text) for each picture that was recognised.
  public func findings(isCommercial: Bool = false) -> [PictureFinding] {
    document.pictures.map { picture in
      switch outcomes[picture.file] {
      case .recognized(let recognition):
        let evidence = search.evidence(for: recognition.credit, of: picture)
        return PictureFinding(picture, recognition, evidence, isCommercial: isCommercial)
      case .unknown: return PictureFinding(picture, .unknown)
      case .small: return PictureFinding(picture, .skipped)
      case .unreadable, nil: return PictureFinding(picture, picture.file.isDrawing ? .skipped : .unreadable)
      }
    }
  }

  /// Adds what a picture was recognised as later.
  mutating func note(_ recognition: PhotoRecognizer.Recognition, for file: DocumentPictureFile) {
    outcomes[file] = .recognized(recognition)
  }

  private static func outcomes(
    _ document: Document, _ recognizer: PhotoRecognizer, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws(DocumentError) -> [DocumentPictureFile: PhotoRecognizer.Outcome] {
    var outcomes: [DocumentPictureFile: PhotoRecognizer.Outcome] = [:]
    var rest = Set(document.pictures.map(\.file)).filter { !$0.isDrawing }
    let count = rest.count
    for file in rest {
      guard case .web(let address) = file else { continue }
      outcomes[file] = await recognizer.recognize(at: address).map { .recognized($0) }
      rest.remove(file)
    }
    while !rest.isEmpty {
      if Task.isCancelled { throw .cancelled }
      progress(count - rest.count, count)
      let batch = try await DocumentReader.pictures(rest, of: document, upTo: batchSize)
      await withTaskGroup { group in
        for (file, data) in batch {
          group.addTask { (file, await data.asyncMap(recognizer.recognize) ?? .unreadable) }
        }
        for await (file, outcome) in group { outcomes[file] = outcome }
      }
      rest.subtract(batch.map(\.file))
    }
    progress(count, count)
    return outcomes
  }
}

nonisolated extension Optional {
  fileprivate func asyncMap<Value>(_ body: (Wrapped) async -> Value) async -> Value? {
    guard let self else { return nil }
    return await body(self)
  }
}
