import BindingCore
import Gtk
import PhotoSearchCore

/// Photos that are being dragged, within the program or to other ones.
enum PhotoDrag {
  /// The photos of the running drag, or empty.
  static var photos: SafeSignal<[Photo]> { dragged.toSignal() }

  static let dragged = Property<[Photo]>([])

  /// What other programs get of photos: their files, which are downloaded on demand, and the credits, formatted and as
  /// plain text.
  static func content(of photos: [Photo], _ copies: any PhotoSaver) -> Gdk.ContentProvider {
    let credits = CreditList(photos.map { Credit($0) }, Strings.creditWording)
    let texts = Gdk.ContentProvider(credit: credits.text(in: .plainText), html: credits.text(in: .html))
    return Gdk.ContentProvider(union: [files(of: photos, copies), texts])
  }

  /// The files of photos, with their credits in them.
  static func files(of photos: [Photo], _ copies: any PhotoSaver) -> Gdk.ContentProvider {
    Gdk.DeferredContentProvider(mimeTypes: ["text/uri-list"]) { _ in
      var list = ""
      for photo in photos {
        let path =
          if let path = await copies.path(of: photo) {
            path
          } else {
            try await copies.save(photo, query: "", to: .none) { _ in }
          }
        list += Gio.File(path: path).uri + "\r\n"
      }
      return Array(list.utf8)
    }
  }
}

extension Widget {
  /// Makes the widget draggable.
  ///
  /// - Parameters:
  ///   - photos: Returns the photos that the widget stands for when a drag begins.
  ///   - content: Returns what other programs get of them.
  ///   - picture: Returns what is shown at the pointer, or `nil` for a description of the content.
  func offerPhotos(
    _ photos: @escaping () -> [Photo],
    content: @escaping ([Photo]) -> Gdk.ContentProvider?,
    picture: @escaping () -> Gdk.Texture?
  ) {
    let source = DragSource()
    source.actions = .copy
    source.reactive.prepare.answer { _, _ in
      let dragged = photos()
      guard !dragged.isEmpty, let content = content(dragged) else { return nil }
      PhotoDrag.dragged.value = dragged
      return content
    }
    source.reactive.dragBegin.observeNext { [unowned source] _ in source.showPicture(picture()) }
    source.reactive.dragEnd.observeNext { _, _ in PhotoDrag.dragged.value = [] }
    addController(source)
  }

  /// Accepts photos that are dragged within the program.
  ///
  /// - Parameter body: Takes the photos, and returns whether it could use them.
  func acceptPhotos(_ body: @escaping ([Photo]) -> Bool) {
    // Not the files, which would have to be downloaded.
    addDropTarget(for: String.self) { _, _, _ in
      let photos = PhotoDrag.dragged.value
      return !photos.isEmpty && body(photos)
    }
  }
}

extension DragSource {
  /// The length of the longer side of a picture at the pointer.
  private static let pictureLength = 128.0

  /// Shows a picture at the pointer, so small that it does not cover where it can be dropped.
  fileprivate func showPicture(_ texture: Gdk.Texture?) {
    guard let texture else { return }
    // Whole pixels, as a row of half ones is dark.
    let scale = min(1, Self.pictureLength / Double(max(texture.width, texture.height)))
    let snapshot = Snapshot()
    texture.snapshot(
      snapshot, width: (Double(texture.width) * scale).rounded(), height: (Double(texture.height) * scale).rounded())
    setIcon(snapshot.toPaintable(nil), hotX: 0, hotY: 0)
  }
}
