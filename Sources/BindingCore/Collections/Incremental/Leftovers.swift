/// Releases many elements bit by bit. Releasing a million at once takes longer than a frame.
package final class Leftovers<Page>: SlicedWork {
  private var pages: ContiguousArray<Page>

  private init(_ pages: ContiguousArray<Page>) { self.pages = pages }

  /// Releases pages of elements: at once if there are few, otherwise in slices of time.
  static func release(_ pages: ContiguousArray<Page>) {
    if pages.count > 32 { leftoverSlices.startLater(Leftovers(pages)) }
  }

  /// Releases the elements: at once if there are few, otherwise in slices of time.
  package static func release<Item>(_ items: PagedList<Item>) where Page == [Item] { release(items.pages) }

  package func work(in slice: inout Slice) -> Bool {
    while !pages.isEmpty {
      let count = min(slice.next(atMost: 16), pages.count)
      if count == 0 { return false }
      pages.removeLast(count)
    }
    return true
  }
}

/// Not the shared slices, which may show that they are working.
private let leftoverSlices = TimeSlices()
