public import BindingCore
import CGtk

extension Object: ReactiveExtensionsProvider, Deallocatable {
  /// Fires once, when the GObject is disposed of, because its last holder let go of it. Bindings end then. (GTK holds
  /// a window until it is destroyed, and a child until it is removed.)
  public final var deallocated: SafeSignal<Void> { disposeBag.deallocated }

  private nonisolated static let bagQuark = g_quark_from_string("swift-bag")

  /// The bag that dies with the GObject, made when it is first wanted.
  ///
  /// A weak reference holds it: GObject calls those at dispose, when the object can still be read.
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
    // At once, on whatever thread: nobody may find the bag any more.
    g_object_set_qdata(object, Object.bagQuark, nil)
    // Sound: GObject gives back the reference that `disposeBag` put in, once. Where another thread lets go of a shared
    // object the bag behind it is looked at on the main thread, a moment later.
    nonisolated(unsafe) let retained = context!
    onMainThread { Unmanaged<DisposeBag>.fromOpaque(retained).takeRetainedValue().dispose() }
  }
}

extension Reactive where Base: Object {
  /// Disposes what is put into it when the GObject is disposed of.
  public var bag: DisposeBag { base.disposeBag }
}
