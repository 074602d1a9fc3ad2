import BindingCore
import BindingTesting
import Testing

/// Waiting for the first element of a signal.
struct FirstElementTests {
  /// An object that may not leave the main actor.
  private final class Model {}

  @Test func aPropertyAnswersWithItsValue() async {
    #expect(await Property(1).firstElement() == 1)
  }

  @Test func theFirstElementIsAwaitedAndTheObservationEnds() async {
    let numbers = Numbers()
    let watched = Watched(numbers)
    let answer = Task { await watched.firstElement() }
    #expect(await eventually { watched.observation != nil })
    numbers.send(1)
    #expect(watched.observation?.isDisposed == true)
    numbers.send(2)
    #expect(await answer.value == 1)
  }

  @Test func aSynchronousProducerRunsOnce() async {
    var produced = 0
    let first = await Signal<Int, Never>(sequence: 1...1000).handleEvents(receiveOutput: { _ in produced += 1 })
      .firstElement()
    #expect(first == 1)
    #expect(produced == 1)
  }

  @Test func aSignalThatFinishesEmptyHasNone() async {
    #expect(await Signal<Int, Never>.completed().firstElement() == nil)
  }

  @Test func aFailureIsThrownWithItsType() async {
    do throws(Failure) {
      _ = try await Signal<Int, Failure>.failed(.broken).firstElement()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .broken)
    }
  }

  @Test func elementsNeedNotBeSendable() async {
    let model = Model()
    #expect(await Signal<Model, Never>(just: model).firstElement() === model)
  }

  @Test func aTaskThatIsCancelledWaitsNoLongerAndEndsTheObservation() async {
    let numbers = Numbers()
    let watched = Watched(numbers)
    let answer = Task { await watched.firstElement() }
    #expect(await eventually { watched.observation != nil })
    answer.cancel()
    #expect(await answer.value == nil)
    #expect(watched.observation?.isDisposed == true)
  }

  @Test func aTaskThatWasCancelledBeforeDoesNotObserve() async {
    var isObserved = false
    let watched = Signal<Int, Never>(attach: { _, _ in isObserved = true })
    let answer = Task { await watched.firstElement() }
    answer.cancel()
    #expect(await answer.value == nil)
    #expect(!isObserved)
  }
}
