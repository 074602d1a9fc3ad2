// The changes by kind. A changeset that is one edit writes its range out as an array each time that it is asked: code
// that runs at every event looks at `edit` first.

extension ListChangeset {
  /// Indices in the old list of the elements that are gone.
  public var deletes: [Int] {
    get {
      switch storage {
      case .groups(let groups): groups.deletes
      case .edit(.deletes(let range)): Array(range)
      default: []
      }
    }
    _modify {
      var groups = takeGroups()
      defer { self = ListChangeset(groups) }
      yield &groups.deletes
    }
  }

  /// Indices in the new list of the elements that are new.
  public var inserts: [Int] {
    get {
      switch storage {
      case .groups(let groups): groups.inserts
      case .edit(.inserts(let range)): Array(range)
      default: []
      }
    }
    _modify {
      var groups = takeGroups()
      defer { self = ListChangeset(groups) }
      yield &groups.inserts
    }
  }

  /// Indices in the new list of the elements that kept their identity and place but changed their content.
  public var updates: [Int] {
    get {
      switch storage {
      case .groups(let groups): groups.updates
      case .edit(.updates(let range)): Array(range)
      default: []
      }
    }
    _modify {
      var groups = takeGroups()
      defer { self = ListChangeset(groups) }
      yield &groups.updates
    }
  }

  /// The fewest elements that must be moved so that the others keep their order.
  public var moves: [Move] {
    get {
      switch storage {
      case .groups(let groups): groups.moves
      case .edit(.move(let from, let to)): [Move(from: from, to: to)]
      default: []
      }
    }
    _modify {
      var groups = takeGroups()
      defer { self = ListChangeset(groups) }
      yield &groups.moves
    }
  }

  /// The changes by kind.
  @usableFromInline var groups: Groups {
    if case .groups(let groups) = storage { return groups }
    return Groups(deletes: deletes, inserts: inserts, updates: updates, moves: moves)
  }

  /// The groups without a second owner, so that they are edited in place.
  private mutating func takeGroups() -> Groups {
    defer { storage = .nothing }
    return groups
  }
}
