public import BindingCore
import CGtk

/// A signal that a Swift class adds to its GObject class.
///
///     final class Dial: Widget {
///       let changed = ObjectSignal<Double>()
///
///       override class var members: [ObjectMember] { [.signal("changed", \Dial.changed)] }
///     }
///
///     dial.changed.emit(0.5)
///     dial.changed.observeNext { value in ... }
///
/// Handlers in other languages and those named in a `.ui` file are called as well.
public final class ObjectSignal<each Argument: GValueRepresentable>: SignalProtocol {
  public typealias Element = (repeat each Argument)
  public typealias Failure = Never

  private weak var object: Object?
  private var id: guint = 0

  /// Creates a signal, to be listed in the `members` of the class.
  public init() {}

  func attach(to object: Object, name: String) {
    self.object = object
    id = g_signal_lookup(name, cgtk_type_of(object.pointer))
  }

  /// Calls all observers of the signal, in the order in which they subscribed.
  ///
  /// Precondition: The class has the signal among its `members`.
  public func emit(_ arguments: repeat each Argument) {
    guard id != 0 else { preconditionFailure("a signal is not among the members of its object") }
    guard let object else { return }
    var values = [GValue(writing: object)]
    for argument in repeat each arguments { values.append(GValue(writing: argument)) }
    g_signal_emitv(values, id, 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  public func attach(_ observer: Observer<Element, Never>, _ subscription: Subscription) {
    precondition(id != 0, "a signal is not among the members of its object")
    guard let object else {
      observer.end?(.finished)
      return
    }
    let signal = SignalID(id: id, detail: 0)
    let emissions: SafeSignal<Element> = object.emissions(of: { _ in signal }, { $0.read() })
    emissions.attach(observer, subscription)
  }
}
