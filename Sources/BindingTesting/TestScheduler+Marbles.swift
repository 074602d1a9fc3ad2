import BindingCore

extension TestScheduler {
  /// Creates a signal that delivers the events of `diagram` to each observer separately, starting at the subscription.
  ///
  ///     scheduler.coldSignal("1-2-3|") { Int($0)! }
  ///
  /// - Parameters:
  ///   - failure: The failure for a `#` in the diagram. Required only if there is one.
  ///   - element: A closure that creates an element from its name. By default the names are the elements.
  public func coldSignal<Element, Failure: Error>(
    _ diagram: Marbles, failure: Failure? = nil,
    element: @escaping (String) -> Element = { (name: String) -> String in name }
  ) -> ScriptedSignal<Element, Failure> {
    let script = diagram.script(from: 0, failure: failure, element: element)
    return ScriptedSignal(FrameClock(self)) { [self] observer, subscription in
      for step in script {
        let action = schedule(after: frame * step.frame) {
          if !subscription.isDisposed { step.deliver(to: observer) }
        }
        subscription.add(action)
      }
    }
  }

  /// Creates a cold signal with the elements in a table.
  public func coldSignal<Element, Failure: Error>(
    _ diagram: Marbles, values: [String: Element], failure: Failure? = nil
  ) -> ScriptedSignal<Element, Failure> {
    coldSignal(diagram, failure: failure, element: { values.element($0) })
  }

  /// Creates a signal that delivers the events of `diagram` from now on, whether it is observed or not.
  ///
  /// A `^` in the diagram marks the current time: events before it have already happened.
  ///
  /// - Parameters:
  ///   - failure: The failure for a `#` in the diagram. Required only if there is one.
  ///   - element: A closure that creates an element from its name. By default the names are the elements.
  public func hotSignal<Element, Failure: Error>(
    _ diagram: Marbles, failure: Failure? = nil,
    element: @escaping (String) -> Element = { (name: String) -> String in name }
  ) -> ScriptedSignal<Element, Failure> {
    let script = diagram.script(from: diagram.subscriptionFrame, failure: failure, element: element)
    let subject = PassthroughSubject<Element, Failure>()
    for step in script {
      schedule(after: frame * step.frame) {
        switch step.event {
        case .next(let element): subject.send(element)
        case .failed(let failure): subject.send(completion: .failure(failure))
        case .completed: subject.send(completion: .finished)
        }
      }
    }
    return ScriptedSignal(FrameClock(self)) { observer, subscription in subject.attach(observer, subscription) }
  }

  /// Creates a hot signal with the elements in a table.
  public func hotSignal<Element, Failure: Error>(
    _ diagram: Marbles, values: [String: Element], failure: Failure? = nil
  ) -> ScriptedSignal<Element, Failure> {
    hotSignal(diagram, failure: failure, element: { values.element($0) })
  }
}

// Without a failure, and if no type says otherwise, a scripted signal cannot fail. These are overloads instead of a
// default of `Never` because the compiler crashes if a default argument implies another type than the context requires.
extension TestScheduler {
  /// Creates a cold signal that cannot fail.
  public func coldSignal<Element>(
    _ diagram: Marbles, element: @escaping (String) -> Element = { (name: String) -> String in name }
  ) -> ScriptedSignal<Element, Never> {
    coldSignal(diagram, failure: Never?.none, element: element)
  }

  /// Creates a cold signal that cannot fail, with the elements in a table.
  public func coldSignal<Element>(_ diagram: Marbles, values: [String: Element]) -> ScriptedSignal<Element, Never> {
    coldSignal(diagram, values: values, failure: Never?.none)
  }

  /// Creates a hot signal that cannot fail.
  public func hotSignal<Element>(
    _ diagram: Marbles, element: @escaping (String) -> Element = { (name: String) -> String in name }
  ) -> ScriptedSignal<Element, Never> {
    hotSignal(diagram, failure: Never?.none, element: element)
  }

  /// Creates a hot signal that cannot fail, with the elements in a table.
  public func hotSignal<Element>(_ diagram: Marbles, values: [String: Element]) -> ScriptedSignal<Element, Never> {
    hotSignal(diagram, values: values, failure: Never?.none)
  }
}

/// One step of a scripted signal.
private struct Step<Element, Failure: Error> {
  let frame: Double
  let event: Event<Element, Failure>

  func deliver(to observer: Observer<Element, Failure>) {
    switch event {
    case .next(let element): observer.receive(element)
    case .failed(let failure): observer.receive(completion: .failure(failure))
    case .completed: observer.receive(completion: .finished)
    }
  }
}

extension Marbles {
  /// The events of a signal from `start` on.
  fileprivate func script<Element, Failure>(
    from start: Double, failure: Failure?, element: (String) -> Element
  ) -> [Step<Element, Failure>] {
    marbles.compactMap { marble in
      guard marble.frame >= start else { return nil }
      let event: BindingCore.Event<Element, Failure>
      switch marble.event {
      case .element(let name): event = .next(element(name))
      case .finished: event = .completed
      case .failed:
        guard let failure else { preconditionFailure("The diagram \(self) fails, but with what?") }
        event = .failed(failure)
      case .subscribed, .disposed: return nil
      }
      return Step(frame: marble.frame - start, event: event)
    }
  }
}

extension Dictionary where Key == String {
  /// Returns the element with this name. It is an error in the test if there is none.
  fileprivate func element(_ name: String) -> Value {
    guard let value = self[name] else { preconditionFailure("The diagram has an element \(name) without a value") }
    return value
  }
}
