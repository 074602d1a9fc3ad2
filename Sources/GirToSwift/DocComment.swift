/// Writes doc comments: facts, and what the library says itself only where that is asked for.

struct DocComment {
  private static let width = 120

  /// The lines of a doc comment.
  ///
  /// - Parameters:
  ///   - setter: the C function that sets what the described one gets.
  ///   - note: a paragraph more.
  static func lines(
    of availability: Availability, indentation: Int, setter: String? = nil, note: String? = nil
  ) -> [String] {
    let quotation = Quotation.areWanted ? Quotation.text(of: availability) : nil
    let paragraphs = [quotation, facts(availability, setter: setter), note].compactMap(\.self)
    return Array(paragraphs.map { wrapped($0, indentation: indentation) }.joined(separator: ["///"]))
  }

  /// What it wraps, and since when that is there.
  private static func facts(_ availability: Availability, setter: String?) -> String? {
    guard let origin = availability.origin else { return nil }
    let version = availability.version.map { " Since \(origin.library.title) \($0)." }
    return origin.sentence(setter: setter) + (version ?? "")
  }

  private static func wrapped(_ text: String, indentation: Int) -> [String] {
    var lines: [String] = []
    var line = "///"
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > width - indentation, line != "///" {
        lines.append(line)
        line = "///"
      }
      line += " " + word
    }
    return lines + [line]
  }
}
