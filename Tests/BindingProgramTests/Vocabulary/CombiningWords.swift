import BindingCore

/// Several signals become one.
let combiningWords: [Word] = [
  Word(
    name: "combineLatest", covers: ["combineLatest(_:_:combine:)"], inputs: 2, demand: .single,
    lastElement: { $0[0] &* 3 &+ $0[1] &* $1 },
    apply: { inputs, k, _ in combineLatest(inputs[0], inputs[1]) { $0 &* 3 &+ $1 &* k } },
    text: { inputs, k in "combineLatest(\(inputs[0]), \(inputs[1])) { $0 &* 3 &+ $1 &* \(k) }" },
    judge: { inputs, k, time in latest(inputs, time) { $0[0] &* 3 &+ $0[1] &* k } }),
  Word(
    name: "combineLatest of three", covers: ["combineLatest(_:_:_:)"], inputs: 3, demand: .single,
    lastElement: { $0[0] &* 5 &+ $0[1] &* 3 &+ $0[2] &* $1 },
    apply: { inputs, k, _ in combineLatest(inputs[0], inputs[1], inputs[2]).map { $0 &* 5 &+ $1 &* 3 &+ $2 &* k } },
    text: { "combineLatest(\($0.joined(separator: ", "))).map { $0 &* 5 &+ $1 &* 3 &+ $2 &* \($1) }" },
    judge: { inputs, k, time in latest(inputs, time) { $0[0] &* 5 &+ $0[1] &* 3 &+ $0[2] &* k } }),
  Word(
    name: "combineLatest of an array", covers: ["combineLatest(_:)"], inputs: 3, demand: .single,
    lastElement: { inputs, k in inputs.reduce(k) { $0 &* 3 &+ $1 } },
    apply: { inputs, k, _ in combineLatest(inputs).map { $0.reduce(k) { $0 &* 3 &+ $1 } } },
    text: { "combineLatest([\($0.joined(separator: ", "))]).map { $0.reduce(\($1)) { $0 &* 3 &+ $1 } }" },
    judge: { inputs, k, time in latest(inputs, time) { $0.reduce(k) { $0 &* 3 &+ $1 } } }),
  Word(
    name: "combineLatest(with:)", covers: ["combineLatest(with:combine:)"], inputs: 2, demand: .single,
    lastElement: { $0[0] &* $1 &+ $0[1] },
    apply: { inputs, k, _ in inputs[0].combineLatest(with: inputs[1]) { $0 &* k &+ $1 } },
    text: { inputs, k in "\(inputs[0]).combineLatest(with: \(inputs[1])) { $0 &* \(k) &+ $1 }" },
    judge: { inputs, k, time in latest(inputs, time) { $0[0] &* k &+ $0[1] } }),
  Word(
    name: "zip", covers: ["zip(_:_:combine:)"], inputs: 2, demand: .single,
    apply: { inputs, k, _ in zip(inputs[0], inputs[1]) { $0 &* 7 &+ $1 &* k } },
    text: { inputs, k in "zip(\(inputs[0]), \(inputs[1])) { $0 &* 7 &+ $1 &* \(k) }" },
    judge: { inputs, k, time in rows(inputs, time) { $0[0] &* 7 &+ $0[1] &* k } }),
  Word(
    name: "zip of three", covers: ["zip(_:_:_:)"], inputs: 3, demand: .single,
    apply: { inputs, k, _ in zip(inputs[0], inputs[1], inputs[2]).map { $0 &* 7 &+ $1 &* k &+ $2 } },
    text: { "zip(\($0.joined(separator: ", "))).map { $0 &* 7 &+ $1 &* \($1) &+ $2 }" },
    judge: { inputs, k, time in rows(inputs, time) { $0[0] &* 7 &+ $0[1] &* k &+ $0[2] } }),
  Word(
    name: "zip(with:)", covers: ["zip(with:)"], inputs: 2, demand: .single,
    apply: { inputs, k, _ in inputs[0].zip(with: inputs[1]).map { $0 &* k &+ $1 } },
    text: { inputs, k in "\(inputs[0]).zip(with: \(inputs[1])).map { $0 &* \(k) &+ $1 }" },
    judge: { inputs, k, time in rows(inputs, time) { $0[0] &* k &+ $0[1] } }),
  Word(
    name: "with(latestFrom:)", covers: ["with(latestFrom:combine:)"], inputs: 2, demand: .single,
    apply: { inputs, k, _ in inputs[0].with(latestFrom: inputs[1]) { $0 &* 5 &+ $1 &* k } },
    text: { inputs, k in "\(inputs[0]).with(latestFrom: \(inputs[1])) { $0 &* 5 &+ $1 &* \(k) }" },
    judge: { inputs, k, time in
      time.fold(inputs, Int?.none) { (latest: inout Int?, _, marks) in
        latest = marks[1].elements.last ?? latest
        guard let latest else { return marks[1].hasEnd || marks[0].hasEnd ? [.end] : [] }
        return marks[0].map { mark in
          if case .next(let element) = mark { return .next(element &* 5 &+ latest &* k) }
          return mark
        }
      }
    }),
  Word(
    name: "replayLatest", covers: ["replayLatest(when:)"], inputs: 2, demand: .disjoint, isBursty: true,
    apply: { inputs, _, _ in inputs[0].replayLatest(when: inputs[1]) },
    text: { inputs, _ in "\(inputs[0]).replayLatest(when: \(inputs[1]))" },
    judge: { inputs, _, time in
      time.fold(inputs, (latest: Int?.none, ends: [false, false])) { state, _, marks in
        var result = marks[0].elements.map(Mark.next)
        state.latest = marks[0].elements.last ?? state.latest
        for _ in marks[1].elements where state.latest != nil { result.append(.next(state.latest!)) }
        for input in 0...1 where marks[input].hasEnd { state.ends[input] = true }
        if state.ends[0], state.ends[1] || state.latest == nil { result.append(.end) }
        return result
      }
    }),
  Word(
    name: "merge", covers: ["merge(_:_:)"], inputs: 2, demand: .disjoint, isBursty: true,
    apply: { inputs, _, _ in merge(inputs[0], inputs[1]) },
    text: { inputs, _ in "merge(\(inputs[0]), \(inputs[1]))" },
    judge: { inputs, _, time in union(inputs, time) }),
  Word(
    name: "merge of three", covers: [], inputs: 3, demand: .disjoint, isBursty: true,
    apply: { inputs, _, _ in merge(inputs) },
    text: { inputs, _ in "merge([\(inputs.joined(separator: ", "))])" },
    judge: { inputs, _, time in union(inputs, time) }),
  Word(
    name: "merge(with:)", covers: ["merge(with:)"], inputs: 2, demand: .disjoint, isBursty: true,
    apply: { inputs, _, _ in inputs[0].merge(with: inputs[1]) },
    text: { inputs, _ in "\(inputs[0]).merge(with: \(inputs[1]))" },
    judge: { inputs, _, time in union(inputs, time) }),
  Word(
    name: "amb", covers: ["amb(_:_:_:)"], inputs: 2, demand: .disjoint,
    apply: { inputs, _, _ in amb(inputs[0], inputs[1]) },
    text: { inputs, _ in "amb(\(inputs[0]), \(inputs[1]))" },
    judge: { inputs, _, time in winner(inputs, time) }),
  Word(
    name: "amb(with:)", covers: ["amb(with:)"], inputs: 2, demand: .disjoint,
    apply: { inputs, _, _ in inputs[0].amb(with: inputs[1]) },
    text: { inputs, _ in "\(inputs[0]).amb(with: \(inputs[1]))" },
    judge: { inputs, _, time in winner(inputs, time) }),
]

