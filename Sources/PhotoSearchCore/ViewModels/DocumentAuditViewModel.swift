public import BindingCore
import FoundationEssentials

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

  /// The absolute path of the document.
  public let path: String
  public let state = Property(State.reading)
  /// Whether the document is sold or advertises something.
  public let isCommercial = Property(false)
  /// What was found about each picture, in the order of the document.
  public let findings = Property<[PictureFinding]>([])
  public let bag = DisposeBag()

  /// The document, once it has been read.
  public var document: Document? { audit.value?.document }

  private let audit = Property<DocumentAudit?>(nil)
  private var task: Task<Void, Never>?

  /// Begins to read the document.
  public init(
    path: String, saved: SavedPhotosAccess, samples: SamplePhotosSource?, decode: @escaping PhotoRecognizer.Decoding
  ) {
    self.path = path
    combineLatest(audit.ignoreNils(), isCommercial).map { $0.findings(isCommercial: $1) }.bind(to: findings)
    audit.ignoreNils().map { _ in State.checked }.bind(to: state)
    task = Task { [weak self, relay = MainRelay<(Int, Int)>()] in
      let steps = relay.signal.observeNext { [weak self] done, count in
        self?.state.value = .looking(done: done, count: count)
      }
      defer { steps.dispose() }
      do {
        let recognizer = try await PhotoRecognizer.load(saved: saved, samples: samples, decode: decode)
        let audit = try await DocumentAudit(path: path, recognizer: recognizer) { relay.send(($0, $1)) }
        self?.audit.value = audit
      } catch let error as DocumentError {
        self?.state.value = .failed(error)
      } catch let error as SavedPhotosError {
        self?.state.value = .notKnown(error)
      } catch {}
    }
  }

  deinit { task?.cancel() }

  /// The name of the document's file.
  public var name: String { PhotoText.sanitized(path.split(separator: "/").last.map(String.init) ?? path) }

  /// Whether a copy with the credits that the document lacks can be written.
  public var canWriteCopy: Bool { document.map { DocumentCopy.isPossible($0.format) } ?? false }

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
    try await DocumentCopy.write(
      document, adding: findings.value.missingCredits(changes: changes), heading: heading, wording: wording, to: path)
  }
}
