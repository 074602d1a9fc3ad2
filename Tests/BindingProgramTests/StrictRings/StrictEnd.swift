import BindingCore
import Observation

/// A kind of end of two-way bindings. All but the plain one take some numbers only, or turn them into others.
enum EndKind: Equatable {
  case plain
  /// A property that clamps.
  case clamping(ClosedRange<Int>)
  /// A property that takes multiples only and rounds down to them.
  case rounding(to: Int)
  /// A property that clamps by its validator.
  case validating(ClosedRange<Int>)
  /// What is proposed to such a property.
  case proposing(ClosedRange<Int>)
  /// A value of an object, which clamps it and tells of changes, or leaves that to who sets it.
  case slider(ClosedRange<Int>, tells: Bool)
  /// A property that holds a smaller number than the one that is seen.
  case shifted(by: Int)
  /// A property that holds half of what is seen: odd numbers are rounded down.
  case halved
  /// A property of text without spaces around it.
  case text
  /// A variable of an `@Observable` object.
  case observable

  /// Whether the end keeps this number as it is.
  func accepts(_ number: Int) -> Bool {
    switch self {
    case .plain, .shifted, .text, .observable: true
    case .clamping(let range), .validating(let range), .proposing(let range), .slider(let range, _):
      range.contains(number)
    case .rounding(let step): number.isMultiple(of: step)
    case .halved: number.isMultiple(of: 2)
    }
  }

  /// Whether it tells of each number that it is given, also of one that changes nothing.
  var alwaysTells: Bool {
    switch self {
    case .plain, .clamping, .rounding: true
    default: false
    }
  }
}

/// An end of two-way bindings that is there.
final class StrictEnd {
  let kind: EndKind
  let subject: any ValueSubject<Int>
  let get: () -> Int
  let set: (Int) -> Void
  /// What must go for the end to go.
  private(set) weak var owner: AnyObject?

  init(_ kind: EndKind) {
    self.kind = kind
    switch kind {
    case .plain: (subject, get, set, owner) = Self.property(Property(0))
    case .clamping(let range): (subject, get, set, owner) = Self.property(Property(0, normalise: range.clamped))
    case .rounding(let step):
      (subject, get, set, owner) = Self.property(Property(0, normalise: { $0.rounded(to: step) }))
    case .validating(let range):
      let property = Self.validator(range)
      (subject, get, set, owner) = (property, { property.value }, { property.value = $0 }, property)
    case .proposing(let range):
      let property = Self.validator(range)
      (subject, get, set, owner) = (property.proposal, { property.value }, { property.value = $0 }, property)
    case .slider(let range, let tells):
      let slider = Slider(range, tells: tells)
      let slides = slider.subject
      (subject, get, set, owner) = (slides, { slider.current }, { slides.value = $0 }, slider)
    case .shifted(let shift):
      let property = Property(-shift)
      let seen = property.bidirectionalMap(to: { $0 + shift }, from: { $0 - shift })
      (subject, get, set, owner) = (seen, { property.value + shift }, { property.value = $0 - shift }, property)
    case .halved:
      let property = Property(0)
      let seen = property.bidirectionalMap(to: { $0 * 2 }, from: { $0.rounded(to: 2) / 2 })
      (subject, get, set, owner) = (seen, { property.value * 2 }, { property.value = $0.rounded(to: 2) / 2 }, property)
    case .text:
      let property = Property("0", normalise: { $0.filter { $0 != " " } })
      let seen = property.bidirectionalMap(to: { Int($0) ?? 0 }, from: { " \($0)" })
      (subject, get, set, owner) = (seen, { Int(property.value)! }, { property.value = "\($0) " }, property)
    case .observable:
      let model = Model()
      (subject, get, set, owner) = (reactive(model, \.number), { model.number }, { model.number = $0 }, model)
    }
  }

  private static func property(_ property: Property<Int>) -> (
    any ValueSubject<Int>, () -> Int, (Int) -> Void, AnyObject
  ) {
    (property, { property.value }, { property.value = $0 }, property)
  }

