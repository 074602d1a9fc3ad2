import BindingCore

extension Play {
  /// Operators that leave elements out.
  static let filtering: [Play] = [
    Play("filter") { $0.play($0.numbers().filter { $0 != 2 }) },
    Play("removeDuplicates-by") { $0.play($0.numbers().removeDuplicates(by: { $1 - $0 < 2 })) },
    Play("removeDuplicates") { $0.play($0.numbers().removeDuplicates()) },
    Play("removeDuplicates-at") { $0.play($0.numbers().removeDuplicates(at: \.self)) },
    Play("flatMapFilter") { $0.play($0.numbers().flatMapFilter { SafeSignal(just: $0 != 2) }) },
    Play("ignoreOutput") { $0.play($0.numbers().ignoreOutput()) },
    Play("ignoreTerminal") { $0.play($0.numbers().ignoreTerminal()) },
    Play("pausable-by") { $0.play($0.numbers("a").pausable(by: $0.letters("b").map { $0 == "t" })) },
    Play("prefix-maxLength") { $0.play($0.numbers().prefix(maxLength: 2)) },
    Play("prefix-while") { $0.play($0.numbers().prefix(while: { $0 < 3 })) },
    Play("prefix-while-2") { $0.play($0.numbers().prefix(while: { $0 < 3 }, inclusive: true)) },
    Play("prefix-untilOutputFrom") { $0.play($0.numbers("a").prefix(untilOutputFrom: $0.letters("b"))) },
    Play("first") { $0.play($0.numbers().first()) },
    Play("first-where") { $0.play($0.numbers().first(where: { $0 > 1 })) },
    Play("output-at") { $0.play($0.numbers().output(at: 1)) },
    Play("dropFirst") { $0.play($0.numbers().dropFirst(1)) },
    Play("drop-while") { $0.play($0.numbers().drop(while: { $0 < 3 })) },
    Play("drop-untilOutputFrom") { $0.play($0.numbers("a").drop(untilOutputFrom: $0.letters("b"))) },
    Play("dropLast") { $0.play($0.numbers().dropLast(1)) },
    Play("suffix-maxLength") { $0.play($0.numbers().suffix(maxLength: 2)) },
    Play("last") { $0.play($0.numbers().last()) },
  ]

  /// Operators that make one element of several.
  static let accumulating: [Play] = [
    Play("scan") { $0.play($0.numbers().scan(0, +)) },
    Play("scan-into") { $0.play($0.numbers().scan(into: 0) { $0 += $1 }) },
    Play("groupBy") {
      $0.play($0.numbers().groupBy { $0 % 2 }.flatMapMerge { $0.scan(0, +).dropFirst(1) })
    },
    Play("reduce") { $0.play($0.numbers().reduce(0, +)) },
    Play("collect") { $0.play($0.numbers().collect().map(\.count)) },
    Play("buffer-size") { $0.play($0.numbers().buffer(size: 2).map { $0[0] + $0[1] }) },
    Play("window-ofSize") { $0.play($0.numbers().window(ofSize: 2).flatMapLatest { $0.reduce(0, +) }) },
    Play("zipPrevious") { $0.play($0.numbers().zipPrevious().map { $1 - ($0 ?? 0) }) },
    Play("pairwise") { $0.play($0.numbers().pairwise().map { $1 - $0 }) },
  ]
}
