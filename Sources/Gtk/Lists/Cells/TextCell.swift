/// A cell that shows only the element's text.
///
///     files.bind(to: listView) { TextCell(\.name) }
///
/// If you do not configure the cell, `files.bind(to: listView, text: \.name)` shows the same without a box.
open class TextCell<Item: Identifiable>: ListCell<Item> {
  /// The label that shows the text, for setting alignment or wrapping.
  public final let label = Label(label: nil)
  private let text: (Item) -> String

  /// Creates a cell that shows the result of `text`. The text is also the accessible label of the row, or of the cell
  /// in a table.
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
    cellWidget?.accessibleLabel = text
  }
}
