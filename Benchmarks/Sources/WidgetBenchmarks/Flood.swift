import BindingCore
import CWidgetTwin
import Gtk
import Synchronization

/// Frames of a window while another thread sends as fast as it can, beside those of an idle window.
enum Flood {
  private static let seconds = 5.0

  static func report() {
    let idle = frames {}
    var received = 0
    let relay = MainRelay<Int>()
    let observation = relay.signal.observeNext { _ in received += 1 }
    let isOver = Flag()
    let flooded = frames {
      Task.detached(priority: .userInitiated) {
        var number = 0
        while !isOver.isSet {
          relay.send(number)
          number &+= 1
        }
      }
    }
    isOver.set()
    observation.dispose()
    Report.line(
      "frames in a second while a relay is flooded", ours: flooded, twin: idle, ratio: flooded / idle,
      promise: "x0.95", isKept: flooded >= 0.95 * idle)
    print("  (\(received / Int(seconds)) elements a second arrived)")
  }

  private static func frames(while begin: () -> Void) -> Double {
    let window = Window()
    window.setDefaultSize(width: 400, height: 300)
    window.child = Label(label: "Frames")
    begin()
    defer { widget_close() }
    return Double(widget_count_frames(seconds * 1000)) / seconds
  }
}

/// Something that another thread can ask for.
private nonisolated final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }

  func set() { value.store(true, ordering: .relaxed) }
}
