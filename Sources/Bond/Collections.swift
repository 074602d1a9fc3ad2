public import BindingCore
public import Changesets

extension SignalProtocol {
  /// The Bond spelling of `mapCollection`. There is no need to be lazy: only new and updated elements are mapped.
  @inlinable
  public func lazyMapCollection<Item, Output>(
    _ transform: @escaping (Item) -> Output
  ) -> Signal<ObservableArrayEvent<Output>, Failure> where Element == ObservableArrayEvent<Item> {
    mapCollection(transform)
  }
}

extension ListChangeset {
  /// The Bond spelling of `patch(to:)`.
  @inlinable
  public nonisolated func generatePatch<Element>(to collection: [Element]) -> [ListOperation<Element>] {
    patch(to: collection)
  }

  /// The Bond spelling of `init(patch:)`.
  @inlinable
  public nonisolated init<Element>(from patch: [ListOperation<Element>]) { self.init(patch: patch) }
}

extension CollectionEvent {
  /// The Bond 6 spelling of `collection`.
  @inlinable public nonisolated var source: Collection { collection }
}

extension ObservableArray {
  /// The Bond 6 spelling of `collection`.
  @inlinable public var array: [Item] { collection }

  /// The Bond 6 spelling of `mapCollection`. It maps the elements, not the events.
  @inlinable
  public func map<Output>(_ transform: @escaping (Item) -> Output) -> Signal<ObservableArrayEvent<Output>, Never> {
    mapCollection(transform)
  }

  /// The Bond 6 spelling of `filterCollection`. It filters the elements, not the events.
  @inlinable
  public func filter(_ isIncluded: @escaping (Item) -> Bool) -> Signal<ObservableArrayEvent<Item>, Never> {
    filterCollection(isIncluded)
  }
}

extension ObservableDictionary {
  /// The Bond spelling of `collection`.
  @inlinable public var dictionary: [Key: Value] { collection }
}

extension ObservableSet {
  /// The Bond spelling of `collection`.
  @inlinable public var set: Set<Member> { collection }
}

extension ObservableTree {
  /// The Bond spelling of `collection`.
  @inlinable public var tree: TreeArray<Value> { collection }
}
