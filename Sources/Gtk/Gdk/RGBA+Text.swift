import CGtk

extension Gdk.RGBA {
  /// Parses a CSS colour: `red`, `#ff7800`, `rgb(255, 120, 0)`, `rgba(0, 0, 0, 0.5)`. Returns `nil` for anything else.
  public init?(_ css: String) {
    var color = GdkRGBA()
    guard gdk_rgba_parse(&color, css) != 0 else { return nil }
    self.init(cValue: color)
  }

  /// Creates an opaque colour, with components from 0 to 1.
  public init(red: Double, green: Double, blue: Double) { self.init(red: red, green: green, blue: blue, alpha: 1) }
}