  private static func validator(_ range: ClosedRange<Int>) -> ValidatingProperty<Int, String> {
    ValidatingProperty(range.clamped(0)) { range.contains($0) ? .valid : .coerced(range.clamped($0), nil) }
  }

  var signal: SafeSignal<Int> {
    func open(_ subject: some ValueSubject<Int>) -> SafeSignal<Int> { subject.toSignal() }
    return open(subject)
  }

  func bindBothWays(to other: StrictEnd) -> Subscription {
    func open(_ first: some ValueSubject<Int>, _ second: some ValueSubject<Int>) -> Subscription {
      first.bidirectionalBind(to: second)
    }
    // Two properties are bound in a way of their own.
    if let first = subject as? Property<Int>, let second = other.subject as? Property<Int> {
      return first.bidirectionalBind(to: second)
    }
    return open(subject, other.subject)
  }

  func bind(from signal: SafeSignal<Int>) -> Subscription {
    func open(_ subject: some ValueSubject<Int>) -> Subscription { signal.bind(to: subject) }
    return open(subject)
  }
}

/// A slider.
private final class Slider: DisposeBagProvider {
  let bag = DisposeBag()
  private let changes = PassthroughSubject<Void, Never>()
  private let range: ClosedRange<Int>
  private let tells: Bool
  private(set) var current: Int

  init(_ range: ClosedRange<Int>, tells: Bool) {
    self.range = range
    self.tells = tells
    current = range.clamped(0)
  }

  private func slide(to value: Int) {
    let clamped = range.clamped(value)
    if clamped == current { return }
    current = clamped
    if tells { changes.send() }
  }

  var subject: DynamicSubject<Int> {
    DynamicSubject(target: self, signal: changes.toSignal(), get: { $0.current }, set: { $0.slide(to: $1) })
  }
}

@Observable
private final class Model {
  var number = 0
}

extension ClosedRange<Int> {
  fileprivate func clamped(_ number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }
}

extension Int {
  /// Down to a multiple, also below zero.
  func rounded(to step: Int) -> Int { self - (self % step + step) % step }
}

extension EndKind {
  /// In Swift.
  func text(_ id: Int) -> String {
    func validator(_ range: ClosedRange<Int>) -> String {
      "ValidatingProperty<Int, String>(\(range.clamped(0))) "
        + "{ (\(range)).contains($0) ? .valid : .coerced(min(max($0, \(range.lowerBound)), \(range.upperBound)), nil) }"
    }
    func clamp(_ range: ClosedRange<Int>) -> String { "min(max($0, \(range.lowerBound)), \(range.upperBound))" }
    return switch self {
    case .plain: "var n\(id): Property<Int>! = Property(0)"
    case .clamping(let range): "var n\(id): Property<Int>! = Property(0, normalise: { \(clamp(range)) })"
    case .rounding(let step):
      "var n\(id): Property<Int>! = Property(0, normalise: { $0 - ($0 % \(step) + \(step)) % \(step) })"
    case .validating(let range): "var n\(id): ValidatingProperty<Int, String>! = \(validator(range))"
    case .proposing(let range): "let p\(id) = \(validator(range)); let n\(id) = p\(id).proposal"
    case .slider(let range, let tells): "let p\(id) = Slider(\(range), tells: \(tells)); let n\(id) = p\(id).subject"
    case .shifted(let shift):
      "let p\(id) = Property(\(-shift)); let n\(id) = p\(id).bidirectionalMap(to: { $0 + \(shift) }, from: { $0 - \(shift) })"
    case .halved: "let p\(id) = Property(0); let n\(id) = p\(id).bidirectionalMap(to: { $0 * 2 }, from: { $0 >> 1 })"
    case .text:
      #"let p\#(id) = Property("0", normalise: { $0.filter { $0 != " " } }); "#
        + #"let n\#(id) = p\#(id).bidirectionalMap(to: { Int($0) ?? 0 }, from: { " \($0)" })"#
    case .observable:
      "@Observable final class Model\(id) { var number = 0 }; var p\(id): Model\(id)! = Model\(id)(); "
        + "let n\(id) = p\(id).reactive(\\.number)"
    }
  }
}
