import PhotoSearchCore

/// Texts about the pictures of documents.
nonisolated extension Strings {
  static func sentence(for error: DocumentError) -> String {
    switch error {
    case .inaccessible(let path): translated("\(path) cannot be read. Check its name and its permissions.")
    case .unknownFormat:
      translated(
        "This is no document that Vesper can read. It reads ODT, ODP, DOCX, PPTX, EPUB, PDF, HTML and Markdown.")
    case .changed: translated("The document has changed since it was checked. Check it again.")
    case .damaged:
      translated("The document is damaged or incomplete. Open it in the program that made it, and save it again.")
    case .encrypted: translated("The document is protected by a password. Save a copy without one.")
    case .tooLarge: translated("The document is larger than Vesper can read. Split it.")
    case .programMissing(let name): programMissing(name)
    case .libraryMissing(let name):
      translated("The library \(name) is missing. Install it with your system’s package manager.")
    case .cannotWrite(let path):
      translated("\(path) cannot be written. Check the folder, its permissions and the room on the disk.")
    case .isOriginal: translated("The copy needs another name than the document, which stays as it is.")
    case .cancelled: ""
    }
  }

  /// - Parameter isFlatpak: Whether the program runs in a Flatpak, which uses no packages of the system.
  static func programMissing(_ name: String, isFlatpak: Bool = Installation.isFlatpak) -> String {
    isFlatpak
      ? translated("The Flatpak of Vesper cannot read PDF files. Check the document in another format, such as ODT.")
      : translated("To read PDF files, Vesper needs \(name). Install the package poppler-utils.")
  }

  /// Returns where something is in a document, such as “slide 3, “The Water Cycle””.
  static func place(_ place: DocumentPlace) -> String {
    let number =
      switch place.unit {
      case .page: translated("page \(place.number)", context: "where a picture is in a document")
      case .slide: translated("slide \(place.number)", context: "where a picture is in a document")
      case .chapter: translated("chapter \(place.number)", context: "where a picture is in a document")
      case .line: translated("line \(place.number)", context: "where a picture is in a document")
      case .everyPage: translated("on every page", context: "where a picture is in a document")
      }
    return place.heading.isEmpty ? number : translated("\(number), “\(place.heading)”", context: "a page and a heading")
  }

  /// Returns what is missing, to follow “missing:”.
  static func creditElement(_ element: CreditElement) -> String {
    switch element {
    case .author: translated("the author", context: "what is missing in a credit")
    case .title: translated("the title", context: "what is missing in a credit")
    case .source: translated("a link to the photo’s page", context: "what is missing in a credit")
    case .license: translated("the licence", context: "what is missing in a credit")
    case .licenseLink: translated("a link to the licence", context: "what is missing in a credit")
    case .changes: translated("what was changed", context: "what is missing in a credit")
    }
  }

  static func missing(_ elements: [CreditElement]) -> String {
    translated("Missing: \(list(elements.map(creditElement))).")
  }

  static func problem(_ problem: PictureFinding.Problem) -> String {
    switch problem {
    case .forbidden(let prohibition): translated("You may not \(Strings.prohibition(prohibition)).")
    case .termsUnknown: translated("Its licence is not known. Ask the author before you publish it.")
    case .shareAlike: translated("It was changed: publish what you made of it under the same licence.")
    }
  }

  /// Returns the verdict on a picture, as a sentence.
  static func verdict(_ finding: PictureFinding) -> String {
    switch finding.verdict {
    case .credited:
      switch finding.location {
      case .elsewhere(let place): translated("Credited elsewhere: \(Strings.place(place)).")
      default: translated("Credited.")
      }
    case .free: translated("Needs no credit.")
    case .incomplete:
      finding.missing == finding.required ? translated("Not credited.") : translated("The credit is not complete.")
    case .forbidden: translated("May not be used like this.")
    case .unknown: translated("Not known: neither one of your saved photos nor a sample photo.")
    case .skipped: translated("Not looked at: a drawing, or very small.")
    case .unreadable:
      switch finding.picture.file {
      case .web: translated("Not looked at: it is on the web.")
      case .missing, .file: translated("Its file is missing or cannot be read.")
      case .part, .data: translated("It cannot be read.")
      }
    }
  }

  /// Returns the number of pictures with each verdict.
  static func summary(_ findings: [PictureFinding]) -> String {
    guard !findings.isEmpty else { return translated("The document has no pictures.") }
    func count(_ verdict: PictureFinding.Verdict) -> Int { findings.count { $0.verdict == verdict } }
    let (forbidden, incomplete, credited) = (count(.forbidden), count(.incomplete), count(.credited))
    let (free, unknown, skipped) = (count(.free), count(.unknown), count(.skipped) + count(.unreadable))
    let parts = [
      (forbidden, translated("\(forbidden) not allowed", context: "a number of pictures")),
      (incomplete, translated("\(incomplete) without a complete credit", context: "a number of pictures")),
      (credited, translated("\(credited) credited", context: "a number of pictures")),
      (free, translated("\(free) without the need for a credit", context: "a number of pictures")),
      (unknown, translated("\(unknown) not known", context: "a number of pictures")),
      (skipped, translated("\(skipped) not looked at", context: "a number of pictures")),
    ]
    let pictures = translated(findings.count, one: "\(findings.count) picture", other: "\(findings.count) pictures")
    let verdicts = list(parts.filter { $0.0 > 0 }.map(\.1))
    return translated("\(pictures): \(verdicts)", context: "a number of pictures, and how many of them are what")
  }

  // MARK: Window

  static let checkDocument = translated("Check a Document…")
  static let chooseDocument = translated("Choose a document with pictures")
  static let documents = translated("Documents")
  static let isSold = translated("It is sold, or advertises something")
  static let isSoldHint = translated("Some photos may not be used commercially.")
  static let documentSettings = translated("This document")
  static let writesCaptions = translated("Write credits below the pictures")
  static let writesCaptionsHint = translated("Otherwise, a copy lists them at its end.")
  static let saveCopy = translated("Save a Copy with Credits…")
  static let changedNote = translated("changed", context: "in a credit, about the photo")
  /// Returns the suggested name of a copy, such as “lesson with credits.odt”.
  static func copyName(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return translated("\(name) with credits") }
    return translated("\(String(name[..<dot])) with credits") + name[dot...]
  }
  static func copyWritten(_ path: String, _ count: Int) -> String {
    translated(
      count, one: "A copy with \(count) credit was saved as \(path).",
      other: "A copy with \(count) credits was saved as \(path).")
  }
  static let copyWithoutPictures = translated(
    "Its pictures are beside the document. Move the copy there, or copy them too.")
  static let copyMissingCredits = translated("Copy Missing Credits")
  static func creditsOf(_ name: String) -> String { translated("Credits of “\(name)”") }
  static let cannotReadDocument = translated("The Document Cannot Be Read")
  static let readingDocument = translated("Reading the document…")

  static func lookedAt(_ done: Int, of count: Int) -> String {
    translated(count, one: "Looked at \(done) of \(count) picture", other: "Looked at \(done) of \(count) pictures")
  }

  static let lookForPicture = translated("Look for It…")
  static let lookForPictureTitle = translated("Look for the picture among photos of")
  static let stopLooking = translated("Stop Looking")
  static let savePhoto = translated("Save the Photo")
  static let photoIsSaved = translated("The photo is saved")

  static func lookup(_ state: DocumentAuditViewModel.Lookup) -> String {
    switch state {
    case .looking(0): translated("Looking for it…")
    case .looking(let count):
      translated(count, one: "Looked at \(count) photo…", other: "Looked at \(count) photos…")
    case .notFound(0): translated("The search found no photos. Try other words.")
    case .notFound(let count):
      translated(
        count, one: "It is not the \(count) photo that was found. Try other words.",
        other: "It is not among the first \(count) photos that were found. Try other words.")
    case .failed(let error): sentence(for: error)
    }
  }

  // MARK: Command line

  static let creditsHelp = translated("Check whether the pictures of a document are credited")
  static let soldHelp = translated("With --credits: the document is sold, or advertises something")
  static let writeHelp = translated("With --credits: write a copy with the credits that are missing")
  static let captionsHelp = translated("With --write: below the pictures, where there is room")
  static let onlyWithCredits = translated("--sold, --write and --captions go together with --credits")
  static let noCopyNeeded = translated("no credit is missing, so no copy was written")
  static let noCopyOfPDF = translated(
    "credits cannot be added to a PDF file; add them to the document that it was made of")
  static let creditsAlone =
    translated("--credits checks a document, --print and --search look for photos: give one of them")
  static let nothingToCheck = translated("--credits needs the name of a document, such as --credits lesson.odt")

  static func lookingAtSavedPhotos(_ count: Int) -> String {
    translated(
      count, one: "looking at \(count) saved photo for the first time",
      other: "looking at \(count) saved photos for the first time")
  }
}

nonisolated extension PictureFinding {
  /// The sentence of the photo's credit, or the name of a picture that was not recognised.
  var subject: String {
    recognition?.credit.runs(Strings.creditWording).map(\.isolatedText).joined() ?? picture.name
  }

  /// The verdict, and what there is to say beyond it.
  var sentences: [String] {
    let missing = missing.isEmpty || verdict == .forbidden ? [] : [Strings.missing(missing)]
    return [Strings.verdict(self)] + problems.map(Strings.problem) + missing
  }
}
