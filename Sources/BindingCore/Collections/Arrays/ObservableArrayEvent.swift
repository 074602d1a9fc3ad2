public import Changesets

/// A change of an observable array.
public typealias ArrayChange = CollectionChange<ListChangeset>

nonisolated extension CollectionChange where Changeset == ListChangeset {
  /// Elements were inserted at these positions, ascending, of the array after the change; as in Bond 6.
  public static func inserts(_ positions: [Int]) -> ArrayChange { .changes(ListChangeset(inserts: positions)) }

  /// The elements at these positions, ascending, of the array before the change were removed; as in Bond 6.
  public static func deletes(_ positions: [Int]) -> ArrayChange { .changes(ListChangeset(deletes: positions)) }

  /// The elements at these positions, ascending, of the array after the change were updated; as in Bond 6.
  public static func updates(_ positions: [Int]) -> ArrayChange { .changes(ListChangeset(updates: positions)) }

  /// The element at `from` moved to `to`; as in Bond 6.
  public static func move(_ from: Int, _ to: Int) -> ArrayChange { .changes(.move(from: from, to: to)) }
}

/// An event of an observable array: the whole array, and how it differs from that of the previous event.
public typealias ObservableArrayEvent<Item> = CollectionEvent<[Item], ListChangeset>

// Declared here as well, so that observers of an array need no other import.

/// The difference between two versions of an array.
public typealias ListChangeset = Changesets.ListChangeset
/// One contiguous edit of an array, which is what most changesets consist of.
public typealias ListEdit = Changesets.ListEdit
/// One contiguous change of a list model.
public typealias ListSpan = Changesets.ListSpan
/// The content of a list model while it announces its spans.
public typealias ListTransition = Changesets.ListTransition
/// One edit of a list, in a sequence of edits.
public typealias ListOperation = Changesets.ListOperation
