import BindingCore

/// Which elements of a list are selected: by element, not by position. One of `SingleItemSelection` and
/// `MultipleItemSelection`, given to the list when it is bound:
///
///     let selection = SingleItemSelection<Photo>()
///     photos.bind(to: gridView, selection: selection) { PhotoCell() }
///     selection.selectedItem.bidirectionalBind(to: viewModel.selectedPhoto)
///
/// The selection follows its elements through inserts, deletes, moves, filters, another order and reloads, and loses
/// those that leave the list. It belongs to one list at a time; bind the properties of two to keep two lists equal.
/// A list that is bound at last takes over what the property says; a list that goes away leaves it.
@MainActor
public class ItemSelection<Item: Identifiable> {
  /// The list that shows the selection.
  private(set) var list: SelectedList<Item>?
  private let bag = DisposeBag()

  init<Value>(_ property: Property<Value>) {
    // The property may outlive the selection, which belongs to its list.
    bag.add(property.observeNext { [weak self] _ in self?.showProperty() })
  }

  /// Makes `list` show what the property says.
  final func connect(_ list: SelectedList<Item>) {
    self.list = list
    showProperty()
  }

  /// Whether a list may select more than one element.
  var allowsSeveral: Bool { false }

  /// Selects in the list what the property says, and takes out of the property what the list does not have.
  func showProperty() {}

  /// Says what the user has selected, or that the list has lost or changed a selected element.
  func publish(hasNewContent: Bool) {}

  /// Follows a change of the list.
  final func listHasChanged(_ news: (hasLost: Bool, hasNewContent: Bool)) {
    if news.hasLost || news.hasNewContent { publish(hasNewContent: news.hasNewContent) }
  }
}

/// A list as its selection sees it.
struct SelectedList<Item: Identifiable> {
  private(set) weak var owner: AnyObject?
  /// Which elements the list shows as selected. Always some that it has.
  let ids: () -> Set<Item.ID>
  /// Selects exactly these, which the list must have.
  let select: (Set<Item.ID>) -> Void
  /// Calls a closure with each element from the first to the last, until it returns false.
  let visit: ((Item) -> Bool) -> Void

  /// A list whose selection is in `rows`, each of which shows an element.
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

  /// A list in which some of the `rows` are titles.
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
