import BindingCore

/// What has to do with the beginning and the end of a signal.
let endingWords: [Word] = [
  Word(
    name: "prefix", covers: ["prefix(maxLength:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].prefix(maxLength: k) },
    text: { "\($0[0]).prefix(maxLength: \($1))" },
    judge: { inputs, k, time in prefix(k, inputs[0], time) }),
  Word(
    name: "append of one element", covers: ["append(_:)"], inputs: 1, isBursty: true,
    apply: { inputs, k, _ in inputs[0].append(SafeSignal<Int>(just: k)) },
    text: { "\($0[0]).append(SafeSignal<Int>(just: \($1)))" },
    judge: { inputs, k, time in time.each(inputs[0], ()) { _, mark in mark == .end ? [.next(k), .end] : [mark] } }),
  Word(
    name: "append of nothing", covers: ["completed()"], inputs: 1,
    apply: { inputs, _, _ in inputs[0].append(SafeSignal<Int>.completed()) },
    text: { inputs, _ in "\(inputs[0]).append(SafeSignal<Int>.completed())" },
    judge: { inputs, _, _ in inputs[0] }),
  Word(
    name: "merge with what never delivers", covers: ["never()"], inputs: 1,
    apply: { inputs, _, _ in inputs[0].merge(with: SafeSignal<Int>.never()) },
    text: { inputs, _ in "\(inputs[0]).merge(with: SafeSignal<Int>.never())" },
    judge: { inputs, _, time in time.each(inputs[0], ()) { _, mark in mark == .end ? [] : [mark] } }),
  Word(
    name: "prefix(while:)", covers: ["prefix(while:inclusive:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].prefix(while: { $0 % (k + 2) != 0 }) },
    text: { "\($0[0]).prefix(while: { $0 % \($1 + 2) != 0 })" },
    judge: { inputs, k, time in
      time.each(inputs[0], ()) { _, mark in
        if case .next(let element) = mark, element % (k + 2) == 0 { return [.end] }
        return [mark]
      }
    }),
  Word(
    name: "prefix(untilOutputFrom:)", covers: ["prefix(untilOutputFrom:)"], inputs: 2, demand: .disjoint,
    apply: { inputs, _, _ in inputs[0].prefix(untilOutputFrom: inputs[1]) },
    text: { inputs, _ in "\(inputs[0]).prefix(untilOutputFrom: \(inputs[1]))" },
    judge: { inputs, _, time in
      time.fold(inputs, ()) { _, _, marks in marks[1].isEmpty ? marks[0] : [.end] }
    }),
  Word(
    name: "first", covers: ["first()"], inputs: 1,
    apply: { inputs, _, _ in inputs[0].first() },
    text: { inputs, _ in "\(inputs[0]).first()" },
    judge: { inputs, _, time in prefix(1, inputs[0], time) }),
  Word(
    name: "first(where:)", covers: ["first(where:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].first { $0 % (k + 1) == 0 } },
    text: { "\($0[0]).first { $0 % \($1 + 1) == 0 }" },
    judge: { inputs, k, time in
      time.each(inputs[0], ()) { _, mark in
        guard case .next(let element) = mark else { return [mark] }
        return element % (k + 1) == 0 ? [mark, .end] : []
      }
    }),
  Word(
    name: "output(at:)", covers: ["output(at:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].output(at: k) },
    text: { "\($0[0]).output(at: \($1))" },
    judge: { inputs, k, time in
      time.each(inputs[0], k) { (left: inout Int, mark) in
        guard case .next = mark else { return [mark] }
        left -= 1
        return left < 0 ? [mark, .end] : []
      }
    }),
  Word(
    name: "suffix", covers: ["suffix(maxLength:)"], inputs: 1, isBursty: true,
    apply: { inputs, k, _ in inputs[0].suffix(maxLength: k) },
    text: { "\($0[0]).suffix(maxLength: \($1))" },
    judge: { inputs, k, time in suffix(k, inputs[0], time) }),
  Word(
    name: "last", covers: ["last()"], inputs: 1,
    apply: { inputs, _, _ in inputs[0].last() },
    text: { inputs, _ in "\(inputs[0]).last()" },
    judge: { inputs, _, time in suffix(1, inputs[0], time) }),
  Word(
    name: "append an element", covers: ["append(_:)"], inputs: 1, isBursty: true,
    apply: { inputs, k, _ in inputs[0].append(k) },
    text: { "\($0[0]).append(\($1))" },
    judge: { inputs, k, time in time.each(inputs[0], ()) { _, mark in mark == .end ? [.next(k), .end] : [mark] } }),
  Word(
    name: "prepend an element", covers: ["prepend(_:)"], inputs: 1, isBursty: true,
    apply: { inputs, k, _ in inputs[0].prepend(k) },
    text: { "\($0[0]).prepend(\($1))" },
    judge: { inputs, k, _ in
      { start in
        var trace = inputs[0](start)
        trace[start].insert(.next(k), at: 0)
        return trace
      }
    }),
  Word(
    name: "replaceEmpty", covers: ["replaceEmpty(with:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].replaceEmpty(with: k) },
    text: { "\($0[0]).replaceEmpty(with: \($1))" },
    judge: { inputs, k, time in
      time.each(inputs[0], true) { (isEmpty: inout Bool, mark) in
        if mark == .end { return isEmpty ? [.next(k), .end] : [.end] }
        isEmpty = false
        return [mark]
      }
    }),
  Word(
    name: "append", covers: ["append(_:)"], inputs: 2, demand: .disjoint, isBursty: true, keepsInputs: true,
    apply: { inputs, _, _ in inputs[0].append(inputs[1]) },
    text: { inputs, _ in "\(inputs[0]).append(\(inputs[1]))" },
    judge: { inputs, _, time in concatenation(inputs[0], inputs[1], time) }),
  Word(
    name: "prepend", covers: ["prepend(_:)"], inputs: 2, demand: .disjoint, isBursty: true, keepsInputs: true,
    apply: { inputs, _, _ in inputs[0].prepend(inputs[1]) },
    text: { inputs, _ in "\(inputs[0]).prepend(\(inputs[1]))" },
    judge: { inputs, _, time in concatenation(inputs[1], inputs[0], time) }),
]

func prefix(_ count: Int, _ input: Behaviour?, _ time: Timeline) -> Behaviour {
  time.each(input, count) { (left: inout Int, mark) in
    guard case .next = mark else { return [mark] }
    left -= 1
    return left == 0 ? [mark, .end] : [mark]
  }
}

private func suffix(_ count: Int, _ input: Behaviour?, _ time: Timeline) -> Behaviour {
  time.each(input, [Int]()) { (kept: inout [Int], mark) in
    guard case .next(let element) = mark else { return kept.map(Mark.next) + [.end] }
    kept = (kept + [element]).suffix(count)
    return []
  }
}

/// The second begins in the step in which the first ends.
private func concatenation(_ first: Behaviour?, _ second: Behaviour?, _ time: Timeline) -> Behaviour {
  time.fold(first.map { [$0] } ?? [], Trace?.none) { (rest: inout Trace?, step, marks) in
    if let rest { return rest[step] }
    guard marks[0].hasEnd else { return marks[0] }
    rest = second?(step)
    return marks[0].elements.map(Mark.next) + (rest?[step] ?? [])
  }
}
