import CListTwin
import Glibc

/// The table of all rows.
struct Report {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func print() {
    Swift.print("row                                                       ours          C   ours/C  promised")
    for count in options.sizes { printShowing(count) }
    if options.includes("rows") { printRows(10_000) }
    for (name, task) in [("edits", Task.edit), ("edits at the top", .editAtTop)] where options.includes(name) {
      for count in options.editedSizes {
        line("\(name), \(count) rows, ms CPU", medians(task, .listStore, count) { $0[0] }, limit: 1.3)
      }
    }
  }

  private func printShowing(_ count: Int) {
    let rows: [(name: String, unit: String, value: ([Showing]) -> Double, limit: Double?)] = [
      ("open", "ms", { median($0.map(\.opening)) }, 100),
      ("first frame", "ms CPU", { median($0.map(\.firstFrame)) }, 1),
      ("drawing", "ms CPU", { median($0.map(\.drawing)) }, nil),
      ("memory", "MB", { median($0.map(\.memory)) / 1024 }, 1),
      ("scrolling p50", "ms CPU", { frames($0)[Int(LIST_FRAMES) / 2] }, nil),
      ("scrolling p95", "ms CPU", { frames($0)[Int(LIST_FRAMES) * 95 / 100] }, 1.1),
    ]
    for (ours, c, ending) in [
      (Peer.ours, Peer.stringList, ""), (.oursInCells, .stringListInBoxes, ", cells"),
      (.oursInCells, .stringList, ", cells beside labels"),
    ] {
      // Cells are for the frames only.
      let wanted = rows.filter { options.includes($0.name) && (ending.isEmpty || $0.name.hasPrefix("scrolling")) }
      if wanted.isEmpty { continue }
      let runs = runs(.show, ours, c, count).map { (ours: Showing($0.ours), c: Showing($0.c)) }
      for row in wanted {
        let values = (ours: row.value(runs.map(\.ours)), c: row.value(runs.map(\.c)))
        line(
          "\(row.name)\(ending), \(count) rows, \(row.unit)", values, limit: row.limit, isAbsolute: row.name == "open")
      }
    }
  }

  /// Justified rows beside a grid, instead of C.
  private func printRows(_ count: Int) {
    let runs = runs(.show, .rows, .grid, count).map { (ours: Showing($0.ours), c: Showing($0.c)) }
    for (name, index) in [("p50", Int(LIST_FRAMES) / 2), ("p95", Int(LIST_FRAMES) * 95 / 100)] {
      line(
        "rows beside a grid, scrolling \(name), \(count), ms CPU",
        (frames(runs.map(\.ours))[index], frames(runs.map(\.c))[index]), limit: 1)
    }
  }

  /// What the frames take, sorted, of each the median of the runs: the same frame has the same to do in all of them, so
  /// that a frame in which something else came between counts in none.
  private func frames(_ runs: [Showing]) -> [Double] {
    (0..<Int(LIST_FRAMES)).map { frame in median(runs.map { $0.frames[frame] }) }.sorted()
  }

  private func line(_ title: String, _ medians: (ours: Double, c: Double), limit: Double?, isAbsolute: Bool = false) {
    let ratio = medians.ours / medians.c
    let isKept = limit.map { (isAbsolute ? medians.ours : ratio) <= $0 } ?? true
    let promise = limit.map { isAbsolute ? "\(fixed($0)) ms" : "x\(fixed($0))" } ?? ""
    Swift.print(
      padded(title, -52), padded(fixed(medians.ours), 10), padded(fixed(medians.c), 10), padded(fixed(ratio), 8),
      padded(promise, 10), isKept ? "" : "NO")
    fflush(nil)
  }

  /// Ours and a peer of C take turns: what slows the machine down slows both.
  private func runs(
    _ task: Task, _ ours: Peer, _ peer: Peer, _ count: Int
  ) -> [(ours: [Double], c: [Double])] {
    (0..<options.processes).map { _ in (run(ours, task, count), run(peer, task, count)) }
  }

  private func medians(
    _ task: Task, _ peer: Peer, _ count: Int, _ value: ([Double]) -> Double
  ) -> (ours: Double, c: Double) {
    let runs = runs(task, .ours, peer, count)
    return (median(runs.map { value($0.ours) }), median(runs.map { value($0.c) }))
  }

  private func run(_ peer: Peer, _ task: Task, _ count: Int) -> [Double] {
    let command = "'\(CommandLine.arguments[0])' --once \(peer.rawValue) \(task.rawValue) \(count)"
    guard let pipe = popen(command, "r") else { stop("\(peer.rawValue) did not start\n") }
    defer { pclose(pipe) }
    var buffer = [CChar](repeating: 0, count: 10_000)
    guard fgets(&buffer, 10_000, pipe) != nil else { stop("\(peer.rawValue) did not finish\n") }
    let text = String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(separator: "\t").compactMap { Double($0) }
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func fixed(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// To the right in so many columns, or to the left for a negative number.
  private func padded(_ text: String, _ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + spaces : spaces + text
  }
}
