import Testing

@testable import BindingCore

extension MutableObservableArray {
  /// Makes the array take to pages at once, and have many of them.
  func preferPages() {
    core.leastBytes = 0
    core.patience = 0
    core.pageLength = 4
  }

  var isInPages: Bool { core.room < 0 }
}

/// Does what it is told, and believes nothing: it asks each step for all that is there now.
private final class StepFollower {
  private(set) var songs: [Song] = []
  private(set) var flaws: [String] = []
  private(set) var steps = 0
  private var subscription = Subscription()

  init(_ source: MutableObservableArray<Song>, then body: @escaping () -> Void) {
    subscription = source.steps().observeNext { step in
      self.steps += 1
      // Before or after anybody edits in turn.
      if self.steps.isMultiple(of: 2) { body() }
      switch step.change {
      case .reset: self.songs = step.wholeOfReset
      case .changes(let changeset):
        let now = (0..<self.songs.count + changeset.growth).map { step[$0] }
        if changeset.applying(to: self.songs, from: now) != now
          || step[min(1, now.count)..<now.count] != Array(now.dropFirst())
        {
          self.flaws.append("\(self.songs) is not made \(now) by \(changeset)")
        }
        self.songs = now
      }
      if !self.steps.isMultiple(of: 2) { body() }
    }
  }

  func stop() { subscription.dispose() }
}

