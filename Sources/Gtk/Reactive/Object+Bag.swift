public import BindingCore
import CGtk

extension Object: ReactiveExtensionsProvider, Deallocatable {
  /// Fires once, when the GObject is disposed of, because its last holder let go of it. Bindings end then. (GTK holds
  /// a window until it is destroyed, and a child until it is removed.)
  public final var deallocated: SafeSignal<Void> { disposeBag.deallocated }

  private static let bagQuark = g_quark_from_string("swift-bag")

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
    let disposed: GWeakNotify = { context, object in
      // Sound: called once, on the thread that disposes, which is the main thread for objects with a wrapper.
      nonisolated(unsafe) let (retained, disposedObject) = (context!, object!)
      MainActor.assumeIsolated {
        g_object_set_qdata(disposedObject, Object.bagQuark, nil)
        Unmanaged<DisposeBag>.fromOpaque(retained).takeRetainedValue().dispose()
      }
    }
    g_object_weak_ref(object, disposed, retained)
    return bag
  }
}

extension Reactive where Base: Object {
  /// Disposes what is put into it when the GObject is disposed of.
  public var bag: DisposeBag { base.disposeBag }
}
