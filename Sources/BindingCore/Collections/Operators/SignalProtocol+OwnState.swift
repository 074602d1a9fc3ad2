extension SignalProtocol {
  /// What a function with a memory makes of each element, where it makes anything. For operators on collections, whose
  /// observers each need to remember what they have been given.
  ///
  /// - Parameter makeTransform: makes a function with an empty memory, once for each observer.
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
