import BindingCore

/// A slider: clamps, and tells of a change only when there is one, or leaves that to who sets it.
private final class Slider: DisposeBagProvider {
  let bag = DisposeBag()
  let changes = PassthroughSubject<Void, Never>()
  let range: ClosedRange<Int>
  let tells: Bool
  private(set) var current: Int

  init(_ range: ClosedRange<Int>, tells: Bool) {
    self.range = range
    self.tells = tells
    current = range.lowerBound
  }

  func set(_ value: Int) {
    let clamped = value.clamped(to: range)
    if clamped == current { return }
    current = clamped
    if tells { changes.send() }
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

/// One of the ends that two-way bindings keep equal.
struct BoundEnd {
  let name: String
  let subject: any ValueSubject<Int>
  let get: () -> Int
  let set: (Int) -> Void

  static func plain() -> BoundEnd {
    let property = Property(0)
    return BoundEnd(name: "property", subject: property, get: { property.value }, set: { property.value = $0 })
  }

  static func clamping(_ range: ClosedRange<Int>) -> BoundEnd {
    let property = Property(0, normalise: { $0.clamped(to: range) })
    return BoundEnd(
      name: "clamping \(range)", subject: property, get: { property.value }, set: { property.value = $0 })
  }

  static func slider(_ range: ClosedRange<Int>) -> BoundEnd {
    let slider = Slider(range, tells: true)
    return BoundEnd(
      name: "slider \(range)", subject: slider.subject, get: { slider.current }, set: { slider.set($0) })
  }

  static func silentSlider(_ range: ClosedRange<Int>) -> BoundEnd {
    let slider = Slider(range, tells: false)
    let subject = slider.subject
    return BoundEnd(
      name: "silent slider \(range)", subject: subject, get: { slider.current }, set: { subject.value = $0 })
  }

  static func validating(_ range: ClosedRange<Int>) -> BoundEnd {
    let property = validator(range)
    return BoundEnd(
      name: "validating \(range)", subject: property, get: { property.value }, set: { property.value = $0 })
  }

  static func proposal(_ range: ClosedRange<Int>) -> BoundEnd {
    let property = validator(range)
    return BoundEnd(
      name: "proposal \(range)", subject: property.proposal, get: { property.value }, set: { property.value = $0 })
  }

  private static func validator(_ range: ClosedRange<Int>) -> ValidatingProperty<Int, String> {
    ValidatingProperty(range.lowerBound) {
      range.contains($0) ? .valid : .coerced($0.clamped(to: range), nil)
    }
  }

  /// A property that holds the negative value, seen through a pair of conversions.
  static func mapped(_ range: ClosedRange<Int>) -> BoundEnd {
    let property = Property(0, normalise: { -(-$0).clamped(to: range) })
    let negated = property.bidirectionalMap(to: { -$0 }, from: { -$0 })
    return BoundEnd(
      name: "mapped \(range)", subject: negated, get: { negated.value }, set: { property.value = -$0 })
  }

  func bind(to other: BoundEnd) -> Subscription {
    func open(_ first: some ValueSubject<Int>, _ second: some ValueSubject<Int>) -> Subscription {
      first.bidirectionalBind(to: second)
    }
    if let first = subject as? Property<Int>, let second = other.subject as? Property<Int> {
      return first.bidirectionalBind(to: second)
    }
    return open(subject, other.subject)
  }

  func observe(_ next: @escaping (Int) -> Void) -> Subscription {
    func open(_ subject: some ValueSubject<Int>) -> Subscription { subject.toSignal().observeNext(with: next) }
    return open(subject)
  }
}
