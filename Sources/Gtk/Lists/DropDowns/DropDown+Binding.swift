public import BindingCore
import CGtk

extension SignalProtocol where Failure == Never {
  /// Shows the elements of an observable array as the choices of a drop-down.
  ///
  ///     let selection = SingleItemSelection(viewModel.license)
  ///     viewModel.licenses.bind(to: dropDown, selection: selection) { $0.name }
  ///
  /// With `enableSearch`, the user can type to find an element by its text.
  ///
  /// - Parameters:
  ///   - selection: the chosen element, kept in sync in both directions. With a selection, nothing is chosen at first
  ///     or when the chosen element leaves the array; without one, the first element is.
  ///   - makeCell: makes an empty cell, for the drop-down itself and for its list; by default cells show the text. Must
  ///     not retain the drop-down.
  ///   - text: returns the text of an element.
  /// - Returns: A subscription whose disposal empties the drop-down.
  @discardableResult
  public func bind<Item: Identifiable>(
    to dropDown: DropDown, selection: SingleItemSelection<Item>? = nil, makeCell: (() -> ListCell<Item>)? = nil,
    text: @escaping (Item) -> String
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    let expression = RowText.expression(text)
    gtk_drop_down_set_expression(dropDown.opaque, expression)
    gtk_expression_unref(expression)
    dropDown.factory = SignalListItemFactory(makeCell ?? { TextCell(text) })
    dropDown.listFactory = SignalListItemFactory { [weak dropDown] in
      ChoiceCell(makeCell?() ?? TextCell(text), dropDown)
    }
    let model = ChoiceModel(self)
    dropDown.model = model
    if let selection { model.connect(selection, dropDown) }
    let subscription = Subscription()
    let shown = model.pointer
    subscription.add(
      BlockDisposable { [weak dropDown] in
        guard let dropDown, dropDown.model?.pointer == shown else { return }
        dropDown.model = nil
        dropDown.factory = nil
        dropDown.listFactory = nil
      })
    return subscription
  }
}

extension DropDown {
  /// Returns the chosen element if the drop-down is bound to elements of this type, or `nil` if there is none.
  public final func chosenItem<Item: Identifiable>(as type: Item.Type = Item.self) -> Item? {
    ListRow<Item>.of(gtk_drop_down_get_selected_item(opaque).map { UnsafeMutableRawPointer($0) })?.item
  }
}

/// A row in the list of a drop-down, with a check mark if it is the chosen one.
private final class ChoiceCell<Item: Identifiable>: ListCell<Item>, ListCellFrame {
  private let cell: ListCell<Item>
  private let mark = Image(iconName: "object-select-symbolic")
  private weak var dropDown: DropDown?

  init(_ cell: ListCell<Item>, _ dropDown: DropDown?) {
    self.cell = cell
    self.dropDown = dropDown
    super.init(orientation: .horizontal, spacing: 6)
    cell.isFramed = true
    cell.hexpand = true
    append(cell)
    append(mark)
  }

  override func bind(_ item: Item) {
    cell.fill(item)
    guard let dropDown else { return }
    dropDown.reactive.selected.bind(to: self) { cell, _ in
      cell.mark.opacity = cell.dropDown?.chosenItem(as: Item.self)?.id == item.id ? 1 : 0
    }
    .dispose(in: bag)
  }

  override func unbind() { cell.empty() }
}
