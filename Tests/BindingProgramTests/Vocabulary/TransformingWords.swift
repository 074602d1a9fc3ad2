import BindingCore

/// Each element becomes others.
let transformingWords: [Word] = [
  Word(
    name: "map", covers: ["map(_:)"], inputs: 1, lastElement: { $0[0] &* $1 &+ 1 },
    apply: { inputs, k, _ in inputs[0].map { $0 &* k &+ 1 } },
    text: { "\($0[0]).map { $0 &* \($1) &+ 1 }" },
    judge: { inputs, k, time in time.elements(inputs[0]) { [$0 &* k &+ 1] } }),
  Word(
    name: "compactMap", covers: ["compactMap(_:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].compactMap { $0 % (k + 1) == 0 ? nil : $0 } },
    text: { "\($0[0]).compactMap { $0 % \($1 + 1) == 0 ? nil : $0 }" },
    judge: { inputs, k, time in time.elements(inputs[0]) { $0 % (k + 1) == 0 ? [] : [$0] } }),
  Word(
    name: "replaceElements", covers: ["replaceElements(with:)"], inputs: 1, lastElement: { $1 },
    apply: { inputs, k, _ in inputs[0].replaceElements(with: k) },
    text: { "\($0[0]).replaceElements(with: \($1))" },
    judge: { inputs, k, time in time.elements(inputs[0]) { _ in [k] } }),
  Word(
    name: "eraseType", covers: ["eraseType()"], inputs: 1, lastElement: { $1 },
    apply: { inputs, k, _ in inputs[0].eraseType().map { k } },
    text: { "\($0[0]).eraseType().map { \($1) }" },
    judge: { inputs, k, time in time.elements(inputs[0]) { _ in [k] } }),
  Word(
    name: "flatMap of arrays", covers: ["flatMap(_:)"], inputs: 1, isBursty: true, lastElement: { $0[0] &+ $1 },
    apply: { inputs, k, _ in inputs[0].flatMap { [$0, $0 &+ k] } },
    text: { "\($0[0]).flatMap { [$0, $0 &+ \($1)] }" },
    judge: { inputs, k, time in time.elements(inputs[0]) { [$0, $0 &+ k] } }),
  Word(
    name: "flattenElements", covers: ["mapElement(_:)", "flattenElements()"], inputs: 1, isBursty: true,
    lastElement: { $0[0] &* $1 },
    apply: { inputs, k, _ in inputs[0].map { [$0 &+ 1, $0] }.mapElement { $0 &* k }.flattenElements() },
    text: { "\($0[0]).map { [$0 &+ 1, $0] }.mapElement { $0 &* \($1) }.flattenElements()" },
    judge: { inputs, k, time in time.elements(inputs[0]) { [($0 &+ 1) &* k, $0 &* k] } }),
  Word(
    name: "optionals", covers: ["mapWrapped(_:)", "replaceNils(with:)"], inputs: 1,
    apply: { inputs, k, _ in
      inputs[0].map { $0 % 2 == 0 ? $0 : nil }.mapWrapped { $0 &+ k }.replaceNils(with: k)
    },
    text: { "\($0[0]).map { $0 % 2 == 0 ? $0 : nil }.mapWrapped { $0 &+ \($1) }.replaceNils(with: \($1))" },
    judge: { inputs, k, time in time.elements(inputs[0]) { $0 % 2 == 0 ? [$0 &+ k] : [k] } }),
  Word(
    name: "ignoreNils", covers: ["ignoreNils()"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].map { $0 % (k + 1) == 0 ? nil : $0 }.ignoreNils() },
    text: { "\($0[0]).map { $0 % \($1 + 1) == 0 ? nil : $0 }.ignoreNils()" },
    judge: { inputs, k, time in time.elements(inputs[0]) { $0 % (k + 1) == 0 ? [] : [$0] } }),
  Word(
    name: "scan", covers: ["scan(_:_:)"], inputs: 1, isBursty: true,
    apply: { inputs, k, _ in inputs[0].scan(k, &+) },
    text: { "\($0[0]).scan(\($1), &+)" },
    judge: { inputs, k, time in
      let sums = time.each(inputs[0], k) { (sum: inout Int, mark) in
        guard case .next(let element) = mark else { return [mark] }
        sum = sum &+ element
        return [.next(sum)]
      }
      return { start in
        var trace = sums(start)
        trace[start].insert(.next(k), at: 0)
        return trace
      }
    }),
  Word(
    name: "scan(into:)", covers: ["scan(into:_:)"], inputs: 1, isBursty: true,
    apply: { inputs, k, _ in inputs[0].scan(into: k) { $0 = $0 &+ $1 } },
    text: { "\($0[0]).scan(into: \($1)) { $0 = $0 &+ $1 }" },
    judge: { inputs, k, time in
      let sums = time.each(inputs[0], k) { (sum: inout Int, mark) in
        guard case .next(let element) = mark else { return [mark] }
        sum = sum &+ element
        return [.next(sum)]
      }
      return { start in
        var trace = sums(start)
        trace[start].insert(.next(k), at: 0)
        return trace
      }
    }),
  Word(
    name: "reduce", covers: ["reduce(_:_:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].reduce(k, &+) },
    text: { "\($0[0]).reduce(\($1), &+)" },
    judge: { inputs, k, time in
      time.each(inputs[0], k) { (sum: inout Int, mark) in
        guard case .next(let element) = mark else { return [.next(sum), .end] }
        sum = sum &+ element
        return []
      }
    }),
  Word(
    name: "collect", covers: ["collect()"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].collect().map { $0.reduce(k, &+) } },
    text: { "\($0[0]).collect().map { $0.reduce(\($1), &+) }" },
    judge: { inputs, k, time in
      time.each(inputs[0], k) { (sum: inout Int, mark) in
        guard case .next(let element) = mark else { return [.next(sum), .end] }
        sum = sum &+ element
        return []
      }
    }),
  Word(
    name: "buffer", covers: ["buffer(size:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].buffer(size: k).map { $0.reduce(0, &+) } },
    text: { "\($0[0]).buffer(size: \($1)).map { $0.reduce(0, &+) }" },
    judge: { inputs, k, time in sumsOf(k, inputs[0], time) }),
  Word(
    name: "window", covers: ["window(ofSize:)"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].window(ofSize: k).flatMapConcat { $0.reduce(0, &+) } },
    text: { "\($0[0]).window(ofSize: \($1)).flatMapConcat { $0.reduce(0, &+) }" },
    judge: { inputs, k, time in sumsOf(k, inputs[0], time) }),
  Word(
    name: "pairwise", covers: ["pairwise()"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].pairwise().map { $0 &* k &+ $1 } },
    text: { "\($0[0]).pairwise().map { $0 &* \($1) &+ $1 }" },
    judge: { inputs, k, time in
      time.each(inputs[0], Int?.none) { (last: inout Int?, mark) in
        guard case .next(let element) = mark else { return [mark] }
        let before = last
        last = element
        return before.map { [.next($0 &* k &+ element)] } ?? []
      }
    }),
  Word(
    name: "zipPrevious", covers: ["zipPrevious()"], inputs: 1,
    apply: { inputs, k, _ in inputs[0].zipPrevious().map { ($0 ?? k) &* 3 &+ $1 } },
    text: { "\($0[0]).zipPrevious().map { ($0 ?? \($1)) &* 3 &+ $1 }" },
    judge: { inputs, k, time in
      time.each(inputs[0], k) { (last: inout Int, mark) in
        guard case .next(let element) = mark else { return [mark] }
        let before = last
        last = element
        return [.next(before &* 3 &+ element)]
      }
    }),
  Word(
    name: "materialize", covers: ["materialize()", "dematerialize()"], inputs: 1,
    lastElement: { inputs, _ in inputs[0] },
    apply: { inputs, _, _ in inputs[0].materialize().dematerialize() },
    text: { inputs, _ in "\(inputs[0]).materialize().dematerialize()" },
    judge: { inputs, _, _ in inputs[0] }),
  Word(
    name: "handleEvents", covers: ["handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)"],
    inputs: 1, lastElement: { inputs, _ in inputs[0] },
    apply: { inputs, _, _ in inputs[0].handleEvents(receiveOutput: { _ in }) },
    text: { inputs, _ in "\(inputs[0]).handleEvents(receiveOutput: { _ in })" },
    judge: { inputs, _, _ in inputs[0] }),
]

/// The sum of each `size` elements.
private func sumsOf(_ size: Int, _ input: Behaviour?, _ time: Timeline) -> Behaviour {
  time.each(input, [Int]()) { (waiting: inout [Int], mark) in
    guard case .next(let element) = mark else { return [mark] }
    waiting.append(element)
    if waiting.count < size { return [] }
    defer { waiting = [] }
    return [.next(waiting.reduce(0, &+))]
  }
}
