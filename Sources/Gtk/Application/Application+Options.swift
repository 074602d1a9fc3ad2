import CGtk

/// What is said after an option of the command line.
public enum OptionArgument {
  /// Nothing: the option is there or not, a `Bool`.
  case none
  /// A text.
  case string
  /// A number, an `Int`.
  case int
  /// A number, a `Double`.
  case double
  /// Texts: the option may be there more than once.
  case strings
}

extension Gio.Application {
  /// Adds an option to those that the application understands on its command line. `--help` lists it.
  ///
  ///     app.addMainOption("count", shortName: "c", argument: .int, description: "How many", argumentDescription: "N")
  ///     app.reactive.handleLocalOptions.answer { options in
  ///       count = options?.lookup("count") ?? 1
  ///       return -1  // goes on; any other number ends the program with that exit code
  ///     }
  ///
  /// - Parameters:
  ///   - longName: its name, without the hyphens.
  ///   - shortName: a letter for a single hyphen.
  ///   - argument: what is said after it.
  ///   - description: what it is for, in a few words.
  ///   - argumentDescription: what `--help` calls the argument.
  public final func addMainOption(
    _ longName: String, shortName: Unicode.Scalar? = nil, argument: OptionArgument = .none, description: String,
    argumentDescription: String? = nil
  ) {
    let kind =
      switch argument {
      case .none: G_OPTION_ARG_NONE
      case .string: G_OPTION_ARG_STRING
      case .int: G_OPTION_ARG_INT
      case .double: G_OPTION_ARG_DOUBLE
      case .strings: G_OPTION_ARG_STRING_ARRAY
      }
    let letter = shortName.map { CChar(truncatingIfNeeded: $0.value) } ?? 0
    g_application_add_main_option(
      cast(), longName, letter, GOptionFlags(rawValue: 0), kind, description, argumentDescription)
  }
}

extension GLib.VariantDict {
  /// The value of a key; nil when there is none, or one of another type. As a `GLib.Variant` it is of any type.
  public func lookup<Value: VariantRepresentable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    lookupValue(key, expectedType: nil).flatMap { Value.unboxed($0) }
  }
}
