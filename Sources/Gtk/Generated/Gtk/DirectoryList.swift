// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkDirectoryList`](https://docs.gtk.org/gtk4/class.DirectoryList.html).
open class DirectoryList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_directory_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_directory_list_new()`](https://docs.gtk.org/gtk4/ctor.DirectoryList.new.html).
  public init(attributes: String? = nil, file: Gio.File? = nil) {
    super.init(adopting: gtk_directory_list_new(attributes, file?.opaque).raw)
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.DirectoryList.attributes.html) of
  /// `GtkDirectoryList`.
  public final var attributes: String? {
    get { lentString(ifAny: gtk_directory_list_get_attributes(instance(self))) }
    set { lend(newValue) { gtk_directory_list_set_attributes(instance(self), $0) } }
  }

  /// The property [`error`](https://docs.gtk.org/gtk4/property.DirectoryList.error.html) of `GtkDirectoryList`.
  public final var error: GLib.Failure? { lentFailure(gtk_directory_list_get_error(instance(self))) }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.DirectoryList.file.html) of `GtkDirectoryList`.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_directory_list_get_file(instance(self))) }
    set { gtk_directory_list_set_file(instance(self), newValue?.opaque) }
  }

  /// The property [`io-priority`](https://docs.gtk.org/gtk4/property.DirectoryList.io-priority.html) of
  /// `GtkDirectoryList`.
  public final var ioPriority: Int {
    get { gtk_directory_list_get_io_priority(instance(self)).int }
    set { gtk_directory_list_set_io_priority(instance(self), newValue.int32) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.DirectoryList.item-type.html) of `GtkDirectoryList`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`loading`](https://docs.gtk.org/gtk4/property.DirectoryList.loading.html) of `GtkDirectoryList`.
  public final var loading: Bool { getProperty("loading") }

  /// The property [`monitored`](https://docs.gtk.org/gtk4/property.DirectoryList.monitored.html) of `GtkDirectoryList`.
  public final var monitored: Bool {
    get { gtk_directory_list_get_monitored(instance(self)).isTrue }
    set { gtk_directory_list_set_monitored(instance(self), newValue.gboolean) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.DirectoryList.n-items.html) of `GtkDirectoryList`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_directory_list_is_loading()`](https://docs.gtk.org/gtk4/method.DirectoryList.is_loading.html).
  public final var isLoading: Bool { gtk_directory_list_is_loading(instance(self)).isTrue }
}

extension Reactive where Base: DirectoryList {
  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.DirectoryList.attributes.html) of
  /// `GtkDirectoryList`.
  public var attributes: DynamicSubject<String?> {
    property("attributes", get: { (object: DirectoryList) in object.attributes }, set: { $0.attributes = $1 })
  }

  /// The property [`error`](https://docs.gtk.org/gtk4/property.DirectoryList.error.html) of `GtkDirectoryList`.
  public var error: SafeSignal<GLib.Failure?> { readOnlyProperty("error") }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.DirectoryList.file.html) of `GtkDirectoryList`.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The property [`io-priority`](https://docs.gtk.org/gtk4/property.DirectoryList.io-priority.html) of
  /// `GtkDirectoryList`.
  public var ioPriority: DynamicSubject<Int> {
    property("io-priority", get: { (object: DirectoryList) in object.ioPriority }, set: { $0.ioPriority = $1 })
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.DirectoryList.item-type.html) of `GtkDirectoryList`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`loading`](https://docs.gtk.org/gtk4/property.DirectoryList.loading.html) of `GtkDirectoryList`.
  public var loading: SafeSignal<Bool> { readOnlyProperty("loading") }

  /// The property [`monitored`](https://docs.gtk.org/gtk4/property.DirectoryList.monitored.html) of `GtkDirectoryList`.
  public var monitored: DynamicSubject<Bool> { property("monitored") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.DirectoryList.n-items.html) of `GtkDirectoryList`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
