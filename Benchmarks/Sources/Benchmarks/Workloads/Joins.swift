import BindingCore

// D: `combineLatest`, which OpenCombine does not have.

extension Row {
  static let joins = [
    Row(
      id: "D2", title: "combineLatest of 2",
      target: Target(limit: 3, allocations: 0, instructions: 155),
      peers: [.ours(ofTwo), .limit(directlyOfTwo)]),
    Row(
      id: "D4", title: "combineLatest of 4",
      target: Target(limit: 3, allocations: 0, instructions: 170),
      peers: [.ours(ofFour), .limit(directlyOfFour)]),
    Row(
      id: "diamond", title: "combineLatest of two maps of one property",
      target: Target(limit: 3.3, allocations: 0, instructions: 450),
      peers: [.ours(diamond), .limit(directDiamond)]),
  ]
}

private func ofTwo() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let subjects = (opaque(PassthroughSubject<Int, Never>()), opaque(PassthroughSubject<Int, Never>()))
  combineLatest(subjects.0, subjects.1).observeNext { sink.take($0 &+ $1) }
  return { count in
    // What a run adds up to must not depend on the runs before.
    subjects.0.send(0)
    subjects.1.send(0)
    _ = sink.empty()
    for turn in 0..<count {
      let element = elements[turn & 1023]
      if turn & 1 == 0 { subjects.1.send(element) } else { subjects.0.send(element) }
    }
    return sink.empty()
  }
}

private nonisolated func directlyOfTwo() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let next = opaqueObserver { (pair: (Int, Int)) in sink.take(pair.0 &+ pair.1) }
  let latest = opaque(DirectLatest())
  let inputs = (
    opaqueObserver { (element: Int) in
      latest.first = element
      if let second = latest.second { next((element, second)) }
    },
    opaqueObserver { (element: Int) in
      latest.second = element
      if let first = latest.first { next((first, element)) }
    }
  )
  return { count in
    inputs.0(0)
    inputs.1(0)
    _ = sink.empty()
    for turn in 0..<count {
      let element = elements[turn & 1023]
      if turn & 1 == 0 { inputs.1(element) } else { inputs.0(element) }
    }
    return sink.empty()
  }
}

private func ofFour() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  func subject() -> PassthroughSubject<Int, Never> { opaque(PassthroughSubject()) }
  let subjects = (subject(), subject(), subject(), subject())
  combineLatest(subjects.0, subjects.1, subjects.2, subjects.3).observeNext { sink.take($0 &+ $1 &+ $2 &+ $3) }
  return { count in
    subjects.0.send(0)
    subjects.1.send(0)
    subjects.2.send(0)
    subjects.3.send(0)
    _ = sink.empty()
    for turn in 0..<count {
      let element = elements[turn & 1023]
      switch turn & 3 {
      case 0: subjects.3.send(element)
      case 1: subjects.2.send(element)
      case 2: subjects.1.send(element)
      default: subjects.0.send(element)
      }
    }
    return sink.empty()
  }
}

private nonisolated func directlyOfFour() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let next = opaqueObserver { (all: (Int, Int, Int, Int)) in sink.take(all.0 &+ all.1 &+ all.2 &+ all.3) }
  let latest = opaque(DirectLatest())
  func emit() {
    guard let first = latest.first, let second = latest.second, let third = latest.third, let fourth = latest.fourth
    else { return }
    next((first, second, third, fourth))
  }
  let inputs = (
    opaqueObserver { (element: Int) in
      latest.first = element
      emit()
    },
    opaqueObserver { (element: Int) in
      latest.second = element
      emit()
    },
    opaqueObserver { (element: Int) in
      latest.third = element
      emit()
    },
    opaqueObserver { (element: Int) in
      latest.fourth = element
      emit()
    }
  )
  return { count in
    inputs.0(0)
    inputs.1(0)
    inputs.2(0)
    inputs.3(0)
    _ = sink.empty()
    for turn in 0..<count {
      let element = elements[turn & 1023]
      switch turn & 3 {
      case 0: inputs.3(element)
      case 1: inputs.2(element)
      case 2: inputs.1(element)
      default: inputs.0(element)
      }
    }
    return sink.empty()
  }
}

private func diamond() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let property = opaque(Property(0))
  let values = property.toSignal()
  combineLatest(values.map { $0 &* 2 }, values.map { $0 &+ 1 }).observeNext { sink.take($0 &+ $1) }
  _ = sink.empty()
  return { count in
    for turn in 0..<count { property.value = elements[turn & 1023] }
    return sink.empty()
  }
}

/// Both paths are walked, then what they have brought is told: as someone would write it who knows the graph.
private nonisolated func directDiamond() -> (Int) -> Int {
  let stages = Stages()
  let sink = Sink()
  let elements = opaqueElements()
  let next = opaqueObserver { (pair: (Int, Int)) in sink.take(pair.0 &+ pair.1) }
  let latest = opaque(DirectLatest())
  let paths = (
    DirectOperators.map(stages.double, opaqueObserver { latest.first = $0 }),
    DirectOperators.map(stages.increment, opaqueObserver { latest.second = $0 })
  )
  return { count in
    for turn in 0..<count {
      let element = elements[turn & 1023]
      latest.third = element
      paths.0(element)
      paths.1(element)
      if let first = latest.first, let second = latest.second { next((first, second)) }
    }
    return sink.empty()
  }
}

private nonisolated final class DirectLatest {
  @exclusivity(unchecked) var first: Int?
  @exclusivity(unchecked) var second: Int?
  @exclusivity(unchecked) var third: Int?
  @exclusivity(unchecked) var fourth: Int?
}
