/// How many photos there are, or how many at least.
nonisolated extension SavedPhotosFinder {
  /// How many photos of the days the query finds, as far as `SavedPhotosLibrary.maximumCount` and `Limits.counted`.
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

  /// How many photos have no date and are left out by the days of the query, as far as
  /// `SavedPhotosLibrary.maximumCount`.
  ///
  /// - Parameter selection: What the query asks for, without its days.
  mutating func undatedCount(_ selection: SavedPhotosSelection) throws(DatabaseError) -> Int {
    // As a rule there is none at all, which the index of the dates knows.
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
    // What the index finds beyond those is nowhere else.
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
