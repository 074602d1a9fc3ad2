/// What an audit found about a picture in a document.
public nonisolated struct PictureFinding: Sendable, Hashable {
  /// What a licence forbids, or asks for beyond a credit.
  public enum Problem: Sendable, Hashable {
    /// The photo may not be used like this without the author's permission.
    case forbidden(License.Prohibition)
    /// The licence is not known, so nothing can be assumed to be allowed.
    case termsUnknown
    /// The changed photo, and what is made with it, must have the same licence.
    case shareAlike
  }

  /// Where the document has the credit.
  public enum CreditLocation: Sendable, Hashable {
    case nearPicture
    case elsewhere(DocumentPlace)
  }

  public enum Verdict: Sendable, Hashable {
    /// All that the licence asks for is there.
    case credited
    /// The licence asks for nothing.
    case free
    /// Something is missing.
    case incomplete
    /// The photo may not be used like this, whatever is written beside it.
    case forbidden
    /// It is neither a saved photo nor a sample, and carries no credit.
    case unknown
    /// It is not looked at: a drawing, or too small for a photo.
    case skipped
    /// It is missing, damaged, or on the web.
    case unreadable
  }

  public let picture: DocumentPicture
  public let verdict: Verdict
  /// What the picture was recognised as, or `nil`.
  public let recognition: PhotoRecognizer.Recognition?
  /// The parts of the credit that the licence asks for.
  public let required: [CreditElement]
  /// Those of them that the document lacks.
  public let missing: [CreditElement]
  public let location: CreditLocation?
  public let problems: [Problem]

  /// Whether the document should not be published like this.
  public var isFailure: Bool { verdict == .incomplete || verdict == .forbidden }

  /// Creates the finding about a picture that was not recognised.
  init(_ picture: DocumentPicture, _ verdict: Verdict) {
    self.picture = picture
    self.verdict = verdict
    recognition = nil
    (required, missing, location, problems) = ([], [], nil, [])
  }

  /// - Parameter isCommercial: Whether the document is sold or advertises something.
  init(
    _ picture: DocumentPicture, _ recognition: PhotoRecognizer.Recognition, _ evidence: CreditSearch.Evidence,
    isCommercial: Bool
  ) {
    self.picture = picture
    self.recognition = recognition
    let license = recognition.credit.license
    let isChanged = picture.isCropped || picture.isRecoloured || recognition.isCropped || recognition.isTurned
    required = recognition.credit.required(isChanged: isChanged)
    missing = required.filter { !evidence.found.contains($0) }
    switch evidence.location {
    case .near: location = .nearPicture
    case .elsewhere(let place): location = .elsewhere(place)
    case nil: location = nil
    }
    problems = Self.problems(license, isChanged: isChanged, isCommercial: isCommercial)
    let isForbidden = problems.contains { if case .shareAlike = $0 { false } else { true } }
    verdict =
      switch true {
      case isForbidden: .forbidden
      case required.isEmpty: .free
      case missing.isEmpty: .credited
      default: .incomplete
      }
  }

  private static func problems(_ license: License, isChanged: Bool, isCommercial: Bool) -> [Problem] {
    guard license.hasKnownTerms else { return [.termsUnknown] }
    let broken = license.forbids.filter { prohibition in
      switch prohibition {
      case .anyUse, .sharing: true
      case .commercialUse, .advertising: isCommercial
      case .changes: isChanged
      }
    }
    return broken.map(Problem.forbidden) + (isChanged && license.requiresShareAlike ? [.shareAlike] : [])
  }
}

nonisolated extension PictureFinding {
  /// Returns the credit that the document lacks at the picture, or `nil` if it lacks none.
  fileprivate func missingCredit(_ changes: String) -> Credit? {
    guard verdict == .incomplete, let credit = recognition?.credit else { return nil }
    guard required.contains(.changes) else { return credit }
    return Credit(
      title: credit.title, author: credit.author, authorURL: credit.authorURL, pageURL: credit.pageURL,
      license: credit.license, changes: changes)
  }
}

nonisolated extension [PictureFinding] {
  /// Returns the credits that the document lacks, each once.
  ///
  /// - Parameter changes: What a credit says of a photo that was changed, such as "changed".
  public func missingCredits(changes: String) -> [Credit] {
    var known: Set<Credit> = []
    return compactMap { $0.missingCredit(changes) }.filter { known.insert($0).inserted }
  }

  /// Returns the captions that the pictures of the document lack.
  public func missingCaptions(changes: String) -> [PictureCaption] {
    enumerated().compactMap { number, finding in
      finding.missingCredit(changes).map { PictureCaption(number: number, credit: $0) }
    }
  }
}
