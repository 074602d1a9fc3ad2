public import FoundationEssentials

/// The difference between two versions of a list with sections, as indices.
///
/// The index spaces are those of every list widget, for both sections and items: deletes and the sources of moves refer
/// to the **old** list, inserts, updates and the destinations of moves to the **new** one. All groups are ascending
/// (`moves` by `to`).
///
/// The groups of items cover only sections that are in both lists: the items of a deleted section are deleted with it,
/// those of an inserted one are inserted with it, and those of a moved one move with it. An item that moved out of a
/// deleted section, or into an inserted one, is therefore an insert or a delete in the section that is in both lists.
/// An item that moved *and* changed is a delete and an insert, and so is a section that moved and whose metadata
/// changed, with all its items.
///
/// A changeset that is one edit of an item (see `PathEdit`), or one contiguous edit of sections, allocates no memory;
/// other changesets share their groups with their copies.
public struct SectionedChangeset: Hashable, Sendable {
  /// An item that is in both lists, but at another position relative to those that stayed, or in another section.
  public struct Move: Hashable, Sendable {
    /// The path in the old list.
    public var from: IndexPath
    /// The path in the new list.
    public var to: IndexPath

    /// Creates a move of the item at `from` to `to`.
    @inlinable
    public init(from: IndexPath, to: IndexPath) {
      self.from = from
      self.to = to
    }
  }

  /// The changes of the sections themselves. An update is a change of the metadata; the items may or may not have
  /// changed.
  public var sections: ListChangeset
  @usableFromInline var items: PathChanges

  /// The paths in the old list of the deleted items.
  public var deletes: [IndexPath] {
    get { items.groups.deletes }
    _modify { yield &items.groups.deletes }
  }

  /// The paths in the new list of the inserted items.
  public var inserts: [IndexPath] {
    get { items.groups.inserts }
    _modify { yield &items.groups.inserts }
  }

  /// The paths in the new list of the items whose content changed but not their identity or position.
  public var updates: [IndexPath] {
    get { items.groups.updates }
    _modify { yield &items.groups.updates }
  }

  /// The items that must be moved so that the others keep their section and their order.
  public var moves: [Move] {
    get { items.groups.moves }
    _modify { yield &items.groups.moves }
  }

  /// Creates a changeset with these groups.
  @inlinable
  public init(
    sections: ListChangeset = ListChangeset(), deletes: [IndexPath] = [], inserts: [IndexPath] = [],
    updates: [IndexPath] = [], moves: [Move] = []
  ) {
    self.init(
      sections: sections,
      items: PathChanges(.init(deletes: deletes, inserts: inserts, updates: updates, moves: moves)))
  }

  @inlinable
  init(sections: ListChangeset, items: PathChanges) {
    self.sections = sections
    self.items = items
  }

  /// Creates a changeset with a single edit of an item.
  @inlinable
  public init(_ edit: PathEdit) {
    self.init(sections: ListChangeset(), items: PathChanges(edit))
  }

  /// The only edit of an item, or `nil` if there are several, none, or edits of sections.
  ///
  /// The groups of such a changeset are created as arrays at each access, so code that runs for every event should
  /// check this first.
  @inlinable public var edit: PathEdit? { sections.isEmpty ? items.edit : nil }

  /// Whether the two lists are equal.
  @inlinable public var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// Returns the old index of each section of the new list, or `nil` if it was inserted.
  ///
  /// - Complexity: O(s) for s sections.
  public func sectionOrigins(oldCount: Int) -> [Int?] { sections.origins(oldCount: oldCount) }
}

extension ListChangeset {
  /// Returns the old position for each position of the new list, or `nil` if the element was inserted.
  @usableFromInline
  func origins(oldCount: Int) -> [Int?] {
    applying(to: Array(0..<oldCount), inserting: { _ in nil }, updating: { _, _ in })
  }
}

extension SectionedChangeset: CustomStringConvertible {
  /// The non-empty groups, such as `sections(inserts([1])), deletes([0.2]), moves([0.5 → 1.0])`.
  public var description: String {
    let groups = (sections.isEmpty ? [] : ["sections(\(sections))"]) + items.descriptions
    return groups.isEmpty ? "nothing" : groups.joined(separator: ", ")
  }
}

extension IndexPath {
  /// Creates the path of an item in a section, without an array.
  @usableFromInline
  init(_ section: Int, _ item: Int) {
    self.init(index: section)
    append(item)
  }

  /// The path as descriptions show it.
  var dotted: String { map(String.init).joined(separator: ".") }
}
