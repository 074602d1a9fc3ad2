/// Says what who observes a source by hand is told: what was sent after it came, in the order of sending, whoever sent it
/// and from where; nothing else, and nothing after the end.
enum OrderJudge {
  static func complaint(about run: Run, of program: Program) -> String? {
    var sources: [Int: Statement] = [:]
    var targets = Set<Int>()
    for statement in program.statements {
      switch statement {
      case .subject(let id), .replay(let id), .property(let id, _, nil): sources[id] = statement
      case .bind(_, _, let target): targets.insert(target)
      case .bindBothWays(_, let one, let other): targets.formUnion([one, other])
      default: break
      }
    }
    for (id, arrival) in run.attached.sorted(by: { $0.key < $1.key }) {
      guard let source = sources[arrival.node], !targets.contains(arrival.node) else { continue }
      let sent = run.sent[arrival.node, default: []].map(\.mark)
      var expected = Array(sent[arrival.sentBefore...])
      switch source {
      case .replay: expected.insert(contentsOf: sent[..<arrival.sentBefore].suffix(1), at: 0)
      case .property: expected.insert(.next(arrival.value!), at: 0)
      default: break
      }
      let heard = run.heard[id]!.map(\.mark)
      let hasGone = run.disposed[id] != nil
      // The end is told when all that was sent before has been.
      if run.ended[arrival.node] != nil || run.released[arrival.node] != nil { expected.append(.end) }
      let isRight = hasGone ? expected.starts(with: heard) : expected == heard
      if !isRight { return "o\(id) is told \(heard) instead of \(expected)" }
    }
    return nil
  }
}
