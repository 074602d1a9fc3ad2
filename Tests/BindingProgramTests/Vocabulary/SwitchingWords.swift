import BindingCore

/// Signals of signals.
let switchingWords: [Word] = [
  switching("flatMapLatest", covers: ["flatMapLatest(_:)"]) { signal, choose in signal.flatMapLatest(choose) },
  switching("flatMap", covers: ["flatMap(_:)"]) { signal, choose in signal.flatMap(choose) },
  switching("switchToLatest()", covers: ["switchToLatest()"], mapping: true) { signal, choose in
    signal.map(choose).switchToLatest()
  },
  switching("flatten(.latest)", covers: ["flatten(_:)"], mapping: true) { signal, choose in
    signal.map(choose).flatten(.latest)
  },
  Word(
    name: "flatMapMerge", covers: ["flatMapMerge(_:)"], inputs: 3, demand: .disjoint, isBursty: true, keepsInputs: true,
    apply: { inputs, k, _ in inputs[0].flatMapMerge { inputs[choice($0)].prefix(maxLength: k) } },
    text: { choosing("flatMapMerge", $0, $1) },
    judge: { inputs, k, time in sideBySide(inputs, k, time) }),
  Word(
    name: "flatMapMerge(maxConcurrent:)", covers: ["flatMapMerge(maxConcurrent:_:)"], inputs: 3, demand: .disjoint,
    isBursty: true, keepsInputs: true,
    apply: { inputs, k, _ in
      inputs[0].flatMapMerge(maxConcurrent: 100) { inputs[choice($0)].prefix(maxLength: k) }
    },
    text: { choosing("flatMapMerge(maxConcurrent: 100)", $0, $1) },
    judge: { inputs, k, time in sideBySide(inputs, k, time) }),
  Word(
    name: "merge(maxConcurrent:)", covers: ["merge(maxConcurrent:)"], inputs: 3, demand: .disjoint, isBursty: true,
    keepsInputs: true,
    apply: { inputs, k, _ in
      inputs[0].map { inputs[choice($0)].prefix(maxLength: k) }.merge(maxConcurrent: 100)
    },
    text: { choosing("map", $0, $1) + ".merge(maxConcurrent: 100)" },
    judge: { inputs, k, time in sideBySide(inputs, k, time) }),
  Word(
    name: "merge of signals", covers: ["merge()"], inputs: 3, demand: .disjoint, isBursty: true, keepsInputs: true,
    apply: { inputs, k, _ in inputs[0].map { inputs[choice($0)].prefix(maxLength: k) }.merge() },
    text: { choosing("map", $0, $1) + ".merge()" },
    judge: { inputs, k, time in sideBySide(inputs, k, time) }),
  Word(
    name: "flatMapConcat", covers: ["flatMapConcat(_:)"], inputs: 3, demand: .disjoint, isBursty: true,
    keepsInputs: true,
    apply: { inputs, k, _ in inputs[0].flatMapConcat { inputs[choice($0)].prefix(maxLength: k) } },
    text: { choosing("flatMapConcat", $0, $1) },
    judge: { inputs, k, time in oneByOne(inputs, k, time, queues: true) }),
  Word(
    name: "concat", covers: ["concat()"], inputs: 3, demand: .disjoint, isBursty: true, keepsInputs: true,
    apply: { inputs, k, _ in inputs[0].map { inputs[choice($0)].prefix(maxLength: k) }.concat() },
    text: { choosing("map", $0, $1) + ".concat()" },
    judge: { inputs, k, time in oneByOne(inputs, k, time, queues: true) }),
  Word(
    name: "flatMapFirst", covers: ["flatMapFirst(_:)"], inputs: 3, demand: .disjoint, isBursty: true, keepsInputs: true,
    apply: { inputs, k, _ in inputs[0].flatMapFirst { inputs[choice($0)].prefix(maxLength: k) } },
    text: { choosing("flatMapFirst", $0, $1) },
    judge: { inputs, k, time in oneByOne(inputs, k, time, queues: false) }),
  Word(
    name: "flatMap(.concat)", covers: ["flatMap(_:_:)"], inputs: 3, demand: .disjoint, isBursty: true,
    keepsInputs: true,
    apply: { inputs, k, _ in inputs[0].flatMap(.concat) { inputs[choice($0)].prefix(maxLength: k) } },
    text: { choosing("flatMap(.concat)", $0, $1) },
    judge: { inputs, k, time in oneByOne(inputs, k, time, queues: true) }),
  Word(
    name: "flatMap(.merge)", covers: ["flatMap(_:_:)"], inputs: 3, demand: .disjoint, isBursty: true,
    keepsInputs: true,
    apply: { inputs, k, _ in inputs[0].flatMap(.merge) { inputs[choice($0)].prefix(maxLength: k) } },
    text: { choosing("flatMap(.merge)", $0, $1) },
    judge: { inputs, k, time in sideBySide(inputs, k, time) }),
]

