extension ObservableArray {
  /// `mapCollection` in the spelling of Bond 6: the elements are mapped, not the events.
  @inlinable
  public final func map<Output>(
    _ transform: @escaping (Item) -> Output
  ) -> Signal<ObservableArrayEvent<Output>, Never> {
    mapCollection(transform)
  }

  /// `filterCollection` in the spelling of Bond 6: the elements are filtered, not the events.
  @inlinable
  public final func filter(_ isIncluded: @escaping (Item) -> Bool) -> Signal<ObservableArrayEvent<Item>, Never> {
    filterCollection(isIncluded)
  }
}
