import BindingCore
@preconcurrency import OpenCombine

extension Stage {
  static let debounce: Maker = { dice, sources in
    let k = 1 + dice.roll(3)
    return Stage(
      "debounce(\(k))", { $0.debounce(for: .seconds(k), scheduler: sources.clock) },
      { $0.debounce(for: k, scheduler: VirtualTime(sources.clock)) })
  }

  static let throttle: Maker = { dice, sources in
    let k = 1 + dice.roll(3)
    return Stage(
      "throttle(\(k))", { $0.throttle(for: .seconds(k), scheduler: sources.clock) },
      { $0.throttle(for: k, scheduler: VirtualTime(sources.clock), latest: true) })
  }

  static let delay: Maker = { dice, sources in
    let k = 1 + dice.roll(3)
    return Stage(
      "delay(\(k))", { $0.delay(interval: .seconds(k), scheduler: sources.clock) },
      { $0.delay(for: k, scheduler: VirtualTime(sources.clock)) })
  }

  static let timeout: Maker = { dice, sources in
    let k = 2 + dice.roll(4)
    return Stage(
      "timeout(\(k))", { $0.timeout(after: .seconds(k), with: Broken(code: 5), scheduler: sources.clock) },
      { $0.timeout(k, scheduler: VirtualTime(sources.clock), customError: { Broken(code: 5) }) })
  }
}
