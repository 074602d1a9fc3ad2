/// An export of saved photos: the picture files, and beside them their credits and the receipts.
public nonisolated struct PictureExport: Sendable, Hashable {
  /// What the export becomes.
  public enum Form: Sendable, Hashable, CaseIterable {
    /// A new folder.
    case folder
    /// A ZIP file. Pictures are stored as they are, because they are compressed already.
    case archive
  }

  public let form: Form
  /// The absolute path of the folder or file. A folder that exists is not touched: the export gets a number. A file that
  /// exists is replaced, because the user was asked.
  public let path: String
  /// The heading of the credits.
  public let title: String
  /// The name of the files with the credits, without an extension.
  public let creditsName: String
  /// The words of the receipts, with the name of their file.
  public let receipts: ReceiptWording

  public init(
    _ form: Form, to path: String, title: String, creditsName: String, receipts: ReceiptWording = ReceiptWording()
  ) {
    self.form = form
    self.path = path
    self.title = title
    self.creditsName = creditsName
    self.receipts = receipts
  }

  /// The progress in pictures.
  public struct Progress: Sendable, Hashable {
    public let done: Int
    public let count: Int
  }

  /// The result.
  public struct Outcome: Sendable, Hashable {
    /// The absolute path of the new folder or file.
    public let path: String
    /// The number of exported pictures.
    public let count: Int
    /// The photos whose files are missing. They are not in the credits either.
    public let missing: [Photo]
  }
}

/// A picture that is to be exported, with its name in the export.
nonisolated struct ExportedPicture: Sendable {
  let saved: SavedPhoto
  let name: String

  /// Names pictures after their titles and authors. Names differ in more than case, also from those in `taken`.
  static func named(_ photos: [SavedPhoto], taken: [String]) -> [ExportedPicture] {
    var taken = Set(taken.map { SearchFolding.folded($0) })
    return photos.map { saved in
      let end = String(SavedPhotoName.suffix(of: saved.path).dropFirst()).lowercased()
      let isExtension =
        !end.isEmpty && end.utf8.count <= 8 && end.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
      let fileExtension = isExtension ? end : saved.photo.fileType?.fileExtension ?? "jpg"
      let stem = SavedPhotoName.stem(title: saved.photo.title, author: saved.photo.author)
      var number = 1
      var name = SavedPhotoName.name(stem, number: number, extension: fileExtension)
      // File systems that ignore case may ignore other differences, too.
      while !taken.insert(SearchFolding.folded(name)).inserted {
        number += 1
        name = SavedPhotoName.name(stem, number: number, extension: fileExtension)
      }
      return ExportedPicture(saved: saved, name: name)
    }
  }
}
