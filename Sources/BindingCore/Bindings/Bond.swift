/// The receiving end of a binding: updates a target for as long as the target lives, without retaining it.
public struct Bond<Element>: BindableProtocol {
  private weak var target: (any Deallocatable)?
  private let set: (any Deallocatable, Element) -> Void

  /// Creates a bond that calls `setter` with the target and each element.
  public init<Target: Deallocatable>(target: Target, setter: @escaping (Target, Element) -> Void) {
    self.target = target
    set = { target, element in setter(unsafeDowncast(target, to: Target.self), element) }
  }

  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> Subscription { signal.bind(toLiving: target, set) }
}

extension Signal where Failure == Never {
  /// Calls `set` with each element until the signal ends or `target` is deallocated. `set` must retain `node`.
  func bind(
    toLiving target: (any Deallocatable)?, node: Unmanaged<Node>? = nil,
    _ set: @escaping (any Deallocatable, Element) -> Void
  ) -> Subscription {
    let subscription = Subscription()
    guard let target else {
      subscription.dispose()
      return subscription
    }
    subscription.disposeWith(target)
    if subscription.isDisposed { return subscription }
    attach(
      Observer(
        next: { [weak target] element in
          if subscription.isLive, let target { set(target, element) }
        },
        end: { _ in subscription.dispose() },
        node: node),
      subscription)
    return subscription
  }
}

extension Subscription {
  /// Disposes the subscription when `target` is deallocated. Until then the target retains it, because a producer need
  /// not.
  @MainActor
  func disposeWith(_ target: any Deallocatable) {
    let life = target.deallocated.observeNext { self.dispose() }
    add(life)
  }
}
