import Gtk

/// The style sheet of Vesper's own widgets. Colours come from the theme, so that dark and high-contrast themes work.
enum Style {
  static func load() {
    // Use dark windows if the desktop prefers them.
    Appearance.current.follow()
    // Moving the focus with the Tab key should not select label text.
    ToolkitSettings.`default`?.gtkLabelSelectOnFocus = false
    Gdk.Display.`default`?.addStyle(
      CssProvider(
        css: """
          label:focus-visible, .note:focus-within { outline: 2px solid alpha(@theme_selected_bg_color, 0.5); }
          .zoomable:focus-visible { outline: 3px solid alpha(@theme_selected_bg_color, 0.7); outline-offset: -3px; }
          entry.too-short > text, .too-short > text { color: @error_color; }
          .rich-list > row { padding: 0; }
          .rich-list > row.no-photo, .rich-list .photo-line { padding: 6px 12px; }
          .rich-list > row:selected { background-color: alpha(@theme_selected_bg_color, 0.2); color: @theme_fg_color; }
          .rich-list > row:selected .photo-line > button { color: inherit; }
          .rich-list > row:selected .dim-label { opacity: 0.8; }
          .rich-list > row.no-photo:hover, .rich-list > row.no-photo:selected,
          .photo-grid > child.no-photo:hover, .photo-grid > child.no-photo:selected { background: none; color: inherit; }
          .photo-grid { padding: 6px; }
          .photo-grid > child box { margin: 0; border-spacing: 0; }
          .photo-grid .section-header { margin: 12px 6px 6px; }
          .photo-grid > child { padding: 3px; border-radius: 9px; }
          .photo-grid > child.no-photo { padding: 0 3px; outline: none; }
          .tile .caption-over-picture {
            padding: 18px 9px 6px; color: white; opacity: 0; transition: opacity 150ms;
            background-image: linear-gradient(to top, rgba(0, 0, 0, 0.75), rgba(0, 0, 0, 0));
          }
          child:hover .caption-over-picture, child:focus .caption-over-picture,
          child:focus-within .caption-over-picture { opacity: 1; }
          .thumbnail .select { opacity: 0; transition: opacity 150ms; min-width: 24px; min-height: 24px; padding: 0; }
          row:hover .select, child:hover .select, .thumbnail .select:checked { opacity: 1; }
          .thumbnail .select:checked { background: @theme_selected_bg_color; color: @theme_selected_fg_color; }
          .thumbnail .saved-mark { padding: 4px; border-radius: 99px; background-color: rgba(0, 0, 0, 0.7); color: white; }
          .thumbnail .shape { border-radius: 3px; background-color: alpha(currentColor, 0.06); }
          .section-header { padding: 12px 6px 6px; }
          .section-header .heading { font-weight: bold; }
          .second-line { padding: 6px 3px; border-bottom: 1px solid @borders; }
          @keyframes arrive { from { opacity: 0; } to { opacity: 1; } }
          .thumbnail .arrives { animation: arrive 250ms ease-out; }
          .filters-on > button { background: alpha(@theme_selected_bg_color, 0.3); font-weight: bold; }
          .filter-chips { padding: 6px 12px; border-bottom: 1px solid @borders; }
          .filter-chips flowboxchild, .earlier-searches flowboxchild { padding: 0; }
          .chip { padding: 0 3px 0 12px; border-radius: 99px; background-color: alpha(currentColor, 0.1); }
          .chip button { min-width: 24px; min-height: 24px; padding: 0; }
          popover.filters > contents { padding: 0; }
          .photo-title { font-weight: bold; }
          .thumbnail { border-radius: 6px; background-color: alpha(currentColor, 0.08); }
          .license { padding: 2px 8px; border-radius: 99px; font-size: 0.85em; background-color: alpha(currentColor, 0.1); }
          .status-bar { padding: 6px 12px; font-size: 0.9em; min-height: 24px; }
          /* GTK 4.24 draws anew what a text covers by measures without hinting, and leaves dots of the old one outside. A
             shadow that nobody sees makes it draw more. */
          .status-bar label {
            text-shadow: 0 2px alpha(currentColor, 0.01), 0 -2px alpha(currentColor, 0.01);
          }
          .status-page { padding: 36px 18px; }
          .status-page .title-1 { font-size: 1.6em; font-weight: 800; }
          .banner { padding: 6px 12px; background-color: alpha(@theme_selected_bg_color, 0.15); }
          .banner.warning { background-color: alpha(@warning_color, 0.25); }
          window.dialog.message { border: 1px solid @borders; }
          .saved-photo { margin-top: 12px; }
          .saved-photo .heading:not(:first-child) { margin-top: 6px; }
          .saved-bar { padding: 6px 6px 6px 12px; border-bottom: 1px solid @borders; }
          .saved-bar:dir(rtl) { padding: 6px 12px 6px 6px; }
          .save-progress { padding: 6px 12px; border-top: 1px solid @borders; }
          .contributions { padding: 0 12px 6px; font-size: 0.9em; }
          .photo-detail .title-2 { font-size: 1.3em; font-weight: 800; }
          .photo-detail .heading { font-weight: bold; }
          .photo-detail .conflict { padding: 6px 12px; border-radius: 6px; background-color: alpha(@warning_color, 0.25); }
          .photo-detail .credit { padding: 12px; border-radius: 6px; background-color: alpha(currentColor, 0.06); }
          .large-picture { background-color: alpha(currentColor, 0.06); }
          window.fullscreen .large-picture { background-color: black; }
          .veil { padding: 18px; border-radius: 12px; }
          .picture-controls { padding: 6px; }
          .numeric { font-feature-settings: "tnum"; }
          .photo-detail .tag { padding: 2px 12px; border-radius: 99px; min-height: 24px; font-weight: normal; }
          .strip-thumbnail { padding: 3px; }
          .suggestions > contents { padding: 6px; }
          .suggestions row { padding: 6px 12px; border-radius: 6px; }
          .settings-list > row { padding: 10px 12px; }
          .keycap { min-height: 18px; }
          .pages > button { min-width: 24px; padding-left: 6px; padding-right: 6px; }
          .settings-list { border-radius: 9px; }
          """))
  }
}
