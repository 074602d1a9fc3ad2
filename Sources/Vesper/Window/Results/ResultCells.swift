import BindingCore
import Gtk
import PhotoSearchCore

/// What the cells of the results have in common.
final class ResultCells {
  let thumbnails: PicturePipeline
  /// How wide a picture of the grid is now, about.
  var tileWidth = 198
  /// What is selected in the list or the grid.
  let selectedIDs = Property<Set<ResultRow.ID>>([])
  /// The photos not fit for everybody's eyes that the person asked to see.
  let revealed = Property<Set<PhotoID>>([])
  /// Whether there is no room beside a title for anything but the picture.
  let isNarrow = Property(false)
  /// The photos that the person clicked on.
  let opened = PassthroughSubject<Photo, Never>()
  /// Fires when a cell shows something else.
  let changes = PassthroughSubject<Void, Never>()
  /// The cells by what they show.
  private var shown: [ResultRow.ID: PhotoCell] = [:]

  /// A picture with so few pixels, made as large as others, is nothing but colours.
  private static let blurredSize = ImageSize(width: 6, height: 6)

  private let saves: PhotoSaves?

  init(thumbnails: PicturePipeline, saves: PhotoSaves? = nil) {
    self.thumbnails = thumbnails
    self.saves = saves
  }

  /// Whether a photo is marked as saved. In the place of the saved ones none needs it.
  func isSaved(_ photo: Photo) -> SafeSignal<Bool> {
    guard let saves, photo.id.source != .saved else { return .init(just: false) }
    return saves.state(of: photo).map { if case .saved = $0 { true } else { false } }.removeDuplicates()
  }

  /// The cell that shows a row; nil when it is too far away to have one.
  subscript(id: ResultRow.ID) -> PhotoCell? { shown[id] }

  /// The size that a photo's picture is decoded to.
  func pictureSize(of photo: Photo, in layout: ResultLayout, scale: Int) -> ImageSize {
    if photo.isSensitive, !revealed.value.contains(photo.id) { return Self.blurredSize }
    return switch layout {
    case .list: PhotoLine.pictureSize.scaled(by: scale)
    case .grid: PhotoTile.pictureSize(width: tileWidth).scaled(by: scale)
    }
  }

  var all: some Sequence<PhotoCell> { shown.values }

  func note(_ cell: PhotoCell, for id: ResultRow.ID) {
    shown[id] = cell
    changes.send(())
  }

  func forget(_ cell: PhotoCell, for id: ResultRow.ID) {
    if shown[id] === cell { shown[id] = nil }
  }
}
