extension ListPairing {
  /// Pairs most elements of two similar lists by walking along both, without hashing.
  ///
  /// Where the lists differ, the walk looks up to four elements ahead for the point where they agree again: after a
  /// deletion, an insertion or a replacement. Skipped elements stay unpaired for the hash join. If it fails too often
  /// (a shuffle, an entirely different list) it gives up early, because the rest is cheaper by hash.
  ///
  /// - Complexity: O(n) comparisons.
  @inlinable
  mutating func resync<Identity: ListIdentity>(
    _ old: Span<Identity.Element>, _ new: Span<Identity.Element>, by identity: Identity.Type
  ) {
    let window = 4
    var failures = 0
    var oldPosition = 0
    var newPosition = 0
    walk: while oldPosition < old.count, newPosition < new.count {
      if Identity.isSame(old[oldPosition], new[newPosition]) {
        pair(old: oldPosition, new: newPosition)
        oldPosition &+= 1
        newPosition &+= 1
        continue
      }
      var distance = 1
      while distance <= window {
        let oldAhead = oldPosition &+ distance
        let newAhead = newPosition &+ distance
        if oldAhead < old.count, Identity.isSame(old[oldAhead], new[newPosition]) {
          oldPosition = oldAhead
          continue walk
        }
        if newAhead < new.count {
          if Identity.isSame(old[oldPosition], new[newAhead]) {
            newPosition = newAhead
            continue walk
          }
          if oldAhead < old.count, Identity.isSame(old[oldAhead], new[newAhead]) {
            oldPosition = oldAhead
            newPosition = newAhead
            continue walk
          }
        }
        distance &+= 1
      }
      failures &+= 1
      if failures > 8 &+ oldPosition >> 5 { return }
      oldPosition &+= 1
      newPosition &+= 1
    }
  }
}
