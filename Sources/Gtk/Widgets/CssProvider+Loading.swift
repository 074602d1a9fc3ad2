import CGtk

extension CssProvider {
  /// A provider with a style sheet. GTK reports mistakes in it on standard error and skips them.
  public convenience init(css: String) {
    self.init()
    load(css)
  }

  /// Replaces the style sheet.
  public final func load(_ css: String) {
    var css = css
    css.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) {
        gtk_css_provider_load_from_data(cast(), $0.baseAddress, gssize($0.count))
      }
    }
  }

  /// `load` in the spelling of GTK.
  public final func loadFromData(_ css: String) { load(css) }
}

extension Gdk.Display {
  /// Which of two style sheets wins where they disagree: the one with the higher priority.
  public struct StylePriority: Comparable {
    let value: UInt32

    /// That of the theme.
    public static let theme = StylePriority(value: 200)
    /// What an application usually has for its own style.
    public static let application = StylePriority(value: 600)
    /// That of the user's own style sheet.
    public static let user = StylePriority(value: 800)

    /// A priority that is a little higher, or lower if `offset` is negative.
    public static func + (priority: Self, offset: Int) -> Self {
      Self(value: UInt32(Int(priority.value) + offset))
    }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
  }

  /// Adds a style sheet for all widgets on this display.
  public final func addStyle(_ provider: CssProvider, priority: StylePriority = .application) {
    gtk_style_context_add_provider_for_display(opaque, provider.opaque, priority.value)
  }

  /// Takes a style sheet away again.
  public final func removeStyle(_ provider: CssProvider) {
    gtk_style_context_remove_provider_for_display(opaque, provider.opaque)
  }
}
