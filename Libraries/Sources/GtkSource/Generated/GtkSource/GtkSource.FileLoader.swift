// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceFileLoader`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.FileLoader.html).
  open class FileLoader: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_file_loader_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_file_loader_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.FileLoader.new.html).
    public init(buffer: GtkSource.Buffer, file: GtkSource.File) {
      super.init(adopting: gtk_source_file_loader_new(buffer.gtkSourceBuffer, file.gtkSourceFile).raw)
    }

    /// Calls
    /// [`gtk_source_file_loader_new_from_stream()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.FileLoader.new_from_stream.html).
    public init(buffer: GtkSource.Buffer, file: GtkSource.File, stream: Gio.InputStream) {
      super.init(
        adopting: gtk_source_file_loader_new_from_stream(
          buffer.gtkSourceBuffer, file.gtkSourceFile, stream.gInputStream
        ).raw)
    }

    /// The property
    /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileLoader.buffer.html) of
    /// `GtkSourceFileLoader`.
    public final var buffer: GtkSource.Buffer? { Gtk.lentObject(gtk_source_file_loader_get_buffer(Gtk.instance(self))) }

    /// The property
    /// [`file`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileLoader.file.html) of
    /// `GtkSourceFileLoader`.
    public final var file: GtkSource.File? { Gtk.lentObject(gtk_source_file_loader_get_file(Gtk.instance(self))) }

    /// The property
    /// [`input-stream`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileLoader.input-stream.html)
    /// of `GtkSourceFileLoader`.
    public final var inputStream: Gio.InputStream? {
      Gtk.lentObject(gtk_source_file_loader_get_input_stream(Gtk.instance(self)))
    }

    /// The property
    /// [`location`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileLoader.location.html)
    /// of `GtkSourceFileLoader`.
    public final var location: Gio.File? {
      Gtk.lentObject(opaque: gtk_source_file_loader_get_location(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_file_loader_get_compression_type()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.FileLoader.get_compression_type.html).
    public final var compressionType: GtkSource.CompressionType {
      GtkSource.CompressionType(cValue: gtk_source_file_loader_get_compression_type(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_file_loader_get_encoding()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.FileLoader.get_encoding.html).
    public final var encoding: GtkSource.Encoding {
      Gtk.promised(Gtk.lentBoxed(opaque: gtk_source_file_loader_get_encoding(Gtk.instance(self))))
    }

    /// Calls
    /// [`gtk_source_file_loader_get_newline_type()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.FileLoader.get_newline_type.html).
    public final var newlineType: GtkSource.NewlineType {
      GtkSource.NewlineType(cValue: gtk_source_file_loader_get_newline_type(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_file_loader_load_async()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.FileLoader.load_async.html).
    public final func load(ioPriority: Int = 0, progressCallback: ((Int, Int) -> Void)?) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        gtk_source_file_loader_load_async(
          Gtk.instance(self), ioPriority.int32, cancellable, progressCallback == nil ? nil : callGFileProgressCallback,
          progressCallback.map { Gtk.heldClosure($0) }, progressCallback == nil ? nil : Gtk.releaseClosure, finished,
          userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      gtk_source_file_loader_load_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`gtk_source_file_loader_set_candidate_encodings()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.FileLoader.set_candidate_encodings.html).
    public final func setCandidateEncodings(_ candidateEncodings: [GtkSource.Encoding]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      gtk_source_file_loader_set_candidate_encodings(Gtk.instance(self), lent.list(candidateEncodings, by: \.pointer))
    }
  }
}

extension Reactive where Base: GtkSource.FileLoader {
  /// The property
  /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileLoader.buffer.html) of
  /// `GtkSourceFileLoader`.
  public var buffer: SafeSignal<GtkSource.Buffer?> { readOnlyProperty("buffer") }

  /// The property
  /// [`file`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileLoader.file.html) of
  /// `GtkSourceFileLoader`.
  public var file: SafeSignal<GtkSource.File?> { readOnlyProperty("file") }

  /// The property
  /// [`input-stream`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileLoader.input-stream.html)
  /// of `GtkSourceFileLoader`.
  public var inputStream: SafeSignal<Gio.InputStream?> { readOnlyProperty("input-stream") }

  /// The property
  /// [`location`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.FileLoader.location.html)
  /// of `GtkSourceFileLoader`.
  public var location: SafeSignal<Gio.File?> { readOnlyProperty("location") }
}
