// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitResponsePolicyDecision`](https://webkitgtk.org/reference/webkitgtk/stable/class.ResponsePolicyDecision.html).
  open class ResponsePolicyDecision: WebKit.PolicyDecision {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_response_policy_decision_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`request`](https://webkitgtk.org/reference/webkitgtk/stable/property.ResponsePolicyDecision.request.html) of
    /// `WebKitResponsePolicyDecision`.
    public final var request: WebKit.URIRequest? {
      Gtk.lentObject(opaque: webkit_response_policy_decision_get_request(Gtk.instance(self)))
    }

    /// The property
    /// [`response`](https://webkitgtk.org/reference/webkitgtk/stable/property.ResponsePolicyDecision.response.html) of
    /// `WebKitResponsePolicyDecision`.
    public final var response: WebKit.URIResponse? {
      Gtk.lentObject(opaque: webkit_response_policy_decision_get_response(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_response_policy_decision_is_main_frame_main_resource()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ResponsePolicyDecision.is_main_frame_main_resource.html).
    /// Since WebKitGTK 2.40.
    public final var isMainFrameMainResource: Bool {
      webkit_response_policy_decision_is_main_frame_main_resource(Gtk.instance(self)).isTrue
    }

    /// Calls
    /// [`webkit_response_policy_decision_is_mime_type_supported()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ResponsePolicyDecision.is_mime_type_supported.html).
    /// Since WebKitGTK 2.4.
    public final var isMimeTypeSupported: Bool {
      webkit_response_policy_decision_is_mime_type_supported(Gtk.instance(self)).isTrue
    }
  }
}

extension Reactive where Base: WebKit.ResponsePolicyDecision {
  /// The property
  /// [`request`](https://webkitgtk.org/reference/webkitgtk/stable/property.ResponsePolicyDecision.request.html) of
  /// `WebKitResponsePolicyDecision`.
  public var request: SafeSignal<WebKit.URIRequest?> { readOnlyProperty("request") }

  /// The property
  /// [`response`](https://webkitgtk.org/reference/webkitgtk/stable/property.ResponsePolicyDecision.response.html) of
  /// `WebKitResponsePolicyDecision`.
  public var response: SafeSignal<WebKit.URIResponse?> { readOnlyProperty("response") }
}
