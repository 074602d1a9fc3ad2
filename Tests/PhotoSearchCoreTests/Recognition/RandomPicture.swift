import GeneratedCases

@testable import PhotoSearchCore

/// A picture of soft blots, and what others may make of it.
nonisolated struct RandomPicture {
  let width = 160
  let height = 120
  let values: [UInt8]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (columns, rows) = (12, 9)
    let grid = (0..<columns * rows).map { _ in Double.random(in: 0...255, using: &random) }
    var values: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = (
          Double(x) * Double(columns - 1) / Double(width), Double(y) * Double(rows - 1) / Double(height)
        )
        let (left, top) = (Int(column), Int(row))
        let (right, bottom) = (column - Double(left), row - Double(top))
        func at(_ column: Int, _ row: Int) -> Double { grid[min(row, rows - 1) * columns + min(column, columns - 1)] }
        let upper = at(left, top) * (1 - right) + at(left + 1, top) * right
        let lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
        values.append(UInt8(upper * (1 - bottom) + lower * bottom))
      }
    }
    self.values = values
  }

  private func picture(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) -> Luminance {
    var grey: [UInt8] = []
    for y in 0..<height { for x in 0..<width { grey.append(value(x, y)) } }
    return Luminance(grey: grey, width: width, height: height)!
  }

  private func value(_ x: Int, _ y: Int) -> UInt8 { values[y * width + x] }

  var luminance: Luminance { picture(width, height, value) }

  /// The other seven ways to look at it.
  var turned: [Luminance] {
    let (right, bottom) = (width - 1, height - 1)
    return [
      picture(width, height) { value(right - $0, $1) }, picture(width, height) { value($0, bottom - $1) },
      picture(width, height) { value(right - $0, bottom - $1) }, picture(height, width) { value($1, $0) },
      picture(height, width) { value(right - $1, $0) }, picture(height, width) { value($1, bottom - $0) },
      picture(height, width) { value(right - $1, bottom - $0) },
    ]
  }

  /// Without some of its width and height.
  func cropped(left: Int, top: Int, right: Int, bottom: Int) -> Luminance {
    picture(width - left - right, height - top - bottom) { value($0 + left, $1 + top) }
  }

  func scaled(by factor: Double) -> Luminance {
    picture(Int(Double(width) * factor), Int(Double(height) * factor)) {
      value(min(Int(Double($0) / factor), width - 1), min(Int(Double($1) / factor), height - 1))
    }
  }

  /// Paler and rougher.
  func worn(seed: UInt64) -> Luminance {
    var random = SplitMix64(seed: seed)
    return picture(width, height) {
      UInt8(clamping: Int(Double(value($0, $1)) * 0.7) + 40 + Int.random(in: -20...20, using: &random))
    }
  }
}
