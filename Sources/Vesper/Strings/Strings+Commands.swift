import PhotoSearchCore

/// Texts of the menu, the shortcuts window and the about dialog.
nonisolated extension Strings {
  static let mainMenu = translated("Main menu")
  static let view = translated("View", context: "menu")
  static let homepage = translated("Website")
  static let copyright = "© 2026 The Vesper authors"  // Not translated: as in the licence.
  static let authors = translated("The Vesper authors")

  /// Returns the attribution of a sample photo.
  static func sampleCredit(_ photo: Photo) -> String {
    translated("“\(photo.title)” by \(photo.author ?? unknownAuthor), \(photo.license.shortName)")
  }

  static func name(of command: Command) -> String {
    switch command {
    case .find: translated("Go to the search")
    case .searchAgain: searchAgain
    case .showList: showAs(.list)
    case .showRows: showAs(.rows)
    case .back: back
    case .save: translated("Save the photo")
    case .addToCollection: addToCollection
    case .copyCredit: copyCredit
    case .openSourcePage: translated("Open the photo’s web page")
    case .sendByEmail: sendByEmail
    case .print: printPhoto
    case .fullscreen: fullscreen
    case .savedPhotos: savedPhotos
    case .checkDocument: checkDocument
    case .settings: settings
    case .shortcuts: translated("Keyboard Shortcuts")
    case .about: translated("About Vesper")
    case .close: translated("Close the window")
    case .quit: translated("Quit")
    }
  }

  static func name(of key: ControlKey) -> String {
    switch key {
    case .earlierSearches: earlierSearches
    case .forgetSearch: translated("Forget an earlier search")
    case .openPhoto: translated("Show the photo large")
    case .selectPhoto: translated("Select the photo")
    case .selectAll: translated("Select all photos")
    case .removePhotos: removeFromSaved
    case .renameCollection: translated("Rename the collection")
    case .larger: zoomIn
    case .smaller: zoomOut
    case .fit: translated("Show the whole picture")
    case .fullSize: translated("Show the picture in its full size")
    case .turnLeft: turnLeft
    case .turnRight: turnRight
    case .previousPhoto: previousPhoto
    case .nextPhoto: nextPhoto
    case .copyImage: copyImage
    case .leavePhoto: back
    case .message: translated("Go to the message")
    case .undo: undo
    case .menu: mainMenu
    }
  }

  static func title(of group: ShortcutGroup) -> String {
    switch group {
    case .searching: search
    case .taking: translated("Use a photo")
    case .photos: results
    case .onePhoto: translated("One photo")
    case .general: translated("General")
    }
  }
}
