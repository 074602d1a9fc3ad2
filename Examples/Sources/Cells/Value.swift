/// The value that a cell shows.
enum Value: Equatable {
  case empty
  case number(Double)
  case text(String)
  /// No value, and the reason for that.
  case failure(String)

  var text: String {
    switch self {
    case .empty: ""
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\((number * 10_000).rounded() / 10_000)"
    case .text(let text): text
    case .failure(let reason): "#\(reason)"
    }
  }
}
