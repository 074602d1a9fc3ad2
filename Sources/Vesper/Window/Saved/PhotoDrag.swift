import BindingCore
import Gtk
import PhotoSearchCore

/// Photos that are being dragged within the program. Other programs get their files or their credits.
enum PhotoDrag {
  /// The photos of the running drag, or empty.
  fileprivate(set) static var photos: [Photo] = []
}

extension Widget {
  /// Makes the widget draggable.
  ///
  /// - Parameter photos: Returns the photos that the widget stands for when a drag begins.
  func offerPhotos(_ photos: @escaping () -> [Photo]) {
    let source = addDragSource { () -> (any GValueWritable)? in
      let dragged = photos()
      guard !dragged.isEmpty else { return nil }
      PhotoDrag.photos = dragged
      let files = dragged.compactMap(\.savedFile)
      if files.count == dragged.count { return Gdk.FileList(files: files) }
      return CreditList(dragged.map { Credit($0) }, Strings.creditWording).text(in: .plainText)
    }
    source.reactive.dragEnd.observeNext { _, _ in PhotoDrag.photos = [] }
  }

  /// Accepts photos that are dragged within the program.
  ///
  /// - Parameter body: Takes the photos, and returns whether it could use them.
  func acceptPhotos(_ body: @escaping ([Photo]) -> Bool) {
    let take = { () -> Bool in
      let photos = PhotoDrag.photos
      return !photos.isEmpty && body(photos)
    }
    addDropTarget(for: Gdk.FileList.self) { _, _, _ in take() }
    addDropTarget(for: String.self) { _, _, _ in take() }
  }
}

extension Photo {
  /// The file of a saved photo.
  fileprivate var savedFile: Gio.File? {
    guard id.source == .saved, case .file(let path)? = thumbnail else { return nil }
    return Gio.File(path: path)
  }
}
