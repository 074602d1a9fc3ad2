/// The proxy behind `.reactive`: an object's properties and events as signals, bonds and subjects.
///
///     extension Reactive where Base: Label {
///       var shoutedText: Bond<String> { bond { label, text in label.label = text.uppercased() } }
///     }
@MainActor
public protocol ReactiveExtensions<Base> {
  /// The type of the object behind the proxy.
  associatedtype Base
  /// The object behind the proxy.
  var base: Base { get }
}

/// The reactive proxy of an object.
///
/// Each settable property of the object is available as a bond under its own name, unless an extension declares
/// something more specific under that name: `name.bind(to: person.reactive.name)`.
@dynamicMemberLookup
public struct Reactive<Base>: ReactiveExtensions {
  public let base: Base

  /// Creates the proxy of `base`.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// A bond that sets a property of the object, for as long as the object lives.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>) -> Bond<Value>
  where Base: Deallocatable { bond(keyPath) }
}

/// A class whose instances have a `.reactive` proxy.
@MainActor
public protocol ReactiveExtensionsProvider: AnyObject {}

extension ReactiveExtensionsProvider {
  /// The object's properties and events as signals, bonds and subjects.
  @inlinable
  public var reactive: Reactive<Self> { Reactive(self) }
}

extension ReactiveExtensions where Base: Deallocatable {
  /// Returns a bond that calls `setter` with the object and each element, for as long as the object lives.
  public func bond<Element>(_ setter: @escaping (Base, Element) -> Void) -> Bond<Element> {
    Bond(target: base, setter: setter)
  }

  /// Returns a bond that sets a property of the object, for as long as the object lives.
  public func bond<Element>(_ keyPath: ReferenceWritableKeyPath<Base, Element>) -> Bond<Element> {
    bond { base, element in base[keyPath: keyPath] = element }
  }

  /// Returns a subject for a value of the object; see `DynamicSubject`.
  ///
  /// - Parameters:
  ///   - signal: Fires after each change, or only after changes made by the user.
  ///   - triggerEventOnSetting: Whether observers are notified of values set through the subject.
  ///   - get: Reads the value.
  ///   - set: Writes the value. It may normalise it.
  public func dynamicSubject<Element>(
    signal: SafeSignal<Void>, triggerEventOnSetting: Bool = true,
    get: @escaping (Base) -> Element, set: @escaping (Base, Element) -> Void
  ) -> DynamicSubject<Element> {
    DynamicSubject(
      target: base, signal: signal, get: get, set: set, triggerEventOnSetting: triggerEventOnSetting)
  }

  /// Fires once, when the object is deallocated.
  public var deallocated: SafeSignal<Void> { base.deallocated }
}

extension ReactiveExtensions where Base: DisposeBagProvider {
  /// The dispose bag of the object: `dispose(in: reactive.bag)`.
  public var bag: DisposeBag { base.bag }
}
