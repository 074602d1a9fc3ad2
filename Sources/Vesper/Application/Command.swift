import Gtk

/// The commands with keys that work in the whole window. This table is the source of the actions, their keys and the
/// shortcuts window.
///
/// The names are those of the application's actions.
enum Command: String, CaseIterable {
  case find
  case searchAgain = "search-again"
  case showList = "show-list"
  case showRows = "show-rows"
  case back
  case save
  case addToCollection = "add-to-collection"
  case copyCredit = "copy-credit"
  case openSourcePage = "open-source-page"
  case sendByEmail = "send-by-email"
  case print
  case fullscreen
  case savedPhotos = "saved-photos"
  case checkDocument = "check-document"
  case settings
  case shortcuts
  case about
  case close
  case quit

  /// The keys in GTK's notation, or an empty array for a command that is only in the menu.
  var accelerators: [String] {
    switch self {
    case .find: ["<Control>f", "<Control>l"]
    case .searchAgain: ["F5", "<Control>r"]
    case .showList: ["<Control>1"]
    case .showRows: ["<Control>2"]
    case .back: ["<Alt>Left"]
    case .save: ["<Control>s"]
    case .addToCollection: ["<Control><Shift>s"]
    case .copyCredit: ["<Control><Shift>c"]
    case .openSourcePage: ["<Control>o"]
    case .sendByEmail: ["<Control>m"]
    case .print: ["<Control>p"]
    case .fullscreen: ["F11"]
    case .savedPhotos: ["<Control>d"]
    case .checkDocument: ["<Control><Shift>o"]
    case .settings: ["<Control>comma"]
    case .shortcuts: ["<Control>question", "F1"]
    case .about: []
    case .close: ["<Control>w"]
    case .quit: ["<Control>q"]
    }
  }

  /// The action name used in menus.
  var action: String { "app.\(rawValue)" }
}

/// Keys that lists and entries handle themselves.
enum ControlKey: CaseIterable {
  case earlierSearches, forgetSearch
  case openPhoto, selectPhoto, selectAll, removePhotos, renameCollection
  case larger, smaller, fit, fullSize, turnLeft, turnRight, previousPhoto, nextPhoto, copyImage
  case leavePhoto, message, undo, menu

  var accelerator: String {
    switch self {
    case .earlierSearches: "Down"
    case .forgetSearch: "<Shift>Delete"
    case .openPhoto: "Return"
    case .selectPhoto: "<Control>space"
    case .selectAll: "<Control>a"
    case .removePhotos: "Delete"
    case .renameCollection: "F2"
    case .larger: "plus"
    case .smaller: "minus"
    case .fit: "0"
    case .fullSize: "1"
    case .turnLeft: "<Control>Left"
    case .turnRight: "<Control>Right"
    case .previousPhoto: "Page_Up"
    case .nextPhoto: "Page_Down"
    case .copyImage: "<Control>c"
    case .leavePhoto: "Escape"
    case .message: "F8"
    case .undo: "<Control>z"
    case .menu: "F10"
    }
  }
}

/// Groups of keys in the shortcuts window.
enum ShortcutGroup: CaseIterable {
  case searching, taking, general, photos, onePhoto

  var commands: [Command] {
    switch self {
    case .searching: [.find, .searchAgain]
    case .taking: [.save, .addToCollection, .copyCredit, .sendByEmail, .print, .openSourcePage]
    case .photos: [.showList, .showRows, .savedPhotos]
    case .onePhoto: [.fullscreen, .back]
    case .general: [.checkDocument, .shortcuts, .settings, .close, .quit]
    }
  }

  var controlKeys: [ControlKey] {
    switch self {
    case .searching: [.earlierSearches, .forgetSearch]
    case .taking: [.copyImage]
    case .photos: [.openPhoto, .selectPhoto, .selectAll, .removePhotos, .renameCollection]
    case .onePhoto:
      [.previousPhoto, .nextPhoto, .larger, .smaller, .fit, .fullSize, .turnLeft, .turnRight, .leavePhoto]
    case .general: [.undo, .message, .menu]
    }
  }
}

extension Application {
  /// Adds a command's application-wide action with its keys, as `app.` and the command's name.
  @discardableResult
  func addAction(_ command: Command, _ body: @escaping () -> Void) -> Gio.SimpleAction {
    addAction(command.rawValue, accelerators: command.accelerators, body)
  }
}

extension ApplicationWindow {
  /// Adds a command's action in this window with its keys, as `win.` and the command's name.
  @discardableResult
  func addAction(_ command: Command, _ body: @escaping () -> Void) -> Gio.SimpleAction {
    addAction(command.rawValue, accelerators: command.accelerators, body)
  }
}
