public import BindingCore

extension SignalProtocol {
  /// The Bond 6 spelling of `append(_:)`.
  public func concat<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<Element, Failure> where Other.Element == Element, Other.Failure == Failure {
    append(other)
  }

  /// The Bond 6 spelling of `share(limit:)`.
  public func shareReplay(limit: Int = .max) -> Signal<Element, Failure> { share(limit: limit) }
}

extension SubjectProtocol {
  /// The Bond 6 spelling of `send(_:)`.
  public func next(_ element: Element) { send(element) }

  /// The Bond 6 spelling of `send(completion: .finished)`.
  public func completed() { send(completion: .finished) }

  /// The Bond 6 spelling of `send(lastElement:)`.
  public func completed(with element: Element) { send(lastElement: element) }

  /// The Bond 6 spelling of `send(completion: .failure(_))`.
  public func failed(_ failure: Failure) { send(completion: .failure(failure)) }
}

extension SubjectProtocol where Element == Void {
  /// The Bond 6 spelling of `send()`.
  public func next() { send() }
}
