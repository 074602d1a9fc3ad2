public import BindingCore

extension SignalProtocol where Failure == Never {
  /// Shows an observable array as a table. A change of the array affects only the changed rows.
  ///
  ///     let selection = SingleItemSelection<File>()
  ///     let sort = Property<ColumnSort?>(ColumnSort("Name"))
  ///     files.bind(
  ///       to: columnView,
  ///       columns: [
  ///         ItemColumn("Name", text: \.name).sorted(by: \.name),
  ///         ItemColumn("Size") { FileSizeCell() }.sorted { $0.size < $1.size },
  ///       ],
  ///       sort: sort, selection: selection)
  ///
  /// A click on the title of a sortable column sorts the rows; a second click reverses the order. Rows that compare
  /// equal keep the order of the array, as do all rows without a sorted column. A table of more than 10,000 rows is shown
  /// from its start when it has been sorted anew; its selection stays.
  ///
  /// - Parameters:
  ///   - columns: the columns, added after those that the view already has.
  ///   - sort: the sort order, kept in sync in both directions.
  ///   - selection: the selection to keep in sync with the view.
  ///   - slices: slices of time in which to sort, for tables of more than some ten thousand rows. The previous order
  ///     stays until then. By default sorting is done at once.
  /// - Returns: A subscription whose disposal empties the view and removes the columns.
  @discardableResult
  public func bind<Item: Identifiable>(
    to columnView: ColumnView, columns: [ItemColumn<Item>], sort: Property<ColumnSort?>? = nil,
    selection: ItemSelection<Item>? = nil, in slices: TimeSlices? = nil
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    columnView.show(
      columns, sort: sort, cells: { column, _ in SignalListItemFactory(column.makeCell) },
      model: {
        guard columns.contains(where: { $0.areInIncreasingOrder != nil }) else {
          return SelectableArrayModel(self, selection: selection ?? SingleItemSelection()) { $0 }
        }
        let orders = columnView.order(columns).map { $0 ?? { _, _ in false } }
        let rows = sortedCollection(byLatest: orders, in: slices)
        return SelectableArrayModel(rows, selection: selection ?? SingleItemSelection()) { $0 }
      })
  }

  /// Shows an observable tree as a table of its visible nodes. The first column has the arrows that expand them.
  ///
  ///     folders.bind(
  ///       to: columnView,
  ///       columns: [ItemColumn("Name", text: \.name).sorted(by: \.name), ItemColumn("Files") { "\($0.fileCount)" }],
  ///       expansion: TreeExpansion())
  ///
  /// A sorted column orders the children of each node.
  ///
  /// - Parameters:
  ///   - columns: the columns, added after those that the view already has.
  ///   - expansion: the expanded nodes, kept in sync in both directions.
  ///   - sort: the sort order of the nodes, kept in sync in both directions.
  ///   - selection: the selection to keep in sync with the view. A node hidden by a collapse is unselected.
  /// - Returns: A subscription whose disposal empties the view and removes the columns.
  @discardableResult
  public func bind<Value: Identifiable>(
    to columnView: ColumnView, columns: [ItemColumn<Value>], expansion: TreeExpansion<Value.ID>,
    sort: Property<ColumnSort?>? = nil, selection: ItemSelection<Value>? = nil
  ) -> Subscription where Element == ObservableTreeEvent<Value> {
    columnView.show(
      columns, sort: sort,
      cells: { column, index in
        // Does not capture the column, which retains the factory.
        SignalListItemFactory { [makeCell = column.makeCell] in
          TreeCell(makeCell(), expansion: index == 0 ? expansion : nil)
        }
      },
      model: {
        SelectableArrayModel(
          visibleRows(expansion, order: columnView.order(columns)), selection: selection ?? SingleItemSelection()
        ) { $0.value }
      })
  }
}

extension ColumnView {
  /// The order given by the sorted column.
  fileprivate func order<Item>(_ columns: [ItemColumn<Item>]) -> SafeSignal<((Item, Item) -> Bool)?> {
    reactive.sort.removeDuplicates().map { sort in
      guard let sort, let order = columns.first(where: { $0.id == sort.column })?.areInIncreasingOrder else {
        return nil
      }
      return sort.isDescending ? { order($1, $0) } : order
    }
  }

  fileprivate func show<Item>(
    _ columns: [ItemColumn<Item>], sort: Property<ColumnSort?>?,
    cells: (ItemColumn<Item>, Int) -> SignalListItemFactory, model: () -> any SelectionModel
  ) -> Subscription {
    for (index, column) in columns.enumerated() {
      column.factory = cells(column, index)
      appendColumn(column)
    }
    let subscription = Subscription()
    if let sort { subscription.add(sort.bidirectionalBind(to: reactive.sort)) }
    let model = model()
    self.model = model
    let shown = model.pointer
    subscription.add(
      BlockDisposable { [weak self] in
        if self?.model?.pointer == shown { self?.model = nil }
        for column in columns { self?.removeColumn(column) }
      })
    return subscription
  }
}
