// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkMediaFile`](https://docs.gtk.org/gtk4/class.MediaFile.html).
open class MediaFile: MediaStream {
  open override class var gType: GType { gtk_media_file_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkMediaFile: UnsafeMutablePointer<GtkMediaFile> {
    pointer.assumingMemoryBound(to: GtkMediaFile.self)
  }

  /// Calls [`gtk_media_file_new()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new.html).
  public init() {
    super.init(adopting: gtk_media_file_new())
  }

  /// Calls [`gtk_media_file_new_for_file()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_file.html).
  public init(file: Gio.File) {
    super.init(adopting: gtk_media_file_new_for_file(file.opaque))
  }

  /// Calls [`gtk_media_file_new_for_filename()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_filename.html).
  public init(filename: String) {
    super.init(adopting: gtk_media_file_new_for_filename(filename))
  }

  /// Calls
  /// [`gtk_media_file_new_for_input_stream()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_input_stream.html).
  public init(stream: Gio.InputStream) {
    super.init(adopting: gtk_media_file_new_for_input_stream(stream.gInputStream))
  }

  /// Calls [`gtk_media_file_new_for_resource()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_resource.html).
  public init(resourcePath: String) {
    super.init(adopting: gtk_media_file_new_for_resource(resourcePath))
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.MediaFile.file.html) of `GtkMediaFile`.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_media_file_get_file(gtkMediaFile)) }
    set { gtk_media_file_set_file(gtkMediaFile, newValue?.opaque) }
  }

  /// The property [`input-stream`](https://docs.gtk.org/gtk4/property.MediaFile.input-stream.html) of `GtkMediaFile`.
  public final var inputStream: Gio.InputStream? {
    get { lentObject(gtk_media_file_get_input_stream(gtkMediaFile)) }
    set { gtk_media_file_set_input_stream(gtkMediaFile, newValue?.gInputStream) }
  }

  /// Calls [`gtk_media_file_clear()`](https://docs.gtk.org/gtk4/method.MediaFile.clear.html).
  public final func clear() { gtk_media_file_clear(gtkMediaFile) }

  /// Calls [`gtk_media_file_set_filename()`](https://docs.gtk.org/gtk4/method.MediaFile.set_filename.html).
  public final func setFilename(_ filename: String?) { gtk_media_file_set_filename(gtkMediaFile, filename) }

  /// Calls [`gtk_media_file_set_resource()`](https://docs.gtk.org/gtk4/method.MediaFile.set_resource.html).
  public final func setResource(_ resourcePath: String?) { gtk_media_file_set_resource(gtkMediaFile, resourcePath) }
}

extension Reactive where Base: MediaFile {
  /// The property [`file`](https://docs.gtk.org/gtk4/property.MediaFile.file.html) of `GtkMediaFile`.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The property [`input-stream`](https://docs.gtk.org/gtk4/property.MediaFile.input-stream.html) of `GtkMediaFile`.
  public var inputStream: DynamicSubject<Gio.InputStream?> { property("input-stream") }
}
