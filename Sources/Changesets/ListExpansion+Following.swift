extension ListExpansion {
  /// Updates the tree: change by change if there are few, otherwise by rebuilding it.
  mutating func follow(_ changeset: ListChangeset, _ width: (Int) -> Int) {
    guard changeset.changeCount < 16 + sourceCount / 16 else { return rebuild(changeset, width) }
    switch changeset.edit {
    case .inserts(let positions): for position in positions { insert(at: position, width: width(position)) }
    case .deletes(let positions): for _ in positions { remove(at: positions.lowerBound) }
    case .updates(let positions): for position in positions { update(at: position, width: width(position)) }
    case .move(let source, let destination):
      let member = tree.member(at: source)
      let width = tree.weight(of: member)
      tree.remove(member)
      tree.insert(member, weight: width, at: destination)
    case nil: followGroups(changeset, width)
    }
  }

  private mutating func followGroups(_ changeset: ListChangeset, _ width: (Int) -> Int) {
    let moves = changeset.moves
    let movers = moves.map { tree.member(at: $0.from) }
    let widths = movers.map { tree.weight(of: $0) }
    for member in changeset.deletes.map({ tree.member(at: $0) }) {
      tree.remove(member)
      pool.giveBack(member)
    }
    for member in movers { tree.remove(member) }
    // In ascending order, so that everything before the position is final.
    var nextMove = 0
    for position in changeset.inserts {
      while nextMove < moves.count, moves[nextMove].to < position {
        tree.insert(movers[nextMove], weight: widths[nextMove], at: moves[nextMove].to)
        nextMove += 1
      }
      insert(at: position, width: width(position))
    }
    for next in nextMove..<moves.count { tree.insert(movers[next], weight: widths[next], at: moves[next].to) }
    for position in changeset.updates { update(at: position, width: width(position)) }
  }

  private mutating func rebuild(_ changeset: ListChangeset, _ width: (Int) -> Int) {
    var members = tree.members.map { (member: $0, width: tree.weight(of: $0)) }
    for position in changeset.deletes { pool.giveBack(members[position].member) }
    var pool = pool
    changeset.apply(
      to: &members, inserting: { (pool.take(), width($0)) }, updating: { $0.width = width($1) })
    self.pool = pool
    tree = RankTree(count: members.count, member: { members[$0].member }, weight: { members[$0].width })
  }

  private mutating func insert(at position: Int, width: Int) {
    tree.insert(pool.take(), weight: width, at: position)
  }

  private mutating func remove(at position: Int) {
    let member = tree.member(at: position)
    tree.remove(member)
    pool.giveBack(member)
  }

  private mutating func update(at position: Int, width: Int) {
    tree.setWeight(width, of: tree.member(at: position))
  }
}
