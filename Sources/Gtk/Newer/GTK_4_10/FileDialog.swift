// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

/// The class [`GtkFileDialog`](https://docs.gtk.org/gtk4/class.FileDialog.html). Since GTK 4.10.
open class FileDialog: Object {
  open override class var gType: GType { gtk_file_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_file_dialog_new()`](https://docs.gtk.org/gtk4/ctor.FileDialog.new.html). Since GTK 4.10.
  public init() {
    super.init(adopting: gtk_file_dialog_new().raw)
  }

  /// The property [`accept-label`](https://docs.gtk.org/gtk4/property.FileDialog.accept-label.html) of `GtkFileDialog`.
  /// Since GTK 4.10.
  public final var acceptLabel: String? {
    get { lentString(ifAny: gtk_file_dialog_get_accept_label(instance(self))) }
    set { lend(newValue) { gtk_file_dialog_set_accept_label(instance(self), $0) } }
  }

  /// The property [`default-filter`](https://docs.gtk.org/gtk4/property.FileDialog.default-filter.html) of
  /// `GtkFileDialog`. Since GTK 4.10.
  public final var defaultFilter: FileFilter? {
    get { lentObject(opaque: gtk_file_dialog_get_default_filter(instance(self))) }
    set { gtk_file_dialog_set_default_filter(instance(self), newValue?.opaque) }
  }

  /// The property [`filters`](https://docs.gtk.org/gtk4/property.FileDialog.filters.html) of `GtkFileDialog`. Since GTK
  /// 4.10.
  public final var filters: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_file_dialog_get_filters(instance(self))) }
    set { gtk_file_dialog_set_filters(instance(self), newValue?.opaque) }
  }

  /// The property [`initial-file`](https://docs.gtk.org/gtk4/property.FileDialog.initial-file.html) of `GtkFileDialog`.
  /// Since GTK 4.10.
  public final var initialFile: Gio.File? {
    get { lentObject(opaque: gtk_file_dialog_get_initial_file(instance(self))) }
    set { gtk_file_dialog_set_initial_file(instance(self), newValue?.opaque) }
  }

  /// The property [`initial-folder`](https://docs.gtk.org/gtk4/property.FileDialog.initial-folder.html) of
  /// `GtkFileDialog`. Since GTK 4.10.
  public final var initialFolder: Gio.File? {
    get { lentObject(opaque: gtk_file_dialog_get_initial_folder(instance(self))) }
    set { gtk_file_dialog_set_initial_folder(instance(self), newValue?.opaque) }
  }

  /// The property [`initial-name`](https://docs.gtk.org/gtk4/property.FileDialog.initial-name.html) of `GtkFileDialog`.
  /// Since GTK 4.10.
  public final var initialName: String? {
    get { lentString(ifAny: gtk_file_dialog_get_initial_name(instance(self))) }
    set { lend(newValue) { gtk_file_dialog_set_initial_name(instance(self), $0) } }
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.FileDialog.modal.html) of `GtkFileDialog`. Since GTK
  /// 4.10.
  public final var modal: Bool {
    get { gtk_file_dialog_get_modal(instance(self)).isTrue }
    set { gtk_file_dialog_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.FileDialog.title.html) of `GtkFileDialog`. Since GTK
  /// 4.10.
  public final var title: String {
    get { lentString(gtk_file_dialog_get_title(instance(self))) }
    set { lend(newValue) { gtk_file_dialog_set_title(instance(self), $0) } }
  }

  /// Calls [`gtk_file_dialog_open()`](https://docs.gtk.org/gtk4/method.FileDialog.open.html). Since GTK 4.10.
  @discardableResult
  public final func open(_ parent: Window?) async throws -> Gio.File {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_dialog_open(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_file_dialog_open_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return givenObject(opaque: result)!
  }

  /// Calls [`gtk_file_dialog_open_multiple()`](https://docs.gtk.org/gtk4/method.FileDialog.open_multiple.html). Since
  /// GTK 4.10.
  @discardableResult
  public final func openMultiple(_ parent: Window?) async throws -> any Gio.ListModel {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_dialog_open_multiple(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_file_dialog_open_multiple_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return (givenInterface(opaque: result) as (any Gio.ListModel)?)!
  }

  /// Calls [`gtk_file_dialog_save()`](https://docs.gtk.org/gtk4/method.FileDialog.save.html). Since GTK 4.10.
  @discardableResult
  public final func save(_ parent: Window?) async throws -> Gio.File {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_dialog_save(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_file_dialog_save_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return givenObject(opaque: result)!
  }

  /// Calls [`gtk_file_dialog_select_folder()`](https://docs.gtk.org/gtk4/method.FileDialog.select_folder.html). Since
  /// GTK 4.10.
  @discardableResult
  public final func selectFolder(_ parent: Window?) async throws -> Gio.File {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_dialog_select_folder(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_file_dialog_select_folder_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return givenObject(opaque: result)!
  }

  /// Calls
  /// [`gtk_file_dialog_select_multiple_folders()`](https://docs.gtk.org/gtk4/method.FileDialog.select_multiple_folders.html).
  /// Since GTK 4.10.
  @discardableResult
  public final func selectMultipleFolders(_ parent: Window?) async throws -> any Gio.ListModel {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_dialog_select_multiple_folders(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_file_dialog_select_multiple_folders_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return (givenInterface(opaque: result) as (any Gio.ListModel)?)!
  }
}

extension Reactive where Base: FileDialog {
  /// The property [`accept-label`](https://docs.gtk.org/gtk4/property.FileDialog.accept-label.html) of `GtkFileDialog`.
  /// Since GTK 4.10.
  public var acceptLabel: DynamicSubject<String?> {
    property("accept-label", get: { (object: FileDialog) in object.acceptLabel }, set: { $0.acceptLabel = $1 })
  }

  /// The property [`default-filter`](https://docs.gtk.org/gtk4/property.FileDialog.default-filter.html) of
  /// `GtkFileDialog`. Since GTK 4.10.
  public var defaultFilter: DynamicSubject<FileFilter?> { property("default-filter") }

  /// The property [`filters`](https://docs.gtk.org/gtk4/property.FileDialog.filters.html) of `GtkFileDialog`. Since GTK
  /// 4.10.
  public var filters: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("filters") }

  /// The property [`initial-file`](https://docs.gtk.org/gtk4/property.FileDialog.initial-file.html) of `GtkFileDialog`.
  /// Since GTK 4.10.
  public var initialFile: DynamicSubject<Gio.File?> { property("initial-file") }

  /// The property [`initial-folder`](https://docs.gtk.org/gtk4/property.FileDialog.initial-folder.html) of
  /// `GtkFileDialog`. Since GTK 4.10.
  public var initialFolder: DynamicSubject<Gio.File?> { property("initial-folder") }

  /// The property [`initial-name`](https://docs.gtk.org/gtk4/property.FileDialog.initial-name.html) of `GtkFileDialog`.
  /// Since GTK 4.10.
  public var initialName: DynamicSubject<String?> {
    property("initial-name", get: { (object: FileDialog) in object.initialName }, set: { $0.initialName = $1 })
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.FileDialog.modal.html) of `GtkFileDialog`. Since GTK
  /// 4.10.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.FileDialog.title.html) of `GtkFileDialog`. Since GTK
  /// 4.10.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: FileDialog) in object.title }, set: { $0.title = $1 })
  }
}

#endif
