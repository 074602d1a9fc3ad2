public import BindingCore
public import Changesets
public import FoundationEssentials

// Operations of collections in the spelling of Bond 6.

extension MutableObservableArray {
  /// The Bond 6 spelling of `move(from:to:)`.
  @inlinable
  public func moveItem(from source: Int, to destination: Int) { move(from: source, to: destination) }
}

extension ObservableArray where Item: Equatable {
  /// Returns whether two arrays currently contain equal elements, as in Bond 6.
  @inlinable
  public static func == (first: ObservableArray, second: ObservableArray) -> Bool {
    first.collection == second.collection
  }
}

extension MutableObservableSet {
  /// The Bond 6 spelling of `update(with:)`.
  @inlinable
  @discardableResult
  public func update(_ member: Member) -> Member? { update(with: member) }
}

extension ObservableSet {
  /// Returns the index of a member in the current `collection`, as in Bond 6, or `nil` if it is not a member.
  @inlinable
  public final func index(of member: Member) -> Set<Member>.Index? { collection.firstIndex(of: member) }

  /// The member at an index from `index(of:)`, which is valid until the next edit, as in Bond 6.
  @inlinable public final subscript(index: Set<Member>.Index) -> Member { collection[index] }
}

extension SignalProtocol {
  /// The Bond 6 spelling of mapping events to their `patch`: the operations that lead to the array when applied in
  /// sequence. A reset has none.
  @inlinable
  public func toPatches<Item>() -> Signal<[ListOperation<Item>], Failure> where Element == ObservableArrayEvent<Item> {
    map(\.patch)
  }
}

/// Changes of items in the terms of a collection view. Use these to create and compare events; a `switch` needs the
/// terms of a table view, such as `insertRows`.
nonisolated extension DataSourceEventKind {
  /// The Bond 6 spelling of `insertRows`.
  public static func insertItems(_ paths: [IndexPath]) -> DataSourceEventKind { .insertRows(paths) }
  /// The Bond 6 spelling of `deleteRows`.
  public static func deleteItems(_ paths: [IndexPath]) -> DataSourceEventKind { .deleteRows(paths) }
  /// The Bond 6 spelling of `reloadRows`.
  public static func reloadItems(_ paths: [IndexPath]) -> DataSourceEventKind { .reloadRows(paths) }
  /// The Bond 6 spelling of `moveRow`.
  public static func moveItem(_ from: IndexPath, _ to: IndexPath) -> DataSourceEventKind { .moveRow(from, to) }
}
