import CGtk

/// A row as GTK sees it, whatever its element is: what a row's GObject holds, made when GTK asks for it.
nonisolated class ListRowBase {
  /// The GObject that holds the row.
  @exclusivity(unchecked) fileprivate(set) final var object: UnsafeMutableRawPointer!
  /// Where the row is shown. Hardly ever in several places, so that no array need be made for the one.
  @exclusivity(unchecked) private final var place: ListPlace?
  @exclusivity(unchecked) private final var otherPlaces: [ListPlace] = []

  final var places: [ListPlace] { place.map { [$0] + otherPlaces } ?? [] }

  final func add(_ place: ListPlace) {
    if self.place == nil { self.place = place } else { otherPlaces.append(place) }
  }

  final func remove(_ place: ListPlace) {
    if self.place === place { self.place = otherPlaces.popLast() } else { otherPlaces.removeAll { $0 === place } }
  }
}

/// An element of a list as GTK sees it.
///
/// The same element keeps the same row while GTK holds it, which is how GTK keeps its selection. New content of the
/// element reaches the places that show the row directly.
nonisolated final class ListRow<Item: Identifiable>: ListRowBase {
  @exclusivity(unchecked) private(set) var item: Item
  private let home: ListRowHome<Item>

  /// A row with its GObject, to which the caller owns the only reference.
  init(_ item: Item, in home: ListRowHome<Item>) {
    self.item = item
    self.home = home
    super.init()
    object = SwiftInstance.make(ListContent.rowType, holding: self)
  }

  deinit { home.content?.forget(self) }

  /// The row that a GObject is, if it is one with such elements.
  static func of(_ object: UnsafeMutableRawPointer?) -> ListRow? {
    guard let object, cgtk_type_of(object) == ListContent.rowType else { return nil }
    return SwiftInstance.object(in: object).takeUnretainedValue() as? ListRow
  }

  /// Gives the element new content.
  func update(_ item: Item) {
    self.item = item
    if places.isEmpty { return }
    // Sound: models follow their arrays on the main actor.
    nonisolated(unsafe) let row: ListRowBase = self
    MainActor.assumeIsolated {
      for place in row.places where place.row === row { place.fill() }
    }
  }
}

/// Where rows belong, for as long as it is there: a weak reference that does not slow the content down.
nonisolated final class ListRowHome<Item: Identifiable> {
  /// Reset by the content itself when it goes.
  @exclusivity(unchecked) unowned(unsafe) var content: ArrayContent<Item>?
}
