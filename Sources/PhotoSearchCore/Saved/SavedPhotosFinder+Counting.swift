/// Counts the matching photos, exactly or as a lower bound.
nonisolated extension SavedPhotosFinder {
  /// Counts the photos that match the query and its dates, up to `SavedPhotosLibrary.maximumCount` and
  /// `Limits.counted`.
  func count() throws(DatabaseError) -> (count: Int, isCapped: Bool) {
    let maximum = SavedPhotosLibrary.maximumCount
    var count = 0
    guard let words, !words.isExclusion else {
      let source = selection.sourceOfPassing
      try connection.step("SELECT photos.id FROM \(source.text)", source.arguments) { row throws(DatabaseError) in
        if try has(row.int(0)) { count += 1 }
        return count < maximum
      }
      return (count, count == maximum)
    }
    let visited = passing == nil ? words.ids.prefix(limits.counted) : words.ids[...]
    for id in visited where count < maximum {
      if try passes(id) { count += 1 }
    }
    return (count, count == maximum || !words.isAll || visited.count < words.ids.count)
  }

  /// Counts the photos without a date that the query's dates exclude, up to `SavedPhotosLibrary.maximumCount`.
  ///
  /// - Parameter selection: The query's selection without its dates.
  mutating func undatedCount(_ selection: SavedPhotosSelection) throws(DatabaseError) -> Int {
    // Usually there are none, which the date index shows quickly.
    let isAny = try connection.first("SELECT 1 FROM photos WHERE uploaded IS NULL LIMIT 1") { _ in true }
    guard isAny == true else { return 0 }
    var undated = selection
    undated.addUndated()
    let maximum = SavedPhotosLibrary.maximumCount
    guard words != nil || exclusion != nil else { return try passing(undated, maximum)?.count ?? maximum }
    var count = 0
    if let few = try passing(undated, limits.judged) {
      if few.count > limits.judged / 4 { try readExclusion() }
      for match in few where count < maximum {
        if try has(match.id) { count += 1 }
      }
      return count
    }
    try readExclusion()
    guard let words else { return 0 }
    let all = try passing(undated, .max - 1) ?? []
    if words.isAll {
      return min(maximum, all.count { words.have($0.id) == true })
    }
    let set = NumberSet(all.lazy.map(\.id))
    count = words.ids.count { set.contains($0) }
    // Continue in the index after the IDs that were read.
    guard count < maximum, let last = words.ids.last else { return min(count, maximum) }
    try connection.each(
      "SELECT rowid FROM words WHERE words MATCH ? AND rowid > ?", words.expression, last
    ) { row throws(DatabaseError) in
      if set.contains(row.int(0)) { count += 1 }
      return count < maximum
    }
    return count
  }
}
