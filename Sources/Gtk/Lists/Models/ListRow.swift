import CGtk

/// An element of a list as GTK sees it: what a row's GObject holds, made when GTK asks for it.
///
/// The same element keeps the same row while GTK holds it, which is how GTK keeps its selection. New content of the
/// element reaches the cells that show the row directly.
nonisolated final class ListRow<Item: Identifiable> {
  private(set) var item: Item
  private weak var content: ArrayContent<Item>?
  private var observers: [(owner: ObjectIdentifier, show: (Item) -> Void)] = []

  init(_ item: Item, in content: ArrayContent<Item>) {
    self.item = item
    self.content = content
  }

  deinit { content?.forget(self) }

  /// The row that a GObject is, if it is one with such elements.
  static func of(_ object: UnsafeMutableRawPointer?) -> ListRow? {
    guard let object, cgtk_type_of(object) == ListContent.rowType else { return nil }
    return SwiftInstance.object(in: object).takeUnretainedValue() as? ListRow
  }

  /// Gives the element new content.
  func update(_ item: Item) {
    self.item = item
    for observer in observers { observer.show(item) }
  }

  /// Calls `show` with the content now and whenever it changes, until `owner` stops it.
  func observe(_ owner: AnyObject, show: @escaping (Item) -> Void) {
    observers.append((ObjectIdentifier(owner), show))
    show(item)
  }

  func stopObserving(_ owner: AnyObject) {
    observers.removeAll { $0.owner == ObjectIdentifier(owner) }
  }
}
