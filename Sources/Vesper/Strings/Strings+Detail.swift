import FoundationEssentials
import Gtk
import PhotoSearchCore

/// Texts on a single photo.
nonisolated extension Strings {
  static let back = translated("Back to the results")
  static let save = translated("Save")
  static let cancel = translated("Cancel")
  static let showInFolder = translated("Show in Folder")
  static let waitingToSave = translated("Others are saved first…")
  static let folderCannotBeShown = translated("The folder could not be opened")
  static func savedAs(_ fileName: String) -> String { translated("Saved as \(fileName)") }
  static func saved(_ photo: Photo) -> String { translated("“\(name(of: photo))” is saved.") }
  static func notSaved(_ photo: Photo, _ error: PhotoSaveError) -> String {
    translated("“\(name(of: photo))” could not be saved. \(sentence(for: error))")
  }
  static func name(of photo: Photo) -> String {
    switch photo.title.count {
    case 0: untitled
    case ...60: photo.title
    default: photo.title.prefix(59) + "…"
    }
  }

  /// Returns the report on the repair of a damaged list of saved photos.
  static func repaired(_ repair: SavedPhotosLibrary.Repair) -> String {
    let (read, found) = (repair.readCount, repair.foundCount)
    var sentences = [
      translated(
        "The list of your saved photos was damaged. The old list is kept as \(repair.kept), and a new one was made."),
      read == 0
        ? translated("Nothing could be read from the old list.")
        : translated(
          read, one: "\(read) photo could be read from the old list.",
          other: "\(read) photos could be read from the old list."),
    ]
    if found > 0 {
      sentences.append(
        translated(
          found, one: "\(found) more photo was found in your pictures, without notes.",
          other: "\(found) more photos were found in your pictures, without notes."))
    }
    return sentences.joined(separator: " ")
  }

  static let morePhotosOfAuthor = translated("More by This Author")
  static let similarPhotos = translated("Similar Photos")
  static let reportPhoto = translated("Report This Photo")
  static let largePictureFailed = translated("The large picture could not be loaded.")

  static let credit = translated("Credit")
  static let creditFormat = translated("Format of the credit")
  static let copyCredit = translated("Copy Credit")
  static let copied = translated("Copied")
  static func name(of format: CreditFormat) -> String {
    switch format {
    case .plainText: translated("Plain text")
    case .html: "HTML"  // Not translated: a name.
    case .markdown: "Markdown"  // Not translated: a name.
    case .wikitext: "Wikitext"  // Not translated: a name.
    case .latex: "LaTeX"  // Not translated: a name.
    case .dublinCore: "Dublin Core (XML)"  // Not translated: a name.
    }
  }

  /// Returns the progress of saving a photo.
  static func saving(_ progress: PhotoSaveProgress) -> String {
    switch progress {
    case .started: translated("Saving…")
    case .downloading(0, _): translated("Loading…")
    case .downloading(let received, let expected?): translated("\(size(received)) of \(size(expected))")
    case .downloading(let received, nil): translated("\(size(received)) so far")
    case .writing: translated("Writing the credit into it…")
    }
  }

  static let about = translated("About this photo")

  /// Returns the details of a photo other than title and author, as names and values.
  @MainActor static func facts(_ photo: Photo, _ camera: CameraData?) -> [(name: String, value: String)] {
    let source = [sourceName(photo.id.source), photo.collection].compactMap(\.self)
    let pixels = photo.width.flatMap { width in
      photo.height.map { translated("\(String(width)) × \(String($0)) pixels") }
    }
    let file = [pixels, photo.fileSize.map(size), photo.fileType?.rawValue.uppercased()].compactMap(\.self)
    let facts: [(String, String?)] = [
      (translated("Source"), list(source)),
      (
        file.count > 1 || photo.fileType == nil
          ? translated("Size", context: "of a photo") : translated("Format", context: "of a photo"),
        file.isEmpty ? nil : list(file)
      ),
      (translated("Uploaded"), photo.uploaded.map { GLib.Date($0).formatted }),
      (translated("Taken"), photo.taken ?? camera?.taken),
      (translated("Camera"), camera?.camera),
      (translated("Lens"), camera?.lens),
      (translated("Exposure"), camera.flatMap(exposure)),
      (translated("Restrictions"), photo.restrictions.isEmpty ? nil : list(photo.restrictions.map(restriction))),
      (translated("Description"), photo.summary),
    ]
    return facts.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Returns what restricts a photo besides its licence, or the service's own word for it.
  private static func restriction(_ name: String) -> String {
    switch PhotoRestriction(name) {
    case .personality: translated("people who may have to agree to a use")
    case .trademark: translated("a trademark")
    case .design: translated("a protected design")
    case .insignia: translated("coats of arms, flags or seals")
    case .currency: translated("banknotes or coins")
    case .nazi, .communist: translated("symbols that are forbidden in some countries")
    case .italianHeritage: translated("Italian cultural heritage")
    case nil: name
    }
  }

  // MARK: Its web page

  static let noSourcePage = translated("No web page")
  static let openWebPage = translated("Open Web Page")

  static func openPage(of photo: Photo) -> String {
    siteName(of: photo).map { translated("Open on \($0)") } ?? openWebPage
  }

  static func openPage(of photo: Photo, titled title: String) -> String {
    siteName(of: photo).map { translated("Open \(title) on \($0)") } ?? translated("Open the web page of \(title)")
  }

  /// Returns the name of the photo's site: its host if the site is not a common one, or `nil` if that is very long.
  private static func siteName(of photo: Photo) -> String? {
    guard let host = photo.pageURL?.host() else { return nil }
    let prefix = "www."  // Not translated: the beginning of an address.
    let name = host.hasPrefix(prefix) ? String(host.dropFirst(prefix.count)) : host
    let service = PhotoService.all.first { $0.pageHosts.contains(name) }
    return service?.name ?? (name.count <= 40 ? name : nil)
  }
}
