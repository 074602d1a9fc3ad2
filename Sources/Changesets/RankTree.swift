/// A list of numbered members that finds the position of a member, and the total weight of the members before it.
///
/// Queries that take an array O(n) after an edit in its middle take this tree O(log n): the position of a member, the
/// member at a position, the sum of the weights before either. Members are small integers that the owner assigns (see
/// `MemberPool`), so that several trees can hold the same members in different orders.
///
/// A weight-balanced binary tree in one array, 24 bytes per member. Node 0 stands for no node; member `m` is node
/// `m + 1`.
public struct RankTree: Sendable {
  struct Node {
    var left: Int32 = 0
    var right: Int32 = 0
    var parent: Int32 = 0
    /// The number of members in this subtree.
    var count: Int32 = 0
    var weight: Int32 = 0
    /// The total weight of this subtree.
    var total: Int32 = 0
  }

  var nodes: ContiguousArray<Node>
  var root: Int32 = 0

  /// Creates a tree of the members `member(0)`, `member(1)` and so on with their weights, given their positions.
  ///
  /// - Precondition: Members are non-negative and distinct, weights are non-negative, and the total weight is at most
  ///   2^31 - 1.
  /// - Complexity: O(n).
  public init(count: Int = 0, member: (Int) -> Int = { $0 }, weight: (Int) -> Int = { _ in 0 }) {
    nodes = ContiguousArray(repeating: Node(), count: count + 1)
    root = build(0..<count, member, weight)
  }

  /// The number of members.
  public var count: Int { Int(self[root].count) }

  /// The total weight of all members.
  public var total: Int { Int(self[root].total) }

  subscript(node: Int32) -> Node {
    get { nodes[Int(node)] }
    _modify { yield &nodes[Int(node)] }
  }

  private mutating func build(_ positions: Range<Int>, _ member: (Int) -> Int, _ weight: (Int) -> Int) -> Int32 {
    if positions.isEmpty { return 0 }
    let middle = positions.lowerBound + positions.count / 2
    let left = build(positions.lowerBound..<middle, member, weight)
    let node = makeNode(of: member(middle), weight: weight(middle))
    let right = build(middle + 1..<positions.upperBound, member, weight)
    self[node].left = left
    self[node].right = right
    if left != 0 { self[left].parent = node }
    if right != 0 { self[right].parent = node }
    sum(node)
    return node
  }

  private mutating func makeNode(of member: Int, weight: Int) -> Int32 {
    while nodes.count <= member + 1 { nodes.append(Node()) }
    let node = Int32(member + 1)
    self[node] = Node(count: 1, weight: Int32(weight), total: Int32(weight))
    return node
  }

  // MARK: Editing

  /// Inserts a member that is not in the tree before the one at `position`, or at the end.
  ///
  /// - Complexity: O(log n).
  public mutating func insert(_ member: Int, weight: Int = 0, at position: Int) {
    precondition(position >= 0 && position <= count, "Position out of range")
    let node = makeNode(of: member, weight: weight)
    var parent: Int32 = 0
    var next = root
    var left = Int32(position)
    var isLeft = false
    while next != 0 {
      parent = next
      let before = self[self[next].left].count
      isLeft = left <= before
      if isLeft {
        next = self[next].left
      } else {
        left -= before + 1
        next = self[next].right
      }
    }
    self[node].parent = parent
    if parent == 0 {
      root = node
    } else if isLeft {
      self[parent].left = node
    } else {
      self[parent].right = node
    }
    balance(upFrom: parent)
  }

  /// Removes a member.
  ///
  /// - Complexity: O(log n).
  public mutating func remove(_ member: Int) {
    let node = Int32(member + 1)
    let lowest: Int32
    if self[node].left == 0 || self[node].right == 0 {
      lowest = self[node].parent
      replace(node, by: self[node].left | self[node].right)
    } else {
      // The next member takes its position.
      var heir = self[node].right
      while self[heir].left != 0 { heir = self[heir].left }
      lowest = self[heir].parent == node ? heir : self[heir].parent
      replace(heir, by: self[heir].right)
      self[heir].left = self[node].left
      self[heir].right = self[node].right
      if self[heir].left != 0 { self[self[heir].left].parent = heir }
      if self[heir].right != 0 { self[self[heir].right].parent = heir }
      replace(node, by: heir)
    }
    self[node] = Node()
    balance(upFrom: lowest)
  }

  /// Changes the weight of a member.
  ///
  /// - Complexity: O(log n).
  public mutating func setWeight(_ weight: Int, of member: Int) {
    var node = Int32(member + 1)
    let growth = Int32(weight) - self[node].weight
    self[node].weight += growth
    while node != 0 {
      self[node].total += growth
      node = self[node].parent
    }
  }

  // MARK: Balance

  /// Recomputes the sums, and rotates where one side has become more than three times as large as the other.
  private mutating func balance(upFrom lowest: Int32) {
    var node = lowest
    while node != 0 {
      sum(node)
      let left = self[node].left
      let right = self[node].right
      if self[left].count + 1 > 3 * (self[right].count + 1) {
        if self[self[left].right].count + 1 >= 2 * (self[self[left].left].count + 1) { rotateLeft(left) }
        node = rotateRight(node)
      } else if self[right].count + 1 > 3 * (self[left].count + 1) {
        if self[self[right].left].count + 1 >= 2 * (self[self[right].right].count + 1) { rotateRight(right) }
        node = rotateLeft(node)
      }
      node = self[node].parent
    }
  }

  private mutating func sum(_ node: Int32) {
    let left = self[self[node].left]
    let right = self[self[node].right]
    self[node].count = left.count + right.count + 1
    self[node].total = left.total + right.total + self[node].weight
  }

  /// Makes the right child the parent and returns it.
  @discardableResult
  private mutating func rotateLeft(_ node: Int32) -> Int32 {
    let child = self[node].right
    self[node].right = self[child].left
    if self[child].left != 0 { self[self[child].left].parent = node }
    replace(node, by: child)
    self[child].left = node
    self[node].parent = child
    sum(node)
    sum(child)
    return child
  }

  /// Makes the left child the parent and returns it.
  @discardableResult
  private mutating func rotateRight(_ node: Int32) -> Int32 {
    let child = self[node].left
    self[node].left = self[child].right
    if self[child].right != 0 { self[self[child].right].parent = node }
    replace(node, by: child)
    self[child].right = node
    self[node].parent = child
    sum(node)
    sum(child)
    return child
  }

  /// Makes the parent of a node refer to another node instead.
  private mutating func replace(_ node: Int32, by other: Int32) {
    let parent = self[node].parent
    if other != 0 { self[other].parent = parent }
    if parent == 0 {
      root = other
    } else if self[parent].left == node {
      self[parent].left = other
    } else {
      self[parent].right = other
    }
  }
}

/// Assigns numbers to the members of a `RankTree`, reusing those that have been returned.
public struct MemberPool: Sendable {
  private var returned: [Int] = []
  private var end: Int

  /// Creates a pool in which the numbers `0..<count` are in use.
  public init(count: Int = 0) { end = count }

  /// Returns a number that is not in use.
  public mutating func take() -> Int {
    if let member = returned.popLast() { return member }
    defer { end += 1 }
    return end
  }

  /// Makes a number available again.
  public mutating func giveBack(_ member: Int) { returned.append(member) }
}
