// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitUserContentManager`](https://webkitgtk.org/reference/webkitgtk/stable/class.UserContentManager.html).
  /// Since WebKitGTK 2.6.
  open class UserContentManager: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_user_content_manager_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_user_content_manager_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.UserContentManager.new.html).
    /// Since WebKitGTK 2.6.
    public init() {
      super.init(adopting: webkit_user_content_manager_new().raw)
    }

    /// Calls
    /// [`webkit_user_content_manager_add_filter()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.add_filter.html).
    /// Since WebKitGTK 2.24.
    public final func addFilter(_ filter: WebKit.UserContentFilter) {
      webkit_user_content_manager_add_filter(Gtk.instance(self), filter.opaque)
    }

    /// Calls
    /// [`webkit_user_content_manager_add_script()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.add_script.html).
    /// Since WebKitGTK 2.6.
    public final func addScript(_ script: WebKit.UserScript) {
      webkit_user_content_manager_add_script(Gtk.instance(self), script.opaque)
    }

    /// Calls
    /// [`webkit_user_content_manager_add_style_sheet()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.add_style_sheet.html).
    /// Since WebKitGTK 2.6.
    public final func addStyleSheet(_ stylesheet: WebKit.UserStyleSheet) {
      webkit_user_content_manager_add_style_sheet(Gtk.instance(self), stylesheet.opaque)
    }

    /// Calls
    /// [`webkit_user_content_manager_register_script_message_handler()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.register_script_message_handler.html).
    /// Since WebKitGTK 2.40.
    @discardableResult
    public final func registerScriptMessageHandler(_ name: String, worldName: String?) -> Bool {
      webkit_user_content_manager_register_script_message_handler(Gtk.instance(self), name, worldName).isTrue
    }

    /// Calls
    /// [`webkit_user_content_manager_register_script_message_handler_with_reply()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.register_script_message_handler_with_reply.html).
    /// Since WebKitGTK 2.40.
    @discardableResult
    public final func registerScriptMessageHandlerWithReply(_ name: String, worldName: String?) -> Bool {
      webkit_user_content_manager_register_script_message_handler_with_reply(Gtk.instance(self), name, worldName).isTrue
    }

    /// Calls
    /// [`webkit_user_content_manager_remove_all_filters()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.remove_all_filters.html).
    /// Since WebKitGTK 2.24.
    public final func removeAllFilters() { webkit_user_content_manager_remove_all_filters(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_user_content_manager_remove_all_scripts()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.remove_all_scripts.html).
    /// Since WebKitGTK 2.6.
    public final func removeAllScripts() { webkit_user_content_manager_remove_all_scripts(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_user_content_manager_remove_all_style_sheets()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.remove_all_style_sheets.html).
    /// Since WebKitGTK 2.6.
    public final func removeAllStyleSheets() { webkit_user_content_manager_remove_all_style_sheets(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_user_content_manager_remove_filter()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.remove_filter.html).
    public final func removeFilter(_ filter: WebKit.UserContentFilter) {
      webkit_user_content_manager_remove_filter(Gtk.instance(self), filter.opaque)
    }

    /// Calls
    /// [`webkit_user_content_manager_remove_filter_by_id()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.remove_filter_by_id.html).
    /// Since WebKitGTK 2.26.
    public final func removeFilterById(_ filterId: String) {
      webkit_user_content_manager_remove_filter_by_id(Gtk.instance(self), filterId)
    }

    /// Calls
    /// [`webkit_user_content_manager_remove_script()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.remove_script.html).
    /// Since WebKitGTK 2.32.
    public final func removeScript(_ script: WebKit.UserScript) {
      webkit_user_content_manager_remove_script(Gtk.instance(self), script.opaque)
    }

    /// Calls
    /// [`webkit_user_content_manager_remove_style_sheet()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.remove_style_sheet.html).
    /// Since WebKitGTK 2.32.
    public final func removeStyleSheet(_ stylesheet: WebKit.UserStyleSheet) {
      webkit_user_content_manager_remove_style_sheet(Gtk.instance(self), stylesheet.opaque)
    }

    /// Calls
    /// [`webkit_user_content_manager_unregister_script_message_handler()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentManager.unregister_script_message_handler.html).
    /// Since WebKitGTK 2.40.
    public final func unregisterScriptMessageHandler(_ name: String, worldName: String?) {
      webkit_user_content_manager_unregister_script_message_handler(Gtk.instance(self), name, worldName)
    }
  }
}

extension Reactive where Base: WebKit.UserContentManager {
  /// The signal
  /// [`script-message-received`](https://webkitgtk.org/reference/webkitgtk/stable/signal.UserContentManager.script-message-received.html)
  /// of `WebKitUserContentManager`. Since WebKitGTK 2.8.
  ///
  /// Argument: `value`.
  public var scriptMessageReceived: SafeSignal<JavaScriptCore.Value> { signal(ofOne: "script-message-received") }

  /// The signal
  /// [`script-message-with-reply-received`](https://webkitgtk.org/reference/webkitgtk/stable/signal.UserContentManager.script-message-with-reply-received.html)
  /// of `WebKitUserContentManager`. Since WebKitGTK 2.40.
  ///
  /// Arguments: `value`, `reply`.
  public var scriptMessageWithReplyReceived: Gtk.SignalRequest<Bool, JavaScriptCore.Value, WebKit.ScriptMessageReply> {
    request("script-message-with-reply-received")
  }
}
