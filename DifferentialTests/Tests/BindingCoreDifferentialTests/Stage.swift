import BindingCore
@preconcurrency import OpenCombine

/// One operator with its arguments, in both libraries.
struct Stage {
  let name: String
  let ours: (Ours) -> Ours
  let theirs: (Theirs) -> Theirs

  init<Publisher: OpenCombine.Publisher>(
    _ name: String, _ ours: @escaping (Ours) -> Ours, _ theirs: @escaping (Theirs) -> Publisher
  ) where Publisher.Output == Int, Publisher.Failure == Broken {
    self.name = name
    self.ours = ours
    self.theirs = { theirs($0).eraseToAnyPublisher() }
  }

  /// Makes an operator whose arguments are rolled. The sources that it needs are made on the way.
  typealias Maker = (inout Dice, Sources) -> Stage
}

/// One number that tells arrays apart, also by the order of their elements.
nonisolated func digest(_ elements: [Int]) -> Int { elements.reduce(elements.count) { $0 &* 31 &+ $1 } }

extension OpenCombine.Publisher {
  /// OpenCombine's `zip` crashes when it is left in the middle of a delivery and nobody holds it.
  fileprivate func keepingSubscription(in sources: Sources) -> Publishers.HandleEvents<Self> {
    handleEvents(receiveSubscription: { sources.kept.append($0) })
  }
}

/// The number that never comes.
private nonisolated func absurd(_ never: Never) -> Int {}

extension Stage {
  /// Operators that deliver at most one element for each, at once.
  static let simple: [Maker] = [
    { dice, _ in
      let k = dice.roll(4)
      return Stage("map(+\(k))", { $0.map { $0 &+ k } }, { $0.map { $0 &+ k } })
    },
    { dice, _ in
      let k = dice.roll(3)
      return Stage("filter(not \(k))", { $0.filter { $0 % 3 != k } }, { $0.filter { $0 % 3 != k } })
    },
    { dice, _ in
      let k = dice.roll(3)
      let half = { (number: Int) in number % 3 == k ? nil : number &* 2 }
      return Stage("compactMap(not \(k))", { $0.compactMap(half) }, { $0.compactMap(half) })
    },
    { _, _ in Stage("removeDuplicates", { $0.removeDuplicates() }, { $0.removeDuplicates() }) },
    { _, _ in
      let same = { (first: Int, second: Int) in first % 2 == second % 2 }
      return Stage("removeDuplicates(by:)", { $0.removeDuplicates(by: same) }, { $0.removeDuplicates(by: same) })
    },
    // Ours begins with the initial value (see `DocumentedDifferencesTests`).
    { _, _ in Stage("scan", { $0.scan(1, &+).dropFirst(1) }, { $0.scan(1, &+) }) },
    { dice, _ in
      let k = dice.roll(4)
      return Stage("dropFirst(\(k))", { $0.dropFirst(k) }, { $0.dropFirst(k) })
    },
    { dice, _ in
      let k = dice.roll(5)
      return Stage("drop(while: < \(k))", { $0.drop(while: { $0 < k }) }, { $0.drop(while: { $0 < k }) })
    },
    { dice, _ in
      let k = 2 + dice.roll(8)
      return Stage("prefix(while: < \(k))", { $0.prefix(while: { $0 < k }) }, { $0.prefix(while: { $0 < k }) })
    },
    // OpenCombine's own `output(at:)` and `prefix(_:)` finish late (see `DocumentedDifferencesTests`).
    { dice, _ in
      let k = dice.roll(3)
      return Stage("output(at: \(k))", { $0.output(at: k) }, { $0.dropFirst(k).first() })
    },
    { dice, _ in
      let k = dice.roll(5)
      return Stage("first(where: > \(k))", { $0.first(where: { $0 > k }) }, { $0.first(where: { $0 > k }) })
    },
    { dice, _ in
      let k = dice.roll(3)
      return Stage(
        "replaceNil", { $0.map { $0 % 3 == k ? nil : $0 }.replaceNils(with: 9) },
        { $0.map { $0 % 3 == k ? nil : $0 }.replaceNil(with: 9) })
    },
    { dice, _ in
      let k = 4 + dice.roll(8)
      let check = { (number: Int) throws(Broken) -> Int in
        if number > k { throw Broken(code: number) }
        return number
      }
      return Stage(
        "tryMap(<= \(k))", { $0.tryMap(check) }, { $0.tryMap(check).mapError { $0 as? Broken ?? Broken(code: -1) } })
    },
    { _, _ in
      let next = { (failure: Broken) in Broken(code: failure.code + 1) }
      return Stage("mapError", { $0.mapError(next) }, { $0.mapError(next) })
    },
  ]

