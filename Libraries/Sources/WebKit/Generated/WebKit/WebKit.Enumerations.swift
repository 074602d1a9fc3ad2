// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The enumeration
  /// [`WebKitAuthenticationScheme`](https://webkitgtk.org/reference/webkitgtk/stable/enum.AuthenticationScheme.html).
  /// Since WebKitGTK 2.2.
  public nonisolated enum AuthenticationScheme: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_AUTHENTICATION_SCHEME_DEFAULT` in C.
    case `default` = 1
    /// `WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC` in C.
    case httpBasic = 2
    /// `WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST` in C.
    case httpDigest = 3
    /// `WEBKIT_AUTHENTICATION_SCHEME_HTML_FORM` in C.
    case htmlForm = 4
    /// `WEBKIT_AUTHENTICATION_SCHEME_NTLM` in C.
    case ntlm = 5
    /// `WEBKIT_AUTHENTICATION_SCHEME_NEGOTIATE` in C.
    case negotiate = 6
    /// `WEBKIT_AUTHENTICATION_SCHEME_CLIENT_CERTIFICATE_REQUESTED` in C.
    case clientCertificateRequested = 7
    /// `WEBKIT_AUTHENTICATION_SCHEME_SERVER_TRUST_EVALUATION_REQUESTED` in C.
    case serverTrustEvaluationRequested = 8
    /// `WEBKIT_AUTHENTICATION_SCHEME_CLIENT_CERTIFICATE_PIN_REQUESTED` in C.
    case clientCertificatePinRequested = 9
    /// `WEBKIT_AUTHENTICATION_SCHEME_UNKNOWN` in C.
    case unknown = 100

    public static var gType: Gtk.GType { webkit_authentication_scheme_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitAuthenticationScheme) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitAuthenticationScheme { WebKitAuthenticationScheme(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitAutomationBrowsingContextPresentation`](https://webkitgtk.org/reference/webkitgtk/stable/enum.AutomationBrowsingContextPresentation.html).
  /// Since WebKitGTK 2.28.
  public nonisolated enum AutomationBrowsingContextPresentation: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_AUTOMATION_BROWSING_CONTEXT_PRESENTATION_WINDOW` in C.
    case window = 0
    /// `WEBKIT_AUTOMATION_BROWSING_CONTEXT_PRESENTATION_TAB` in C.
    case tab = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_automation_browsing_context_presentation_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitAutomationBrowsingContextPresentation) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: WebKitAutomationBrowsingContextPresentation {
      WebKitAutomationBrowsingContextPresentation(rawValue: unsigned)
    }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitAutoplayPolicy`](https://webkitgtk.org/reference/webkitgtk/stable/enum.AutoplayPolicy.html). Since
  /// WebKitGTK 2.30.
  public nonisolated enum AutoplayPolicy: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_AUTOPLAY_ALLOW` in C.
    case allow = 0
    /// `WEBKIT_AUTOPLAY_ALLOW_WITHOUT_SOUND` in C.
    case allowWithoutSound = 1
    /// `WEBKIT_AUTOPLAY_DENY` in C.
    case deny = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_autoplay_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitAutoplayPolicy) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitAutoplayPolicy { WebKitAutoplayPolicy(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration [`WebKitCacheModel`](https://webkitgtk.org/reference/webkitgtk/stable/enum.CacheModel.html).
  public nonisolated enum CacheModel: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_CACHE_MODEL_DOCUMENT_VIEWER` in C.
    case documentViewer = 0
    /// `WEBKIT_CACHE_MODEL_WEB_BROWSER` in C.
    case webBrowser = 1
    /// `WEBKIT_CACHE_MODEL_DOCUMENT_BROWSER` in C.
    case documentBrowser = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_cache_model_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitCacheModel) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitCacheModel { WebKitCacheModel(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitContextMenuAction`](https://webkitgtk.org/reference/webkitgtk/stable/enum.ContextMenuAction.html).
  public nonisolated enum ContextMenuAction: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_CONTEXT_MENU_ACTION_NO_ACTION` in C.
    case noAction = 0
    /// `WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK` in C.
    case openLink = 1
    /// `WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK_IN_NEW_WINDOW` in C.
    case openLinkInNewWindow = 2
    /// `WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_LINK_TO_DISK` in C.
    case downloadLinkToDisk = 3
    /// `WEBKIT_CONTEXT_MENU_ACTION_COPY_LINK_TO_CLIPBOARD` in C.
    case copyLinkToClipboard = 4
    /// `WEBKIT_CONTEXT_MENU_ACTION_OPEN_IMAGE_IN_NEW_WINDOW` in C.
    case openImageInNewWindow = 5
    /// `WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_IMAGE_TO_DISK` in C.
    case downloadImageToDisk = 6
    /// `WEBKIT_CONTEXT_MENU_ACTION_COPY_IMAGE_TO_CLIPBOARD` in C.
    case copyImageToClipboard = 7
    /// `WEBKIT_CONTEXT_MENU_ACTION_COPY_IMAGE_URL_TO_CLIPBOARD` in C.
    case copyImageUrlToClipboard = 8
    /// `WEBKIT_CONTEXT_MENU_ACTION_OPEN_FRAME_IN_NEW_WINDOW` in C.
    case openFrameInNewWindow = 9
    /// `WEBKIT_CONTEXT_MENU_ACTION_GO_BACK` in C.
    case goBack = 10
    /// `WEBKIT_CONTEXT_MENU_ACTION_GO_FORWARD` in C.
    case goForward = 11
    /// `WEBKIT_CONTEXT_MENU_ACTION_STOP` in C.
    case stop = 12
    /// `WEBKIT_CONTEXT_MENU_ACTION_RELOAD` in C.
    case reload = 13
    /// `WEBKIT_CONTEXT_MENU_ACTION_COPY` in C.
    case copy = 14
    /// `WEBKIT_CONTEXT_MENU_ACTION_CUT` in C.
    case cut = 15
    /// `WEBKIT_CONTEXT_MENU_ACTION_PASTE` in C.
    case paste = 16
    /// `WEBKIT_CONTEXT_MENU_ACTION_DELETE` in C.
    case delete = 17
    /// `WEBKIT_CONTEXT_MENU_ACTION_SELECT_ALL` in C.
    case selectAll = 18
    /// `WEBKIT_CONTEXT_MENU_ACTION_INPUT_METHODS` in C.
    case inputMethods = 19
    /// `WEBKIT_CONTEXT_MENU_ACTION_UNICODE` in C.
    case unicode = 20
    /// `WEBKIT_CONTEXT_MENU_ACTION_SPELLING_GUESS` in C.
    case spellingGuess = 21
    /// `WEBKIT_CONTEXT_MENU_ACTION_NO_GUESSES_FOUND` in C.
    case noGuessesFound = 22
    /// `WEBKIT_CONTEXT_MENU_ACTION_IGNORE_SPELLING` in C.
    case ignoreSpelling = 23
    /// `WEBKIT_CONTEXT_MENU_ACTION_LEARN_SPELLING` in C.
    case learnSpelling = 24
    /// `WEBKIT_CONTEXT_MENU_ACTION_IGNORE_GRAMMAR` in C.
    case ignoreGrammar = 25
    /// `WEBKIT_CONTEXT_MENU_ACTION_FONT_MENU` in C.
    case fontMenu = 26
    /// `WEBKIT_CONTEXT_MENU_ACTION_BOLD` in C.
    case bold = 27
    /// `WEBKIT_CONTEXT_MENU_ACTION_ITALIC` in C.
    case italic = 28
    /// `WEBKIT_CONTEXT_MENU_ACTION_UNDERLINE` in C.
    case underline = 29
    /// `WEBKIT_CONTEXT_MENU_ACTION_OUTLINE` in C.
    case outline = 30
    /// `WEBKIT_CONTEXT_MENU_ACTION_INSPECT_ELEMENT` in C.
    case inspectElement = 31
    /// `WEBKIT_CONTEXT_MENU_ACTION_OPEN_VIDEO_IN_NEW_WINDOW` in C.
    case openVideoInNewWindow = 32
    /// `WEBKIT_CONTEXT_MENU_ACTION_OPEN_AUDIO_IN_NEW_WINDOW` in C.
    case openAudioInNewWindow = 33
    /// `WEBKIT_CONTEXT_MENU_ACTION_COPY_VIDEO_LINK_TO_CLIPBOARD` in C.
    case copyVideoLinkToClipboard = 34
    /// `WEBKIT_CONTEXT_MENU_ACTION_COPY_AUDIO_LINK_TO_CLIPBOARD` in C.
    case copyAudioLinkToClipboard = 35
    /// `WEBKIT_CONTEXT_MENU_ACTION_TOGGLE_MEDIA_CONTROLS` in C.
    case toggleMediaControls = 36
    /// `WEBKIT_CONTEXT_MENU_ACTION_TOGGLE_MEDIA_LOOP` in C.
    case toggleMediaLoop = 37
    /// `WEBKIT_CONTEXT_MENU_ACTION_ENTER_VIDEO_FULLSCREEN` in C.
    case enterVideoFullscreen = 38
    /// `WEBKIT_CONTEXT_MENU_ACTION_MEDIA_PLAY` in C.
    case mediaPlay = 39
    /// `WEBKIT_CONTEXT_MENU_ACTION_MEDIA_PAUSE` in C.
    case mediaPause = 40
    /// `WEBKIT_CONTEXT_MENU_ACTION_MEDIA_MUTE` in C.
    case mediaMute = 41
    /// `WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_VIDEO_TO_DISK` in C.
    case downloadVideoToDisk = 42
    /// `WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_AUDIO_TO_DISK` in C.
    case downloadAudioToDisk = 43
    /// `WEBKIT_CONTEXT_MENU_ACTION_INSERT_EMOJI` in C.
    case insertEmoji = 44
    /// `WEBKIT_CONTEXT_MENU_ACTION_PASTE_AS_PLAIN_TEXT` in C.
    case pasteAsPlainText = 45
    /// `WEBKIT_CONTEXT_MENU_ACTION_CUSTOM` in C.
    case custom = 10000

    public static var gType: Gtk.GType { webkit_context_menu_action_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitContextMenuAction) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitContextMenuAction { WebKitContextMenuAction(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitCookieAcceptPolicy`](https://webkitgtk.org/reference/webkitgtk/stable/enum.CookieAcceptPolicy.html).
  public nonisolated enum CookieAcceptPolicy: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_COOKIE_POLICY_ACCEPT_ALWAYS` in C.
    case always = 0
    /// `WEBKIT_COOKIE_POLICY_ACCEPT_NEVER` in C.
    case never = 1
    /// `WEBKIT_COOKIE_POLICY_ACCEPT_NO_THIRD_PARTY` in C.
    case noThirdParty = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_cookie_accept_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitCookieAcceptPolicy) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitCookieAcceptPolicy { WebKitCookieAcceptPolicy(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitCookiePersistentStorage`](https://webkitgtk.org/reference/webkitgtk/stable/enum.CookiePersistentStorage.html).
  public nonisolated enum CookiePersistentStorage: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_COOKIE_PERSISTENT_STORAGE_TEXT` in C.
    case text = 0
    /// `WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE` in C.
    case sqlite = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_cookie_persistent_storage_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitCookiePersistentStorage) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: WebKitCookiePersistentStorage {
      WebKitCookiePersistentStorage(rawValue: unsigned)
    }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitCredentialPersistence`](https://webkitgtk.org/reference/webkitgtk/stable/enum.CredentialPersistence.html).
  /// Since WebKitGTK 2.2.
  public nonisolated enum CredentialPersistence: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_CREDENTIAL_PERSISTENCE_NONE` in C.
    case none = 0
    /// `WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION` in C.
    case forSession = 1
    /// `WEBKIT_CREDENTIAL_PERSISTENCE_PERMANENT` in C.
    case permanent = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_credential_persistence_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitCredentialPersistence) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitCredentialPersistence { WebKitCredentialPersistence(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The flags
  /// [`WebKitEditorTypingAttributes`](https://webkitgtk.org/reference/webkitgtk/stable/flags.EditorTypingAttributes.html).
  /// Since WebKitGTK 2.10.
  public nonisolated struct EditorTypingAttributes: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `WEBKIT_EDITOR_TYPING_ATTRIBUTE_NONE` in C.
    public static var none: EditorTypingAttributes { EditorTypingAttributes(rawValue: 2) }
    /// `WEBKIT_EDITOR_TYPING_ATTRIBUTE_BOLD` in C.
    public static var bold: EditorTypingAttributes { EditorTypingAttributes(rawValue: 4) }
    /// `WEBKIT_EDITOR_TYPING_ATTRIBUTE_ITALIC` in C.
    public static var italic: EditorTypingAttributes { EditorTypingAttributes(rawValue: 8) }
    /// `WEBKIT_EDITOR_TYPING_ATTRIBUTE_UNDERLINE` in C.
    public static var underline: EditorTypingAttributes { EditorTypingAttributes(rawValue: 16) }
    /// `WEBKIT_EDITOR_TYPING_ATTRIBUTE_STRIKETHROUGH` in C.
    public static var strikethrough: EditorTypingAttributes { EditorTypingAttributes(rawValue: 32) }

    public static var gType: Gtk.GType { webkit_editor_typing_attributes_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitEditorTypingAttributes) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: WebKitEditorTypingAttributes { WebKitEditorTypingAttributes(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The flags [`WebKitFindOptions`](https://webkitgtk.org/reference/webkitgtk/stable/flags.FindOptions.html).
  public nonisolated struct FindOptions: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE` in C.
    public static var caseInsensitive: FindOptions { FindOptions(rawValue: 1) }
    /// `WEBKIT_FIND_OPTIONS_AT_WORD_STARTS` in C.
    public static var atWordStarts: FindOptions { FindOptions(rawValue: 2) }
    /// `WEBKIT_FIND_OPTIONS_TREAT_MEDIAL_CAPITAL_AS_WORD_START` in C.
    public static var treatMedialCapitalAsWordStart: FindOptions { FindOptions(rawValue: 4) }
    /// `WEBKIT_FIND_OPTIONS_BACKWARDS` in C.
    public static var backwards: FindOptions { FindOptions(rawValue: 8) }
    /// `WEBKIT_FIND_OPTIONS_WRAP_AROUND` in C.
    public static var wrapAround: FindOptions { FindOptions(rawValue: 16) }

    public static var gType: Gtk.GType { webkit_find_options_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitFindOptions) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitFindOptions { WebKitFindOptions(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitHardwareAccelerationPolicy`](https://webkitgtk.org/reference/webkitgtk/stable/enum.HardwareAccelerationPolicy.html).
  /// Since WebKitGTK 2.16.
  public nonisolated enum HardwareAccelerationPolicy: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_HARDWARE_ACCELERATION_POLICY_ALWAYS` in C.
    case always = 0
    /// `WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER` in C.
    case never = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_hardware_acceleration_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitHardwareAccelerationPolicy) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: WebKitHardwareAccelerationPolicy {
      WebKitHardwareAccelerationPolicy(rawValue: unsigned)
    }
  }
}

extension WebKit {
  /// The flags
  /// [`WebKitHitTestResultContext`](https://webkitgtk.org/reference/webkitgtk/stable/flags.HitTestResultContext.html).
  public nonisolated struct HitTestResultContext: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `WEBKIT_HIT_TEST_RESULT_CONTEXT_DOCUMENT` in C.
    public static var document: HitTestResultContext { HitTestResultContext(rawValue: 2) }
    /// `WEBKIT_HIT_TEST_RESULT_CONTEXT_LINK` in C.
    public static var link: HitTestResultContext { HitTestResultContext(rawValue: 4) }
    /// `WEBKIT_HIT_TEST_RESULT_CONTEXT_IMAGE` in C.
    public static var image: HitTestResultContext { HitTestResultContext(rawValue: 8) }
    /// `WEBKIT_HIT_TEST_RESULT_CONTEXT_MEDIA` in C.
    public static var media: HitTestResultContext { HitTestResultContext(rawValue: 16) }
    /// `WEBKIT_HIT_TEST_RESULT_CONTEXT_EDITABLE` in C.
    public static var editable: HitTestResultContext { HitTestResultContext(rawValue: 32) }
    /// `WEBKIT_HIT_TEST_RESULT_CONTEXT_SCROLLBAR` in C.
    public static var scrollbar: HitTestResultContext { HitTestResultContext(rawValue: 64) }
    /// `WEBKIT_HIT_TEST_RESULT_CONTEXT_SELECTION` in C.
    public static var selection: HitTestResultContext { HitTestResultContext(rawValue: 128) }

    public static var gType: Gtk.GType { webkit_hit_test_result_context_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitHitTestResultContext) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitHitTestResultContext { WebKitHitTestResultContext(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The flags [`WebKitInputHints`](https://webkitgtk.org/reference/webkitgtk/stable/flags.InputHints.html). Since
  /// WebKitGTK 2.28.
  public nonisolated struct InputHints: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `WEBKIT_INPUT_HINT_SPELLCHECK` in C.
    public static var spellcheck: InputHints { InputHints(rawValue: 1) }
    /// `WEBKIT_INPUT_HINT_LOWERCASE` in C.
    public static var lowercase: InputHints { InputHints(rawValue: 2) }
    /// `WEBKIT_INPUT_HINT_UPPERCASE_CHARS` in C.
    public static var uppercaseChars: InputHints { InputHints(rawValue: 4) }
    /// `WEBKIT_INPUT_HINT_UPPERCASE_WORDS` in C.
    public static var uppercaseWords: InputHints { InputHints(rawValue: 8) }
    /// `WEBKIT_INPUT_HINT_UPPERCASE_SENTENCES` in C.
    public static var uppercaseSentences: InputHints { InputHints(rawValue: 16) }
    /// `WEBKIT_INPUT_HINT_INHIBIT_OSK` in C.
    public static var inhibitOsk: InputHints { InputHints(rawValue: 32) }

    public static var gType: Gtk.GType { webkit_input_hints_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitInputHints) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitInputHints { WebKitInputHints(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration [`WebKitInputPurpose`](https://webkitgtk.org/reference/webkitgtk/stable/enum.InputPurpose.html).
  /// Since WebKitGTK 2.28.
  public nonisolated enum InputPurpose: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_INPUT_PURPOSE_FREE_FORM` in C.
    case freeForm = 0
    /// `WEBKIT_INPUT_PURPOSE_DIGITS` in C.
    case digits = 1
    /// `WEBKIT_INPUT_PURPOSE_NUMBER` in C.
    case number = 2
    /// `WEBKIT_INPUT_PURPOSE_PHONE` in C.
    case phone = 3
    /// `WEBKIT_INPUT_PURPOSE_URL` in C.
    case url = 4
    /// `WEBKIT_INPUT_PURPOSE_EMAIL` in C.
    case email = 5
    /// `WEBKIT_INPUT_PURPOSE_PASSWORD` in C.
    case password = 6

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 7) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_input_purpose_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitInputPurpose) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitInputPurpose { WebKitInputPurpose(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitInsecureContentEvent`](https://webkitgtk.org/reference/webkitgtk/stable/enum.InsecureContentEvent.html).
  ///
  /// Deprecated since WebKitGTK 2.46.
  public nonisolated enum InsecureContentEvent: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_INSECURE_CONTENT_RUN` in C.
    case run = 0
    /// `WEBKIT_INSECURE_CONTENT_DISPLAYED` in C.
    case displayed = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_insecure_content_event_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitInsecureContentEvent) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitInsecureContentEvent { WebKitInsecureContentEvent(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration [`WebKitLoadEvent`](https://webkitgtk.org/reference/webkitgtk/stable/enum.LoadEvent.html).
  public nonisolated enum LoadEvent: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_LOAD_STARTED` in C.
    case started = 0
    /// `WEBKIT_LOAD_REDIRECTED` in C.
    case redirected = 1
    /// `WEBKIT_LOAD_COMMITTED` in C.
    case committed = 2
    /// `WEBKIT_LOAD_FINISHED` in C.
    case finished = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_load_event_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitLoadEvent) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitLoadEvent { WebKitLoadEvent(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitMediaCaptureState`](https://webkitgtk.org/reference/webkitgtk/stable/enum.MediaCaptureState.html). Since
  /// WebKitGTK 2.34.
  public nonisolated enum MediaCaptureState: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_MEDIA_CAPTURE_STATE_NONE` in C.
    case none = 0
    /// `WEBKIT_MEDIA_CAPTURE_STATE_ACTIVE` in C.
    case active = 1
    /// `WEBKIT_MEDIA_CAPTURE_STATE_MUTED` in C.
    case muted = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_media_capture_state_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitMediaCaptureState) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitMediaCaptureState { WebKitMediaCaptureState(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitNavigationType`](https://webkitgtk.org/reference/webkitgtk/stable/enum.NavigationType.html).
  public nonisolated enum NavigationType: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_NAVIGATION_TYPE_LINK_CLICKED` in C.
    case linkClicked = 0
    /// `WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED` in C.
    case formSubmitted = 1
    /// `WEBKIT_NAVIGATION_TYPE_BACK_FORWARD` in C.
    case backForward = 2
    /// `WEBKIT_NAVIGATION_TYPE_RELOAD` in C.
    case reload = 3
    /// `WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED` in C.
    case formResubmitted = 4
    /// `WEBKIT_NAVIGATION_TYPE_OTHER` in C.
    case other = 5

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_navigation_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitNavigationType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitNavigationType { WebKitNavigationType(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitNetworkProxyMode`](https://webkitgtk.org/reference/webkitgtk/stable/enum.NetworkProxyMode.html). Since
  /// WebKitGTK 2.16.
  public nonisolated enum NetworkProxyMode: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_NETWORK_PROXY_MODE_DEFAULT` in C.
    case `default` = 0
    /// `WEBKIT_NETWORK_PROXY_MODE_NO_PROXY` in C.
    case noProxy = 1
    /// `WEBKIT_NETWORK_PROXY_MODE_CUSTOM` in C.
    case custom = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_network_proxy_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitNetworkProxyMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitNetworkProxyMode { WebKitNetworkProxyMode(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitPermissionState`](https://webkitgtk.org/reference/webkitgtk/stable/enum.PermissionState.html). Since
  /// WebKitGTK 2.40.
  public nonisolated enum PermissionState: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_PERMISSION_STATE_GRANTED` in C.
    case granted = 0
    /// `WEBKIT_PERMISSION_STATE_DENIED` in C.
    case denied = 1
    /// `WEBKIT_PERMISSION_STATE_PROMPT` in C.
    case prompt = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_permission_state_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitPermissionState) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitPermissionState { WebKitPermissionState(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitPolicyDecisionType`](https://webkitgtk.org/reference/webkitgtk/stable/enum.PolicyDecisionType.html).
  public nonisolated enum PolicyDecisionType: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION` in C.
    case navigationAction = 0
    /// `WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION` in C.
    case newWindowAction = 1
    /// `WEBKIT_POLICY_DECISION_TYPE_RESPONSE` in C.
    case response = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_policy_decision_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitPolicyDecisionType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitPolicyDecisionType { WebKitPolicyDecisionType(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitPrintOperationResponse`](https://webkitgtk.org/reference/webkitgtk/stable/enum.PrintOperationResponse.html).
  public nonisolated enum PrintOperationResponse: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_PRINT_OPERATION_RESPONSE_PRINT` in C.
    case print = 0
    /// `WEBKIT_PRINT_OPERATION_RESPONSE_CANCEL` in C.
    case cancel = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_print_operation_response_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitPrintOperationResponse) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: WebKitPrintOperationResponse { WebKitPrintOperationResponse(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration [`WebKitSaveMode`](https://webkitgtk.org/reference/webkitgtk/stable/enum.SaveMode.html).
  public nonisolated enum SaveMode: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_SAVE_MODE_MHTML` in C.
    case mhtml = 0

    public static var gType: Gtk.GType { webkit_save_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitSaveMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitSaveMode { WebKitSaveMode(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitScriptDialogType`](https://webkitgtk.org/reference/webkitgtk/stable/enum.ScriptDialogType.html).
  public nonisolated enum ScriptDialogType: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_SCRIPT_DIALOG_ALERT` in C.
    case alert = 0
    /// `WEBKIT_SCRIPT_DIALOG_CONFIRM` in C.
    case confirm = 1
    /// `WEBKIT_SCRIPT_DIALOG_PROMPT` in C.
    case prompt = 2
    /// `WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM` in C.
    case beforeUnloadConfirm = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_script_dialog_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitScriptDialogType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitScriptDialogType { WebKitScriptDialogType(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The flags [`WebKitSnapshotOptions`](https://webkitgtk.org/reference/webkitgtk/stable/flags.SnapshotOptions.html).
  public nonisolated struct SnapshotOptions: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `WEBKIT_SNAPSHOT_OPTIONS_INCLUDE_SELECTION_HIGHLIGHTING` in C.
    public static var includeSelectionHighlighting: SnapshotOptions { SnapshotOptions(rawValue: 1) }
    /// `WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND` in C.
    public static var transparentBackground: SnapshotOptions { SnapshotOptions(rawValue: 2) }

    public static var gType: Gtk.GType { webkit_snapshot_options_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitSnapshotOptions) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitSnapshotOptions { WebKitSnapshotOptions(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitSnapshotRegion`](https://webkitgtk.org/reference/webkitgtk/stable/enum.SnapshotRegion.html).
  public nonisolated enum SnapshotRegion: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_SNAPSHOT_REGION_VISIBLE` in C.
    case visible = 0
    /// `WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT` in C.
    case fullDocument = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_snapshot_region_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitSnapshotRegion) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitSnapshotRegion { WebKitSnapshotRegion(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitTLSErrorsPolicy`](https://webkitgtk.org/reference/webkitgtk/stable/enum.TLSErrorsPolicy.html).
  public nonisolated enum TLSErrorsPolicy: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_TLS_ERRORS_POLICY_IGNORE` in C.
    case ignore = 0
    /// `WEBKIT_TLS_ERRORS_POLICY_FAIL` in C.
    case fail = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_tls_errors_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitTLSErrorsPolicy) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitTLSErrorsPolicy { WebKitTLSErrorsPolicy(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitUserContentInjectedFrames`](https://webkitgtk.org/reference/webkitgtk/stable/enum.UserContentInjectedFrames.html).
  /// Since WebKitGTK 2.6.
  public nonisolated enum UserContentInjectedFrames: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES` in C.
    case allFrames = 0
    /// `WEBKIT_USER_CONTENT_INJECT_TOP_FRAME` in C.
    case topFrame = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_user_content_injected_frames_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitUserContentInjectedFrames) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: WebKitUserContentInjectedFrames {
      WebKitUserContentInjectedFrames(rawValue: unsigned)
    }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitUserScriptInjectionTime`](https://webkitgtk.org/reference/webkitgtk/stable/enum.UserScriptInjectionTime.html).
  /// Since WebKitGTK 2.6.
  public nonisolated enum UserScriptInjectionTime: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START` in C.
    case start = 0
    /// `WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END` in C.
    case end = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_user_script_injection_time_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitUserScriptInjectionTime) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: WebKitUserScriptInjectionTime {
      WebKitUserScriptInjectionTime(rawValue: unsigned)
    }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitUserStyleLevel`](https://webkitgtk.org/reference/webkitgtk/stable/enum.UserStyleLevel.html). Since
  /// WebKitGTK 2.6.
  public nonisolated enum UserStyleLevel: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_USER_STYLE_LEVEL_USER` in C.
    case user = 0
    /// `WEBKIT_USER_STYLE_LEVEL_AUTHOR` in C.
    case author = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_user_style_level_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitUserStyleLevel) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitUserStyleLevel { WebKitUserStyleLevel(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitWebExtensionMode`](https://webkitgtk.org/reference/webkitgtk/stable/enum.WebExtensionMode.html). Since
  /// WebKitGTK 2.38.
  public nonisolated enum WebExtensionMode: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_WEB_EXTENSION_MODE_NONE` in C.
    case none = 0
    /// `WEBKIT_WEB_EXTENSION_MODE_MANIFESTV2` in C.
    case manifestv2 = 1
    /// `WEBKIT_WEB_EXTENSION_MODE_MANIFESTV3` in C.
    case manifestv3 = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_web_extension_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitWebExtensionMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitWebExtensionMode { WebKitWebExtensionMode(rawValue: unsigned) }
  }
}

extension WebKit {
  /// The enumeration
  /// [`WebKitWebProcessTerminationReason`](https://webkitgtk.org/reference/webkitgtk/stable/enum.WebProcessTerminationReason.html).
  /// Since WebKitGTK 2.20.
  public nonisolated enum WebProcessTerminationReason: Int32, Gtk.GEnum, Sendable {
    /// `WEBKIT_WEB_PROCESS_CRASHED` in C.
    case crashed = 0
    /// `WEBKIT_WEB_PROCESS_EXCEEDED_MEMORY_LIMIT` in C.
    case exceededMemoryLimit = 1
    /// `WEBKIT_WEB_PROCESS_TERMINATED_BY_API` in C.
    case terminatedByApi = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { webkit_web_process_termination_reason_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitWebProcessTerminationReason) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: WebKitWebProcessTerminationReason {
      WebKitWebProcessTerminationReason(rawValue: unsigned)
    }
  }
}

extension WebKit {
  /// The flags
  /// [`WebKitWebsiteDataTypes`](https://webkitgtk.org/reference/webkitgtk/stable/flags.WebsiteDataTypes.html). Since
  /// WebKitGTK 2.16.
  public nonisolated struct WebsiteDataTypes: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `WEBKIT_WEBSITE_DATA_MEMORY_CACHE` in C.
    public static var memoryCache: WebsiteDataTypes { WebsiteDataTypes(rawValue: 1) }
    /// `WEBKIT_WEBSITE_DATA_DISK_CACHE` in C.
    public static var diskCache: WebsiteDataTypes { WebsiteDataTypes(rawValue: 2) }
    /// `WEBKIT_WEBSITE_DATA_OFFLINE_APPLICATION_CACHE` in C.
    public static var offlineApplicationCache: WebsiteDataTypes { WebsiteDataTypes(rawValue: 4) }
    /// `WEBKIT_WEBSITE_DATA_SESSION_STORAGE` in C.
    public static var sessionStorage: WebsiteDataTypes { WebsiteDataTypes(rawValue: 8) }
    /// `WEBKIT_WEBSITE_DATA_LOCAL_STORAGE` in C.
    public static var localStorage: WebsiteDataTypes { WebsiteDataTypes(rawValue: 16) }
    /// `WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES` in C.
    public static var indexeddbDatabases: WebsiteDataTypes { WebsiteDataTypes(rawValue: 32) }
    /// `WEBKIT_WEBSITE_DATA_COOKIES` in C.
    public static var cookies: WebsiteDataTypes { WebsiteDataTypes(rawValue: 64) }
    /// `WEBKIT_WEBSITE_DATA_DEVICE_ID_HASH_SALT` in C.
    public static var deviceIdHashSalt: WebsiteDataTypes { WebsiteDataTypes(rawValue: 128) }
    /// `WEBKIT_WEBSITE_DATA_HSTS_CACHE` in C.
    public static var hstsCache: WebsiteDataTypes { WebsiteDataTypes(rawValue: 256) }
    /// `WEBKIT_WEBSITE_DATA_ITP` in C.
    public static var itp: WebsiteDataTypes { WebsiteDataTypes(rawValue: 512) }
    /// `WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS` in C.
    public static var serviceWorkerRegistrations: WebsiteDataTypes { WebsiteDataTypes(rawValue: 1024) }
    /// `WEBKIT_WEBSITE_DATA_DOM_CACHE` in C.
    public static var domCache: WebsiteDataTypes { WebsiteDataTypes(rawValue: 2048) }
    /// `WEBKIT_WEBSITE_DATA_ALL` in C.
    public static var all: WebsiteDataTypes { WebsiteDataTypes(rawValue: 4095) }

    public static var gType: Gtk.GType { webkit_website_data_types_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: WebKitWebsiteDataTypes) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: WebKitWebsiteDataTypes { WebKitWebsiteDataTypes(rawValue: unsigned) }
  }
}
