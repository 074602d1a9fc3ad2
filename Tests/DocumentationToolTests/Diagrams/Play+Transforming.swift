import BindingCore

extension Play {
  /// Operators that make something of each element.
  static let transforming: [Play] = [
    Play("map") { $0.play($0.numbers().map { $0 * 2 }) },
    Play("compactMap") { $0.play($0.letters().compactMap { Int($0) }) },
    Play("replaceElements-with") { $0.play($0.letters().replaceElements(with: "x")) },
    Play("eraseType") { $0.play($0.letters().eraseType().map { _ in "x" }) },
    Play("prepend") { $0.play($0.numbers("a").prepend($0.numbers("b"))) },
    Play("append") { $0.play($0.numbers("a").append($0.numbers("b"))) },
    Play("prepend-2") { $0.play($0.numbers().prepend(0)) },
    Play("append-2") { $0.play($0.numbers().append(9)) },
    Play("replaceEmpty-with") { $0.play($0.numbers().replaceEmpty(with: 9)) },
    Play("ignoreNils") { $0.play($0.letters().map { Int($0) }.ignoreNils()) },
    Play("replaceNils-with") { $0.play($0.letters().map { Int($0) }.replaceNils(with: 0)) },
    Play("mapWrapped") { $0.play($0.letters().map { Int($0) }.mapWrapped { $0 * 2 }.replaceNils(with: 0)) },
    Play("flatMap") { $0.play($0.numbers().flatMap { [$0, $0 + 1] }) },
    Play("mapElement") { $0.play($0.numbers().map { [$0, $0] }.mapElement { $0 * 2 }.flattenElements()) },
    Play("flattenElements") { $0.play($0.numbers().map { [$0, $0 + 1] }.flattenElements()) },
    Play("materialize") { $0.play($0.numbers().materialize().map { $0.isTerminal ? "x" : "n" }) },
    Play("dematerialize") { stage in
      let numbers: Signal<Int, Broken> = stage.numbers().materialize().dematerialize()
      return stage.play(numbers)
    },
    Play("handleEvents") { $0.play($0.numbers().handleEvents()) },
    Play("withUnretained") { stage in
      let object = Stand()
      return withExtendedLifetime(object) { stage.play(stage.numbers().withUnretained(object).map { $1 }) }
    },
  ]
}

/// An object to hand along.
private final class Stand {}
