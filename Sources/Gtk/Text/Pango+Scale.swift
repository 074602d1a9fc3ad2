// Named as in C, like `Gdk.BUTTON_PRIMARY`.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Pango {
  /// How many of Pango's units are a point of a font's size, or a pixel.
  public static let SCALE = 1024

  /// The scale of text that is two sizes smaller than the rest.
  public static let SCALE_X_SMALL = 1 / (1.2 * 1.2)

  /// The scale of text that is one size smaller than the rest.
  public static let SCALE_SMALL = 1 / 1.2

  /// The scale of text that is as large as the rest.
  public static let SCALE_MEDIUM = 1.0

  /// The scale of text that is one size larger than the rest.
  public static let SCALE_LARGE = 1.2

  /// The scale of text that is two sizes larger than the rest.
  public static let SCALE_X_LARGE = 1.2 * 1.2

  /// The scale of text that is three sizes larger than the rest.
  public static let SCALE_XX_LARGE = 1.2 * 1.2 * 1.2
}
