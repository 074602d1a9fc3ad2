public import Changesets

/// What happened to an observable array.
public nonisolated enum ArrayChange: Hashable, Sendable {
  /// It is another array now, or the observer sees it for the first time.
  case reset
  /// These elements changed. Never empty: where nothing changed there is no event.
  case changes(ListChangeset)
}

nonisolated extension ArrayChange {
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
public nonisolated struct ObservableArrayEvent<Item> {
  /// The array after the change. Shares its storage with the observable array: keeping it makes the next mutation copy.
  public let collection: [Item]
  /// The change that led to it. Applied to the collection of the event before it gives this collection, exactly.
  public let change: ArrayChange

  /// An event with the array after a change.
  @inlinable
  public init(collection: [Item], change: ArrayChange) {
    self.collection = collection
    self.change = change
  }

  /// `collection` in the spelling of Bond 6.
  @inlinable public var source: [Item] { collection }
}

extension ObservableArrayEvent: Equatable where Item: Equatable {}
extension ObservableArrayEvent: Hashable where Item: Hashable {}
extension ObservableArrayEvent: Sendable where Item: Sendable {}

extension ArrayChange: CustomStringConvertible {
  public nonisolated var description: String {
    switch self {
    case .reset: "reset"
    case .changes(let changeset): changeset.description
    }
  }
}

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
