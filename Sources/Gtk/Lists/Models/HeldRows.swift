import BindingCore
import CGtk

/// The rows of a list that GTK holds, and where they are.
///
/// GTK holds about two hundred rows of a list of any length: those on the screen and a few that it keeps an eye on.
nonisolated struct HeldRows<Item: Identifiable> {
  /// Unretained: a row is removed when it is deallocated.
  private var rows: [Item.ID: Unmanaged<ListRowBase>] = [:]
  /// The position of each row, or -1 if it is not known, in no particular order. Rows know their index here.
  private var positions: ContiguousArray<Int> = []
  private var owners: ContiguousArray<Unmanaged<ListRowBase>> = []

  var isEmpty: Bool { rows.isEmpty }

  /// Whether GTK may hold rows of elements that have been removed from the list.
  var includeRemoved: Bool { positions.contains(-1) }

  subscript(id: Item.ID) -> ListRow<Item>? {
    // All rows are of this type.
    rows[id].map { unsafeDowncast($0.takeUnretainedValue(), to: ListRow<Item>.self) }
  }

  /// Returns the object of a row if GTK holds it, retained for the caller, and takes a note of its position.
  mutating func object(of id: Item.ID, at position: Int) -> UnsafeMutableRawPointer? {
    guard let row = rows[id] else { return nil }
    return row._withUnsafeGuaranteedRef { row in
      positions[row.index] = position
      return g_object_ref(row.object)
    }
  }

  mutating func add(_ row: ListRow<Item>, at position: Int) {
    row.index = positions.count
    positions.append(position)
    owners.append(.passUnretained(row))
    // Not through the subscript, which looks up the type of an optional each time.
    rows.updateValue(.passUnretained(row), forKey: row.item.id)
  }

  mutating func remove(_ row: ListRow<Item>) {
    let (index, last) = (row.index, positions.removeLast())
    let owner = owners.removeLast()
    if index < positions.count {
      positions[index] = last
      owners[index] = owner
      owner._withUnsafeGuaranteedRef { $0.index = index }
    }
    // The element may have a new row by now.
    let id = row.item.id
    if rows[id]?.toOpaque() == Unmanaged.passUnretained(row).toOpaque() { rows.removeValue(forKey: id) }
  }

  /// Follows a change of the list.
  mutating func shift(by span: ListSpan) {
    let (start, end, growth) = (span.position, span.position + span.removed, span.added - span.removed)
    for index in positions.indices {
      let position = positions[index]
      positions[index] = position >= end ? position &+ growth : position >= start ? -1 : position
    }
  }

  /// The known positions, ascending.
  var sortedPositions: [Int] { positions.filter { $0 >= 0 }.sorted() }
}
