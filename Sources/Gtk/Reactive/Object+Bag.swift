public import BindingCore
import CGtk

extension Object: ReactiveExtensionsProvider, Deallocatable {
  /// Fires once, when the GObject is disposed of because its last reference was released. Bindings end then. (GTK holds
  /// a window until it is destroyed, and a child until it is removed.)
  public final var deallocated: SafeSignal<Void> { disposeBag.deallocated }

  private nonisolated static let bagQuark = g_quark_from_string("swift-bag")

  /// A bag whose lifetime ends with the GObject's, created on first use.
  ///
  /// It is released by a weak-reference notification, which GObject sends on dispose, while the object can still be
  /// read.
  final var disposeBag: DisposeBag {
    let object: UnsafeMutablePointer<GObject> = cast()
    if let existing = g_object_get_qdata(object, Object.bagQuark) {
      return Unmanaged<DisposeBag>.fromOpaque(existing).takeUnretainedValue()
    }
    let bag = DisposeBag()
    let retained = Unmanaged.passRetained(bag).toOpaque()
    g_object_set_qdata(object, Object.bagQuark, retained)
    g_object_weak_ref(object, Object.disposed, retained)
    return bag
  }

  private nonisolated static let disposed: GWeakNotify = { context, object in
    // Immediately, on any thread, so that the bag cannot be found any more.
    g_object_set_qdata(object, Object.bagQuark, nil)
    // Sound: GObject passes back once the reference that `disposeBag` put in. If another thread releases a shared
    // object, the bag is accessed on the main thread, a moment later.
    nonisolated(unsafe) let retained = context!
    onMainThread { Unmanaged<DisposeBag>.fromOpaque(retained).takeRetainedValue().dispose() }
  }
}

extension Reactive where Base: Object {
  /// A bag that disposes its contents when the GObject is disposed of.
  public var bag: DisposeBag { base.disposeBag }
}
