import BindingCore

/// An observer of array events that believes nothing: it replays each change on the collection it had before.
final class ArrayFollower<Item: Equatable> {
  private(set) var events: [ObservableArrayEvent<Item>] = []
  /// What did not fit, in words.
  private(set) var flaws: [String] = []
  private(set) var hasFinished = false
  private(set) var subscription = Subscription()

  var changes: [ArrayChange] { events.map(\.change) }
  var collection: [Item]? { events.last?.collection }

  init<Source: SignalProtocol>(_ source: Source, then body: @escaping (ObservableArrayEvent<Item>) -> Void = { _ in })
  where Source.Element == ObservableArrayEvent<Item> {
    subscription = source.observe { event in
      switch event {
      case .next(let event):
        self.check(event)
        self.events.append(event)
        body(event)
      case .completed, .failed: self.hasFinished = true
      }
    }
  }

  private func check(_ event: ObservableArrayEvent<Item>) {
    switch (event.change, events.last?.collection) {
    case (.reset, _): break
    case (.changes, nil): flaws.append("the first event is \(event.change)")
    case (.changes(let changeset), let before?):
      let untouched = before.count - changeset.deletes.count + changeset.inserts.count == event.collection.count
      if changeset.isEmpty || !untouched || changeset.applying(to: before, from: event.collection) != event.collection {
        flaws.append("\(before) is not made \(event.collection) by \(changeset)")
      }
    }
  }
}

struct Song: Identifiable, Equatable {
  var id: Int
  var plays = 0
}

/// Edits an array of songs at random; the same seed makes the same edits.
final class SongEditor {
  private var state: UInt64
  private var newID = 1000

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  func random(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  func newSongs(_ count: Int) -> [Song] {
    newID += count
    return (newID - count..<newID).map { Song(id: $0) }
  }

  func edit(_ songs: MutableObservableArray<Song>) {
    let isEmpty = songs.isEmpty
    switch random(below: isEmpty ? 3 : 21) {
    case 0: songs.append(newSongs(1)[0])
    case 1: songs.insert(contentsOf: newSongs(random(below: 4)), at: random(below: songs.count + 1))
    case 2: songs.insert(newSongs(1)[0], at: random(below: songs.count + 1))
    case 3: songs.remove(at: random(below: songs.count))
    case 4: songs.removeFirst()
    case 5: songs.removeLast()
    case 6: songs.move(from: random(below: songs.count), to: random(below: songs.count))
    case 7, 8: songs[random(below: songs.count)].plays += 1
    case 9: songs.replace(with: shuffledVersion(of: songs.collection), performDiff: true)
    case 10 where random(below: 8) == 0: songs.removeAll()
    case 11 where random(below: 4) == 0: songs.replace(with: newSongs(random(below: 5)))
    case 12: songs.removeSubrange(subrange(of: songs))
    case 13: songs.replaceSubrange(subrange(of: songs), with: newSongs(random(below: 3)))
    case 14: songs.removeAll { _ in random(below: 4) == 0 }
    case 15: songs.swapAt(random(below: songs.count), random(below: songs.count))
    case 16: songs.move(from: someSources(in: songs), to: 0)
    case 17 where random(below: 3) == 0: songs.sort { $0.plays > $1.plays }
    case 18 where random(below: 3) == 0: songs.reverse()
    case 19: songs.batchUpdate { for _ in 0..<3 { songs.update(at: random(below: songs.count)) { $0.plays += 1 } } }
    case 20:
      let next = shuffledVersion(of: songs.collection)
      songs.apply(ListChangeset(from: songs.collection, to: next).patch(to: next))
    default: songs.append(contentsOf: newSongs(random(below: 3)))
    }
  }

  private func subrange(of songs: MutableObservableArray<Song>) -> Range<Int> {
    let start = random(below: songs.count)
    return start..<start + random(below: min(4, songs.count - start + 1))
  }

  private func someSources(in songs: MutableObservableArray<Song>) -> [Int] {
    songs.collection.indices.filter { _ in random(below: 4) == 0 }
  }

  private func shuffledVersion(of songs: [Song]) -> [Song] {
    var songs = songs
    songs.swapAt(random(below: songs.count), random(below: songs.count))
    songs[random(below: songs.count)].plays += 1
    songs.insert(contentsOf: newSongs(random(below: 2)), at: random(below: songs.count + 1))
    return songs
  }
}
