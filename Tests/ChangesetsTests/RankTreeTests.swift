import GeneratedCases
import Testing

@testable import Changesets

@Suite("A rank tree")
struct RankTreeTests {
  @Test func knowsEveryPlaceAfterEverySequenceOfSixInsertsAndEachRemoval() {
    // Every way to insert six members one after another, as the digits of a number in factorial base.
    for sequence in 0..<720 {
      var model: [Int] = []
      var tree = RankTree()
      var rest = sequence
      for member in 0..<6 {
        let position = rest % (member + 1)
        rest /= member + 1
        model.insert(member, at: position)
        tree.insert(member, weight: member % 3, at: position)
        if let flaw = flaw(in: tree, members: model, weight: { $0 % 3 }) { Issue.record("\(sequence): \(flaw)") }
      }
      for member in 0..<6 {
        var smaller = tree
        smaller.remove(member)
        let members = model.filter { $0 != member }
        if let flaw = flaw(in: smaller, members: members, weight: { $0 % 3 }) {
          Issue.record("\(sequence) without \(member): \(flaw)")
        }
      }
    }
  }

  @Test func isBuiltBalancedFromAnyNumberOfMembersInAnyOrder() {
    for count in 0..<70 {
      let members = (0..<count).map { count - 1 - $0 }
      let tree = RankTree(count: count, member: { members[$0] }, weight: { members[$0] })
      #expect(flaw(in: tree, members: members, weight: { $0 }) == nil)
    }
  }

  @Test(arguments: 1...4) func staysBalancedAndRightUnderRandomEdits(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var model = Array(0..<50)
    var weights = [Int](repeating: 1, count: 50)
    var tree = RankTree(count: 50, weight: { _ in 1 })
    var pool = MemberPool(count: 50)
    for step in 0..<600 {
      // It grows, then shrinks to nothing.
      let grows = Int.random(in: 0..<10, using: &generator) < (step < 300 ? 6 : 2)
      if grows || model.isEmpty {
        let member = pool.take()
        let position = Int.random(in: 0...model.count, using: &generator)
        if member == weights.count { weights.append(0) }
        weights[member] = Int.random(in: 0..<4, using: &generator)
        model.insert(member, at: position)
        tree.insert(member, weight: weights[member], at: position)
      } else if Int.random(in: 0..<4, using: &generator) == 0 {
        let member = model[.random(in: model.indices, using: &generator)]
        weights[member] = Int.random(in: 0..<4, using: &generator)
        tree.setWeight(weights[member], of: member)
      } else {
        let member = model.remove(at: .random(in: model.indices, using: &generator))
        tree.remove(member)
        pool.giveBack(member)
      }
      if step % 10 == 0, let flaw = flaw(in: tree, members: model, weight: { weights[$0] }) {
        Issue.record("seed \(seed), step \(step): \(flaw)")
        return
      }
    }
  }

  @Test func handsOutNumbersAgainThatWereGivenBack() {
    var pool = MemberPool(count: 2)
    #expect(pool.take() == 2)
    pool.giveBack(0)
    pool.giveBack(1)
    #expect([pool.take(), pool.take(), pool.take()] == [1, 0, 3])
  }

  /// What is wrong with a tree that should hold these members in this order: nil when nothing is.
  private func flaw(in tree: RankTree, members: [Int], weight: (Int) -> Int) -> String? {
    if tree.members != members || tree.count != members.count { return "the members are \(tree.members)" }
    var offset = 0
    for (position, member) in members.enumerated() {
      if tree.member(at: position) != member || tree.position(of: member) != position {
        return "\(member) is not at \(position)"
      }
      if tree.weight(of: member) != weight(member) { return "\(member) weighs \(tree.weight(of: member))" }
      if tree.offset(of: member) != offset || tree.offset(at: position) != offset {
        return "the offset of \(member) is \(tree.offset(of: member)), not \(offset)"
      }
      for excess in 0..<weight(member) where tree.position(atOffset: offset + excess) != (position, excess) {
        return "offset \(offset + excess) is at \(tree.position(atOffset: offset + excess))"
      }
      offset += weight(member)
    }
    if tree.total != offset || tree.offset(at: members.count) != offset { return "the total is \(tree.total)" }
    return unbalancedNode(in: tree).map { "the member \($0) is out of balance" }
  }

  /// A member one side of which is more than three times as large as the other.
  private func unbalancedNode(in tree: RankTree) -> Int? {
    for (index, node) in tree.nodes.enumerated() where node.count > 0 {
      let left = tree[node.left].count + 1
      let right = tree[node.right].count + 1
      if left > 3 * right || right > 3 * left { return index - 1 }
    }
    return nil
  }
}
