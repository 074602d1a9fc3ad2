import BindingCore

/// The selection of a list, by element instead of position. Pass a `SingleItemSelection` or a `MultipleItemSelection`
/// to the list when you bind it:
///
///     let selection = SingleItemSelection<Photo>()
///     photos.bind(to: gridView, selection: selection) { PhotoCell() }
///     selection.selectedItem.bidirectionalBind(to: viewModel.selectedPhoto)
///
/// The selection follows its elements through inserts, deletes, moves, filters, reordering and reloads, and drops those
/// that leave the list. It belongs to one list at a time; bind the properties of two to keep two lists in sync. A list
/// bound later takes over the property's value, and the value remains when a list goes away.
@MainActor
public class ItemSelection<Item: Identifiable> {
  /// The list that shows the selection.
  private(set) var list: SelectedList<Item>?
  private let bag = DisposeBag()

  init<Value>(_ property: Property<Value>) {
    // The property may outlive the selection, which belongs to its list.
    bag.add(property.observeNext { [weak self] _ in self?.showProperty() })
  }

  /// Makes `list` show the property's value.
  final func connect(_ list: SelectedList<Item>) {
    self.list = list
    showProperty()
  }

  /// Whether a list may select more than one element.
  var allowsSeveral: Bool { false }

  /// Selects the property's value in the list, and removes from the property what the list does not contain.
  func showProperty() {}

  /// Publishes that the user changed the selection, or that a selected element was removed or changed.
  func publish(hasNewContent: Bool) {}

  /// Follows a change of the list.
  final func listHasChanged(_ news: (hasLost: Bool, hasNewContent: Bool)) {
    if news.hasLost || news.hasNewContent { publish(hasNewContent: news.hasNewContent) }
  }
}

/// A list as its selection sees it.
struct SelectedList<Item: Identifiable> {
  private(set) weak var owner: AnyObject?
  /// Returns the ids that the list shows as selected, all of which it contains.
  let ids: () -> Set<Item.ID>
  /// Selects exactly these ids, which the list must contain.
  let select: (Set<Item.ID>) -> Void
  /// Calls a closure with each element in order, until it returns `false`.
  let visit: ((Item) -> Bool) -> Void

  /// Creates a list whose selection is in `rows`, each of which shows an element.
  init<Row: Identifiable>(
    owner: AnyObject, _ rows: SelectedRows<Row>, elements: @escaping () -> (some Sequence<Row>)?,
    element: @escaping (Row) -> Item, show: @escaping () -> Void
  ) where Row.ID == Item.ID {
    self.owner = owner
    ids = { rows.ids }
    select = { ids in
      rows.set(ids)
      show()
    }
    visit = { body in
      guard let rows = elements() else { return }
      for row in rows where !body(element(row)) { return }
    }
  }

  /// Creates a list in which some of the `rows` are titles.
  init<Title: Identifiable>(
    owner: AnyObject, _ rows: SelectedRows<SectionRow<Title, Item>>,
    elements: @escaping () -> (some Sequence<SectionRow<Title, Item>>)?, show: @escaping () -> Void
  ) {
    self.owner = owner
    ids = { Set(rows.ids.lazy.compactMap { if case .item(let id) = $0 { id } else { nil } }) }
    select = { ids in
      rows.set(Set(ids.lazy.map { .item($0) }))
      show()
    }
    visit = { body in
      guard let rows = elements() else { return }
      for case .item(let item) in rows where !body(item) { return }
    }
  }

  func element(_ id: Item.ID) -> Item? {
    var result: Item?
    visit { item in
      if item.id == id { result = item }
      return result == nil
    }
    return result
  }
}
