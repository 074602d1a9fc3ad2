import BindingCore
import Gtk
import PhotoSearchCore

/// What shows a photo in a cell.
protocol PhotoContent: Widget {
  var thumbnail: Thumbnail { get }
  /// Shows a photo. What belongs to it ends with `bag`.
  func show(_ photo: Photo, title: String, bag: DisposeBag)
}

/// A photo in a line of the list: picture, title, author, licence and the way to the source page.
final class PhotoLine: Box, PhotoContent {
  let thumbnail: Thumbnail
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let licenseLabel = Label()
  private let openButton = Button(iconName: "web-browser-symbolic")

  static let thumbnailSize = (width: 112, height: 84)

  init(_ results: ResultCells) {
    let size = Self.thumbnailSize
    thumbnail = Thumbnail(
      results, width: size.width, height: size.height,
      pictureSize: ImageSize(width: size.width * 2, height: size.height * 2))
    super.init(orientation: .horizontal, spacing: 12)
    thumbnail.valign = .center
    append(thumbnail)
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
  }

  private func makeTexts() -> Widget {
    titleLabel.addCssClass("photo-title")
    authorLabel.addCssClass("dim-label")
    let texts = Box(orientation: .vertical, spacing: 6)
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

  func show(_ photo: Photo, title: String, bag: DisposeBag) {
    titleLabel.label = title
    // Long titles are cut; short ones need no repetition.
    titleLabel.tooltipText = title.count > 40 ? title : nil
    authorLabel.label = photo.author ?? Words.unknownAuthor
    licenseLabel.label = photo.license.shortName
    licenseLabel.tooltipText = photo.license.shortName
    openButton.sensitive = photo.pageURL != nil
    openButton.accessibleLabel = Words.openSourcePage(of: title)
    openButton.reactive.clicked.bind(to: self) { me in (me.root as? Window)?.openPage(photo.pageURL) }.dispose(in: bag)
    thumbnail.show(photo, title: title, bag: bag)
  }
}