/// Which of two signals an element chooses.
private func choice(_ element: Int) -> Int { element % 2 == 0 ? 1 : 2 }

private func choosing(_ name: String, _ inputs: [String], _ k: Int) -> String {
  "\(inputs[0]).\(name) { ($0 % 2 == 0 ? \(inputs[1]) : \(inputs[2])).prefix(maxLength: \(k)) }"
}

private func switching(
  _ name: String, covers: [String], mapping: Bool = false,
  apply: @escaping (SafeSignal<Int>, @escaping (Int) -> SafeSignal<Int>) -> SafeSignal<Int>
) -> Word {
  Word(
    name: name, covers: covers, inputs: 3, demand: .switching, keepsInputs: true,
    lastElement: { inputs, _ in inputs[choice(inputs[0])] },
    apply: { inputs, _, _ in apply(inputs[0]) { inputs[choice($0)] } },
    text: { inputs, _ in
      let body = "{ $0 % 2 == 0 ? \(inputs[1]) : \(inputs[2]) }"
      return inputs[0] + (mapping ? ".map \(body).\(name)" : ".\(name) \(body)")
    },
    judge: { inputs, _, time in newest(inputs, time) })
}

/// Of a step that makes the source switch, only what the new signal delivers is to be seen.
private func newest(_ inputs: [Behaviour], _ time: Timeline) -> Behaviour {
  typealias State = (current: Trace?, sourceEnded: Bool, currentEnded: Bool)
  let none: State = (nil, false, false)
  return time.fold([inputs[0]], none) { state, step, marks in
    var result: [Mark] = []
    if let element = marks[0].elements.last {
      state.current = inputs[choice(element)](step)
      state.currentEnded = false
    }
    if marks[0].hasEnd { state.sourceEnded = true }
    if let current = state.current {
      result = current[step].elements.map(Mark.next)
      if current[step].hasEnd { state.currentEnded = true }
    }
    if state.sourceEnded, state.current == nil || state.currentEnded { result.append(.end) }
    return result
  }
}

private func sideBySide(_ inputs: [Behaviour], _ k: Int, _ time: Timeline) -> Behaviour {
  typealias State = (running: [Trace], sourceEnded: Bool)
  let none: State = ([], false)
  return time.fold([inputs[0]], none) { state, step, marks in
    for element in marks[0].elements { state.running.append(prefix(k, inputs[choice(element)], time)(step)) }
    if marks[0].hasEnd { state.sourceEnded = true }
    let result = state.running.flatMap { $0[step].elements }.map(Mark.next)
    state.running.removeAll { $0[step].hasEnd }
    return result + (state.sourceEnded && state.running.isEmpty ? [.end] : [])
  }
}

private func oneByOne(_ inputs: [Behaviour], _ k: Int, _ time: Timeline, queues: Bool) -> Behaviour {
  typealias State = (running: Trace?, waiting: [Int], sourceEnded: Bool)
  let none: State = (nil, [], false)
  return time.fold([inputs[0]], none) { state, step, marks in
    var result: [Mark] = []
    @MainActor func begin() -> Trace? {
      state.waiting.isEmpty ? nil : prefix(k, inputs[choice(state.waiting.removeFirst())], time)(step)
    }
    // The running signal may end and let the next one begin, once for each that waits.
    @MainActor func deliver() {
      while let running = state.running ?? begin() {
        state.running = running
        result += running[step].elements.map(Mark.next)
        if !running[step].hasEnd { return }
        state.running = nil
      }
    }
    var hasDelivered = false
    for element in marks[0].elements {
      if queues || state.running == nil { state.waiting.append(element) }
      if state.running == nil {
        deliver()
        hasDelivered = true
      }
    }
    if !hasDelivered { deliver() }
    if marks[0].hasEnd { state.sourceEnded = true }
    return result + (state.sourceEnded && state.running == nil && state.waiting.isEmpty ? [.end] : [])
  }
}
