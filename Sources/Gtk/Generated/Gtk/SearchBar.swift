// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSearchBar`](https://docs.gtk.org/gtk4/class.SearchBar.html).
open class SearchBar: Widget {
  open override class var gType: GType { gtk_search_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_search_bar_new()`](https://docs.gtk.org/gtk4/ctor.SearchBar.new.html).
  public init() {
    super.init(adopting: gtk_search_bar_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.SearchBar.child.html) of `GtkSearchBar`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_search_bar_get_child(instance(self))) }
    set { gtk_search_bar_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`key-capture-widget`](https://docs.gtk.org/gtk4/property.SearchBar.key-capture-widget.html) of
  /// `GtkSearchBar`.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(widget: gtk_search_bar_get_key_capture_widget(instance(self))) }
    set { gtk_search_bar_set_key_capture_widget(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`search-mode-enabled`](https://docs.gtk.org/gtk4/property.SearchBar.search-mode-enabled.html) of
  /// `GtkSearchBar`.
  public final var searchModeEnabled: Bool {
    get { getProperty("search-mode-enabled") }
    set { setProperty("search-mode-enabled", newValue) }
  }

  /// The property [`show-close-button`](https://docs.gtk.org/gtk4/property.SearchBar.show-close-button.html) of
  /// `GtkSearchBar`.
  public final var showCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(instance(self)).isTrue }
    set { gtk_search_bar_set_show_close_button(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_search_bar_connect_entry()`](https://docs.gtk.org/gtk4/method.SearchBar.connect_entry.html).
  public final func connectEntry(_ entry: any Editable) { gtk_search_bar_connect_entry(instance(self), entry.opaque) }

  /// Calls [`gtk_search_bar_get_search_mode()`](https://docs.gtk.org/gtk4/method.SearchBar.get_search_mode.html) and
  /// `gtk_search_bar_set_search_mode()`.
  public final var searchMode: Bool {
    get { gtk_search_bar_get_search_mode(instance(self)).isTrue }
    set(searchMode) { gtk_search_bar_set_search_mode(instance(self), searchMode.gboolean) }
  }
}

extension Reactive where Base: SearchBar {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.SearchBar.child.html) of `GtkSearchBar`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`key-capture-widget`](https://docs.gtk.org/gtk4/property.SearchBar.key-capture-widget.html) of
  /// `GtkSearchBar`.
  public var keyCaptureWidget: DynamicSubject<Widget?> { property("key-capture-widget") }

  /// The property [`search-mode-enabled`](https://docs.gtk.org/gtk4/property.SearchBar.search-mode-enabled.html) of
  /// `GtkSearchBar`.
  public var searchModeEnabled: DynamicSubject<Bool> { property("search-mode-enabled") }

  /// The property [`show-close-button`](https://docs.gtk.org/gtk4/property.SearchBar.show-close-button.html) of
  /// `GtkSearchBar`.
  public var showCloseButton: DynamicSubject<Bool> { property("show-close-button") }
}
