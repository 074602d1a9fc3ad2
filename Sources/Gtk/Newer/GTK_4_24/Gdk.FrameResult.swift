// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
public import CGtk

extension Gdk {
  /// The enumeration [`GdkFrameResult`](https://docs.gtk.org/gdk4/enum.FrameResult.html). Since GTK 4.24.
  public nonisolated enum FrameResult: Int32, GEnum, Sendable {
    /// `GDK_FRAME_PREPARING` in C. Since GTK 4.24.
    case preparing = 0
    /// `GDK_FRAME_SKIPPED` in C. Since GTK 4.24.
    case skipped = 1
    /// `GDK_FRAME_EMPTY` in C. Since GTK 4.24.
    case empty = 2
    /// `GDK_FRAME_SUBMITTED` in C. Since GTK 4.24.
    case submitted = 3
    /// `GDK_FRAME_OUTSTANDING` in C. Since GTK 4.24.
    case outstanding = 4
    /// `GDK_FRAME_DISCARDED` in C. Since GTK 4.24.
    case discarded = 5
    /// `GDK_FRAME_PRESENTED` in C. Since GTK 4.24.
    case presented = 6

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 7) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_frame_result_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkFrameResult) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkFrameResult { GdkFrameResult(rawValue: unsigned) }
  }
}

#endif
