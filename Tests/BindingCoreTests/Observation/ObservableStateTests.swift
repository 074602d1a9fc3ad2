import BindingCore
import BindingTesting
import Dispatch
import Observation
import Synchronization
import Testing

/// Observable state of Swift's Observation as signals.
struct ObservableStateTests {
  @Observable
  fileprivate final class Model {
    var name = "a"
    var size = 1
    @ObservationIgnored var comment = ""
  }

  @Test func theCurrentValueIsDeliveredAtOnce() {
    let model = Model()
    var log: [String] = []
    Signal(observing: { model.name }).observeNext { log.append($0) }.dispose()
    #expect(log == ["a"])
  }

  @Test func eachChangeIsDeliveredAtOnce() {
    let model = Model()
    var log: [String] = []
    let observation = Signal(observing: { "\(model.name)\(model.size)" }).observeNext { log.append($0) }
    model.name = "b"
    #expect(log == ["a1", "b1"])
    model.size = 2
    model.name.append("c")
    #expect(log == ["a1", "b1", "b2", "bc2"])
    observation.dispose()
  }

  @Test func whatIsChangedInPlaceCanBeReadMeanwhile() {
    let model = Model()
    var log: [String] = []
    let observation = Signal(observing: model, \.name).observeNext { _ in log.append(model.name) }
    model.name += "b"
    #expect(log.last == "ab")
    observation.dispose()
  }

  @Test func whatWasNotReadDoesNotMatter() {
    let model = Model()
    var runs = 0
    let signal = Signal<Int, Never>(observing: {
      runs += 1
      return model.size
    })
    let observation = signal.observeNext { _ in }
    model.name = "b"
    #expect(runs == 1)
    observation.dispose()
  }

  @Test func whatIsReadMayChange() {
    let model = Model()
    var log: [String] = []
    let observation = Signal(observing: { model.size > 1 ? model.name : "small" }).observeNext { log.append($0) }
    model.name = "b"
    #expect(log == ["small"])
    model.size = 2
    model.name = "c"
    #expect(log == ["small", "b", "c"])
    observation.dispose()
  }

  @Test func whatAnObserverChangesIsDeliveredNext() {
    let model = Model()
    var log: [String] = []
    let observation = Signal(observing: { model.size }).observeNext {
      log.append("begin \($0)")
      if $0 < 3 { model.size += 1 }
      log.append("end \($0)")
    }
    #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    observation.dispose()
  }

  @Test func whoeverIsToldOfAChangeBeforeTheOneThatCausedItIsToldOnce() {
    let model = Model()
    var logs = Array(repeating: [Int](), count: 10)
    let bag = DisposeBag()
    for index in logs.indices {
      Signal(observing: model, \.size).observeNext { size in
        logs[index].append(size)
        if size == 2, model.size == 2 { model.size = 3 }
      }.dispose(in: bag)
    }
    model.size = 2
    model.size = 4
    // The first who is told of 2 sets 3, and the others know of that when it is their turn.
    #expect(logs.count { $0 == [1, 2, 3, 4] } == 1)
    #expect(logs.count { $0 == [1, 3, 4] } == 9)
  }

  @Test func anObserverThatAlwaysChangesWhatItObservesIsToldOf() {
    let model = Model()
    var observation: Subscription?
    let told = warnings {
      observation = Signal(observing: { model.size }).observeNext { _ in
        if model.size < 20_000 { model.size += 1 }
      }
    }
    #expect(model.size == 20_000)
    #expect(told.count == 1)
    observation?.dispose()
  }

  @Test func nothingIsReadOrDeliveredAfterDisposal() {
    let model = Model()
    var runs = 0
    let signal = Signal<Int, Never>(observing: {
      runs += 1
      return model.size
    })
    let observation = signal.observeNext { _ in }
    observation.dispose()
    model.size = 2
    #expect(runs == 1)
  }

  @Test func disposalReleasesWhatWasRead() {
    expectNoLeaks {
      var model: Model? = Model()
      weak let watched = model
      let observation = Signal(observing: { [model = model!] in model.name }).observeNext { _ in }
      model = nil
      #expect(watched != nil)
      observation.dispose()
      #expect(watched == nil)
    }
  }

  @Test func anObservedObjectIsNotRetainedAndEndsTheSignal() {
    expectNoLeaks {
      var model: Model? = Model()
      weak let watched = model
      var events: [Event<String, Never>] = []
      Signal(observing: model!, \.name).observe { events.append($0) }
      model = nil
      #expect(watched == nil)
      #expect(events == [.next("a"), .completed])
    }
  }

