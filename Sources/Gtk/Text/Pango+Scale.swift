// Named as in C, like `Gdk.BUTTON_PRIMARY`.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Pango {
  /// The number of Pango units per point of a font size, or per pixel.
  public static let SCALE = 1024

  /// The scale of text two sizes smaller than normal.
  public static let SCALE_X_SMALL = 1 / (1.2 * 1.2)

  /// The scale of text one size smaller than normal.
  public static let SCALE_SMALL = 1 / 1.2

  /// The scale of normal text.
  public static let SCALE_MEDIUM = 1.0

  /// The scale of text one size larger than normal.
  public static let SCALE_LARGE = 1.2

  /// The scale of text two sizes larger than normal.
  public static let SCALE_X_LARGE = 1.2 * 1.2

  /// The scale of text three sizes larger than normal.
  public static let SCALE_XX_LARGE = 1.2 * 1.2 * 1.2
}
