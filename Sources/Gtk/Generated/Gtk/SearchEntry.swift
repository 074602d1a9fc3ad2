// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSearchEntry`](https://docs.gtk.org/gtk4/class.SearchEntry.html).
open class SearchEntry: Widget, Editable {
  open override class var gType: GType { gtk_search_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_search_entry_new()`](https://docs.gtk.org/gtk4/ctor.SearchEntry.new.html).
  public init() {
    super.init(adopting: gtk_search_entry_new())
  }

  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.SearchEntry.activates-default.html) of
  /// `GtkSearchEntry`.
  public final var activatesDefault: Bool {
    get { getProperty("activates-default") }
    set { setProperty("activates-default", newValue) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.SearchEntry.placeholder-text.html) of
  /// `GtkSearchEntry`.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The property [`search-delay`](https://docs.gtk.org/gtk4/property.SearchEntry.search-delay.html) of
  /// `GtkSearchEntry`. Since GTK 4.8.
  public final var searchDelay: Int {
    get { gtk_search_entry_get_search_delay(instance(self)).int }
    set { gtk_search_entry_set_search_delay(instance(self), newValue.uint32) }
  }

  /// Calls
  /// [`gtk_search_entry_get_key_capture_widget()`](https://docs.gtk.org/gtk4/method.SearchEntry.get_key_capture_widget.html)
  /// and `gtk_search_entry_set_key_capture_widget()`.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(widget: gtk_search_entry_get_key_capture_widget(instance(self))) }
    set(widget) { gtk_search_entry_set_key_capture_widget(instance(self), widget?.gtkWidget) }
  }
}

extension Reactive where Base: SearchEntry {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.SearchEntry.activates-default.html) of
  /// `GtkSearchEntry`.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.SearchEntry.placeholder-text.html) of
  /// `GtkSearchEntry`.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The property [`search-delay`](https://docs.gtk.org/gtk4/property.SearchEntry.search-delay.html) of
  /// `GtkSearchEntry`. Since GTK 4.8.
  public var searchDelay: DynamicSubject<Int> {
    property("search-delay", get: { (object: SearchEntry) in object.searchDelay }, set: { $0.searchDelay = $1 })
  }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.SearchEntry.activate.html) of `GtkSearchEntry`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`next-match`](https://docs.gtk.org/gtk4/signal.SearchEntry.next-match.html) of `GtkSearchEntry`.
  public var nextMatch: SafeSignal<Void> { signal("next-match") }

  /// The signal [`previous-match`](https://docs.gtk.org/gtk4/signal.SearchEntry.previous-match.html) of
  /// `GtkSearchEntry`.
  public var previousMatch: SafeSignal<Void> { signal("previous-match") }

  /// The signal [`search-changed`](https://docs.gtk.org/gtk4/signal.SearchEntry.search-changed.html) of
  /// `GtkSearchEntry`.
  public var searchChanged: SafeSignal<Void> { signal("search-changed") }

  /// The signal [`search-started`](https://docs.gtk.org/gtk4/signal.SearchEntry.search-started.html) of
  /// `GtkSearchEntry`.
  public var searchStarted: SafeSignal<Void> { signal("search-started") }

  /// The signal [`stop-search`](https://docs.gtk.org/gtk4/signal.SearchEntry.stop-search.html) of `GtkSearchEntry`.
  public var stopSearch: SafeSignal<Void> { signal("stop-search") }
}
