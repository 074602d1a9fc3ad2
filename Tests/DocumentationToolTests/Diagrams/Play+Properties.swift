import Bind
import BindingCore
import BindingTesting

extension Play {
  /// What is made from properties and from outputs.
  static let properties: [Play] = [
    Play("PropertyProtocol-map") { $0.play($0.property().map { (Int($0) ?? 0) * 2 }) },
    Play("PropertyProtocol-removeDuplicates-by") { $0.play($0.property().removeDuplicates(by: ==)) },
    Play("PropertyProtocol-removeDuplicates") { $0.play($0.property().removeDuplicates()) },
    Play("PropertyProtocol-flatMapLatest") { stage in
      let (source, a, b) = (stage.property("source"), stage.property("a"), stage.property("b"))
      return stage.play(source.flatMapLatest { $0 == "1" ? a : b })
    },
    Play("combineLatest-3") { $0.play(combineLatest($0.property("a"), $0.property("b")), naming: pairName) },
    Play("OutputProtocol-map") { $0.play($0.output().map { (Int($0) ?? 0) * 2 }) },
    Play("OutputProtocol-flatMap") { stage in
      let (source, a, b) = (stage.output("source"), stage.output("a"), stage.output("b"))
      return stage.play(source.flatMap { $0 == "1" ? a : b })
    },
    Play("OutputProtocol-combine-with") { $0.play($0.output("a").combine(with: $0.output("b")), naming: pairName) },
    Play("OutputProtocol-merge-with") { $0.play($0.output("a").merge(with: $0.output("b"))) },
  ]
}

/// Pairs are drawn as capital letters.
private nonisolated func pairName(_ pair: (String, String)) -> String {
  switch pair {
  case ("1", "x"): "A"
  case ("1", "y"): "B"
  case ("2", "y"): "C"
  case ("3", "y"): "D"
  default: "?"
  }
}
