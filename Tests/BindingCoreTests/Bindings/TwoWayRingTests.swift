import BindingCore
import Testing

/// A slider: clamps, and tells of a change only when there is one.
private final class Slider: DisposeBagProvider {
  let bag = DisposeBag()
  let changes = PassthroughSubject<Void, Never>()
  let range: ClosedRange<Int>
  private(set) var current: Int

  init(_ range: ClosedRange<Int>) {
    self.range = range
    current = range.lowerBound
  }

  func set(_ value: Int) {
    let clamped = value.clamped(to: range)
    if clamped == current { return }
    current = clamped
    changes.send()
  }

  var subject: DynamicSubject<Int> {
    DynamicSubject(target: self, signal: changes.toSignal(), get: { $0.current }, set: { $0.set($1) })
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// One of the ends in a ring of bindings.
private struct End {
  let name: String
  let subject: any ValueSubject<Int>
  let get: () -> Int
  let set: (Int) -> Void
}

private func plainEnd() -> End {
  let property = Property(0)
  return End(name: "property", subject: property, get: { property.value }, set: { property.value = $0 })
}

private func clampingEnd(_ range: ClosedRange<Int>) -> End {
  let property = Property(0, normalise: { $0.clamped(to: range) })
  return End(name: "clamping \(range)", subject: property, get: { property.value }, set: { property.value = $0 })
}

private func sliderEnd(_ range: ClosedRange<Int>) -> End {
  let slider = Slider(range)
  return End(name: "slider \(range)", subject: slider.subject, get: { slider.current }, set: { slider.set($0) })
}

private func validatingEnd(_ range: ClosedRange<Int>) -> End {
  let property = ValidatingProperty<Int, String>(range.lowerBound) {
    range.contains($0) ? .valid : .coerced($0.clamped(to: range), nil)
  }
  return End(name: "validating \(range)", subject: property, get: { property.value }, set: { property.value = $0 })
}

private func proposalEnd(_ range: ClosedRange<Int>) -> End {
  let property = ValidatingProperty<Int, String>(range.lowerBound) {
    range.contains($0) ? .valid : .coerced($0.clamped(to: range), nil)
  }
  return End(
    name: "proposal \(range)", subject: property.proposal, get: { property.value }, set: { property.value = $0 })
}

private func mappedEnd() -> End {
  let property = Property(0)
  let negated = property.bidirectionalMap(to: { -$0 }, from: { -$0 })
  return End(name: "mapped", subject: negated, get: { negated.value }, set: { property.value = -$0 })
}

private func tie(_ first: End, _ second: End) -> Subscription {
  func open(_ first: some ValueSubject<Int>, _ second: some ValueSubject<Int>) -> Subscription {
    first.bidirectionalBind(to: second)
  }
  if let first = first.subject as? Property<Int>, let second = second.subject as? Property<Int> {
    return first.bidirectionalBind(to: second)
  }
  return open(first.subject, second.subject)
}

@Suite("Rings of two-way bindings")
struct TwoWayRingTests {
  @Test(arguments: 0..<8) func agreeAfterEveryChange(block: Int) {
    for seed in UInt64(block * 50 + 1)...UInt64(block * 50 + 50) {
      let random = SongEditor(seed: seed)
      expectNoLeaks {
        var ends = (0..<2 + random.random(below: 4)).map { _ -> End in
          // All ranges have a part in common.
          let range = random.random(below: 40)...60 + random.random(below: 40)
          return switch random.random(below: 6) {
          case 0: plainEnd()
          case 1: clampingEnd(range)
          case 2: sliderEnd(range)
          case 3: validatingEnd(range)
          case 4: proposalEnd(range)
          default: mappedEnd()
          }
        }
        let names = ends.map(\.name)
        var bindings: [Subscription] = []
        for index in ends.indices { bindings.append(tie(ends[index], ends[(index + 1) % ends.count])) }
        for _ in 0..<6 {
          let setter = random.random(below: ends.count)
          let value = random.random(below: 120) - 10
          ends[setter].set(value)
          let values = ends.map { $0.get() }
          #expect(Set(values).count == 1, "seed \(seed): \(value) at \(setter) of \(names) gives \(values)")
        }
        ends = []
        for binding in bindings { binding.dispose() }
      }
    }
  }
}
