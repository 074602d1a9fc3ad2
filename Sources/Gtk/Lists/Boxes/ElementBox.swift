import BindingCore
import CGtk

/// A widget with a row for each element: a list box or a flow box.
protocol ElementBox: Widget {
  /// The widget that GTK wraps around each child.
  associatedtype Row: Widget

  func makeRow() -> Row
  func insert(_ widget: Widget, position: Int)
  func remove(_ widget: Widget)
  func isSelected(_ row: Row) -> Bool
  func setSelected(_ row: Row, _ isSelected: Bool)
  var selectionMode: SelectionMode { get set }
  /// Fires after each change of the selected rows.
  var selectionChanges: SafeSignal<Void> { get }
}

extension ListBox: ElementBox {
  func makeRow() -> ListBoxRow { ListBoxRow() }
  func isSelected(_ row: ListBoxRow) -> Bool { row.isSelected }
  func setSelected(_ row: ListBoxRow, _ isSelected: Bool) {
    if isSelected { selectRow(row) } else { unselectRow(row) }
  }
  var selectionChanges: SafeSignal<Void> { reactive.selectedRowsChanged }
}

extension FlowBox: ElementBox {
  func makeRow() -> FlowBoxChild { FlowBoxChild() }
  func isSelected(_ row: FlowBoxChild) -> Bool { row.isSelected }
  func setSelected(_ row: FlowBoxChild, _ isSelected: Bool) {
    if isSelected { selectChild(row) } else { unselectChild(row) }
  }
  var selectionChanges: SafeSignal<Void> { reactive.selectedChildrenChanged }
}

extension ListBoxRow: ElementRow {}
extension FlowBoxChild: ElementRow {}

/// The widget that GTK wraps around each child.
protocol ElementRow: Widget {
  var child: Widget? { get set }
}
