public import BindingCore

/// The elements of a list that are selected, any number of them.
///
///     let selection = MultipleItemSelection<Photo>()
///     photos.bind(to: gridView, selection: selection) { PhotoCell() }
///     selection.selectedIDs.map { "\($0.count) selected" }.bind(to: countLabel)
///     selection.selectedIDs.value = []
///
/// The user selects ranges with Shift, single elements with Control, and all with Control and A.
@MainActor
public final class MultipleItemSelection<Item: Identifiable>: ItemSelection<Item> {
  /// The ids of the selected elements. Those that leave the list leave the set.
  ///
  /// Setting it selects exactly these elements; ids that the list does not have are taken out at once. Setting costs
  /// O(n) for n elements of the list, if there are new ones in the set.
  public let selectedIDs: Property<Set<Item.ID>>
  private let newContent = PassthroughSubject<Void, Never>()

  /// A selection that is told and set by `property`, such as one of a view model.
  public init(_ property: Property<Set<Item.ID>> = Property([])) {
    selectedIDs = property
    super.init(property)
  }

  /// The selected elements, in the order that the list had when the selection or the content of one of them changed
  /// last. Each delivery costs O(n) for n elements of the list.
  public var selectedItems: SafeSignal<[Item]> {
    merge(selectedIDs.map { _ in () }, newContent).map { [weak self] in self?.currentItems ?? [] }
  }

  /// The selected elements in the order of the list.
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
