import BindingCore
import CGtk

/// A widget with a line for each element: a list box or a flow box.
protocol ElementBox: Widget {
  /// The widget that GTK wraps around each child.
  associatedtype Line: Widget

  func makeLine() -> Line
  func insert(_ widget: Widget, position: Int)
  func remove(_ widget: Widget)
  func isSelected(_ line: Line) -> Bool
  func setSelected(_ line: Line, _ isSelected: Bool)
  var selectionMode: SelectionMode { get set }
  /// Fires after each change of the selected lines.
  var selectionChanges: SafeSignal<Void> { get }
}

extension ListBox: ElementBox {
  func makeLine() -> ListBoxRow { ListBoxRow() }
  func isSelected(_ line: ListBoxRow) -> Bool { line.isSelected }
  func setSelected(_ line: ListBoxRow, _ isSelected: Bool) {
    if isSelected { selectRow(line) } else { unselectRow(line) }
  }
  var selectionChanges: SafeSignal<Void> { reactive.selectedRowsChanged }
}

extension FlowBox: ElementBox {
  func makeLine() -> FlowBoxChild { FlowBoxChild() }
  func isSelected(_ line: FlowBoxChild) -> Bool { line.isSelected }
  func setSelected(_ line: FlowBoxChild, _ isSelected: Bool) {
    if isSelected { selectChild(line) } else { unselectChild(line) }
  }
  var selectionChanges: SafeSignal<Void> { reactive.selectedChildrenChanged }
}

extension ListBoxRow: ElementLine {}
extension FlowBoxChild: ElementLine {}

/// The widget that GTK wraps around each child.
protocol ElementLine: Widget {
  var child: Widget? { get set }
}
