import Gtk

/// How Vesper's own widgets look. Colours come from the theme, so that dark and high-contrast themes work.
enum Style {
  static func load() {
    Gdk.Display.`default`?.addStyle(
      CssProvider(
        css: """
          entry.too-short > text, .too-short > text { color: @error_color; }
          .rich-list > row { padding: 8px 12px; }
          .rich-list > row:selected .dim-label { opacity: 1; }
          button.filters-on { color: @theme_selected_bg_color; }
          .photo-title { font-weight: bold; }
          .thumbnail { border-radius: 6px; background-color: alpha(currentColor, 0.08); }
          .license { padding: 2px 8px; border-radius: 99px; font-size: 0.85em; background-color: alpha(currentColor, 0.1); }
          .status-bar { padding: 6px 12px; font-size: 0.9em; }
          .status-page { padding: 36px; }
          .status-page .title-1 { font-size: 1.6em; font-weight: 800; }
          .banner { padding: 6px 12px; background-color: alpha(@warning_color, 0.25); }
          window.dialog.message { border: 1px solid @borders; }
          .contributions { padding: 0 12px 6px; font-size: 0.9em; }
          .photo-detail .title-2 { font-size: 1.3em; font-weight: 800; }
          .photo-detail .heading { font-weight: bold; }
          .photo-detail .conflict { padding: 6px 12px; border-radius: 6px; background-color: alpha(@warning_color, 0.25); }
          .photo-detail .credit { padding: 12px; border-radius: 6px; background-color: alpha(currentColor, 0.06); }
          .large-picture { background-color: alpha(currentColor, 0.06); }
          .suggestions > contents { padding: 6px; }
          .suggestions row { padding: 6px 12px; border-radius: 6px; }
          .settings-list > row { padding: 10px 12px; }
          .settings-list { border-radius: 9px; }
          """))
  }
}
