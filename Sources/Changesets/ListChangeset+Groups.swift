// The changes by kind. A changeset with a single edit creates an array from its range at each access, so code that runs
// for every event should check `edit` first.

extension ListChangeset {
  /// The indices in the old list of the deleted elements.
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

  /// The indices in the new list of the inserted elements.
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

  /// The indices in the new list of the elements whose content changed but not their identity or position.
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

  /// The groups without a second owner, so that they can be edited in place.
  private mutating func takeGroups() -> Groups {
    defer { storage = .nothing }
    return groups
  }
}
