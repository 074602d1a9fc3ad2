import BindingCore
import Gtk
import PhotoSearchCore

/// The details of a photo, and the actions on it: the most important ones at the top, and the rest scrolled below.
/// A failure to save floats above the lower end.
final class DetailPanel: Overlay {
  /// - Parameters:
  ///   - search: Performs a search that the user requests.
  ///   - open: Opens another photo that the user chooses.
  init(
    _ detail: PhotoDetailViewModel, services: Services, open choices: DetailChoices,
    search: @escaping (PhotoQuery) -> Void, open: @escaping (Photo) -> Void
  ) {
    super.init()
    let scroller = ScrolledWindow()
    scroller.hscrollbarPolicy = .never
    scroller.focusable = false
    scroller.vexpand = true
    scroller.child = DetailFacts(detail, services: services, open: choices, search: search, open: open)
    child = Box(.vertical, spacing: 0, [DetailHeading(detail, search: search), scroller])
    let failure = SaveFailure(detail)
    failure.valign = .end
    failure.setMargins(12)
    addOverlay(failure)
  }
}

/// What is open in the panel, and stays so when moving to another photo.
final class DetailChoices {
  let license = Property(false)
  let author = Property(false)
  let related = Property(false)
}
