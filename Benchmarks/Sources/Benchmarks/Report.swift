/// One promise of a row and what came out.
struct Verdict {
  let name: String
  let value: Double
  let target: Double
  let isKept: Bool

  private init?(_ name: String, _ value: Double?, atMost target: Double?) {
    guard let value, let target else { return nil }
    self.name = name
    self.value = value
    self.target = target
    isKept = value <= target
  }

  private init?(_ name: String, _ value: Double?, atLeast target: Double?) {
    guard let value, let target else { return nil }
    self.name = name
    self.value = value
    self.target = target
    isKept = value >= target
  }

  static func all(of measurement: Measurement) -> [Verdict] {
    let target = measurement.row.target
    return [
      Verdict("limit", measurement.ratio(of: .limit).map { 1 / $0 }, atMost: target.limit),
      Verdict("OpenCombine", measurement.ratio(of: .openCombine), atLeast: target.openCombine),
      Verdict("stdlib", measurement.ratio(of: .standardLibrary), atLeast: target.standardLibrary),
      Verdict("allocations", measurement.allocations, atMost: target.allocations),
      Verdict("bytes an item", measurement.bytesPerItem, atMost: target.bytesPerItem),
    ].compactMap { $0 }
  }
}

extension Measurement {
  static let header = """
    \("row".padded(14))\("ours".padded(-11))\("limit".padded(-11))\("ours/limit".padded(-16))\
    \("peer/ours".padded(-20))\("allocations".padded(-16))\("B an item".padded(-13))  kept
    \("".padded(14))\("ns".padded(-11))\("ns".padded(-11))
    """

  /// A line of the table. In parentheses the target.
  var line: String {
    let verdicts = Verdict.all(of: self)
    func cell(_ names: [String], _ relation: String, _ value: Double?) -> String {
      guard let verdict = verdicts.first(where: { names.contains($0.name) }) else {
        return value.map { $0.short } ?? ""
      }
      return "\(verdict.value.short) (\(relation)\(verdict.target.short))"
    }
    let isKept = verdicts.allSatisfy(\.isKept)
    return row.id.padded(14)
      + (nanoseconds(of: .ours) ?? 0).short.padded(-11)
      + (nanoseconds(of: .limit) ?? 0).short.padded(-11)
      + cell(["limit"], "≤", nil).padded(-16)
      + cell(["OpenCombine", "stdlib"], "≥", nil).padded(-20)
      + cell(["allocations"], "≤", allocations).padded(-16)
      + cell(["bytes an item"], "≤", bytesPerItem).padded(-13)
      + (isKept ? "  yes" : "  NO") + "   " + row.title
  }

  var json: String {
    let peers = zip(row.peers, zip(nanoseconds, ratios)).map { peer, figures in
      #"{"name": "\#(peer.name)", "nanoseconds": \#(figures.0), "timesOurs": \#(figures.1)}"#
    }
    let verdicts = Verdict.all(of: self).map {
      #"{"name": "\#($0.name)", "value": \#($0.value), "target": \#($0.target), "kept": \#($0.isKept)}"#
    }
    return #"{"id": "\#(row.id)", "title": "\#(row.title)", "allocations": \#(allocations), "#
      + #""peers": [\#(peers.joined(separator: ", "))], "targets": [\#(verdicts.joined(separator: ", "))]}"#
  }
}

extension Double {
  /// Three significant digits.
  fileprivate var short: String {
    if self == 0 { return "0" }
    let decimals = self >= 99.95 ? 0 : self >= 9.995 ? 1 : self >= 0.9995 ? 2 : 4
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (self * scale).rounded()
    if decimals == 0 || scaled == 0 { return "\(Int(scaled / scale))" }
    let digits = "\(Int(scaled))"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var text = padded.dropLast(decimals) + "." + padded.suffix(decimals)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// At least so wide; text stands to the right of a negative width.
  fileprivate func padded(_ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? space + self : self + space
  }
}
