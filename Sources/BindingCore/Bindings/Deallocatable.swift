/// An object that tells when it goes away, so that bindings to it can end.
@MainActor
public protocol Deallocatable: AnyObject {
  /// Fires once, when the object goes away.
  var deallocated: SafeSignal<Void> { get }
}

/// An object with a bag: all that a class needs to be the target of bindings.
@MainActor
public protocol DisposeBagProvider: Deallocatable {
  /// Goes away with the object.
  var bag: DisposeBag { get }
}

extension DisposeBagProvider {
  public var deallocated: SafeSignal<Void> { bag.deallocated }
}
