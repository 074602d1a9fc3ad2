/// Which ends lead to which at the end of a step.
struct Graph {
  struct Edge {
    /// The end it comes from.
    let source: Int
    /// What is delivered.
    let node: Int
    let target: Int
    /// Since when.
    let step: Int
    /// Whether it delivers nothing that it has delivered already.
    let isFresh: Bool
  }

  private(set) var edges: [Edge] = []
  /// Ends that lead to one another, those first that lead to others.
  private(set) var components: [[Int]] = []

  init(_ judge: Judge, _ step: Int) {
    for making in judge.run.made where making.step <= step && !judge.isDisposed(making.id, by: step) {
      switch making.statement {
      case .bind(_, let source, let target): add(judge, source, target, making.step)
      case .bindBothWays(_, let one, let other):
        add(judge, one, other, making.step)
        add(judge, other, one, making.step)
      default: break
      }
    }
    let now = judge.run.values[step]
    edges.removeAll { now[$0.target] == nil || now[$0.source] == nil && judge.owners[$0.node] != nil }
    sort(judge.ends.keys.filter { now[$0] != nil }.sorted())
  }

  private mutating func add(_ judge: Judge, _ node: Int, _ target: Int, _ step: Int) {
    guard let target = judge.owners[target] else { return }
    for source in judge.sources(of: node) {
      edges.append(
        Edge(source: source, node: node, target: target, step: step, isFresh: Self.isFresh(judge, node)))
    }
  }

  private static func isFresh(_ judge: Judge, _ node: Int) -> Bool {
    guard let (operation, inputs) = judge.operations[node] else { return false }
    return operation.name.hasPrefix("fresh") || inputs.contains { isFresh(judge, $0) }
  }

  private mutating func sort(_ ends: [Int]) {
    var reached = Dictionary(uniqueKeysWithValues: ends.map { ($0, Set([$0])) })
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for edge in edges {
        for end in ends where reached[end]!.contains(edge.source) && !reached[end]!.contains(edge.target) {
          reached[end]!.insert(edge.target)
          hasGrown = true
        }
      }
    }
    var left = ends
    while !left.isEmpty {
      // One that no other leads to but those that it leads to itself.
      let first = left.first { end in left.allSatisfy { !reached[$0]!.contains(end) || reached[end]!.contains($0) } }!
      let component = left.filter { reached[first]!.contains($0) && reached[$0]!.contains(first) }
      components.append(component)
      left.removeAll { component.contains($0) }
    }
  }
}
