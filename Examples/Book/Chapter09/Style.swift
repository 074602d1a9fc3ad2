import Gtk

/// How the application looks where GTK's theme does not say it.
enum Style {
  /// Colours are those of the theme, so that they fit in the dark one as well.
  static let sheet = """
    .book-title { font-weight: bold; }
    .book-read .book-title { font-weight: normal; opacity: 0.6; }
    .undo-bar { background-color: alpha(@theme_fg_color, 0.1); border-radius: 6px; padding: 6px; }
    """

  /// Puts the style sheet in front of the theme's.
  static func load() {
    Gdk.Display.default?.addStyle(CssProvider(css: sheet))
  }
}
