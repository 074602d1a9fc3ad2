/// What services said about a photo when it was found.
///
/// All are equal, because a photo that is found again is still the same.
public nonisolated struct PhotoEvidence: Sendable, Hashable {
  private let answers: [ServiceAnswer]
  private let known: [ServiceStatement]

  init(_ answers: [ServiceAnswer] = [], statements: [ServiceStatement] = []) {
    (self.answers, known) = (answers, statements)
  }

  static func + (one: PhotoEvidence, other: PhotoEvidence) -> PhotoEvidence {
    PhotoEvidence(one.answers + other.answers, statements: one.known + other.known)
  }

  /// Returns what was said about the photo with these IDs.
  ///
  /// - Complexity: O(n) in the length of the answers.
  func statements(on ids: [PhotoID]) -> [ServiceStatement] {
    var statements = known
    for answer in answers {
      if let statement = answer.statement(on: ids), !statements.contains(statement) { statements.append(statement) }
    }
    return statements
  }

  public static func == (one: PhotoEvidence, other: PhotoEvidence) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

nonisolated extension PhotoPage {
  /// Returns the page with the answers that it was made of.
  func found(in answers: [ServiceAnswer]) -> PhotoPage {
    let evidence = PhotoEvidence(answers)
    let photos = photos.map { photo in
      var photo = photo
      photo.evidence = evidence
      return photo
    }
    return with(photos)
  }
}
