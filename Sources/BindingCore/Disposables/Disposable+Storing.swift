@MainActor extension Disposable {
  /// Stores the disposable in a set, which disposes it when the set is destroyed.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }

  /// Stores the disposable in a collection, such as an array, which disposes it when the collection is destroyed.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }
}
