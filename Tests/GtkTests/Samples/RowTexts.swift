import Gtk

extension Widget {
  /// The text of each row of a list, top to bottom: that of the first label in it.
  var rowTexts: [String] { children.compactMap { $0.firstLabel?.text } }

  private var firstLabel: Label? { self as? Label ?? children.lazy.compactMap(\.firstLabel).first }
}

/// A window with one widget, for as long as `body` runs.
func showing(_ widget: Widget, _ body: () async throws -> Void) async rethrows {
  let window = Window()
  window.setDefaultSize(width: 300, height: 400)
  window.child = widget
  window.present()
  try await body()
  window.destroy()
}
