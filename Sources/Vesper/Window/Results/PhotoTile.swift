import BindingCore
import Gtk
import PhotoSearchCore

/// A photo in the grid: the picture, and over it its title and licence while one points at it or has moved there.
final class PhotoTile: Box, PhotoContent {
  let thumbnail: Thumbnail
  private let titleLabel = Label()
  private let licenseLabel = Label()

  /// The least width is next to nothing: how many there are beside each other is for the grid to say.
  private static let thumbnailSize = (width: 24, height: 150)
  /// For a photo of which one does not know how it lies: enough for a place of 200 × 150.
  private static let pictureSize = ImageSize(width: 300, height: 300)

  /// The size in which a photo covers a place of that width. To scale a picture whenever it is drawn takes twenty times
  /// as long as to draw it.
  static func pictureSize(of photo: Photo, width: Int) -> ImageSize {
    ImageSize(of: photo, covering: width, thumbnailSize.height) ?? pictureSize
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

extension ImageSize {
  /// The size in which a photo covers a place, and not more; nil for a photo whose size is not known.
  fileprivate init?(of photo: Photo, covering width: Int, _ height: Int) {
    guard let photoWidth = photo.width, let photoHeight = photo.height, photoWidth > 0, photoHeight > 0 else {
      return nil
    }
    let scale = max(Double(width) / Double(photoWidth), Double(height) / Double(photoHeight))
    // What a service says of its photo may be anything.
    let limit = 4 * Double(max(width, height))
    self.init(
      width: Int(min(Double(photoWidth) * scale, limit).rounded()),
      height: Int(min(Double(photoHeight) * scale, limit).rounded()))
  }
}
