// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitPolicyDecision`](https://webkitgtk.org/reference/webkitgtk/stable/class.PolicyDecision.html).
  open class PolicyDecision: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_policy_decision_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var webKitPolicyDecision: UnsafeMutablePointer<WebKitPolicyDecision> {
      pointer.assumingMemoryBound(to: WebKitPolicyDecision.self)
    }

    /// Calls
    /// [`webkit_policy_decision_download()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PolicyDecision.download.html).
    public final func download() { webkit_policy_decision_download(webKitPolicyDecision) }

    /// Calls
    /// [`webkit_policy_decision_ignore()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PolicyDecision.ignore.html).
    public final func ignore() { webkit_policy_decision_ignore(webKitPolicyDecision) }

    /// Calls
    /// [`webkit_policy_decision_use()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PolicyDecision.use.html).
    public final func use() { webkit_policy_decision_use(webKitPolicyDecision) }

    /// Calls
    /// [`webkit_policy_decision_use_with_policies()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PolicyDecision.use_with_policies.html).
    /// Since WebKitGTK 2.30.
    public final func useWithPolicies(_ policies: WebKit.WebsitePolicies) {
      webkit_policy_decision_use_with_policies(webKitPolicyDecision, policies.opaque)
    }
  }
}
