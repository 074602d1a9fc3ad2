import BindingCore
import Gtk
import PhotoSearchCore

/// The thumbnail of a photo in the results: a placeholder in its shape until the image has loaded.
///
/// Sensitive photos are blurred until revealed, by decoding very few pixels.
final class Thumbnail: Overlay {
  let selectButton = ToggleButton()
  private let results: ResultCells
  private let slot: ImageSlot<DecodedPicture>
  private let shape = AspectFrame(xalign: 0.5, yalign: 0.5, ratio: 1, obeyChild: false)
  private let placeholder = Image(iconName: nil)
  private let picture = CoverPicture()
  /// Created when first needed, as most photos never need it.
  private var revealButton: Button?
  /// Created when first needed too.
  private var savedMark: Image?
  private var wasLoading = false
  private var isMissing: Bool?
  private var photo: Photo?
  /// The colour of the photo while its picture is loading, if it is known.
  private var color: Gdk.RGBA? { didSet { if color != oldValue { queueDraw() } } }

  init(_ results: ResultCells, width: Int, height: Int) {
    self.results = results
    slot = ImageSlot(pipeline: results.thumbnails)
    super.init()
    // All images of a list have the same size. An overlay without a child has no size of its own, whereas since GTK
    // 4.22 a frame with an aspect ratio requests the width that matches its height.
    setSizeRequest(width: width, height: height)
    placeholder.pixelSize = 32
    placeholder.addCssClass("dim-label")
    placeholder.addCssClass("shape")
    shape.child = placeholder
    addOverlay(shape)
    addOverlay(picture)
    addSelectButton()
    overflow = .hidden
    addCssClass("thumbnail")
    slot.content.bind(to: self) { me, content in me.show(content) }
  }

  override func snapshot(_ snapshot: Snapshot) {
    if let color { snapshot.appendColor(color, bounds: bounds) }
    super.snapshot(snapshot)
  }

  private func makeRevealButton() -> Button {
    let button = Button(iconName: Icon.reveal)
    button.addCssClass("osd")
    button.addCssClass("circular")
    button.halign = .center
    button.valign = .center
    button.tooltipText = Strings.showSensitive
    // Enter opens the photo, where it is covered too until revealed.
    button.focusable = false
    button.reactive.clicked.bind(to: self) { me in
      if let photo = me.photo { me.results.revealed.value.insert(photo.id) }
    }
    addOverlay(button)
    return button
  }

  private func addSelectButton() {
    selectButton.iconName = Icon.select
    selectButton.addCssClass("osd")
    selectButton.addCssClass("circular")
    selectButton.addCssClass("select")
    selectButton.halign = .start
    selectButton.valign = .start
    selectButton.setMargins(8)
    // On the keyboard, the space bar selects, with Control for several.
    selectButton.focusable = false
    selectButton.offerTooltip { Strings.select }
    addOverlay(selectButton)
  }

  /// The picture, or `nil` until it has loaded.
  var texture: Gdk.Texture? { picture.texture }

  /// Whether the thumbnail is visible, in which case it is loaded with priority.
  var isInView: Bool {
    get { slot.isVisible }
    set { if slot.isVisible != newValue { slot.isVisible = newValue } }
  }

  /// Whether a mark shows that the photo is saved.
  var isSaved: Bool {
    get { savedMark?.visible ?? false }
    set {
      guard newValue != isSaved else { return }
      let mark = savedMark ?? makeSavedMark()
      savedMark = mark
      mark.visible = newValue
    }
  }

  private func makeSavedMark() -> Image {
    let mark = Image(iconName: Icon.saved)
    mark.addCssClass("osd")
    mark.addCssClass("saved-mark")
    mark.halign = .end
    mark.valign = .start
    mark.setMargins(8)
    mark.offerTooltip { Strings.savedAlready }
    // The row already announces it.
    mark.updateState(.hidden, value: true)
    addOverlay(mark)
    return mark
  }

  /// Shows a photo, adding its bindings to `bag`.
  func show(_ photo: Photo, title: String, bag: DisposeBag) {
    picture.accessibleLabel = title
    shape.ratio = min(max(results.ratio(of: photo) ?? 4.0 / 3, 0.2), 5)
    self.photo = photo
    color = results.colors[photo.id]
    bindSelection(photo, title: title, bag: bag)
    results.revealed.map { photo.isSensitive && !$0.contains(photo.id) }.removeDuplicates()
      .bind(to: self) { me, isBlurred in
        me.offerToReveal(isBlurred, title)
        me.slot.show(photo.thumbnail, size: me.results.pictureSize(of: photo, scale: me.scaleFactor))
      }
      .dispose(in: bag)
  }

  private func bindSelection(_ photo: Photo, title: String, bag: DisposeBag) {
    let id = ResultRow.ID.photo(photo.id)
    selectButton.accessibleLabel = Strings.select(title)
    results.selectedIDs.map { $0.contains(id) }.removeDuplicates().bind(to: selectButton.reactive.active)
      .dispose(in: bag)
    selectButton.reactive.clicked.bind(to: self) { me in me.results.toggle(id) }.dispose(in: bag)
  }

  private func offerToReveal(_ isBlurred: Bool, _ title: String) {
    guard isBlurred || revealButton != nil else { return }
    let button = revealButton ?? makeRevealButton()
    revealButton = button
    button.accessibleLabel = Strings.showSensitive(title)
    button.visible = isBlurred
  }

  /// Shows nothing, and stops loading.
  func clear() {
    slot.show(nil, size: ResultCells.pictureSize)
  }

  private func show(_ content: ImageSlot<DecodedPicture>.Content) {
    let texture = content.texture
    let isMissing = if case .failed = content { true } else { false }
    if self.isMissing != isMissing {
      self.isMissing = isMissing
      placeholder.iconName = isMissing ? Icon.missingPhoto : Icon.photo
    }
    // An image that is available immediately, as when scrolling back, needs no animation.
    if texture != nil, wasLoading { picture.addCssClass("arrives") } else { picture.removeCssClass("arrives") }
    wasLoading = if case .loading = content { true } else { false }
    picture.texture = texture
    if let texture, let photo { results.note(photo, texture) }
    // The placeholder is no longer visible, but drawing it would take as long as drawing the image.
    placeholder.opacity = texture == nil ? 1 : 0
  }
}
