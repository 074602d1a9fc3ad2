import Gtk
import PhotoSearchCore

/// Texts on collections of saved photos.
nonisolated extension Strings {
  static let collections = translated("Collections")
  static let allSavedPhotos = translated("All Saved Photos")
  static let newCollection = translated("New Collection…")
  static let newCollectionTitle = translated("New Collection")
  static let newSmartCollectionTitle = translated("New Smart Collection")
  static let newSmartCollection = translated("New Smart Collection…")
  static let newSmartCollectionHint = translated("Keep this search as a collection that follows what you save")
  static let collectionName = translated("Name of the collection")
  static let create = translated("Create", context: "a collection")
  static let rename = translated("Rename", context: "a collection")
  static let renameCollection = translated("Rename…", context: "a collection")
  static let renameCollectionTitle = translated("Rename Collection")
  static let deleteCollection = translated("Delete Collection")
  static let collectionActions = translated("Actions for the collection")
  static let addToCollection = translated("Add to Collection")
  static let addToCollectionButton = translated("Add to Collection…")
  static let addToCollectionHint = translated("Type a new name, or choose a collection.")
  static let removeFromCollection = translated("Remove from This Collection")
  static let saveHere = translated("Save New Photos Here")
  static let saveToNone = translated("Save New Photos to No Collection")
  static let newPhotosAreSavedHere = translated("New photos are saved here.")
  static let smartCollection = translated("Smart collection")
  static let emptyCollectionTitle = translated("This collection is empty")
  static let emptyCollectionHint = translated(
    "Drag photos onto its name, or select photos and press Ctrl+Shift+S.")
  static let exportPicturesAs = translated("Export the pictures as")
  static let exportHere = translated("Export Here")
  static let picturesNotExported = translated("Some pictures are missing")

  static func name(of form: PictureExport.Form) -> String {
    switch form {
    case .folder: translated("A folder")
    case .archive: translated("A ZIP file")
    }
  }

  /// Returns the button that creates a collection with the typed name.
  static func createCollection(_ name: String) -> String { translated("Create “\(name)”") }

  /// Returns what pressing the name of a collection does.
  static func showPhotos(of collection: PhotoCollection) -> String {
    translated("Show the photos in “\(collection.name)”")
  }

  /// Returns the button that takes a photo out of a collection.
  static func remove(from collection: PhotoCollection) -> String { translated("Remove from “\(collection.name)”") }

  /// Returns the menu item that exports a collection.
  static func export(as form: PictureExport.Form) -> String {
    switch form {
    case .folder: translated("Export as a Folder…")
    case .archive: translated("Export as a ZIP File…")
    }
  }

  /// Returns the accessible label of a row.
  static func row(_ name: String, count: Int, isCapped: Bool) -> String {
    let number = number(count, isCapped: isCapped)
    return translated(count, one: "\(name), \(number) photo", other: "\(name), \(number) photos")
  }

  /// Returns a number of photos as shown beside a name.
  static func number(_ count: Int, isCapped: Bool) -> String {
    isCapped ? "\(GLib.formatted(count))+" : GLib.formatted(count)
  }

  /// Returns the message that photos were saved, and where to.
  ///
  /// - Parameter photo: The last one.
  static func saved(_ photo: Photo, count: Int, to collection: PhotoCollection?) -> String {
    switch (collection?.name, count) {
    case (nil, 1): saved(photo)
    case (nil, _): saved(count: count)
    case (let name?, 1): translated("Saved to “\(name)”.")
    case (let name?, _):
      translated(
        count, one: "\(count) photo is saved to “\(name)”.", other: "\(count) photos are saved to “\(name)”.")
    }
  }

  static let exportUnderWay = translated("Pictures are still being exported")
  static let closingCancelsExport = translated("Closing Vesper cancels the export.")
  static let closeAnyway = translated("Close Anyway")
  static let keepOpen = translated("Keep Open")

  static func exporting(_ progress: PictureExport.Progress) -> String {
    let (done, count) = (progress.done, progress.count)
    return translated(
      count, one: "Exporting \(done) of \(count) picture", other: "Exporting \(done) of \(count) pictures")
  }

  static func exported(count: Int) -> String {
    translated(
      count, one: "\(count) picture was exported with its credit.",
      other: "\(count) pictures were exported with their credits.")
  }

  /// Returns which pictures are missing in an export, with their names unless there are many.
  static func missing(_ photos: [Photo]) -> String {
    let names = list(photos.prefix(5).map(name) + (photos.count > 5 ? ["…"] : []))
    return translated(
      photos.count, one: "The file of this photo is missing, so it was left out: \(names)",
      other: "The files of these photos are missing, so they were left out: \(names)")
  }
}
