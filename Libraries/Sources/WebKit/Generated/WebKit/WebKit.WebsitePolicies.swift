// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitWebsitePolicies`](https://webkitgtk.org/reference/webkitgtk/stable/class.WebsitePolicies.html).
  /// Since WebKitGTK 2.30.
  open class WebsitePolicies: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_website_policies_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_website_policies_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.WebsitePolicies.new.html).
    /// Since WebKitGTK 2.30.
    public init() {
      super.init(adopting: webkit_website_policies_new().raw)
    }

    /// The property
    /// [`autoplay`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebsitePolicies.autoplay.html) of
    /// `WebKitWebsitePolicies`. Since WebKitGTK 2.30.
    public final var autoplay: WebKit.AutoplayPolicy { getProperty("autoplay") }

    /// Calls
    /// [`webkit_website_policies_get_autoplay_policy()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsitePolicies.get_autoplay_policy.html).
    /// Since WebKitGTK 2.30.
    public final var autoplayPolicy: WebKit.AutoplayPolicy {
      WebKit.AutoplayPolicy(cValue: webkit_website_policies_get_autoplay_policy(Gtk.instance(self)))
    }
  }
}

extension Reactive where Base: WebKit.WebsitePolicies {
  /// The property [`autoplay`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebsitePolicies.autoplay.html)
  /// of `WebKitWebsitePolicies`. Since WebKitGTK 2.30.
  public var autoplay: SafeSignal<WebKit.AutoplayPolicy> { readOnlyProperty("autoplay") }
}
