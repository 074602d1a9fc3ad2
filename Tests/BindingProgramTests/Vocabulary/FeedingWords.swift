import BindingCore

/// What tells a second target on the way, or is a value that is being loaded.
let feedingWords: [Word] = [
  Word(
    name: "feedNext", covers: ["feedNext(into:)"], inputs: 1, lastElement: { inputs, _ in inputs[0] &* 4 },
    apply: { inputs, _, _ in
      Signal(deferring: {
        let fed = Property(0)
        return inputs[0].feedNext(into: fed).map { $0 &* 3 &+ fed.value }
      })
    },
    text: { inputs, _ in
      "SafeSignal<Int>(deferring: { let fed = Property(0); return \(inputs[0]).feedNext(into: fed)"
        + ".map { $0 &* 3 &+ fed.value } })"
    },
    judge: { inputs, _, time in time.elements(inputs[0]) { [$0 &* 4] } }),
  Word(
    name: "feedNext(when:map:)", covers: ["feedNext(into:when:map:)"], inputs: 1,
    apply: { inputs, k, _ in
      Signal(deferring: {
        let fed = Property(0)
        return inputs[0].feedNext(into: fed, when: { $0 % (k + 1) == 0 }, map: { $0 / 2 }).map { $0 &* 3 &+ fed.value }
      })
    },
    text: {
      "SafeSignal<Int>(deferring: { let fed = Property(0); return \($0[0]).feedNext(into: fed, "
        + "when: { $0 % \($1 + 1) == 0 }, map: { $0 / 2 }).map { $0 &* 3 &+ fed.value } })"
    },
    judge: { inputs, k, time in
      time.each(inputs[0], 0) { (fed: inout Int, mark) in
        guard case .next(let element) = mark else { return [mark] }
        if element % (k + 1) == 0 { fed = element / 2 }
        return [.next(element &* 3 &+ fed)]
      }
    }),
  Word(
    name: "feedActivity", covers: ["feedActivity(into:)"], inputs: 1, lastElement: { inputs, _ in inputs[0] },
    apply: { inputs, _, _ in
      Signal(deferring: {
        let fed = Property(false)
        return inputs[0].feedActivity(into: fed).map { fed.value ? $0 : -1 }
      })
    },
    text: { inputs, _ in
      "SafeSignal<Int>(deferring: { let fed = Property(false); return \(inputs[0]).feedActivity(into: fed)"
        + ".map { fed.value ? $0 : -1 } })"
    },
    judge: { inputs, _, _ in inputs[0] }),
  // A shared signal that nobody holds is over when its source has let go of it, and what was made of it finishes. So who
  // observes holds it here.
  Word(
    name: "branchOutError", covers: ["branchOutError()"], inputs: 1, isBursty: true, keepsInputs: true,
    apply: { inputs, k, _ in
      Signal(deferring: {
        let branches = inputs[0].breaking(at: k + 2).branchOutError()
        return merge(branches.elements, branches.errors.map { _ in k }).map { number in
          withExtendedLifetime(branches) { number }
        }
      })
    },
    text: {
      "SafeSignal<Int>(deferring: { let branches = \(breakingText($0[0], $1)).branchOutError(); "
        + "return merge(branches.elements, branches.errors.map { _ in \($1) })"
        + ".map { n in withExtendedLifetime(branches) { n } } })"
    },
    judge: { inputs, k, time in
      time.each(inputs[0], ()) { _, mark in
        guard case .next(let element) = mark, element % (k + 2) == 0 else { return [mark] }
        return [.next(k), .end]
      }
    }),
  loading(
    "toLoadingSignal", covers: ["toLoadingSignal()", "value()"], text: "value()",
    apply: { states, _ in states.value() },
    judge: { input, k, time in
      time.each(input, ()) { _, mark in
        guard case .next(let element) = mark, element % (k + 2) == 0 else { return [mark] }
        return [.end]
      }
    }),
  loading(
    "dematerializeLoadingState", covers: ["dematerializeLoadingState()", "mapLoadingError(_:)"],
    text: "mapLoadingError { $0 }.dematerializeLoadingState().replaceError(with: 99)",
    apply: { states, _ in states.mapLoadingError { $0 }.dematerializeLoadingState().replaceError(with: 99) },
    judge: { input, k, time in
      time.each(input, ()) { _, mark in
        guard case .next(let element) = mark, element % (k + 2) == 0 else { return [mark] }
        return [.next(99), .end]
      }
    }),
  loading(
    "liftValue", covers: ["liftValue(_:)"],
    text: "liftValue { $0.scan(0) { $0 &+ $1 }.dropFirst(1) }.map { $0.number }",
    apply: { states, _ in states.liftValue { $0.scan(0) { $0 &+ $1 }.dropFirst(1) }.map(\.number) },
    judge: { input, k, time in
      let sums = time.each(input, 0) { (sum: inout Int, mark) -> [Mark] in
        guard case .next(let element) = mark else { return [mark] }
        if element % (k + 2) == 0 { return [.next(-2), .end] }
        sum = sum &+ element
        return [.next(sum)]
      }
      return beginning(with: -1, sums)
    }),
  loading(
    "flatMapValue", covers: ["flatMapValue(_:_:)", "loaded(_:)", "loading()"],
    text: "flatMapValue { Signal.loaded($0 &+ 1) }.map { $0.number }",
    apply: { states, _ in
      states.flatMapValue { value -> LoadingSignal<Int, Broken> in .loaded(value &+ 1) }.map(\.number)
    },
    judge: { input, k, time in
      let results = time.each(input, ()) { _, mark -> [Mark] in
        guard case .next(let element) = mark else { return [mark] }
        return element % (k + 2) == 0 ? [.next(-2), .end] : [.next(element &+ 1)]
      }
      return beginning(with: -1, results)
    }),
  loading(
    "consumeLoadingState", covers: ["consumeLoadingState(by:)", "deriveObservedLoadingState(loadsAgainOnFailure:)"],
    text: "consumeLoadingState(by: listener)",
    apply: { states, _ in
      Signal(deferring: {
        let listener = Listener()
        // The listener is told before what is downstream, and kept by it.
        return states.consumeLoadingState(by: listener).map { $0 &* 3 &+ listener.last }
      })
    },
    judge: { input, k, time in
      time.each(input, ()) { _, mark in
        guard case .next(let element) = mark else { return [mark] }
        return element % (k + 2) == 0 ? [.end] : [.next(element &* 4)]
      }
    }),
  loading(
    "updateLoadingState", covers: ["updateLoadingState(of:)"],
    text: "updateLoadingState(of: listener).map { $0.number }",
    apply: { states, _ in
      Signal(deferring: {
        let listener = Listener()
        return states.updateLoadingState(of: listener).map { $0.number == listener.last ? listener.last : 1000 }
      })
    },
    judge: { input, k, time in
      let results = time.each(input, ()) { _, mark -> [Mark] in
        guard case .next(let element) = mark, element % (k + 2) == 0 else { return [mark] }
        return [.next(-2), .end]
      }
      return beginning(with: -1, results)
    }),
]

