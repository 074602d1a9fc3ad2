import FoundationEssentials

/// Finds the part of an answer that is about one photo, as its service wrote it.
nonisolated enum JSONRecord {
  /// The names under which services give the ID of a photo.
  private static let names: Set<String> = ["id", "legacyId", "title"]

  /// Returns the outermost element of a list that contains the ID of a photo, or else the innermost object, or `nil` if
  /// there is none. Commons calls a file by its title, "File:Cat.jpg".
  ///
  /// - Complexity: O(n) in the length of the answer.
  static func find(_ id: String, in answer: Data) -> String? {
    let range = answer.withUnsafeBytes { bytes in
      var scanner = Scanner(bytes: bytes, id: id)
      return scanner.range()
    }
    return range.map { String(decoding: answer.dropFirst($0.lowerBound).prefix($0.count), as: UTF8.self) }
  }

  private struct Scanner {
    let bytes: UnsafeRawBufferPointer
    let id: String
    private var open: [Container] = []
    private var position = 0

    private struct Container {
      let start: Int
      let isArray: Bool
      /// The name before the colon that is being read, in an object.
      var name: String?
    }

    init(bytes: UnsafeRawBufferPointer, id: String) {
      (self.bytes, self.id) = (bytes, id)
    }

    mutating func range() -> Range<Int>? {
      /// The container to return when it ends.
      var wanted: Int?
      while position < bytes.count {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          open.append(Container(start: position, isArray: byte == UInt8(ascii: "[")))
          position += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          guard let closed = open.popLast() else { return nil }
          position += 1
          if let wanted, open.count == wanted { return closed.start..<position }
        case UInt8(ascii: "\""):
          let text = string()
          if let last = open.indices.last, !open[last].isArray, isBeforeColon {
            open[last].name = text
          } else if wanted == nil, isID(text) {
            wanted = record
          }
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          let text = number()
          if wanted == nil, isID(text) { wanted = record }
        default: position += 1
        }
      }
      return nil
    }

    /// The depth of the container that describes what is being read.
    private var record: Int? {
      let element = open.indices.dropFirst().first { !open[$0].isArray && open[$0 - 1].isArray }
      return element ?? open.indices.last
    }

    private func isID(_ text: String) -> Bool {
      guard let name = open.last?.name, JSONRecord.names.contains(name) else { return false }
      return text == id || name == "title" && text.hasSuffix(":" + id)
    }

    private var isBeforeColon: Bool {
      bytes[position...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ":")
    }

    /// Reads a string, and goes behind it.
    private mutating func string() -> String {
      let start = position
      var isEscaped = false
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        if bytes[position] == UInt8(ascii: "\\") {
          isEscaped = true
          position += 1
        }
        position += 1
      }
      position = min(position + 1, bytes.count)
      let literal = bytes[start..<position]
      guard isEscaped else { return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self) }
      let list = Data("[".utf8) + Data(literal) + Data("]".utf8)
      return (try? JSONDecoder().decode([String].self, from: list))?.first ?? ""
    }

    private mutating func number() -> String {
      let start = position
      while position < bytes.count, !"]},: \t\r\n".utf8.contains(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
  }
}
