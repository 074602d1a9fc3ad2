/// A list slot for elements of type `Item`.
@MainActor
class ItemSlot<Item: Identifiable>: ListSlot {
  /// The expected type of a row, cached because looking it up takes longer than comparing it.
  private let rowType = ObjectIdentifier(ListRow<Item>.self)

  override init(_ listItem: OpaquePointer) { super.init(listItem) }

  /// The displayed row, if it holds an `Item`: the widget may have been given another model.
  final var itemRow: ListRow<Item>? {
    guard let row, ObjectIdentifier(type(of: row)) == rowType else { return nil }
    return unsafeDowncast(row, to: ListRow<Item>.self)
  }
}
