public import FoundationEssentials

/// The difference between two versions of a list with sections, as indices.
///
/// The index spaces are those of every list widget, for sections as for items: deletes and the origins of moves count
/// in the **old** list, inserts, updates and the destinations of moves in the **new** one. All groups are ascending
/// (`moves` by `to`).
///
/// The groups of items tell only about sections that are in both lists: the items of a deleted section go with it, those
/// of an inserted one come with it, and those of a moved one move with it. An item that left a deleted section, or went
/// into an inserted one, is therefore an insert or a delete where it is now or was. An item that moved *and* changed is
/// a delete and an insert, and so is a section that moved and whose metadata changed, with all its items.
///
/// A changeset that is one edit of an item (see `PathEdit`), or one contiguous edit of sections, takes no memory of its
/// own; the groups of others are shared by all copies.
public struct SectionedChangeset: Hashable, Sendable {
  /// An item that is in both lists, at another place relative to those that stayed, or in another section.
  public struct Move: Hashable, Sendable {
    /// The place in the old list.
    public var from: IndexPath
    /// The place in the new list.
    public var to: IndexPath

    /// The move of the item at `from` to `to`.
    @inlinable
    public init(from: IndexPath, to: IndexPath) {
      self.from = from
      self.to = to
    }
  }

  /// What happened to the sections as such. An update is one of the metadata; its items may have changed or not.
  public var sections: ListChangeset
  @usableFromInline var items: PathChanges

  /// Places in the old list of the items that are gone.
  public var deletes: [IndexPath] {
    get { items.groups.deletes }
    _modify { yield &items.groups.deletes }
  }

  /// Places in the new list of the items that are new.
  public var inserts: [IndexPath] {
    get { items.groups.inserts }
    _modify { yield &items.groups.inserts }
  }

  /// Places in the new list of the items that kept their identity and place but changed their content.
  public var updates: [IndexPath] {
    get { items.groups.updates }
    _modify { yield &items.groups.updates }
  }

  /// The items that must be moved so that the others keep their section and their order.
  public var moves: [Move] {
    get { items.groups.moves }
    _modify { yield &items.groups.moves }
  }

  /// The changeset with these groups.
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

  /// The changeset that consists of one edit of an item.
  @inlinable
  public init(_ edit: PathEdit) {
    self.init(sections: ListChangeset(), items: PathChanges(edit))
  }

  /// The one edit of an item that the changeset consists of; nil when it is several, nothing, or one of sections.
  ///
  /// The groups of such a changeset are written out as arrays each time that they are asked for: code that runs at every
  /// event looks here first.
  @inlinable public var edit: PathEdit? { sections.isEmpty ? items.edit : nil }

  /// Whether the two lists are the same.
  @inlinable public var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// For each section of the new list its index in the old one, or nil when it is new.
  ///
  /// - Complexity: O(s) for s sections.
  public func sectionOrigins(oldCount: Int) -> [Int?] { sections.origins(oldCount: oldCount) }
}

extension ListChangeset {
  /// For each position of the new list the one in the old list, or nil for what is new.
  @usableFromInline
  func origins(oldCount: Int) -> [Int?] {
    applying(to: Array(0..<oldCount), inserting: { _ in nil }, updating: { _, _ in })
  }
}

extension SectionedChangeset: CustomStringConvertible {
  /// The groups that are not empty, such as `sections(inserts([1])), deletes([0.2]), moves([0.5 → 1.0])`.
  public var description: String {
    let groups = (sections.isEmpty ? [] : ["sections(\(sections))"]) + items.descriptions
    return groups.isEmpty ? "nothing" : groups.joined(separator: ", ")
  }
}

extension IndexPath {
  /// The place of an item in a section, without an array.
  @usableFromInline
  init(_ section: Int, _ item: Int) {
    self.init(index: section)
    append(item)
  }

  /// As descriptions show it.
  var dotted: String { map(String.init).joined(separator: ".") }
}
