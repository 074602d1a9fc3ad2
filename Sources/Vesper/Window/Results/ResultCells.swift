import BindingCore
import Gtk
import PhotoSearchCore

/// The state that the cells of the results share.
final class ResultCells {
  let thumbnails: PicturePipeline
  /// The approximate width of a thumbnail in the grid.
  var tileWidth = 198
  /// The selected rows in the list or grid.
  let selectedIDs = Property<Set<ResultRow.ID>>([])
  /// The sensitive photos that the user has revealed.
  let revealed = Property<Set<PhotoID>>([])
  /// Whether there is no space beside the title except for the thumbnail.
  let isNarrow = Property(false)
  /// The photos that the user clicks.
  let opened = PassthroughSubject<Photo, Never>()
  /// Returns the photos that a drag of a photo moves.
  var dragged: (Photo) -> [Photo] = { [$0] }
  /// Fires when a cell shows another row.
  let changes = PassthroughSubject<Void, Never>()
  /// The cells by the ids of their rows.
  private var shown: [ResultRow.ID: PhotoCell] = [:]

  /// An image with so few pixels shows nothing but colours when enlarged.
  private static let blurredSize = ImageSize(width: 6, height: 6)

  private let saves: PhotoSaves?

  init(thumbnails: PicturePipeline, saves: PhotoSaves? = nil) {
    self.thumbnails = thumbnails
    self.saves = saves
  }

  /// Returns whether a photo is marked as saved. Among the saved photos there are no marks.
  func isSaved(_ photo: Photo) -> SafeSignal<Bool> {
    guard let saves, photo.id.source != .saved else { return .init(just: false) }
    return saves.state(of: photo).map { if case .saved = $0 { true } else { false } }.removeDuplicates()
  }

  /// The cell that shows a row, or `nil` if the row is too far away to have one.
  subscript(id: ResultRow.ID) -> PhotoCell? { shown[id] }

  /// Returns the size to which a photo's thumbnail is decoded.
  func pictureSize(of photo: Photo, in layout: ResultLayout, scale: Int) -> ImageSize {
    if photo.isSensitive, !revealed.value.contains(photo.id) { return Self.blurredSize }
    return switch layout {
    case .list: PhotoListRow.pictureSize.scaled(by: scale)
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
