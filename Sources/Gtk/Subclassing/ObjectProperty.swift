public import BindingCore
import CGtk

/// A property of a Swift class that is also a property of its GObject class: typed, observable, settable in a `.ui`
/// file and bindable in both directions.
///
///     final class Dial: Widget {
///       @ObjectProperty var value = 0.0 { didSet { queueDraw() } }
///
///       override class var members: [ObjectMember] { [.property("value", \Dial.value, in: 0...1)] }
///     }
///
///     dial.value = 0.5
///     position.bind(to: dial.$value)
///     dial.reactive.property("value", as: Double.self)
///
/// Observers are notified when the value changes, before `didSet`.
@propertyWrapper public final class ObjectProperty<Value: GValueRepresentable & Equatable> {
  private var value: Value
  private weak var object: Object?
  private var specification: UnsafeMutablePointer<GParamSpec>?
  private var assign: ((Object, Value) -> Void)?
  private var limit: ((Value) -> Value)?

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let search = StorageSearch.current { search.found = self }
      return value
    }
    set {
      let new = limit?(newValue) ?? newValue
      guard new != value else { return }
      value = new
      if let object, let specification { g_object_notify_by_pspec(object.cast(), specification) }
    }
  }

  /// The value, its changes, and a binding target. Does not retain the object.
  ///
  /// Precondition: The class has the property among its `members`.
  public var projectedValue: DynamicSubject<Value> {
    guard let object, let specification else { preconditionFailure("an object's property is not among its members") }
    let assign = self.assign
    return DynamicSubject(
      target: object, signal: object.notifications(of: specification.pointee.name), get: { _ in self.value },
      set: { object, value in assign?(object, value) })
  }

  func attach(
    to object: Object, name: String, assign: ((Object, Value) -> Void)?, limit: ((Value) -> Value)?
  ) {
    self.object = object
    self.assign = assign
    self.limit = limit
    if let limit { value = limit(value) }
    specification = object.propertySpecification(name)
  }
}
