// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwInlineViewSwitcherDisplayMode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.InlineViewSwitcherDisplayMode.html).
  /// Since Libadwaita 1.7.
  public nonisolated enum InlineViewSwitcherDisplayMode: Int32, Gtk.GEnum, Sendable {
    /// `ADW_INLINE_VIEW_SWITCHER_LABELS` in C.
    case labels = 0
    /// `ADW_INLINE_VIEW_SWITCHER_ICONS` in C.
    case icons = 1
    /// `ADW_INLINE_VIEW_SWITCHER_BOTH` in C.
    case both = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_inline_view_switcher_display_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwInlineViewSwitcherDisplayMode) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: AdwInlineViewSwitcherDisplayMode {
      AdwInlineViewSwitcherDisplayMode(rawValue: unsigned)
    }
  }
}

#endif
