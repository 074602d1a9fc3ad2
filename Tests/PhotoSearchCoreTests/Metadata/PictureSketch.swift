import Foundation

/// What a picture's file is made of, read in the simplest way, to compare it before and after.
nonisolated enum PictureSketch {
  /// Everything but XMP, in order: for a JPEG its segments and what follows them, for the others their chunks.
  static func partsWithoutXMP(_ data: Data) -> [Data] {
    switch data.first {
    case 0xFF: jpeg(data)
    case 0x89: chunks(data, from: 8, isXMP: { $0.contains(Data("XML:com.adobe.xmp".utf8)) }, length: bigEndian)
    default: webp(data)
    }
  }

  private static func jpeg(_ data: Data) -> [Data] {
    var parts: [Data] = []
    var position = 2
    while data[position + 1] != 0xDA {
      let length = Int(data[position + 2]) << 8 | Int(data[position + 3])
      let part = data[position..<position + 2 + length]
      if part.range(of: Data("http://ns.adobe.com/x".utf8)) == nil { parts.append(Data(part)) }
      position += 2 + length
    }
    return parts + [Data(data[position...])]
  }

  private static func chunks(
    _ data: Data, from start: Int, isXMP: (Data) -> Bool, length: (Data) -> Int
  ) -> [Data] {
    var parts: [Data] = []
    var position = start
    while position < data.count {
      let size = length(data[position..<position + 4]) + 12
      let part = Data(data[position..<position + size])
      if !isXMP(part) { parts.append(part) }
      position += size
    }
    return parts
  }

  /// The chunks but the one that lists the features, which must change.
  private static func webp(_ data: Data) -> [Data] {
    var parts: [Data] = []
    var position = 12
    while position + 8 <= data.count {
      let name = String(decoding: data[position..<position + 4], as: UTF8.self)
      let size = bigEndian(Data(data[position + 4..<position + 8].reversed()))
      if name != "XMP " && name != "VP8X" { parts.append(Data(data[position..<position + 8 + size])) }
      position += 8 + size + size % 2
    }
    return parts
  }

  private static func bigEndian(_ data: Data) -> Int { data.reduce(0) { $0 << 8 | Int($1) } }
}
