import BindingCore
import BindingTesting
@preconcurrency import OpenCombine
import Testing

/// A source that is observed once on behalf of all, from one connection to its end.
struct ConnectableDifferentialTests {
  @Test func connectionsThatComeAndGoDeliverTheSameEvents() {
    for seed in 1...500 {
      let leaked = leakedSubscriptions {
        var dice = Dice(seed: seed)
        let source = Twins.subjects("a")
        let ours = source.ours.scan(0, &+).publish()
        let theirs = source.theirs.scan(0, &+).prepend(0).multicast { OpenCombine.PassthroughSubject<Int, Broken>() }
        var observers: [ObserverTwins] = []
        var connection: (ours: any Disposable, theirs: any OpenCombine.Cancellable)?
        for step in 0..<20 {
          // The first step is an observer: what nobody has asked for yet, OpenCombine does not deliver when it connects.
          switch step == 0 ? 0 : dice.roll(12) {
          case 0...3:
            let observer = ObserverTwins(patience: 1 + dice.roll(8), text: \.text, reply: { _, _ in })
            observer.observe(ours.toSignal())
            observer.observe(theirs.eraseToAnyPublisher())
            observers.append(observer)
          case 4, 5:
            // Ours is connected already then, OpenCombine's would observe the source twice.
            if connection == nil { connection = (ours.connect(), theirs.connect()) }
          case 6:
            connection?.ours.dispose()
            connection?.theirs.cancel()
            connection = nil
          case 7: if dice.roll(4) == 0 { source.send(.completed) }
          default: source.send(.next(dice.roll(5)))
          }
        }
        for (index, observer) in observers.enumerated() {
          #expect(observer.heard == observer.heardOfTheirs, "observer \(index), seed \(seed)")
          observer.leave()
        }
        connection?.ours.dispose()
      }
      #expect(leaked == 0, "seed \(seed)")
    }
  }
}
