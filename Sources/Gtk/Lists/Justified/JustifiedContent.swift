import BindingCore

/// What a justified view shows, whatever the type of its elements.
class JustifiedContent {
  /// The model with the selection.
  let model: any SelectionModel
  /// Follows changes of the elements, which the model has announced by then.
  final var changed: (JustifiedChange) -> Void = { _ in }

  init(model: any SelectionModel) { self.model = model }

  /// The number of elements.
  var count: Int { 0 }
  /// Returns the shape of an element. Headers have `headerHeight` until they are measured.
  func shape(at position: Int, headerHeight: Int) -> JustifiedLayout.Element { .header(height: headerHeight) }
  /// Returns the identity of an element.
  func id(at position: Int) -> AnyHashable { position }
  /// Makes an empty cell.
  func makeCell() -> Widget { Widget() }
  /// Shows an element in a cell, or new content of the element.
  func fill(_ cell: Widget, at position: Int) {}
  /// Stops showing an element in a cell.
  func empty(_ cell: Widget) {}
}

/// A change of the elements.
struct JustifiedChange {
  /// The changes of the order, each in terms of the list after the previous ones; or `nil` if the whole list is new.
  let spans: [ListSpan]?
  /// The positions of elements with new content.
  let updates: [Int]
}

/// The elements of an array, shown by cells of an application.
final class JustifiedElements<Item: Identifiable>: JustifiedContent {
  private let elements: ArrayListModel<Item>
  private let ratio: (Item) -> Double?
  private let isHeader: (Item) -> Bool
  private let make: () -> ListCell<Item>

  /// The ratio of a picture whose own is not known yet.
  private static var guess: Double { 4.0 / 3 }

  init(
    _ elements: ArrayListModel<Item>, model: any SelectionModel, ratio: @escaping (Item) -> Double?,
    isHeader: @escaping (Item) -> Bool, make: @escaping () -> ListCell<Item>
  ) {
    self.elements = elements
    self.ratio = ratio
    self.isHeader = isHeader
    self.make = make
    super.init(model: model)
    elements.catchUp()
    var count = elements.nItems
    elements.follower = { [weak self] change in
      guard let self else { return }
      switch change {
      case .reset: changed(JustifiedChange(spans: nil, updates: []))
      case .changes(var changeset):
        let updates = changeset.updates
        changeset.updates = []
        changed(
          JustifiedChange(spans: changeset.spans(oldCount: count, newCount: self.elements.nItems), updates: updates))
      }
      count = self.elements.nItems
    }
  }

  override var count: Int { elements.nItems }

  override func shape(at position: Int, headerHeight: Int) -> JustifiedLayout.Element {
    let item = elements[position]
    return isHeader(item) ? .header(height: headerHeight) : .picture(ratio: ratio(item) ?? Self.guess)
  }

  override func id(at position: Int) -> AnyHashable { elements[position].id }

  override func makeCell() -> Widget { make() }

  override func fill(_ cell: Widget, at position: Int) { (cell as? ListCell<Item>)?.fill(elements[position]) }

  override func empty(_ cell: Widget) { (cell as? ListCell<Item>)?.empty() }
}
