import Gtk
import PhotoSearchCore

/// Texts on several photos, on the saved photos, and on removals.
nonisolated extension Strings {
  static let savedPhotos = translated("Saved photos")
  static let savedAlready = translated("Saved", context: "a photo")
  static let nothingSavedTitle = translated("Photos you save appear here")
  static let nothingSavedHint = translated("Look at a photo and save it, or select several and save them all.")

  // MARK: Several photos

  static let selectionActions = translated("What to do with the selected photos")
  static let deselect = translated("Deselect")
  static let copyCredits = translated("Copy Credits")
  static let moreCredits = translated("Other forms of the credits")
  static let copyCreditsAs = translated("Copy the credits as")
  static let exportCreditsFor = translated("Export the credits for")
  static let removeFromSaved = translated("Remove from Saved Photos")

  static func selected(_ count: Int) -> String {
    translated(count, one: "\(count) photo selected", other: "\(count) photos selected")
  }

  static func saving(_ progress: PhotoSaves.Progress) -> String {
    translated(
      progress.count, one: "Saving \(progress.done + 1) of \(progress.count) photo",
      other: "Saving \(progress.done + 1) of \(progress.count) photos")
  }

  static func saved(count: Int) -> String {
    translated(count, one: "\(count) photo is saved.", other: "\(count) photos are saved.")
  }

  /// Returns the failure of several photos, with their names unless there are many.
  static func notSaved(_ photos: [Photo], _ last: PhotoSaveError) -> String {
    let count = photos.count
    let names = list(photos.prefix(5).map(name) + (count > 5 ? ["…"] : []))
    return translated(
      count, one: "\(count) photo could not be saved: \(names). The last one: \(sentence(for: last))",
      other: "\(count) photos could not be saved: \(names). The last one: \(sentence(for: last))")
  }

  /// Returns the report on photos that could not be saved, or `nil` if there are none.
  static func notSaved(_ failures: [PhotoSaves.Ended]) -> String? {
    guard let last = failures.last, case .failed(let error) = last.state else { return nil }
    return failures.count == 1 ? notSaved(last.photo, error) : notSaved(failures.map(\.photo), error)
  }

  // MARK: Credits as a file

  static let creditsTitle = translated("Photo Credits")

  static let showReceipt = translated("Show Receipt")
  static let receiptHint = translated("What the service said about the licence when you saved this photo")
  static let receipt = translated("Receipt")
  static let copyReceipt = translated("Copy Receipt")
  static let noReceipt = translated("There is no receipt")
  static let noReceiptHint = translated(
    "This photo was saved by an earlier version of Vesper, or found in the folder. Remove it and save it again to get one."
  )
  static let noReceiptsHint = translated(
    "Photos that were saved by an earlier version of Vesper, or found in the folder, have none.")
  /// The words of receipts.
  static var receiptWording: ReceiptWording {
    var words = ReceiptWording()
    words.title = translated("Receipts")
    words.photo = translated("Photo")
    words.author = translated("Author")
    words.page = translated("Web page")
    words.license = translated("Licence")
    words.file = translated("File")
    words.fileDigest = translated("SHA-256 of the file")
    words.saved = translated("Saved", context: "when a photo was")
    words.deliveredDigest = translated("SHA-256 as the service delivered it")
    words.request = translated("Request")
    words.answered = translated("Answered", context: "when a service did")
    return words
  }

  static let exportAllCredits = translated("Export the credits of all saved photos")
  static let exportCredits = translated("Export Credits")
  static func creditsCopied(_ count: Int) -> String {
    translated(count, one: "\(count) credit copied.", other: "\(count) credits copied.")
  }
  static let creditsExported = translated("The credits are in a file now.")
  static let credits = translated("Credits")
  static let creditsNotExported = translated("The credits could not be exported")

  static func name(of document: CreditsDocument) -> String {
    switch document {
    case .articleText: translated("An article, as text")
    case .articlePage: translated("An article, as a web page")
    case .slidesText: translated("Slides, as Markdown")
    case .slidesPage: translated("Slides, as a web page")
    case .table: translated("A spreadsheet (CSV)")
    case .receipts: translated("Proof of the licences, as text")
    case .backup: translated("Another computer (JSON)")
    }
  }

  static func fileName(of document: CreditsDocument) -> String {
    // Not translated: a name and its end.
    "\(document == .receipts ? receiptWording.title : creditsTitle).\(document.fileExtension)"
  }

  static func notWritten(_ path: String) -> String {
    translated("\(path) cannot be written. Check that there is room and that you may write there.")
  }

  // MARK: The saved photos

  static let openFolder = translated("Open the Folder")
  static let importListTitle = translated("Import a list that Vesper exported")
  static let savedPhotosFailedTitle = translated("Something went wrong")

  static func importing(_ progress: SavedPhotosLibrary.ImportProgress) -> String {
    guard let count = progress.count else { return translated("Reading the list…") }
    let done = progress.done
    return translated(
      count, one: "Importing \(done) of \(count) photo", other: "Importing \(done) of \(count) photos")
  }

  static func imported(_ outcome: SavedPhotosLibrary.ImportOutcome) -> String {
    let (added, alike) = (outcome.added.count, outcome.lookalikes.count)
    let report = translated(
      added, one: "\(added) photo was added to the list.", other: "\(added) photos were added to the list.")
    guard alike > 0 else { return report }
    return report + " "
      + translated(
        alike, one: "\(alike) of them looks like a photo that you had.",
        other: "\(alike) of them look like photos that you had.")
  }

  /// Returns the report on files that were moved, deleted or found again.
  static func found(_ check: SavedPhotosLibrary.FileCheck) -> String {
    let (moved, missing, back) = (check.moved.count, check.missing.count, check.back.count)
    var sentences: [String] = []
    if moved > 0 {
      sentences.append(
        translated(
          moved, one: "\(moved) picture was moved or renamed, and was found again.",
          other: "\(moved) pictures were moved or renamed, and were found again."))
    }
    if missing > 0 {
      sentences.append(
        translated(
          missing, one: "\(missing) picture is no longer in the folder. Save its photo again to get it back.",
          other: "\(missing) pictures are no longer in the folder. Save their photos again to get them back."))
    }
    if back > 0 {
      sentences.append(
        translated(back, one: "\(back) picture is back.", other: "\(back) pictures are back."))
    }
    return sentences.joined(separator: " ")
  }

  // MARK: Notes

  static let note = translated("Note")
  static let tagsOfSaved = translated("Tags (separate with commas)")
  static let tagsHint = translated("A tag that has a comma itself goes in quotation marks: \"New York, NY\"")

  static func state(_ state: SavedPhotoNotes.State) -> String {
    switch state {
    case .idle: translated("Saved automatically; only you can see it.")
    case .typing: translated("Saving…", context: "a note")
    case .kept: translated("Saved", context: "a note")
    case .failed(let error): sentence(for: error)
    }
  }

  // MARK: Undo

  static let undo = translated("Undo")

  /// Returns the label of the button in a toast.
  static func name(of action: Toast.Action) -> String {
    switch action {
    case .undo: undo
    case .show: showInFolder
    case .cancel: cancel
    }
  }

  /// Returns the place of a message among several.
  static func place(_ number: Int, of count: Int) -> String { translated("\(number) of \(count)") }

  @MainActor static func removed(_ removal: UndoHistory.Removal) -> String {
    switch removal {
    case .savedPhotos(1, let title):
      translated("Removed “\(title.isEmpty ? untitled : title)” from the saved photos.")
    case .savedPhotos(let count, _):
      translated(
        count, one: "\(count) photo removed.", other: "\(count) photos removed.")
    case .filters: translated("Removed all filters.")
    case .filter(let filter): translated("Removed the filter “\(chip(filter))”.")
    case .scope(let scope): translated("Removed the filter “\(chip(scope))”.")
    case .search(let search): translated("The search “\(text(of: search))” is forgotten.")
    case .searches(let count):
      translated(
        count, one: "\(count) earlier search is forgotten.", other: "\(count) earlier searches are forgotten.")
    case .collection(let name): translated("Deleted the collection “\(name)”. Its photos are still saved.")
    case .removedFromCollection(let count, let name):
      translated(
        count, one: "Removed \(count) photo from “\(name)”.", other: "Removed \(count) photos from “\(name)”.")
    case .addedToCollection(let count, let name):
      translated(count, one: "Added \(count) photo to “\(name)”.", other: "Added \(count) photos to “\(name)”.")
    }
  }
}
