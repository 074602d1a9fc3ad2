extension SignalProtocol where Element: LoadingStateProtocol, Failure == Never {
  /// Distinguishes `.loading` from `.reloading`, which follows an earlier value. `R` is `.reloading` here.
  ///
  ///     L-1-L-2-L-F-L-3-|
  ///     deriveObservedLoadingState()
  ///     L-1-R-2-R-F-L-3-|
  ///
  /// A `.loading` after a `.loading` is not repeated.
  ///
  /// - Parameter loadsAgainOnFailure: Whether loading after a failure is `.loading`, as if there were nothing to show,
  ///   rather than `.reloading`.
  public func deriveObservedLoadingState(
    loadsAgainOnFailure: Bool = true
  ) -> SafeSignal<ObservedLoadingState<LoadingValue, LoadingError>> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let isLoading = Box(false)
      let reloads = Box(false)
      attach(
        observer.with { element in
          let state = element.asLoadingState
          let repeats = isLoading.value && state.isLoading
          isLoading.value = state.isLoading
          switch state {
          case .loading:
            if !repeats { next(reloads.value ? .reloading : .loading) }
          case .loaded(let value):
            reloads.value = true
            next(.loaded(value))
          case .failed(let error):
            reloads.value = !loadsAgainOnFailure
            next(.failed(error))
          }
        }, subscription)
    })
  }

  /// Passes each state to `listener` and delivers the states unchanged.
  ///
  ///     L-1-L-2-F-|
  ///     updateLoadingState(of: page)
  ///     L-1-L-2-F-|
  public func updateLoadingState(
    of listener: any LoadingStateListener
  ) -> LoadingSignal<LoadingValue, LoadingError> {
    deriveObservedLoadingState().updateLoadingState(of: listener).map { $0.asLoadingState }
  }

  /// Passes each state to `listener` and delivers the loaded values: all that remains to be handled when a view shows
  /// the spinner and the error.
  ///
  ///     viewModel.photo.consumeLoadingState(by: page).bind(to: picture.reactive.photo)
  ///
  /// The listener is not retained.
  ///
  ///     L-1-L-2-F-|
  ///     consumeLoadingState(by: page)
  ///     --1---2---|
  public func consumeLoadingState(by listener: any LoadingStateListener) -> SafeSignal<LoadingValue> {
    deriveObservedLoadingState().consumeLoadingState(by: listener)
  }
}

extension SignalProtocol where Element: ObservedLoadingStateProtocol, Failure == Never {
  /// Passes each state to `listener` and delivers the states unchanged.
  public func updateLoadingState(
    of listener: any LoadingStateListener
  ) -> SafeSignal<ObservedLoadingState<LoadingValue, LoadingError>> {
    Signal(attach: { [weak listener] observer, subscription in
      let next = observer.next
      attach(
        observer.with { [weak listener] element in
          let state = element.asObservedLoadingState
          listener?.setLoadingState(state)
          if !subscription.isDisposed { next(state) }
        }, subscription)
    })
  }

  /// Passes each state to `listener` and delivers the loaded values.
  public func consumeLoadingState(by listener: any LoadingStateListener) -> SafeSignal<LoadingValue> {
    updateLoadingState(of: listener).value()
  }
}

/// An object that shows loading progress, such as a page with a spinner and an error message.
@MainActor
public protocol LoadingStateListener: AnyObject {
  /// Shows a state. Signals that call this do not retain the listener.
  func setLoadingState<LoadingValue, LoadingError>(_ state: ObservedLoadingState<LoadingValue, LoadingError>)
}
