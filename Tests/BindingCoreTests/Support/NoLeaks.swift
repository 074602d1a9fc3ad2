import BindingCore
import BindingTesting
import Testing

/// Runs `body` and expects that every observation and every binding that it makes has ended at its end.
func expectNoLeaks(sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void) rethrows {
  let leaked = try leakedSubscriptions(in: body)
  #expect(leaked == 0, "subscriptions are still alive", sourceLocation: sourceLocation)
}

/// An object whose end a test watches through a weak reference.
final class Token {}

/// A target of bindings with a value, such as a widget has.
final class Target<Value>: DisposeBagProvider {
  let bag = DisposeBag()
  var value: Value {
    didSet { history.append(value) }
  }
  private(set) var history: [Value] = []

  init(_ value: Value) { self.value = value }

  /// Sets the value for as long as the target lives.
  var bond: Bond<Value> { Bond(target: self) { $0.value = $1 } }
}

/// What the tests make signals fail with.
enum Failure: Error, Equatable {
  case broken
}

typealias Numbers = PassthroughSubject<Int, Never>
