// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitFindController`](https://webkitgtk.org/reference/webkitgtk/stable/class.FindController.html).
  open class FindController: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_find_controller_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`max-match-count`](https://webkitgtk.org/reference/webkitgtk/stable/property.FindController.max-match-count.html)
    /// of `WebKitFindController`.
    public final var maxMatchCount: Int { webkit_find_controller_get_max_match_count(Gtk.instance(self)).int }

    /// The property [`options`](https://webkitgtk.org/reference/webkitgtk/stable/property.FindController.options.html)
    /// of `WebKitFindController`.
    public final var options: WebKit.FindOptions { getProperty("options") }

    /// The property [`text`](https://webkitgtk.org/reference/webkitgtk/stable/property.FindController.text.html) of
    /// `WebKitFindController`.
    public final var text: String { getProperty("text") }

    /// The property
    /// [`web-view`](https://webkitgtk.org/reference/webkitgtk/stable/property.FindController.web-view.html) of
    /// `WebKitFindController`.
    public final var webView: WebKit.WebView? {
      Gtk.lentObject(webkit_find_controller_get_web_view(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_find_controller_count_matches()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FindController.count_matches.html).
    public final func countMatches(_ searchText: String, findOptions: Int, maxMatchCount: Int) {
      webkit_find_controller_count_matches(Gtk.instance(self), searchText, findOptions.uint32, maxMatchCount.uint32)
    }

    /// Calls
    /// [`webkit_find_controller_get_search_text()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FindController.get_search_text.html).
    public final var searchText: String { Gtk.lentString(webkit_find_controller_get_search_text(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_find_controller_search()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FindController.search.html).
    public final func search(_ searchText: String, findOptions: Int, maxMatchCount: Int) {
      webkit_find_controller_search(Gtk.instance(self), searchText, findOptions.uint32, maxMatchCount.uint32)
    }

    /// Calls
    /// [`webkit_find_controller_search_finish()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FindController.search_finish.html).
    public final func searchFinish() { webkit_find_controller_search_finish(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_find_controller_search_next()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FindController.search_next.html).
    public final func searchNext() { webkit_find_controller_search_next(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_find_controller_search_previous()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FindController.search_previous.html).
    public final func searchPrevious() { webkit_find_controller_search_previous(Gtk.instance(self)) }
  }
}

extension Reactive where Base: WebKit.FindController {
  /// The property
  /// [`max-match-count`](https://webkitgtk.org/reference/webkitgtk/stable/property.FindController.max-match-count.html)
  /// of `WebKitFindController`.
  public var maxMatchCount: SafeSignal<Int> { readOnlyProperty("max-match-count") }

  /// The property [`options`](https://webkitgtk.org/reference/webkitgtk/stable/property.FindController.options.html) of
  /// `WebKitFindController`.
  public var options: SafeSignal<WebKit.FindOptions> { readOnlyProperty("options") }

  /// The property [`text`](https://webkitgtk.org/reference/webkitgtk/stable/property.FindController.text.html) of
  /// `WebKitFindController`.
  public var text: SafeSignal<String> { readOnlyProperty("text") }

  /// The property [`web-view`](https://webkitgtk.org/reference/webkitgtk/stable/property.FindController.web-view.html)
  /// of `WebKitFindController`.
  public var webView: SafeSignal<WebKit.WebView?> { readOnlyProperty("web-view") }

  /// The signal
  /// [`counted-matches`](https://webkitgtk.org/reference/webkitgtk/stable/signal.FindController.counted-matches.html)
  /// of `WebKitFindController`.
  ///
  /// Argument: `matchCount`.
  public var countedMatches: SafeSignal<Int> { signal(ofOne: "counted-matches") }

  /// The signal
  /// [`failed-to-find-text`](https://webkitgtk.org/reference/webkitgtk/stable/signal.FindController.failed-to-find-text.html)
  /// of `WebKitFindController`.
  public var failedToFindText: SafeSignal<Void> { signal("failed-to-find-text") }

  /// The signal [`found-text`](https://webkitgtk.org/reference/webkitgtk/stable/signal.FindController.found-text.html)
  /// of `WebKitFindController`.
  ///
  /// Argument: `matchCount`.
  public var foundText: SafeSignal<Int> { signal(ofOne: "found-text") }
}
