public import BindingCore
import CGtk

extension SignalProtocol where Failure == Never {
  /// Shows an observable array in a list box, with a row for each element. All rows exist at the same time, so use it
  /// for at most a few hundred elements. A change of the array affects only the changed rows; a moved element keeps its
  /// widget.
  ///
  ///     viewModel.accounts.bind(to: listBox, selection: selection) { AccountCell() }
  ///     listBox.reactive.activatedItem(Account.self).bind(to: self) { $0.open($1) }
  ///
  /// A `.reset` keeps the rows of the elements that stay.
  ///
  /// - Parameters:
  ///   - selection: the selection to keep in sync with the box; sets the box's `selectionMode` to `.single` or
  ///     `.multiple`.
  ///   - header: returns the header above an element's row, given the element and the preceding one, or `nil` for no
  ///     header. Called again when the preceding row or any content changes.
  ///   - makeCell: makes an empty cell for each row. Must not retain the box.
  /// - Returns: A subscription whose disposal removes the rows.
  @discardableResult
  public func bind<Item: Identifiable>(
    to listBox: ListBox, selection: ItemSelection<Item>? = nil,
    header: ((_ item: Item, _ before: Item?) -> Widget?)? = nil, makeCell: @escaping () -> ListCell<Item>
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    let rows = ElementRows(listBox, makeCell: makeCell)
    guard let header else { return show(in: listBox, rows, selection, changed: {}) }
    listBox.setHeader { row, before in row.item().flatMap { header($0, before?.item()) } }
    let subscription = show(in: listBox, rows, selection) { [weak listBox] in listBox?.invalidateHeaders() }
    subscription.add(BlockDisposable { [weak listBox] in listBox?.setHeader(nil) })
    return subscription
  }

  /// Shows an observable array in a flow box, with a child for each element. All children exist at the same time, so
  /// use it for at most a few hundred elements. A change of the array affects only the changed children; a moved
  /// element keeps its widget.
  ///
  ///     viewModel.tags.bind(to: flowBox) { TagCell() }
  ///
  /// A `.reset` keeps the children of the elements that stay.
  ///
  /// - Parameters:
  ///   - selection: the selection to keep in sync with the box; sets the box's `selectionMode` to `.single` or
  ///     `.multiple`.
  ///   - makeCell: makes an empty cell for each child. Must not retain the box.
  /// - Returns: A subscription whose disposal removes the children.
  @discardableResult
  public func bind<Item: Identifiable>(
    to flowBox: FlowBox, selection: ItemSelection<Item>? = nil, makeCell: @escaping () -> ListCell<Item>
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    show(in: flowBox, ElementRows(flowBox, makeCell: makeCell), selection, changed: {})
  }

  private func show<Box: ElementBox, Item: Identifiable>(
    in box: Box, _ rows: ElementRows<Box, Item>, _ selection: ItemSelection<Item>?, changed: @escaping () -> Void
  ) -> Subscription where Element == ObservableArrayEvent<Item>, Box.Row: ElementRow {
    let subscription = Subscription()
    subscription.add(
      withFirstReset().bind(to: box) { _, event in
        rows.take(event)
        changed()
      })
    if let selection {
      rows.connect(selection)
      subscription.add(box.selectionChanges.observeNext { [weak rows] in rows?.selectionHasChanged() })
    }
    subscription.add(BlockDisposable { rows.clear() })
    return subscription
  }
}

extension Reactive where Base: ListBox {
  /// The element of a row that the user activates, with a click or Return.
  public func activatedItem<Item: Identifiable>(_ type: Item.Type = Item.self) -> SafeSignal<Item> {
    rowActivated.compactMap { $0.item() }
  }
}

extension Reactive where Base: FlowBox {
  /// The element of a child that the user activates, with a click or Return.
  public func activatedItem<Item: Identifiable>(_ type: Item.Type = Item.self) -> SafeSignal<Item> {
    childActivated.compactMap { $0.item() }
  }
}

extension ElementRow {
  /// The element that the row shows.
  fileprivate func item<Item: Identifiable>() -> Item? { (child as? ListCell<Item>)?.item }
}
