public import BindingCore

extension SignalProtocol where Failure == Never {
  /// Shows an observable array as a table: a change of the array changes exactly its rows.
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
  /// A click on the title of a column with an order sorts the rows, a second one turns them round. Rows of which none
  /// precedes the other keep the order of the array; without a sorted column all do.
  ///
  /// - Parameters:
  ///   - columns: come after the columns that the view has already.
  ///   - sort: tells and sets by which column the rows are sorted.
  ///   - selection: tells and sets which elements are selected.
  /// - Returns: Its disposal empties the view and takes the columns away.
  @discardableResult
  public func bind<Item: Identifiable>(
    to columnView: ColumnView, columns: [ItemColumn<Item>], sort: Property<ColumnSort?>? = nil,
    selection: ItemSelection<Item>? = nil
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    columnView.show(
      columns, sort: sort, cells: { column, _ in SignalListItemFactory(column.makeCell) },
      model: {
        guard columns.contains(where: { $0.areInIncreasingOrder != nil }) else {
          return SelectableArrayModel(self, selection: selection ?? SingleItemSelection()) { $0 }
        }
        let items = ObservableArray<Item>()
        bind(to: items)
        let rows = columnView.order(columns).flatMapLatest { order in
          order.map { items.sortedCollection(by: $0) } ?? items.toSignal()
        }
        return SelectableArrayModel(rows, selection: selection ?? SingleItemSelection()) { $0 }
      })
  }

  /// Shows an observable tree as a table: the nodes that can be seen. The first column has the arrows that expand them.
  ///
  ///     folders.bind(
  ///       to: columnView,
  ///       columns: [ItemColumn("Name", text: \.name).sorted(by: \.name), ItemColumn("Files") { "\($0.fileCount)" }],
  ///       expansion: TreeExpansion())
  ///
  /// A sorted column orders the nodes below each node.
  ///
  /// - Parameters:
  ///   - columns: come after the columns that the view has already.
  ///   - expansion: tells and sets which nodes are expanded.
  ///   - sort: tells and sets by which column the nodes are sorted.
  ///   - selection: tells and sets which nodes are selected. One that a collapse hides is no longer selected.
  /// - Returns: Its disposal empties the view and takes the columns away.
  @discardableResult
  public func bind<Value: Identifiable>(
    to columnView: ColumnView, columns: [ItemColumn<Value>], expansion: TreeExpansion<Value.ID>,
    sort: Property<ColumnSort?>? = nil, selection: ItemSelection<Value>? = nil
  ) -> Subscription where Element == ObservableTreeEvent<Value> {
    columnView.show(
      columns, sort: sort,
      cells: { column, index in
        // Not the column, which holds the factory.
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
  /// The order that the sorted column gives.
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
