/// Parses formulas such as `(A1 + 2) * SUM(B1:C9)`.
struct FormulaParser {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  /// Returns the formula, or `nil` if the text is not a formula, or continues after one.
  mutating func parse() -> Expression? {
    guard let expression = parseSum() else { return nil }
    skipSpace()
    return rest.isEmpty ? expression : nil
  }

  private mutating func parseSum() -> Expression? {
    parseOperations("+-") { $0.parseProduct() }
  }

  private mutating func parseProduct() -> Expression? {
    parseOperations("*/") { $0.parseOperand() }
  }

  private mutating func parseOperations(
    _ signs: String, operand: (inout FormulaParser) -> Expression?
  ) -> Expression? {
    guard var expression = operand(&self) else { return nil }
    while let sign = take(where: { signs.contains($0) }) {
      guard let right = operand(&self) else { return nil }
      expression = .operation(sign, expression, right)
    }
    return expression
  }

  private mutating func parseOperand() -> Expression? {
    if take(where: { $0 == "-" }) != nil { return parseOperand().map { .operation("-", .number(0), $0) } }
    if take(where: { $0 == "(" }) != nil {
      let expression = parseSum()
      return take(where: { $0 == ")" }) == nil ? nil : expression
    }
    let word = takeWord()
    if let number = Double(word) { return .number(number) }
    if let address = Address(word) { return .cell(address) }
    return Expression.Function(rawValue: word.lowercased()).flatMap { parseArguments(of: $0) }
  }

  /// Parses `(A1:B3, C4)`.
  private mutating func parseArguments(of function: Expression.Function) -> Expression? {
    guard take(where: { $0 == "(" }) != nil else { return nil }
    var addresses: [Address] = []
    repeat {
      guard let first = Address(takeWord()) else { return nil }
      if take(where: { $0 == ":" }) != nil {
        guard let last = Address(takeWord()) else { return nil }
        addresses += Address.rectangle(first, last)
      } else {
        addresses.append(first)
      }
    } while take(where: { $0 == "," }) != nil
    return take(where: { $0 == ")" }) == nil ? nil : .function(function, addresses)
  }

  private mutating func takeWord() -> Substring {
    skipSpace()
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    rest.removeFirst(word.count)
    return word
  }

  private mutating func take(where isWanted: (Character) -> Bool) -> Character? {
    skipSpace()
    guard let first = rest.first, isWanted(first) else { return nil }
    return rest.removeFirst()
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }
}
