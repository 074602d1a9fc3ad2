import BindingCore

extension Play {
  /// Operators with several sources.
  static let combining: [Play] = [
    Play("combineLatest") { $0.play(combineLatest($0.numbers("a"), $0.numbers("b")) { $0 + $1 }) },
    Play("combineLatest-2") { $0.play(combineLatest([$0.numbers("a"), $0.numbers("b")]).map { $0.reduce(0, +) }) },
    Play("zip") { $0.play(zip($0.numbers("a"), $0.numbers("b")) { $0 + $1 }) },
    Play("merge") { $0.play(merge($0.numbers("a"), $0.numbers("b"))) },
    Play("amb") { $0.play(amb($0.numbers("a"), $0.numbers("b"))) },
    Play("with-latestFrom") { $0.play($0.numbers("a").with(latestFrom: $0.numbers("b")) { $0 + $1 }) },
    Play("replayLatest-when") { $0.play($0.numbers("a").replayLatest(when: $0.safe("b"))) },
    Play("repeat-when") { stage in
      let refresh = stage.hot("refresh")
      return stage.play(stage.numbers("source").repeat { _ in refresh })
    },
  ]

  /// Operators that make a signal of each element.
  static let flattening: [Play] = [
    Play("flatMapLatest") { stage in stage.play(stage.letters("source").flatMapLatest { stage.letters($0) }) },
    Play("flatMapMerge") { stage in stage.play(stage.letters("source").flatMapMerge { stage.letters($0) }) },
    Play("flatMapMerge-maxConcurrent") { stage in
      stage.play(stage.letters("source").flatMapMerge(maxConcurrent: 2) { stage.letters($0) })
    },
    Play("flatMapConcat") { stage in stage.play(stage.letters("source").flatMapConcat { stage.letters($0) }) },
    Play("flatMapFirst") { stage in stage.play(stage.letters("source").flatMapFirst { stage.letters($0) }) },
  ]
}
