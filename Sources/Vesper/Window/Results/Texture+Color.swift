import Gtk

extension Gdk.Texture {
  /// The average colour, found off the main thread.
  var averageColor: Gdk.RGBA {
    get async {
      // Fewer pixels would be those of the middle: cairo takes at most 16 by 16 pixels for each.
      let pixels = await scaled(width: 16, height: 16).pixels
      func average(_ bits: UInt32) -> Double {
        Double(pixels.reduce(0) { $0 + Int($1 >> bits & 0xFF) }) / Double(255 * pixels.count)
      }
      return Gdk.RGBA(red: average(16), green: average(8), blue: average(0))
    }
  }
}
