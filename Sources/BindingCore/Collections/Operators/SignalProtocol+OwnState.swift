extension SignalProtocol {
  /// Maps each element with a stateful function and drops `nil` results. For operators on collections, whose observers
  /// each have their own state.
  ///
  /// - Parameter makeTransform: Makes a function with fresh state, once for each observer.
  func compactMapWithOwnState<Output>(
    _ makeTransform: @escaping () -> (Element) -> Output?
  ) -> Signal<Output, Failure> {
    Signal(attach: { observer, subscription in
      let transform = makeTransform()
      let next = observer.next
      attach(
        observer.with { element in
          if let output = transform(element) { next(output) }
        }, subscription)
    })
  }
}
