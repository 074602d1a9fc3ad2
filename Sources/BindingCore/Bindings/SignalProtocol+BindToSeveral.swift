extension SignalProtocol where Failure == Never {
  /// Binds the signal to several targets, which receive each element in argument order.
  ///
  ///     status.bind(to: label.reactive.text, log, viewModel.status)
  ///
  /// The signal is observed once for all of them. A target that is deallocated is removed; the binding ends with its
  /// source or its last target.
  @discardableResult
  public func bind(
    to first: any BindableProtocol<Element>, _ second: any BindableProtocol<Element>,
    _ others: any BindableProtocol<Element>...
  ) -> Subscription {
    bind(toAll: [first, second] + others)
  }

  package func bind(toAll targets: [any BindableProtocol<Element>]) -> Subscription {
    let subscription = Subscription()
    // Retained only by the observer: the targets retain the bindings, and the bindings retain what cancels the
    // producer.
    let hub = BindingHub<Element, Never>()
    let left = Box(targets.count)
    for target in targets {
      let binding = target.bind(signal: Signal(attach: { hub.attach($0, $1) }))
      subscription.add(binding)
      binding.add(
        BlockDisposable {
          left.value -= 1
          if left.value == 0 { subscription.dispose() }
        })
    }
    if subscription.isDisposed { return subscription }
    attach(
      Observer(
        next: { hub.send($0) },
        end: { hub.end($0) },
        node: .passUnretained(hub)),
      subscription)
    return subscription
  }
}

/// Distributes the elements of one source to several targets. A source that drops its observer without an event does
/// not end the targets.
private nonisolated final class BindingHub<Element, Failure: Error>: Core<Element, Failure> {
  deinit { close() }
}
