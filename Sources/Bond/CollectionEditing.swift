public import BindingCore
public import Changesets
public import FoundationEssentials

// Operations of collections in the spelling of Bond 6.

extension MutableObservableArray {
  /// `move(from:to:)` in the spelling of Bond 6.
  @inlinable
  public func moveItem(from source: Int, to destination: Int) { move(from: source, to: destination) }
}

extension ObservableArray where Item: Equatable {
  /// Whether two arrays hold equal elements now, as in Bond 6.
  @inlinable
  public static func == (first: ObservableArray, second: ObservableArray) -> Bool {
    first.collection == second.collection
  }
}

extension MutableObservableSet {
  /// `update(with:)` in the spelling of Bond 6.
  @inlinable
  @discardableResult
  public func update(_ member: Member) -> Member? { update(with: member) }
}

extension ObservableSet {
  /// The place of a member in `collection` as it is now, as in Bond 6; nil when it is not there.
  @inlinable
  public final func index(of member: Member) -> Set<Member>.Index? { collection.firstIndex(of: member) }

  /// The member at a place that `index(of:)` gave, which counts until the next edit, as in Bond 6.
  @inlinable public final subscript(index: Set<Member>.Index) -> Member { collection[index] }
}

extension SignalProtocol {
  /// The `patch` of each event of an array, in the spelling of Bond 6: the operations that lead to the array, one after
  /// another. A reset has none.
  @inlinable
  public func toPatches<Item>() -> Signal<[ListOperation<Item>], Failure> where Element == ObservableArrayEvent<Item> {
    map(\.patch)
  }
}

/// What happened to items, in the words of a collection view. To be made and compared; a `switch` asks for the words of
/// a table view, such as `insertRows`.
nonisolated extension DataSourceEventKind {
  /// `insertRows` in the spelling of Bond 6.
  public static func insertItems(_ paths: [IndexPath]) -> DataSourceEventKind { .insertRows(paths) }
  /// `deleteRows` in the spelling of Bond 6.
  public static func deleteItems(_ paths: [IndexPath]) -> DataSourceEventKind { .deleteRows(paths) }
  /// `reloadRows` in the spelling of Bond 6.
  public static func reloadItems(_ paths: [IndexPath]) -> DataSourceEventKind { .reloadRows(paths) }
  /// `moveRow` in the spelling of Bond 6.
  public static func moveItem(_ from: IndexPath, _ to: IndexPath) -> DataSourceEventKind { .moveRow(from, to) }
}
