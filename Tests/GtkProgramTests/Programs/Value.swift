/// What the ends of bindings hold: numbers, texts, truth values and choices out of a list.
enum Value: Hashable, CustomStringConvertible {
  case number(Double)
  case text(String)
  case truth(Bool)
  /// A position in a list.
  case choice(Int)

  var kind: Kind {
    switch self {
    case .number: .number
    case .text: .text
    case .truth: .truth
    case .choice: .choice
    }
  }

  /// The value in Swift.
  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .truth(let truth): "\(truth)"
    case .choice(let choice): "\(choice)"
    }
  }

  var number: Double {
    if case .number(let number) = self { number } else { 0 }
  }

  var text: String {
    if case .text(let text) = self { text } else { "" }
  }

  var truth: Bool { self == .truth(true) }

  var choice: Int {
    if case .choice(let choice) = self { choice } else { 0 }
  }
}

/// The types of values.
enum Kind: CaseIterable {
  case number, text, truth, choice

  /// The type in Swift.
  var type: String {
    switch self {
    case .number: "Double"
    case .text: "String"
    case .truth: "Bool"
    case .choice: "Int"
    }
  }
}

/// A Swift type whose values programs carry.
protocol Carried: Equatable {
  init(_ value: Value)
  var value: Value { get }
}

extension Double: Carried {
  init(_ value: Value) { self = value.number }
  var value: Value { .number(self) }
}

extension String: Carried {
  init(_ value: Value) { self = value.text }
  var value: Value { .text(self) }
}

extension Bool: Carried {
  init(_ value: Value) { self = value.truth }
  var value: Value { .truth(self) }
}

extension Int: Carried {
  init(_ value: Value) { self = value.choice }
  var value: Value { .choice(self) }
}
