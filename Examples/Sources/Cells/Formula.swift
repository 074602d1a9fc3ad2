/// The content entered into a cell: text, a number or, after a `=`, an expression.
struct Formula: Equatable {
  /// The text as entered.
  let text: String
  private let content: Content

  private enum Content: Equatable {
    case value(Value)
    case expression(Expression)
  }

  init(_ text: String) {
    self.text = text
    if text.first == "=" {
      var parser = FormulaParser(text.dropFirst())
      content = parser.parse().map { .expression($0) } ?? .value(.failure("SYNTAX"))
    } else {
      content = .value(text.isEmpty ? .empty : Double(text).map { .number($0) } ?? .text(text))
    }
  }

  /// The cells that the value depends on, without duplicates.
  var references: [Address] {
    guard case .expression(let expression) = content else { return [] }
    return Array(Set(expression.references))
  }

  /// Returns the value, given those of the cells that it depends on.
  func evaluate(_ values: [Address: Value]) -> Value {
    switch content {
    case .value(let value): return value
    case .expression(let expression):
      do { return .number(try expression.evaluate(values)) } catch { return .failure(error.reason) }
    }
  }
}

/// The reason why an expression cannot be evaluated.
struct FormulaError: Error {
  let reason: String
}

indirect enum Expression: Equatable {
  case number(Double)
  case cell(Address)
  case operation(Character, Expression, Expression)
  case function(Function, [Address])

  enum Function: String {
    case sum, average, min, max, count
  }

  var references: [Address] {
    switch self {
    case .number: []
    case .cell(let address): [address]
    case .operation(_, let left, let right): left.references + right.references
    case .function(_, let addresses): addresses
    }
  }

  func evaluate(_ values: [Address: Value]) throws(FormulaError) -> Double {
    switch self {
    case .number(let number): return number
    case .cell(let address): return try number(values[address]) ?? 0
    case .operation(let sign, let left, let right):
      let (left, right) = (try left.evaluate(values), try right.evaluate(values))
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default:
        guard right != 0 else { throw FormulaError(reason: "DIVISION") }
        return left / right
      }
    case .function(let function, let addresses):
      var numbers: [Double] = []
      for address in addresses {
        if let number = try number(values[address]) { numbers.append(number) }
      }
      switch function {
      case .sum: return numbers.reduce(0, +)
      case .count: return Double(numbers.count)
      case .min: return numbers.min() ?? 0
      case .max: return numbers.max() ?? 0
      case .average:
        guard !numbers.isEmpty else { throw FormulaError(reason: "DIVISION") }
        return numbers.reduce(0, +) / Double(numbers.count)
      }
    }
  }

  /// Returns the number in a cell, or `nil` if it is empty.
  private func number(_ value: Value?) throws(FormulaError) -> Double? {
    switch value {
    case .number(let number): return number
    case .empty, nil: return nil
    case .text: throw FormulaError(reason: "NUMBER")
    case .failure(let reason): throw FormulaError(reason: reason)
    }
  }
}
