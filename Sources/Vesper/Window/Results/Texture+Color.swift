import Gtk

extension Gdk.Texture {
  /// The average colour, of a sample of the pixels.
  var averageColor: Gdk.RGBA? {
    let pixels = download()
    guard !pixels.isEmpty else { return nil }
    // Enough for a placeholder, and soon done.
    let step = max(1, pixels.count / 4 / 500) * 4
    var (red, green, blue, count) = (0, 0, 0, 0)
    for start in stride(from: 0, to: pixels.count - 3, by: step) {
      (blue, green, red) = (
        blue + Int(pixels[start]), green + Int(pixels[start + 1]), red + Int(pixels[start + 2])
      )
      count += 1
    }
    let whole = Double(count) * 255
    return Gdk.RGBA(red: Double(red) / whole, green: Double(green) / whole, blue: Double(blue) / whole)
  }
}