/// What holds elements back until something has been loaded, which takes its time. Whoever observes holds the property:
/// one that goes takes along what waits for it.
let reloadingWords: [Word] = [
  Word(
    name: "reloading", covers: ["reloading(_:)"], inputs: 1, isBursty: true, isTimed: true,
    comesByItself: true,
    apply: { inputs, k, clock in
      Signal(deferring: {
        let property = slowProperty(k, clock)
        return inputs[0].reloading(property).map { number in withExtendedLifetime(property) { number } }
      })
    },
    text: {
      "SafeSignal<Int>(deferring: { \(slowText($1)); "
        + "return \($0[0]).reloading(property).map { n in withExtendedLifetime(property) { n } } })"
    },
    judge: { inputs, k, time in reloaded(inputs[0], k, time, tellsLoading: false) }),
  Word(
    name: "reloading(strategy:)", covers: ["reloading(_:strategy:)"], inputs: 1, isBursty: true, isTimed: true,
    comesByItself: true,
    apply: { inputs, k, clock in
      Signal(deferring: {
        let property = slowProperty(k, clock)
        return inputs[0].map { LoadingState<Int, Never>.loaded($0) }.reloading(property, strategy: .latest)
          .map { state in withExtendedLifetime(property) { state.value ?? -1 } }
      })
    },
    text: {
      "SafeSignal<Int>(deferring: { \(slowText($1)); return \($0[0]).map { LoadingState<Int, Never>.loaded($0) }"
        + ".reloading(property, strategy: .latest).map { s in withExtendedLifetime(property) { s.value ?? -1 } } })"
    },
    judge: { inputs, k, time in reloaded(inputs[0], k, time, tellsLoading: true) }),
]

