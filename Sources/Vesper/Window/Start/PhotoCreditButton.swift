import BindingCore
import Gtk
import PhotoSearchCore

/// Who took the photo behind the page, and under which licence: a click opens the photo.
final class PhotoCreditButton: Button {
  private let open: (Photo) -> Void
  private let words = Label()

  init(open: @escaping (Photo) -> Void) {
    self.open = open
    super.init()
    words.ellipsize = .end
    child = words
    addCssClass("start-credit")
    halign = .end
    visible = false
  }

  func show(_ photo: Photo) {
    words.label = Strings.startCredit(of: photo)
    accessibleLabel = Strings.showStartPhoto(photo)
    tooltipText = Strings.photo(photo)
    reactive.clicked.bind(to: self) { $0.open(photo) }
    visible = true
  }
}
