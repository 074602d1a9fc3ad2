public import Changesets

/// What happened to an observable array.
public typealias ArrayChange = CollectionChange<ListChangeset>

nonisolated extension CollectionChange where Changeset == ListChangeset {
  /// Elements were inserted at these positions of the array after the change, ascending; as in Bond 6.
  public static func inserts(_ positions: [Int]) -> ArrayChange { .changes(ListChangeset(inserts: positions)) }

  /// The elements at these positions of the array before the change, ascending, are gone; as in Bond 6.
  public static func deletes(_ positions: [Int]) -> ArrayChange { .changes(ListChangeset(deletes: positions)) }

  /// The elements at these positions of the array after the change, ascending, have another content; as in Bond 6.
  public static func updates(_ positions: [Int]) -> ArrayChange { .changes(ListChangeset(updates: positions)) }

  /// The element that was at `from` is at `to`; as in Bond 6.
  public static func move(_ from: Int, _ to: Int) -> ArrayChange { .changes(.move(from: from, to: to)) }
}

/// An event of an observable array: the whole array, and how it came about from the one in the event before.
public typealias ObservableArrayEvent<Item> = CollectionEvent<[Item], ListChangeset>

// Named here as well, so that who observes an array needs no other import.

/// The difference between two versions of an array.
public typealias ListChangeset = Changesets.ListChangeset
/// One contiguous edit of an array: what most changesets are.
public typealias ListEdit = Changesets.ListEdit
/// One contiguous change of a list model.
public typealias ListSpan = Changesets.ListSpan
/// A list model's content while it announces its spans.
public typealias ListTransition = Changesets.ListTransition
/// One edit of a list, among others that are done one after another.
public typealias ListOperation = Changesets.ListOperation
