import BindingCore
import CListTwin
import Glibc
import Gtk

/// Who shows the list.
enum Peer: String {
  case ours
  case stringList = "string-list"
  case listStore = "list-store"

  /// Measures a list of so many rows and prints the results, tab by tab, in the order of `Result`.
  func run(_ count: Int) {
    list_init()
    let result =
      switch self {
      case .ours: Self.measureOurs(count)
      case .stringList: Self.measureTwin(count, inStore: false)
      case .listStore: Self.measureTwin(count, inStore: true)
      }
    print(result.values.map { "\($0)" }.joined(separator: "\t"))
  }

  private static func measureTwin(_ count: Int, inStore: Bool) -> Result {
    let memory = list_resident_memory()
    let opening = list_twin_open(Int32(count), inStore ? 1 : 0)
    let frames = list_measure_frames()
    let used = list_resident_memory() - memory
    guard inStore else { return Result(opening, frames, used) }
    return Result(opening, frames, used, edits: median { _ = list_twin_edit() })
  }

  private static func measureOurs(_ count: Int) -> Result {
    let memory = list_resident_memory()
    let rows = MutableObservableArray<Row>()
    rows.replace(with: (0..<count).map { Row(id: $0) })
    let start = list_clock()
    let listView = ListView()
    rows.bind(to: listView, selection: SingleItemSelection()) { TextCell(\.text) }
    let scroller = ScrolledWindow()
    scroller.child = listView
    let window = Window()
    window.setDefaultSize(width: 600, height: 800)
    window.child = scroller
    let opening = list_clock() - start
    let frames = list_measure_frames()
    let used = list_resident_memory() - memory
    var next = 2_000_000_000
    let edits = median {
      for number in 0..<1000 {
        next += 1
        if number % 2 == 1 {
          rows.remove(at: Int(list_random(UInt32(rows.count))))
        } else {
          rows.insert(Row(id: next), at: Int(list_random(UInt32(rows.count + 1))))
        }
      }
    }
    precondition(rows.count == count)
    return Result(opening, frames, used, edits: edits)
  }

  /// The milliseconds of the processor that a thousand edits take, without the frames between them.
  private static func median(of edits: () -> Void) -> Double {
    let times = (0..<9).map { _ in
      let start = list_processor_time()
      edits()
      let time = list_processor_time() - start
      list_draw_frame()
      return time
    }
    return times.sorted()[4]
  }
}

/// A row of the list.
nonisolated struct Row: Identifiable {
  let id: Int
  let text: String

  init(id: Int) {
    self.id = id
    text = "Row \(id)"
  }
}

/// What came out for one peer.
struct Result {
  /// Milliseconds of the clock until there is a window with the list: for ours from the array, for C from the numbers.
  let opening: Double
  /// Milliseconds of the processor until the first frame.
  let firstFrame: Double
  let medianFrame: Double
  let p95Frame: Double
  /// How much memory data, list and window take, in kB.
  let memory: Double
  /// Milliseconds of the processor for 1,000 edits.
  let edits: Double

  init(_ opening: Double, _ frames: list_frames, _ memory: Int, edits: Double = 0) {
    self.init([opening, frames.first_frame, frames.median_frame, frames.p95_frame, Double(memory), edits])
  }

  init(_ values: [Double]) {
    opening = values[0]
    firstFrame = values[1]
    medianFrame = values[2]
    p95Frame = values[3]
    memory = values[4]
    edits = values[5]
  }

  var values: [Double] { [opening, firstFrame, medianFrame, p95Frame, memory, edits] }
}
