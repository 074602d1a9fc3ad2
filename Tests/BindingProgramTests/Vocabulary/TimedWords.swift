import BindingCore

/// What waits for the clock.
let timedWords: [Word] = [
  Word(
    name: "delay", covers: ["delay(interval:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in inputs[0].delay(interval: .seconds(k), scheduler: clock) },
    text: { "\($0[0]).delay(interval: .seconds(\($1)), scheduler: scheduler)" },
    judge: { inputs, k, time in
      { start in
        var result = Trace(repeating: [], count: time.count)
        for (step, marks) in inputs[0](start).enumerated() where !marks.isEmpty {
          if let later = time.step(reaching: time.seconds[step] + k) { result[later] += marks }
        }
        return result
      }
    }),
  Word(
    name: "debounce", covers: ["debounce(for:scheduler:)"], inputs: 1, isBursty: true, isTimed: true,
    apply: { inputs, k, clock in inputs[0].debounce(for: .seconds(k), scheduler: clock) },
    text: { "\($0[0]).debounce(for: .seconds(\($1)), scheduler: scheduler)" },
    judge: { inputs, k, time in
      time.fold(inputs, (waiting: Int?.none, due: 0)) { state, step, marks in
        var result: [Mark] = []
        if let waiting = state.waiting, time.seconds[step] >= state.due {
          result.append(.next(waiting))
          state.waiting = nil
        }
        for mark in marks[0] {
          if case .next(let element) = mark {
            state = (element, time.seconds[step] + k)
          } else {
            if let waiting = state.waiting { result.append(.next(waiting)) }
            result.append(mark)
          }
        }
        return result
      }
    }),
  Word(
    name: "dropFirst(for:)", covers: ["dropFirst(for:scheduler:)"], inputs: 1, isTimed: true,
    apply: { inputs, k, clock in inputs[0].dropFirst(for: .seconds(k), scheduler: clock) },
    text: { "\($0[0]).dropFirst(for: .seconds(\($1)), scheduler: scheduler)" },
    judge: { inputs, k, time in
      { start in
        inputs[0](start).enumerated().map { step, marks in
          time.seconds[step] < time.seconds[start] + k ? marks.filter { $0 == .end } : marks
        }
      }
    }),
]
