/// What happens at a node.
enum Mark: Equatable, CustomStringConvertible {
  case next(Int)
  case end

  var description: String {
    switch self {
    case .next(let element): "\(element)"
    case .end: "|"
    }
  }
}

/// What a node delivers in each step of a program.
typealias Trace = [[Mark]]

/// What a node delivers to someone who observes it from a step on. A pure function: the judge computes everything from
/// the beginning whenever it is asked.
typealias Behaviour = (_ start: Int) -> Trace

/// The steps of a program: each line is one, and each second that passes.
struct Timeline {
  /// The second in which each step happens.
  var seconds: [Int] = []
  var count: Int { seconds.count }

  /// The step in which the clock reaches a second; `nil` when it does not.
  func step(reaching second: Int) -> Int? { second == 0 ? nil : seconds.firstIndex(of: second) }

  /// A behaviour that goes through the steps with a state.
  func fold<State>(
    _ inputs: [Behaviour], _ initial: State,
    _ next: @escaping (_ state: inout State, _ step: Int, _ marks: [[Mark]]) -> [Mark]
  ) -> Behaviour {
    { [count] start in
      let traces = inputs.map { $0(start) }
      var state = initial
      var result = Trace(repeating: [], count: count)
      for step in start..<count {
        let marks = next(&state, step, traces.map { $0[step] })
        if let end = marks.firstIndex(of: .end) {
          result[step] = Array(marks[...end])
          break
        }
        result[step] = marks
      }
      return result
    }
  }

  /// A behaviour that goes through the marks of one input with a state.
  func each<State>(
    _ input: Behaviour?, _ initial: State, _ next: @escaping (_ state: inout State, _ mark: Mark) -> [Mark]
  ) -> Behaviour {
    fold(input.map { [$0] } ?? [], initial) { state, _, marks in
      var result: [Mark] = []
      for mark in marks[0] {
        result += next(&state, mark)
        if result.contains(.end) { break }
      }
      return result
    }
  }

  /// A behaviour that turns each element into others.
  func elements(_ input: Behaviour?, _ transform: @escaping (Int) -> [Int]) -> Behaviour {
    each(input, ()) { _, mark in
      if case .next(let element) = mark { return transform(element).map(Mark.next) }
      return [mark]
    }
  }
}

extension [Mark] {
  var elements: [Int] {
    compactMap { mark in
      if case .next(let element) = mark { return element }
      return nil
    }
  }

  var hasEnd: Bool { contains(.end) }
}
