import BindingCore

extension Play {
  /// Signals that are made from nothing.
  static let creating: [Play] = [
    Play("init-just") { $0.play(SafeSignal(just: 1)) },
    Play("init-performing") { $0.play(SafeSignal(performing: { 1 })) },
    Play("init-result") { $0.play(Signal<Int, Broken>(result: .success(1))) },
    Play("init-evaluating") { $0.play(Signal<Int, Broken>(evaluating: { .success(1) })) },
    Play("init-catching") { $0.play(Signal<Int, Broken>(catching: { () throws(Broken) in 1 })) },
    Play("init-deferring") { $0.play(SafeSignal(deferring: { SafeSignal(just: 1) })) },
    Play("init-sequence") { $0.play(SafeSignal(sequence: 1...3)) },
    Play("completed") { $0.play(SafeSignal<Int>.completed()) },
    Play("failed") { $0.play(Signal<Int, Broken>.failed(.broken)) },
    Play("never") { $0.play(SafeSignal<Int>.never()) },
    Play("init-just-after") { $0.play(SafeSignal(just: 1, after: .seconds(3), scheduler: $0.scheduler)) },
    Play("init-sequence-interval") {
      $0.play(SafeSignal(sequence: 1...3, interval: .seconds(2), scheduler: $0.scheduler))
    },
    Play("interval") { $0.play(SafeSignal<Int>.interval(.seconds(2), scheduler: $0.scheduler)) },
    Play("heartbeat-interval") {
      let beats = SafeSignal<Void>.heartbeat(interval: .seconds(3), scheduler: $0.scheduler)
      return $0.play(beats.replaceElements(with: "x"))
    },
  ]
}
