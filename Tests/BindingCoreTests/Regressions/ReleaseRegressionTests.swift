import BindingCore
import BindingTesting
import Testing

/// What waited in a timed operator came out when its source went away, into an object that was going away too.
struct ReleaseRegressionTests {
  let scheduler = TestScheduler()

  /// The view model of the tutorial.
  private final class SearchViewModel {
    let searchString = Property("")
    private(set) var searches: [String] = []

    init(_ scheduler: TestScheduler) {
      searchString.filter { $0.count > 3 }.throttle(for: 0.5, scheduler: scheduler)
        .observeNext { [unowned self] in searches.append($0) }
    }
  }

  @Test func aViewModelMayGoAwayWhileItsThrottleWaits() {
    expectNoLeaks {
      do {
        let viewModel = SearchViewModel(scheduler)
        viewModel.searchString.value = "Bond"
        viewModel.searchString.value = "Bonds"
        #expect(viewModel.searches == ["Bond"])
      }
      scheduler.run()
    }
  }

  typealias Timed = @MainActor (SafeSignal<Int>, TestScheduler) -> SafeSignal<Int>

  static let timedOperators: [(name: String, apply: Timed)] = [
    ("throttle", { $0.throttle(for: .seconds(1), scheduler: $1) }),
    ("debounce", { $0.debounce(for: .seconds(1), scheduler: $1) }),
    ("delay", { $0.delay(interval: .seconds(1), scheduler: $1) }),
    ("sample", { $0.sample(interval: .seconds(1), scheduler: $1) }),
    ("buffer", { $0.buffer(for: .seconds(1), scheduler: $1).map { $0.reduce(0, +) } }),
  ]

  @Test(arguments: 0..<5) func whatWaitsStaysInsideWhenThePropertyGoes(_ index: Int) {
    let (name, apply) = Self.timedOperators[index]
    let paths: [@MainActor (SafeSignal<Int>) -> SafeSignal<Int>] = [
      { $0 }, { $0.map { $0 } }, { $0.share() }, { $0.share(limit: 1) },
      { combineLatest($0, $0) { first, _ in first } },
      { $0.flatMapLatest { SafeSignal(just: $0) } }, { merge($0, $0) },
    ]
    for path in paths {
      expectNoLeaks {
        var heard: [Int] = []
        var ends = 0
        do {
          let property = Property(1)
          apply(path(property.toSignal()), scheduler).observe { event in
            if let element = event.element { heard.append(element) } else { ends += 1 }
          }
          scheduler.run()
          heard = []
          property.value = 2
          // `throttle` has delivered this one, and holds the next.
          heard = []
          property.value = 3
        }
        #expect(heard == [], "\(name)")
        scheduler.run()
        #expect(heard == [], "\(name)")
        #expect(ends == 1, "\(name)")
      }
    }
  }

  @Test(arguments: 0..<5) func whatWaitsIsDeliveredWhenASubjectIsFinished(_ index: Int) {
    let (name, apply) = Self.timedOperators[index]
    expectNoLeaks {
      var heard: [Int] = []
      let subject = Numbers()
      apply(subject.toSignal(), scheduler).observeNext { heard.append($0) }
      subject.send(3)
      subject.send(completion: .finished)
      scheduler.run()
      #expect(heard == [3], "\(name)")
    }
  }

  /// One thing that goes away may be why another one is finished.
  @Test func whatIsFinishedByTheEndOfAReleasedPropertyDeliversWhatWaits() {
    expectNoLeaks {
      var heard: [Int] = []
      let subject = Numbers()
      subject.debounce(for: .seconds(1), scheduler: scheduler).observeNext { heard.append($0) }
      subject.send(7)
      do {
        let property = Property(1)
        property.observeCompleted { subject.send(completion: .finished) }
      }
      #expect(heard == [7])
    }
  }

  @Test func throttleWithoutTheLatestPassesWhatComesExactlyAtTheInterval() {
    let out = scheduler.hotSignal("--1-2-3--4--5--|").throttle(for: .seconds(3), latest: false, scheduler: scheduler)
    #expect(scheduler.marbles(of: out) == "--1---3--4--5--|")
    let exact = scheduler.hotSignal("1--2--3|").throttle(for: .seconds(3), latest: false, scheduler: scheduler)
    #expect(scheduler.marbles(of: exact) == "1--2--3|")
  }
}
