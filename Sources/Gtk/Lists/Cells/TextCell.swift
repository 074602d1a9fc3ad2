/// A cell with nothing but the text of the element.
///
///     files.bind(to: listView) { TextCell(\.name) }
///
/// Where nothing is done with the cell, `files.bind(to: listView, text: \.name)` shows the same without a box.
open class TextCell<Item: Identifiable>: ListCell<Item> {
  /// The widget that shows the text: to align it, to let it wrap.
  public final let label = Label(label: nil)
  private let text: (Item) -> String

  /// A cell that shows what `text` makes of an element. The line, in a table the cell, has this name for assistive
  /// technology.
  public init(_ text: @escaping (Item) -> String) {
    self.text = text
    super.init(orientation: .horizontal, spacing: 0)
    label.xalign = 0
    label.hexpand = true
    label.ellipsize = .end
    append(label)
  }

  open override func bind(_ item: Item) {
    let text = text(item)
    label.label = text
    cellPlace?.accessibleLabel = text
  }
}
