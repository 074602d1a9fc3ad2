import BindingCore
import Testing

/// An observer disposed during an emission receives nothing more, not even the event in flight.
struct Promise3DisposalTests {
  /// Ends what an observer of its own subject would keep alive.
  private let bag = DisposeBag()

  @Test func anObserverDisposedByAnEarlierOneDoesNotGetTheEventInFlight() {
    let subject = Numbers()
    var log: [String] = []
    var second: Subscription?
    var late: Subscription?
    subject.observeNext { value in
      log.append("a\(value)")
      if late == nil { late = subject.observeNext { log.append("new\($0)") } }
      second?.dispose()
    }.dispose(in: bag)
    second = subject.observeNext { log.append("b\($0)") }
    subject.observeNext { log.append("c\($0)") }
    subject.send(1)
    subject.send(2)
    #expect(log == ["a1", "c1", "a2", "c2", "new2"])
  }

  @Test func disposalInTheMiddleOfAChainStopsTheEventThere() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [Int] = []
      var observation: Subscription?
      observation =
        subject.map { value -> Int in
          if value == 2 { observation?.dispose() }
          return value
        }.observeNext { log.append($0) }
      subject.send(1)
      subject.send(2)
      subject.send(3)
      #expect(log == [1])
    }
  }

  @Test func queuedValuesDieWithTheObservation() {
    let subject = Numbers()
    var log: [Int] = []
    var observation: Subscription?
    observation = subject.observeNext {
      log.append($0)
      if $0 == 1 {
        subject.send(2)
        subject.send(3)
      }
      if $0 == 2 { observation?.dispose() }
    }
    subject.send(1)
    #expect(log == [1, 2])
  }

  @Test func valuesThatWaitBetweenMergedSignalsDieWithTheObservation() {
    let a = Numbers()
    let b = Numbers()
    var log: [Int] = []
    var observation: Subscription?
    observation = merge(a, b).observeNext {
      log.append($0)
      if $0 == 1 {
        b.send(2)
        b.send(3)
      }
      if $0 == 2 { observation?.dispose() }
    }
    a.send(1)
    #expect(log == [1, 2])
  }

  @Test func aJoinDisposedDuringTheEmissionIsSilentWhileOthersGoOn() {
    let a = Property(1)
    var log: [String] = []
    var first: Subscription?
    a.observeNext { if $0 == 2 { first?.dispose() } }
    first = combineLatest(a.map { $0 }, a.map { $0 }).observeNext { log.append("x\($0.0)") }
    combineLatest(a.map { $0 }, a.map { $0 }).observeNext { log.append("y\($0.0)") }
    a.value = 2
    a.value = 3
    #expect(log == ["x1", "y1", "y2", "y3"])
  }

  @Test func aJoinMayDisposeItself() {
    let a = Property(1)
    var log: [Int] = []
    var observation: Subscription?
    observation = combineLatest(a.map { $0 }, a.map { $0 }).observeNext {
      log.append($0.0)
      if $0.0 == 2 { observation?.dispose() }
    }
    a.value = 2
    a.value = 3
    #expect(log == [1, 2])
  }

  @Test func aJoinIsReleasedWhenItIsDisposedWhileItWaitsForItsPaths() {
    expectNoLeaks {
      let a = Property(1)
      let b = Property(1)
      var log: [String] = []
      weak var captured: Token?
      do {
        let token = Token()
        captured = token
        var join: Subscription?
        let other = a.observeNext {
          if $0 == 2 {
            join?.dispose()
            b.value = 9
          }
        }
        join = combineLatest(a.map { $0 }, b, a, a).observeNext {
          log.append("\($0.0)")
          _ = token
        }
        a.value = 2
        a.value = 3
        other.dispose()
      }
      #expect(log == ["1"])
      #expect(captured == nil)
    }
  }

  @Test func aSubjectReleasedInsideItsOwnEmissionFinishesIt() {
    expectNoLeaks {
      var subject: Numbers? = Numbers()
      var log: [Int] = []
      let first = subject?.observeNext {
        log.append($0)
        subject = nil
      }
      let second = subject?.observeNext { log.append($0 + 10) }
      subject?.send(1)
      #expect(log == [1, 11])
      #expect(first?.isDisposed == true)
      #expect(second?.isDisposed == true)
    }
  }

  @Test func aPropertyReleasedInsideItsOwnEmissionDeliversWhatWasSetAndFinishes() {
    expectNoLeaks {
      var property: Property<Int>? = Property(0)
      var log: [String] = []
      property?.observeNext {
        if $0 == 1 {
          property?.value = 2
          property = nil
        }
      }
      property?.observe { event in
        switch event {
        case .next(let value): log.append("\(value)")
        case .completed: log.append("|")
        }
      }
      property?.value = 1
      #expect(log == ["0", "1", "2", "|"])
    }
  }

  @Test func aTargetThatDiesInTheEmissionOfItsBindingEndsIt() {
    expectNoLeaks {
      let source = Property(1)
      var target: Property<Int>? = Property(0)
      let binding = target.map { source.bind(to: $0) }
      var log: [Int] = []
      target?.observeNext {
        log.append($0)
        if $0 == 5 { target = nil }
      }
      target?.observeNext { log.append($0 + 100) }
      source.value = 5
      #expect(target == nil)
      #expect(binding?.isDisposed == true)
      source.value = 6
      #expect(log == [1, 101, 5, 105])
    }
  }

  @Test func aSourceThatDiesInTheEmissionOfItsBindingEndsIt() {
    expectNoLeaks {
      var source: Property<Int>? = Property(1)
      let target = Property(0)
      let binding = source?.map { $0 * 2 }.bind(to: target)
      target.observeNext { if $0 == 10 { source = nil } }
      source?.value = 5
      #expect(target.value == 10)
      #expect(source == nil)
      #expect(binding?.isDisposed == true)
    }
  }

  @Test func bothEndsMayDieInTheEmissionOfTheirBinding() {
    expectNoLeaks {
      var source: Property<Int>? = Property(1)
      var target: Property<Int>? = Property(0)
      if let source, let target { source.bind(to: target) }
      var log: [Int] = []
      target?.observeNext {
        log.append($0)
        if $0 == 5 {
          source = nil
          target = nil
        }
      }
      source?.value = 5
      #expect(log == [1, 5])
      #expect(source == nil && target == nil)
    }
  }

  @Test func anObservationWhoseDisposalReleasesOneOfItsOwnSourcesLeavesBoth() {
    expectNoLeaks {
      let outer = Property(0)
      var observation: Subscription?
      do {
        // Held by the closure of the switch alone.
        let inner = Property(10)
        observation = combineLatest(inner, outer.flatMapLatest { _ in inner }).observeNext { _ in }
      }
      observation?.dispose()
      outer.value = 1
    }
  }

  @Test func aHandleThatIsDroppedDoesNotEndTheObservation() {
    let subject = Numbers()
    weak var captured: Token?
    weak var handle: Subscription?
    do {
      let token = Token()
      captured = token
      handle = subject.map { $0 }.observeNext { _ in _ = token }
    }
    #expect(captured != nil)
    handle?.dispose()
    #expect(captured == nil)
    #expect(handle == nil)
  }

  @Test func anObserverThatDisposesItselfIsReleasedAfterTheEmission() {
    let subject = Numbers()
    weak var captured: Token?
    do {
      let token = Token()
      captured = token
      var observation: Subscription?
      observation = subject.observeNext { _ in
        _ = token
        observation?.dispose()
        observation = nil
      }
    }
    subject.send(1)
    #expect(captured == nil)
  }

  @Test func disposingTwiceHasNoEffect() {
    var count = 0
    let subscription = Subscription()
    subscription.add(BlockDisposable { count += 1 })
    subscription.dispose()
    subscription.dispose()
    #expect(count == 1)
  }

  @Test func whatIsAddedToADisposedSubscriptionIsDisposedAtOnce() {
    let subscription = Subscription()
    subscription.dispose()
    let late = BlockDisposable {}
    subscription.add(late)
    #expect(late.isDisposed)
  }

  @Test func observersDisposedInAnyOrderDuringAnyEmissionLeaveTheOthersUntouched() {
    // Every pair of (who disposes, who is disposed) among five observers.
    for disposer in 0..<5 {
      for victim in 0..<5 {
        let subject = Numbers()
        var observations: [Subscription] = []
        var log: [[Int]] = Array(repeating: [], count: 5)
        for index in 0..<5 {
          observations.append(
            subject.observeNext {
              log[index].append($0)
              if index == disposer, $0 == 2 { observations[victim].dispose() }
            })
        }
        for value in 1...3 { subject.send(value) }
        for index in 0..<5 {
          let expected = index != victim ? [1, 2, 3] : victim > disposer ? [1] : [1, 2]
          #expect(log[index] == expected, "observer \(index), \(disposer) disposes \(victim)")
        }
      }
    }
  }

  @Test func whoIsDisposedAlreadyIsToldNothing() {
    let disposed = Subscription()
    disposed.dispose()
    let array = MutableObservableArray([1])
    let sections = MutableObservable2DArray<String, Int>()
    let property = Property(1)
    let replay = ReplaySubject<Int, Never>()
    replay.send(1)
    var count = 0
    array.mapCollection { $0 }.attach(Observer(next: { _ in count += 1 }), disposed)
    sections.flattenedItems().attach(Observer(next: { _ in count += 1 }), disposed)
    property.map { $0 }.attach(Observer(next: { _ in count += 1 }), disposed)
    replay.map { $0 }.attach(Observer(next: { _ in count += 1 }), disposed)
    #expect(count == 0)
  }
}
