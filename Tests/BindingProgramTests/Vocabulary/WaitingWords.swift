import BindingCore

/// What samples, gives up, starts again or comes by itself, by the clock.
let waitingWords: [Word] = [
  Word(
    name: "sample(interval:)", covers: ["sample(interval:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in inputs[0].sample(interval: .seconds(k), scheduler: clock) },
    text: { "\($0[0]).sample(interval: .seconds(\($1)), scheduler: scheduler)" },
    judge: { inputs, k, time in
      { start in
        time.fold(inputs, (waiting: Int?.none, due: 0, passed: 0)) { state, step, marks in
          var result: [Mark] = []
          @MainActor func deliver() {
            if let waiting = state.waiting { result.append(.next(waiting)) }
            state.waiting = nil
          }
          if time.isTick(step), time.seconds[step] >= state.due { deliver() }
          for mark in marks[0] {
            guard case .next(let element) = mark else {
              deliver()
              result.append(mark)
              continue
            }
            if state.waiting == nil {
              // The interval that it is in, of which the end belongs to it, unless that has delivered.
              let second = time.seconds[step] - time.seconds[start]
              state.passed = max((second + k - 1) / k, state.passed + 1)
              state.due = time.seconds[start] + state.passed * k
            }
            state.waiting = element
          }
          return result
        }(start)
      }
    }),
  Word(
    name: "prefix(for:)", covers: ["prefix(for:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in inputs[0].prefix(for: .seconds(k), scheduler: clock) },
    text: { "\($0[0]).prefix(for: .seconds(\($1)), scheduler: scheduler)" },
    judge: { inputs, k, time in
      { start in
        time.fold(inputs, ()) { _, step, marks in
          time.seconds[step] >= time.seconds[start] + k ? [.end] : marks[0]
        }(start)
      }
    }),
  Word(
    name: "timeout(switchingTo:)", covers: ["timeout(after:switchingTo:scheduler:)"], inputs: 2, demand: .disjoint,
    isBursty: true, isTimed: true, keepsInputs: true,
    apply: { inputs, k, clock in
      inputs[0].timeout(after: .seconds(k), switchingTo: inputs[1], scheduler: clock)
    },
    text: { "\($0[0]).timeout(after: .seconds(\($1)), switchingTo: \($0[1]), scheduler: scheduler)" },
    judge: { inputs, k, time in
      { start in
        var due = time.seconds[start] + k
        var other: Trace?
        return time.fold([inputs[0]], ()) { _, step, marks in
          if other == nil, time.seconds[step] >= due { other = inputs[1](step) }
          if let other { return other[step] }
          if !marks[0].elements.isEmpty { due = time.seconds[step] + k }
          return marks[0]
        }(start)
      }
    }),
  Word(
    name: "buffer(for:size:)", covers: ["buffer(for:size:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in
      inputs[0].buffer(for: .seconds(k), size: 2, scheduler: clock).map { $0.reduce(0) { $0 &* 3 &+ $1 } }
    },
    text: {
      "\($0[0]).buffer(for: .seconds(\($1)), size: 2, scheduler: scheduler).map { $0.reduce(0) { $0 &* 3 &+ $1 } }"
    },
    judge: { inputs, k, time in buffered(inputs[0], k, 2, time) }),
  Word(
    name: "window(for:)", covers: ["window(for:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in
      inputs[0].window(for: .seconds(k), scheduler: clock).flatMapMerge { $0.reduce(0) { $0 &* 3 &+ $1 } }
    },
    text: {
      "\($0[0]).window(for: .seconds(\($1)), scheduler: scheduler).flatMapMerge { $0.reduce(0) { $0 &* 3 &+ $1 } }"
    },
    judge: { inputs, k, time in buffered(inputs[0], k, .max, time) }),
  Word(
    name: "repeat(when:)", covers: ["repeat(when:)"], inputs: 1, isBursty: true, isTimed: true, keepsInputs: true,
    apply: { inputs, k, clock in
      inputs[0].repeat { _ in SafeSignal(just: (), after: .seconds(k), scheduler: clock) }
    },
    text: { "\($0[0]).repeat { _ in SafeSignal(just: (), after: .seconds(\($1)), scheduler: scheduler) }" },
    judge: { inputs, k, time in
      typealias State = (run: Trace?, due: Int?)
      let none: State = (nil, nil)
      return { start in
        time.fold([], none) { state, step, _ in
          if step == start { state.run = inputs[0](step) }
          if let due = state.due, time.seconds[step] >= due { state = (inputs[0](step), nil) }
          let marks = state.run?[step] ?? []
          if !marks.elements.isEmpty { state.due = time.seconds[step] + k }
          if marks.hasEnd { state.run = nil }
          return marks.elements.map(Mark.next) + (state.run == nil && state.due == nil ? [.end] : [])
        }(start)
      }
    }),
  Word(
    name: "retry(when:)", covers: ["retry(when:if:)"], inputs: 1, demand: .single, isBursty: true, isTimed: true,
    keepsInputs: true,
    apply: { inputs, k, clock in
      inputs[0].breaking(at: k + 1).retry(when: SafeSignal(just: (), after: .seconds(k), scheduler: clock))
        .suppressError(logging: false)
    },
    text: {
      "\(breakingText($0[0], $1 - 1)).retry(when: SafeSignal(just: (), after: .seconds(\($1)), scheduler: scheduler))"
        + ".suppressError(logging: false)"
    },
    judge: { inputs, k, time in
      typealias State = (run: Trace?, due: Int)
      let none: State = (nil, 0)
      return { start in
        time.fold([], none) { state, step, _ in
          if step == start || state.run == nil && time.seconds[step] >= state.due { state.run = inputs[0](step) }
          var result: [Mark] = []
          for mark in state.run?[step] ?? [] {
            if case .next(let element) = mark, element % (k + 1) == 0 {
              state = (nil, time.seconds[step] + k)
              break
            }
            result.append(mark)
          }
          return result
        }(start)
      }
    }),
  Word(
    name: "interval", covers: ["interval(_:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    comesByItself: true,
    apply: { inputs, k, clock in
      inputs[0].merge(with: SafeSignal<Int>.interval(.seconds(k), scheduler: clock).prefix(maxLength: 3))
    },
    text: {
      "\($0[0]).merge(with: SafeSignal<Int>.interval(.seconds(\($1)), scheduler: scheduler).prefix(maxLength: 3))"
    },
    judge: { inputs, k, time in
      union([inputs[0], rhythm(k, beats: [nil, 0, 1, 2], time)], time)
    }),
  Word(
    name: "heartbeat", covers: ["heartbeat(interval:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    comesByItself: true,
    apply: { inputs, k, clock in
      inputs[0].merge(
        with: SafeSignal<Void>.heartbeat(interval: .seconds(k), scheduler: clock).map { 7 }.prefix(maxLength: 3))
    },
    text: {
      "\($0[0]).merge(with: SafeSignal<Void>.heartbeat(interval: .seconds(\($1)), scheduler: scheduler)"
        + ".map { 7 }.prefix(maxLength: 3))"
    },
    judge: { inputs, k, time in union([inputs[0], rhythm(k, beats: [7, 7, 7], time)], time) }),
]

/// Signals that come from others that say when.
let controlWords: [Word] = [
  Word(
    name: "sample(when:)", covers: ["sample(when:)"], inputs: 2, demand: .single, isBursty: true,
    apply: { inputs, _, _ in inputs[0].sample(when: inputs[1]) },
    text: { inputs, _ in "\(inputs[0]).sample(when: \(inputs[1]))" },
    judge: { inputs, _, time in
      time.fold(inputs, Int?.none) { (waiting: inout Int?, _, marks) in
        waiting = marks[0].elements.last ?? waiting
        let isOver = marks[0].hasEnd || marks[1].hasEnd
        guard isOver || !marks[1].isEmpty else { return [] }
        let result = waiting.map { [Mark.next($0)] } ?? []
        waiting = nil
        return result + (isOver ? [.end] : [])
      }
    }),
  Word(
    name: "drop(untilOutputFrom:)", covers: ["drop(untilOutputFrom:)"], inputs: 2, demand: .disjoint,
    apply: { inputs, _, _ in inputs[0].drop(untilOutputFrom: inputs[1]) },
    text: { inputs, _ in "\(inputs[0]).drop(untilOutputFrom: \(inputs[1]))" },
    judge: { inputs, _, time in
      time.fold(inputs, false) { (passes: inout Bool, _, marks) in
        if !marks[1].elements.isEmpty { passes = true }
        if passes { return marks[0] }
        return marks.contains { $0.hasEnd } ? [.end] : []
      }
    }),
  Word(
    name: "groupBy", covers: ["groupBy(_:)"], inputs: 1,
    apply: { inputs, k, _ in
      inputs[0].groupBy { $0 % (k + 1) }.flatMapMerge { $0.scan(1) { $0 &* 3 &+ $1 }.dropFirst(1) }
    },
    text: { "\($0[0]).groupBy { $0 % \($1 + 1) }.flatMapMerge { $0.scan(1) { $0 &* 3 &+ $1 }.dropFirst(1) }" },
    judge: { inputs, k, time in
      time.each(inputs[0], [Int: Int]()) { (sums: inout [Int: Int], mark) in
        guard case .next(let element) = mark else { return [mark] }
        let sum = sums[element % (k + 1), default: 1] &* 3 &+ element
        sums[element % (k + 1)] = sum
        return [.next(sum)]
      }
    }),
]

extension Timeline {
  /// Whether the clock moves in this step.
  fileprivate func isTick(_ step: Int) -> Bool { step > 0 && seconds[step] > seconds[step - 1] }
}

/// These elements, one per interval, the first at once; then the end, with the last one.
private func rhythm(_ k: Int, beats: [Int?], _ time: Timeline) -> Behaviour {
  { start in
    var result = Trace(repeating: [], count: time.count)
    for (number, beat) in beats.enumerated() {
      guard let step = number == 0 ? start : time.step(reaching: time.seconds[start] + number * k) else { break }
      if let beat { result[step].append(.next(beat)) }
      if number == beats.count - 1 { result[step].append(.end) }
    }
    return result
  }
}

/// What comes within an interval after a first element, at most so many, together.
private func buffered(_ input: Behaviour?, _ k: Int, _ size: Int, _ time: Timeline) -> Behaviour {
  time.fold(input.map { [$0] } ?? [], (waiting: [Int](), due: 0)) { state, step, marks in
    var result: [Mark] = []
    func deliver() {
      if !state.waiting.isEmpty { result.append(.next(state.waiting.reduce(0) { $0 &* 3 &+ $1 })) }
      state.waiting = []
    }
    if time.seconds[step] >= state.due { deliver() }
    for mark in marks[0] {
      guard case .next(let element) = mark else {
        deliver()
        result.append(mark)
        continue
      }
      if state.waiting.isEmpty { state.due = time.seconds[step] + k }
      state.waiting.append(element)
      if state.waiting.count == size { deliver() }
    }
    return result
  }
}
