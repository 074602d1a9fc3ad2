public import BindingCore
import FoundationEssentials
import Synchronization

/// The credits of a document's pictures, as a window shows them.
public final class DocumentAuditViewModel: DisposeBagProvider {
  public enum State: Sendable, Hashable {
    case reading
    /// Pictures are being looked at.
    case looking(done: Int, count: Int)
    case checked
    case failed(DocumentError)
    /// The saved photos cannot be used.
    case notKnown(SavedPhotosError)
  }

  /// How far looking for a picture among the photos of services is.
  public enum Lookup: Sendable, Hashable {
    /// So many photos were looked at.
    case looking(count: Int)
    case notFound(count: Int)
    case failed(PhotoSearchError)
  }

  /// The absolute path of the document.
  public let path: String
  public let state = Property(State.reading)
  /// Whether the document is sold or advertises something.
  public let isCommercial = Property(false)
  /// Whether a copy gets its credits below the pictures, where it can, or all of them at its end.
  public let writesCaptions = Property(false)
  /// What was found about each picture, in the order of the document.
  public let findings = Property<[PictureFinding]>([])
  /// The pictures that are looked for, or were not found.
  public let lookups = Property<[DocumentPictureFile: Lookup]>([:])
  public let bag = DisposeBag()

  /// The document, once it has been read.
  public var document: Document? { audit.value?.document }

  private let audit = Property<DocumentAudit?>(nil)
  private var task: Task<Void, Never>?
  private let lookup: PictureLookup?
  private var lookupTasks: [DocumentPictureFile: (task: Task<Void, Never>, steps: any Disposable)] = [:]

  /// Begins to read the document.
  ///
  /// - Parameter lookup: Looks for pictures that are not known, if the user asks for it.
  public init(
    path: String, saved: SavedPhotosAccess, samples: SamplePhotosSource?, seen: SeenPhotos? = nil,
    lookup: PictureLookup? = nil, decode: @escaping PhotoRecognizer.Decoding
  ) {
    self.path = path
    self.lookup = lookup
    combineLatest(audit.ignoreNils(), isCommercial).map { $0.findings(isCommercial: $1) }.bind(to: findings)
    audit.ignoreNils().map { _ in State.checked }.bind(to: state)
    task = Task { [weak self, relay = MainRelay<(Int, Int)>()] in
      let steps = relay.signal.observeNext { [weak self] done, count in
        self?.state.value = .looking(done: done, count: count)
      }
      defer { steps.dispose() }
      do {
        let recognizer = try await PhotoRecognizer.load(
          saved: saved, samples: samples, seen: seen, decode: decode)
        let audit = try await DocumentAudit(path: path, recognizer: recognizer) { relay.send(($0, $1)) }
        self?.audit.value = audit
      } catch let error as DocumentError {
        self?.state.value = .failed(error)
      } catch let error as SavedPhotosError {
        self?.state.value = .notKnown(error)
      } catch {}
    }
  }

  isolated deinit {
    task?.cancel()
    for lookup in lookupTasks.values { lookup.task.cancel() }
  }

  /// The name of the document's file.
  public var name: String { PhotoText.sanitized(path.split(separator: "/").last.map(String.init) ?? path) }

  /// Whether a copy with the credits that the document lacks can be written.
  public var canWriteCopy: Bool { document.map { DocumentCopy.isPossible($0.format) } ?? false }

  /// Whether a copy can have its credits below the pictures.
  public var canWriteCaptions: Bool { document.map { DocumentCopy.hasCaptions($0.format) } ?? false }

  /// Whether a copy lacks pictures that the document has beside it, because it is in another folder.
  public func isWithoutPictures(_ path: String) -> Bool {
    document.map { DocumentCopy.isWithoutPictures(path, of: $0) } ?? false
  }

  /// Writes a copy with the credits that the document lacks.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the copy.
  ///   - heading: The heading of the credits.
  ///   - changes: What a credit says of a photo that was changed.
  public func writeCopy(
    to path: String, heading: String, wording: CreditWording, changes: String
  ) async throws(DocumentError) {
    guard let document else { return }
    if writesCaptions.value, canWriteCaptions {
      let captions = findings.value.missingCaptions(changes: changes)
      return try await DocumentCopy.write(document, captions: captions, heading: heading, wording: wording, to: path)
    }
    try await DocumentCopy.write(
      document, adding: findings.value.missingCredits(changes: changes), heading: heading, wording: wording, to: path)
  }

  // MARK: Looking for unknown pictures

  /// Whether a picture can be looked for among the photos of services.
  public func canLook(for finding: PictureFinding) -> Bool { lookup != nil && finding.verdict == .unknown }

  /// Looks for a picture among the photos that services find for a text. The verdict changes if it is there.
  public func look(for file: DocumentPictureFile, matching text: String) {
    guard let lookup, let document, lookupTasks[file] == nil else { return }
    lookups.value[file] = .looking(count: 0)
    let relay = MainRelay<Int>()
    let steps = relay.signal.observeNext { [weak self] count in self?.lookups.value[file] = .looking(count: count) }
    let task = Task { [weak self] in
      let end = await Self.end(of: lookup, file, document, text) { relay.send($0) }
      steps.dispose()
      guard let self, !Task.isCancelled else { return }
      lookupTasks[file] = nil
      switch end {
      case .success((let recognition?, _)):
        lookups.value[file] = nil
        audit.value?.note(recognition, for: file)
      case .success((nil, let count)): lookups.value[file] = .notFound(count: count)
      case .failure(let error): lookups.value[file] = error == .cancelled ? nil : .failed(error)
      }
    }
    lookupTasks[file] = (task, steps)
  }

  /// Stops looking for a picture.
  public func stopLooking(for file: DocumentPictureFile) {
    if let lookup = lookupTasks.removeValue(forKey: file) {
      lookup.task.cancel()
      // A step may be on its way.
      lookup.steps.dispose()
    }
    lookups.value[file] = nil
  }

  nonisolated private static func end(
    of lookup: PictureLookup, _ file: DocumentPictureFile, _ document: Document, _ text: String,
    _ progress: @escaping @Sendable (Int) -> Void
  ) async -> Result<(PhotoRecognizer.Recognition?, Int), PhotoSearchError> {
    let count = Mutex(0)
    do throws(PhotoSearchError) {
      let pictures = try? await DocumentReader.pictures([file], of: document, upTo: 1)
      guard let picture = pictures?.first?.data else { throw .dataMissing(path: document.path) }
      let found = try await lookup.recognition(of: picture, matching: text) { done in
        count.withLock { $0 = done }
        progress(done)
      }
      return .success((found, count.withLock { $0 }))
    } catch {
      return .failure(error)
    }
  }
}
