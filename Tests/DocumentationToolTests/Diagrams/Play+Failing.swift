import BindingCore

extension Play {
  /// Operators about failures and results.
  static let failing: [Play] = [
    Play("mapError") { $0.play($0.numbers().mapError { _ in OtherFailure() }) },
    Play("replaceError-with") { $0.play($0.numbers().replaceError(with: 0)) },
    Play("suppressError-logging") { $0.play($0.numbers().suppressError(logging: false)) },
    Play("suppressAndFeedError-into") { stage in
      let failures = PassthroughSubject<Broken, Never>()
      return stage.play(stage.numbers().suppressAndFeedError(into: failures, logging: false))
    },
    Play("toErrorSignal") { $0.play($0.numbers().toErrorSignal().map { _ in "x" }) },
    Play("castError") { stage in
      let numbers: Signal<String, Broken> = stage.safe().castError()
      return stage.play(numbers)
    },
    Play("flatMapError") { stage in
      stage.play(stage.numbers("source").flatMapError { _ in stage.numbers("r") })
    },
    Play("init-trying") { $0.play(Signal(trying: [$0.numbers("a"), $0.numbers("b")])) },
    Play("retry") { $0.play($0.numbers().retry(1)) },
    Play("retry-when") { $0.play($0.numbers("a").retry(when: $0.hot("b"))) },
    Play("mapToResult") { $0.play($0.numbers().mapToResult().map { (try? $0.get()) ?? 0 }) },
    Play("mapValue-2") { $0.play($0.numbers().mapToResult().mapValue { $0 * 2 }.map { (try? $0.get()) ?? 0 }) },
    Play("tryMap") { stage in
      let doubled: Signal<Int, Broken> = stage.numbers().tryMap { n throws(Broken) in
        if n == 2 { throw .broken } else { n * 2 }
      }
      return stage.play(doubled)
    },
    Play("getValues") { stage in
      let results: Signal<Result<String, Broken>, Broken> = stage.letters().map {
        $0 == "x" ? .failure(.broken) : .success($0)
      }
      let values: Signal<String, Broken> = results.getValues()
      return stage.play(values)
    },
  ]
}

/// Another failure than that of the source.
private struct OtherFailure: Error {}
