extension RankTree {
  /// Returns the member at a position.
  ///
  /// - Complexity: O(log n).
  public func member(at position: Int) -> Int {
    precondition(position >= 0 && position < count, "Position out of range")
    var node = root
    var left = Int32(position)
    while true {
      let before = self[self[node].left].count
      if left < before {
        node = self[node].left
      } else if left == before {
        return Int(node) - 1
      } else {
        left -= before + 1
        node = self[node].right
      }
    }
  }

  /// Returns the position of a member.
  ///
  /// - Complexity: O(log n).
  public func position(of member: Int) -> Int {
    var node = Int32(member + 1)
    var position = self[self[node].left].count
    while self[node].parent != 0 {
      let parent = self[node].parent
      if self[parent].right == node { position += self[self[parent].left].count + 1 }
      node = parent
    }
    return Int(position)
  }

  /// Returns the weight of a member.
  public func weight(of member: Int) -> Int { Int(nodes[member + 1].weight) }

  /// Returns the total weight of the members before this one.
  ///
  /// - Complexity: O(log n).
  public func offset(of member: Int) -> Int {
    var node = Int32(member + 1)
    var offset = self[self[node].left].total
    while self[node].parent != 0 {
      let parent = self[node].parent
      if self[parent].right == node { offset += self[self[parent].left].total + self[parent].weight }
      node = parent
    }
    return Int(offset)
  }

  /// Returns the total weight of the members before a position, which may be the end.
  ///
  /// - Complexity: O(log n).
  public func offset(at position: Int) -> Int {
    precondition(position >= 0 && position <= count, "Position out of range")
    var node = root
    var left = Int32(position)
    var offset: Int32 = 0
    while node != 0 {
      let before = self[self[node].left]
      if left <= before.count {
        node = self[node].left
      } else {
        left -= before.count + 1
        offset += before.total + self[node].weight
        node = self[node].right
      }
    }
    return Int(offset)
  }

  /// Returns the position of the member at which the cumulative weight first exceeds `offset`, and by how much `offset`
  /// exceeds the weight before it.
  ///
  /// - Complexity: O(log n).
  public func position(atOffset offset: Int) -> (position: Int, excess: Int) {
    precondition(offset >= 0 && offset < total, "Offset out of range")
    var node = root
    var position: Int32 = 0
    var left = Int32(offset)
    while true {
      let before = self[self[node].left]
      if left < before.total {
        node = self[node].left
      } else if left < before.total + self[node].weight {
        return (Int(position + before.count), Int(left - before.total))
      } else {
        left -= before.total + self[node].weight
        position += before.count + 1
        node = self[node].right
      }
    }
  }

  /// All members, in order.
  ///
  /// - Complexity: O(n).
  public var members: [Int] {
    var members: [Int] = []
    members.reserveCapacity(count)
    // Follows the links: down to the left, then the member, then to the right, or up if there is no right child.
    var node = root
    var isFromAbove = true
    while node != 0 {
      if isFromAbove, self[node].left != 0 {
        node = self[node].left
        continue
      }
      members.append(Int(node) - 1)
      if self[node].right != 0 {
        node = self[node].right
        isFromAbove = true
        continue
      }
      while self[node].parent != 0, self[self[node].parent].right == node { node = self[node].parent }
      node = self[node].parent
      isFromAbove = false
    }
    return members
  }
}
