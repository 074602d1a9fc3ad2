import BindingCore
import CGtk

/// The elements of a drop-down. GTK tracks the chosen row, but loses one that is removed and reinserted within a change
/// and then chooses the first. The model therefore restores the choice afterwards.
final class ChoiceModel<Item: Identifiable>: ArrayListModel<Item> {
  private var selection: SingleItemSelection<Item>?
  private let rows = SelectedRows<Item> { _, _, _ in false }
  /// Weak because the drop-down retains this model.
  private weak var dropDown: DropDown?
  /// Whether the drop-down is being updated, in which case its notifications are ignored.
  private var isTelling = false

  func connect(_ selection: SingleItemSelection<Item>, _ dropDown: DropDown) {
    self.selection = selection
    self.dropDown = dropDown
    content.selection = rows
    selection.connect(
      SelectedList(
        owner: self, rows, elements: { [weak self] in self?.content.all }, element: { $0 },
        show: { [weak self] in self?.tellDropDown() }))
    tellDropDown()
    dropDown.reactive.selected.bind(to: self) { model, _ in model.userHasChosen() }
  }

  /// The chosen element may be anywhere.
  override var mayBeBehind: Bool { false }

  override func take(_ step: ArrayStep<Item>) {
    isTelling = true
    super.take(step)
    isTelling = false
    tellDropDown()
    selection?.listHasChanged(rows.takeNews())
  }

  private var chosen: Item.ID? { dropDown?.chosenItem(as: Item.self)?.id }

  private func tellDropDown() {
    guard let dropDown, selection != nil, chosen != rows.ids.first else { return }
    isTelling = true
    let position = rows.ids.first.flatMap { id in content.position(of: id) }
    DropDown.setSelected(dropDown.opaque, position.map { guint($0) } ?? GTK_INVALID_LIST_POSITION)
    isTelling = false
  }

  private func userHasChosen() {
    guard !isTelling, let selection, chosen != rows.ids.first else { return }
    rows.set(chosen.map { [$0] } ?? [])
    selection.publish(hasNewContent: false)
  }
}
