import BindingCore
@preconcurrency import OpenCombine

/// What the signals of both libraries fail with.
nonisolated struct Broken: Error, Equatable {
  var code = 0
}

/// A signal of ours.
typealias Ours = BindingCore.Signal<Int, Broken>
/// Its counterpart in OpenCombine.
typealias Theirs = OpenCombine.AnyPublisher<Int, Broken>

/// The same source in both libraries. What is done to one is done to the other.
final class Twins {
  let name: String
  let ours: Ours
  let theirs: Theirs
  let sendToOurs: (Event<Int, Broken>) -> Void
  let sendToTheirs: (Event<Int, Broken>) -> Void

  private init(
    _ name: String, _ ours: Ours, _ theirs: Theirs, sendToOurs: @escaping (Event<Int, Broken>) -> Void = { _ in },
    sendToTheirs: @escaping (Event<Int, Broken>) -> Void = { _ in }
  ) {
    self.name = name
    self.ours = ours
    self.theirs = theirs
    self.sendToOurs = sendToOurs
    self.sendToTheirs = sendToTheirs
  }

  func send(_ event: Event<Int, Broken>) {
    sendToOurs(event)
    sendToTheirs(event)
  }

  /// Two `PassthroughSubject`s.
  static func subjects(_ name: String) -> Twins {
    let subject = BindingCore.PassthroughSubject<Int, Broken>()
    let twin = OpenCombine.PassthroughSubject<Int, Broken>()
    return Twins(
      name, subject.toSignal(), twin.eraseToAnyPublisher(),
      sendToOurs: { event in
        switch event {
        case .next(let element): subject.send(element)
        case .failed(let failure): subject.send(completion: .failure(failure))
        case .completed: subject.send(completion: .finished)
        }
      },
      sendToTheirs: { event in
        switch event {
        case .next(let element): twin.send(element)
        case .failed(let failure): twin.send(completion: .failure(failure))
        case .completed: twin.send(completion: .finished)
        }
      })
  }

  /// A `Property` and a `CurrentValueSubject`. They take elements only: a property ends when it goes away.
  static func values(_ name: String, _ value: Int) -> Twins {
    let property = Property(value)
    let twin = CurrentValueSubject<Int, Broken>(value)
    return Twins(
      "\(name) of \(value)", property.castError(), twin.eraseToAnyPublisher(),
      sendToOurs: { if case .next(let element) = $0 { property.value = element } },
      sendToTheirs: { if case .next(let element) = $0 { twin.send(element) } })
  }

  /// Two sources that deliver everything as soon as they are observed.
  static func sequences(_ elements: [Int], failing: Bool = false) -> Twins {
    let sequence = elements.publisher.setFailureType(to: Broken.self)
    return failing
      ? Twins(
        "\(elements)#", Ours(sequence: elements).append(Ours.failed(Broken(code: 7))),
        sequence.append(Fail(error: Broken(code: 7))).eraseToAnyPublisher())
      : Twins("\(elements)|", Ours(sequence: elements), sequence.eraseToAnyPublisher())
  }
}
