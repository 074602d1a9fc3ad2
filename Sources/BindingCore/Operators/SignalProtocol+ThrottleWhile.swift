extension SignalProtocol {
  /// Holds back the newest element while `condition` is true, and delivers it when that becomes false.
  ///
  ///     a:    --1--2-3--4--5-|
  ///     b:    ---t-----f--t----
  ///     a.throttle(while: b)
  ///     out:  --1------34----(5|)
  ///
  /// `condition` is taken to be false before its first element and after its end, and is observed first, which matters
  /// if both have the same source. A list can thus wait for a dialog to close. When the source finishes, a waiting
  /// element is delivered before the end; when it fails or is deallocated, the element is dropped.
  @inlinable
  public func throttle<Condition: SignalProtocol<Bool, Never>>(while condition: Condition) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let gate = Gate(subscription)
      let next = observer.next
      let isHolding = Box(false)
      let waiting = Box<Element?>(nil)
      let release = {
        guard let element = waiting.value else { return }
        waiting.value = nil
        pass(gate, element, next)
      }
      let control = Subscription()
      subscription.add(control)
      condition.attach(
        Observer(
          next: { isTrue in
            isHolding.value = isTrue
            if !isTrue { release() }
          },
          end: { _ in
            isHolding.value = false
            release()
          },
          node: observer.node),
        control)
      if subscription.isDisposed { return }
      attach(
        Observer(
          next: { if isHolding.value { waiting.value = $0 } else { pass(gate, $0, next) } },
          end: { completion in
            control.dispose()
            if case .finished = completion, !Release.isUnderway { release() }
            passEnd(gate, completion, observer)
          },
          node: observer.node),
        subscription)
    })
  }
}
