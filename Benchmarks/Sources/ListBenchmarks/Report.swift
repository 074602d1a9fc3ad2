import Glibc

/// The table of all rows.
enum Report {
  static func print() {
    Swift.print("row                                       ours          C   ours/C  promised")
    let (ours, strings) = (medians(.ours, 1_000_000), medians(.stringList, 1_000_000))
    line("1,000,000 rows: open, ms", ours.opening, strings.opening, limit: 100, absolute: true)
    line("1,000,000 rows: first frame, ms CPU", ours.firstFrame, strings.firstFrame, limit: 1)
    line("1,000,000 rows: memory, MB", ours.memory / 1024, strings.memory / 1024, limit: 1)
    line("1,000,000 rows: scrolling p50, ms CPU", ours.medianFrame, strings.medianFrame, limit: 1.1)
    line("1,000,000 rows: scrolling p95, ms CPU", ours.p95Frame, strings.p95Frame, limit: 1.1)
    for count in [1000, 10_000, 100_000] {
      let (ours, store) = (medians(.ours, count), medians(.listStore, count))
      line("1,000 edits of \(count) rows, ms CPU", ours.edits, store.edits, limit: 1.3)
    }
  }

  private static func line(_ title: String, _ ours: Double, _ c: Double, limit: Double, absolute: Bool = false) {
    let isKept = absolute ? ours <= limit : ours / c <= limit
    let promise = "\(absolute ? "" : "x")\(fixed(limit))"
    Swift.print(
      padded(title, -38), padded(fixed(ours), 8), padded(fixed(c), 10), padded(fixed(ours / c), 8),
      padded(promise, 8), isKept ? "" : "NO")
    fflush(nil)
  }

  /// The medians of five processes: what disturbs one does not disturb all.
  private static func medians(_ peer: Peer, _ count: Int) -> Result {
    let runs = (0..<5).map { _ in run(peer, count) }
    return Result(runs[0].indices.map { index in runs.map { $0[index] }.sorted()[2] })
  }

  private static func run(_ peer: Peer, _ count: Int) -> [Double] {
    guard let pipe = popen("'\(CommandLine.arguments[0])' \(peer.rawValue) \(count)", "r") else {
      stop("\(peer.rawValue) did not start\n")
    }
    defer { pclose(pipe) }
    var buffer = [CChar](repeating: 0, count: 1000)
    guard fgets(&buffer, 1000, pipe) != nil else { stop("\(peer.rawValue) did not finish\n") }
    let text = String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(separator: "\t").compactMap { Double($0) }
  }

  private static func fixed(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// To the right in so many columns, or to the left for a negative number.
  private static func padded(_ text: String, _ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + spaces : spaces + text
  }
}
