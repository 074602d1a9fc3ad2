// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

/// The enumeration [`GtkAccessibleTextGranularity`](https://docs.gtk.org/gtk4/enum.AccessibleTextGranularity.html).
/// Since GTK 4.14.
public nonisolated enum AccessibleTextGranularity: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_CHARACTER` in C.
  case character = 0
  /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_WORD` in C.
  case word = 1
  /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_SENTENCE` in C.
  case sentence = 2
  /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_LINE` in C.
  case line = 3
  /// `GTK_ACCESSIBLE_TEXT_GRANULARITY_PARAGRAPH` in C.
  case paragraph = 4

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 5) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_accessible_text_granularity_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleTextGranularity) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessibleTextGranularity { GtkAccessibleTextGranularity(rawValue: unsigned) }
}

#endif
