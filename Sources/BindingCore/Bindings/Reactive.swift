/// The proxy behind `.reactive`: an object's properties and events as signals, bonds and subjects.
///
///     extension Reactive where Base: Label {
///       var shoutedText: Bond<String> { bond { label, text in label.label = text.uppercased() } }
///     }
@MainActor
public protocol ReactiveExtensions<Base> {
  /// What it is the proxy of.
  associatedtype Base
  /// The object behind the proxy.
  var base: Base { get }
}

/// The proxy of one object.
///
/// Each property of the object that can be set is a bond under its own name, unless an extension declares something
/// better under that name: `name.bind(to: person.reactive.name)`.
@dynamicMemberLookup
public struct Reactive<Base>: ReactiveExtensions {
  public let base: Base

  /// The proxy of `base`.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// A bond that sets a property of the object, for as long as the object lives.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>) -> Bond<Value>
  where Base: Deallocatable { bond(keyPath) }
}

/// A class whose objects have `.reactive`.
@MainActor
public protocol ReactiveExtensionsProvider: AnyObject {}

extension ReactiveExtensionsProvider {
  /// The object's properties and events as signals, bonds and subjects.
  @inlinable
  public var reactive: Reactive<Self> { Reactive(self) }
}

extension ReactiveExtensions where Base: Deallocatable {
  /// A bond that calls `setter` with the object and each element, for as long as the object lives.
  public func bond<Element>(_ setter: @escaping (Base, Element) -> Void) -> Bond<Element> {
    Bond(target: base, setter: setter)
  }

  /// A bond that sets a property of the object, for as long as the object lives.
  public func bond<Element>(_ keyPath: ReferenceWritableKeyPath<Base, Element>) -> Bond<Element> {
    bond { base, element in base[keyPath: keyPath] = element }
  }

  /// A subject for a value of the object; see `DynamicSubject`.
  ///
  /// - Parameters:
  ///   - signal: fires after each change, or after those that a user makes.
  ///   - triggerEventOnSetting: whether observers are told what is set through the subject.
  ///   - get: reads the value.
  ///   - set: writes the value. It may normalise it.
  public func dynamicSubject<Element>(
    signal: SafeSignal<Void>, triggerEventOnSetting: Bool = true,
    get: @escaping (Base) -> Element, set: @escaping (Base, Element) -> Void
  ) -> DynamicSubject<Element> {
    DynamicSubject(
      target: base, signal: signal, get: get, set: set, triggerEventOnSetting: triggerEventOnSetting)
  }

  /// Fires once, when the object goes away.
  public var deallocated: SafeSignal<Void> { base.deallocated }
}

extension ReactiveExtensions where Base: DisposeBagProvider {
  /// The bag of the object: `dispose(in: reactive.bag)`.
  public var bag: DisposeBag { base.bag }
}
