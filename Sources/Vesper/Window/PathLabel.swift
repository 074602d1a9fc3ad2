import FoundationEssentials
import Gtk

/// A label for a path in one line: ellipsized in the middle if necessary, with the full path in the tooltip.
final class PathLabel: Label {
  /// The absolute path, or empty for none.
  var path: String {
    didSet { showPath() }
  }

  init(_ path: String = "") {
    self.path = path
    super.init()
    ellipsize = .middle
    xalign = 0
    addCssClass("dim-label")
    showPath()
  }

  private func showPath() {
    visible = !path.isEmpty
    guard visible else { return }
    label = Self.shortened(path, home: ProcessInfo.processInfo.environment["HOME"] ?? "")
    tooltipText = path
  }

  /// Returns the path with the user's home directory replaced by a tilde.
  static func shortened(_ path: String, home: String) -> String {
    guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
