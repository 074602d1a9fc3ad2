// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

/// The class [`GtkUriLauncher`](https://docs.gtk.org/gtk4/class.UriLauncher.html). Since GTK 4.10.
open class UriLauncher: Object {
  open override class var gType: GType { gtk_uri_launcher_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_uri_launcher_new()`](https://docs.gtk.org/gtk4/ctor.UriLauncher.new.html). Since GTK 4.10.
  public init(uri: String? = nil) {
    super.init(adopting: gtk_uri_launcher_new(uri).raw)
  }

  /// The property [`uri`](https://docs.gtk.org/gtk4/property.UriLauncher.uri.html) of `GtkUriLauncher`. Since GTK 4.10.
  public final var uri: String? {
    get { lentString(ifAny: gtk_uri_launcher_get_uri(instance(self))) }
    set { lend(newValue) { gtk_uri_launcher_set_uri(instance(self), $0) } }
  }

  /// Calls [`gtk_uri_launcher_launch()`](https://docs.gtk.org/gtk4/method.UriLauncher.launch.html). Since GTK 4.10.
  public final func launch(_ parent: Window?) async throws {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_uri_launcher_launch(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_uri_launcher_launch_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
  }
}

extension Reactive where Base: UriLauncher {
  /// The property [`uri`](https://docs.gtk.org/gtk4/property.UriLauncher.uri.html) of `GtkUriLauncher`. Since GTK 4.10.
  public var uri: DynamicSubject<String?> {
    property("uri", get: { (object: UriLauncher) in object.uri }, set: { $0.uri = $1 })
  }
}

#endif
