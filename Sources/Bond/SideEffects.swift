public import BindingCore

extension SignalProtocol {
  /// `handleEvents` in the spelling of Bond 6.
  @inlinable
  public func doOn(
    next: ((Element) -> Void)? = nil, start: (() -> Void)? = nil, failed: ((Failure) -> Void)? = nil,
    completed: (() -> Void)? = nil, disposed: (() -> Void)? = nil
  ) -> Signal<Element, Failure> {
    handleEvents(
      receiveSubscription: start, receiveOutput: next,
      receiveCompletion: { completion in
        switch completion {
        case .finished: completed?()
        case .failure(let failure): failed?(failure)
        }
      }, receiveCancel: disposed)
  }
}
