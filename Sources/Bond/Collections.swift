public import BindingCore
public import Changesets

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

extension CollectionEvent {
  /// `collection` in the spelling of Bond 6.
  @inlinable public nonisolated var source: Collection { collection }
}

extension ObservableArray {
  /// `collection` in the spelling of Bond 6.
  @inlinable public var array: [Item] { collection }

  /// `mapCollection` in the spelling of Bond 6: the elements are mapped, not the events.
  @inlinable
  public func map<Output>(_ transform: @escaping (Item) -> Output) -> Signal<ObservableArrayEvent<Output>, Never> {
    mapCollection(transform)
  }

  /// `filterCollection` in the spelling of Bond 6: the elements are filtered, not the events.
  @inlinable
  public func filter(_ isIncluded: @escaping (Item) -> Bool) -> Signal<ObservableArrayEvent<Item>, Never> {
    filterCollection(isIncluded)
  }
}

extension ObservableDictionary {
  /// `collection` in the spelling of Bond.
  @inlinable public var dictionary: [Key: Value] { collection }
}

extension ObservableSet {
  /// `collection` in the spelling of Bond.
  @inlinable public var set: Set<Member> { collection }
}

extension ObservableTree {
  /// `collection` in the spelling of Bond.
  @inlinable public var tree: TreeArray<Value> { collection }
}
