import BindingCore
import BindingTesting
import Observation
import Testing

/// Observable state of Swift's Observation as signals.
struct ObservableStateTests {
  @Observable
  fileprivate final class Model {
    var name = "a"
    var size = 1
    @ObservationIgnored var comment = ""
  }

  /// Lets everything run that was started in this turn of the main loop.
  private func nextTurn() async {
    _ = await Signal<Int, Never>(async: { 1 }).firstElement()
  }

  @Test func theCurrentValueIsDeliveredAtOnce() {
    let model = Model()
    var log: [String] = []
    Signal(observing: { model.name }).observeNext { log.append($0) }.dispose()
    #expect(log == ["a"])
  }

  @Test func eachTurnDeliversItsLastValueOnce() async {
    let model = Model()
    var log: [String] = []
    let observation = Signal(observing: { "\(model.name)\(model.size)" }).observeNext { log.append($0) }
    model.name = "b"
    model.size = 2
    model.name = "c"
    #expect(log == ["a1"])
    await nextTurn()
    #expect(log == ["a1", "c2"])
    model.size = 3
    await nextTurn()
    #expect(log == ["a1", "c2", "c3"])
    observation.dispose()
  }

  @Test func whatWasNotReadDoesNotMatter() async {
    let model = Model()
    var runs = 0
    let signal = Signal<Int, Never>(observing: {
      runs += 1
      return model.size
    })
    let observation = signal.observeNext { _ in }
    model.name = "b"
    await nextTurn()
    #expect(runs == 1)
    observation.dispose()
  }

  @Test func whatIsReadMayChange() async {
    let model = Model()
    var log: [String] = []
    let observation = Signal(observing: { model.size > 1 ? model.name : "small" }).observeNext { log.append($0) }
    model.name = "b"
    await nextTurn()
    #expect(log == ["small"])
    model.size = 2
    await nextTurn()
    model.name = "c"
    await nextTurn()
    #expect(log == ["small", "b", "c"])
    observation.dispose()
  }

  @Test func whatAnObserverChangesIsDeliveredNext() async {
    let model = Model()
    var log: [Int] = []
    let observation = Signal(observing: { model.size }).observeNext {
      log.append($0)
      if $0 < 3 { model.size += 1 }
    }
    #expect(log == [1])
    #expect(await eventually { log == [1, 2, 3] })
    observation.dispose()
  }

  @Test func nothingIsReadOrDeliveredAfterDisposal() async {
    let model = Model()
    var runs = 0
    let signal = Signal<Int, Never>(observing: {
      runs += 1
      return model.size
    })
    let observation = signal.observeNext { _ in }
    model.size = 2
    observation.dispose()
    await nextTurn()
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

  @Test func anObjectThatGoesAwayBeforeItsChangeIsDeliveredEndsTheSignal() async {
    var model: Model? = Model()
    var events: [Event<String, Never>] = []
    let observation = Signal(observing: model!, \.name).observe { events.append($0) }
    model?.name = "b"
    model = nil
    #expect(await eventually { observation.isDisposed })
    #expect(events == [.next("a"), .completed])
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

  @Test func eachObserverHasItsOwnObservation() async {
    let model = Model()
    let signal = Signal(observing: model, \.size)
    var logs: [[Int]] = [[], []]
    let first = signal.observeNext { logs[0].append($0) }
    model.size = 2
    let second = signal.observeNext { logs[1].append($0) }
    first.dispose()
    model.size = 3
    await nextTurn()
    #expect(logs == [[1], [2, 3]])
    second.dispose()
  }

  @Test func aBindingEndsWithItsTarget() async {
    let model = Model()
    var target: Target<Int>? = Target(0)
    let binding = Signal(observing: model, \.size).bind(to: target!.bond)
    model.size = 2
    await nextTurn()
    #expect(target?.history == [1, 2])
    target = nil
    #expect(binding.isDisposed)
  }

  @Test func aPropertyOfObservableStateHasItsValueAtOnce() async {
    let model = Model()
    let property = AnyProperty(observing: { model.size })
    var log: [Int] = []
    let observation = property.observeNext { log.append($0) }
    model.size = 2
    #expect(property.value == 2)
    #expect(log == [1])
    await nextTurn()
    #expect(log == [1, 2])
    observation.dispose()
  }

  @Test func aPropertyGoesThroughObservationAndBack() async {
    let property = Property(1)
    let observed = ObservedValue(property)
    var log: [Int] = []
    let observation = Signal(observing: observed, \.value).observeNext { log.append($0) }
    property.value = 2
    property.value = 3
    await nextTurn()
    #expect(log == [1, 3])
    observation.dispose()
  }
}
