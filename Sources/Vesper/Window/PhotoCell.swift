import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// A line of the results: picture, title, author, licence and the way to the source page.
final class PhotoCell: ListCell<Photo> {
  private let thumbnail: ImageSlot<DecodedPicture>
  private let picture = Picture()
  private let placeholder = Image(iconName: nil)
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let licenseLabel = Label()
  private let openButton = Button(iconName: "web-browser-symbolic")

  private static let thumbnailSize = (width: 112, height: 84)

  init(thumbnails: PicturePipeline) {
    thumbnail = ImageSlot(pipeline: thumbnails)
    super.init(orientation: .horizontal, spacing: 14)
    append(makeThumbnail())
    append(makeTexts())
    append(licenseLabel)
    append(openButton)

    overflow = .hidden
    licenseLabel.addCssClass("license")
    licenseLabel.ellipsize = .end
    licenseLabel.maxWidthChars = 18
    licenseLabel.valign = .center
    openButton.addCssClass("flat")
    openButton.valign = .center
    openButton.tooltipText = Words.openSourcePage
    thumbnail.content.bind(to: self) { me, content in me.show(content) }
  }

  private func makeThumbnail() -> Widget {
    let size = Self.thumbnailSize
    picture.contentFit = .cover
    picture.canShrink = true
    placeholder.pixelSize = 32
    placeholder.addCssClass("dim-label")
    placeholder.setSizeRequest(width: size.width, height: size.height)
    // An overlay has the size of its child, whatever the picture's own size is.
    let thumbnail = Overlay()
    thumbnail.child = placeholder
    thumbnail.addOverlay(picture)
    thumbnail.valign = .center
    thumbnail.overflow = .hidden
    thumbnail.addCssClass("thumbnail")
    return thumbnail
  }

  private func makeTexts() -> Widget {
    titleLabel.addCssClass("photo-title")
    authorLabel.addCssClass("dim-label")
    let texts = Box(orientation: .vertical, spacing: 4)
    texts.hexpand = true
    texts.valign = .center
    for label in [titleLabel, authorLabel] {
      label.xalign = 0
      label.ellipsize = .end
      label.singleLineMode = true
      texts.append(label)
    }
    return texts
  }

  override func bind(_ photo: Photo) {
    let title = photo.title.isEmpty ? Words.untitled : photo.title
    titleLabel.label = title
    // Long titles are cut; short ones need no repetition.
    titleLabel.tooltipText = title.count > 40 ? title : nil
    authorLabel.label = photo.author ?? Words.unknownAuthor
    licenseLabel.label = photo.license.shortName
    licenseLabel.tooltipText = photo.license.shortName
    lineLabel = [title, photo.author ?? Words.unknownAuthor, photo.license.shortName].joined(separator: ", ")
    openButton.sensitive = photo.pageURL != nil
    openButton.accessibleLabel = Words.openSourcePage(of: title)
    openButton.reactive.clicked.bind(to: self) { me in (me.root as? Window)?.openPage(photo.pageURL) }.dispose(in: bag)
    picture.alternativeText = title
    thumbnail.show(photo.thumbnail, size: Self.pictureSize(scale: scaleFactor))
  }

  /// The size that pictures are decoded to: twice that of the thumbnail, because what is wider or higher is cut.
  static func pictureSize(scale: Int) -> ImageSize {
    ImageSize(width: thumbnailSize.width * scale * 2, height: thumbnailSize.height * scale * 2)
  }

  override func unbind() {
    thumbnail.show(nil, size: Self.pictureSize(scale: scaleFactor))
  }

  private func show(_ content: ImageSlot<DecodedPicture>.Content) {
    let texture = content.texture
    let isMissing = if case .failed = content { true } else { false }
    placeholder.iconName = isMissing ? "image-missing-symbolic" : "image-x-generic-symbolic"
    picture.paintable = texture
    picture.visible = texture != nil
  }
}
