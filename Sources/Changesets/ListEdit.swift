/// A single contiguous edit of a list, as most changesets are.
public enum ListEdit: Hashable, Sendable {
  /// The elements at these positions of the old list were deleted.
  case deletes(Range<Int>)
  /// The elements at these positions of the new list were inserted.
  case inserts(Range<Int>)
  /// The content of the elements at these positions, the same in both lists, changed.
  case updates(Range<Int>)
  /// The element that was at `from` in the old list is at `to` in the new one.
  case move(from: Int, to: Int)

  /// The number of elements by which the new list is longer than the old one.
  @inlinable var growth: Int {
    switch self {
    case .deletes(let range): -range.count
    case .inserts(let range): range.count
    case .updates, .move: 0
    }
  }
}

extension ListChangeset {
  /// Creates a changeset with a single edit. It is empty if the range of the edit is empty.
  @inlinable
  public init(_ edit: ListEdit) {
    let isEmpty =
      switch edit {
      case .deletes(let range), .inserts(let range), .updates(let range): range.isEmpty
      case .move: false
      }
    storage = isEmpty ? .nothing : .edit(edit)
  }

  /// The only edit of the changeset, or `nil` if there are several or none.
  @inlinable
  public var edit: ListEdit? {
    if case .edit(let edit) = storage { edit } else { nil }
  }

  /// Creates a changeset in which the elements at these positions of the old list were deleted.
  @inlinable
  public static func deletes(_ range: Range<Int>) -> ListChangeset { ListChangeset(.deletes(range)) }

  /// Creates a changeset in which the elements at these positions of the new list were inserted.
  @inlinable
  public static func inserts(_ range: Range<Int>) -> ListChangeset { ListChangeset(.inserts(range)) }

  /// Creates a changeset in which the content of the elements at these positions changed.
  @inlinable
  public static func updates(_ range: Range<Int>) -> ListChangeset { ListChangeset(.updates(range)) }

  /// Creates a changeset in which the element at `from` in the old list is at `to` in the new one.
  @inlinable
  public static func move(from: Int, to: Int) -> ListChangeset { ListChangeset(.move(from: from, to: to)) }
}
