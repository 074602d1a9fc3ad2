import BindingCore

/// Announces the rest of a long list to GTK, a few rows a frame.
final class CatchingUp<Item: Identifiable>: SlicedWork {
  private weak var model: ArrayListModel<Item>?
  private let slices: TimeSlices
  private var count: Int

  init(_ model: ArrayListModel<Item>, in slices: TimeSlices) {
    self.model = model
    self.slices = slices
    count = ArrayContent<Item>.screenful
  }

  /// Goes on after the next frame, so that no frame has many rows to measure.
  func startLater() { slices.start(self, after: .milliseconds(16)) }

  func work(in slice: inout Slice) -> Bool {
    let start = slice.now
    if model?.catchUp(by: count) != false { return true }
    let taken = slice.now - start
    if taken > .milliseconds(2) {
      // Rows of several columns take longer.
      count = max(count / 2, 8)
    } else if taken < .microseconds(200) {
      // GTK has all the rows that it wants.
      count = .max
    }
    startLater()
    return true
  }
}
