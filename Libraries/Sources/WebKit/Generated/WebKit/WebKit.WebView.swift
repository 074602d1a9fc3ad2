// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitWebView`](https://webkitgtk.org/reference/webkitgtk/stable/class.WebView.html).
  open class WebView: WebKit.WebViewBase {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_web_view_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var webKitWebView: UnsafeMutablePointer<WebKitWebView> {
      pointer.assumingMemoryBound(to: WebKitWebView.self)
    }

    /// Calls [`webkit_web_view_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.WebView.new.html).
    public init() {
      super.init(adopting: webkit_web_view_new())
    }

    /// The property
    /// [`automation-presentation-type`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.automation-presentation-type.html)
    /// of `WebKitWebView`. Since WebKitGTK 2.28.
    public final var automationPresentationType: WebKit.AutomationBrowsingContextPresentation {
      WebKit.AutomationBrowsingContextPresentation(
        cValue: webkit_web_view_get_automation_presentation_type(webKitWebView))
    }

    /// The property
    /// [`camera-capture-state`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.camera-capture-state.html)
    /// of `WebKitWebView`. Since WebKitGTK 2.34.
    public final var cameraCaptureState: WebKit.MediaCaptureState {
      get { WebKit.MediaCaptureState(cValue: webkit_web_view_get_camera_capture_state(webKitWebView)) }
      set { webkit_web_view_set_camera_capture_state(webKitWebView, newValue.cValue) }
    }

    /// The property
    /// [`default-content-security-policy`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.default-content-security-policy.html)
    /// of `WebKitWebView`. Since WebKitGTK 2.38.
    public final var defaultContentSecurityPolicy: String? {
      Gtk.lentString(ifAny: webkit_web_view_get_default_content_security_policy(webKitWebView))
    }

    /// The property
    /// [`display-capture-state`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.display-capture-state.html)
    /// of `WebKitWebView`. Since WebKitGTK 2.34.
    public final var displayCaptureState: WebKit.MediaCaptureState {
      get { WebKit.MediaCaptureState(cValue: webkit_web_view_get_display_capture_state(webKitWebView)) }
      set { webkit_web_view_set_display_capture_state(webKitWebView, newValue.cValue) }
    }

    /// The property [`editable`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.editable.html) of
    /// `WebKitWebView`. Since WebKitGTK 2.8.
    public final var editable: Bool {
      get { getProperty("editable") }
      set { webkit_web_view_set_editable(webKitWebView, newValue.gboolean) }
    }

    /// The property
    /// [`estimated-load-progress`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.estimated-load-progress.html)
    /// of `WebKitWebView`.
    public final var estimatedLoadProgress: Double { webkit_web_view_get_estimated_load_progress(webKitWebView) }

    /// The property [`favicon`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.favicon.html) of
    /// `WebKitWebView`.
    public final var favicon: Gdk.Texture? { Gtk.lentObject(opaque: webkit_web_view_get_favicon(webKitWebView)) }

    /// The property
    /// [`is-controlled-by-automation`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-controlled-by-automation.html)
    /// of `WebKitWebView`. Since WebKitGTK 2.18.
    public final var isControlledByAutomation: Bool { getProperty("is-controlled-by-automation") }

    /// The property [`is-loading`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-loading.html)
    /// of `WebKitWebView`.
    public final var isLoading: Bool { webkit_web_view_is_loading(webKitWebView).isTrue }

    /// The property [`is-muted`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-muted.html) of
    /// `WebKitWebView`. Since WebKitGTK 2.30.
    public final var isMuted: Bool {
      get { webkit_web_view_get_is_muted(webKitWebView).isTrue }
      set { webkit_web_view_set_is_muted(webKitWebView, newValue.gboolean) }
    }

    /// The property
    /// [`is-playing-audio`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-playing-audio.html) of
    /// `WebKitWebView`. Since WebKitGTK 2.8.
    public final var isPlayingAudio: Bool { webkit_web_view_is_playing_audio(webKitWebView).isTrue }

    /// The property
    /// [`is-web-process-responsive`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-web-process-responsive.html)
    /// of `WebKitWebView`. Since WebKitGTK 2.34.
    public final var isWebProcessResponsive: Bool {
      webkit_web_view_get_is_web_process_responsive(webKitWebView).isTrue
    }

    /// The property
    /// [`microphone-capture-state`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.microphone-capture-state.html)
    /// of `WebKitWebView`. Since WebKitGTK 2.34.
    public final var microphoneCaptureState: WebKit.MediaCaptureState {
      get { WebKit.MediaCaptureState(cValue: webkit_web_view_get_microphone_capture_state(webKitWebView)) }
      set { webkit_web_view_set_microphone_capture_state(webKitWebView, newValue.cValue) }
    }

    /// The property
    /// [`network-session`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.network-session.html) of
    /// `WebKitWebView`. Since WebKitGTK 2.40.
    public final var networkSession: WebKit.NetworkSession? {
      Gtk.lentObject(opaque: webkit_web_view_get_network_session(webKitWebView))
    }

    /// The property [`page-id`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.page-id.html) of
    /// `WebKitWebView`. Since WebKitGTK 2.28.
    public final var pageId: UInt { webkit_web_view_get_page_id(webKitWebView) }

    /// The property [`title`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.title.html) of
    /// `WebKitWebView`.
    public final var title: String { Gtk.lentString(webkit_web_view_get_title(webKitWebView)) }

    /// The property [`uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.uri.html) of
    /// `WebKitWebView`.
    public final var uri: String { Gtk.lentString(webkit_web_view_get_uri(webKitWebView)) }

    /// The property
    /// [`user-content-manager`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.user-content-manager.html)
    /// of `WebKitWebView`. Since WebKitGTK 2.6.
    public final var userContentManager: WebKit.UserContentManager? {
      Gtk.lentObject(opaque: webkit_web_view_get_user_content_manager(webKitWebView))
    }

    /// The property [`web-context`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.web-context.html)
    /// of `WebKitWebView`.
    public final var webContext: WebKit.WebContext? { getProperty("web-context") }

    /// The property
    /// [`web-extension-mode`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.web-extension-mode.html)
    /// of `WebKitWebView`. Since WebKitGTK 2.38.
    public final var webExtensionMode: WebKit.WebExtensionMode {
      WebKit.WebExtensionMode(cValue: webkit_web_view_get_web_extension_mode(webKitWebView))
    }

    /// The property
    /// [`website-policies`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.website-policies.html) of
    /// `WebKitWebView`. Since WebKitGTK 2.30.
    public final var websitePolicies: WebKit.WebsitePolicies? {
      Gtk.lentObject(opaque: webkit_web_view_get_website_policies(webKitWebView))
    }

    /// The property [`zoom-level`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.zoom-level.html)
    /// of `WebKitWebView`.
    public final var zoomLevel: Double {
      get { webkit_web_view_get_zoom_level(webKitWebView) }
      set { webkit_web_view_set_zoom_level(webKitWebView, newValue) }
    }

    /// Calls
    /// [`webkit_web_view_call_async_javascript_function()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.call_async_javascript_function.html).
    /// Since WebKitGTK 2.40.
    @discardableResult
    public final func callAsyncJavascriptFunction(
      _ body: String, length: Int = -1, arguments: GLib.Variant?, worldName: String?, sourceUri: String?
    ) async throws -> JavaScriptCore.Value {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_web_view_call_async_javascript_function(
          webKitWebView, body, length, arguments?.opaque, worldName, sourceUri, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_web_view_call_async_javascript_function_finish(webKitWebView, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.givenObject(opaque: result)!
    }

    /// Calls
    /// [`webkit_web_view_can_execute_editing_command()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.can_execute_editing_command.html).
    public final func canExecuteEditingCommand(_ command: String) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_web_view_can_execute_editing_command(webKitWebView, command, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      webkit_web_view_can_execute_editing_command_finish(webKitWebView, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`webkit_web_view_can_go_back()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.can_go_back.html).
    public final func canGoBack() -> Bool { webkit_web_view_can_go_back(webKitWebView).isTrue }

    /// Calls
    /// [`webkit_web_view_can_go_forward()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.can_go_forward.html).
    public final func canGoForward() -> Bool { webkit_web_view_can_go_forward(webKitWebView).isTrue }

    /// Calls
    /// [`webkit_web_view_can_show_mime_type()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.can_show_mime_type.html).
    public final func canShowMimeType(_ mimeType: String) -> Bool {
      webkit_web_view_can_show_mime_type(webKitWebView, mimeType).isTrue
    }

    /// Calls
    /// [`webkit_web_view_download_uri()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.download_uri.html).
    @discardableResult
    public final func downloadUri(_ uri: String) -> WebKit.Download {
      Gtk.givenObject(opaque: webkit_web_view_download_uri(webKitWebView, uri))!
    }

    /// Calls
    /// [`webkit_web_view_evaluate_javascript()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.evaluate_javascript.html).
    /// Since WebKitGTK 2.40.
    @discardableResult
    public final func evaluateJavascript(_ script: String, length: Int = -1, worldName: String?, sourceUri: String?)
      async throws -> JavaScriptCore.Value
    {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_web_view_evaluate_javascript(
          webKitWebView, script, length, worldName, sourceUri, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_web_view_evaluate_javascript_finish(webKitWebView, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.givenObject(opaque: result)!
    }

    /// Calls
    /// [`webkit_web_view_execute_editing_command()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.execute_editing_command.html).
    public final func executeEditingCommand(_ command: String) {
      webkit_web_view_execute_editing_command(webKitWebView, command)
    }

    /// Calls
    /// [`webkit_web_view_execute_editing_command_with_argument()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.execute_editing_command_with_argument.html).
    /// Since WebKitGTK 2.10.
    public final func executeEditingCommandWithArgument(_ command: String, argument: String) {
      webkit_web_view_execute_editing_command_with_argument(webKitWebView, command, argument)
    }

    /// Calls
    /// [`webkit_web_view_get_back_forward_list()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_back_forward_list.html).
    public final var backForwardList: WebKit.BackForwardList? {
      Gtk.lentObject(opaque: webkit_web_view_get_back_forward_list(webKitWebView))
    }

    /// Calls
    /// [`webkit_web_view_get_background_color()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_background_color.html)
    /// and `webkit_web_view_set_background_color()`. Since WebKitGTK 2.8.
    public final var backgroundColor: Gdk.RGBA {
      get {
        var cRgba = GdkRGBA()
        webkit_web_view_get_background_color(webKitWebView, &cRgba)
        return Gdk.RGBA(cValue: cRgba)
      }
      set(rgba) {
        var cRgba = rgba.cValue
        webkit_web_view_set_background_color(webKitWebView, &cRgba)
      }
    }

    /// Calls
    /// [`webkit_web_view_get_context()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_context.html).
    public final var context: WebKit.WebContext? { Gtk.lentObject(opaque: webkit_web_view_get_context(webKitWebView)) }

    /// Calls
    /// [`webkit_web_view_get_custom_charset()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_custom_charset.html).
    public final var customCharset: String { Gtk.lentString(webkit_web_view_get_custom_charset(webKitWebView)) }

    /// Calls
    /// [`webkit_web_view_get_editor_state()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_editor_state.html).
    /// Since WebKitGTK 2.10.
    public final var editorState: WebKit.EditorState? {
      Gtk.lentObject(opaque: webkit_web_view_get_editor_state(webKitWebView))
    }

    /// Calls
    /// [`webkit_web_view_get_find_controller()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_find_controller.html).
    public final var findController: WebKit.FindController? {
      Gtk.lentObject(opaque: webkit_web_view_get_find_controller(webKitWebView))
    }

    /// Calls
    /// [`webkit_web_view_get_input_method_context()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_input_method_context.html)
    /// and `webkit_web_view_set_input_method_context()`. Since WebKitGTK 2.28.
    public final var inputMethodContext: WebKit.InputMethodContext? {
      get { Gtk.lentObject(webkit_web_view_get_input_method_context(webKitWebView)) }
      set(context) { webkit_web_view_set_input_method_context(webKitWebView, context?.webKitInputMethodContext) }
    }

    /// Calls
    /// [`webkit_web_view_get_inspector()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_inspector.html).
    public final var inspector: WebKit.WebInspector? {
      Gtk.lentObject(opaque: webkit_web_view_get_inspector(webKitWebView))
    }

    /// Calls
    /// [`webkit_web_view_get_main_resource()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_main_resource.html).
    public final var mainResource: WebKit.WebResource? {
      Gtk.lentObject(opaque: webkit_web_view_get_main_resource(webKitWebView))
    }

    /// Calls
    /// [`webkit_web_view_get_session_state()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_session_state.html).
    /// Since WebKitGTK 2.12.
    public final var sessionState: WebKit.WebViewSessionState {
      Gtk.promised(Gtk.givenBoxed(opaque: webkit_web_view_get_session_state(webKitWebView)))
    }

    /// Calls
    /// [`webkit_web_view_get_settings()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_settings.html).
    public final func getSettings() -> WebKit.Settings? {
      Gtk.lentObject(opaque: webkit_web_view_get_settings(webKitWebView))
    }

    /// Calls
    /// [`webkit_web_view_get_snapshot()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_snapshot.html).
    public final func getSnapshot(region: WebKit.SnapshotRegion, options: WebKit.SnapshotOptions) async throws
      -> Gdk.Texture
    {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_web_view_get_snapshot(webKitWebView, region.cValue, options.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_web_view_get_snapshot_finish(webKitWebView, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.givenObject(opaque: result)!
    }

    /// Calls
    /// [`webkit_web_view_get_window_properties()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.get_window_properties.html).
    public final var windowProperties: WebKit.WindowProperties? {
      Gtk.lentObject(opaque: webkit_web_view_get_window_properties(webKitWebView))
    }

    /// Calls
    /// [`webkit_web_view_go_back()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.go_back.html).
    public final func goBack() { webkit_web_view_go_back(webKitWebView) }

    /// Calls
    /// [`webkit_web_view_go_forward()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.go_forward.html).
    public final func goForward() { webkit_web_view_go_forward(webKitWebView) }

    /// Calls
    /// [`webkit_web_view_go_to_back_forward_list_item()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.go_to_back_forward_list_item.html).
    public final func goToBackForwardListItem(_ listItem: WebKit.BackForwardListItem) {
      webkit_web_view_go_to_back_forward_list_item(webKitWebView, listItem.opaque)
    }

    /// Calls
    /// [`webkit_web_view_is_editable()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.is_editable.html).
    /// Since WebKitGTK 2.8.
    public final var isEditable: Bool { webkit_web_view_is_editable(webKitWebView).isTrue }

    /// Calls
    /// [`webkit_web_view_load_alternate_html()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.load_alternate_html.html).
    public final func loadAlternateHtml(_ content: String, contentUri: String, baseUri: String?) {
      webkit_web_view_load_alternate_html(webKitWebView, content, contentUri, baseUri)
    }

    /// Calls
    /// [`webkit_web_view_load_bytes()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.load_bytes.html).
    /// Since WebKitGTK 2.6.
    public final func loadBytes(_ bytes: GLib.Bytes, mimeType: String?, encoding: String?, baseUri: String?) {
      webkit_web_view_load_bytes(webKitWebView, bytes.opaque, mimeType, encoding, baseUri)
    }

    /// Calls
    /// [`webkit_web_view_load_html()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.load_html.html).
    public final func loadHtml(_ content: String, baseUri: String?) {
      webkit_web_view_load_html(webKitWebView, content, baseUri)
    }

    /// Calls
    /// [`webkit_web_view_load_plain_text()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.load_plain_text.html).
    public final func loadPlainText(_ plainText: String) { webkit_web_view_load_plain_text(webKitWebView, plainText) }

    /// Calls
    /// [`webkit_web_view_load_request()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.load_request.html).
    public final func loadRequest(_ request: WebKit.URIRequest) {
      webkit_web_view_load_request(webKitWebView, request.opaque)
    }

    /// Calls
    /// [`webkit_web_view_load_uri()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.load_uri.html).
    public final func loadUri(_ uri: String) { webkit_web_view_load_uri(webKitWebView, uri) }

    /// Calls [`webkit_web_view_reload()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.reload.html).
    public final func reload() { webkit_web_view_reload(webKitWebView) }

    /// Calls
    /// [`webkit_web_view_reload_bypass_cache()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.reload_bypass_cache.html).
    public final func reloadBypassCache() { webkit_web_view_reload_bypass_cache(webKitWebView) }

    /// Calls
    /// [`webkit_web_view_restore_session_state()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.restore_session_state.html).
    /// Since WebKitGTK 2.12.
    public final func restoreSessionState(_ state: WebKit.WebViewSessionState) {
      webkit_web_view_restore_session_state(webKitWebView, state.opaque)
    }

    /// Calls [`webkit_web_view_save()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.save.html).
    @discardableResult
    public final func save(_ saveMode: WebKit.SaveMode) async throws -> Gio.InputStream {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_web_view_save(webKitWebView, saveMode.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_web_view_save_finish(webKitWebView, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.givenObject(result)!
    }

    /// Calls
    /// [`webkit_web_view_save_to_file()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.save_to_file.html).
    public final func saveToFile(_ file: Gio.File, saveMode: WebKit.SaveMode) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_web_view_save_to_file(webKitWebView, file.opaque, saveMode.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      webkit_web_view_save_to_file_finish(webKitWebView, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`webkit_web_view_send_message_to_page()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.send_message_to_page.html).
    /// Since WebKitGTK 2.28.
    @discardableResult
    public final func sendMessageToPage(_ message: WebKit.UserMessage) async throws -> WebKit.UserMessage {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_web_view_send_message_to_page(webKitWebView, message.opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_web_view_send_message_to_page_finish(webKitWebView, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.givenObject(opaque: result)!
    }

    /// Calls
    /// [`webkit_web_view_set_cors_allowlist()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.set_cors_allowlist.html).
    /// Since WebKitGTK 2.34.
    public final func setCorsAllowlist(_ allowlist: [String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      webkit_web_view_set_cors_allowlist(webKitWebView, lent.strings(allowlist))
    }

    /// Calls
    /// [`webkit_web_view_set_custom_charset()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.set_custom_charset.html).
    public final func setCustomCharset(_ charset: String?) {
      webkit_web_view_set_custom_charset(webKitWebView, charset)
    }

    /// Calls
    /// [`webkit_web_view_set_settings()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.set_settings.html).
    public final func setSettings(_ settings: WebKit.Settings) {
      webkit_web_view_set_settings(webKitWebView, settings.opaque)
    }

    /// Calls
    /// [`webkit_web_view_stop_loading()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.stop_loading.html).
    public final func stopLoading() { webkit_web_view_stop_loading(webKitWebView) }

    /// Calls
    /// [`webkit_web_view_terminate_web_process()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.terminate_web_process.html).
    /// Since WebKitGTK 2.34.
    public final func terminateWebProcess() { webkit_web_view_terminate_web_process(webKitWebView) }

    /// Calls
    /// [`webkit_web_view_try_close()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebView.try_close.html).
    /// Since WebKitGTK 2.12.
    public final func tryClose() { webkit_web_view_try_close(webKitWebView) }
  }
}

extension Reactive where Base: WebKit.WebView {
  /// The property
  /// [`automation-presentation-type`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.automation-presentation-type.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.28.
  public var automationPresentationType: SafeSignal<WebKit.AutomationBrowsingContextPresentation> {
    readOnlyProperty("automation-presentation-type")
  }

  /// The property
  /// [`camera-capture-state`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.camera-capture-state.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.34.
  public var cameraCaptureState: DynamicSubject<WebKit.MediaCaptureState> { property("camera-capture-state") }

  /// The property
  /// [`default-content-security-policy`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.default-content-security-policy.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.38.
  public var defaultContentSecurityPolicy: SafeSignal<String?> { readOnlyProperty("default-content-security-policy") }

  /// The property
  /// [`display-capture-state`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.display-capture-state.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.34.
  public var displayCaptureState: DynamicSubject<WebKit.MediaCaptureState> { property("display-capture-state") }

  /// The property [`editable`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.editable.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.8.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// The property
  /// [`estimated-load-progress`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.estimated-load-progress.html)
  /// of `WebKitWebView`.
  public var estimatedLoadProgress: SafeSignal<Double> { readOnlyProperty("estimated-load-progress") }

  /// The property [`favicon`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.favicon.html) of
  /// `WebKitWebView`.
  public var favicon: SafeSignal<Gdk.Texture?> { readOnlyProperty("favicon") }

  /// The property
  /// [`is-controlled-by-automation`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-controlled-by-automation.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.18.
  public var isControlledByAutomation: SafeSignal<Bool> { readOnlyProperty("is-controlled-by-automation") }

  /// The property [`is-loading`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-loading.html) of
  /// `WebKitWebView`.
  public var isLoading: SafeSignal<Bool> { readOnlyProperty("is-loading") }

  /// The property [`is-muted`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-muted.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.30.
  public var isMuted: DynamicSubject<Bool> { property("is-muted") }

  /// The property
  /// [`is-playing-audio`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-playing-audio.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.8.
  public var isPlayingAudio: SafeSignal<Bool> { readOnlyProperty("is-playing-audio") }

  /// The property
  /// [`is-web-process-responsive`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.is-web-process-responsive.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.34.
  public var isWebProcessResponsive: SafeSignal<Bool> { readOnlyProperty("is-web-process-responsive") }

  /// The property
  /// [`microphone-capture-state`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.microphone-capture-state.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.34.
  public var microphoneCaptureState: DynamicSubject<WebKit.MediaCaptureState> { property("microphone-capture-state") }

  /// The property
  /// [`network-session`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.network-session.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.40.
  public var networkSession: SafeSignal<WebKit.NetworkSession?> { readOnlyProperty("network-session") }

  /// The property [`page-id`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.page-id.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.28.
  public var pageId: SafeSignal<UInt> { readOnlyProperty("page-id") }

  /// The property [`settings`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.settings.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.6.
  public var settings: Bond<WebKit.Settings?> { bond { $0.setProperty("settings", $1) } }

  /// The property [`title`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.title.html) of
  /// `WebKitWebView`.
  public var title: SafeSignal<String> { readOnlyProperty("title") }

  /// The property [`uri`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.uri.html) of
  /// `WebKitWebView`.
  public var uri: SafeSignal<String> { readOnlyProperty("uri") }

  /// The property
  /// [`user-content-manager`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.user-content-manager.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.6.
  public var userContentManager: SafeSignal<WebKit.UserContentManager?> { readOnlyProperty("user-content-manager") }

  /// The property [`web-context`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.web-context.html)
  /// of `WebKitWebView`.
  public var webContext: SafeSignal<WebKit.WebContext?> { readOnlyProperty("web-context") }

  /// The property
  /// [`web-extension-mode`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.web-extension-mode.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.38.
  public var webExtensionMode: SafeSignal<WebKit.WebExtensionMode> { readOnlyProperty("web-extension-mode") }

  /// The property
  /// [`website-policies`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.website-policies.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.30.
  public var websitePolicies: SafeSignal<WebKit.WebsitePolicies?> { readOnlyProperty("website-policies") }

  /// The property [`zoom-level`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebView.zoom-level.html) of
  /// `WebKitWebView`.
  public var zoomLevel: DynamicSubject<Double> {
    property("zoom-level", get: { (object: WebKit.WebView) in object.zoomLevel }, set: { $0.zoomLevel = $1 })
  }

  /// The signal [`authenticate`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.authenticate.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.2.
  ///
  /// Argument: `request`.
  public var authenticate: Gtk.SignalRequest<Bool, WebKit.AuthenticationRequest> { request("authenticate") }

  /// The signal [`close`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.close.html) of
  /// `WebKitWebView`.
  public var close: SafeSignal<Void> { signal("close") }

  /// The signal [`context-menu`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.context-menu.html) of
  /// `WebKitWebView`.
  ///
  /// Arguments: `contextMenu`, `hitTestResult`.
  public var contextMenu: Gtk.SignalRequest<Bool, WebKit.ContextMenu, WebKit.HitTestResult> { request("context-menu") }

  /// The signal
  /// [`context-menu-dismissed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.context-menu-dismissed.html)
  /// of `WebKitWebView`.
  public var contextMenuDismissed: SafeSignal<Void> { signal("context-menu-dismissed") }

  /// The signal [`create`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.create.html) of
  /// `WebKitWebView`.
  ///
  /// Argument: `navigationAction`.
  public var create: Gtk.SignalRequest<Gtk.Widget?, WebKit.NavigationAction> { request("create") }

  /// The signal [`decide-policy`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.decide-policy.html)
  /// of `WebKitWebView`.
  ///
  /// Arguments: `decision`, `decisionType`.
  public var decidePolicy: Gtk.SignalRequest<Bool, WebKit.PolicyDecision, WebKit.PolicyDecisionType> {
    request("decide-policy")
  }

  /// The signal
  /// [`enter-fullscreen`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.enter-fullscreen.html) of
  /// `WebKitWebView`.
  public var enterFullscreen: Gtk.SignalRequest<Bool> { request("enter-fullscreen") }

  /// The signal
  /// [`insecure-content-detected`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.insecure-content-detected.html)
  /// of `WebKitWebView`.
  ///
  /// Argument: `event`.
  @available(*, deprecated, message: "Deprecated since WebKitGTK 2.46.")
  public var insecureContentDetected: SafeSignal<WebKit.InsecureContentEvent> {
    signal(ofOne: "insecure-content-detected")
  }

  /// The signal
  /// [`leave-fullscreen`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.leave-fullscreen.html) of
  /// `WebKitWebView`.
  public var leaveFullscreen: Gtk.SignalRequest<Bool> { request("leave-fullscreen") }

  /// The signal [`load-changed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.load-changed.html) of
  /// `WebKitWebView`.
  ///
  /// Argument: `loadEvent`.
  public var loadChanged: SafeSignal<WebKit.LoadEvent> { signal(ofOne: "load-changed") }

  /// The signal [`load-failed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.load-failed.html) of
  /// `WebKitWebView`.
  ///
  /// Arguments: `loadEvent`, `failingUri`, `error`.
  public var loadFailed: Gtk.SignalRequest<Bool, WebKit.LoadEvent, String, GLib.Failure> { request("load-failed") }

  /// The signal
  /// [`load-failed-with-tls-errors`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.load-failed-with-tls-errors.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.6.
  ///
  /// Arguments: `failingUri`, `certificate`, `errors`.
  public var loadFailedWithTlsErrors: Gtk.SignalRequest<Bool, String, Gio.TlsCertificate, Gtk.OpaqueValue> {
    request("load-failed-with-tls-errors")
  }

  /// The signal
  /// [`mouse-target-changed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.mouse-target-changed.html)
  /// of `WebKitWebView`.
  ///
  /// Arguments: `hitTestResult`, `modifiers`.
  public var mouseTargetChanged: SafeSignal<(WebKit.HitTestResult, Int)> { signal(ofSeveral: "mouse-target-changed") }

  /// The signal
  /// [`permission-request`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.permission-request.html) of
  /// `WebKitWebView`.
  ///
  /// Argument: `request`.
  public var permissionRequest: Gtk.SignalRequest<Bool, any WebKit.PermissionRequest> {
    request("permission-request", reading: { ($0.interface(at: 1)) })
  }

  /// The signal [`print`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.print.html) of
  /// `WebKitWebView`.
  ///
  /// Argument: `printOperation`.
  public var print: Gtk.SignalRequest<Bool, WebKit.PrintOperation> { request("print") }

  /// The signal
  /// [`query-permission-state`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.query-permission-state.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.40.
  ///
  /// Argument: `query`.
  public var queryPermissionState: Gtk.SignalRequest<Bool, WebKit.PermissionStateQuery> {
    request("query-permission-state")
  }

  /// The signal [`ready-to-show`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.ready-to-show.html)
  /// of `WebKitWebView`.
  public var readyToShow: SafeSignal<Void> { signal("ready-to-show") }

  /// The signal
  /// [`resource-load-started`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.resource-load-started.html)
  /// of `WebKitWebView`.
  ///
  /// Arguments: `resource`, `request`.
  public var resourceLoadStarted: SafeSignal<(WebKit.WebResource, WebKit.URIRequest)> {
    signal(ofSeveral: "resource-load-started")
  }

  /// The signal [`run-as-modal`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.run-as-modal.html) of
  /// `WebKitWebView`.
  public var runAsModal: SafeSignal<Void> { signal("run-as-modal") }

  /// The signal
  /// [`run-color-chooser`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.run-color-chooser.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.8.
  ///
  /// Argument: `request`.
  public var runColorChooser: Gtk.SignalRequest<Bool, WebKit.ColorChooserRequest> { request("run-color-chooser") }

  /// The signal
  /// [`run-file-chooser`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.run-file-chooser.html) of
  /// `WebKitWebView`.
  ///
  /// Argument: `request`.
  public var runFileChooser: Gtk.SignalRequest<Bool, WebKit.FileChooserRequest> { request("run-file-chooser") }

  /// The signal [`script-dialog`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.script-dialog.html)
  /// of `WebKitWebView`.
  ///
  /// Argument: `dialog`.
  public var scriptDialog: Gtk.SignalRequest<Bool, WebKit.ScriptDialog> { request("script-dialog") }

  /// The signal
  /// [`show-notification`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.show-notification.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.8.
  ///
  /// Argument: `notification`.
  public var showNotification: Gtk.SignalRequest<Bool, WebKit.Notification> { request("show-notification") }

  /// The signal
  /// [`show-option-menu`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.show-option-menu.html) of
  /// `WebKitWebView`. Since WebKitGTK 2.18.
  ///
  /// Arguments: `menu`, `rectangle`.
  public var showOptionMenu: Gtk.SignalRequest<Bool, WebKit.OptionMenu, Gdk.Rectangle> { request("show-option-menu") }

  /// The signal [`submit-form`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.submit-form.html) of
  /// `WebKitWebView`.
  ///
  /// Argument: `request`.
  public var submitForm: SafeSignal<WebKit.FormSubmissionRequest> { signal(ofOne: "submit-form") }

  /// The signal
  /// [`user-message-received`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.user-message-received.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.28.
  ///
  /// Argument: `message`.
  public var userMessageReceived: Gtk.SignalRequest<Bool, WebKit.UserMessage> { request("user-message-received") }

  /// The signal
  /// [`web-process-terminated`](https://webkitgtk.org/reference/webkitgtk/stable/signal.WebView.web-process-terminated.html)
  /// of `WebKitWebView`. Since WebKitGTK 2.20.
  ///
  /// Argument: `reason`.
  public var webProcessTerminated: SafeSignal<WebKit.WebProcessTerminationReason> {
    signal(ofOne: "web-process-terminated")
  }
}
