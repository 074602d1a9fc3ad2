/// An object that signals its deallocation, so that bindings to it can end.
@MainActor
public protocol Deallocatable: AnyObject {
  /// Fires once, when the object is deallocated.
  var deallocated: SafeSignal<Void> { get }
}

/// An object with a dispose bag: all that a class needs to be the target of bindings.
@MainActor
public protocol DisposeBagProvider: Deallocatable {
  /// Disposed when the object is deallocated.
  var bag: DisposeBag { get }
}

extension DisposeBagProvider {
  public var deallocated: SafeSignal<Void> { bag.deallocated }
}
