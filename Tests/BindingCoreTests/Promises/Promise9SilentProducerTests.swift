import BindingCore
import Testing

/// A binding ends with its target and cancels what produces, also where the producer is silent and keeps nothing: then
/// nobody but the target can hold the binding.
struct Promise9SilentProducerTests {
  /// A target, to be dropped, and what binds a signal to it.
  nonisolated struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let makeTarget: @MainActor @Sendable () -> (target: AnyObject, bind: (SafeSignal<Int>) -> Void)

    init(
      _ name: String,
      _ makeTarget: @escaping @MainActor @Sendable () -> (target: AnyObject, bind: (SafeSignal<Int>) -> Void)
    ) {
      testDescription = name
      self.makeTarget = makeTarget
    }
  }

  nonisolated static let kinds: [Kind] = [
    Kind("a bond") {
      let target = Target(0)
      return (target, { $0.bind(to: target.bond) })
    },
    Kind("an object and a setter") {
      let target = Target(0)
      return (target, { $0.bind(to: target) { $0.value = $1 } })
    },
    Kind("a key path") {
      let target = Target(0)
      return (target, { $0.bind(to: target, keyPath: \.value) })
    },
    Kind("a dynamic subject") {
      let target = Target(0)
      let subject = DynamicSubject(target: target, signal: .never(), get: { $0.value }, set: { $0.value = $1 })
      return (target, { $0.bind(to: subject) })
    },
    Kind("a property") {
      let target = Property(0)
      return (target, { $0.bind(to: target) })
    },
    Kind("a subject") {
      let target = Numbers()
      return (target, { $0.bind(to: target) })
    },
    Kind("a replay subject") {
      let target = ReplaySubject<Int, Never>(bufferSize: 1)
      return (target, { $0.bind(to: target) })
    },
    Kind("an action") {
      let target = Action<Int, Int, Never> { .init(just: $0) }
      return (target, { $0.bind(to: target) })
    },
    Kind("an array") {
      let target = MutableObservableArray<Int>()
      return (target, { $0.map { [$0] }.bind(to: target) })
    },
  ]

  @Test(arguments: kinds)
  func theProducerIsCancelledWhenTheTargetGoes(_ kind: Kind) {
    expectNoLeaks {
      var cancellations = 0
      weak var watched: AnyObject?
      do {
        let (target, bind) = kind.makeTarget()
        watched = target
        bind(SafeSignal { _ in BlockDisposable { cancellations += 1 } })
        bind(SafeSignal { _ in BlockDisposable { cancellations += 1 } }.map { $0 + 1 }.filter { _ in true })
        #expect(cancellations == 0)
      }
      #expect(watched == nil)
      #expect(cancellations == 2)
    }
  }

  @Test(arguments: kinds)
  func aProducerThatHasFinishedLeavesNothingWithTheTarget(_ kind: Kind) {
    let (target, bind) = kind.makeTarget()
    bind(.init(just: 0))
    withExtendedLifetime(target) {
      let before = Subscription.liveCount
      for number in 0..<10 { bind(.init(just: number)) }
      #expect(Subscription.liveCount == before)
    }
  }
}
