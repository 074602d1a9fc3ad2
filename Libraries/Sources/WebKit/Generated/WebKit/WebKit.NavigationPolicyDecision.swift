// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitNavigationPolicyDecision`](https://webkitgtk.org/reference/webkitgtk/stable/class.NavigationPolicyDecision.html).
  open class NavigationPolicyDecision: WebKit.PolicyDecision {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_navigation_policy_decision_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`navigation-action`](https://webkitgtk.org/reference/webkitgtk/stable/property.NavigationPolicyDecision.navigation-action.html)
    /// of `WebKitNavigationPolicyDecision`. Since WebKitGTK 2.6.
    public final var navigationAction: WebKit.NavigationAction? { getProperty("navigation-action") }
  }
}

extension Reactive where Base: WebKit.NavigationPolicyDecision {
  /// The property
  /// [`navigation-action`](https://webkitgtk.org/reference/webkitgtk/stable/property.NavigationPolicyDecision.navigation-action.html)
  /// of `WebKitNavigationPolicyDecision`. Since WebKitGTK 2.6.
  public var navigationAction: SafeSignal<WebKit.NavigationAction?> { readOnlyProperty("navigation-action") }
}
