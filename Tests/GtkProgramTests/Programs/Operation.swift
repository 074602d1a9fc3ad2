import BindingCore

/// An operator that programs apply: how to apply it, how to print it, and what it makes of values.
struct Operation {
  let name: String
  let inputs: [Kind]
  let output: Kind
  /// Lets through some elements only, so that what it delivered last is not for its inputs to say.
  var drops = false
  let apply: ([AnyNode]) -> AnyNode
  let text: ([String]) -> String
  /// What it delivers for the values of its inputs; `nil` for nothing.
  let judge: ([Value]) -> Value?

  /// One of one input.
  private init<A: Carried, B: Carried>(
    _ name: String, _ from: Kind, _ to: Kind, drops: Bool = false, _ text: String,
    _ apply: @escaping (SafeSignal<A>) -> SafeSignal<B>, _ judge: @escaping (A) -> B?
  ) {
    self.name = name
    self.drops = drops
    inputs = [from]
    output = to
    self.apply = { AnyNode(apply($0[0].signal())) }
    self.text = { "\($0[0]).\(text)" }
    self.judge = { judge(A($0[0]))?.value }
  }

  /// `combineLatest` of two inputs.
  private init<A: Carried, B: Carried, C: Carried>(
    _ name: String, _ one: Kind, _ other: Kind, _ to: Kind, _ text: String, _ combine: @escaping (A, B) -> C
  ) {
    self.name = name
    inputs = [one, other]
    output = to
    apply = { inputs in
      let one: SafeSignal<A> = inputs[0].signal()
      let other: SafeSignal<B> = inputs[1].signal()
      return AnyNode(combineLatest(one, other, combine: combine))
    }
    self.text = { "combineLatest(\($0[0]), \($0[1])) { \(text) }" }
    judge = { combine(A($0[0]), B($0[1])).value }
  }

  /// Repeats nothing: with such operators bindings may lead round.
  static let fresh: [Kind: String] = [
    .number: "fresh number", .text: "fresh text", .truth: "fresh truth", .choice: "fresh choice",
  ]

  static let all: [Operation] = [
    Operation("fresh number", .number, .number, "removeDuplicates()", { $0.removeDuplicates() }, { (a: Double) in a }),
    Operation("fresh text", .text, .text, "removeDuplicates()", { $0.removeDuplicates() }, { (a: String) in a }),
    Operation("fresh truth", .truth, .truth, "removeDuplicates()", { $0.removeDuplicates() }, { (a: Bool) in a }),
    Operation("fresh choice", .choice, .choice, "removeDuplicates()", { $0.removeDuplicates() }, { (a: Int) in a }),

    Operation("more", .number, .number, "map { $0 + 1 }", { $0.map { $0 + 1 } }, { (a: Double) in a + 1 }),
    Operation("negative", .number, .number, "map { -$0 }", { $0.map { -$0 } }, { (a: Double) in -a }),
    Operation(
      "above 3", .number, .number, drops: true, "filter { $0 > 3 }", { $0.filter { $0 > 3 } },
      { (a: Double) in a > 3 ? a : nil }),
    Operation("spelled", .number, .text, "map { \"\\($0)\" }", { $0.map { "\($0)" } }, { (a: Double) in "\(a)" }),
    Operation("is positive", .number, .truth, "map { $0 > 0 }", { $0.map { $0 > 0 } }, { (a: Double) in a > 0 }),
    Operation(
      "position", .number, .choice, "map { abs(Int($0)) % 5 }", { $0.map { abs(Int($0)) % 5 } },
      { (a: Double) in abs(Int(a)) % 5 }),

    Operation("louder", .text, .text, "map { $0 + \"!\" }", { $0.map { $0 + "!" } }, { (a: String) in a + "!" }),
    Operation(
      "not empty", .text, .text, drops: true, "filter { !$0.isEmpty }", { $0.filter { !$0.isEmpty } },
      { (a: String) in a.isEmpty ? nil : a }),
    Operation(
      "length", .text, .number, "map { Double($0.count) }", { $0.map { Double($0.count) } },
      { (a: String) in Double(a.count) }),
    Operation("is empty", .text, .truth, "map(\\.isEmpty)", { $0.map(\.isEmpty) }, { (a: String) in a.isEmpty }),

    Operation("not", .truth, .truth, "map { !$0 }", { $0.map { !$0 } }, { (a: Bool) in !a }),
    Operation(
      "all or nothing", .truth, .number, "map { $0 ? 9.0 : 0 }", { $0.map { $0 ? 9.0 : 0 } },
      { (a: Bool) in a ? 9 : 0 }),
    Operation(
      "word", .truth, .text, "map { $0 ? \"on\" : \"\" }", { $0.map { $0 ? "on" : "" } }, { (a: Bool) in a ? "on" : "" }
    ),

    Operation(
      "size", .choice, .number, "map { Double($0 % 7) }", { $0.map { Double($0 % 7) } }, { (a: Int) in Double(a % 7) }),
    Operation("is first", .choice, .truth, "map { $0 == 0 }", { $0.map { $0 == 0 } }, { (a: Int) in a == 0 }),

    Operation("sum", .number, .number, .number, "$0 + $1", { (a: Double, b: Double) in a + b }),
    Operation("joined", .text, .text, .text, "$0 + \"-\" + $1", { (a: String, b: String) in a + "-" + b }),
    Operation("both", .truth, .truth, .truth, "$0 && $1", { (a: Bool, b: Bool) in a && b }),
    Operation("labelled", .text, .number, .text, "\"\\($0): \\($1)\"", { (a: String, b: Double) in "\(a): \(b)" }),
    Operation("if", .truth, .number, .number, "$0 ? $1 : 0", { (a: Bool, b: Double) in a ? b : 0 }),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) -> Operation { byName[name]! }
}
