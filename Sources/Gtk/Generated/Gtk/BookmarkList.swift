// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkBookmarkList`](https://docs.gtk.org/gtk4/class.BookmarkList.html).
open class BookmarkList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_bookmark_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_bookmark_list_new()`](https://docs.gtk.org/gtk4/ctor.BookmarkList.new.html).
  public init(filename: String? = nil, attributes: String? = nil) {
    super.init(adopting: gtk_bookmark_list_new(filename, attributes).raw)
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.BookmarkList.attributes.html) of `GtkBookmarkList`.
  public final var attributes: String? {
    get { lentString(ifAny: gtk_bookmark_list_get_attributes(instance(self))) }
    set { lend(newValue) { gtk_bookmark_list_set_attributes(instance(self), $0) } }
  }

  /// The property [`filename`](https://docs.gtk.org/gtk4/property.BookmarkList.filename.html) of `GtkBookmarkList`.
  public final var filename: String { lentString(gtk_bookmark_list_get_filename(instance(self))) }

  /// The property [`io-priority`](https://docs.gtk.org/gtk4/property.BookmarkList.io-priority.html) of
  /// `GtkBookmarkList`.
  public final var ioPriority: Int {
    get { gtk_bookmark_list_get_io_priority(instance(self)).int }
    set { gtk_bookmark_list_set_io_priority(instance(self), newValue.int32) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.BookmarkList.item-type.html) of `GtkBookmarkList`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`loading`](https://docs.gtk.org/gtk4/property.BookmarkList.loading.html) of `GtkBookmarkList`.
  public final var loading: Bool { getProperty("loading") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.BookmarkList.n-items.html) of `GtkBookmarkList`. Since
  /// GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_bookmark_list_is_loading()`](https://docs.gtk.org/gtk4/method.BookmarkList.is_loading.html).
  public final var isLoading: Bool { gtk_bookmark_list_is_loading(instance(self)).isTrue }
}

extension Reactive where Base: BookmarkList {
  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.BookmarkList.attributes.html) of `GtkBookmarkList`.
  public var attributes: DynamicSubject<String?> {
    property("attributes", get: { (object: BookmarkList) in object.attributes }, set: { $0.attributes = $1 })
  }

  /// The property [`filename`](https://docs.gtk.org/gtk4/property.BookmarkList.filename.html) of `GtkBookmarkList`.
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// The property [`io-priority`](https://docs.gtk.org/gtk4/property.BookmarkList.io-priority.html) of
  /// `GtkBookmarkList`.
  public var ioPriority: DynamicSubject<Int> {
    property("io-priority", get: { (object: BookmarkList) in object.ioPriority }, set: { $0.ioPriority = $1 })
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.BookmarkList.item-type.html) of `GtkBookmarkList`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`loading`](https://docs.gtk.org/gtk4/property.BookmarkList.loading.html) of `GtkBookmarkList`.
  public var loading: SafeSignal<Bool> { readOnlyProperty("loading") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.BookmarkList.n-items.html) of `GtkBookmarkList`. Since
  /// GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
