import BindingCore

/// The same operators with other numbers of inputs, and as functions of arrays.
let arityWords: [Word] = [
  joining("combineLatest(_:_:)", 2, .latest, "combineLatest(%).map { weigh(@) }") {
    combineLatest($0[0], $0[1]).map { [$0, $1] }
  },
  joining("combineLatest(_:_:_:_:)", 4, .latest, "combineLatest(%).map { weigh(@) }") {
    combineLatest($0[0], $0[1], $0[2], $0[3]).map { [$0, $1, $2, $3] }
  },
  joining("combineLatest(_:_:_:_:_:)", 5, .latest, "combineLatest(%).map { weigh(@) }") {
    combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0, $1, $2, $3, $4] }
  },
  joining("combineLatest(_:_:_:_:_:_:)", 6, .latest, "combineLatest(%).map { weigh(@) }") {
    combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).map { [$0, $1, $2, $3, $4, $5] }
  },
  joining("combineLatest(_:_:_:combine:)", 3, .latest, "combineLatest(%) { weigh(@) }") {
    combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2] }
  },
  joining("combineLatest(_:_:_:_:combine:)", 4, .latest, "combineLatest(%) { weigh(@) }") {
    combineLatest($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }
  },
  joining("combineLatest(_:_:_:_:_:combine:)", 5, .latest, "combineLatest(%) { weigh(@) }") {
    combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
  },
  joining("combineLatest(_:_:_:_:_:_:combine:)", 6, .latest, "combineLatest(%) { weigh(@) }") {
    combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] }
  },
  joining("combineLatest(_:combine:)", 7, .latest, "combineLatest(%) { weigh(@) }") {
    combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] }
  },
  joining("combineLatest(_:)", 7, .latest, "combineLatest(%).map { weigh(@) }") {
    combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).map { [$0, $1, $2, $3, $4, $5, $6] }
  },
  joining("combineLatest(with:)", 2, .latest, "^.combineLatest(with: %).map { weigh(@) }") {
    $0[0].combineLatest(with: $0[1]).map { [$0, $1] }
  },
  joining("zip(_:_:)", 2, .rows, "zip(%).map { weigh(@) }") { zip($0[0], $0[1]).map { [$0, $1] } },
  joining("zip(_:)", 3, .rows, "zip([%]).map { weigh($0[0], $0[1], $0[2]) }") { zip($0) },
  joining("zip(_:_:_:_:)", 4, .rows, "zip(%).map { weigh(@) }") {
    zip($0[0], $0[1], $0[2], $0[3]).map { [$0, $1, $2, $3] }
  },
  joining("zip(_:_:_:_:_:)", 5, .rows, "zip(%).map { weigh(@) }") {
    zip($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0, $1, $2, $3, $4] }
  },
  joining("zip(_:_:_:_:_:_:)", 6, .rows, "zip(%).map { weigh(@) }") {
    zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).map { [$0, $1, $2, $3, $4, $5] }
  },
  joining("zip(_:_:_:combine:)", 3, .rows, "zip(%) { weigh(@) }") { zip($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
  joining("zip(_:_:_:_:combine:)", 4, .rows, "zip(%) { weigh(@) }") {
    zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }
  },
  joining("zip(_:_:_:_:_:combine:)", 5, .rows, "zip(%) { weigh(@) }") {
    zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
  },
  joining("zip(_:_:_:_:_:_:combine:)", 6, .rows, "zip(%) { weigh(@) }") {
    zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] }
  },
  joining("zip(_:combine:)", 7, .rows, "zip(%) { weigh(@) }") {
    zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] }
  },
  joining("zip(_:)", 7, .rows, "zip(%).map { weigh(@) }") {
    zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).map { [$0, $1, $2, $3, $4, $5, $6] }
  },
  joining("zip(with:combine:)", 2, .rows, "^.zip(with: %) { weigh(@) }") { $0[0].zip(with: $0[1]) { [$0, $1] } },
  joining("with(latestFrom:)", 2, nil, "^.with(latestFrom: %).map { weigh(@) }") {
    $0[0].with(latestFrom: $0[1]).map { [$0, $1] }
  },
  joining("merge(_:)", 3, .union, "merge([%])") { merge($0).map { [$0] } },
  joining("merge(_:_:_:_:)", 4, .union, "merge(%)") { merge($0[0], $0[1], $0[2], $0[3]).map { [$0] } },
  joining("amb(_:)", 2, .winner, "amb([%])") { amb($0).map { [$0] } },
]

private enum Joint { case latest, rows, union, winner }

/// How elements that were joined become one.
private func weigh(_ elements: [Int]) -> Int { elements.reduce(0) { $0 &* 3 &+ $1 } }

/// - Parameter text: with `^` for the first input, `%` for the others, or for all, and `@` for the arguments of `weigh`.
private func joining(
  _ name: String, _ inputs: Int, _ joint: Joint?, _ text: String,
  apply: @escaping ([SafeSignal<Int>]) -> SafeSignal<[Int]>
) -> Word {
  let isLatest = joint == .latest
  return Word(
    name: name + " of \(inputs)", covers: [name], inputs: inputs,
    demand: joint == .union || joint == .winner ? .disjoint : .single, isBursty: joint == .union,
    lastElement: isLatest ? { elements, _ in weigh(elements) } : nil,
    apply: { inputs, _, _ in apply(inputs).map(weigh) },
    text: { inputs, _ in
      let arguments = inputs.indices.map { "$\($0)" }.joined(separator: ", ")
      let others = text.contains("^") ? inputs.dropFirst() : inputs[...]
      return text.replacing("%", with: others.joined(separator: ", ")).replacing("@", with: arguments)
        .replacing("^", with: inputs[0])
    },
    judge: { inputs, _, time in
      switch joint {
      case .latest: latest(inputs, time, weigh)
      case .rows: rows(inputs, time, weigh)
      case .union: union(inputs, time)
      case .winner: winner(inputs, time)
      case nil: sampled(inputs, time, weigh)
      }
    })
}

private func sampled(_ inputs: [Behaviour], _ time: Timeline, _ combine: @escaping ([Int]) -> Int) -> Behaviour {
  time.fold(inputs, Int?.none) { (latest: inout Int?, _, marks) in
    latest = marks[1].elements.last ?? latest
    guard let latest else { return marks[1].hasEnd || marks[0].hasEnd ? [.end] : [] }
    return marks[0].elements.map { .next(combine([$0, latest])) } + (marks[0].hasEnd ? [.end] : [])
  }
}
