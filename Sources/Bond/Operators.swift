public import BindingCore

// Operators and observers in the spelling of Bond 6 and ReactiveKit 2.

extension SignalProtocol {
  /// The Bond 6 spelling of `removeDuplicates(by:)`, with the inverse predicate `areDistinct`.
  @inlinable
  public func distinct(by areDistinct: @escaping (Element, Element) -> Bool) -> Signal<Element, Failure> {
    removeDuplicates { !areDistinct($0, $1) }
  }

  /// The Bond 6 spelling of `removeDuplicates(by:)`, with the inverse predicate `areDistinct`.
  @inlinable
  public func distinctUntilChanged(
    _ areDistinct: @escaping (Element, Element) -> Bool
  ) -> Signal<Element, Failure> {
    distinct(by: areDistinct)
  }

  /// The Bond 6 spelling of `output(at:)`.
  @inlinable
  public func element(at index: Int) -> Signal<Element, Failure> { output(at: index) }

  /// The Bond 6 spelling of `dropFirst(_:)`.
  @inlinable
  public func skip(first count: Int) -> Signal<Element, Failure> { dropFirst(count) }

  /// The Bond 6 spelling of `dropLast(_:)`.
  @inlinable
  public func skip(last count: Int) -> Signal<Element, Failure> { dropLast(count) }

  /// The Bond 6 spelling of `prefix(maxLength:)`.
  @inlinable
  public func take(first count: Int) -> Signal<Element, Failure> { prefix(maxLength: count) }

  /// The Bond 6 spelling of `suffix(maxLength:)`.
  @inlinable
  public func take(last count: Int) -> Signal<Element, Failure> { suffix(maxLength: count) }

  /// The Bond 6 spelling of `prefix(while:)`.
  @inlinable
  public func take(while shouldContinue: @escaping (Element) -> Bool) -> Signal<Element, Failure> {
    prefix(while: shouldContinue)
  }

  /// The Bond 6 spelling of `prefix(untilOutputFrom:)`.
  @inlinable
  public func take(until other: some SignalProtocol) -> Signal<Element, Failure> { prefix(untilOutputFrom: other) }

  /// The Bond 6 spelling of `ignoreOutput()`.
  @inlinable
  public func ignoreElements() -> Signal<Element, Failure> { ignoreOutput() }

  /// The Bond 6 spelling of `prepend(_:)`.
  @inlinable
  public func start(with element: Element) -> Signal<Element, Failure> { prepend(element) }

  /// The Bond 6 spelling of `append(_:)`.
  @inlinable
  public func concat(with element: Element) -> Signal<Element, Failure> { append(element) }

  /// The Bond 6 spelling of `replaceEmpty(with:)`.
  @inlinable
  public func defaultIfEmpty(_ element: Element) -> Signal<Element, Failure> { replaceEmpty(with: element) }

  /// The Bond 6 spelling of `replaceElements(with:)`.
  @inlinable
  public func replace<Output>(with value: Output) -> Signal<Output, Failure> { replaceElements(with: value) }

  /// The Bond 6 spelling of `buffer(size:)`.
  @inlinable
  public func buffer(ofSize size: Int) -> Signal<[Element], Failure> { buffer(size: size) }

  /// The Bond 6 spelling of `replaceError(with:)`.
  @inlinable
  public func recover(with element: Element) -> SafeSignal<Element> { replaceError(with: element) }

  /// The Bond 6 spelling of `retry(_:if:)`.
  public func retry(times: Int) -> Signal<Element, Failure> { retry(times) }

  /// The Bond 6 spelling of `ignoreNils()`.
  @inlinable
  public func ignoreNil<Wrapped>() -> Signal<Wrapped, Failure> where Element == Wrapped? { ignoreNils() }

  /// The Bond 6 spelling of `replaceNils(with:)`.
  @inlinable
  public func replaceNil<Wrapped>(with replacement: Wrapped) -> Signal<Wrapped, Failure> where Element == Wrapped? {
    replaceNils(with: replacement)
  }
}

extension SignalProtocol where Element: Equatable {
  /// The Bond 6 spelling of `removeDuplicates()`.
  @inlinable
  public func distinct() -> Signal<Element, Failure> { removeDuplicates() }

  /// The Bond 6 spelling of `removeDuplicates()`.
  @inlinable
  public func distinctUntilChanged() -> Signal<Element, Failure> { removeDuplicates() }
}

extension SignalProtocol where Element: Sequence {
  /// The Bond 6 spelling of `flattenElements()`.
  @inlinable
  public func unwrap() -> Signal<Element.Element, Failure> { flattenElements() }
}

extension SignalProtocol where Failure == Never {
  /// The elements of a materialized signal, in the spelling of Bond 6.
  @inlinable
  public func elements<Output, Broken>() -> SafeSignal<Output> where Element == Event<Output, Broken> {
    compactMap(\.element)
  }

  /// The failures of a materialized signal, in the spelling of Bond 6.
  @inlinable
  public func errors<Output, Broken>() -> SafeSignal<Broken> where Element == Event<Output, Broken> {
    compactMap(\.error)
  }
}

nonisolated extension Observer {
  /// The Bond 6 spelling of `receive(_:)`.
  @inlinable
  public func next(_ element: Element) { receive(element) }

  /// The Bond 6 spelling of `receive(completion: .failure(_))`.
  @inlinable
  public func failed(_ failure: Failure) { receive(completion: .failure(failure)) }

  /// The Bond 6 spelling of `receive(completion: .finished)`.
  @inlinable
  public func completed() { receive(completion: .finished) }

  /// The Bond 6 spelling of `receive(lastElement:)`.
  @inlinable
  public func completed(with element: Element) { receive(lastElement: element) }
}
