import BindingCore
import Gtk
import PhotoSearchCore

/// Asks for a name or another short text, and says what is wrong with it.
final class NamePopover: Popover {
  private let entry = Entry()
  private let problemLabel = Label()
  private let button = Button()

  /// - Parameters:
  ///   - title: What the name is for.
  ///   - label: What it is the name of.
  ///   - text: The name to begin with, which typing replaces.
  ///   - answer: The label of the button.
  ///   - objection: Returns why a name cannot be used, or `nil` if it can.
  ///   - body: Takes a name that can be used.
  init(
    _ title: String, text: String, label: String = Strings.collectionName, answer: String,
    objection: @escaping (String) -> SavedPhotosError? = { _ in nil }, then body: @escaping (String) -> Void
  ) {
    super.init()
    addCssClass("name-popover")
    accessibleLabel = title
    let heading = Label(label: title)
    heading.xalign = 0
    heading.addCssClass("heading")
    entry.text = text
    entry.accessibleLabel = label
    entry.maxLength = 4 * PhotoCollection.maximumNameLength
    entry.widthChars = 24
    problemLabel.xalign = 0
    problemLabel.wrap = true
    problemLabel.maxWidthChars = 28
    problemLabel.addCssClass("error")
    problemLabel.addCssClass("caption")
    problemLabel.accessibleRole = .alert
    problemLabel.visible = false
    button.label = answer
    button.addCssClass("suggested-action")
    button.halign = .end
    child = Box(.vertical, spacing: 8, [heading, entry, problemLabel, button])

    let isTaken = entry.reactive.text.map { text in
      // Nothing typed yet is no mistake.
      if case .collectionNameTaken? = objection(text) { true } else { false }
    }
    isTaken.bind(to: problemLabel.reactive.visible)
    entry.reactive.text.bind(to: self) { me, text in
      let error = objection(text)
      me.button.sensitive = error == nil
      if let error { me.problemLabel.label = Strings.sentence(for: error) }
    }
    func finish(_ me: NamePopover) {
      guard objection(me.entry.text) == nil else { return }
      me.popdown()
      body(me.entry.text)
    }
    entry.reactive.activate.bind(to: self) { finish($0) }
    button.reactive.clicked.bind(to: self) { finish($0) }
  }

  /// Opens the popover at a widget. The keyboard focus returns to the widget.
  func open(on widget: Widget) {
    setParent(widget)
    reactive.closed.bind(to: self) { [weak widget] me in
      Task {
        me.unparent()
        widget?.grabFocus()
      }
    }
    widget.reactive.unrealize.bind(to: self) { $0.unparent() }
    popup()
    entry.grabFocus()
    entry.selectRegion(startPos: 0, endPos: -1)
  }
}
