import BindingCore
import BindingTesting

typealias TextState = LoadingState<String, Failure>

extension TestScheduler {
  /// A loading signal drawn with `L` for `.loading`, `F` for `.failed` and anything else for a loaded value.
  func loadingSignal(_ diagram: Marbles) -> ScriptedSignal<TextState, Never> {
    coldSignal(diagram) { name in
      switch name {
      case "L": .loading
      case "F": .failed(.broken)
      default: .loaded(name)
      }
    }
  }

  /// What a loading signal delivers, drawn in the same way, with `R` for `.reloading`.
  func states<State: LoadingStateProtocol>(of signal: some SignalProtocol<State, Never>) -> Marbles {
    marbles(of: signal, naming: { name(of: $0) })
  }
}

/// How a state is drawn.
func name(of state: some LoadingStateProtocol) -> String {
  if (state as? any ObservedLoadingStateProtocol)?.isReloading == true { return "R" }
  return switch state.asLoadingState {
  case .loading: "L"
  case .loaded(let value): "\(value)"
  case .failed: "F"
  }
}

/// Shows states by writing them down.
final class LoadingPage: LoadingStateListener {
  private(set) var shown: [String] = []

  func setLoadingState<LoadingValue, LoadingError>(_ state: ObservedLoadingState<LoadingValue, LoadingError>) {
    shown.append(name(of: state))
  }
}
