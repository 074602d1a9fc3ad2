import BindingCore
import Gtk
import PhotoSearchCore

/// A photo that fills the available space, or is zoomed in. It shows the thumbnail immediately, a larger image once it
/// is loaded, and the full image when the user zooms in.
final class LargePicture: Overlay {
  let image = ZoomableImage()
  /// The thumbnail of the photo.
  var thumbnail: Gdk.Texture? { small.content.value.texture }
  /// The best available texture.
  var texture: Gdk.Texture? { slots.lazy.compactMap(\.content.value.texture).last }

  private let small: ImageSlot<DecodedPicture>
  private let large: ImageSlot<DecodedPicture>
  private let full: ImageSlot<DecodedPicture>
  private let placeholder = Image(iconName: Icon.photo)
  private let spinner = Spinner(accessibleLabel: Strings.loadingPicture)
  private let veil = Box(orientation: .vertical, spacing: 12)
  private let failure = Box(orientation: .vertical, spacing: 12)
  private var photo: Photo?

  /// The size of a usual screen. Larger images are scaled down.
  private static let screenSize = ImageSize(width: 1920, height: 1200)
  /// The size that fits into the memory of any graphics card.
  private static let fullSize = ImageSize(width: 8192, height: 8192)

  init(thumbnails: PicturePipeline, pictures: PicturePipeline) {
    small = ImageSlot(pipeline: thumbnails)
    large = ImageSlot(pipeline: pictures)
    full = ImageSlot(pipeline: pictures)
    super.init()
    hexpand = true
    vexpand = true
    addCssClass("large-picture")
    // Those who need high contrast have chosen the background as well.
    Appearance.current.isHighContrast.map { !$0 }.bind(to: reactive.cssClass("dark-canvas"))
    makePicture()
    for slot in slots { slot.content.bind(to: self) { me, _ in me.update() } }
    image.zoom.bind(to: self) { me, _ in me.loadFullIfNeeded() }
  }

  private var slots: [ImageSlot<DecodedPicture>] { [small, large, full] }

  private func makePicture() {
    placeholder.pixelSize = 96
    placeholder.addCssClass("dim-label")
    placeholder.halign = .center
    placeholder.valign = .center
    placeholder.canTarget = false
    spinner.halign = .end
    spinner.valign = .start
    spinner.setMargins(16)
    let notices = Box(.vertical, spacing: 12, [makeVeil(), makeFailure()])
    notices.halign = .center
    notices.valign = .center
    // Beside the controls.
    notices.marginStart = 64
    notices.marginEnd = 64
    // Even without a size it would take the clicks in the very middle.
    combineLatest(veil.reactive.visible, failure.reactive.visible) { $0 || $1 }.bind(to: notices.reactive.visible)
    child = image
    for part in [placeholder, spinner, notices] { addOverlay(part) }
  }

  /// Adds a control that floats over the picture.
  func addControl(_ control: Widget) { addOverlay(control) }

  /// Creates the cover of a sensitive photo, with a button that reveals it.
  private func makeVeil() -> Widget {
    let label = Label(label: Strings.sensitivePhoto)
    label.wrap = true
    label.justify = .center
    let button = Button(label: Strings.showSensitivePhoto)
    button.halign = .center
    button.reactive.clicked.bind(to: self) { me in
      me.veil.visible = false
      me.update()
      me.image.isVeiled = false
      me.image.zoom.value.fit()
      me.image.grabFocus()
    }
    veil.append([label, button])
    veil.addCssClass("osd")
    veil.addCssClass("veil")
    return veil
  }

  private func makeFailure() -> Widget {
    let label = Label(label: Strings.largePictureFailed)
    label.wrap = true
    label.justify = .center
    let button = Button(label: Strings.tryAgain)
    button.halign = .center
    button.reactive.clicked.bind(to: self) { me in
      me.large.retry()
      me.full.retry()
    }
    failure.accessibleRole = .alert
    failure.accessibleLabel = Strings.largePictureFailed
    failure.append([label, button])
    failure.addCssClass("osd")
    failure.addCssClass("veil")
    failure.visible = false
    return failure
  }

  /// Shows another photo, or updated details of the same one.
  func show(_ photo: Photo) {
    let isSame = self.photo?.isSame(as: photo) ?? false
    self.photo = photo
    image.accessibleLabel = photo.title.isEmpty ? Strings.untitled : photo.title
    if !isSame {
      // Remove the previous photo, whichever part of the new one arrives first.
      for slot in slots { slot.show(nil, size: Self.fullSize) }
      veil.visible = photo.isSensitive
      image.isVeiled = photo.isSensitive
      image.reset(size: photo.width.flatMap { width in photo.height.map { (width, $0) } })
    }
    // Another source may have other files of the same photo. What is looked at stays.
    if !isSame || thumbnail == nil {
      small.show(photo.thumbnail, size: ResultCells.pictureSize.scaled(by: scaleFactor))
    }
    if !isSame || large.content.value.texture == nil {
      large.show(
        (photo.previewURL ?? photo.imageURL).map(ImageLocation.remote) ?? photo.thumbnail, size: Self.screenSize)
    }
    update()
  }

  /// Removes the photo.
  func clear() {
    photo = nil
    for slot in slots { slot.show(nil, size: Self.screenSize) }
    image.reset(size: nil)
  }

  private func update() {
    let textures = slots.compactMap(\.content.value.texture)
    image.show(textures, fullSize: textures.last.flatMap(fullSize))
    failure.visible = [large, full].contains { if case .failed = $0.content.value { true } else { false } }
    // Words can hardly be read on it.
    placeholder.visible = textures.isEmpty && !failure.visible && !veil.visible
    let isLoading = slots.contains { if case .loading = $0.content.value { true } else { false } }
    spinner.spinning = isLoading
    spinner.visible = isLoading
    loadFullIfNeeded()
  }

  /// Returns the size of the full image in pixels, or `nil` while it is unknown.
  private func fullSize(_ texture: Gdk.Texture) -> (width: Int, height: Int)? {
    let proportions = Double(texture.width) / Double(texture.height)
    // The size given by a source may be that of the image before rotation, or of another image.
    if let width = photo?.width, let height = photo?.height, width >= texture.width || height >= texture.height {
      let told = Double(width) / Double(height)
      if abs(told / proportions - 1) < 0.03 { return (width, height) }
      if abs(1 / told / proportions - 1) < 0.03 { return (height, width) }
    }
    let isWhole = texture === full.content.value.texture || photo?.previewURL == nil && !isShrunk(texture)
    return isWhole && texture !== small.content.value.texture ? (texture.width, texture.height) : nil
  }

  /// Returns whether the texture was scaled down to fit the screen.
  private func isShrunk(_ texture: Gdk.Texture) -> Bool {
    texture.width >= Self.screenSize.width || texture.height >= Self.screenSize.height
  }

  /// Loads the full image if the current zoom needs more pixels than are available.
  private func loadFullIfNeeded() {
    // A failed image is loaded again only when the user retries.
    if case .failed = full.content.value { return }
    guard let photo, !image.isVeiled, !image.zoom.value.isFitting || image.zoom.value.room.width > 0,
      let texture = large.content.value.texture,
      image.wantedWidth > texture.width * 11 / 10, photo.previewURL != nil || isShrunk(texture)
    else { return }
    full.show(photo.imageURL.map(ImageLocation.remote) ?? photo.thumbnail, size: Self.fullSize)
  }
}

extension ImageSlot<DecodedPicture>.Content {
  /// The texture, or `nil` if there is none.
  var texture: Gdk.Texture? {
    if case .image(let image) = self { image.texture } else { nil }
  }
}
