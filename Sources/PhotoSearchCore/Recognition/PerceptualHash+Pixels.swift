import Glibc

nonisolated extension PerceptualHash {
  static let length = 64

  /// Hashes a picture.
  ///
  /// A picture of at most 512 pixels in each direction is enough, and takes less time than one in its full size.
  public init(of picture: Luminance) {
    self.init(of: Frequencies(of: picture))
  }

  fileprivate init(of frequencies: Frequencies) {
    let amplitudes = frequencies.amplitudes
    let median = amplitudes.sorted()[amplitudes.count / 2 - 1]
    var words = SIMD4<UInt64>.zero
    for (index, amplitude) in amplitudes.enumerated() where amplitude > median {
      words[index / 64] |= 1 << (index % 64)
    }
    self.words = words
  }

  /// Returns the hashes of a picture that is turned by 0, 90, 180 or 270 degrees, or mirrored and turned, the picture as
  /// it is first.
  public static func turned(_ picture: Luminance) -> [PerceptualHash] {
    let frequencies = Frequencies(of: picture)
    return [frequencies, frequencies.transposed].flatMap { frequencies in
      [(false, false), (true, false), (false, true), (true, true)].map { columns, rows in
        PerceptualHash(of: frequencies.mirrored(columns: columns, rows: rows))
      }
    }
  }
}

/// The amplitudes of the 16 x 16 lowest frequencies above zero of a picture, rows first.
private nonisolated struct Frequencies {
  static let count = 16

  private(set) var amplitudes: [Float]

  init(of picture: Luminance) {
    let length = PerceptualHash.length
    let half = Self.product(Self.cosines, picture.reduced(), columns: length) { $0 * length + $1 }
    amplitudes = Self.product(half, Self.cosines, columns: Self.count) { $1 * length + $0 }
  }

  /// The cosines of each frequency at each place of a line.
  private static let cosines: [Float] = (1...count).flatMap { frequency in
    let length = Double(PerceptualHash.length)
    return (0..<PerceptualHash.length).map { place in
      Float((2 / length).squareRoot())
        * Float(cos(Double.pi / 2 / length * Double(frequency) * Double(2 * place + 1)))
    }
  }

  /// Multiplies two matrices, the first of which has 16 rows and 64 columns.
  ///
  /// - Parameter place: Returns the place of the element in a row and a column of the second matrix.
  private static func product(
    _ first: [Float], _ second: [Float], columns: Int, _ place: (Int, Int) -> Int
  ) -> [Float] {
    let length = PerceptualHash.length
    var result: [Float] = []
    result.reserveCapacity(count * columns)
    for row in 0..<count {
      for column in 0..<columns {
        var sum: Float = 0
        for index in 0..<length { sum += first[row * length + index] * second[place(index, column)] }
        result.append(sum)
      }
    }
    return result
  }

  /// Those of the picture with rows as columns.
  var transposed: Frequencies {
    var result = self
    for row in 0..<Self.count {
      for column in 0..<Self.count {
        result.amplitudes[column * Self.count + row] = amplitudes[row * Self.count + column]
      }
    }
    return result
  }

  /// Returns those of the mirrored picture: odd frequencies change their signs.
  func mirrored(columns: Bool, rows: Bool) -> Frequencies {
    var result = self
    for index in amplitudes.indices {
      let (row, column) = (index / Self.count, index % Self.count)
      // The first is one, an odd frequency.
      if (columns && column % 2 == 0) != (rows && row % 2 == 0) { result.amplitudes[index].negate() }
    }
    return result
  }
}
