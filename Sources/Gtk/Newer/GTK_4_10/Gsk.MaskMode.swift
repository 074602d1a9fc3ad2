// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import CGtk

extension Gsk {
  /// The enumeration [`GskMaskMode`](https://docs.gtk.org/gsk4/enum.MaskMode.html). Since GTK 4.10.
  public nonisolated enum MaskMode: Int32, GEnum, Sendable {
    /// `GSK_MASK_MODE_ALPHA` in C.
    case alpha = 0
    /// `GSK_MASK_MODE_INVERTED_ALPHA` in C.
    case invertedAlpha = 1
    /// `GSK_MASK_MODE_LUMINANCE` in C.
    case luminance = 2
    /// `GSK_MASK_MODE_INVERTED_LUMINANCE` in C.
    case invertedLuminance = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_mask_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskMaskMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskMaskMode { GskMaskMode(rawValue: unsigned) }
  }
}

#endif
