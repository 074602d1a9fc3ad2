public import BindingCore

/// A semantic text colour. The theme chooses the actual colour so that it is readable on light and dark backgrounds.
public enum TextColor: String, CaseIterable {
  /// The theme's default colour.
  case standard
  /// For less important text.
  case dim
  /// For errors: usually red.
  case error
  /// For warnings: usually orange.
  case warning
  /// For success: usually green.
  case success

  /// Does the same as `standard`, named after its colour in a light theme: in a dark one it is white.
  public static let black = TextColor.standard
  /// Does the same as `error`, named after its usual colour.
  public static let red = TextColor.error

  /// The CSS class for the colour.
  var cssClass: String? { self == .standard ? nil : "text-\(rawValue)" }

  /// GTK's own themes define these colours; the classes are ours.
  static let css = """
    .text-dim { opacity: 0.65; }
    .text-error { color: @error_color; }
    .text-warning { color: @warning_color; }
    .text-success { color: @success_color; }
    """
}

extension Widget {
  /// The colour of the text of a label, an entry or any other widget with text.
  public final var textColor: TextColor {
    get { TextColor.allCases.first { $0.cssClass.map(hasCssClass) ?? false } ?? .standard }
    set {
      if let display { TextColor.install(on: display) }
      for color in TextColor.allCases where color != newValue {
        if let cssClass = color.cssClass { removeCssClass(cssClass) }
      }
      if let cssClass = newValue.cssClass { addCssClass(cssClass) }
    }
  }
}

extension TextColor {
  private static var knownDisplays: Set<ObjectIdentifier> = []

  /// Installs the classes on a display, once.
  fileprivate static func install(on display: Gdk.Display) {
    guard knownDisplays.insert(ObjectIdentifier(display)).inserted else { return }
    // Below the application's own style, which may choose other colours.
    display.addStyle(CssProvider(css: css), priority: .theme + 1)
  }
}

extension Reactive where Base: Widget {
  /// The colour of the widget's text: `isValid.map { $0 ? .standard : .error }.bind(to: entry.reactive.textColor)`.
  public var textColor: Bond<TextColor> { bond { $0.textColor = $1 } }
}
