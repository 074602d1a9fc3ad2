/// A place in a list of such elements.
@MainActor
class ItemPlace<Item: Identifiable>: ListPlace {
  /// What a row must be. Looking that up takes longer than comparing it.
  private let rowType = ObjectIdentifier(ListRow<Item>.self)

  override init(_ listItem: OpaquePointer) { super.init(listItem) }

  /// The row that is shown, if it is of such an element: the widget may have been given another model.
  final var itemRow: ListRow<Item>? {
    guard let row, ObjectIdentifier(type(of: row)) == rowType else { return nil }
    return unsafeDowncast(row, to: ListRow<Item>.self)
  }
}
