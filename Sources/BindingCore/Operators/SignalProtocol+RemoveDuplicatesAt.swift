extension SignalProtocol {
  /// Delivers an element unless its value at `keyPath` equals that of the last one delivered.
  ///
  ///     --1--1--2--1--|
  ///     removeDuplicates(at: \.self)
  ///     --1-----2--1--|
  @inlinable
  public func removeDuplicates<Value: Equatable>(at keyPath: KeyPath<Element, Value>) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let last = Box<Value?>(nil)
      attach(
        observer.with { element in
          let value = element[keyPath: keyPath]
          if last.value == value { return }
          last.value = value
          next(element)
        }, subscription)
    })
  }
}
