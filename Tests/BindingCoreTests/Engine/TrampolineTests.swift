import Testing

@testable import BindingCore

struct TrampolineTests {
  /// A tree that branches on both sides of the limit, in the order in which its nodes begin.
  private func nodes(visitedBy run: @escaping (@escaping () -> Void) -> Void) -> [Int] {
    var visited: [Int] = []
    func visit(_ node: Int, _ depth: Int) {
      visited.append(node)
      if depth == 70 { return }
      if depth < 60 { return run { visit(node + 1, depth + 1) } }
      run { visit(node * 2, depth + 1) }
      run { visit(node * 2 + 1, depth + 1) }
    }
    run { visit(1, 0) }
    return visited
  }

  @Test func levelsBeyondTheLimitRunInTheOrderInWhichTheyWouldRunInsideOfEachOther() {
    let plain = nodes { $0() }
    #expect(plain.count > 1000)
    #expect(nodes { Trampoline.run($0) } == plain)
  }
}
