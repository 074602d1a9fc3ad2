extension Grid {
  /// Puts a widget into one cell.
  public final func attach(_ child: Widget, column: Int, row: Int) {
    attach(child, column: column, row: row, width: 1, height: 1)
  }
}
