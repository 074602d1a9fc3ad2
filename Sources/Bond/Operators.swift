public import BindingCore

// Operators and observers in the spelling of Bond 6 and ReactiveKit 2.

extension SignalProtocol {
  /// `removeDuplicates(by:)` in the spelling of Bond 6, which asks the opposite question: `areDistinct`.
  @inlinable
  public func distinct(by areDistinct: @escaping (Element, Element) -> Bool) -> Signal<Element, Failure> {
    removeDuplicates { !areDistinct($0, $1) }
  }

  /// `removeDuplicates(by:)` in the spelling of Bond 6, which asks the opposite question: `areDistinct`.
  @inlinable
  public func distinctUntilChanged(
    _ areDistinct: @escaping (Element, Element) -> Bool
  ) -> Signal<Element, Failure> {
    distinct(by: areDistinct)
  }

  /// `output(at:)` in the spelling of Bond 6.
  @inlinable
  public func element(at index: Int) -> Signal<Element, Failure> { output(at: index) }

  /// `dropFirst(_:)` in the spelling of Bond 6.
  @inlinable
  public func skip(first count: Int) -> Signal<Element, Failure> { dropFirst(count) }

  /// `dropLast(_:)` in the spelling of Bond 6.
  @inlinable
  public func skip(last count: Int) -> Signal<Element, Failure> { dropLast(count) }

  /// `prefix(maxLength:)` in the spelling of Bond 6.
  @inlinable
  public func take(first count: Int) -> Signal<Element, Failure> { prefix(maxLength: count) }

  /// `suffix(maxLength:)` in the spelling of Bond 6.
  @inlinable
  public func take(last count: Int) -> Signal<Element, Failure> { suffix(maxLength: count) }

  /// `prefix(while:)` in the spelling of Bond 6.
  @inlinable
  public func take(while shouldContinue: @escaping (Element) -> Bool) -> Signal<Element, Failure> {
    prefix(while: shouldContinue)
  }

  /// `prefix(untilOutputFrom:)` in the spelling of Bond 6.
  @inlinable
  public func take(until other: some SignalProtocol) -> Signal<Element, Failure> { prefix(untilOutputFrom: other) }

  /// `ignoreOutput()` in the spelling of Bond 6.
  @inlinable
  public func ignoreElements() -> Signal<Element, Failure> { ignoreOutput() }

  /// `prepend(_:)` in the spelling of Bond 6.
  @inlinable
  public func start(with element: Element) -> Signal<Element, Failure> { prepend(element) }

  /// `append(_:)` in the spelling of Bond 6.
  @inlinable
  public func concat(with element: Element) -> Signal<Element, Failure> { append(element) }

  /// `replaceEmpty(with:)` in the spelling of Bond 6.
  @inlinable
  public func defaultIfEmpty(_ element: Element) -> Signal<Element, Failure> { replaceEmpty(with: element) }

  /// `replaceElements(with:)` in the spelling of Bond 6.
  @inlinable
  public func replace<Output>(with value: Output) -> Signal<Output, Failure> { replaceElements(with: value) }

  /// `buffer(size:)` in the spelling of Bond 6.
  @inlinable
  public func buffer(ofSize size: Int) -> Signal<[Element], Failure> { buffer(size: size) }

  /// `replaceError(with:)` in the spelling of Bond 6.
  @inlinable
  public func recover(with element: Element) -> SafeSignal<Element> { replaceError(with: element) }

  /// `retry(_:if:)` in the spelling of Bond 6.
  public func retry(times: Int) -> Signal<Element, Failure> { retry(times) }

  /// `ignoreNils()` in the spelling of Bond 6.
  @inlinable
  public func ignoreNil<Wrapped>() -> Signal<Wrapped, Failure> where Element == Wrapped? { ignoreNils() }

  /// `replaceNils(with:)` in the spelling of Bond 6.
  @inlinable
  public func replaceNil<Wrapped>(with replacement: Wrapped) -> Signal<Wrapped, Failure> where Element == Wrapped? {
    replaceNils(with: replacement)
  }
}

extension SignalProtocol where Element: Equatable {
  /// `removeDuplicates()` in the spelling of Bond 6.
  @inlinable
  public func distinct() -> Signal<Element, Failure> { removeDuplicates() }

  /// `removeDuplicates()` in the spelling of Bond 6.
  @inlinable
  public func distinctUntilChanged() -> Signal<Element, Failure> { removeDuplicates() }
}

extension SignalProtocol where Element: Sequence {
  /// `flattenElements()` in the spelling of Bond 6.
  @inlinable
  public func unwrap() -> Signal<Element.Element, Failure> { flattenElements() }
}

extension SignalProtocol where Failure == Never {
  /// The elements of what `materialize()` gives, in the spelling of Bond 6.
  @inlinable
  public func elements<Output, Broken>() -> SafeSignal<Output> where Element == Event<Output, Broken> {
    compactMap(\.element)
  }

  /// The failures of what `materialize()` gives, in the spelling of Bond 6.
  @inlinable
  public func errors<Output, Broken>() -> SafeSignal<Broken> where Element == Event<Output, Broken> {
    compactMap(\.error)
  }
}

nonisolated extension Observer {
  /// `receive(_:)` in the spelling of Bond 6.
  @inlinable
  public func next(_ element: Element) { receive(element) }

  /// `receive(completion: .failure(_))` in the spelling of Bond 6.
  @inlinable
  public func failed(_ failure: Failure) { receive(completion: .failure(failure)) }

  /// `receive(completion: .finished)` in the spelling of Bond 6.
  @inlinable
  public func completed() { receive(completion: .finished) }

  /// `receive(lastElement:)` in the spelling of Bond 6.
  @inlinable
  public func completed(with element: Element) { receive(lastElement: element) }
}
