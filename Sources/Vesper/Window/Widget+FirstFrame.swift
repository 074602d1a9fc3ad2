import Gtk

extension Widget {
  /// Calls `body` when the widget has been drawn once.
  func afterFirstFrame(_ body: @escaping () -> Void) {
    var hasFrame = false
    addTickCallback { _, _ in
      guard hasFrame else {
        hasFrame = true
        return true
      }
      body()
      return false
    }
  }
}
