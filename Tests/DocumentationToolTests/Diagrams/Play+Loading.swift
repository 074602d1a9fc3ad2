import BindingCore
import BindingTesting

private typealias State = LoadingState<String, Broken>

extension Play {
  /// Loading signals: `L` is `.loading`, `F` is `.failed`, `R` is `.reloading`.
  static let loading: [Play] = [
    Play("toLoadingSignal") { $0.playStates($0.letters().toLoadingSignal()) },
    Play("value") { $0.play($0.states().value()) },
    Play("mapValue") { $0.playStates($0.states().mapValue { (Int($0) ?? 0) * 2 }) },
    Play("mapLoadingError") { stage in
      stage.play(stage.states().mapLoadingError { _ in InWords() }) { state in
        state.error == nil ? text(of: state) : "W"
      }
    },
    Play("dematerializeLoadingState") { $0.play($0.states().dematerializeLoadingState()) },
    Play("liftValue") { stage in
      stage.playStates(
        stage.states().liftValue { (values: Signal<String, Broken>) -> Signal<String, Broken> in values.dropFirst(1) })
    },
    Play("liftValue-2") { stage in
      stage.playStates(
        stage.states().liftValue { (values: Signal<String, Broken>) -> LoadingSignal<String, Broken> in
          values.flatMapLatest { stage.fetch($0).castError() }.suppressError(logging: false)
        })
    },
    Play("flatMapValue") { stage in stage.playStates(stage.states().flatMapValue { stage.fetch($0) }) },
    Play("deriveObservedLoadingState") { $0.playStates($0.states().deriveObservedLoadingState()) },
    Play("updateLoadingState-of") { stage in
      let page = Page()
      return withExtendedLifetime(page) { stage.playStates(stage.states().updateLoadingState(of: page)) }
    },
    Play("consumeLoadingState-by") { stage in
      let page = Page()
      return withExtendedLifetime(page) { stage.play(stage.states().consumeLoadingState(by: page)) }
    },
    Play("reloading") { stage in
      let load: ScriptedSignal<String, Broken> = stage.scheduler.coldSignal("---v|", failure: .broken)
      let property = LoadingProperty { load.toLoadingSignal() }
      return stage.play(stage.letters().reloading(property))
    },
    Play("reloading-2") { stage in
      let load: ScriptedSignal<String, Broken> = stage.scheduler.coldSignal("---v|", failure: .broken)
      let property = LoadingProperty { load.toLoadingSignal() }
      return stage.playStates(stage.states().reloading(property))
    },
  ]
}

extension Stage {
  /// The row as a loading signal.
  fileprivate func states() -> LoadingSignal<String, Broken> {
    safe().map { name in
      switch name {
      case "L": .loading
      case "F": .failed(.broken)
      default: .loaded(name)
      }
    }
  }

  /// Loads an `a` for `1` and a `b` for `2`, in three frames.
  fileprivate func fetch(_ value: String) -> LoadingSignal<String, Broken> {
    let result: ScriptedSignal<String, Broken> =
      scheduler.coldSignal("---v|", failure: .broken) { _ in value == "1" ? "a" : "b" }
    return result.toLoadingSignal()
  }

  fileprivate func playStates<Element: LoadingStateProtocol>(
    _ signal: some SignalProtocol<Element, Never>
  ) -> Marbles {
    play(signal, naming: text(of:))
  }
}

/// How a state is drawn.
private nonisolated func text(of state: some LoadingStateProtocol) -> String {
  if (state as? any ObservedLoadingStateProtocol)?.isReloading == true { return "R" }
  return switch state.asLoadingState {
  case .loading: "L"
  case .loaded(let value): "\(value)"
  case .failed: "F"
  }
}

/// A failure as a page shows it.
private struct InWords: Error {}

private final class Page: LoadingStateListener {
  func setLoadingState<LoadingValue, LoadingError>(_ state: ObservedLoadingState<LoadingValue, LoadingError>) {}
}
