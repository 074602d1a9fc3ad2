import BindingCore

/// Some elements pass, others do not.
let filteringWords: [Word] = [
  Word(
    name: "filter", covers: ["filter(_:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].filter { $0 % (k + 1) != 0 } },
    text: { "\($0[0]).filter { $0 % \($1 + 1) != 0 }" },
    judge: { inputs, k, time in time.elements(inputs[0]) { $0 % (k + 1) != 0 ? [$0] : [] } }),
  Word(
    name: "removeDuplicates", covers: ["removeDuplicates()"], inputs: 1, lastElement: { inputs, _ in inputs[0] },
    apply: { inputs, _, _ in inputs[0].removeDuplicates() },
    text: { inputs, _ in "\(inputs[0]).removeDuplicates()" },
    judge: { inputs, _, time in withoutRepetitions(inputs[0], time) { $0 == $1 } }),
  Word(
    name: "removeDuplicates(by:)", covers: ["removeDuplicates(by:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].removeDuplicates { $0 % (k + 1) == $1 % (k + 1) } },
    text: { "\($0[0]).removeDuplicates { $0 % \($1 + 1) == $1 % \($1 + 1) }" },
    judge: { inputs, k, time in withoutRepetitions(inputs[0], time) { $0 % (k + 1) == $1 % (k + 1) } }),
  Word(
    name: "removeDuplicates(at:)", covers: ["removeDuplicates(at:)"], inputs: 1,
    apply: { inputs, _, _ in inputs[0].removeDuplicates(at: \.magnitude) },
    text: { inputs, _ in "\(inputs[0]).removeDuplicates(at: \\.magnitude)" },
    judge: { inputs, _, time in withoutRepetitions(inputs[0], time) { $0.magnitude == $1.magnitude } }),
  Word(
    name: "dropFirst", covers: ["dropFirst(_:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].dropFirst(k) },
    text: { "\($0[0]).dropFirst(\($1))" },
    judge: { inputs, k, time in
      time.each(inputs[0], k) { (left: inout Int, mark) in
        guard case .next = mark, left > 0 else { return [mark] }
        left -= 1
        return []
      }
    }),
  Word(
    name: "drop(while:)", covers: ["drop(while:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].drop { $0 % (k + 1) != 0 } },
    text: { "\($0[0]).drop { $0 % \($1 + 1) != 0 }" },
    judge: { inputs, k, time in
      time.each(inputs[0], true) { (drops: inout Bool, mark) in
        guard case .next(let element) = mark, drops, element % (k + 1) != 0 else {
          drops = false
          return [mark]
        }
        return []
      }
    }),
  Word(
    name: "dropLast", covers: ["dropLast(_:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].dropLast(k) },
    text: { "\($0[0]).dropLast(\($1))" },
    judge: { inputs, k, time in
      time.each(inputs[0], [Int]()) { (waiting: inout [Int], mark) in
        guard case .next(let element) = mark else { return [mark] }
        waiting.append(element)
        return waiting.count > k ? [.next(waiting.removeFirst())] : []
      }
    }),
  Word(
    name: "ignoreOutput", covers: ["ignoreOutput()"], inputs: 1,
    apply: { inputs, _, _ in inputs[0].ignoreOutput() },
    text: { inputs, _ in "\(inputs[0]).ignoreOutput()" },
    judge: { inputs, _, time in time.elements(inputs[0]) { _ in [] } }),
  Word(
    name: "ignoreTerminal", covers: ["ignoreTerminal()"], inputs: 1, lastElement: { inputs, _ in inputs[0] },
    apply: { inputs, _, _ in inputs[0].ignoreTerminal() },
    text: { inputs, _ in "\(inputs[0]).ignoreTerminal()" },
    judge: { inputs, _, time in time.each(inputs[0], ()) { _, mark in mark == .end ? [] : [mark] } }),
  Word(
    name: "flatMapFilter", covers: ["flatMapFilter(_:_:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].flatMapFilter { SafeSignal(just: $0 % (k + 1) != 0) } },
    text: { "\($0[0]).flatMapFilter { SafeSignal(just: $0 % \($1 + 1) != 0) }" },
    judge: { inputs, k, time in time.elements(inputs[0]) { $0 % (k + 1) != 0 ? [$0] : [] } }),
  Word(
    name: "pausable", covers: ["pausable(by:)"], inputs: 2, demand: .disjoint,
    apply: { inputs, k, _ in inputs[0].pausable(by: inputs[1].map { $0 % (k + 1) != 0 }) },
    text: { inputs, k in "\(inputs[0]).pausable(by: \(inputs[1]).map { $0 % \(k + 1) != 0 })" },
    judge: { inputs, k, time in
      time.fold(inputs, true) { (passes: inout Bool, _, marks) in
        if let last = marks[1].elements.last { passes = last % (k + 1) != 0 }
        return marks[0].filter { passes || $0 == .end }
      }
    }),
  Word(
    name: "throttle(while:)", covers: ["throttle(while:)"], inputs: 2, demand: .disjoint, isBursty: true,
    apply: { inputs, k, _ in inputs[0].throttle(while: inputs[1].map { $0 % (k + 1) == 0 }) },
    text: { inputs, k in "\(inputs[0]).throttle(while: \(inputs[1]).map { $0 % \(k + 1) == 0 })" },
    judge: { inputs, k, time in
      time.fold(inputs, (held: Int?.none, holds: false)) { state, _, marks in
        var result: [Mark] = []
        func letGo() {
          if let held = state.held { result.append(.next(held)) }
          state.held = nil
        }
        for mark in marks[1] {
          if case .next(let element) = mark { state.holds = element % (k + 1) == 0 } else { state.holds = false }
          if !state.holds { letGo() }
        }
        for mark in marks[0] {
          if case .next(let element) = mark, state.holds {
            state.held = element
          } else {
            if mark == .end { letGo() }
            result.append(mark)
          }
        }
        return result
      }
    }),
]

private func withoutRepetitions(
  _ input: Behaviour?, _ time: Timeline, _ areSame: @escaping (Int, Int) -> Bool
) -> Behaviour {
  time.each(input, Int?.none) { (last: inout Int?, mark) in
    guard case .next(let element) = mark else { return [mark] }
    if let last, areSame(last, element) { return [] }
    last = element
    return [mark]
  }
}
