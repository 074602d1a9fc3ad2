public import FoundationEssentials

/// The changes at index paths, of a list with sections or of a tree. A single change allocates no memory.
@usableFromInline
struct PathChanges: Hashable, Sendable {
  @usableFromInline typealias Move = SectionedChangeset.Move

  /// Uses `edit` whenever possible, so that equal changes have equal storage.
  @usableFromInline
  enum Storage: Hashable, Sendable {
    case nothing
    case edit(PathEdit)
    indirect case groups(Groups)
  }

  /// The changes of each kind.
  @usableFromInline
  struct Groups: Hashable, Sendable {
    @usableFromInline var deletes: [IndexPath] = []
    @usableFromInline var inserts: [IndexPath] = []
    @usableFromInline var updates: [IndexPath] = []
    @usableFromInline var moves: [Move] = []

    @usableFromInline
    init(deletes: [IndexPath] = [], inserts: [IndexPath] = [], updates: [IndexPath] = [], moves: [Move] = []) {
      self.deletes = deletes
      self.inserts = inserts
      self.updates = updates
      self.moves = moves
    }

    @usableFromInline var count: Int { deletes.count + inserts.count + updates.count + moves.count }

    /// The only change.
    fileprivate var edit: PathEdit {
      if let path = deletes.first { return .delete(path) }
      if let path = inserts.first { return .insert(path) }
      if let path = updates.first { return .update(path) }
      return .move(from: moves[0].from, to: moves[0].to)
    }
  }

  @usableFromInline var storage: Storage

  @inlinable
  init(_ edit: PathEdit) { storage = .edit(edit) }

  @usableFromInline
  init(_ groups: Groups) {
    storage =
      switch groups.count {
      case 0: .nothing
      case 1: .edit(groups.edit)
      default: .groups(groups)
      }
  }

  @inlinable var isEmpty: Bool {
    if case .nothing = storage { true } else { false }
  }

  @usableFromInline var count: Int {
    switch storage {
    case .nothing: 0
    case .edit: 1
    case .groups(let groups): groups.count
    }
  }

  @inlinable var edit: PathEdit? {
    if case .edit(let edit) = storage { edit } else { nil }
  }

  /// All changes by kind. A single change is converted to an array.
  @usableFromInline var groups: Groups {
    get {
      switch storage {
      case .nothing: Groups()
      case .edit(.delete(let path)): Groups(deletes: [path])
      case .edit(.insert(let path)): Groups(inserts: [path])
      case .edit(.update(let path)): Groups(updates: [path])
      case .edit(.move(let from, let to)): Groups(moves: [Move(from: from, to: to)])
      case .groups(let groups): groups
      }
    }
    _modify {
      var groups = self.groups
      // Without a second owner, they are edited in place.
      storage = .nothing
      defer { self = PathChanges(groups) }
      yield &groups
    }
  }
}

extension PathChanges {
  /// The non-empty groups, such as `deletes([0.2])` and `moves([0.5 → 1.0])`.
  var descriptions: [String] {
    func group(_ name: String, _ changes: [String]) -> String? {
      changes.isEmpty ? nil : "\(name)([\(changes.joined(separator: ", "))])"
    }
    let groups = groups
    return [
      group("deletes", groups.deletes.map(\.dotted)), group("inserts", groups.inserts.map(\.dotted)),
      group("updates", groups.updates.map(\.dotted)),
      group("moves", groups.moves.map { "\($0.from.dotted) → \($0.to.dotted)" }),
    ].compactMap { $0 }
  }
}
