public import Changesets

extension MutableObservableArray {
  /// Removes the elements in a range of positions, as one event.
  @inlinable
  public func removeSubrange(_ positions: Range<Int>) {
    replaceSubrange(positions, with: EmptyCollection())
  }

  /// Removes the elements that satisfy `isGone`, as one event.
  ///
  /// - Complexity: O(n).
  @inlinable
  public func removeAll(where isGone: (Item) throws -> Bool) rethrows {
    var gone: [Int] = []
    var kept: [Item] = []
    for (position, item) in collection.enumerated() {
      if try isGone(item) { gone.append(position) } else { kept.append(item) }
    }
    replace(with: kept, as: ListChangeset(deletes: gone))
  }

  /// Removes the first `number` elements, as one event.
  @inlinable
  public func removeFirst(_ number: Int) { removeSubrange(0..<number) }

  /// Removes the last `number` elements, as one event.
  @inlinable
  public func removeLast(_ number: Int) { removeSubrange(count - number..<count) }

  /// Replaces the elements in a range of positions, as one event of deletes and inserts.
  @inlinable
  public func replaceSubrange(_ positions: Range<Int>, with items: some Collection<Item>) {
    let removed = positions.count
    let added = items.count
    let start = positions.lowerBound
    if removed == 0 {
      if added > 0 { insert(contentsOf: items, at: start) }
      return
    }
    // Removed elements are released once the array is consistent again, because releasing may run code that reads it.
    // The new elements are read beforehand.
    let items = Array(items)
    var changeset: ListChangeset {
      added == 0
        ? .deletes(positions)
        : ListChangeset(deletes: Array(positions), inserts: Array(start..<start + added))
    }
    if core.willMove(count - positions.upperBound) {
      _ = core.replaceInPages(positions, with: items, as: changeset)
      return
    }
    _ = core.edit(
      changeset,
      merge: {
        $0.builder.remove(removed, at: start)
        $0.builder.insert(added, at: start)
      },
      { array in
        let gone = Array(array[positions])
        array.replaceSubrange(positions, with: items)
        return gone
      })
  }

  /// Keeps the first `keptCount` elements and replaces the rest, as one event.
  ///
  /// Intended for paging: the head of a long list is neither compared nor touched.
  @inlinable
  public func replace(with items: some Collection<Item>, keepingFirst keptCount: Int) {
    replaceSubrange(keptCount..<count, with: items)
  }

  /// Modifies the element at a position in `body`. The event is an update, whatever changed.
  ///
  ///     photos.update(at: 3) { $0.isFavourite.toggle() }
  @inlinable
  @discardableResult
  public func update<Result>(at position: Int, _ body: (inout Item) throws -> Result) rethrows -> Result {
    var item = self[position]
    let result = try body(&item)
    self[position] = item
    return result
  }
}