private func slowProperty(_ k: Int, _ clock: any Scheduler) -> LoadingProperty<Int, Never> {
  LoadingProperty { Signal(just: .loaded(7), after: .seconds(k), scheduler: clock) }
}

private func slowText(_ k: Int) -> String {
  "let property = LoadingProperty<Int, Never> { Signal(just: .loaded(7), after: .seconds(\(k)), scheduler: scheduler) }"
}

/// Each element waits for its own loading. A newer one takes its place.
private func reloaded(_ input: Behaviour?, _ k: Int, _ time: Timeline, tellsLoading: Bool) -> Behaviour {
  typealias State = (waiting: Int?, due: Int, sourceEnded: Bool)
  let none: State = (nil, 0, false)
  return time.fold(input.map { [$0] } ?? [], none) { state, step, marks in
    var result: [Mark] = []
    if let waiting = state.waiting, time.seconds[step] >= state.due {
      result.append(.next(waiting))
      state.waiting = nil
    }
    for element in marks[0].elements {
      state.waiting = element
      state.due = time.seconds[step] + k
      if tellsLoading { result.append(.next(-1)) }
    }
    if marks[0].hasEnd { state.sourceEnded = true }
    return result + (state.sourceEnded && state.waiting == nil ? [.end] : [])
  }
}

/// A word for what becomes of an input that is loaded and fails at the first number that a divisor divides.
private func loading(
  _ name: String, covers: [String], text: String, apply: @escaping (LoadingSignal<Int, Broken>, Int) -> SafeSignal<Int>,
  judge: @escaping (@escaping Behaviour, Int, Timeline) -> Behaviour
) -> Word {
  Word(
    name: name, covers: covers, inputs: 1, isBursty: true,
    apply: { inputs, k, _ in apply(inputs[0].breaking(at: k + 2).toLoadingSignal(), k) },
    text: { "\(breakingText($0[0], $1)).toLoadingSignal().\(text)" },
    judge: { inputs, k, time in judge(inputs[0], k, time) })
}

/// The same with an element at the very beginning.
private func beginning(with element: Int, _ rest: @escaping Behaviour) -> Behaviour {
  { start in
    var trace = rest(start)
    trace[start].insert(.next(element), at: 0)
    return trace
  }
}

extension LoadingState<Int, Broken> {
  fileprivate var number: Int { value ?? (isLoading ? -1 : -2) }
}

/// What shows how far something is.
private final class Listener: LoadingStateListener {
  var last = 0

  func setLoadingState<LoadingValue, LoadingError>(_ state: ObservedLoadingState<LoadingValue, LoadingError>) {
    switch state {
    case .loading, .reloading: last = -1
    case .loaded(let value): last = value as? Int ?? 0
    case .failed: last = -2
    }
  }
}
