import BindingCore
import CListTwin
import Gtk

/// Who shows the list.
enum Peer: String {
  case ours
  /// The same with a `TextCell`, which is a box, for each row.
  case oursInCells = "ours-in-cells"
  case stringList = "string-list"
  /// The same with a box for each row, and a label inside.
  case stringListInBoxes = "string-list-in-boxes"
  case listStore = "list-store"
  /// A justified view of pictures of all shapes.
  case rows
  /// A grid view of as many pictures, each as high as those in the rows.
  case grid
}

/// What a process measures.
enum Task: String {
  /// The list is shown and scrolled: the values of `Showing`.
  case show
  /// The list is scrolled to its middle and edited: milliseconds of the processor for 1,000 edits, without the frame
  /// after them.
  case edit
  /// The same with a list that has not been scrolled.
  case editAtTop = "edit-at-top"

  func run(_ peer: Peer, _ count: Int) -> [Double] {
    switch self {
    case .show:
      let memory = list_resident_memory()
      let start = list_processor_time()
      let opened = peer.open(count)
      let drawing = list_show()
      let firstFrame = list_processor_time() - start
      var frames = [Double](repeating: 0, count: Int(LIST_FRAMES))
      list_scroll(&frames)
      // The data as well, for its memory counts.
      defer { withExtendedLifetime(opened) {} }
      return [opened.milliseconds, firstFrame, drawing, Double(list_resident_memory() - memory)] + frames
    case .edit, .editAtTop:
      let list = peer.open(count)
      _ = list_show()
      if self == .edit { list_scroll_to_middle() }
      let times = (0..<9).map { _ in
        let start = list_processor_time()
        list.edit()
        let time = list_processor_time() - start
        list_draw_frame()
        return time
      }
      return [times.sorted()[4]]
    }
  }
}

/// What came out for one peer that showed a list.
struct Showing {
  /// Milliseconds of the clock from the array to a window with the list; for C from the numbers.
  let opening: Double
  /// Milliseconds of the processor from the numbers to the first frame.
  let firstFrame: Double
  /// What of it was after the window had been made.
  let drawing: Double
  /// How much memory data, list and window take, in kB.
  let memory: Double
  /// Milliseconds of the processor for each frame while it is scrolled.
  let frames: [Double]

  init(_ values: [Double]) {
    (opening, firstFrame, drawing) = (values[0], values[1], values[2])
    (memory, frames) = (values[3], Array(values[4...]))
  }
}

/// A row of our list.
nonisolated struct Row: Identifiable {
  let id: Int
  let text: String

  init(id: Int) {
    self.id = id
    text = "Row \(id)"
  }
}

extension Peer {
  /// Makes a window with a list of so many rows, and says how long that took and how to edit the list.
  fileprivate func open(_ count: Int) -> (milliseconds: Double, edit: () -> Void) {
    guard [.ours, .oursInCells, .rows, .grid].contains(self) else {
      let start = list_clock()
      list_twin_open(Int32(count), self == .listStore ? 1 : 0, self == .stringListInBoxes ? 1 : 0)
      return (list_clock() - start, { _ = list_twin_edit() })
    }
    let rows = MutableObservableArray((0..<count).map { Row(id: $0) })
    let start = list_clock()
    let scroller = ScrolledWindow()
    scroller.child = makeView(of: rows)
    let window = Window()
    window.setDefaultSize(width: 600, height: 800)
    window.child = scroller
    let milliseconds = list_clock() - start
    var next = 2_000_000_000
    return (
      milliseconds,
      {
        for number in 0..<1000 {
          next += 1
          if number % 2 == 1 {
            rows.remove(at: Int(list_random(UInt32(rows.count))))
          } else {
            rows.insert(Row(id: next), at: Int(list_random(UInt32(rows.count + 1))))
          }
        }
        precondition(rows.count == count)
      }
    )
  }
}

extension Peer {
  private func makeView(of rows: MutableObservableArray<Row>) -> Widget {
    switch self {
    case .rows:
      let view = JustifiedView()
      rows.bind(
        to: view, ratio: { 0.6 + Double($0.id % 7) / 5 }, selection: SingleItemSelection(),
        makeCell: { TextCell(\.text) })
      return view
    case .grid:
      let view = GridView()
      view.minColumns = 3
      view.maxColumns = 3
      rows.bind(to: view, selection: SingleItemSelection()) { HighCell(\.text) }
      return view
    case .oursInCells:
      let view = ListView()
      rows.bind(to: view, selection: SingleItemSelection()) { TextCell(\.text) }
      return view
    default:
      let view = ListView()
      rows.bind(to: view, text: \.text)
      return view
    }
  }
}

/// A cell as high as a row of pictures.
private final class HighCell: TextCell<Row> {
  override init(_ text: @escaping (Row) -> String) {
    super.init(text)
    setSizeRequest(width: -1, height: 200)
  }
}
