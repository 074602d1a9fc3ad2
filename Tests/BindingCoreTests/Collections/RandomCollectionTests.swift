import BindingCore
import GeneratedCases
import Testing

/// One of the arrays that are made from an array of songs: how to follow it, and what it should be.
private struct Chain {
  let name: String
  /// Starts an observer; the result says what is wrong with what it has seen so far.
  let follow: () -> (() -> String?)

  init<Item: Equatable>(
    _ name: String, of songs: MutableObservableArray<Song>,
    _ make: (SafeSignal<ObservableArrayEvent<Song>>) -> SafeSignal<ObservableArrayEvent<Item>>,
    is expected: @escaping ([Song]) -> [Item]
  ) {
    self.name = name
    let signal = make(songs.toSignal())
    follow = {
      let follower = ArrayFollower(signal)
      return {
        if let flaw = follower.flaws.first { return flaw }
        let right = expected(songs.collection)
        return follower.collection == right ? nil : "ends with \(follower.collection ?? []), not \(right)"
      }
    }
  }
}

private func isEven(_ song: Song) -> Bool { (song.id + song.plays).isMultiple(of: 2) }
private func title(_ song: Song) -> String { "\(song.id): \(song.plays)" }
private func plays(_ song: Song) -> [String] { (0..<(song.id + song.plays) % 3).map { "\(song.id) \($0)" } }
private func playedMore(_ first: Song, _ second: Song) -> Bool { first.plays > second.plays }

/// Stable by hand, so that what is expected does not rest on what is tested.
private func sortedByPlays(_ songs: [Song]) -> [Song] {
  songs.enumerated().sorted { ($1.element.plays, $0.offset) < ($0.element.plays, $1.offset) }.map(\.element)
}

private func chains(of songs: MutableObservableArray<Song>) -> [Chain] {
  [
    Chain("the array itself", of: songs, { $0 }, is: { $0 }),
    Chain("map", of: songs, { $0.mapCollection(title) }, is: { $0.map(title) }),
    Chain("filter", of: songs, { $0.filterCollection(isEven) }, is: { $0.filter(isEven) }),
    Chain("sorted", of: songs, { $0.sortedCollection(by: playedMore) }, is: sortedByPlays),
    Chain("flatMap", of: songs, { $0.flatMapCollection(plays) }, is: { $0.flatMap(plays) }),
    Chain("reversed", of: songs, { $0.reversedCollection() }, is: { $0.reversed() }),
    Chain(
      "map, filter, sorted", of: songs,
      {
        $0.mapCollection { Song(id: $0.id, plays: $0.plays % 4) }.filterCollection(isEven).sortedCollection(
          by: playedMore)
      },
      is: { sortedByPlays($0.map { Song(id: $0.id, plays: $0.plays % 4) }.filter(isEven)) }),
    Chain(
      "sorted, flatMap, reversed", of: songs,
      { $0.sortedCollection(by: playedMore).flatMapCollection(plays).reversedCollection() },
      is: { sortedByPlays($0).flatMap(plays).reversed() }),
    Chain(
      "concat", of: songs,
      { $0.filterCollection(isEven).concatCollection($0.sortedCollection(by: playedMore)) },
      is: { $0.filter(isEven) + sortedByPlays($0) }),
    Chain("diff", of: songs, { $0.map(\.collection).diff() }, is: { $0 }),
    Chain(
      "a bound array, filtered", of: songs,
      { source in
        Signal(attach: { observer, subscription in
          // Alive as long as the observer.
          let bound = MutableObservableArray<Song>()
          subscription.add(source.bind(to: bound))
          subscription.add(BlockDisposable { withExtendedLifetime(bound) {} })
          bound.filterCollection(isEven).attach(observer, subscription)
        })
      }, is: { $0.filter(isEven) }),
  ]
}

