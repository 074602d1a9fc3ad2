public import BindingCore
import CGtk

/// The sort order of a column view, which changes when the user clicks a column title.
public nonisolated struct ColumnSort: Hashable, Sendable {
  /// The `id` of an `ItemColumn`.
  public var column: String
  /// Whether the order is descending.
  public var isDescending: Bool

  /// Creates an order by the column with this `id`.
  public init(_ column: String, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }
}

extension Reactive where Base: ColumnView {
  /// The column whose title shows the sort arrow, and its direction, or `nil` if there is none. Setting it moves the
  /// arrow.
  ///
  /// Columns that are not `ItemColumn`s are ignored. Setting a column that the view does not have results in `nil`.
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

/// Detects the column by which a column view is sorted. GTK 4.8 does not expose it; but to compare two objects, it
/// calls the sorters of its columns in order, and inverts the result for a descending one.
enum SortProbe {
  /// The column whose sorter was called first.
  private static var asked: UnsafeMutableRawPointer?

  /// Returns a sorter that only records that it was called: elements are sorted in Swift, where they need no row.
  static func sorter(for column: ColumnViewColumn) -> Sorter? {
    let sorter = gtk_custom_sorter_new(
      { _, _, column in
        // Sound: GTK sorts on the main thread. The column retains the sorter, so it is alive.
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
