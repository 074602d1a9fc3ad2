/// The position of a cell: B3 is in the second column and the fourth row, as rows count from 0.
struct Address: Hashable {
  let column: Int
  let row: Int

  static let columns = 0..<26
  static let rows = 0..<100

  init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// Parses an address such as B3. Returns `nil` if there is no such cell.
  init?(_ name: some StringProtocol) {
    guard let letter = name.uppercased().utf8.first, let row = Int(name.dropFirst()), Self.rows.contains(row),
      case let column = Int(letter) - 65, Self.columns.contains(column)
    else { return nil }
    self.init(column: column, row: row)
  }

  var name: String { Self.letter(column) + "\(row)" }

  static func letter(_ column: Int) -> String { String(UnicodeScalar(UInt8(65 + column))) }

  /// Returns all cells of a rectangle, given two of its corners.
  static func rectangle(_ first: Address, _ last: Address) -> [Address] {
    let columns = min(first.column, last.column)...max(first.column, last.column)
    return (min(first.row, last.row)...max(first.row, last.row)).flatMap { row in
      columns.map { Address(column: $0, row: row) }
    }
  }
}
