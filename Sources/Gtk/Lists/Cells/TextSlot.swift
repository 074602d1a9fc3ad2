import CGtk

/// A slot with a label that shows only the element's text.
@MainActor
final class TextSlot<Item: Identifiable>: ItemSlot<Item> {
  private let label = Label(label: nil)
  private let text: (Item) -> String
  private var hasPreparedLine = false

  init(_ listItem: OpaquePointer, _ text: @escaping (Item) -> String) {
    self.text = text
    super.init(listItem)
    label.xalign = 0
    label.ellipsize = .end
    gtk_list_item_set_child(listItem, label.cast())
  }

  override func fill() {
    guard let row = itemRow else { return }
    let text = text(row.item)
    label.label = text
    guard let line = label.parent else { return }
    line.accessibleLabel = text
    if hasPreparedLine { return }
    hasPreparedLine = true
    LineActivation.enable(line, listItem)
  }

  override func tearDown() {
    if let line = label.parent { LineActivation.disable(line) }
    gtk_list_item_set_child(listItem, nil)
  }
}
