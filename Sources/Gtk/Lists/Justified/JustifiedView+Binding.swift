public import BindingCore

extension SignalProtocol where Failure == Never {
  /// Shows an observable array in rows that fill the width. A change of the array affects only the changed elements.
  ///
  ///     viewModel.photos.bind(to: justifiedView, ratio: \.ratio) { PhotoCell() }
  ///
  /// - Parameters:
  ///   - ratio: Returns the width of an element divided by its height, or `nil` if it is not known yet: see
  ///     ``JustifiedView/ratioChanged(of:)``.
  ///   - isHeader: Returns whether an element is a header across the width, which is neither focused nor activated. Its
  ///     cell decides its height.
  ///   - selection: Wraps the model; by default a selection of at most one element, none at first.
  ///   - makeCell: Makes an empty cell. Must not retain the view.
  /// - Returns: A subscription whose disposal empties the view.
  @discardableResult
  public func bind<Item: Identifiable>(
    to view: JustifiedView, ratio: @escaping (Item) -> Double?, isHeader: @escaping (Item) -> Bool = { _ in false },
    selection: @MainActor (any Gio.ListModel) -> any SelectionModel = singleSelection,
    makeCell: @escaping () -> ListCell<Item>
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    let elements = ArrayListModel(self)
    return view.show(
      JustifiedElements(
        elements, model: selection(elements), ratio: ratio, isHeader: isHeader, make: makeCell))
  }

  /// Shows an observable array in rows that fill the width, with a selection of its elements.
  ///
  ///     let selection = MultipleItemSelection<Photo>()
  ///     viewModel.photos.bind(to: justifiedView, ratio: \.ratio, selection: selection) { PhotoCell() }
  ///
  /// - Parameters:
  ///   - ratio: Returns the width of an element divided by its height, or `nil` if it is not known yet: see
  ///     ``JustifiedView/ratioChanged(of:)``.
  ///   - isHeader: Returns whether an element is a header across the width, which is never focused, selected or
  ///     activated. Its cell decides its height.
  ///   - selection: The selection to keep in sync with the view.
  ///   - makeCell: Makes an empty cell. Must not retain the view.
  /// - Returns: A subscription whose disposal empties the view.
  @discardableResult
  public func bind<Item: Identifiable>(
    to view: JustifiedView, ratio: @escaping (Item) -> Double?, isHeader: @escaping (Item) -> Bool = { _ in false },
    selection: ItemSelection<Item>, makeCell: @escaping () -> ListCell<Item>
  ) -> Subscription where Element == ObservableArrayEvent<Item> {
    let model = SelectableArrayModel(self, selection: selection, canSelect: { !isHeader($0) }, element: { $0 })
    return view.show(
      JustifiedElements(model, model: model, ratio: ratio, isHeader: isHeader, make: makeCell))
  }
}
