// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitSettings`](https://webkitgtk.org/reference/webkitgtk/stable/class.Settings.html).
  open class Settings: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_settings_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`webkit_settings_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.Settings.new.html).
    public init() {
      super.init(adopting: webkit_settings_new().raw)
    }

    /// The property
    /// [`allow-file-access-from-file-urls`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.allow-file-access-from-file-urls.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.10.
    public final var allowFileAccessFromFileUrls: Bool {
      get { webkit_settings_get_allow_file_access_from_file_urls(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_allow_file_access_from_file_urls(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`allow-modal-dialogs`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.allow-modal-dialogs.html)
    /// of `WebKitSettings`.
    public final var allowModalDialogs: Bool {
      get { webkit_settings_get_allow_modal_dialogs(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_allow_modal_dialogs(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`allow-top-navigation-to-data-urls`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.allow-top-navigation-to-data-urls.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.28.
    public final var allowTopNavigationToDataUrls: Bool {
      get { webkit_settings_get_allow_top_navigation_to_data_urls(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_allow_top_navigation_to_data_urls(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`allow-universal-access-from-file-urls`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.allow-universal-access-from-file-urls.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.14.
    public final var allowUniversalAccessFromFileUrls: Bool {
      get { webkit_settings_get_allow_universal_access_from_file_urls(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_allow_universal_access_from_file_urls(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`auto-load-images`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.auto-load-images.html)
    /// of `WebKitSettings`.
    public final var autoLoadImages: Bool {
      get { webkit_settings_get_auto_load_images(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_auto_load_images(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`cursive-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.cursive-font-family.html)
    /// of `WebKitSettings`.
    public final var cursiveFontFamily: String {
      get { Gtk.lentString(webkit_settings_get_cursive_font_family(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { webkit_settings_set_cursive_font_family(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`default-charset`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.default-charset.html) of
    /// `WebKitSettings`.
    public final var defaultCharset: String {
      get { Gtk.lentString(webkit_settings_get_default_charset(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { webkit_settings_set_default_charset(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`default-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.default-font-family.html)
    /// of `WebKitSettings`.
    public final var defaultFontFamily: String {
      get { Gtk.lentString(webkit_settings_get_default_font_family(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { webkit_settings_set_default_font_family(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`default-font-size`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.default-font-size.html)
    /// of `WebKitSettings`.
    public final var defaultFontSize: Int {
      get { webkit_settings_get_default_font_size(Gtk.instance(self)).int }
      set { webkit_settings_set_default_font_size(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`default-monospace-font-size`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.default-monospace-font-size.html)
    /// of `WebKitSettings`.
    public final var defaultMonospaceFontSize: Int {
      get { webkit_settings_get_default_monospace_font_size(Gtk.instance(self)).int }
      set { webkit_settings_set_default_monospace_font_size(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`disable-web-security`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.disable-web-security.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.40.
    public final var disableWebSecurity: Bool {
      get { webkit_settings_get_disable_web_security(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_disable_web_security(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`draw-compositing-indicators`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.draw-compositing-indicators.html)
    /// of `WebKitSettings`.
    public final var drawCompositingIndicators: Bool {
      get { webkit_settings_get_draw_compositing_indicators(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_draw_compositing_indicators(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-back-forward-navigation-gestures`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-back-forward-navigation-gestures.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.24.
    public final var enableBackForwardNavigationGestures: Bool {
      get { webkit_settings_get_enable_back_forward_navigation_gestures(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_back_forward_navigation_gestures(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-caret-browsing`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-caret-browsing.html)
    /// of `WebKitSettings`.
    public final var enableCaretBrowsing: Bool {
      get { webkit_settings_get_enable_caret_browsing(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_caret_browsing(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-developer-extras`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-developer-extras.html)
    /// of `WebKitSettings`.
    public final var enableDeveloperExtras: Bool {
      get { webkit_settings_get_enable_developer_extras(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_developer_extras(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-encrypted-media`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-encrypted-media.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.20.
    public final var enableEncryptedMedia: Bool {
      get { webkit_settings_get_enable_encrypted_media(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_encrypted_media(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-fullscreen`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-fullscreen.html)
    /// of `WebKitSettings`.
    public final var enableFullscreen: Bool {
      get { webkit_settings_get_enable_fullscreen(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_fullscreen(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-html5-database`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-html5-database.html)
    /// of `WebKitSettings`.
    public final var enableHtml5Database: Bool {
      get { webkit_settings_get_enable_html5_database(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_html5_database(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-html5-local-storage`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-html5-local-storage.html)
    /// of `WebKitSettings`.
    public final var enableHtml5LocalStorage: Bool {
      get { webkit_settings_get_enable_html5_local_storage(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_html5_local_storage(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-javascript`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-javascript.html)
    /// of `WebKitSettings`.
    public final var enableJavascript: Bool {
      get { webkit_settings_get_enable_javascript(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_javascript(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-javascript-markup`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-javascript-markup.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.24.
    public final var enableJavascriptMarkup: Bool {
      get { webkit_settings_get_enable_javascript_markup(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_javascript_markup(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-media`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-media.html) of
    /// `WebKitSettings`. Since WebKitGTK 2.26.
    public final var enableMedia: Bool {
      get { webkit_settings_get_enable_media(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_media(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-media-capabilities`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-media-capabilities.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.22.
    public final var enableMediaCapabilities: Bool {
      get { webkit_settings_get_enable_media_capabilities(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_media_capabilities(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-media-stream`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-media-stream.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.4.
    public final var enableMediaStream: Bool {
      get { webkit_settings_get_enable_media_stream(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_media_stream(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-mediasource`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-mediasource.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.4.
    public final var enableMediasource: Bool {
      get { webkit_settings_get_enable_mediasource(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_mediasource(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-mock-capture-devices`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-mock-capture-devices.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.24.
    public final var enableMockCaptureDevices: Bool {
      get { webkit_settings_get_enable_mock_capture_devices(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_mock_capture_devices(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-page-cache`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-page-cache.html)
    /// of `WebKitSettings`.
    public final var enablePageCache: Bool {
      get { webkit_settings_get_enable_page_cache(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_page_cache(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-resizable-text-areas`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-resizable-text-areas.html)
    /// of `WebKitSettings`.
    public final var enableResizableTextAreas: Bool {
      get { webkit_settings_get_enable_resizable_text_areas(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_resizable_text_areas(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-site-specific-quirks`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-site-specific-quirks.html)
    /// of `WebKitSettings`.
    public final var enableSiteSpecificQuirks: Bool {
      get { webkit_settings_get_enable_site_specific_quirks(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_site_specific_quirks(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-smooth-scrolling`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-smooth-scrolling.html)
    /// of `WebKitSettings`.
    public final var enableSmoothScrolling: Bool {
      get { webkit_settings_get_enable_smooth_scrolling(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_smooth_scrolling(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-spatial-navigation`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-spatial-navigation.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.4.
    public final var enableSpatialNavigation: Bool {
      get { webkit_settings_get_enable_spatial_navigation(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_spatial_navigation(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-tabs-to-links`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-tabs-to-links.html)
    /// of `WebKitSettings`.
    public final var enableTabsToLinks: Bool {
      get { webkit_settings_get_enable_tabs_to_links(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_tabs_to_links(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-webaudio`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-webaudio.html) of
    /// `WebKitSettings`.
    public final var enableWebaudio: Bool {
      get { webkit_settings_get_enable_webaudio(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_webaudio(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-webgl`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-webgl.html) of
    /// `WebKitSettings`.
    public final var enableWebgl: Bool {
      get { webkit_settings_get_enable_webgl(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_webgl(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-webrtc`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-webrtc.html) of
    /// `WebKitSettings`. Since WebKitGTK 2.38.
    public final var enableWebrtc: Bool {
      get { webkit_settings_get_enable_webrtc(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_webrtc(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-write-console-messages-to-stdout`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-write-console-messages-to-stdout.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.2.
    public final var enableWriteConsoleMessagesToStdout: Bool {
      get { webkit_settings_get_enable_write_console_messages_to_stdout(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_write_console_messages_to_stdout(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`fantasy-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.fantasy-font-family.html)
    /// of `WebKitSettings`.
    public final var fantasyFontFamily: String {
      get { Gtk.lentString(webkit_settings_get_fantasy_font_family(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { webkit_settings_set_fantasy_font_family(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`hardware-acceleration-policy`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.hardware-acceleration-policy.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.16.
    public final var hardwareAccelerationPolicy: WebKit.HardwareAccelerationPolicy {
      get {
        WebKit.HardwareAccelerationPolicy(cValue: webkit_settings_get_hardware_acceleration_policy(Gtk.instance(self)))
      }
      set { webkit_settings_set_hardware_acceleration_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`javascript-can-access-clipboard`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.javascript-can-access-clipboard.html)
    /// of `WebKitSettings`.
    public final var javascriptCanAccessClipboard: Bool {
      get { webkit_settings_get_javascript_can_access_clipboard(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_javascript_can_access_clipboard(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`javascript-can-open-windows-automatically`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.javascript-can-open-windows-automatically.html)
    /// of `WebKitSettings`.
    public final var javascriptCanOpenWindowsAutomatically: Bool {
      get { webkit_settings_get_javascript_can_open_windows_automatically(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_javascript_can_open_windows_automatically(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`media-content-types-requiring-hardware-support`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.media-content-types-requiring-hardware-support.html)
    /// of `WebKitSettings`. Since WebKitGTK 2.30.
    public final var mediaContentTypesRequiringHardwareSupport: String? {
      get { getProperty("media-content-types-requiring-hardware-support") }
      set {
        Gtk.lend(newValue) {
          webkit_settings_set_media_content_types_requiring_hardware_support(Gtk.instance(self), $0)
        }
      }
    }

    /// The property
    /// [`media-playback-allows-inline`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.media-playback-allows-inline.html)
    /// of `WebKitSettings`.
    public final var mediaPlaybackAllowsInline: Bool {
      get { webkit_settings_get_media_playback_allows_inline(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_media_playback_allows_inline(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`media-playback-requires-user-gesture`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.media-playback-requires-user-gesture.html)
    /// of `WebKitSettings`.
    public final var mediaPlaybackRequiresUserGesture: Bool {
      get { webkit_settings_get_media_playback_requires_user_gesture(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_media_playback_requires_user_gesture(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`minimum-font-size`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.minimum-font-size.html)
    /// of `WebKitSettings`.
    public final var minimumFontSize: Int {
      get { webkit_settings_get_minimum_font_size(Gtk.instance(self)).int }
      set { webkit_settings_set_minimum_font_size(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`monospace-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.monospace-font-family.html)
    /// of `WebKitSettings`.
    public final var monospaceFontFamily: String {
      get { Gtk.lentString(webkit_settings_get_monospace_font_family(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { webkit_settings_set_monospace_font_family(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`pictograph-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.pictograph-font-family.html)
    /// of `WebKitSettings`.
    public final var pictographFontFamily: String {
      get { Gtk.lentString(webkit_settings_get_pictograph_font_family(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { webkit_settings_set_pictograph_font_family(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`print-backgrounds`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.print-backgrounds.html)
    /// of `WebKitSettings`.
    public final var printBackgrounds: Bool {
      get { webkit_settings_get_print_backgrounds(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_print_backgrounds(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`sans-serif-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.sans-serif-font-family.html)
    /// of `WebKitSettings`.
    public final var sansSerifFontFamily: String {
      get { Gtk.lentString(webkit_settings_get_sans_serif_font_family(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { webkit_settings_set_sans_serif_font_family(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`serif-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.serif-font-family.html)
    /// of `WebKitSettings`.
    public final var serifFontFamily: String {
      get { Gtk.lentString(webkit_settings_get_serif_font_family(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { webkit_settings_set_serif_font_family(Gtk.instance(self), $0) } }
    }

    /// The property [`user-agent`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.user-agent.html)
    /// of `WebKitSettings`.
    public final var userAgent: String? {
      get { getProperty("user-agent") }
      set { Gtk.lend(newValue) { webkit_settings_set_user_agent(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`zoom-text-only`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.zoom-text-only.html) of
    /// `WebKitSettings`.
    public final var zoomTextOnly: Bool {
      get { webkit_settings_get_zoom_text_only(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_zoom_text_only(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-dns-prefetching`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-dns-prefetching.html)
    /// of `WebKitSettings`.
    @available(*, deprecated, message: "Deprecated since WebKitGTK 2.48.")
    public final var enableDnsPrefetching: Bool {
      get { webkit_settings_get_enable_dns_prefetching(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_dns_prefetching(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-hyperlink-auditing`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-hyperlink-auditing.html)
    /// of `WebKitSettings`.
    @available(*, deprecated, message: "Deprecated since WebKitGTK 2.50.")
    public final var enableHyperlinkAuditing: Bool {
      get { webkit_settings_get_enable_hyperlink_auditing(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_hyperlink_auditing(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-offline-web-application-cache`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-offline-web-application-cache.html)
    /// of `WebKitSettings`.
    @available(*, deprecated, message: "Deprecated since WebKitGTK 2.44.")
    public final var enableOfflineWebApplicationCache: Bool {
      get { webkit_settings_get_enable_offline_web_application_cache(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_enable_offline_web_application_cache(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`load-icons-ignoring-image-load-setting`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.load-icons-ignoring-image-load-setting.html)
    /// of `WebKitSettings`.
    @available(*, deprecated, message: "Deprecated since WebKitGTK 2.42.")
    public final var loadIconsIgnoringImageLoadSetting: Bool {
      get { webkit_settings_get_load_icons_ignoring_image_load_setting(Gtk.instance(self)).isTrue }
      set { webkit_settings_set_load_icons_ignoring_image_load_setting(Gtk.instance(self), newValue.gboolean) }
    }

    /// Calls
    /// [`webkit_settings_set_user_agent_with_application_details()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Settings.set_user_agent_with_application_details.html).
    public final func setUserAgentWithApplicationDetails(_ applicationName: String?, applicationVersion: String?) {
      webkit_settings_set_user_agent_with_application_details(Gtk.instance(self), applicationName, applicationVersion)
    }

    /// Calls
    /// [`webkit_settings_font_size_to_pixels()`](https://webkitgtk.org/reference/webkitgtk/stable/type_func.Settings.font_size_to_pixels.html).
    /// Since WebKitGTK 2.20.
    @discardableResult
    public static func fontSizeToPixels(_ points: Int) -> Int { webkit_settings_font_size_to_pixels(points.uint32).int }

    /// Calls
    /// [`webkit_settings_font_size_to_points()`](https://webkitgtk.org/reference/webkitgtk/stable/type_func.Settings.font_size_to_points.html).
    /// Since WebKitGTK 2.20.
    @discardableResult
    public static func fontSizeToPoints(_ pixels: Int) -> Int { webkit_settings_font_size_to_points(pixels.uint32).int }
  }
}

extension Reactive where Base: WebKit.Settings {
  /// The property
  /// [`allow-file-access-from-file-urls`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.allow-file-access-from-file-urls.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.10.
  public var allowFileAccessFromFileUrls: DynamicSubject<Bool> { property("allow-file-access-from-file-urls") }

  /// The property
  /// [`allow-modal-dialogs`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.allow-modal-dialogs.html)
  /// of `WebKitSettings`.
  public var allowModalDialogs: DynamicSubject<Bool> { property("allow-modal-dialogs") }

  /// The property
  /// [`allow-top-navigation-to-data-urls`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.allow-top-navigation-to-data-urls.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.28.
  public var allowTopNavigationToDataUrls: DynamicSubject<Bool> { property("allow-top-navigation-to-data-urls") }

  /// The property
  /// [`allow-universal-access-from-file-urls`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.allow-universal-access-from-file-urls.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.14.
  public var allowUniversalAccessFromFileUrls: DynamicSubject<Bool> {
    property("allow-universal-access-from-file-urls")
  }

  /// The property
  /// [`auto-load-images`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.auto-load-images.html) of
  /// `WebKitSettings`.
  public var autoLoadImages: DynamicSubject<Bool> { property("auto-load-images") }

  /// The property
  /// [`cursive-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.cursive-font-family.html)
  /// of `WebKitSettings`.
  public var cursiveFontFamily: DynamicSubject<String> {
    property(
      "cursive-font-family", get: { (object: WebKit.Settings) in object.cursiveFontFamily },
      set: { $0.cursiveFontFamily = $1 })
  }

  /// The property
  /// [`default-charset`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.default-charset.html) of
  /// `WebKitSettings`.
  public var defaultCharset: DynamicSubject<String> {
    property(
      "default-charset", get: { (object: WebKit.Settings) in object.defaultCharset }, set: { $0.defaultCharset = $1 })
  }

  /// The property
  /// [`default-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.default-font-family.html)
  /// of `WebKitSettings`.
  public var defaultFontFamily: DynamicSubject<String> {
    property(
      "default-font-family", get: { (object: WebKit.Settings) in object.defaultFontFamily },
      set: { $0.defaultFontFamily = $1 })
  }

  /// The property
  /// [`default-font-size`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.default-font-size.html)
  /// of `WebKitSettings`.
  public var defaultFontSize: DynamicSubject<Int> {
    property(
      "default-font-size", get: { (object: WebKit.Settings) in object.defaultFontSize },
      set: { $0.defaultFontSize = $1 })
  }

  /// The property
  /// [`default-monospace-font-size`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.default-monospace-font-size.html)
  /// of `WebKitSettings`.
  public var defaultMonospaceFontSize: DynamicSubject<Int> {
    property(
      "default-monospace-font-size", get: { (object: WebKit.Settings) in object.defaultMonospaceFontSize },
      set: { $0.defaultMonospaceFontSize = $1 })
  }

  /// The property
  /// [`disable-web-security`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.disable-web-security.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.40.
  public var disableWebSecurity: DynamicSubject<Bool> { property("disable-web-security") }

  /// The property
  /// [`draw-compositing-indicators`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.draw-compositing-indicators.html)
  /// of `WebKitSettings`.
  public var drawCompositingIndicators: DynamicSubject<Bool> { property("draw-compositing-indicators") }

  /// The property
  /// [`enable-back-forward-navigation-gestures`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-back-forward-navigation-gestures.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.24.
  public var enableBackForwardNavigationGestures: DynamicSubject<Bool> {
    property("enable-back-forward-navigation-gestures")
  }

  /// The property
  /// [`enable-caret-browsing`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-caret-browsing.html)
  /// of `WebKitSettings`.
  public var enableCaretBrowsing: DynamicSubject<Bool> { property("enable-caret-browsing") }

  /// The property
  /// [`enable-developer-extras`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-developer-extras.html)
  /// of `WebKitSettings`.
  public var enableDeveloperExtras: DynamicSubject<Bool> { property("enable-developer-extras") }

  /// The property
  /// [`enable-encrypted-media`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-encrypted-media.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.20.
  public var enableEncryptedMedia: DynamicSubject<Bool> { property("enable-encrypted-media") }

  /// The property
  /// [`enable-fullscreen`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-fullscreen.html)
  /// of `WebKitSettings`.
  public var enableFullscreen: DynamicSubject<Bool> { property("enable-fullscreen") }

  /// The property
  /// [`enable-html5-database`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-html5-database.html)
  /// of `WebKitSettings`.
  public var enableHtml5Database: DynamicSubject<Bool> { property("enable-html5-database") }

  /// The property
  /// [`enable-html5-local-storage`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-html5-local-storage.html)
  /// of `WebKitSettings`.
  public var enableHtml5LocalStorage: DynamicSubject<Bool> { property("enable-html5-local-storage") }

  /// The property
  /// [`enable-javascript`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-javascript.html)
  /// of `WebKitSettings`.
  public var enableJavascript: DynamicSubject<Bool> { property("enable-javascript") }

  /// The property
  /// [`enable-javascript-markup`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-javascript-markup.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.24.
  public var enableJavascriptMarkup: DynamicSubject<Bool> { property("enable-javascript-markup") }

  /// The property
  /// [`enable-media`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-media.html) of
  /// `WebKitSettings`. Since WebKitGTK 2.26.
  public var enableMedia: DynamicSubject<Bool> { property("enable-media") }

  /// The property
  /// [`enable-media-capabilities`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-media-capabilities.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.22.
  public var enableMediaCapabilities: DynamicSubject<Bool> { property("enable-media-capabilities") }

  /// The property
  /// [`enable-media-stream`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-media-stream.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.4.
  public var enableMediaStream: DynamicSubject<Bool> { property("enable-media-stream") }

  /// The property
  /// [`enable-mediasource`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-mediasource.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.4.
  public var enableMediasource: DynamicSubject<Bool> { property("enable-mediasource") }

  /// The property
  /// [`enable-mock-capture-devices`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-mock-capture-devices.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.24.
  public var enableMockCaptureDevices: DynamicSubject<Bool> { property("enable-mock-capture-devices") }

  /// The property
  /// [`enable-page-cache`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-page-cache.html)
  /// of `WebKitSettings`.
  public var enablePageCache: DynamicSubject<Bool> { property("enable-page-cache") }

  /// The property
  /// [`enable-resizable-text-areas`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-resizable-text-areas.html)
  /// of `WebKitSettings`.
  public var enableResizableTextAreas: DynamicSubject<Bool> { property("enable-resizable-text-areas") }

  /// The property
  /// [`enable-site-specific-quirks`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-site-specific-quirks.html)
  /// of `WebKitSettings`.
  public var enableSiteSpecificQuirks: DynamicSubject<Bool> { property("enable-site-specific-quirks") }

  /// The property
  /// [`enable-smooth-scrolling`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-smooth-scrolling.html)
  /// of `WebKitSettings`.
  public var enableSmoothScrolling: DynamicSubject<Bool> { property("enable-smooth-scrolling") }

  /// The property
  /// [`enable-spatial-navigation`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-spatial-navigation.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.4.
  public var enableSpatialNavigation: DynamicSubject<Bool> { property("enable-spatial-navigation") }

  /// The property
  /// [`enable-tabs-to-links`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-tabs-to-links.html)
  /// of `WebKitSettings`.
  public var enableTabsToLinks: DynamicSubject<Bool> { property("enable-tabs-to-links") }

  /// The property
  /// [`enable-webaudio`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-webaudio.html) of
  /// `WebKitSettings`.
  public var enableWebaudio: DynamicSubject<Bool> { property("enable-webaudio") }

  /// The property
  /// [`enable-webgl`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-webgl.html) of
  /// `WebKitSettings`.
  public var enableWebgl: DynamicSubject<Bool> { property("enable-webgl") }

  /// The property
  /// [`enable-webrtc`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-webrtc.html) of
  /// `WebKitSettings`. Since WebKitGTK 2.38.
  public var enableWebrtc: DynamicSubject<Bool> { property("enable-webrtc") }

  /// The property
  /// [`enable-write-console-messages-to-stdout`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-write-console-messages-to-stdout.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.2.
  public var enableWriteConsoleMessagesToStdout: DynamicSubject<Bool> {
    property("enable-write-console-messages-to-stdout")
  }

  /// The property
  /// [`fantasy-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.fantasy-font-family.html)
  /// of `WebKitSettings`.
  public var fantasyFontFamily: DynamicSubject<String> {
    property(
      "fantasy-font-family", get: { (object: WebKit.Settings) in object.fantasyFontFamily },
      set: { $0.fantasyFontFamily = $1 })
  }

  /// The property
  /// [`hardware-acceleration-policy`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.hardware-acceleration-policy.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.16.
  public var hardwareAccelerationPolicy: DynamicSubject<WebKit.HardwareAccelerationPolicy> {
    property("hardware-acceleration-policy")
  }

  /// The property
  /// [`javascript-can-access-clipboard`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.javascript-can-access-clipboard.html)
  /// of `WebKitSettings`.
  public var javascriptCanAccessClipboard: DynamicSubject<Bool> { property("javascript-can-access-clipboard") }

  /// The property
  /// [`javascript-can-open-windows-automatically`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.javascript-can-open-windows-automatically.html)
  /// of `WebKitSettings`.
  public var javascriptCanOpenWindowsAutomatically: DynamicSubject<Bool> {
    property("javascript-can-open-windows-automatically")
  }

  /// The property
  /// [`media-content-types-requiring-hardware-support`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.media-content-types-requiring-hardware-support.html)
  /// of `WebKitSettings`. Since WebKitGTK 2.30.
  public var mediaContentTypesRequiringHardwareSupport: DynamicSubject<String?> {
    property("media-content-types-requiring-hardware-support")
  }

  /// The property
  /// [`media-playback-allows-inline`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.media-playback-allows-inline.html)
  /// of `WebKitSettings`.
  public var mediaPlaybackAllowsInline: DynamicSubject<Bool> { property("media-playback-allows-inline") }

  /// The property
  /// [`media-playback-requires-user-gesture`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.media-playback-requires-user-gesture.html)
  /// of `WebKitSettings`.
  public var mediaPlaybackRequiresUserGesture: DynamicSubject<Bool> { property("media-playback-requires-user-gesture") }

  /// The property
  /// [`minimum-font-size`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.minimum-font-size.html)
  /// of `WebKitSettings`.
  public var minimumFontSize: DynamicSubject<Int> {
    property(
      "minimum-font-size", get: { (object: WebKit.Settings) in object.minimumFontSize },
      set: { $0.minimumFontSize = $1 })
  }

  /// The property
  /// [`monospace-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.monospace-font-family.html)
  /// of `WebKitSettings`.
  public var monospaceFontFamily: DynamicSubject<String> {
    property(
      "monospace-font-family", get: { (object: WebKit.Settings) in object.monospaceFontFamily },
      set: { $0.monospaceFontFamily = $1 })
  }

  /// The property
  /// [`pictograph-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.pictograph-font-family.html)
  /// of `WebKitSettings`.
  public var pictographFontFamily: DynamicSubject<String> {
    property(
      "pictograph-font-family", get: { (object: WebKit.Settings) in object.pictographFontFamily },
      set: { $0.pictographFontFamily = $1 })
  }

  /// The property
  /// [`print-backgrounds`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.print-backgrounds.html)
  /// of `WebKitSettings`.
  public var printBackgrounds: DynamicSubject<Bool> { property("print-backgrounds") }

  /// The property
  /// [`sans-serif-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.sans-serif-font-family.html)
  /// of `WebKitSettings`.
  public var sansSerifFontFamily: DynamicSubject<String> {
    property(
      "sans-serif-font-family", get: { (object: WebKit.Settings) in object.sansSerifFontFamily },
      set: { $0.sansSerifFontFamily = $1 })
  }

  /// The property
  /// [`serif-font-family`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.serif-font-family.html)
  /// of `WebKitSettings`.
  public var serifFontFamily: DynamicSubject<String> {
    property(
      "serif-font-family", get: { (object: WebKit.Settings) in object.serifFontFamily },
      set: { $0.serifFontFamily = $1 })
  }

  /// The property [`user-agent`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.user-agent.html) of
  /// `WebKitSettings`.
  public var userAgent: DynamicSubject<String?> { property("user-agent") }

  /// The property
  /// [`zoom-text-only`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.zoom-text-only.html) of
  /// `WebKitSettings`.
  public var zoomTextOnly: DynamicSubject<Bool> { property("zoom-text-only") }

  /// The property
  /// [`enable-dns-prefetching`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-dns-prefetching.html)
  /// of `WebKitSettings`.
  @available(*, deprecated, message: "Deprecated since WebKitGTK 2.48.")
  public var enableDnsPrefetching: DynamicSubject<Bool> { property("enable-dns-prefetching") }

  /// The property
  /// [`enable-hyperlink-auditing`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-hyperlink-auditing.html)
  /// of `WebKitSettings`.
  @available(*, deprecated, message: "Deprecated since WebKitGTK 2.50.")
  public var enableHyperlinkAuditing: DynamicSubject<Bool> { property("enable-hyperlink-auditing") }

  /// The property
  /// [`enable-offline-web-application-cache`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.enable-offline-web-application-cache.html)
  /// of `WebKitSettings`.
  @available(*, deprecated, message: "Deprecated since WebKitGTK 2.44.")
  public var enableOfflineWebApplicationCache: DynamicSubject<Bool> { property("enable-offline-web-application-cache") }

  /// The property
  /// [`load-icons-ignoring-image-load-setting`](https://webkitgtk.org/reference/webkitgtk/stable/property.Settings.load-icons-ignoring-image-load-setting.html)
  /// of `WebKitSettings`.
  @available(*, deprecated, message: "Deprecated since WebKitGTK 2.42.")
  public var loadIconsIgnoringImageLoadSetting: DynamicSubject<Bool> {
    property("load-icons-ignoring-image-load-setting")
  }
}
