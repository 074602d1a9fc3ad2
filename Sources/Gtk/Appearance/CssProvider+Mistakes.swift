public import BindingCore
import CGtk

extension CssProvider {
  /// An error in a style sheet that GTK skipped.
  public nonisolated struct Mistake: Hashable, Sendable, CustomStringConvertible {
    /// The line, starting at 1.
    public let line: Int
    /// The character in the line, starting at 1.
    public let column: Int
    /// The error message, in the user's language.
    public let message: String
    /// Whether the rule works nevertheless because it is only deprecated.
    public let isWarning: Bool

    public var description: String { "\(line):\(column): \(message)" }
  }

  /// The errors in a style sheet.
  public nonisolated struct Mistakes: Error, Hashable, Sendable, CustomStringConvertible {
    /// The errors in order, at least one.
    public let mistakes: [Mistake]

    public var description: String { mistakes.map(\.description).joined(separator: "\n") }
  }

  /// Creates a provider with a style sheet that must be valid, for user-written style sheets and tests.
  ///
  /// - Throws: All errors. Deprecated rules that still work are not errors.
  public convenience init(validating css: String) throws(Mistakes) {
    self.init()
    var mistakes: [Mistake] = []
    let observation = reactive.mistakes.observeNext { mistakes.append($0) }
    load(css)
    observation.dispose()
    mistakes.removeAll(where: \.isWarning)
    if !mistakes.isEmpty { throw Mistakes(mistakes: mistakes) }
  }
}

extension Reactive where Base: CssProvider {
  /// Fires for each error that GTK finds while loading a style sheet. GTK then does not report the error on standard
  /// error.
  public var mistakes: SafeSignal<CssProvider.Mistake> {
    Signal(attach: { [weak base] observer, subscription in
      guard let base else {
        observer.end?(.finished)
        return
      }
      base.connect(SignalID("parsing-error", of: base), observer, subscription) { arguments in
        // The sender, the section and the error; the latter two are lent for the emission.
        guard let section = g_value_get_boxed(arguments.values + 1), let error = g_value_get_boxed(arguments.values + 2)
        else { return }
        let start = gtk_css_section_get_start_location(OpaquePointer(section)).pointee
        let failure = error.assumingMemoryBound(to: GError.self).pointee
        observer.next(
          CssProvider.Mistake(
            line: Int(start.lines) + 1, column: Int(start.line_chars) + 1, message: String(cString: failure.message),
            isWarning: failure.domain == gtk_css_parser_warning_quark()))
      }
    })
  }
}
