import BindingCore
import Testing

/// Each observer has its own state: the first event to each is `.reset` with the whole collection, and what one has been
/// told does not change what another is told.
struct Promise5ObserverStateTests {
  /// An operator on an observable array of songs.
  nonisolated struct Operator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (SafeSignal<ObservableArrayEvent<Song>>) -> SafeSignal<ObservableArrayEvent<Song>>

    init(
      _ name: String,
      _ apply:
        @escaping @MainActor @Sendable (SafeSignal<ObservableArrayEvent<Song>>) -> SafeSignal<
          ObservableArrayEvent<Song>
        >
    ) {
      testDescription = name
      self.apply = apply
    }
  }

  nonisolated static let operators: [Operator] = [
    Operator("none") { $0 },
    Operator("mapCollection") { $0.mapCollection { Song(id: $0.id, plays: $0.plays * 2) } },
    Operator("filterCollection") { $0.filterCollection { ($0.id + $0.plays) % 3 != 0 } },
    Operator("sortedCollection") { $0.sortedCollection { $0.plays > $1.plays } },
    Operator("reversedCollection") { $0.reversedCollection() },
    Operator("flatMapCollection") { $0.flatMapCollection { Array(repeating: $0, count: $0.id % 3) } },
    Operator("concatCollection") { $0.concatCollection($0.filterCollection { $0.id % 2 == 0 }) },
    Operator("all in a row") {
      $0.filterCollection { $0.id % 2 == 0 }.sortedCollection { $0.plays > $1.plays }
        .mapCollection { Song(id: $0.id, plays: $0.plays + 1) }.reversedCollection()
    },
  ]

  @Test(arguments: operators)
  func observersOfAnyAgeAreToldTheSame(_ candidate: Operator) {
    for seed in 1...40 as ClosedRange<UInt64> {
      let editor = SongEditor(seed: seed)
      let songs = MutableObservableArray(editor.newSongs(6))
      let signal = candidate.apply(songs.toSignal())
      let first = ArrayFollower(signal)
      var followers = [first]
      var ages = [0]
      for _ in 0..<12 {
        editor.edit(songs)
        // Of the signal, and of one made for this observer alone.
        followers += [ArrayFollower(signal), ArrayFollower(candidate.apply(songs.toSignal()))]
        ages += [first.events.count, first.events.count]
      }
      for (age, follower) in zip(ages, followers) {
        #expect(follower.flaws.isEmpty, "seed \(seed)")
        #expect(follower.changes.first == .reset, "seed \(seed)")
        if age > 0 { #expect(follower.events.first?.collection == first.events[age - 1].collection, "seed \(seed)") }
        #expect(follower.events.dropFirst() == first.events.dropFirst(max(1, age)), "seed \(seed)")
      }
    }
  }

  @Test func anObserverThatLeavesTakesNothingWithIt() {
    let numbers = MutableObservableArray([3, 1, 2])
    let sorted = numbers.sortedCollection()
    let (leaving, staying) = (ArrayFollower(sorted), ArrayFollower(sorted))
    numbers.append(0)
    leaving.subscription.dispose()
    numbers.remove(at: 0)
    #expect(leaving.collection == [0, 1, 2, 3])
    #expect(staying.collection == [0, 1, 2])
    #expect(staying.flaws.isEmpty)
  }
}
