import FoundationEssentials

/// The words of receipts, so that an application can localise them.
public nonisolated struct ReceiptWording: Sendable, Hashable {
  /// The name of a file with receipts.
  public var title = "Receipts"
  public var photo = "Photo"
  public var author = "Author"
  public var page = "Page"
  public var license = "Licence"
  public var file = "File"
  public var fileDigest = "SHA-256 of the file"
  public var saved = "Saved"
  public var deliveredDigest = "SHA-256 as delivered"
  public var request = "Request"
  public var answered = "Answered"

  /// Creates the English words.
  public init() {}
}

/// Receipts as a text that people can read, keep and show.
nonisolated struct ReceiptText {
  let wording: ReceiptWording

  /// Between the receipts of two photos.
  static let separator = "\n\n"

  /// Returns the receipts of a saved photo.
  ///
  /// - Parameter name: The name of its file.
  func text(of record: SavedPhotoRecord, file name: String) -> String {
    let photo = record.photo
    var lines: [String] = []
    func add(_ label: String, _ value: String?) {
      if let value, !value.isEmpty { lines.append("\(label): \(value)") }
    }
    add(wording.photo, photo.title)
    add(wording.author, photo.creditText ?? photo.author)
    add(wording.page, photo.pageURL?.absoluteString)
    add(wording.file, name)
    add(wording.fileDigest, record.digest)
    for receipt in record.receipts {
      lines.append("")
      add(wording.saved, Self.text(of: receipt.saved))
      add(wording.license, receipt.license)
      add(wording.deliveredDigest, receipt.digest)
      for statement in receipt.statements {
        lines.append("")
        add(wording.request, statement.address)
        add(wording.answered, Self.text(of: statement.date))
        lines.append(statement.text)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// In UTC, which is the same for everybody who reads it.
  private static func text(of date: Date) -> String { date.formatted(.iso8601) }
}
