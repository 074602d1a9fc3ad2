import BindingCore

extension Play {
  /// Operators that wait. A frame is a second here.
  static let timing: [Play] = [
    Play("debounce-for") { $0.play($0.numbers().debounce(for: .seconds(3), scheduler: $0.scheduler)) },
    Play("throttle-for") { $0.play($0.numbers().throttle(for: .seconds(4), scheduler: $0.scheduler)) },
    Play("throttle-for-2") {
      $0.play($0.numbers().throttle(for: .seconds(3), latest: false, scheduler: $0.scheduler))
    },
    Play("throttle-while") { $0.play($0.numbers("a").throttle(while: $0.safe("b").map { $0 == "t" })) },
    Play("delay-interval") { $0.play($0.numbers().delay(interval: .seconds(3), scheduler: $0.scheduler)) },
    Play("sample-interval") { $0.play($0.numbers().sample(interval: .seconds(5), scheduler: $0.scheduler)) },
    Play("buffer-for") { $0.play($0.numbers().buffer(for: .seconds(3), scheduler: $0.scheduler).map(\.count)) },
    Play("dropFirst-for") { $0.play($0.numbers().dropFirst(for: .seconds(8), scheduler: $0.scheduler)) },
    Play("timeout-after-with") {
      $0.play($0.numbers().timeout(after: .seconds(4), with: .broken, scheduler: $0.scheduler))
    },
    Play("timeout-after-switchingTo") {
      $0.play($0.numbers("a").timeout(after: .seconds(4), switchingTo: $0.numbers("b"), scheduler: $0.scheduler))
    },
    Play("buffer-for-size") {
      $0.play($0.numbers().buffer(for: .seconds(5), size: 2, scheduler: $0.scheduler).map(\.count))
    },
    Play("window-for") {
      $0.play($0.numbers().window(for: .seconds(3), scheduler: $0.scheduler).flatMapMerge { $0.reduce(0, +) })
    },
    Play("prefix-for") { $0.play($0.numbers().prefix(for: .seconds(7), scheduler: $0.scheduler)) },
    Play("sample-when") { $0.play($0.numbers("a").sample(when: $0.safe("b"))) },
  ]
}
