import Gtk
import PhotoSearchCore

/// What is said about one photo.
nonisolated extension Words {
  static let back = "Back to the results"
  static let save = "Save"
  static let cancel = "Cancel"
  static let showInFolder = "Show in Folder"
  static let waitingToSave = "Others are saved first…"
  static let folderCannotBeShown = "The folder could not be opened"
  static func savedAs(_ path: String) -> String { "Saved as \(path)" }
  static func saved(_ photo: Photo, at path: String) -> String { "“\(name(of: photo))” is saved as \(path)" }
  static func notSaved(_ photo: Photo, _ error: PhotoSaveError) -> String {
    "“\(name(of: photo))” could not be saved. \(error)"
  }
  static func notSaved(count: Int, _ last: PhotoSaveError) -> String {
    "\(count) photos could not be saved. The last one: \(last)"
  }
  private static func name(of photo: Photo) -> String {
    switch photo.title.count {
    case 0: untitled
    case ...60: photo.title
    default: photo.title.prefix(59) + "…"
    }
  }

  /// What was done about a list of saved photos that was found damaged.
  static func repaired(_ repair: SavedPhotosLibrary.Repair) -> String {
    "The list of your saved photos was damaged. A new one was made: "
      + "\(photos(repair.readCount)) could be read from the old one"
      + (repair.foundCount == 0
        ? "."
        : ", \(photos(repair.foundCount)) more \(repair.foundCount == 1 ? "was" : "were") found in your pictures, without notes.")
      + " The old list is kept as \(repair.kept)."
  }
  private static func photos(_ count: Int) -> String {
    count == 0 ? "no photos" : count == 1 ? "one photo" : "\(count) photos"
  }

  static let morePhotosOfAuthor = "More by This Author"
  static let similarPhotos = "Similar Photos"
  static let reportPhoto = "Report This Photo"
  static let largePictureFailed = "The large picture could not be loaded."

  static let credit = "Credit"
  static let creditFormat = "Format of the credit"
  static let copyCredit = "Copy Credit"
  static let copied = "Copied"
  static func name(of format: CreditFormat) -> String {
    switch format {
    case .plainText: "Plain text"
    case .html: "HTML"
    case .markdown: "Markdown"
    case .wikitext: "Wikitext"
    case .latex: "LaTeX"
    case .dublinCore: "Dublin Core (XML)"
    }
  }

  /// How far a photo is on its way to the disk.
  static func saving(_ progress: PhotoSaveProgress) -> String {
    switch progress {
    case .started: "Saving…"
    case .downloading(0, _): "Loading…"
    case .downloading(let received, let expected?): "\(size(received)) of \(size(expected))"
    case .downloading(let received, nil): "\(size(received)) so far"
    case .writing: "Writing the credit into it…"
    }
  }

  static let about = "About this photo"

  /// What is known about a photo beyond title and author, as names and values.
  @MainActor static func facts(_ photo: Photo) -> [(name: String, value: String)] {
    let source = [sourceName(photo.id.source), photo.collection].compactMap(\.self).joined(separator: ", ")
    let pixels = photo.width.flatMap { width in photo.height.map { "\(width) × \($0) pixels" } }
    let file = [pixels, photo.fileSize.map(size), photo.fileType?.rawValue.uppercased()].compactMap(\.self)
    let facts: [(String, String?)] = [
      ("Source", source),
      ("Size", file.isEmpty ? nil : file.joined(separator: ", ")),
      ("Uploaded", photo.uploaded.map { GLib.Date($0).formatted }),
      ("Taken", photo.taken),
      ("Restrictions", photo.restrictions.isEmpty ? nil : photo.restrictions.joined(separator: ", ")),
      ("Description", photo.summary),
      ("Tags", photo.tags.isEmpty ? nil : photo.tags.joined(separator: ", ")),
    ]
    return facts.compactMap { name, value in value.map { (name, $0) } }
  }
}
