import BindingCore
import Gtk
import PhotoSearchCore

/// A strip of photos related to the open one, loaded when it is expanded.
final class StripView: Box {
  private let strip: PhotoStrip
  private let thumbnails: PicturePipeline
  private let open: (Photo) -> Void
  private let expander: Expander
  private let row = Box(orientation: .horizontal, spacing: 6)
  private let rowScroller = ScrolledWindow()
  private let spinner = Spinner(accessibleLabel: Strings.loadingPhotos)
  private let stateLabel = Label()
  private let retryButton = Button(label: Strings.tryAgain)
  private let allButton = Button(label: Strings.showAll)

  init(
    _ strip: PhotoStrip, title: String, isOpen: Property<Bool>, thumbnails: PicturePipeline,
    search: @escaping (PhotoQuery) -> Void, open: @escaping (Photo) -> Void
  ) {
    (self.strip, self.thumbnails, self.open) = (strip, thumbnails, open)
    expander = Expander(label: title)
    super.init(orientation: .vertical, spacing: 6)
    expander.accessibleLabel = title
    expander.expanded = isOpen.value
    rowScroller.vscrollbarPolicy = .never
    rowScroller.focusable = false
    rowScroller.child = row
    stateLabel.accessibleRole = .status
    stateLabel.xalign = 0
    stateLabel.wrap = true
    spinner.halign = .start
    let content = Box(.vertical, spacing: 6, [spinner, stateLabel, retryButton, rowScroller, allButton])
    content.marginTop = 6
    expander.child = content
    // Newer GTK versions search for focusable widgets in a collapsed expander, and log warnings about them.
    expander.reactive.expanded.bind(to: content.reactive.canFocus)
    append(expander)

    expander.reactive.expanded.dropFirst(1).bind(to: isOpen)
    // Do not load anything while the user is quickly moving through photos.
    isOpen.filter { $0 }.debounce(for: .milliseconds(500)).bind(to: strip) { strip, _ in strip.load() }.dispose(
      in: reactive.bag)
    retryButton.reactive.clicked.bind(to: strip) { $0.load() }
    allButton.reactive.clicked.observeNext { search(strip.query) }.dispose(in: reactive.bag)
    combineLatest(strip.state, strip.photos).bind(to: self) { me, values in me.show(values.0, values.1) }
  }

  private func show(_ state: PhotoStrip.State, _ photos: [Photo]) {
    let isLoading = state == .loading || state == .idle
    spinner.visible = isLoading
    spinner.spinning = isLoading
    if case .failed(let error) = state {
      stateLabel.label = Strings.sentence(for: error)
      retryButton.visible = true
    } else {
      stateLabel.label = Strings.noOtherPhotos
      retryButton.visible = false
    }
    stateLabel.visible = retryButton.visible || state == .loaded && photos.isEmpty
    rowScroller.visible = !photos.isEmpty
    allButton.visible = !photos.isEmpty
    while let child = row.firstChild { row.remove(child) }
    for photo in photos { row.append(StripThumbnail(photo, thumbnails: thumbnails, open: open)) }
  }
}

/// A photo in a strip: clicking opens it.
private final class StripThumbnail: Button {
  private let slot: ImageSlot<DecodedPicture>

  init(_ photo: Photo, thumbnails: PicturePipeline, open: @escaping (Photo) -> Void) {
    slot = ImageSlot(pipeline: thumbnails)
    super.init()
    let words = Strings.photo(photo)
    let icon = Image(iconName: Icon.photo)
    icon.addCssClass("dim-label")
    icon.setSizeRequest(width: 96, height: 72)
    let picture = Picture()
    picture.contentFit = .cover
    picture.canShrink = true
    picture.alternativeText = words
    let overlay = Overlay()
    overlay.child = icon
    overlay.addOverlay(picture)
    overlay.overflow = .hidden
    overlay.addCssClass("thumbnail")
    child = overlay
    addCssClass("flat")
    addCssClass("strip-thumbnail")
    tooltipText = words
    accessibleLabel = words
    reactive.clicked.observeNext { open(photo) }.dispose(in: reactive.bag)
    slot.content.bind(to: picture) { picture, content in picture.paintable = content.texture }
    slot.show(photo.isSensitive ? nil : photo.thumbnail, size: ResultCells.pictureSize.scaled(by: scaleFactor))
  }
}
