import CGtk

/// A slot with a label that shows only the element's text.
@MainActor
final class TextSlot<Item: Identifiable>: ItemSlot<Item> {
  private let label = Label(label: nil)
  private let text: (Item) -> String
  private var hasPreparedRow = false

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
    guard let rowWidget = label.parent else { return }
    rowWidget.accessibleLabel = text
    if hasPreparedRow { return }
    hasPreparedRow = true
    RowActivation.enable(rowWidget, listItem)
  }

  override func tearDown() {
    if let rowWidget = label.parent { RowActivation.disable(rowWidget) }
    gtk_list_item_set_child(listItem, nil)
  }
}
