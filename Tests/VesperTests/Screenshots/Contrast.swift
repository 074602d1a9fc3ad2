import Foundation

/// How well colours can be told apart, as WCAG 2.2 defines it: 1 for equal ones, 21 for black and white.
nonisolated enum Contrast {
  /// What a text needs, and what an edge, an icon or a mark around the focus needs.
  static let ofText = 4.5
  static let ofShapes = 3.0

  static func between(_ first: Screenshot.Color, _ second: Screenshot.Color) -> Double {
    let (light, dark) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)
  }

  private static func luminance(_ color: Screenshot.Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ value: Int) -> Double {
    let value = Double(value) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

}

extension [Screenshot.Color] {
  /// The colour of most pixels.
  nonisolated var ground: Screenshot.Color? {
    reduce(into: [:]) { counts, color in counts[color, default: 0] += 1 }.max { $0.value < $1.value }?.key
  }

  /// How much what is drawn stands out from the ground: the strongest contrast of a pixel. Letters are thin, and most of
  /// their pixels are between both colours.
  nonisolated var contrast: Double? {
    guard let ground else { return nil }
    return Set(self).map { Contrast.between($0, ground) }.max()
  }
}
