import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The page before the first search: a photo behind a large search field, subjects and previous searches to start from,
/// and a row of sample photos.
///
/// It is there at once: photos are decoded after the window's first frame.
final class StartPage: Overlay {
  private let viewModel: PhotoSearchViewModel
  private let backdrop: Backdrop
  private let credit: PhotoCreditButton
  private let row: SampleRow
  private let photos: StartPhotos
  /// Keeps its height without the field, while the page fades.
  private let place = Box(orientation: .vertical, spacing: 0)

  /// The search field while it is here.
  var field: SearchField? {
    didSet {
      if let oldValue { place.remove(oldValue) }
      if let field { place.append(field) }
    }
  }

  init(_ viewModel: PhotoSearchViewModel, services: Services) {
    self.viewModel = viewModel
    photos = StartPhotos(services.samplePhotos, number: Self.number)
    backdrop = Backdrop(services.pictures)
    credit = PhotoCreditButton(open: viewModel.lookAside)
    row = SampleRow(services.thumbnails, open: viewModel.lookAside)
    super.init()
    addCssClass("start-page")
    child = backdrop
    let scroller = ScrolledWindow()
    // Scrolls in a small window with large text.
    scroller.hscrollbarPolicy = .never
    scroller.child = Box(.vertical, spacing: 0, [makeMiddle(), credit, row])
    addOverlay(scroller)
    setMeasureOverlay(scroller, measure: true)
    afterFirstFrame { [weak self] in self?.showPhotos() }
  }

  private func makeMiddle() -> Widget {
    place.addCssClass("start-search")
    let middle = Box(
      .vertical, spacing: 16, [StartTitle(), place, SubjectChips(viewModel), EarlierSearches(viewModel)])
    middle.addCssClass("start-middle")
    middle.valign = .center
    middle.vexpand = true
    return middle
  }

  private func showPhotos() {
    if let photo = photos.backdrop {
      backdrop.show(photo)
      credit.show(photo)
    }
    row.show(photos.row)
  }

  /// Another one each day, as the photos are.
  private static var number: Int {
    #if DEBUG
    if let number = ProcessInfo.processInfo.environment[numberVariable].flatMap({ Int($0) }) { return number }
    #endif
    return Int(Date().timeIntervalSince1970 / 86_400)
  }

  #if DEBUG
  /// The environment variable for the number of the photos in place of that of the day.
  private static let numberVariable = "VESPER_START_PHOTOS"
  #endif
}

/// What the program is for, in the words that assistive technology announces when the page appears.
private final class StartTitle: Box {
  init() {
    super.init(orientation: .vertical, spacing: 4)
    accessibleRole = .status
    accessibleLabel = Strings.startTitle
    accessibleDescription = Strings.startHint
    let title = Label(label: Strings.startTitle)
    title.addCssClass("start-title")
    let hint = Label(label: Strings.startHint)
    // Without a minimum width, GTK determines one by breaking the text after each letter, which takes as long as
    // creating twenty widgets.
    hint.widthChars = 12
    hint.maxWidthChars = 64
    for label in [title, hint] {
      label.wrap = true
      label.wrapMode = .wordChar
      label.justify = .center
      append(label)
    }
    title.widthChars = 8
  }
}
