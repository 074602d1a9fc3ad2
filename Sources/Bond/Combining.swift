public import BindingCore

extension SignalProtocol {
  /// `append(_:)` in the spelling of Bond 6.
  public func concat<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<Element, Failure> where Other.Element == Element, Other.Failure == Failure {
    append(other)
  }

  /// `share(limit:)` in the spelling of Bond 6.
  public func shareReplay(limit: Int = .max) -> Signal<Element, Failure> { share(limit: limit) }
}

extension SubjectProtocol {
  /// `send(_:)` in the spelling of Bond 6.
  public func next(_ element: Element) { send(element) }

  /// `send(completion: .finished)` in the spelling of Bond 6.
  public func completed() { send(completion: .finished) }

  /// `send(lastElement:)` in the spelling of Bond 6.
  public func completed(with element: Element) { send(lastElement: element) }

  /// `send(completion: .failure(_))` in the spelling of Bond 6.
  public func failed(_ failure: Failure) { send(completion: .failure(failure)) }
}

extension SubjectProtocol where Element == Void {
  /// `send()` in the spelling of Bond 6.
  public func next() { send() }
}