/// Random edits, batches in batches and edits by an observer; three observers of each chain, of which one comes late.
struct RandomCollectionTests {
  @Test(arguments: 0..<20) func everyObserverOfEveryChainCanReplayWhatItIsTold(block: Int) {
    for seed in sampled(UInt64(block * 100 + 1)...UInt64(block * 100 + 100)) {
      let editor = SongEditor(seed: seed)
      let songs = MutableObservableArray(editor.newSongs(editor.random(below: 7)))
      let all = chains(of: songs)
      let watched = (0..<3).map { _ in all[editor.random(below: all.count)] }
      var checks = watched.flatMap { chain in (0..<2).map { _ in (chain.name, chain.follow()) } }

      // Somebody who edits in turn, between the early observers and the late ones.
      var budget = editor.random(below: 2) * 6
      let meddler = songs.filterCollection(isEven).observeNext { _ in
        guard budget > 0 else { return }
        budget -= 1
        editor.edit(songs)
      }
      let arrival = editor.random(below: 10)
      for step in 0..<10 {
        func edit() {
          if step == arrival { checks += watched.map { ($0.name, $0.follow()) } }
          editor.edit(songs)
        }
        switch editor.random(below: 5) {
        case 0:
          songs.batchUpdate {
            editor.edit(songs)
            edit()
            songs.batchUpdate { for _ in 0..<editor.random(below: 5) { editor.edit(songs) } }
            editor.edit(songs)
          }
        default: edit()
        }
      }
      meddler.dispose()
      #expect(checks.count == 9, "seed \(seed)")
      for (name, check) in checks {
        if let flaw = check() { Issue.record("seed \(seed), \(name): \(flaw)") }
      }
    }
  }

  @Test(arguments: 0..<10) func everyObserverOfJoinedArraysCanReplayWhatItIsTold(block: Int) {
    for seed in sampled(UInt64(block * 50 + 1)...UInt64(block * 50 + 50)) {
      let editor = SongEditor(seed: seed)
      func folder() -> MutableObservableArray<Song> {
        MutableObservableArray(editor.newSongs(editor.random(below: 4)))
      }
      let folders = MutableObservableArray((0..<3).map { _ in folder() })
      // Edited also when they are in no list any more.
      var known = folders.collection
      let joined = folders.flatMapCollection { $0 }
      let sorted = joined.sortedCollection(by: playedMore)
      var followers = [ArrayFollower(joined), ArrayFollower(sorted)]
      var budget = editor.random(below: 2) * 6

      func editSomething() {
        let kind = editor.random(below: 10)
        let position = folders.isEmpty ? 0 : editor.random(below: folders.count)
        switch folders.isEmpty ? 0 : kind {
        case 0:
          known.append(folder())
          folders.insert(known[known.count - 1], at: position)
        case 1: folders.remove(at: position)
        case 2: folders.move(from: position, to: editor.random(below: folders.count))
        case 3: folders[position] = known[editor.random(below: known.count)]
        case 4: folders.reverse()
        case 5 where editor.random(below: 4) == 0: folders.replace(with: Array(known.suffix(3)))
        default: editor.edit(known[editor.random(below: known.count)])
        }
      }
      let meddler = joined.observeNext { _ in
        guard budget > 0 else { return }
        budget -= 1
        editSomething()
      }
      for step in 0..<15 {
        if editor.random(below: 4) == 0 {
          folders.batchUpdate { for _ in 0..<editor.random(below: 4) { editSomething() } }
        } else {
          editSomething()
        }
        if step == 7 { followers += [ArrayFollower(joined), ArrayFollower(sorted)] }
      }
      meddler.dispose()
      let all = folders.collection.flatMap(\.collection)
      for (index, follower) in followers.enumerated() {
        #expect(follower.flaws == [], "seed \(seed)")
        #expect(follower.collection == (index.isMultiple(of: 2) ? all : sortedByPlays(all)), "seed \(seed)")
      }
    }
  }
}
