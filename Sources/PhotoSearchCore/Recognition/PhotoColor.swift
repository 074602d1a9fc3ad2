/// A colour by which people look for photos.
public nonisolated enum PhotoColor: String, Sendable, Hashable, Codable, CaseIterable {
  case red, orange, yellow, green, turquoise, blue, purple, pink, brown, black, gray, white

  /// Returns the colour that people call a pixel.
  ///
  /// - Parameters: From 0 to 255.
  init(red: Int, green: Int, blue: Int) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let chroma = most - least
    // In the dark, and close to grey, a hue is noise.
    if most < 46 {
      self = .black
    } else if chroma < 24 || chroma * 100 < most * 15 {
      self = most < 64 ? .black : most > 216 ? .white : .gray
    } else {
      self = Self.colorful(hue: Self.hue(red, green, blue, most, chroma), most, saturation: chroma * 100 / most)
    }
  }

  /// - Parameters:
  ///   - hue: In degrees.
  ///   - brightness: From 0 to 255.
  ///   - saturation: In per cent.
  private static func colorful(hue: Int, _ brightness: Int, saturation: Int) -> PhotoColor {
    switch hue {
    case 0..<14, 346...360: saturation < 50 && brightness > 180 ? .pink : brightness < 90 ? .brown : .red
    case 14..<42: brightness < 165 ? .brown : .orange
    case 42..<68: brightness < 100 ? .brown : .yellow
    case 68..<160: .green
    case 160..<192: .turquoise
    case 192..<258: .blue
    case 258..<292: .purple
    default: brightness < 110 ? .purple : .pink
    }
  }

  private static func hue(_ red: Int, _ green: Int, _ blue: Int, _ most: Int, _ chroma: Int) -> Int {
    let hue =
      switch most {
      case red: 60 * (green - blue) / chroma
      case green: 120 + 60 * (blue - red) / chroma
      default: 240 + 60 * (red - green) / chroma
      }
    return hue < 0 ? hue + 360 : hue
  }

  /// The part of a picture, in per cent, from which it is called a picture of this colour: a red flower makes more of an
  /// impression than as much grey.
  private var leastShare: Int {
    switch self {
    case .black, .gray, .white: 35
    case .brown: 20
    default: 10
    }
  }

  /// Returns the main colours of a picture: the most frequent one, and all that make an impression.
  ///
  /// - Parameter counts: The number of pixels of each colour.
  static func main(_ counts: [PhotoColor: Int]) -> Set<PhotoColor> {
    let sum = counts.values.reduce(0, +)
    let most = allCases.max { counts[$0] ?? 0 < counts[$1] ?? 0 }
    return Set(allCases.filter { $0 == most || (counts[$0] ?? 0) * 100 >= $0.leastShare * sum })
  }
}

nonisolated extension Set<PhotoColor> {
  /// The colours as bits, for storing.
  var bits: Int { reduce(0) { $0 | $1.bit } }

  init(bits: Int) { self = Set(PhotoColor.allCases.filter { bits & $0.bit != 0 }) }
}

nonisolated extension PhotoColor {
  /// Its bit in a stored set. New colours come last.
  var bit: Int { 1 << (Self.allCases.firstIndex(of: self) ?? 0) }
}
