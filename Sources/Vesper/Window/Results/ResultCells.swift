import BindingCore
import Gtk
import PhotoSearchCore

/// The state that the cells of the results share.
final class ResultCells {
  let thumbnails: PicturePipeline
  /// The selected rows in either view.
  let selectedIDs = Property<Set<ResultRow.ID>>([])
  /// The sensitive photos that the user has revealed.
  let revealed = Property<Set<PhotoID>>([])
  /// Whether there is no space beside the title except for the thumbnail.
  let isNarrow = Property(false)
  /// The photos that the user clicks.
  let opened = PassthroughSubject<Photo, Never>()
  /// Returns the photos that a drag of a photo moves.
  var dragged: (Photo) -> [Photo] = { [$0] }
  /// Returns what other programs get of photos that are dragged to them.
  var dragContent: ([Photo]) -> Gdk.ContentProvider? = { _ in nil }
  /// The photos that the user wants to save.
  let wanted = PassthroughSubject<Photo, Never>()
  /// The photos whose credits the user wants to copy.
  let credited = PassthroughSubject<Photo, Never>()
  /// Fires when the ratio of a photo becomes known that the source did not tell.
  let measured = PassthroughSubject<PhotoID, Never>()
  private var ratios: [PhotoID: Double] = [:]
  /// The main colours of the photos whose thumbnails have been decoded.
  private(set) var colors: [PhotoID: Gdk.RGBA] = [:]
  /// Fires when a cell shows another row.
  let changes = PassthroughSubject<Void, Never>()
  /// The cells by the ids of their rows.
  private var shown: [ResultRow.ID: PhotoCell] = [:]

  /// As high as most rows.
  static let pictureSize = ImageSize(width: 1024, height: 256)
  /// An image with so few pixels shows nothing but colours when enlarged.
  private static let blurredSize = ImageSize(width: 6, height: 6)

  private let saves: PhotoSaves?
  private let seen: SeenPhotos?

  init(thumbnails: PicturePipeline, saves: PhotoSaves? = nil, seen: SeenPhotos? = nil) {
    (self.thumbnails, self.saves, self.seen) = (thumbnails, saves, seen)
  }

  /// Whether a photo can be saved: those in the list of saved photos are.
  func canSave(_ photo: Photo) -> Bool { saves != nil && photo.id.source != .saved }

  /// Returns the width of a photo divided by its height, if it is known.
  func ratio(of photo: Photo) -> Double? {
    if let width = photo.width, let height = photo.height, width > 0, height > 0 {
      return Double(width) / Double(height)
    }
    return ratios[photo.id]
  }

  /// Notes what the thumbnail of a photo tells: its colour, its ratio if the source does not know it, and how it looks.
  func note(_ photo: Photo, _ texture: Gdk.Texture) {
    remember(photo, texture)
    if colors[photo.id] == nil { Task { colors[photo.id] = await texture.averageColor } }
    guard ratio(of: photo) == nil, !isBlurred(photo), texture.width > 0, texture.height > 0 else { return }
    ratios[photo.id] = Double(texture.width) / Double(texture.height)
    measured.send(photo.id)
  }

  /// The least width and height of a thumbnail that a photo is recognised by.
  private static let leastLength = 100

  private func remember(_ photo: Photo, _ texture: Gdk.Texture) {
    guard let seen, min(texture.width, texture.height) >= Self.leastLength, !isBlurred(photo), seen.wants(photo) else {
      return
    }
    let (pixels, width, height) = (texture.download(), texture.width, texture.height)
    Task.detached(priority: .utility) {
      if let picture = Luminance(downloaded: pixels, width: width, height: height) { await seen.note(photo, picture) }
    }
  }

  /// Returns whether a photo is marked as saved. Among the saved photos there are no marks.
  func isSaved(_ photo: Photo) -> SafeSignal<Bool> {
    guard let saves, photo.id.source != .saved else { return .init(just: false) }
    return saves.state(of: photo).map { if case .saved = $0 { true } else { false } }.removeDuplicates()
  }

  /// The cell that shows a row, or `nil` if the row is too far away to have one.
  subscript(id: ResultRow.ID) -> PhotoCell? { shown[id] }

  /// Returns the size to which a photo's thumbnail is decoded: one that serves both views, so that another view needs
  /// no other picture.
  func pictureSize(of photo: Photo, scale: Int) -> ImageSize {
    isBlurred(photo) ? Self.blurredSize : Self.pictureSize.scaled(by: scale)
  }

  /// Whether the user must not see a photo yet.
  private func isBlurred(_ photo: Photo) -> Bool { photo.isSensitive && !revealed.value.contains(photo.id) }

  /// Selects a row, or unselects it.
  func toggle(_ id: ResultRow.ID) {
    if selectedIDs.value.contains(id) { selectedIDs.value.remove(id) } else { selectedIDs.value.insert(id) }
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
