public import BindingCore

/// The selected elements of a list, any number of them.
///
///     let selection = MultipleItemSelection<Photo>()
///     photos.bind(to: gridView, selection: selection) { PhotoCell() }
///     selection.selectedIDs.map { "\($0.count) selected" }.bind(to: countLabel)
///     selection.selectedIDs.value = []
///
/// The user selects ranges with Shift, single elements with Control, and everything with Control+A.
@MainActor
public final class MultipleItemSelection<Item: Identifiable>: ItemSelection<Item> {
  /// The ids of the selected elements. Elements that leave the list are removed.
  ///
  /// Setting it selects exactly these elements; ids that the list does not contain are removed immediately. If the set
  /// contains new ids, setting is O(n) for n elements of the list.
  public let selectedIDs: Property<Set<Item.ID>>
  private let newContent = PassthroughSubject<Void, Never>()

  /// Creates a selection that is kept in sync with `property`, such as one of a view model.
  public init(_ property: Property<Set<Item.ID>> = Property([])) {
    selectedIDs = property
    super.init(property)
  }

  /// The selected elements, in list order at the time when the selection or the content of one of them last changed.
  /// Each delivery is O(n) for n elements of the list.
  public var selectedItems: SafeSignal<[Item]> {
    merge(selectedIDs.map { _ in () }, newContent).map { [weak self] in self?.currentItems ?? [] }
  }

  /// The selected elements in list order.
  ///
  /// - Complexity: O(n) for n elements of the list.
  public var currentItems: [Item] {
    guard let list else { return [] }
    let ids = list.ids()
    var items: [Item] = []
    items.reserveCapacity(ids.count)
    list.visit { item in
      if ids.contains(item.id) { items.append(item) }
      return items.count < ids.count
    }
    return items
  }

  override var allowsSeveral: Bool { true }

  override func showProperty() {
    guard let list else { return }
    let wanted = selectedIDs.value
    let shown = list.ids()
    if wanted == shown { return }
    var unknown = wanted.subtracting(shown)
    if !unknown.isEmpty {
      list.visit { item in
        unknown.remove(item.id)
        return !unknown.isEmpty
      }
    }
    let known = unknown.isEmpty ? wanted : wanted.subtracting(unknown)
    if known != shown { list.select(known) }
    if !unknown.isEmpty { selectedIDs.value = known }
  }

  override func publish(hasNewContent: Bool) {
    guard let list else { return }
    let ids = list.ids()
    if ids != selectedIDs.value { selectedIDs.value = ids } else if hasNewContent { newContent.send(()) }
  }
}
