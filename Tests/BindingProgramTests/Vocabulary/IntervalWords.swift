import BindingCore

/// What lets something through once in an interval.
let intervalWords: [Word] = [
  Word(
    name: "throttle", covers: ["throttle(for:latest:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in inputs[0].throttle(for: .seconds(k), scheduler: clock) },
    text: { "\($0[0]).throttle(for: .seconds(\($1)), scheduler: scheduler)" },
    judge: { inputs, k, time in throttled(inputs[0], k, time, keepsLatest: true) }),
  Word(
    name: "throttle(latest:)", covers: ["throttle(for:latest:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in inputs[0].throttle(for: .seconds(k), latest: false, scheduler: clock) },
    text: { "\($0[0]).throttle(for: .seconds(\($1)), latest: false, scheduler: scheduler)" },
    judge: { inputs, k, time in throttled(inputs[0], k, time, keepsLatest: false) }),
  Word(
    name: "buffer(for:)", covers: ["buffer(for:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in
      inputs[0].buffer(for: .seconds(k), scheduler: clock).map { $0.reduce(0) { $0 &* 3 &+ $1 } }
    },
    text: { "\($0[0]).buffer(for: .seconds(\($1)), scheduler: scheduler).map { $0.reduce(0) { $0 &* 3 &+ $1 } }" },
    judge: { inputs, k, time in
      time.fold(inputs, (waiting: [Int](), due: 0)) { state, step, marks in
        var result: [Mark] = []
        func deliver() {
          if !state.waiting.isEmpty { result.append(.next(state.waiting.reduce(0) { $0 &* 3 &+ $1 })) }
          state.waiting = []
        }
        if time.seconds[step] >= state.due { deliver() }
        for mark in marks[0] {
          if case .next(let element) = mark {
            if state.waiting.isEmpty { state.due = time.seconds[step] + k }
            state.waiting.append(element)
          } else {
            deliver()
            result.append(mark)
          }
        }
        return result
      }
    }),
  Word(
    name: "timeout", covers: ["timeout(after:with:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in
      inputs[0].castError().timeout(after: .seconds(k), with: Broken(), scheduler: clock).suppressError(logging: false)
    },
    text: {
      "\($0[0]).castError().timeout(after: .seconds(\($1)), with: Broken(), scheduler: scheduler)"
        + ".suppressError(logging: false)"
    },
    judge: { inputs, k, time in
      { start in
        var due = time.seconds[start] + k
        var hasEnded = false
        return inputs[0](start).enumerated().map { step, marks in
          if hasEnded || step < start { return [] }
          hasEnded = marks.hasEnd || time.seconds[step] >= due
          if time.seconds[step] >= due { return [.end] }
          if !marks.elements.isEmpty { due = time.seconds[step] + k }
          return marks
        }
      }
    }),
]

/// The first element at once, then nothing, or the latest, until the interval is over.
private func throttled(_ input: Behaviour?, _ k: Int, _ time: Timeline, keepsLatest: Bool) -> Behaviour {
  time.fold(input.map { [$0] } ?? [], (waiting: Int?.none, open: Int?.none)) { state, step, marks in
    var result: [Mark] = []
    let now = time.seconds[step]
    if let open = state.open, now >= open {
      state.open = state.waiting.map { _ in now + k }
      if let waiting = state.waiting { result.append(.next(waiting)) }
      state.waiting = nil
    }
    for mark in marks[0] {
      switch mark {
      case .next(let element) where state.open != nil: if keepsLatest { state.waiting = element }
      case .next:
        state.open = now + k
        result.append(mark)
      case .end:
        if let waiting = state.waiting { result.append(.next(waiting)) }
        result.append(mark)
      }
    }
    return result
  }
}
