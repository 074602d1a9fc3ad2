public import BindingCore
import CGtk

extension CssProvider {
  /// Something in a style sheet that GTK did not understand and skipped.
  public nonisolated struct Mistake: Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The character in the line, from 1.
    public let column: Int
    /// What is wrong, in the user's language.
    public let message: String
    /// Whether it works nevertheless, because it is only deprecated.
    public let isWarning: Bool

    public var description: String { "\(line):\(column): \(message)" }
  }

  /// The mistakes in a style sheet.
  public nonisolated struct Mistakes: Error, Hashable, Sendable, CustomStringConvertible {
    /// At least one, in order.
    public let mistakes: [Mistake]

    public var description: String { mistakes.map(\.description).joined(separator: "\n") }
  }

  /// A provider with a style sheet in which everything is right: for one that the user wrote, and for tests.
  ///
  /// - Throws: all mistakes. What works but is deprecated is none.
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
  /// Fires for each mistake that GTK finds while a style sheet is loaded, which it does not report on standard error
  /// then.
  public var mistakes: SafeSignal<CssProvider.Mistake> {
    Signal(attach: { [weak base] observer, subscription in
      guard let base else {
        observer.end?(.finished)
        return
      }
      base.connect(SignalID("parsing-error", of: base), observer, subscription) { arguments in
        // The sender, the section, the error: both lent for the emission.
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
