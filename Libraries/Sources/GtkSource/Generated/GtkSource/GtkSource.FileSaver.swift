// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceFileSaver`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.FileSaver.html).
  open class FileSaver: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_file_saver_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_file_saver_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.FileSaver.new.html).
    public init(buffer: GtkSource.Buffer, file: GtkSource.File) {
      super.init(adopting: gtk_source_file_saver_new(buffer.gtkSourceBuffer, file.gtkSourceFile).raw)
    }

    /// Calls
    /// [`gtk_source_file_saver_new_with_target()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.FileSaver.new_with_target.html).
    public init(buffer: GtkSource.Buffer, file: GtkSource.File, targetLocation: Gio.File) {
      super.init(
        adopting: gtk_source_file_saver_new_with_target(
          buffer.gtkSourceBuffer, file.gtkSourceFile, targetLocation.opaque
        ).raw)
    }

    /// The property
    /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.buffer.html) of
    /// `GtkSourceFileSaver`.
    public final var buffer: GtkSource.Buffer? { Gtk.lentObject(gtk_source_file_saver_get_buffer(Gtk.instance(self))) }

    /// The property
    /// [`compression-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.compression-type.html)
    /// of `GtkSourceFileSaver`.
    public final var compressionType: GtkSource.CompressionType {
      get { GtkSource.CompressionType(cValue: gtk_source_file_saver_get_compression_type(Gtk.instance(self))) }
      set { gtk_source_file_saver_set_compression_type(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`encoding`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.encoding.html)
    /// of `GtkSourceFileSaver`.
    public final var encoding: GtkSource.Encoding? {
      get { getProperty("encoding") }
      set { gtk_source_file_saver_set_encoding(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`file`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.file.html) of
    /// `GtkSourceFileSaver`.
    public final var file: GtkSource.File? { Gtk.lentObject(gtk_source_file_saver_get_file(Gtk.instance(self))) }

    /// The property
    /// [`flags`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.flags.html) of
    /// `GtkSourceFileSaver`.
    public final var flags: GtkSource.FileSaverFlags {
      get { GtkSource.FileSaverFlags(cValue: gtk_source_file_saver_get_flags(Gtk.instance(self))) }
      set { gtk_source_file_saver_set_flags(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`location`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.location.html)
    /// of `GtkSourceFileSaver`.
    public final var location: Gio.File? {
      Gtk.lentObject(opaque: gtk_source_file_saver_get_location(Gtk.instance(self)))
    }

    /// The property
    /// [`newline-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.newline-type.html)
    /// of `GtkSourceFileSaver`.
    public final var newlineType: GtkSource.NewlineType {
      get { GtkSource.NewlineType(cValue: gtk_source_file_saver_get_newline_type(Gtk.instance(self))) }
      set { gtk_source_file_saver_set_newline_type(Gtk.instance(self), newValue.cValue) }
    }

    /// Calls
    /// [`gtk_source_file_saver_save_async()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.FileSaver.save_async.html).
    public final func save(ioPriority: Int = 0, progressCallback: ((Int, Int) -> Void)?) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        gtk_source_file_saver_save_async(
          Gtk.instance(self), ioPriority.int32, cancellable, progressCallback == nil ? nil : callGFileProgressCallback,
          progressCallback.map { Gtk.heldClosure($0) }, progressCallback == nil ? nil : Gtk.releaseClosure, finished,
          userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      gtk_source_file_saver_save_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }
  }
}

extension Reactive where Base: GtkSource.FileSaver {
  /// The property
  /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.buffer.html) of
  /// `GtkSourceFileSaver`.
  public var buffer: SafeSignal<GtkSource.Buffer?> { readOnlyProperty("buffer") }

  /// The property
  /// [`compression-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.compression-type.html)
  /// of `GtkSourceFileSaver`.
  public var compressionType: DynamicSubject<GtkSource.CompressionType> { property("compression-type") }

  /// The property
  /// [`encoding`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.encoding.html)
  /// of `GtkSourceFileSaver`.
  public var encoding: DynamicSubject<GtkSource.Encoding?> { property("encoding") }

  /// The property
  /// [`file`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.file.html) of
  /// `GtkSourceFileSaver`.
  public var file: SafeSignal<GtkSource.File?> { readOnlyProperty("file") }

  /// The property
  /// [`flags`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.flags.html) of
  /// `GtkSourceFileSaver`.
  public var flags: DynamicSubject<GtkSource.FileSaverFlags> { property("flags") }

  /// The property
  /// [`location`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.location.html)
  /// of `GtkSourceFileSaver`.
  public var location: SafeSignal<Gio.File?> { readOnlyProperty("location") }

  /// The property
  /// [`newline-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileSaver.newline-type.html)
  /// of `GtkSourceFileSaver`.
  public var newlineType: DynamicSubject<GtkSource.NewlineType> { property("newline-type") }
}
