// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

/// The class [`GtkFileLauncher`](https://docs.gtk.org/gtk4/class.FileLauncher.html). Since GTK 4.10.
open class FileLauncher: Object {
  open override class var gType: GType { gtk_file_launcher_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_file_launcher_new()`](https://docs.gtk.org/gtk4/ctor.FileLauncher.new.html). Since GTK 4.10.
  public init(file: Gio.File? = nil) {
    super.init(adopting: gtk_file_launcher_new(file?.opaque).raw)
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.FileLauncher.file.html) of `GtkFileLauncher`. Since GTK
  /// 4.10.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_file_launcher_get_file(instance(self))) }
    set { gtk_file_launcher_set_file(instance(self), newValue?.opaque) }
  }

  /// Calls [`gtk_file_launcher_launch()`](https://docs.gtk.org/gtk4/method.FileLauncher.launch.html). Since GTK 4.10.
  public final func launch(_ parent: Window?) async throws {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_launcher_launch(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_file_launcher_launch_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
  }

  /// Calls
  /// [`gtk_file_launcher_open_containing_folder()`](https://docs.gtk.org/gtk4/method.FileLauncher.open_containing_folder.html).
  /// Since GTK 4.10.
  public final func openContainingFolder(_ parent: Window?) async throws {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_launcher_open_containing_folder(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_file_launcher_open_containing_folder_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
  }
}

extension Reactive where Base: FileLauncher {
  /// The property [`file`](https://docs.gtk.org/gtk4/property.FileLauncher.file.html) of `GtkFileLauncher`. Since GTK
  /// 4.10.
  public var file: DynamicSubject<Gio.File?> { property("file") }
}

#endif
