// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_5
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwDialogPresentationMode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.DialogPresentationMode.html).
  /// Since Libadwaita 1.5.
  public nonisolated enum DialogPresentationMode: Int32, Gtk.GEnum, Sendable {
    /// `ADW_DIALOG_AUTO` in C.
    case auto = 0
    /// `ADW_DIALOG_FLOATING` in C.
    case floating = 1
    /// `ADW_DIALOG_BOTTOM_SHEET` in C.
    case bottomSheet = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_dialog_presentation_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwDialogPresentationMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwDialogPresentationMode { AdwDialogPresentationMode(rawValue: unsigned) }
  }
}

#endif
