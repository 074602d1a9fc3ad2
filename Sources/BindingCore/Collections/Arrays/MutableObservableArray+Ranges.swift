public import Changesets

extension MutableObservableArray {
  /// Removes the elements at these positions, as one event.
  @inlinable
  public func removeSubrange(_ positions: Range<Int>) {
    replaceSubrange(positions, with: EmptyCollection())
  }

  /// Removes the elements that `isGone` accepts, as one event.
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

  /// Puts other elements in the place of those at these positions, as one event: deletes and inserts.
  @inlinable
  public func replaceSubrange(_ positions: Range<Int>, with items: some Collection<Item>) {
    let removed = positions.count
    let added = items.count
    let start = positions.lowerBound
    if removed == 0 {
      if added > 0 { insert(contentsOf: items, at: start) }
      return
    }
    // Those that go are released when the array is whole again, since that may run code that looks at it; the new ones
    // are asked for before.
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

  /// Keeps the first `keptCount` elements and puts others in the place of those behind them, as one event.
  ///
  /// For pages: the head of a long list is neither compared nor touched.
  @inlinable
  public func replace(with items: some Collection<Item>, keepingFirst keptCount: Int) {
    replaceSubrange(keptCount..<count, with: items)
  }

  /// Changes the element at a position in `body`: an update, whatever was changed.
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
