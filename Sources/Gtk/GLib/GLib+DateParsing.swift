public import FoundationEssentials

@MainActor extension GLib.Date {
  /// Parses a day typed by the user: `2025-12-24` in any locale, or the format of the user's locale, with the month as
  /// a number or a name. Returns `nil` for anything else, including text without a year, month or day.
  ///
  /// A year has four digits, or two: those denote a year from 80 years ago to 19 years ahead.
  ///
  /// - Parameter today: The day that two-digit years are relative to.
  public init?(parsing text: String, today: FoundationEssentials.Date = FoundationEssentials.Date()) {
    let format = GLib.LocaleDateFormat.current
    let (numbers, words) = Self.tokens(of: text)
    let months = words.compactMap { Self.month($0, format) }
    let name = months.count == 1 ? months[0] : nil
    guard let parts = Self.parts(numbers, month: name, order: format.order),
      let year = Self.year(parts.year, today: GLib.Date(today)),
      let month = Int(parts.month), let day = Int(parts.day), parts.month.count <= 2, parts.day.count <= 2
    else { return nil }
    self.init(year: year, month: month, day: day)
    // Other words must be ones that the locale's format contains too: 年, or the day of the week.
    let expected = Self.tokens(of: formatted).words
    guard words.allSatisfy({ expected.contains($0) || (name != nil && Self.month($0, format) == name) }) else {
      return nil
    }
  }

  /// Returns the numbers, in Latin digits, and the words, in lower case.
  private static func tokens(of text: String) -> (numbers: [String], words: [String]) {
    var numbers: [String] = []
    var words: [String] = []
    var last: Kind?
    for character in text.lowercased() {
      let kind = Kind(character)
      switch kind {
      case .digit(let digit):
        if case .digit = last { numbers[numbers.count - 1] += "\(digit)" } else { numbers.append("\(digit)") }
      case .letter:
        if case .letter = last { words[words.count - 1].append(character) } else { words.append("\(character)") }
      case .other:
        break
      }
      last = kind
    }
    return (numbers, words)
  }

  private enum Kind {
    case digit(Int)
    case letter
    case other

    init(_ character: Character) {
      if let scalar = character.unicodeScalars.first, scalar.properties.numericType == .decimal {
        self = .digit(Int(scalar.properties.numericValue ?? 0))
      } else {
        self = character.isLetter ? .letter : .other
      }
    }
  }

  /// Returns the month that a word names or unambiguously abbreviates with at least three letters.
  private static func month(_ word: String, _ format: GLib.LocaleDateFormat) -> Int? {
    let months = (1...12).filter { format.monthNames[$0 - 1].contains(word) }
    if months.count == 1 { return months[0] }
    let begun = (1...12).filter { format.monthNames[$0 - 1].contains { $0.hasPrefix(word) } }
    return word.count >= 3 && begun.count == 1 ? begun[0] : nil
  }

  /// Assigns the numbers to the parts of a date. A four-digit number is the year; for the rest the order is the
  /// locale's, or that of ISO 8601 after a leading year.
  private static func parts(
    _ numbers: [String], month: Int?, order: [GLib.LocaleDateFormat.Part]
  ) -> (year: String, month: String, day: String)? {
    var order = order
    if month != nil { order.removeAll { $0 == .month } }
    guard numbers.count == order.count else { return nil }
    if let index = numbers.firstIndex(where: { $0.count == 4 }) {
      order.removeAll { $0 == .year }
      order.insert(.year, at: index)
      if index == 0, month == nil { order = [.year, .month, .day] }
    }
    func number(_ part: GLib.LocaleDateFormat.Part) -> String? { order.firstIndex(of: part).map { numbers[$0] } }
    guard let year = number(.year), let day = number(.day), let month = number(.month) ?? month.map(String.init) else {
      return nil
    }
    return (year, month, day)
  }

  private static func year(_ digits: String, today: GLib.Date) -> Int? {
    guard let number = Int(digits) else { return nil }
    if digits.count == 4 { return number }
    guard digits.count == 2 else { return nil }
    let first = today.year - 80
    // The first year from then on that ends in the number.
    return first + (number - first % 100 + 100) % 100
  }
}
