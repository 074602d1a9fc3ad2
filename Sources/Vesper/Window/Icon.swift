/// The names of all icons in windows, of Adwaita and, where those mislead, of our own: `data/icons`.
enum Icon {
  // Our own

  /// An arrow that leaves a box: a page that opens in the browser.
  static let webPage = "vesper-web-page-symbolic"
  static let saved = "vesper-saved-symbolic"
  static let collection = "vesper-collection-symbolic"
  static let smartCollection = "vesper-smart-collection-symbolic"
  /// An author in a circle, as Creative Commons shows attribution.
  static let credit = "vesper-credit-symbolic"
  static let filter = "vesper-filter-symbolic"
  /// The outline of a star: Adwaita's is too faint to be seen on a button.
  static let keep = "vesper-star-symbolic"

  // Adwaita's

  static let back = "go-previous-symbolic"
  static let previous = "go-previous-symbolic"
  static let next = "go-next-symbolic"
  static let search = "system-search-symbolic"
  static let nothingFound = "edit-find-symbolic"
  static let earlier = "document-open-recent-symbolic"
  static let kept = "starred-symbolic"
  static let menu = "open-menu-symbolic"
  static let more = "view-more-symbolic"
  static let allSources = "view-app-grid-symbolic"
  static let service = "network-server-symbolic"
  static let photoSource = "camera-photo-symbolic"
  static let close = "window-close-symbolic"
  static let calendar = "x-office-calendar-symbolic"
  static let warning = "dialog-warning-symbolic"
  static let waiting = "alarm-symbolic"
  static let offline = "network-offline-symbolic"
  static let photo = "image-x-generic-symbolic"
  static let missingPhoto = "image-missing-symbolic"
  static let reveal = "view-reveal-symbolic"
  static let select = "object-select-symbolic"
  static let deselect = "edit-clear-all-symbolic"
  static let copy = "edit-copy-symbolic"
  static let remove = "user-trash-symbolic"
  static let folder = "folder-open-symbolic"
  static let add = "list-add-symbolic"
  static let opensUpwards = "pan-up-symbolic"
  static let opensDownwards = "pan-down-symbolic"
  static let save = "document-save-symbolic"
  static let zoomOut = "zoom-out-symbolic"
  static let zoomIn = "zoom-in-symbolic"
  static let turnLeft = "object-rotate-left-symbolic"
  static let turnRight = "object-rotate-right-symbolic"
  static let fullscreen = "view-fullscreen-symbolic"
  static let leaveFullscreen = "view-restore-symbolic"
}