/// Once in a step in which any of them delivers, when all have.
func latest(_ inputs: [Behaviour], _ time: Timeline, _ combine: @escaping ([Int]) -> Int) -> Behaviour {
  typealias State = (elements: [Int?], ends: [Bool])
  let none: State = (inputs.map { _ in nil }, inputs.map { _ in false })
  return time.fold(inputs, none) { state, _, marks in
    for (index, marks) in marks.enumerated() {
      state.elements[index] = marks.elements.last ?? state.elements[index]
      if marks.hasEnd { state.ends[index] = true }
    }
    let elements = state.elements.compactMap(\.self)
    var result: [Mark] = []
    if elements.count == marks.count, marks.contains(where: { !$0.elements.isEmpty }) {
      result = [.next(combine(elements))]
    }
    let isOver = !state.ends.contains(false) || zip(state.elements, state.ends).contains { $0 == nil && $1 }
    return result + (isOver ? [.end] : [])
  }
}

func rows(_ inputs: [Behaviour], _ time: Timeline, _ combine: @escaping ([Int]) -> Int) -> Behaviour {
  typealias State = (queues: [[Int]], ends: [Bool])
  let none: State = (inputs.map { _ in [] }, inputs.map { _ in false })
  return time.fold(inputs, none) { state, _, marks in
    for (index, marks) in marks.enumerated() {
      state.queues[index] += marks.elements
      if marks.hasEnd { state.ends[index] = true }
    }
    var result: [Mark] = []
    while !state.queues.contains([]) {
      result.append(.next(combine(state.queues.map { $0[0] })))
      state.queues = state.queues.map { Array($0.dropFirst()) }
    }
    return result + (zip(state.queues, state.ends).contains { $0.isEmpty && $1 } ? [.end] : [])
  }
}

func union(_ inputs: [Behaviour], _ time: Timeline) -> Behaviour {
  time.fold(inputs, inputs.count) { (left: inout Int, _, marks) in
    left -= marks.count { $0.hasEnd }
    return marks.flatMap(\.elements).map(Mark.next) + (left == 0 && marks.contains { $0.hasEnd } ? [.end] : [])
  }
}

func winner(_ inputs: [Behaviour], _ time: Timeline) -> Behaviour {
  time.fold(inputs, Int?.none) { (winner: inout Int?, _, marks) in
    winner = winner ?? marks.firstIndex { !$0.isEmpty }
    return winner.map { marks[$0] } ?? []
  }
}
