import BindingCore
import Gtk
import PhotoSearchCore

/// A photo in the grid: the thumbnail, with its title and licence on top while it is hovered or focused.
final class PhotoTile: Box, PhotoContent {
  let thumbnail: Thumbnail
  private let titleLabel = Label()
  private let licenseLabel = Label()

  /// The minimum width is tiny because the grid determines the number of columns.
  private static let thumbnailSize = (width: 24, height: 150)

  /// Returns the size in which a thumbnail covers a tile of the given width. Scaling when drawing would take twenty
  /// times as long as drawing.
  static func pictureSize(width: Int) -> ImageSize {
    ImageSize(width: width, height: thumbnailSize.height, fit: .cover)
  }

  init(_ results: ResultCells) {
    let size = Self.thumbnailSize
    thumbnail = Thumbnail(results, layout: .grid, width: size.width, height: size.height)
    super.init(orientation: .vertical, spacing: 0)
    thumbnail.hexpand = true
    thumbnail.addOverlay(makeCaption())
    append(thumbnail)
    addCssClass("tile")
    offerTooltip { [unowned titleLabel] in titleLabel.label }
  }

  private func makeCaption() -> Widget {
    for label in [titleLabel, licenseLabel] {
      label.xalign = 0
      label.ellipsize = .end
      label.singleLineMode = true
    }
    titleLabel.addCssClass("photo-title")
    let caption = Box(.vertical, spacing: 0, [titleLabel, licenseLabel])
    caption.addCssClass("caption-over-picture")
    caption.valign = .end
    caption.canTarget = false
    return caption
  }

  func show(_ photo: Photo, title: String, bag: DisposeBag) {
    titleLabel.label = title
    licenseLabel.label = photo.license.shortName
    thumbnail.show(photo, title: title, bag: bag)
  }
}
