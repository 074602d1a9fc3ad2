import CGtk

/// A computed list that knows which of its items are selected, such as one that stores the selection in the items: a
/// Swift class that list views take as their model.
///
///     final class Days: Object, SelectionModelImplementation {
///       private var chosen: Set<Int> = []
///       ...
///       func isItemSelected(at position: Int) -> Bool { chosen.contains(position) }
///
///       func changeSelection(to selected: Bitset, within mask: Bitset) -> Bool {
///         for day in mask { if selected.contains(day) { chosen.insert(day) } else { chosen.remove(day) } }
///         selectionChanged(position: 0, nItems: itemCount)
///         return true
///       }
///     }
///
/// The selection in an observable array is a property of the view: `listView.reactive.selectedItems`.
@MainActor
public protocol SelectionModelImplementation: ListModelImplementation, SelectionModel {
  /// Whether the item at a position is selected.
  func isItemSelected(at position: Int) -> Bool
  /// Selects the items of `mask` that are in `selected`, deselects the others in `mask`, and reports the change with
  /// `selectionChanged(position:nItems:)`. Returns `false` to refuse.
  func changeSelection(to selected: Bitset, within mask: Bitset) -> Bool
}

/// GTK derives all other functions of the interface from these.
let implementSelectionModel: GInterfaceInitFunc = { table, _ in
  let interface = table!.assumingMemoryBound(to: GtkSelectionModelInterface.self)
  interface.pointee.is_selected = { model, position in
    (selection(of: model)?.isItemSelected(at: Int(position)) ?? false).gboolean
  }
  interface.pointee.set_selection = { model, selected, mask in
    guard let selected: Bitset = lentBoxed(opaque: selected), let mask: Bitset = lentBoxed(opaque: mask) else {
      return 0
    }
    return (selection(of: model)?.changeSelection(to: selected, within: mask) ?? false).gboolean
  }
}

/// The Swift object of a model, or `nil` while it is being created or disposed of.
private func selection(of model: OpaquePointer?) -> (any SelectionModelImplementation)? {
  Object.existing(model.map { UnsafeMutableRawPointer($0) }) as? any SelectionModelImplementation
}
