/// One contiguous edit of a list: what most changesets are.
public enum ListEdit: Hashable, Sendable {
  /// The elements that were at these positions of the old list are gone.
  case deletes(Range<Int>)
  /// The elements at these positions of the new list are new.
  case inserts(Range<Int>)
  /// The elements at these positions, the same in both lists, have another content.
  case updates(Range<Int>)
  /// The element that was at `from` in the old list is at `to` in the new one.
  case move(from: Int, to: Int)

  /// How many elements more the new list has.
  @inlinable var growth: Int {
    switch self {
    case .deletes(let range): -range.count
    case .inserts(let range): range.count
    case .updates, .move: 0
    }
  }
}

extension ListChangeset {
  /// The changeset that consists of one edit. An edit of an empty range is nothing.
  @inlinable
  public init(_ edit: ListEdit) {
    let isEmpty =
      switch edit {
      case .deletes(let range), .inserts(let range), .updates(let range): range.isEmpty
      case .move: false
      }
    storage = isEmpty ? .nothing : .edit(edit)
  }

  /// The one edit that the changeset consists of; nil when it is several or nothing.
  @inlinable
  public var edit: ListEdit? {
    if case .edit(let edit) = storage { edit } else { nil }
  }

  /// The elements at these positions of the old list are gone.
  @inlinable
  public static func deletes(_ range: Range<Int>) -> ListChangeset { ListChangeset(.deletes(range)) }

  /// The elements at these positions of the new list are new.
  @inlinable
  public static func inserts(_ range: Range<Int>) -> ListChangeset { ListChangeset(.inserts(range)) }

  /// The elements at these positions have another content.
  @inlinable
  public static func updates(_ range: Range<Int>) -> ListChangeset { ListChangeset(.updates(range)) }

  /// The element that was at `from` in the old list is at `to` in the new one.
  @inlinable
  public static func move(from: Int, to: Int) -> ListChangeset { ListChangeset(.move(from: from, to: to)) }
}
