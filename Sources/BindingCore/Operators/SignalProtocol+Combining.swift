// Inside an extension, methods hide functions of the same name, hence the module name.

extension SignalProtocol {
  /// `combineLatest` of this signal and another.
  @inlinable
  public func combineLatest<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<(Element, Other.Element), Failure> where Other.Failure == Failure {
    BindingCore.combineLatest(self, other)
  }

  /// `combineLatest` of this signal and another with a transformation.
  @inlinable
  public func combineLatest<Other: SignalProtocol, Output>(
    with other: Other, combine: @escaping (Element, Other.Element) -> Output
  ) -> Signal<Output, Failure> where Other.Failure == Failure {
    BindingCore.combineLatest(self, other, combine: combine)
  }

  /// `zip` of this signal and another.
  @inlinable
  public func zip<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<(Element, Other.Element), Failure> where Other.Failure == Failure {
    BindingCore.zip(self, other)
  }

  /// `zip` of this signal and another with a transformation.
  @inlinable
  public func zip<Other: SignalProtocol, Output>(
    with other: Other, combine: @escaping (Element, Other.Element) -> Output
  ) -> Signal<Output, Failure> where Other.Failure == Failure {
    BindingCore.zip(self, other, combine: combine)
  }

  /// `merge` of this signal and another.
  @inlinable
  public func merge<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<Element, Failure> where Other.Element == Element, Other.Failure == Failure {
    BindingCore.merge(self, other)
  }

  /// `amb` of this signal and another.
  public func amb<Other: SignalProtocol>(
    with other: Other
  ) -> Signal<Element, Failure> where Other.Element == Element, Other.Failure == Failure {
    BindingCore.amb(self, other)
  }

  /// Delivers the elements of this signal and, once it has finished, those of `other`.
  ///
  ///     a:    -1--2--|
  ///     b:           --3--4|
  ///     a.append(b)
  ///     out:  -1--2----3--4|
  ///
  /// `other` is not observed before that. A failure of this signal ends the result. Any number of signals, each created
  /// by the previous one, that follow one another immediately uses no stack.
  public func append<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Element, Failure> where Other.Element == Element, Other.Failure == Failure {
    Signal(attach: { observer, subscription in
      attach(
        Observer(
          next: observer.next,
          end: { completion in
            if case .failure = completion {
              observer.end?(completion)
            } else if !subscription.isDisposed {
              Trampoline.run { if !subscription.isDisposed { other.attach(observer, subscription) } }
            }
          },
          node: observer.node),
        subscription)
    })
  }

  /// Delivers the elements of `other` and, once that has finished, those of this signal.
  ///
  ///     a:         --3--4|
  ///     b:    -1--2|
  ///     a.prepend(b)
  ///     out:  -1--2--3--4|
  @inlinable
  public func prepend<Other: SignalProtocol>(
    _ other: Other
  ) -> Signal<Element, Failure> where Other.Element == Element, Other.Failure == Failure {
    other.append(self)
  }
}
