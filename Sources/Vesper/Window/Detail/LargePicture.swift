import BindingCore
import Gtk
import PhotoSearchCore

/// A photo as large as there is room. What the results show of it is there at once, the rest comes when it is loaded.
final class LargePicture: Box {
  private let detail: PhotoDetailViewModel
  private let small: ImageSlot<DecodedPicture>
  private let large: ImageSlot<DecodedPicture>
  private let picture = Picture()
  private let placeholder = Image(iconName: "image-x-generic-symbolic")
  private let spinner = Spinner()
  private let failure = Box(orientation: .horizontal, spacing: 12)

  /// What fills a usual screen; larger pictures are made smaller.
  private static let size = ImageSize(width: 1920, height: 1200)

  init(_ detail: PhotoDetailViewModel, thumbnails: PicturePipeline, pictures: PicturePipeline) {
    self.detail = detail
    small = ImageSlot(pipeline: thumbnails)
    large = ImageSlot(pipeline: pictures)
    super.init(orientation: .vertical, spacing: 0)
    hexpand = true
    vexpand = true
    append(makePicture())
    append(makeFailure())
    small.content.bind(to: self) { me, _ in me.showPicture() }
    large.content.bind(to: self) { me, _ in me.showPicture() }
    detail.photo.bind(to: self) { me, photo in me.load(photo) }
  }

  private func makePicture() -> Widget {
    picture.contentFit = .contain
    picture.canShrink = true
    picture.hexpand = true
    picture.vexpand = true
    picture.focusable = true
    placeholder.pixelSize = 96
    placeholder.addCssClass("dim-label")
    spinner.halign = .end
    spinner.valign = .start
    spinner.setMargins(12)
    let overlay = Overlay()
    overlay.child = picture
    overlay.addOverlay(placeholder)
    overlay.addOverlay(spinner)
    overlay.setSizeRequest(width: 240, height: 240)
    overlay.addCssClass("large-picture")
    return overlay
  }

  private func makeFailure() -> Widget {
    let label = Label(label: Words.largePictureFailed)
    label.hexpand = true
    label.xalign = 0
    label.wrap = true
    let button = Button(label: Words.tryAgain)
    button.reactive.clicked.bind(to: self) { $0.large.retry() }
    failure.append(label)
    failure.append(button)
    failure.setMargins(12)
    return failure
  }

  /// Moves the keyboard to the picture.
  func focusPicture() {
    picture.grabFocus()
  }

  private func load(_ photo: Photo) {
    picture.alternativeText = photo.title.isEmpty ? Words.untitled : photo.title
    small.show(photo.thumbnail, size: PhotoCell.pictureSize(scale: scaleFactor))
    large.show((photo.previewURL ?? photo.imageURL).map(ImageLocation.remote) ?? photo.thumbnail, size: Self.size)
  }

  private func showPicture() {
    let texture = large.content.value.texture ?? small.content.value.texture
    picture.paintable = texture
    placeholder.visible = texture == nil
    failure.visible = if case .failed = large.content.value { true } else { false }
    let isLoading = if case .loading = large.content.value { true } else { false }
    spinner.spinning = isLoading
    spinner.visible = isLoading
  }
}

extension ImageSlot<DecodedPicture>.Content {
  /// What can be shown; nil while there is nothing.
  var texture: Gdk.Texture? {
    if case .image(let image) = self { image.texture } else { nil }
  }
}
