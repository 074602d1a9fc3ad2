public import BindingCore

/// The selected element of a list, or none.
///
///     let selection = SingleItemSelection<Photo>()
///     photos.bind(to: listView, selection: selection) { PhotoCell() }
///     selection.selectedItem.map { $0?.title ?? "" }.bind(to: titleLabel)
///
/// Nothing is selected at first. The user selects with a click or the arrow keys, and unselects with Control-click.
@MainActor
public final class SingleItemSelection<Item: Identifiable>: ItemSelection<Item> {
  /// The selected element, or `nil` if there is none. Becomes `nil` when the selected element leaves the list.
  ///
  /// Delivers the element again when its content changes. Setting it selects the element with that `id`; if the list
  /// does not contain it, the property becomes `nil` immediately. Setting is O(n) for n elements.
  public let selectedItem: Property<Item?>

  /// Creates a selection that is kept in sync with `property`, such as one of a view model.
  public init(_ property: Property<Item?> = Property(nil)) {
    selectedItem = property
    super.init(property)
  }

  override func showProperty() {
    guard let list else { return }
    guard let id = selectedItem.value?.id else {
      if !list.ids().isEmpty { list.select([]) }
      return
    }
    if list.ids().contains(id) { return }
    if list.element(id) != nil {
      list.select([id])
    } else {
      if !list.ids().isEmpty { list.select([]) }
      selectedItem.value = nil
    }
  }

  override func publish(hasNewContent: Bool) {
    guard let list else { return }
    let id = list.ids().first
    if id != selectedItem.value?.id || hasNewContent { selectedItem.value = id.flatMap(list.element) }
  }
}
