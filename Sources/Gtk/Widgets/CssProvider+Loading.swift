import CGtk

extension CssProvider {
  /// Creates a provider with a style sheet. GTK reports errors in it on standard error and skips them.
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

  /// Does the same as `load`, in GTK's spelling.
  public final func loadFromData(_ css: String) { load(css) }
}

extension Gdk.Display {
  /// The priority of a style sheet. The higher priority wins where two conflict.
  public struct StylePriority: Comparable {
    let value: UInt32

    /// The priority of the theme.
    public static let theme = StylePriority(value: 200)
    /// The usual priority of an application's own style sheet.
    public static let application = StylePriority(value: 600)
    /// The priority of the user's style sheet.
    public static let user = StylePriority(value: 800)

    /// Returns a slightly higher priority, or a lower one if `offset` is negative.
    public static func + (priority: Self, offset: Int) -> Self {
      Self(value: UInt32(Int(priority.value) + offset))
    }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
  }

  /// Adds a style sheet for all widgets on this display.
  public final func addStyle(_ provider: CssProvider, priority: StylePriority = .application) {
    gtk_style_context_add_provider_for_display(opaque, provider.opaque, priority.value)
  }

  /// Removes a style sheet.
  public final func removeStyle(_ provider: CssProvider) {
    gtk_style_context_remove_provider_for_display(opaque, provider.opaque)
  }
}
