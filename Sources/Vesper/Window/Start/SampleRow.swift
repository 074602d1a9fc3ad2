import BindingCore
import Gtk
import PhotoSearchCore

/// As many sample photos as fill one row, each at its own ratio. A click opens a photo.
final class SampleRow: Box {
  private let pictures: PicturePipeline
  private let open: (Photo) -> Void

  init(_ pictures: PicturePipeline, open: @escaping (Photo) -> Void) {
    (self.pictures, self.open) = (pictures, open)
    super.init(orientation: .horizontal, spacing: 0)
    accessibleRole = .group
    accessibleLabel = Strings.sourceName(.samples)
    addCssClass("sample-row")
    overflow = .hidden
    visible = false
  }

  func show(_ photos: [Photo]) {
    for photo in photos { append(SampleButton(photo, pictures, open: open)) }
    layoutManager = SampleRowLayout(photos.map(StartPhotos.ratio))
    visible = !photos.isEmpty
  }
}

/// A photo of the row, decoded when there is room for it.
private final class SampleButton: Button {
  private let slot: ImageSlot<DecodedPicture>

  init(_ photo: Photo, _ pictures: PicturePipeline, open: @escaping (Photo) -> Void) {
    slot = ImageSlot(pipeline: pictures)
    super.init()
    let words = Strings.photo(photo)
    let picture = CoverPicture()
    picture.accessibleRole = .presentation
    child = picture
    addCssClass("sample-photo")
    overflow = .hidden
    tooltipText = words
    accessibleLabel = words
    reactive.clicked.observeNext { open(photo) }.dispose(in: reactive.bag)
    slot.content.bind(to: picture) { picture, content in picture.texture = content.texture }
    let height = SampleRowLayout.largestHeight
    let size = ImageSize(
      width: Int(StartPhotos.ratio(of: photo) * Double(height)), height: height, fit: .cover)
    reactive.map.bind(to: self) { me in me.slot.show(photo.thumbnail, size: size.scaled(by: me.scaleFactor)) }
  }
}
