import BindingCore
import Testing

/// A change that reaches `flatMapLatest` both through the source and through the inner signal, observed directly, where
/// it reaches the inner signal first.
struct Promise1SwitchTests {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Switches by a property that is bound to `source` when the inner signal has been observed already.
  private func switched(
    _ p: Property<Int>, from first: Int, by source: (Property<Int>) -> SafeSignal<Int>,
    to inner: @escaping (Int) -> SafeSignal<String>
  ) -> (log: () -> [String], end: () -> Void) {
    let log = Log()
    let selection = Property(first)
    let observation = selection.removeDuplicates().flatMapLatest(inner).observeNext { log.lines.append($0) }
    let binding = source(p).bind(to: selection)
    return (
      { log.take() },
      {
        withExtendedLifetime(selection) {}
        observation.dispose()
        binding.dispose()
      }
    )
  }

  @Test func aSourceThatIsReachedLaterThanTheInnerSignalDeliversNoStaleElement() {
    expectNoLeaks {
      let p = Property(1)
      let (log, end) = switched(p, from: 1) { p in
        p.toSignal()
      } to: { value in
        p.map { "\(value):\($0)" }
      }
      #expect(log() == ["1:1"])
      p.value = 2
      #expect(log() == ["2:2"])
      p.value = 3
      #expect(log() == ["3:3"])
      end()
    }
  }

  @Test func aJoinAboveTheSourceDeliversNoStaleElementEither() {
    expectNoLeaks {
      let p = Property(1)
      let (log, end) = switched(p, from: 1) { p in
        combineLatest(p.map { $0 + 1 }.map { $0 - 1 }, p) { a, _ in a }
      } to: { value in
        p.map { "\(value):\($0)" }
      }
      #expect(log() == ["1:1"])
      p.value = 2
      #expect(log() == ["2:2"])
      end()
    }
  }

  @Test func aSourceThatSwitchesItselfDeliversNoStaleElement() {
    expectNoLeaks {
      let p = Property(1)
      let restart = Property(0)
      var log: [String] = []
      let observation = restart.flatMapLatest { _ in p.map { $0 / 10 } }.removeDuplicates()
        .map { value in p.map { "\(value):\($0)" } }
        .switchToLatest().observeNext { log.append($0) }
      restart.value = 1
      p.value = 2
      p.value = 10
      #expect(log == ["0:1", "0:2", "1:10"])
      observation.dispose()
    }
  }

  @Test func whatTheInnerSignalDeliversIsNotLostWhenTheSourceStaysSilent() {
    let p = Property(1)
    let (log, end) = switched(p, from: 0) { p in
      p.map { $0 / 10 }
    } to: { value in
      p.map { "\(value):\($0)" }
    }
    p.value = 2
    p.value = 3
    #expect(log() == ["0:1", "0:2", "0:3"])
    p.value = 10
    #expect(log() == ["1:10"])
    end()
  }

  @Test func severalElementsOfTheInnerSignalKeepTheirOrder() {
    let p = Property(1)
    let (log, end) = switched(p, from: 0) { p in
      p.map { $0 / 10 }
    } to: { value in
      merge(p.map { "a\(value):\($0)" }, p.map { "b\(value):\($0)" })
    }
    _ = log()
    p.value = 2
    p.value = 3
    #expect(log() == ["a0:2", "b0:2", "a0:3", "b0:3"])
    p.value = 10
    #expect(log() == ["a1:10", "b1:10"])
    end()
  }

  @Test func twoElementsOfTheSourceInOneChangeAreTwoSwitches() {
    let p = Property(1)
    let other = Property(0)
    var log: [String] = []
    let observation = merge(p.map { $0 * 10 }, p.map { $0 * 100 })
      .flatMapLatest { value in other.map { _ in "\(value)" } }.observeNext { log.append($0) }
    p.value = 2
    #expect(log == ["10", "100", "20", "200"])
    observation.dispose()
  }

  @Test func aFailureOfTheInnerSignalThatIsAboutToBeLeftDoesNoHarm() {
    let p = PassthroughSubject<Int, Failure>()
    let selection = Property(0)
    let source: Signal<Int, Failure> = selection.castError()
    var log: [String] = []
    let observation = source.flatMapLatest { value -> Signal<String, Failure> in
      if value == 1 { return .init(just: "1") }
      return p.tryMap { _ throws(Failure) in throw .broken }
    }.observe { log.append("\($0)") }
    let binding = p.suppressError(logging: false).bind(to: selection)
    p.send(1)
    #expect(log == ["next(\"1\")"])
    observation.dispose()
    binding.dispose()
  }

  @Test func aFailureOfTheInnerSignalIsHeardWhenTheSourceStaysSilent() {
    let p = PassthroughSubject<Int, Failure>()
    let selection = Property(0)
    let source: Signal<Int, Failure> = selection.removeDuplicates().castError()
    var log: [String] = []
    source.flatMapLatest { _ -> Signal<String, Failure> in
      p.tryMap { value throws(Failure) in
        if value == 2 { throw .broken }
        return "\(value)"
      }
    }.observe { event in
      switch event {
      case .next(let text): log.append(text)
      case .failed: log.append("failed")
      case .completed: log.append("completed")
      }
    }
    let binding = p.map { $0 / 10 }.suppressError(logging: false).bind(to: selection)
    p.send(1)
    p.send(2)
    p.send(3)
    #expect(log == ["1", "failed"])
    binding.dispose()
  }

  @Test func anObserverThatDisposesHearsNothingOfWhatWasHeldBack() {
    expectNoLeaks {
      let p = Property(1)
      let selection = Property(0)
      var log: [String] = []
      var mapped = 0
      var observation: Subscription?
      observation = selection.removeDuplicates()
        .flatMapLatest { _ in merge(p.map { "a\($0)" }, p.map { "b\($0)" }) }
        .map { (text: String) -> String in
          mapped += 1
          return text
        }
        .observeNext {
          log.append($0)
          if $0 == "a2" { observation?.dispose() }
        }
      p.map { $0 / 10 }.bind(to: selection)
      p.value = 2
      p.value = 3
      #expect(log == ["a1", "b1", "a2"])
      #expect(mapped == 3)
    }
  }

  @Test func whatIsAnsweredToAnElementThatWasHeldBackComesAfterIt() {
    expectNoLeaks {
      let p = Property(1)
      let (log, end) = switched(p, from: 0) { p in
        p.map { $0 / 10 }
      } to: { value in
        merge(p.map { "a\(value):\($0)" }, p.map { "b\(value):\($0)" })
          .handleEvents(receiveOutput: { if $0 == "a0:2" { p.value = 10 } })
      }
      _ = log()
      p.value = 2
      #expect(log() == ["a0:2", "b0:2", "a1:10", "b1:10"])
      end()
    }
  }
}
