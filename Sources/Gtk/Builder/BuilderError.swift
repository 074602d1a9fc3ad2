/// An error in a `.ui` file, or a mismatch between the file and what the program expects of it.
public nonisolated enum BuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read, is not XML, or names an unknown class, property, object or handler. `line` and `column`
  /// are the position, if known.
  case malformed(file: String, line: Int?, column: Int?, message: String)
  /// The file has no object with this id.
  case missing(id: String, expected: String, file: String)
  /// The object with this id has another class.
  case wrongClass(id: String, expected: String, actual: String, file: String)

  public var description: String {
    switch self {
    case .malformed(let file, let line?, let column?, let message): "\(file):\(line):\(column): \(message)"
    case .malformed(let file, _, _, let message): "\(file): \(message)"
    case .missing(let id, let expected, let file): "\(file): there is no object '\(id)', which should be a \(expected)"
    case .wrongClass(let id, let expected, let actual, let file):
      "\(file): the object '\(id)' is a \(actual), not a \(expected)"
    }
  }

  /// Extracts the position of the error from GTK's message: `<input>:3:5 Invalid object type 'Foo'` or, from the parser
  /// below it and in the user's language, `Error on line 3 char 5: ...`.
  init(_ failure: GLib.Failure, file: String) {
    let message = failure.message
    if let match = message.firstMatch(of: /^.*?:(\d+):(\d+) (.*)$/.dotMatchesNewlines()) {
      self = .malformed(file: file, line: Int(match.1), column: Int(match.2), message: String(match.3))
    } else if failure.domain == "g-markup-error-quark", let match = message.firstMatch(of: /(\d+)\D+(\d+)/) {
      self = .malformed(file: file, line: Int(match.1), column: Int(match.2), message: message)
    } else {
      self = .malformed(file: file, line: nil, column: nil, message: message)
    }
  }
}
