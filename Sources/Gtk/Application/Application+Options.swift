import CGtk

/// The argument of a command-line option.
public enum OptionArgument {
  /// No argument: the option is a `Bool`.
  case none
  /// A `String`.
  case string
  /// An `Int`.
  case int
  /// A `Double`.
  case double
  /// Strings: the option may be repeated.
  case strings
}

extension Gio.Application {
  /// Adds an option to the application's command line. `--help` lists it.
  ///
  ///     app.addMainOption("count", shortName: "c", argument: .int, description: "How many", argumentDescription: "N")
  ///     app.reactive.handleLocalOptions.answer { options in
  ///       count = options?.lookup("count") ?? 1
  ///       return -1  // goes on; any other number ends the program with that exit code
  ///     }
  ///
  /// - Parameters:
  ///   - longName: its name, without the hyphens.
  ///   - shortName: a letter for use with a single hyphen.
  ///   - argument: the kind of its argument.
  ///   - description: its purpose, in a few words.
  ///   - argumentDescription: the name of the argument in `--help`.
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
  /// Returns the value of a key, or `nil` if there is none or it has another type. A `GLib.Variant` matches any type.
  public func lookup<Value: VariantRepresentable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    lookupValue(key, expectedType: nil).flatMap { Value.unboxed($0) }
  }
}
