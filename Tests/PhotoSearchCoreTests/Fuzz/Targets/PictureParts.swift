/// What a picture's file consists of beside the XMP, read on its own: nothing of it may change when a credit is
/// written.
nonisolated struct PictureParts: Equatable {
  private var bytes: [UInt8] = []

  /// Nil for what is no picture that can carry a credit.
  init?(_ file: [UInt8]) {
    switch file.first {
    case 0xFF: guard readJPEG(file) else { return nil }
    case 0x89: guard readPNG(file) else { return nil }
    case 0x52: guard readWebP(file) else { return nil }
    default: return nil
    }
  }

  private static func number(_ file: [UInt8], _ places: [Int]) -> Int? {
    guard places.allSatisfy(file.indices.contains) else { return nil }
    return places.reduce(0) { $0 << 8 | Int(file[$1]) }
  }

  private mutating func readJPEG(_ file: [UInt8]) -> Bool {
    var place = 2
    while true {
      guard let next = file[place...].firstIndex(where: { $0 != 0xFF }), next > place else { return false }
      guard file[next] != 0xDA else { break }
      guard let length = Self.number(file, [next + 1, next + 2]), next + 1 + length <= file.count else { return false }
      let end = next + 1 + length
      let content = file[(next + 3)..<end]
      let isXMP = file[next] == 0xE1 && content.starts(with: Array("http://ns.adobe.com/x".utf8))
      if !isXMP { bytes += file[place..<end] }
      place = end
    }
    bytes += file[place...]
    return true
  }

  private mutating func readPNG(_ file: [UInt8]) -> Bool {
    var place = 8
    while true {
      let numbers = (0..<4).map { place + $0 }
      guard let length = Self.number(file, numbers), place + 12 + length <= file.count else { return false }
      let end = place + 12 + length
      if !file[(place + 4)..<end].starts(with: Array("iTXtXML:com.adobe.xmp\0".utf8)) { bytes += file[place..<end] }
      let isLast = file[(place + 4)...].starts(with: Array("IEND".utf8))
      place = end
      if isLast { break }
    }
    bytes += file[place...]
    return true
  }

  /// Without the chunk that lists the features, which must change, and without what makes lengths even.
  private mutating func readWebP(_ file: [UInt8]) -> Bool {
    guard let size = Self.number(file, [7, 6, 5, 4]), size + 8 <= file.count else { return false }
    var place = 12
    var isFirst = true
    while place < size + 8 {
      guard let length = Self.number(file, [7, 6, 5, 4].map { place + $0 }), place + 8 + length <= size + 8 else {
        return false
      }
      let name = String(decoding: file[place..<place + 4], as: UTF8.self)
      let isFeatures = isFirst && name == "VP8X"
      if !isFeatures, isFirst || name != "XMP " { bytes += file[place..<place + 8 + length] }
      isFirst = false
      place += 8 + length + length % 2
    }
    bytes += file[(size + 8)...]
    return true
  }
}
