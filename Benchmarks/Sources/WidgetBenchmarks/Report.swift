import CWidgetTwin
import Glibc

/// The same work, done by us and by C: each does so many operations.
struct Contest {
  let ours: (Int) -> Void
  let twin: (Int) -> Void
  /// Not measured: after each turn.
  var cleanUp: () -> Void = {}
}

/// The table.
enum Report {
  static func printHeader() {
    Swift.print(padded("row", -52), padded("ours", 10), padded("C", 10), padded("ours/C", 8), padded("promised", 10))
  }

  /// Lets both take turns and prints the medians: what slows the machine down slows both.
  static func print(_ title: String, _ make: () -> Contest, count: Int, _ rounds: Int, atMost limit: Double) {
    let contest = make()
    func nanoseconds(_ work: (Int) -> Void) -> Double {
      let start = widget_processor_time()
      work(count)
      let time = widget_processor_time() - start
      contest.cleanUp()
      return time * 1e6 / Double(count)
    }
    // The first turn of each fills the caches.
    _ = (nanoseconds(contest.ours), nanoseconds(contest.twin))
    let turns = (0..<rounds).map { round in
      if round % 2 == 0 { return (ours: nanoseconds(contest.ours), twin: nanoseconds(contest.twin)) }
      let twin = nanoseconds(contest.twin)
      return (ours: nanoseconds(contest.ours), twin: twin)
    }
    line(
      title, ours: median(turns.map(\.ours)), twin: median(turns.map(\.twin)),
      ratio: median(turns.map { $0.ours / $0.twin }), promise: "x\(fixed(limit))",
      isKept: median(turns.map { $0.ours / $0.twin }) <= limit)
  }

  static func line(_ title: String, ours: Double, twin: Double, ratio: Double, promise: String, isKept: Bool) {
    Swift.print(
      padded(title, -52), padded(fixed(ours), 10), padded(fixed(twin), 10), padded(fixed(ratio), 8),
      padded(promise, 10), isKept ? "" : "NO")
    fflush(nil)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

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