/// A long array that is edited in its middle is kept in pages. Nobody should notice.
struct ArrayInPagesTests {
  @Test(arguments: 0..<20) func everyFollowerIsToldWhatTheArrayWasThen(block: Int) {
    var timesInPages = 0
    for seed in UInt64(block * 20 + 1)...UInt64(block * 20 + 20) {
      let editor = SongEditor(seed: seed)
      let songs = MutableObservableArray(editor.newSongs(30))
      songs.preferPages()
      var budget = 6
      func meddle() {
        switch editor.random(below: 8) {
        case 0,
          1 where budget > 0:
          budget -= 1
          editor.edit(songs)
        case 2: _ = songs.collection
        case 3 where budget > 0:
          budget -= 1
          songs.batchUpdate { for _ in 0..<2 { editor.edit(songs) } }
        default: break
        }
      }
      var followers = [StepFollower(songs, then: meddle), StepFollower(songs, then: meddle)]
      var guests: [ArrayFollower<Song>] = []
      for step in 0..<25 {
        switch editor.random(below: 12) {
        case 0: songs.batchUpdate { for _ in 0..<3 { editor.edit(songs) } }
        case 1: followers.append(StepFollower(songs, then: meddle))
        case 2: followers[editor.random(below: followers.count)].stop()
        case 3 where step % 4 == 0: guests.append(ArrayFollower(songs))
        case 4: guests.popLast()?.subscription.dispose()
        default: editor.edit(songs)
        }
        if songs.isInPages { timesInPages += 1 }
        #expect(guests.allSatisfy { $0.flaws == [] && $0.collection == songs.collection }, "seed \(seed)")
      }
      for guest in guests { guest.subscription.dispose() }
      let last = StepFollower(songs) {}
      editor.edit(songs)
      #expect(last.songs == songs.collection, "seed \(seed)")
      for follower in followers { #expect(follower.flaws == [], "seed \(seed)") }
    }
    #expect(timesInPages > 20)
  }

  @Test(arguments: 0..<20) func whatIsReadBetweenEditsIsWhatAnArrayWouldSay(block: Int) {
    for seed in UInt64(block * 50 + 1)...UInt64(block * 50 + 50) {
      let editor = SongEditor(seed: seed)
      let first = editor.newSongs(20)
      let (songs, plain) = (MutableObservableArray(first), MutableObservableArray(first))
      songs.preferPages()
      let twin = SongEditor(seed: seed &+ 1)
      let sameTwin = SongEditor(seed: seed &+ 1)
      for _ in 0..<40 {
        twin.edit(songs)
        sameTwin.edit(plain)
        #expect(songs.count == plain.count && songs.isEmpty == plain.isEmpty, "seed \(seed)")
        switch editor.random(below: 4) {
        case 0: #expect(songs.collection == plain.collection, "seed \(seed)")
        case 1 where !plain.isEmpty:
          let position = editor.random(below: plain.count)
          #expect(songs[position] == plain[position], "seed \(seed)")
        default: break
        }
      }
      #expect(songs.collection == plain.collection, "seed \(seed)")
    }
  }

  @Test func aLongArrayIsInPagesAfterSomeEditsInItsMiddle() {
    let numbers = MutableObservableArray(Array(0..<100_000))
    for number in 0..<9 { numbers.insert(-number, at: 50_000) }
    #expect(numbers.isInPages && numbers.count == 100_009 && numbers[50_000] == -8 && numbers[100_008] == 99_999)
    #expect(numbers.collection[49_999...50_001] == [49_999, -8, -7] && !numbers.isInPages)
  }

  @Test func aShortArrayAndOneThatGrowsAtItsEndStayAsTheyAre() {
    let short = MutableObservableArray(Array(0..<1000))
    for _ in 0..<1000 { short.insert(short.remove(at: 300), at: 500) }
    let growing = MutableObservableArray(Array(0..<100))
    growing.core.leastBytes = 0
    for number in 0..<5000 { growing.append(number) }
    for _ in 0..<5000 { growing.removeLast() }
    #expect(!short.isInPages && !growing.isInPages)
  }

  @Test func whoeverReadsTheArrayAfterEachEditIsNotMadeToWaitForPagesAgainAndAgain() {
    let numbers = MutableObservableArray(Array(0..<20_000))
    var timesInPages = 0
    for number in 0..<1000 {
      numbers.insert(number, at: 10_000)
      if numbers.isInPages { timesInPages += 1 }
      #expect(numbers.collection.count == 20_001 + number)
    }
    #expect(timesInPages <= 1)
  }

  @Test func anObserverOfTheWholeArrayKeepsItOne() {
    let numbers = MutableObservableArray(Array(0..<20_000))
    var last: [Int] = []
    let observer = numbers.observeNext { last = $0.collection }
    for number in 0..<100 {
      numbers.insert(number, at: 10_000)
      #expect(!numbers.isInPages && last.count == 20_001 + number && last[10_000] == number)
    }
    observer.dispose()
    last = []
    for number in 0..<100 { numbers.insert(number, at: 10_000) }
    #expect(numbers.isInPages)
  }

  @Test func whoeverGoesThroughTheElementsByPositionGetsAnArray() {
    let numbers = MutableObservableArray(Array(0..<100_000))
    for _ in 0..<9 { numbers.insert(-1, at: 50_000) }
    #expect(numbers.isInPages)
    let sum = (0..<numbers.count).reduce(0) { $0 + numbers[$1] }
    #expect(sum == 100_000 / 2 * 99_999 - 9 && !numbers.isInPages)
  }

  @Test func aFollowerThatLeavesInItsStepIsNotCountedAnyMore() {
    let numbers = MutableObservableArray(Array(0..<20))
    numbers.preferPages()
    var told = 0
    let leaving = Subscription()
    leaving.add(
      numbers.steps().observeNext { _ in
        told += 1
        if told == 3 { leaving.dispose() }
      })
    for number in 0..<5 { numbers.insert(number, at: 3) }
    #expect(told == 3 && numbers.isInPages)
    var seen: [Int] = []
    numbers.observeNext { seen = $0.collection }.dispose()
    #expect(seen == numbers.collection && seen.count == 25)
  }

  @Test func anElementThatGoesMayLookAtTheArray() {
    final class Nosy {
      let look: () -> Void
      init(look: @escaping () -> Void) { self.look = look }
      isolated deinit { look() }
    }
    let things = MutableObservableArray<Nosy>()
    things.preferPages()
    var seen: [Int] = []
    func new() -> Nosy { Nosy { seen.append(things.count) } }
    for _ in 0..<20 { things.insert(new(), at: 0) }
    #expect(things.isInPages)
    things.remove(at: 10)
    things[3] = new()
    things.removeSubrange(2..<12)
    #expect(seen == [19, 19] + Array(repeating: 9, count: 10))
    things.replace(with: [])
    #expect(seen.suffix(9).allSatisfy { $0 == 0 } && seen.count == 21)
  }
}
