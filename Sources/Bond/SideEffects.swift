public import BindingCore

extension SignalProtocol {
  /// The Bond 6 spelling of `handleEvents`.
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
