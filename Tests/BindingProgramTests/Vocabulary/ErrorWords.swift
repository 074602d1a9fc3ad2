import BindingCore

/// What signals in programs fail with.
struct Broken: Error {}

extension SignalProtocol<Int, Never> {
  /// Fails at the first number that `divisor` divides.
  func breaking(at divisor: Int) -> Signal<Int, Broken> {
    tryMap { element throws(Broken) -> Int in
      if element % divisor == 0 { throw Broken() }
      return element
    }
  }
}

func breakingText(_ input: String, _ k: Int) -> String {
  "\(input).tryMap { (n: Int) throws(Broken) -> Int in if n % \(k + 2) == 0 { throw Broken() }; return n }"
}

/// What happens to failures.
let errorWords: [Word] = [
  Word(
    name: "suppressError", covers: ["tryMap(_:)", "suppressError(logging:file:line:)", "castError()", "getValues()"],
    inputs: 1,
    apply: { inputs, k, _ in inputs[0].breaking(at: k + 2).suppressError(logging: false) },
    text: { "\(breakingText($0[0], $1)).suppressError(logging: false)" },
    judge: { inputs, k, time in recovering(inputs[0], k, time) { _ in [] } }),
  Word(
    name: "suppressAndFeedError", covers: ["suppressAndFeedError(into:logging:file:line:)", "feedError(into:)"],
    inputs: 1,
    apply: { inputs, k, _ in
      inputs[0].breaking(at: k + 2).suppressAndFeedError(into: PassthroughSubject<Broken, Never>(), logging: false)
    },
    text: {
      breakingText($0[0], $1)
        + ".suppressAndFeedError(into: PassthroughSubject<Broken, Never>(), logging: false)"
    },
    judge: { inputs, k, time in recovering(inputs[0], k, time) { _ in [] } }),
  Word(
    name: "replaceError", covers: ["replaceError(with:)", "mapError(_:)"], inputs: 1, isBursty: true,
    apply: { inputs, k, _ in inputs[0].breaking(at: k + 2).mapError { $0 }.replaceError(with: k) },
    text: { "\(breakingText($0[0], $1)).mapError { $0 }.replaceError(with: \($1))" },
    judge: { inputs, k, time in recovering(inputs[0], k, time) { _ in [.next(k)] } }),
  Word(
    name: "toErrorSignal", covers: ["toErrorSignal()"], inputs: 1, isBursty: true,
    apply: { inputs, k, _ in inputs[0].breaking(at: k + 2).toErrorSignal().map { _ in k } },
    text: { "\(breakingText($0[0], $1)).toErrorSignal().map { _ in \($1) }" },
    judge: { inputs, k, time in
      time.each(inputs[0], ()) { _, mark in
        guard case .next(let element) = mark else { return [mark] }
        return element % (k + 2) == 0 ? [.next(k), .end] : []
      }
    }),
  Word(
    name: "mapToResult", covers: ["mapToResult()", "mapValue(_:)", "getValues()"], inputs: 1,
    apply: { inputs, k, _ in
      inputs[0].breaking(at: k + 2).mapToResult().mapValue { $0 &+ 1 }.getValues().suppressError(logging: false)
    },
    text: {
      breakingText($0[0], $1) + ".mapToResult().mapValue { $0 &+ 1 }.getValues().suppressError(logging: false)"
    },
    judge: { inputs, k, time in
      time.elements(recovering(inputs[0], k, time) { _ in [] }) { [$0 &+ 1] }
    }),
  Word(
    name: "flatMapError", covers: ["flatMapError(_:)"], inputs: 2, demand: .disjoint, isBursty: true, keepsInputs: true,
    apply: { inputs, k, _ in inputs[0].breaking(at: k + 2).flatMapError { _ in inputs[1] } },
    text: { inputs, k in "\(breakingText(inputs[0], k)).flatMapError { _ in \(inputs[1]) }" },
    judge: { inputs, k, time in
      time.fold([inputs[0]], Trace?.none) { (rest: inout Trace?, step, marks) in
        if let rest { return rest[step] }
        var result: [Mark] = []
        for mark in marks[0] {
          if case .next(let element) = mark, element % (k + 2) == 0 {
            rest = inputs[1](step)
            return result + rest![step]
          }
          result.append(mark)
        }
        return result
      }
    }),
  Word(
    name: "retry", covers: ["retry(_:if:)"], inputs: 1, demand: .single, isBursty: true, keepsInputs: true,
    apply: { inputs, k, _ in inputs[0].breaking(at: k + 2).retry(2).suppressError(logging: false) },
    text: { "\(breakingText($0[0], $1)).retry(2).suppressError(logging: false)" },
    judge: { inputs, k, time in
      { start in
        var result = Trace(repeating: [], count: time.count)
        var (attempt, left) = (inputs[0](start), 2)
        var step = start
        steps: while step < time.count {
          for mark in attempt[step] {
            if case .next(let element) = mark, element % (k + 2) == 0 {
              if left == 0 {
                result[step].append(.end)
                break steps
              }
              left -= 1
              attempt = inputs[0](step)
              continue steps
            }
            result[step].append(mark)
            if mark == .end { break steps }
          }
          step += 1
        }
        return result
      }
    }),
]

/// What comes before the failure, then this and the end.
private func recovering(
  _ input: Behaviour?, _ k: Int, _ time: Timeline, _ recover: @escaping (Int) -> [Mark]
) -> Behaviour {
  time.each(input, ()) { _, mark in
    guard case .next(let element) = mark, element % (k + 2) == 0 else { return [mark] }
    return recover(element) + [.end]
  }
}