  @Test func anObjectThatAnObserverLetsGoOfEndsTheSignal() {
    expectNoLeaks {
      var model: Model? = Model()
      var events: [Event<String, Never>] = []
      let observation = Signal(observing: model!, \.name).observe { event in
        events.append(event)
        if event.element == "b" { model = nil }
      }
      model?.name = "b"
      #expect(observation.isDisposed)
      #expect(events == [.next("a"), .next("b"), .completed])
    }
  }

  @Test func aChangeOnAnotherThreadIsDeliveredOnTheMainActor() async {
    let counter = Counter()
    var log: [Int] = []
    let observation = Signal(observing: counter, \.number).observeNext {
      MainActor.assertIsolated()
      log.append($0)
    }
    await Task.detached { for _ in 0..<100 { counter.count() } }.value
    #expect(await eventually { log.last == 100 })
    #expect(log == log.sorted())
    observation.dispose()
  }

  /// Shared by threads.
  private nonisolated final class Counter: Observation.Observable, Sendable {
    private let state = Mutex(0)
    private let registrar = ObservationRegistrar()

    var number: Int {
      registrar.access(self, keyPath: \.number)
      return state.withLock { $0 }
    }

    /// Counts on another thread, and returns when it has.
    func countElsewhere() {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        self.count()
        done.signal()
      }
      done.wait()
    }

    func count() { registrar.withMutation(of: self, keyPath: \.number) { state.withLock { $0 += 1 } } }
  }

  @Test func theSignalEndsWhenAllThatWasReadIsGone() {
    expectNoLeaks {
      var first: Model? = Model()
      var second: Model? = Model()
      var events: [Event<Int, Never>] = []
      Signal(observing: { [weak first, weak second] in (first?.size ?? 0) + (second?.size ?? 0) })
        .observe { events.append($0) }
      first = nil
      #expect(events == [.next(2)])
      second = nil
      #expect(events == [.next(2), .completed])
    }
  }

  @Test func aSignalOfNothingThatChangesFinishes() {
    let model = Model()
    model.comment = "x"
    var events: [Event<String, Never>] = []
    Signal(observing: { model.comment }).observe { events.append($0) }
    #expect(events == [.next("x"), .completed])
  }

  @Test func eachObserverHasItsOwnObservation() {
    let model = Model()
    let signal = Signal(observing: model, \.size)
    var logs: [[Int]] = [[], []]
    let first = signal.observeNext { logs[0].append($0) }
    model.size = 2
    let second = signal.observeNext { logs[1].append($0) }
    first.dispose()
    model.size = 3
    #expect(logs == [[1, 2], [2, 3]])
    second.dispose()
  }

  @Test func aBindingEndsWithItsTarget() {
    let model = Model()
    var target: Target<Int>? = Target(0)
    let binding = Signal(observing: model, \.size).bind(to: target!.bond)
    model.size = 2
    #expect(target?.history == [1, 2])
    target = nil
    #expect(binding.isDisposed)
  }

  @Test func aPropertyOfObservableStateHasItsValueAtOnce() {
    let model = Model()
    let property = AnyProperty(observing: { model.size })
    var log: [Int] = []
    let observation = property.observeNext { log.append($0) }
    model.size = 2
    #expect(property.value == 2)
    #expect(log == [1, 2])
    observation.dispose()
  }

  @Test func aPropertyGoesThroughObservationAndBack() {
    let property = Property(1)
    let observed = ObservedValue(property)
    var log: [Int] = []
    let observation = Signal(observing: observed, \.value).observeNext { log.append($0) }
    property.value = 2
    property.value = 3
    #expect(log == [1, 2, 3])
    observation.dispose()
  }

  @Test func aChangeOnAnotherThreadWhileItWasReadWasMissed() async {
    let counter = Counter()
    var log: [Int] = []
    var isDisturbed = false
    let signal = Signal<Int, Never>(observing: {
      let number = counter.number
      if isDisturbed {
        isDisturbed = false
        counter.countElsewhere()
      }
      return number
    })
    let observation = signal.observeNext { log.append($0) }
    isDisturbed = true
    await Task.detached { counter.count() }.value
    #expect(await eventually { log.last == 2 })
    observation.dispose()
  }
}
