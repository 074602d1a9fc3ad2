import BindingCore
import Gtk
import PhotoSearchCore

/// A photo as the results show it: the picture when it has arrived, until then its shape.
///
/// What is not fit for everybody's eyes is blurred until it is asked for: so few of its pixels are decoded.
final class Thumbnail: Overlay {
  let selectButton = ToggleButton()
  private let results: ResultCells
  private let slot: ImageSlot<DecodedPicture>
  private let shape = AspectFrame(xalign: 0.5, yalign: 0.5, ratio: 1, obeyChild: false)
  private let placeholder = Image(iconName: nil)
  private let picture = Picture()
  private let revealButton = Button(iconName: "view-reveal-symbolic")
  private let pictureSize: (Photo) -> ImageSize
  private var wasLoading = false

  /// A picture with so few pixels, made as large as others, is nothing but colours.
  private static let blurredSize = ImageSize(width: 6, height: 6)

  /// - Parameter pictureSize: The size that a photo's picture is decoded to, for a screen of the usual scale.
  init(_ results: ResultCells, width: Int, height: Int, pictureSize: @escaping (Photo) -> ImageSize) {
    self.results = results
    self.pictureSize = pictureSize
    slot = ImageSlot(pipeline: results.thumbnails)
    super.init()
    // An overlay has the size of its child, whatever the picture's own size is.
    shape.setSizeRequest(width: width, height: height)
    placeholder.pixelSize = 32
    placeholder.addCssClass("dim-label")
    placeholder.addCssClass("shape")
    shape.child = placeholder
    child = shape
    picture.contentFit = .cover
    picture.canShrink = true
    addOverlay(picture)
    addRevealButton()
    addSelectButton()
    overflow = .hidden
    addCssClass("thumbnail")
    slot.content.bind(to: self) { me, content in me.show(content) }
  }

  private func addRevealButton() {
    revealButton.addCssClass("osd")
    revealButton.addCssClass("circular")
    revealButton.halign = .center
    revealButton.valign = .center
    revealButton.tooltipText = Words.showSensitive
    revealButton.visible = false
    // Enter shows the photo large, where it is asked for likewise.
    revealButton.focusable = false
    addOverlay(revealButton)
  }

  private func addSelectButton() {
    selectButton.iconName = "object-select-symbolic"
    selectButton.addCssClass("osd")
    selectButton.addCssClass("circular")
    selectButton.addCssClass("select")
    selectButton.halign = .start
    selectButton.valign = .start
    selectButton.setMargins(6)
    // The keyboard has the space bar, with Control for one more.
    selectButton.focusable = false
    selectButton.tooltipText = Words.select
    addOverlay(selectButton)
  }

  /// Whether somebody can see it: then it goes before others.
  var isInView: Bool {
    get { slot.isVisible }
    set { if slot.isVisible != newValue { slot.isVisible = newValue } }
  }

  /// Shows a photo. What belongs to it ends with `bag`.
  func show(_ photo: Photo, title: String, bag: DisposeBag) {
    picture.alternativeText = title
    if let width = photo.width, let height = photo.height {
      shape.ratio = min(max(Double(width) / Double(height), 0.2), 5)
    } else {
      shape.ratio = 4.0 / 3
    }
    bindSelection(photo, title: title, bag: bag)
    revealButton.accessibleLabel = Words.showSensitive(title)
    revealButton.reactive.clicked.bind(to: results.revealed) { $0.value.insert(photo.id) }.dispose(in: bag)
    results.revealed.map { photo.isSensitive && !$0.contains(photo.id) }.removeDuplicates()
      .bind(to: self) { me, isBlurred in me.load(photo, isBlurred: isBlurred) }.dispose(in: bag)
  }

  private func bindSelection(_ photo: Photo, title: String, bag: DisposeBag) {
    let id = ResultRow.ID.photo(photo.id)
    selectButton.accessibleLabel = Words.select(title)
    results.selectedIDs.map { $0.contains(id) }.removeDuplicates().bind(to: selectButton.reactive.active)
      .dispose(in: bag)
    selectButton.reactive.clicked.bind(to: results.selectedIDs) { ids in
      if ids.value.contains(id) { ids.value.remove(id) } else { ids.value.insert(id) }
    }.dispose(in: bag)
  }

  private func load(_ photo: Photo, isBlurred: Bool) {
    revealButton.visible = isBlurred
    let scale = scaleFactor
    let size = pictureSize(photo)
    slot.show(
      photo.thumbnail,
      size: isBlurred ? Self.blurredSize : ImageSize(width: size.width * scale, height: size.height * scale))
  }

  /// Shows nothing, and asks for nothing.
  func clear() {
    slot.show(nil, size: Self.blurredSize)
  }

  private func show(_ content: ImageSlot<DecodedPicture>.Content) {
    let texture = content.texture
    let isMissing = if case .failed = content { true } else { false }
    placeholder.iconName = isMissing ? "image-missing-symbolic" : "image-x-generic-symbolic"
    // What was there at once, as when one scrolls back, needs no animation.
    if texture != nil, wasLoading { picture.addCssClass("arrives") } else { picture.removeCssClass("arrives") }
    wasLoading = if case .loading = content { true } else { false }
    picture.paintable = texture
    picture.visible = texture != nil
  }
}
