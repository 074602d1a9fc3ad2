import BindingCore
import CTableTwin
import Glibc
import Gtk

// Filters and sorts a long table that is shown, at once and in slices, by ours and by GTK's own models.

/// A row of our table.
nonisolated struct Row: Identifiable {
  let id: Int
  let name: String
  let size: Int

  init(id: Int) {
    self.id = id
    name = String(cString: rowName(Int32(id))!)
    size = Int(rowSize(Int32(id)))
  }
}

/// A number that looks random, the same for each row in both.
private nonisolated func scramble(_ number: Int32) -> UInt32 {
  var value = UInt32(bitPattern: number) &* 2_654_435_769
  value ^= value >> 15
  value = value &* 2_246_822_519
  return value ^ value >> 13
}

private nonisolated(unsafe) let nameBuffer = UnsafeMutablePointer<CChar>.allocate(capacity: 64)

/// Returns a name in a buffer. Only the main thread calls it.
nonisolated func rowName(_ number: Int32) -> UnsafePointer<CChar>? {
  withVaList([Int(scramble(number) % 1_000_003)]) { _ = vsnprintf(nameBuffer, 64, "Line %ld of the log", $0) }
  return UnsafePointer(nameBuffer)
}

nonisolated func rowSize(_ number: Int32) -> Int32 { Int32(scramble(number &+ 77) % 100_000) }

enum Job: String, CaseIterable {
  case filter
  case sortBySize = "sort-by-size"
  case sortByName = "sort-by-name"
}

enum Way: String, CaseIterable {
  case ours
  case oursInSlices = "ours-in-slices"
  case c
  case cIncremental = "c-incremental"
}

/// Milliseconds for everything, and for the longest turn of the main loop meanwhile; the same for 5,000 rows that are
/// appended afterwards; and, for sorting, for the opposite order after that.
typealias Outcome = [Double]

private func run(_ job: Job, _ way: Way, _ count: Int) -> Outcome {
  table_init()
  MainLoop.install()
  switch way {
  case .ours: return runOurs(job, nil, count)
  case .oursInSlices: return runOurs(job, printsSlices ? TimeSlices(scheduler: stopwatch) : TimeSlices(), count)
  case .c, .cIncremental:
    table_twin_open(Int32(count), rowName, rowSize)
    drawFrames()
    let task = [Job.filter: TABLE_FILTER, .sortBySize: TABLE_SORT_BY_SIZE, .sortByName: TABLE_SORT_BY_NAME][job]!
    let times = table_twin_run(task, way == .c ? 0 : 1)
    drawFrames()
    _ = table_twin_append(5000, rowName, rowSize)
    drawFrames()
    let more = table_twin_append(5000, rowName, rowSize)
    return [times.total, times.longest, more.total, more.longest]
  }
}

private func runOurs(_ job: Job, _ slices: TimeSlices?, _ count: Int) -> Outcome {
  let rows = MutableObservableArray((0..<count).map { Row(id: $0) })
  let view = ListView()
  let scroller = ScrolledWindow()
  scroller.child = view
  let window = Window()
  window.setDefaultSize(width: 600, height: 800)
  window.child = scroller
  window.present()
  drawFrames()
  let isAscending = Property(true)
  let times = measure(slices) {
    switch job {
    case .filter:
      if let slices {
        rows.filterCollection(in: slices) { $0.name.contains("77") }.bind(to: view, text: \.name)
      } else {
        rows.filterCollection { $0.name.contains("77") }.bind(to: view, text: \.name)
      }
    case .sortBySize:
      rows.sortedCollection(
        byLatest: isAscending.map { $0 ? { $0.size < $1.size } : { $0.size > $1.size } }, in: slices
      ).bind(to: view, text: \.name)
    case .sortByName:
      rows.sortedCollection(
        byLatest: isAscending.map { $0 ? { $0.name < $1.name } : { $0.name > $1.name } }, in: slices
      ).bind(to: view, text: \.name)
    }
  }
  drawFrames()
  // The array grows with the first append, which takes some 15 ms for a million rows.
  rows.append(contentsOf: (0..<5000).map { Row(id: count + $0) })
  _ = measure(slices) {}
  drawFrames()
  let more = (0..<5000).map { Row(id: count + 5000 + $0) }
  let appending = measure(slices) { rows.append(contentsOf: more) }
  drawFrames()
  let reversing = job == .filter ? [] : measure(slices) { isAscending.value = false }
  window.destroy()
  return times + appending + reversing
}

private let printsSlices = CommandLine.arguments.contains("--slices")

/// Real time. It measures the longest slice, without what GTK does in other turns.
private final class Stopwatch: Scheduler {
  var longest = 0.0
  private(set) var slices = 0
  var total = 0.0

  var now: Duration { MainScheduler.shared.now }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    MainScheduler.shared.schedule(after: delay) {
      let start = table_clock()
      action()
      self.longest = max(self.longest, table_clock() - start)
      self.total += table_clock() - start
      self.slices += 1
    }
  }

}

private let stopwatch = Stopwatch()

/// Measures an action and the turns of the main loop until nothing is left to do.
private func measure(_ slices: TimeSlices?, _ action: () -> Void) -> [Double] {
  let start = table_clock()
  action()
  let first = table_clock() - start
  working = slices
  let times = table_run({ _ in MainActor.assumeIsolated { working?.isWorking.value == true ? 0 : 1 } }, nil)
  if printsSlices {
    print("  at once \(first), longest slice \(stopwatch.longest), \(stopwatch.slices) slices in \(stopwatch.total)")
  }
  stopwatch.longest = 0
  return [first + times.total, max(first, times.longest)]
}

private var working: TimeSlices?

/// Turns the main loop for half a second.
private func drawFrames() {
  table_settle(500)
}

// MARK: The table

private let arguments = CommandLine.arguments.dropFirst()
if arguments.count >= 4, arguments.first == "--once", let job = Job(rawValue: arguments[arguments.startIndex + 1]),
  let way = Way(rawValue: arguments[arguments.startIndex + 2]), let count = Int(arguments[arguments.startIndex + 3])
{
  print(run(job, way, count).map { "\($0)" }.joined(separator: " "))
  exit(0)
}

private let count = arguments.first == "--rows" ? Int(arguments.last!)! : 1_000_000

/// Runs a measurement in a process of its own.
private func runOnce(_ job: Job, _ way: Way) -> Outcome {
  let pipe = popen("/proc/\(getpid())/exe --once \(job.rawValue) \(way.rawValue) \(count)", "r")!
  defer { pclose(pipe) }
  var line = [CChar](repeating: 0, count: 512)
  guard fgets(&line, 512, pipe) != nil else { return [] }
  return line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }.split(whereSeparator: \.isWhitespace)
    .compactMap { Double($0) }
}

private func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

print("milliseconds for \(count) rows: everything and the longest turn; the medians of three processes\n")
for job in Job.allCases {
  print(
    "\(job.rawValue)".padding(30), padded("total", 10), padded("turn", 10), padded("append", 10), padded("turn", 10),
    padded("reverse", 10), padded("turn", 10))
  for way in Way.allCases {
    let outcomes = (0..<3).map { _ in runOnce(job, way) }
    let medians = outcomes[0].indices.map { column in
      outcomes.compactMap { $0.count > column ? $0[column] : nil }.sorted()[outcomes.count / 2]
    }
    print("  \(way.rawValue)".padding(30), medians.map { padded(format($0), 10) }.joined(separator: " "))
  }
}

private func format(_ milliseconds: Double) -> String {
  let tenths = Int((milliseconds * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

extension String {
  fileprivate func padding(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
