public import BindingCore

/// What the colour of a text says. The theme chooses the colour, so that it can be read on light and on dark.
public enum TextColor: String, CaseIterable {
  /// The theme's usual colour.
  case standard
  /// Less important than the rest.
  case dim
  /// Wrong, or not possible as it is: usually red.
  case error
  /// To be careful with: usually orange.
  case warning
  /// As it should be: usually green.
  case success

  /// `standard` for those who think of a light theme: on a dark one it is white.
  public static let black = TextColor.standard
  /// `error` by its usual colour.
  public static let red = TextColor.error

  /// The CSS class that stands for the colour.
  var cssClass: String? { self == .standard ? nil : "text-\(rawValue)" }

  /// GTK's own themes have these colours; the classes are ours.
  static let css = """
    .text-dim { opacity: 0.65; }
    .text-error { color: @error_color; }
    .text-warning { color: @warning_color; }
    .text-success { color: @success_color; }
    """
}

extension Widget {
  /// Colours the text of a label, an entry or any widget with text.
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

  /// Teaches a display the classes, once.
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
