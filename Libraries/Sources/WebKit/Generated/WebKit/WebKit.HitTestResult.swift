// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitHitTestResult`](https://webkitgtk.org/reference/webkitgtk/stable/class.HitTestResult.html).
  open class HitTestResult: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_hit_test_result_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`context`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.context.html)
    /// of `WebKitHitTestResult`.
    public final var context: Int { webkit_hit_test_result_get_context(Gtk.instance(self)).int }

    /// The property
    /// [`image-uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.image-uri.html) of
    /// `WebKitHitTestResult`.
    public final var imageUri: String { Gtk.lentString(webkit_hit_test_result_get_image_uri(Gtk.instance(self))) }

    /// The property
    /// [`link-label`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.link-label.html) of
    /// `WebKitHitTestResult`.
    public final var linkLabel: String { Gtk.lentString(webkit_hit_test_result_get_link_label(Gtk.instance(self))) }

    /// The property
    /// [`link-title`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.link-title.html) of
    /// `WebKitHitTestResult`.
    public final var linkTitle: String { Gtk.lentString(webkit_hit_test_result_get_link_title(Gtk.instance(self))) }

    /// The property [`link-uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.link-uri.html)
    /// of `WebKitHitTestResult`.
    public final var linkUri: String { Gtk.lentString(webkit_hit_test_result_get_link_uri(Gtk.instance(self))) }

    /// The property
    /// [`media-uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.media-uri.html) of
    /// `WebKitHitTestResult`.
    public final var mediaUri: String { Gtk.lentString(webkit_hit_test_result_get_media_uri(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_hit_test_result_context_is_editable()`](https://webkitgtk.org/reference/webkitgtk/stable/method.HitTestResult.context_is_editable.html).
    public final func contextIsEditable() -> Bool {
      webkit_hit_test_result_context_is_editable(Gtk.instance(self)).isTrue
    }

    /// Calls
    /// [`webkit_hit_test_result_context_is_image()`](https://webkitgtk.org/reference/webkitgtk/stable/method.HitTestResult.context_is_image.html).
    public final func contextIsImage() -> Bool { webkit_hit_test_result_context_is_image(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_hit_test_result_context_is_link()`](https://webkitgtk.org/reference/webkitgtk/stable/method.HitTestResult.context_is_link.html).
    public final func contextIsLink() -> Bool { webkit_hit_test_result_context_is_link(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_hit_test_result_context_is_media()`](https://webkitgtk.org/reference/webkitgtk/stable/method.HitTestResult.context_is_media.html).
    public final func contextIsMedia() -> Bool { webkit_hit_test_result_context_is_media(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_hit_test_result_context_is_scrollbar()`](https://webkitgtk.org/reference/webkitgtk/stable/method.HitTestResult.context_is_scrollbar.html).
    public final func contextIsScrollbar() -> Bool {
      webkit_hit_test_result_context_is_scrollbar(Gtk.instance(self)).isTrue
    }

    /// Calls
    /// [`webkit_hit_test_result_context_is_selection()`](https://webkitgtk.org/reference/webkitgtk/stable/method.HitTestResult.context_is_selection.html).
    /// Since WebKitGTK 2.8.
    public final func contextIsSelection() -> Bool {
      webkit_hit_test_result_context_is_selection(Gtk.instance(self)).isTrue
    }
  }
}

extension Reactive where Base: WebKit.HitTestResult {
  /// The property [`context`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.context.html) of
  /// `WebKitHitTestResult`.
  public var context: SafeSignal<Int> { readOnlyProperty("context") }

  /// The property [`image-uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.image-uri.html)
  /// of `WebKitHitTestResult`.
  public var imageUri: SafeSignal<String> { readOnlyProperty("image-uri") }

  /// The property
  /// [`link-label`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.link-label.html) of
  /// `WebKitHitTestResult`.
  public var linkLabel: SafeSignal<String> { readOnlyProperty("link-label") }

  /// The property
  /// [`link-title`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.link-title.html) of
  /// `WebKitHitTestResult`.
  public var linkTitle: SafeSignal<String> { readOnlyProperty("link-title") }

  /// The property [`link-uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.link-uri.html)
  /// of `WebKitHitTestResult`.
  public var linkUri: SafeSignal<String> { readOnlyProperty("link-uri") }

  /// The property [`media-uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.HitTestResult.media-uri.html)
  /// of `WebKitHitTestResult`.
  public var mediaUri: SafeSignal<String> { readOnlyProperty("media-uri") }
}
