/// What is wrong with a `.ui` file, or with what a program expects of it.
public nonisolated enum BuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It cannot be read, is no XML, or names a class, a property, an object or a handler that there is not. `line` and
  /// `column` say where, if that is known.
  case malformed(file: String, line: Int?, column: Int?, message: String)
  /// It has no object with an id.
  case missing(id: String, expected: String, file: String)
  /// The object with an id is of another class.
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

  /// Finds in GTK's message where the mistake is: `<input>:3:5 Invalid object type 'Foo'` or, from the parser below it
  /// and in the user's language, `Error on line 3 char 5: ...`.
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
