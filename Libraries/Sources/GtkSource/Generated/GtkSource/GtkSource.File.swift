// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class [`GtkSourceFile`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.File.html).
  open class File: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_file_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceFile: UnsafeMutablePointer<GtkSourceFile> {
      pointer.assumingMemoryBound(to: GtkSourceFile.self)
    }

    /// Calls
    /// [`gtk_source_file_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.File.new.html).
    public init() {
      super.init(adopting: gtk_source_file_new())
    }

    /// The property
    /// [`compression-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.compression-type.html)
    /// of `GtkSourceFile`.
    public final var compressionType: GtkSource.CompressionType {
      GtkSource.CompressionType(cValue: gtk_source_file_get_compression_type(gtkSourceFile))
    }

    /// The property
    /// [`encoding`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.encoding.html) of
    /// `GtkSourceFile`.
    public final var encoding: GtkSource.Encoding? { getProperty("encoding") }

    /// The property
    /// [`location`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.location.html) of
    /// `GtkSourceFile`.
    public final var location: Gio.File? {
      get { Gtk.lentObject(opaque: gtk_source_file_get_location(gtkSourceFile)) }
      set { gtk_source_file_set_location(gtkSourceFile, newValue?.opaque) }
    }

    /// The property
    /// [`newline-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.newline-type.html)
    /// of `GtkSourceFile`.
    public final var newlineType: GtkSource.NewlineType {
      GtkSource.NewlineType(cValue: gtk_source_file_get_newline_type(gtkSourceFile))
    }

    /// The property
    /// [`read-only`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.read-only.html) of
    /// `GtkSourceFile`.
    public final var readOnly: Bool { getProperty("read-only") }

    /// Calls
    /// [`gtk_source_file_check_file_on_disk()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.File.check_file_on_disk.html).
    public final func checkFileOnDisk() { gtk_source_file_check_file_on_disk(gtkSourceFile) }

    /// Calls
    /// [`gtk_source_file_is_deleted()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.File.is_deleted.html).
    public final var isDeleted: Bool { gtk_source_file_is_deleted(gtkSourceFile).isTrue }

    /// Calls
    /// [`gtk_source_file_is_externally_modified()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.File.is_externally_modified.html).
    public final var isExternallyModified: Bool { gtk_source_file_is_externally_modified(gtkSourceFile).isTrue }

    /// Calls
    /// [`gtk_source_file_is_local()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.File.is_local.html).
    public final var isLocal: Bool { gtk_source_file_is_local(gtkSourceFile).isTrue }

    /// Calls
    /// [`gtk_source_file_is_readonly()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.File.is_readonly.html).
    public final var isReadonly: Bool { gtk_source_file_is_readonly(gtkSourceFile).isTrue }
  }
}

extension Reactive where Base: GtkSource.File {
  /// The property
  /// [`compression-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.compression-type.html)
  /// of `GtkSourceFile`.
  public var compressionType: SafeSignal<GtkSource.CompressionType> { readOnlyProperty("compression-type") }

  /// The property
  /// [`encoding`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.encoding.html) of
  /// `GtkSourceFile`.
  public var encoding: SafeSignal<GtkSource.Encoding?> { readOnlyProperty("encoding") }

  /// The property
  /// [`location`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.location.html) of
  /// `GtkSourceFile`.
  public var location: DynamicSubject<Gio.File?> { property("location") }

  /// The property
  /// [`newline-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.newline-type.html)
  /// of `GtkSourceFile`.
  public var newlineType: SafeSignal<GtkSource.NewlineType> { readOnlyProperty("newline-type") }

  /// The property
  /// [`read-only`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.File.read-only.html) of
  /// `GtkSourceFile`.
  public var readOnly: SafeSignal<Bool> { readOnlyProperty("read-only") }
}
