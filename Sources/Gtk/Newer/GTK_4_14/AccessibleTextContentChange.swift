// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

/// The enumeration [`GtkAccessibleTextContentChange`](https://docs.gtk.org/gtk4/enum.AccessibleTextContentChange.html).
/// Since GTK 4.14.
public nonisolated enum AccessibleTextContentChange: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_TEXT_CONTENT_CHANGE_INSERT` in C.
  case insert = 0
  /// `GTK_ACCESSIBLE_TEXT_CONTENT_CHANGE_REMOVE` in C.
  case remove = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_accessible_text_content_change_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleTextContentChange) {
    self.init(unsigned: cValue.rawValue)
  }
  @_spi(Bindings) public var cValue: GtkAccessibleTextContentChange {
    GtkAccessibleTextContentChange(rawValue: unsigned)
  }
}

#endif
