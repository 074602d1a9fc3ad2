import Gtk

extension Spinner {
  /// A spinner that says what is waited for. Newer versions of GTK give it no role, and tell no name of what has none.
  convenience init(accessibleLabel: String) {
    self.init()
    accessibleRole = .progressBar
    self.accessibleLabel = accessibleLabel
  }
}
