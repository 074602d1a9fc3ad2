import CGtk

/// A row as GTK sees it, regardless of its element type: the object that a row's GObject holds, created on GTK's
/// request.
nonisolated class ListRowBase {
  /// The GObject that holds the row.
  @exclusivity(unchecked) fileprivate(set) final var object: UnsafeMutableRawPointer!
  /// Its index among the rows that GTK holds.
  @exclusivity(unchecked) final var index = 0
  /// The slot that shows the row. Stored outside an array because there is rarely more than one.
  @exclusivity(unchecked) private final var slot: ListSlot?
  @exclusivity(unchecked) private final var otherSlots: [ListSlot] = []

  final var slots: [ListSlot] { slot.map { [$0] + otherSlots } ?? [] }

  final func add(_ slot: ListSlot) {
    if self.slot == nil { self.slot = slot } else { otherSlots.append(slot) }
  }

  final func remove(_ slot: ListSlot) {
    if self.slot === slot { self.slot = otherSlots.popLast() } else { otherSlots.removeAll { $0 === slot } }
  }
}

/// An element of a list as GTK sees it.
///
/// An element keeps its row while GTK holds it, which is how GTK tracks its selection. New content of the element
/// reaches the slots that show the row directly.
nonisolated final class ListRow<Item: Identifiable>: ListRowBase {
  @exclusivity(unchecked) private(set) var item: Item
  private let home: ListRowHome<Item>

  /// Creates a row with its GObject. The caller owns the only reference to it.
  init(_ item: Item, in home: ListRowHome<Item>) {
    self.item = item
    self.home = home
    super.init()
    object = SwiftInstance.make(ListContent.rowType, holding: self)
  }

  deinit { home.content?.forget(self) }

  /// Returns the row of a GObject, if it is one with elements of this type.
  static func of(_ object: UnsafeMutableRawPointer?) -> ListRow? {
    guard let object, cgtk_type_of(object) == ListContent.rowType else { return nil }
    return SwiftInstance.object(in: object).takeUnretainedValue() as? ListRow
  }

  /// Updates the element's content.
  func update(_ item: Item) {
    self.item = item
    if slots.isEmpty { return }
    // Sound: models follow their arrays on the main actor.
    nonisolated(unsafe) let row: ListRowBase = self
    MainActor.assumeIsolated {
      for slot in row.slots where slot.row === row { slot.fill() }
    }
  }
}

/// A weak reference from rows to their content that does not slow the content down.
nonisolated final class ListRowHome<Item: Identifiable> {
  /// Reset by the content when it is deallocated.
  @exclusivity(unchecked) unowned(unsafe) var content: ArrayContent<Item>?
}
