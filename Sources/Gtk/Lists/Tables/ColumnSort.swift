public import BindingCore
import CGtk

/// By which column the rows of a column view are sorted: what a click on a title changes.
public nonisolated struct ColumnSort: Hashable, Sendable {
  /// The `id` of an `ItemColumn`.
  public var column: String
  /// Whether the greatest is on top.
  public var isDescending: Bool

  /// Sorted by the column with this `id`.
  public init(_ column: String, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }
}

extension Reactive where Base: ColumnView {
  /// The column whose title has the arrow, and its direction; nil without. Setting it moves the arrow.
  ///
  /// Columns that are not `ItemColumn`s have no part in it. What the view does not have sets nil.
  public var sort: DynamicSubject<ColumnSort?> {
    DynamicSubject(
      target: base, signal: base.sorter.map { $0.reactive.changed.map { _ in () } } ?? .never(),
      get: { SortProbe.sort(of: $0) },
      set: { view, sort in
        let column = sort.flatMap { sort in view.itemColumns.first { $0.id == sort.column && $0.sorter != nil } }
        view.sortByColumn(column, direction: sort?.isDescending == true ? .descending : .ascending)
      })
  }
}

extension ColumnView {
  fileprivate var itemColumns: [any SortableColumn] {
    guard let columns else { return [] }
    return (0..<columns.nItems).compactMap { columns.getItem($0) as? any SortableColumn }
  }
}

/// Finds out by which column a column view sorts. GTK 4.8 does not tell; but when it compares two objects, it asks the
/// sorters of its columns in order, and turns the answer round for a descending one.
enum SortProbe {
  /// The column whose sorter was asked first.
  private static var asked: UnsafeMutableRawPointer?

  /// A sorter that only says who has been asked: elements are sorted in Swift, where they need no row.
  static func sorter(for column: ColumnViewColumn) -> Sorter? {
    let sorter = gtk_custom_sorter_new(
      { _, _, column in
        // Sound: GTK sorts on the main thread. The column holds the sorter, so it is there.
        nonisolated(unsafe) let column = column
        return MainActor.assumeIsolated {
          if SortProbe.asked == nil { SortProbe.asked = column }
          return -1
        }
      }, column.pointer, nil)
    return givenObject(opaque: sorter)
  }

  static func sort(of view: ColumnView) -> ColumnSort? {
    guard let sorter = view.sorter else { return nil }
    asked = nil
    // Any two objects will do.
    let answer = gtk_sorter_compare(sorter.cast(), view.pointer, sorter.pointer)
    guard let asked, let column = view.itemColumns.first(where: { $0.pointer == asked }) else { return nil }
    return ColumnSort(column.id, isDescending: answer == GTK_ORDERING_LARGER)
  }
}
