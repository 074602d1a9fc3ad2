/// Why a document cannot be read.
public nonisolated enum DocumentError: Error, Sendable, Hashable {
  /// The file does not exist, is no regular file, or may not be read.
  case inaccessible(path: String)
  /// The file is in none of the formats of `DocumentFormat`.
  case unknownFormat
  /// The file is incomplete, or violates its format.
  case damaged
  /// The document can only be opened with a password.
  case encrypted
  /// A part of the document has more bytes than any real one.
  case tooLarge
  /// A program that reads this format is not installed.
  case programMissing(name: String)
  /// A library that reads this format is not installed.
  case libraryMissing(name: String)
  /// The document was written after it had been read.
  case changed
  /// A copy cannot be written there.
  case cannotWrite(path: String)
  /// The copy would replace the document itself.
  case isOriginal
  /// The operation was cancelled. There is nothing to report to the user.
  case cancelled
}

nonisolated extension DocumentError: CustomStringConvertible {
  /// What happened and what can be done about it, in plain English.
  public var description: String {
    switch self {
    case .inaccessible(let path): "\(path) cannot be read. Check its name and its permissions."
    case .unknownFormat:
      "This is no document that Vesper can read. It reads ODT, ODP, DOCX, PPTX, EPUB, PDF, HTML and Markdown."
    case .changed: "The document has changed since it was checked. Check it again."
    case .damaged: "The document is damaged or incomplete. Open it in the program that made it and save it again."
    case .encrypted: "The document is protected by a password. Save a copy without one."
    case .tooLarge: "The document is larger than Vesper reads, or claims to be. Split it into several ones."
    case .programMissing(let name): "PDF files need \(name). Install the package poppler-utils."
    case .libraryMissing(let name): "The library \(name) is missing. Install it with your system’s package manager."
    case .cannotWrite(let path):
      "\(path) cannot be written. Check the folder, its permissions and the room on the disk."
    case .isOriginal: "The copy needs another name than the document, which stays as it is."
    case .cancelled: "Reading was cancelled."
    }
  }
}
