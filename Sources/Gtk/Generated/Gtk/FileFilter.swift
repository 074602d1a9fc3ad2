// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkFileFilter`](https://docs.gtk.org/gtk4/class.FileFilter.html).
open class FileFilter: Filter, Buildable {
  open override class var gType: GType { gtk_file_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_file_filter_new()`](https://docs.gtk.org/gtk4/ctor.FileFilter.new.html).
  public init() {
    super.init(adopting: gtk_file_filter_new().raw)
  }

  /// Calls [`gtk_file_filter_new_from_gvariant()`](https://docs.gtk.org/gtk4/ctor.FileFilter.new_from_gvariant.html).
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_file_filter_new_from_gvariant(variant.opaque).raw)
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.FileFilter.name.html) of `GtkFileFilter`.
  public final var name: String? {
    get { lentString(ifAny: gtk_file_filter_get_name(instance(self))) }
    set { lend(newValue) { gtk_file_filter_set_name(instance(self), $0) } }
  }

  /// Calls [`gtk_file_filter_add_mime_type()`](https://docs.gtk.org/gtk4/method.FileFilter.add_mime_type.html).
  public final func addMimeType(_ mimeType: String) { gtk_file_filter_add_mime_type(instance(self), mimeType) }

  /// Calls [`gtk_file_filter_add_pattern()`](https://docs.gtk.org/gtk4/method.FileFilter.add_pattern.html).
  public final func addPattern(_ pattern: String) { gtk_file_filter_add_pattern(instance(self), pattern) }

  /// Calls
  /// [`gtk_file_filter_add_pixbuf_formats()`](https://docs.gtk.org/gtk4/method.FileFilter.add_pixbuf_formats.html).
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public final func addPixbufFormats() { gtk_file_filter_add_pixbuf_formats(instance(self)) }

  /// Calls [`gtk_file_filter_add_suffix()`](https://docs.gtk.org/gtk4/method.FileFilter.add_suffix.html). Since GTK
  /// 4.4.
  public final func addSuffix(_ suffix: String) { gtk_file_filter_add_suffix(instance(self), suffix) }

  /// Calls [`gtk_file_filter_get_attributes()`](https://docs.gtk.org/gtk4/method.FileFilter.get_attributes.html).
  public final var attributes: [String] { lentStrings(gtk_file_filter_get_attributes(instance(self))) }

  /// Calls [`gtk_file_filter_to_gvariant()`](https://docs.gtk.org/gtk4/method.FileFilter.to_gvariant.html).
  @discardableResult
  public final func toGvariant() -> GLib.Variant {
    promised(lentBoxed(opaque: gtk_file_filter_to_gvariant(instance(self))))
  }
}

extension Reactive where Base: FileFilter {
  /// The property [`name`](https://docs.gtk.org/gtk4/property.FileFilter.name.html) of `GtkFileFilter`.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: FileFilter) in object.name }, set: { $0.name = $1 })
  }
}
