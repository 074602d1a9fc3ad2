public import Changesets

/// `ListOperation` in the spelling of Bond.
public typealias OrderedCollectionOperation<Element> = ListOperation<Element>

extension SignalProtocol {
  /// `mapCollection` in the spelling of Bond. Nothing is left to do lazily: only new and updated elements are mapped.
  @inlinable
  public func lazyMapCollection<Item, Output>(
    _ transform: @escaping (Item) -> Output
  ) -> Signal<ObservableArrayEvent<Output>, Failure> where Element == ObservableArrayEvent<Item> {
    mapCollection(transform)
  }
}

extension ListChangeset {
  /// `patch(to:)` in the spelling of Bond.
  @inlinable
  public nonisolated func generatePatch<Element>(to collection: [Element]) -> [ListOperation<Element>] {
    patch(to: collection)
  }

  /// `init(patch:)` in the spelling of Bond.
  @inlinable
  public nonisolated init<Element>(from patch: [ListOperation<Element>]) { self.init(patch: patch) }
}