  /// Operators that deliver more than they are given, or later.
  static let others: [Maker] = [
    { _, _ in Stage("ignoreOutput", { $0.ignoreOutput() }, { $0.ignoreOutput().map(absurd) }) },
    { _, _ in Stage("first", { $0.first() }, { $0.first() }) },
    { _, _ in Stage("last", { $0.last() }, { $0.last() }) },
    { _, _ in Stage("reduce", { $0.reduce(1, &+) }, { $0.reduce(1, &+) }) },
    { _, _ in Stage("collect", { $0.collect().map(digest) }, { $0.collect().map(digest) }) },
    { dice, _ in
      // Ours drops an array that is not full (see `DocumentedDifferencesTests`).
      let k = 1 + dice.roll(3)
      return Stage(
        "buffer(size: \(k))", { $0.buffer(size: k).map(digest) },
        { $0.collect(k).filter { $0.count == k }.map(digest) })
    },
    { _, _ in Stage("replaceEmpty", { $0.replaceEmpty(with: 8) }, { $0.replaceEmpty(with: 8) }) },
    { _, _ in
      Stage(
        "replaceError", { $0.replaceError(with: 6).castError() },
        { $0.replaceError(with: 6).setFailureType(to: Broken.self) })
    },
    { _, _ in Stage("prepend(3)", { $0.prepend(3) }, { $0.prepend(3) }) },
    { _, _ in Stage("append(4)", { $0.append(4) }, { $0.append(4) }) },
    { dice, _ in
      let k = dice.roll(3)
      return Stage("retry(\(k))", { $0.retry(k) }, { $0.retry(k) })
    },
    { _, _ in
      Stage(
        "flattenElements", { $0.map { [$0, $0 &+ 1] }.flattenElements() },
        { $0.flatMap { [$0, $0 &+ 1].publisher.setFailureType(to: Broken.self) } })
    },
    { dice, sources in
      let other = sources.makeSource(&dice)
      return Stage("prepend(\(other.name))", { $0.prepend(other.ours) }, { $0.prepend(other.theirs) })
    },
    { dice, sources in
      let other = sources.makeSource(&dice)
      return Stage("append(\(other.name))", { $0.append(other.ours) }, { $0.append(other.theirs) })
    },
    { dice, sources in
      // Ours ends with the end of the other too. OpenCombine crashes when the other delivers at once.
      let other = sources.makeSubjects()
      return Stage(
        "prefix(until: \(other.name))", { $0.prefix(untilOutputFrom: other.ours.ignoreTerminal()) },
        { $0.prefix(untilOutputFrom: other.theirs) })
    },
    { dice, sources in
      let other = sources.makeSource(&dice)
      return Stage(
        "catch(\(other.name))", { $0.flatMapError { _ in other.ours } }, { $0.catch { _ in other.theirs } })
    },
    { dice, sources in
      let inners = sources.makeInners(&dice)
      return Stage(
        "flatMapMerge(\(inners.name))", { $0.flatMapMerge { inners[$0].ours } }, { $0.flatMap { inners[$0].theirs } })
    },
    { dice, sources in
      let inners = sources.makeInners(&dice)
      return Stage(
        "flatMapLatest(\(inners.name))", { $0.flatMapLatest { inners[$0].ours } },
        { $0.map { inners[$0].theirs }.switchToLatest() })
    },
  ]

  static let share: Maker = { _, _ in Stage("share", { $0.publish().refCount() }, { $0.share() }) }

  /// Of subjects that have not ended: OpenCombine's `zip` loses an end that comes while it is being subscribed to.
  static let zips: [Maker] = [
    { _, sources in
      let other = sources.makeSubjects()
      return Stage(
        "zip(\(other.name))", { $0.zip(with: other.ours) { $0 &* 10 &+ $1 } },
        { $0.zip(other.theirs) { $0 &* 10 &+ $1 }.keepingSubscription(in: sources) })
    },
    { _, sources in
      let (first, second) = (sources.makeSubjects(), sources.makeSubjects())
      return Stage(
        "zip(\(first.name), \(second.name))",
        { BindingCore.zip($0, first.ours, second.ours).map { digest([$0, $1, $2]) } },
        { $0.zip(first.theirs, second.theirs) { digest([$0, $1, $2]) }.keepingSubscription(in: sources) })
    },
  ]
}
