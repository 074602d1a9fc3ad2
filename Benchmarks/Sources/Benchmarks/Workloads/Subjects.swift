import BindingCore
import OpenCombine

// A: a subject and its observers.

extension Row {
  static let subjects = [
    Row(
      id: "A1", title: "subject to 1 observer",
      target: Target(limit: 2.5, openCombine: 20, allocations: 0, instructions: 70),
      peers: [.ours(Subjects.toOne), .openCombine(OpenCombineSubjects.toOne), .limit(DirectCalls.toOne)]),
    Row(
      id: "A100", title: "subject to 100 observers", observers: 100,
      target: Target(limit: 1.9, openCombine: 25, allocations: 0, instructions: 48),
      peers: [.ours(Subjects.toMany), .openCombine(OpenCombineSubjects.toMany), .limit(DirectCalls.toMany)]),
  ]
}

private enum Subjects {
  static func toOne() -> (Int) -> Int { run(observers: 1) }
  static func toMany() -> (Int) -> Int { run(observers: 100) }

  private static func run(observers: Int) -> (Int) -> Int {
    let sink = Sink()
    let elements = opaqueElements()
    let subject = opaque(BindingCore.PassthroughSubject<Int, Never>())
    for _ in 0..<observers { subject.observeNext { sink.take($0) } }
    return { count in
      for turn in 0..<count { subject.send(elements[turn & 1023]) }
      return sink.empty()
    }
  }
}

private nonisolated enum OpenCombineSubjects {
  static func toOne() -> (Int) -> Int { run(observers: 1) }
  static func toMany() -> (Int) -> Int { run(observers: 100) }

  private static func run(observers: Int) -> (Int) -> Int {
    let sink = Sink()
    let elements = opaqueElements()
    let subject = opaque(OpenCombine.PassthroughSubject<Int, Never>())
    let cancellables = (0..<observers).map { _ in subject.sink { sink.take($0) } }
    return { count in
      for turn in 0..<count { subject.send(elements[turn & 1023]) }
      return withExtendedLifetime(cancellables) { sink.empty() }
    }
  }
}

private nonisolated enum DirectCalls {
  static func toOne() -> (Int) -> Int {
    let sink = Sink()
    let elements = opaqueElements()
    let observer: (Int) -> Void = opaqueObserver { sink.take($0) }
    return { count in
      for turn in 0..<count { observer(elements[turn & 1023]) }
      return sink.empty()
    }
  }

  /// Objects that hold a closure each, called without retaining them.
  static func toMany() -> (Int) -> Int {
    let sink = Sink()
    let elements = opaqueElements()
    let observers = (0..<100).map { _ in opaque(DirectObserver { sink.take($0) }) }
    let unretained = UnsafeMutableBufferPointer<Unmanaged<DirectObserver>>.allocate(capacity: observers.count)
    _ = unretained.initialize(from: observers.map { .passRetained($0) })
    return { count in
      for turn in 0..<count {
        let element = elements[turn & 1023]
        for observer in unretained { observer._withUnsafeGuaranteedRef { $0.next(element) } }
      }
      return sink.empty()
    }
  }
}

private nonisolated final class DirectObserver {
  let next: (Int) -> Void
  init(_ next: @escaping (Int) -> Void) { self.next = next }
}
