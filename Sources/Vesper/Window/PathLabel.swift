import FoundationEssentials
import Gtk

/// A place on this machine in one line: the middle is left out where there is no room, the tooltip has all of it.
final class PathLabel: Label {
  /// An absolute path; empty for none.
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

  /// With a tilde in the place of the person's own directory, as people write it.
  static func shortened(_ path: String, home: String) -> String {
    guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
