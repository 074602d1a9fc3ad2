// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The collection of tags in a `TextBuffer`
open class TextTagTable: Object, Buildable {
  open override class var gType: GType { gtk_text_tag_table_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TextTagTable`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_tag_table_new()))
  }

  /// Add a tag to the table.
  @discardableResult
  public final func add(_ tag: TextTag) -> Bool { gtk_text_tag_table_add(cast(), tag.cast()) != 0 }

  /// Returns the size of the table (number of tags)
  public var size: Int { Int(gtk_text_tag_table_get_size(cast())) }

  /// Look up a named tag.
  public final func lookup(_ name: String) -> TextTag? { lentObject(gtk_text_tag_table_lookup(cast(), name)) }

  /// Remove a tag from the table.
  public final func remove(_ tag: TextTag) { gtk_text_tag_table_remove(cast(), tag.cast()) }
}

extension Reactive where Base: TextTagTable {
  /// Emitted every time a new tag is added in the `TextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagAdded: SafeSignal<TextTag?> { signal("tag-added") }

  /// Emitted every time a tag in the `TextTagTable` changes.
  ///
  /// Arguments: `tag`, `sizeChanged`.
  public var tagChanged: SafeSignal<(TextTag?, Bool)> { signal("tag-changed") }

  /// Emitted every time a tag is removed from the `TextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagRemoved: SafeSignal<TextTag?> { signal("tag-removed") }
}

/// A widget that displays the contents of a `TextBuffer`.
open class TextView: Widget, Scrollable {
  open override class var gType: GType { gtk_text_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TextView`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_view_new()))
  }

  /// Creates a new `TextView` widget displaying the buffer `buffer`.
  public init(buffer: TextBuffer) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_view_new_with_buffer(buffer.cast())))
  }

  /// Whether Tab will result in a tab character being entered.
  public var acceptsTab: Bool {
    get { gtk_text_view_get_accepts_tab(cast()) != 0 }
    set { gtk_text_view_set_accepts_tab(cast(), newValue ? 1 : 0) }
  }

  /// The bottom margin for text in the text view.
  public var bottomMargin: Int {
    get { Int(gtk_text_view_get_bottom_margin(cast())) }
    set { gtk_text_view_set_bottom_margin(cast(), Int32(newValue)) }
  }

  /// The buffer which is displayed.
  public var buffer: TextBuffer? {
    get { lentObject(gtk_text_view_get_buffer(cast())) }
    set { gtk_text_view_set_buffer(cast(), newValue?.cast()) }
  }

  /// If the insertion cursor is shown.
  public var cursorVisible: Bool {
    get { gtk_text_view_get_cursor_visible(cast()) != 0 }
    set { gtk_text_view_set_cursor_visible(cast(), newValue ? 1 : 0) }
  }

  public var editable: Bool {
    get { gtk_text_view_get_editable(cast()) != 0 }
    set { gtk_text_view_set_editable(cast(), newValue ? 1 : 0) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_view_get_extra_menu(cast())) }
    set { gtk_text_view_set_extra_menu(cast(), newValue?.cast()) }
  }

  /// Which IM (input method) module should be used for this text_view.
  public var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Amount to indent the paragraph, in pixels.
  public var indent: Int {
    get { Int(gtk_text_view_get_indent(cast())) }
    set { gtk_text_view_set_indent(cast(), Int32(newValue)) }
  }

  /// Additional hints (beyond `TextView.inputPurpose`) that allow input methods to fine-tune their behaviour.
  public var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_view_get_input_hints(cast())) }
    set { gtk_text_view_set_input_hints(cast(), newValue.cValue()) }
  }

  /// The purpose of this text field.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_view_get_input_purpose(cast())) }
    set { gtk_text_view_set_input_purpose(cast(), newValue.cValue()) }
  }

  public var justification: Justification {
    get { Justification(cValue: gtk_text_view_get_justification(cast())) }
    set { gtk_text_view_set_justification(cast(), newValue.cValue()) }
  }

  /// The default left margin for text in the text view.
  public var leftMargin: Int {
    get { Int(gtk_text_view_get_left_margin(cast())) }
    set { gtk_text_view_set_left_margin(cast(), Int32(newValue)) }
  }

  /// Whether text should be displayed in a monospace font.
  public var monospace: Bool {
    get { gtk_text_view_get_monospace(cast()) != 0 }
    set { gtk_text_view_set_monospace(cast(), newValue ? 1 : 0) }
  }

  /// Whether entered text overwrites existing contents.
  public var overwrite: Bool {
    get { gtk_text_view_get_overwrite(cast()) != 0 }
    set { gtk_text_view_set_overwrite(cast(), newValue ? 1 : 0) }
  }

  public var pixelsAboveLines: Int {
    get { Int(gtk_text_view_get_pixels_above_lines(cast())) }
    set { gtk_text_view_set_pixels_above_lines(cast(), Int32(newValue)) }
  }

  public var pixelsBelowLines: Int {
    get { Int(gtk_text_view_get_pixels_below_lines(cast())) }
    set { gtk_text_view_set_pixels_below_lines(cast(), Int32(newValue)) }
  }

  public var pixelsInsideWrap: Int {
    get { Int(gtk_text_view_get_pixels_inside_wrap(cast())) }
    set { gtk_text_view_set_pixels_inside_wrap(cast(), Int32(newValue)) }
  }

  /// The default right margin for text in the text view.
  public var rightMargin: Int {
    get { Int(gtk_text_view_get_right_margin(cast())) }
    set { gtk_text_view_set_right_margin(cast(), Int32(newValue)) }
  }

  /// The top margin for text in the text view.
  public var topMargin: Int {
    get { Int(gtk_text_view_get_top_margin(cast())) }
    set { gtk_text_view_set_top_margin(cast(), Int32(newValue)) }
  }

  public var wrapMode: WrapMode {
    get { WrapMode(cValue: gtk_text_view_get_wrap_mode(cast())) }
    set { gtk_text_view_set_wrap_mode(cast(), newValue.cValue()) }
  }

  /// Adds a child widget in the text buffer, at the given `anchor`.
  public final func addChildAtAnchor(_ child: Widget, anchor: TextChildAnchor) {
    gtk_text_view_add_child_at_anchor(cast(), child.cast(), anchor.cast())
  }

  /// Adds `child` at a fixed coordinate in the `TextView`'s text window.
  public final func addOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_add_overlay(cast(), child.cast(), Int32(xpos), Int32(ypos))
  }

  /// Gets a `Widget` that has previously been set as gutter.
  public final func getGutter(_ win: TextWindowType) -> Widget? {
    lentObject(gtk_text_view_get_gutter(cast(), win.cValue()))
  }

  /// Gets the `Pango.Context` that is used for rendering LTR directed text layouts.
  public var ltrContext: Pango.Context? { lentObject(gtk_text_view_get_ltr_context(cast())) }

  /// Gets the `Pango.Context` that is used for rendering RTL directed text layouts.
  public var rtlContext: Pango.Context? { lentObject(gtk_text_view_get_rtl_context(cast())) }

  /// Moves a mark within the buffer so that it's located within the currently-visible text area.
  @discardableResult
  public final func moveMarkOnscreen(_ mark: TextMark) -> Bool {
    gtk_text_view_move_mark_onscreen(cast(), mark.cast()) != 0
  }

  /// Updates the position of a child.
  public final func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_move_overlay(cast(), child.cast(), Int32(xpos), Int32(ypos))
  }

  /// Moves the cursor to the currently visible region of the buffer.
  @discardableResult
  public final func placeCursorOnscreen() -> Bool { gtk_text_view_place_cursor_onscreen(cast()) != 0 }

  /// Removes a child widget from `textView`.
  public final func remove(_ child: Widget) { gtk_text_view_remove(cast(), child.cast()) }

  /// Ensures that the cursor is shown.
  public final func resetCursorBlink() { gtk_text_view_reset_cursor_blink(cast()) }

  /// Reset the input method context of the text view if needed.
  public final func resetImContext() { gtk_text_view_reset_im_context(cast()) }

  /// Scrolls `textView` the minimum distance such that `mark` is contained within the visible area of the widget.
  public final func scrollMarkOnscreen(_ mark: TextMark) { gtk_text_view_scroll_mark_onscreen(cast(), mark.cast()) }

  /// Scrolls `textView` so that `mark` is on the screen in the position indicated by `xalign` and `yalign`.
  public final func scrollToMark(_ mark: TextMark, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
  { gtk_text_view_scroll_to_mark(cast(), mark.cast(), withinMargin, useAlign ? 1 : 0, xalign, yalign) }

  /// Places `widget` into the gutter specified by `win`.
  public final func setGutter(win: TextWindowType, widget: Widget?) {
    gtk_text_view_set_gutter(cast(), win.cValue(), widget?.cast())
  }
}

extension Reactive where Base: TextView {
  /// Whether Tab will result in a tab character being entered.
  public var acceptsTab: DynamicSubject<Bool> { property("accepts-tab") }

  /// The bottom margin for text in the text view.
  public var bottomMargin: DynamicSubject<Int> { property("bottom-margin") }

  /// The buffer which is displayed.
  public var buffer: DynamicSubject<TextBuffer?> { property("buffer") }

  /// If the insertion cursor is shown.
  public var cursorVisible: DynamicSubject<Bool> { property("cursor-visible") }

  public var editable: DynamicSubject<Bool> { property("editable") }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// Which IM (input method) module should be used for this text_view.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// Amount to indent the paragraph, in pixels.
  public var indent: DynamicSubject<Int> { property("indent") }

  /// Additional hints (beyond `TextView.inputPurpose`) that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of this text field.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  public var justification: DynamicSubject<Justification> { property("justification") }

  /// The default left margin for text in the text view.
  public var leftMargin: DynamicSubject<Int> { property("left-margin") }

  /// Whether text should be displayed in a monospace font.
  public var monospace: DynamicSubject<Bool> { property("monospace") }

  /// Whether entered text overwrites existing contents.
  public var overwrite: DynamicSubject<Bool> { property("overwrite") }

  public var pixelsAboveLines: DynamicSubject<Int> { property("pixels-above-lines") }

  public var pixelsBelowLines: DynamicSubject<Int> { property("pixels-below-lines") }

  public var pixelsInsideWrap: DynamicSubject<Int> { property("pixels-inside-wrap") }

  /// The default right margin for text in the text view.
  public var rightMargin: DynamicSubject<Int> { property("right-margin") }

  /// The top margin for text in the text view.
  public var topMargin: DynamicSubject<Int> { property("top-margin") }

  public var wrapMode: DynamicSubject<WrapMode> { property("wrap-mode") }

  /// Gets emitted when the user asks for it.
  public var backspace: SafeSignal<Void> { signal("backspace") }

  /// Gets emitted to copy the selection to the clipboard.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// Gets emitted to cut the selection to the clipboard.
  public var cutClipboard: SafeSignal<Void> { signal("cut-clipboard") }

  /// Gets emitted when the user initiates a text deletion.
  ///
  /// Arguments: `type`, `count`.
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal("delete-from-cursor") }

  /// Emitted when the selection needs to be extended at `location`.
  ///
  /// Arguments: `granularity`, `location`, `start`, `end`.
  public var extendSelection: SignalRequest<Bool, TextExtendSelection, OpaqueValue, OpaqueValue, OpaqueValue> {
    request("extend-selection")
  }

  /// Gets emitted when the user initiates the insertion of a fixed string at the cursor.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal("insert-at-cursor") }

  /// Gets emitted to present the Emoji chooser for the `textView`.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// Gets emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal("move-cursor") }

  /// Gets emitted to move the viewport.
  ///
  /// Arguments: `step`, `count`.
  public var moveViewport: SafeSignal<(ScrollStep, Int)> { signal("move-viewport") }

  /// Gets emitted to paste the contents of the clipboard into the text view.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// Emitted when preedit text of the active IM changes.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal("preedit-changed") }

  /// Gets emitted to select or unselect the complete contents of the text view.
  ///
  /// Argument: `select`.
  public var selectAll: SafeSignal<Bool> { signal("select-all") }

  /// Gets emitted when the user initiates settings the "anchor" mark.
  public var setAnchor: SafeSignal<Void> { signal("set-anchor") }

  /// Gets emitted to toggle the `cursor-visible` property.
  public var toggleCursorVisible: SafeSignal<Void> { signal("toggle-cursor-visible") }

  /// Gets emitted to toggle the overwrite mode of the text view.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}

/// A `ToggleButton` is a button which remains “pressed-in” when clicked.
open class ToggleButton: Button {
  open override class var gType: GType { gtk_toggle_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new toggle button.
  public override init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_toggle_button_new()))
  }

  /// Creates a new toggle button with a text label.
  public override init(label: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_toggle_button_new_with_label(label)))
  }

  /// Creates a new `ToggleButton` containing a label.
  public override init(mnemonic: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_toggle_button_new_with_mnemonic(mnemonic)))
  }

  /// If the toggle button should be pressed in.
  public var active: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Adds `self` to the group of `group`.
  public final func setGroup(_ group: ToggleButton?) { gtk_toggle_button_set_group(cast(), group?.cast()) }

  /// Emits the `toggled` signal on the `ToggleButton`.
  public final func toggled() { gtk_toggle_button_toggled(cast()) }
}

extension Reactive where Base: ToggleButton {
  /// If the toggle button should be pressed in.
  public var active: DynamicSubject<Bool> { property("active") }

  /// Emitted whenever the `ToggleButton`'s state is changed.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}

/// `ToolkitSettings` provides a mechanism to share global settings between applications.
open class ToolkitSettings: Object, StyleProvider {
  open override class var gType: GType { gtk_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Whether buttons in dialogs should use the alternative button order.
  public var gtkAlternativeButtonOrder: Bool {
    get { getProperty("gtk-alternative-button-order") }
    set { setProperty("gtk-alternative-button-order", newValue) }
  }

  /// Controls the direction of the sort indicators in sorted list and tree views.
  public var gtkAlternativeSortArrows: Bool {
    get { getProperty("gtk-alternative-sort-arrows") }
    set { setProperty("gtk-alternative-sort-arrows", newValue) }
  }

  /// Whether the application prefers to use a dark theme.
  public var gtkApplicationPreferDarkTheme: Bool {
    get { getProperty("gtk-application-prefer-dark-theme") }
    set { setProperty("gtk-application-prefer-dark-theme", newValue) }
  }

  /// The aspect ratio of the text caret.
  public var gtkCursorAspectRatio: Double {
    get { getProperty("gtk-cursor-aspect-ratio") }
    set { setProperty("gtk-cursor-aspect-ratio", newValue) }
  }

  /// Whether the cursor should blink.
  public var gtkCursorBlink: Bool {
    get { getProperty("gtk-cursor-blink") }
    set { setProperty("gtk-cursor-blink", newValue) }
  }

  /// Length of the cursor blink cycle, in milliseconds.
  public var gtkCursorBlinkTime: Int {
    get { getProperty("gtk-cursor-blink-time") }
    set { setProperty("gtk-cursor-blink-time", newValue) }
  }

  /// Time after which the cursor stops blinking, in seconds.
  public var gtkCursorBlinkTimeout: Int {
    get { getProperty("gtk-cursor-blink-timeout") }
    set { setProperty("gtk-cursor-blink-timeout", newValue) }
  }

  /// Name of the cursor theme to use.
  public var gtkCursorThemeName: String {
    get { getProperty("gtk-cursor-theme-name") }
    set { setProperty("gtk-cursor-theme-name", newValue) }
  }

  /// The size to use for cursors.
  public var gtkCursorThemeSize: Int {
    get { getProperty("gtk-cursor-theme-size") }
    set { setProperty("gtk-cursor-theme-size", newValue) }
  }

  /// Determines which buttons should be put in the titlebar of client-side decorated windows, and whether they should
  /// be placed on the left or right.
  public var gtkDecorationLayout: String {
    get { getProperty("gtk-decoration-layout") }
    set { setProperty("gtk-decoration-layout", newValue) }
  }

  /// Whether builtin GTK dialogs such as the file chooser, the color chooser or the font chooser will use a header bar
  /// at the top to show action widgets, or an action area at the bottom.
  public var gtkDialogsUseHeader: Bool {
    get { getProperty("gtk-dialogs-use-header") }
    set { setProperty("gtk-dialogs-use-header", newValue) }
  }

  /// The number of pixels the cursor can move before dragging.
  public var gtkDndDragThreshold: Int {
    get { getProperty("gtk-dnd-drag-threshold") }
    set { setProperty("gtk-dnd-drag-threshold", newValue) }
  }

  /// The maximum distance allowed between two clicks for them to be considered a double click, in pixels.
  public var gtkDoubleClickDistance: Int {
    get { getProperty("gtk-double-click-distance") }
    set { setProperty("gtk-double-click-distance", newValue) }
  }

  /// The maximum time to allow between two clicks for them to be considered a double click, in milliseconds.
  public var gtkDoubleClickTime: Int {
    get { getProperty("gtk-double-click-time") }
    set { setProperty("gtk-double-click-time", newValue) }
  }

  /// Whether menu items should have visible accelerators which can be activated.
  public var gtkEnableAccels: Bool {
    get { getProperty("gtk-enable-accels") }
    set { setProperty("gtk-enable-accels", newValue) }
  }

  /// Whether to enable toolkit-wide animations.
  public var gtkEnableAnimations: Bool {
    get { getProperty("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", newValue) }
  }

  /// Whether to play any event sounds at all.
  public var gtkEnableEventSounds: Bool {
    get { getProperty("gtk-enable-event-sounds") }
    set { setProperty("gtk-enable-event-sounds", newValue) }
  }

  /// Whether to play event sounds as feedback to user input.
  public var gtkEnableInputFeedbackSounds: Bool {
    get { getProperty("gtk-enable-input-feedback-sounds") }
    set { setProperty("gtk-enable-input-feedback-sounds", newValue) }
  }

  /// Whether a middle click on a mouse should paste the 'PRIMARY' clipboard content at the cursor location.
  public var gtkEnablePrimaryPaste: Bool {
    get { getProperty("gtk-enable-primary-paste") }
    set { setProperty("gtk-enable-primary-paste", newValue) }
  }

  /// How long to show the last input character in hidden entries.
  public var gtkEntryPasswordHintTimeout: Int {
    get { getProperty("gtk-entry-password-hint-timeout") }
    set { setProperty("gtk-entry-password-hint-timeout", newValue) }
  }

  public var gtkEntrySelectOnFocus: Bool {
    get { getProperty("gtk-entry-select-on-focus") }
    set { setProperty("gtk-entry-select-on-focus", newValue) }
  }

  /// When `true`, keyboard navigation and other input-related errors will cause a beep.
  public var gtkErrorBell: Bool {
    get { getProperty("gtk-error-bell") }
    set { setProperty("gtk-error-bell", newValue) }
  }

  /// The default font to use.
  public var gtkFontName: String {
    get { getProperty("gtk-font-name") }
    set { setProperty("gtk-font-name", newValue) }
  }

  /// Timestamp of the curent fontconfig configuration.
  public var gtkFontconfigTimestamp: Int {
    get { getProperty("gtk-fontconfig-timestamp") }
    set { setProperty("gtk-fontconfig-timestamp", newValue) }
  }

  /// Whether hinting should be applied to font metrics.
  public var gtkHintFontMetrics: Bool {
    get { getProperty("gtk-hint-font-metrics") }
    set { setProperty("gtk-hint-font-metrics", newValue) }
  }

  /// Name of the icon theme to use.
  public var gtkIconThemeName: String {
    get { getProperty("gtk-icon-theme-name") }
    set { setProperty("gtk-icon-theme-name", newValue) }
  }

  /// Which IM (input method) module should be used by default.
  public var gtkImModule: String {
    get { getProperty("gtk-im-module") }
    set { setProperty("gtk-im-module", newValue) }
  }

  /// Whether GTK should make sure that text can be navigated with a caret, even if it is not editable.
  public var gtkKeynavUseCaret: Bool {
    get { getProperty("gtk-keynav-use-caret") }
    set { setProperty("gtk-keynav-use-caret", newValue) }
  }

  /// Whether to select the contents of a selectable label when it is focused.
  public var gtkLabelSelectOnFocus: Bool {
    get { getProperty("gtk-label-select-on-focus") }
    set { setProperty("gtk-label-select-on-focus", newValue) }
  }

  /// The time for a button or touch press to be considered a “long press”.
  public var gtkLongPressTime: Int {
    get { getProperty("gtk-long-press-time") }
    set { setProperty("gtk-long-press-time", newValue) }
  }

  /// Whether scrolled windows may use overlaid scrolling indicators.
  public var gtkOverlayScrolling: Bool {
    get { getProperty("gtk-overlay-scrolling") }
    set { setProperty("gtk-overlay-scrolling", newValue) }
  }

  /// If the value of this setting is `true`, clicking the primary button in a `RangeControl` trough will move the
  /// slider, and hence set the range’s value, to the point that you clicked.
  public var gtkPrimaryButtonWarpsSlider: Bool {
    get { getProperty("gtk-primary-button-warps-slider") }
    set { setProperty("gtk-primary-button-warps-slider", newValue) }
  }

  /// A comma-separated list of print backends to use in the print dialog.
  public var gtkPrintBackends: String {
    get { getProperty("gtk-print-backends") }
    set { setProperty("gtk-print-backends", newValue) }
  }

  /// A command to run for displaying the print preview.
  public var gtkPrintPreviewCommand: String {
    get { getProperty("gtk-print-preview-command") }
    set { setProperty("gtk-print-preview-command", newValue) }
  }

  /// Whether GTK should keep track of items inside the recently used resources list.
  public var gtkRecentFilesEnabled: Bool {
    get { getProperty("gtk-recent-files-enabled") }
    set { setProperty("gtk-recent-files-enabled", newValue) }
  }

  /// The maximum age, in days, of the items inside the recently used resources list.
  public var gtkRecentFilesMaxAge: Int {
    get { getProperty("gtk-recent-files-max-age") }
    set { setProperty("gtk-recent-files-max-age", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the app menu, `false` if the app should display it itself.
  public var gtkShellShowsAppMenu: Bool {
    get { getProperty("gtk-shell-shows-app-menu") }
    set { setProperty("gtk-shell-shows-app-menu", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the desktop folder, `false` if not.
  public var gtkShellShowsDesktop: Bool {
    get { getProperty("gtk-shell-shows-desktop") }
    set { setProperty("gtk-shell-shows-desktop", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the menubar, `false` if the app should display it itself.
  public var gtkShellShowsMenubar: Bool {
    get { getProperty("gtk-shell-shows-menubar") }
    set { setProperty("gtk-shell-shows-menubar", newValue) }
  }

  /// The XDG sound theme to use for event sounds.
  public var gtkSoundThemeName: String {
    get { getProperty("gtk-sound-theme-name") }
    set { setProperty("gtk-sound-theme-name", newValue) }
  }

  /// Whether two cursors should be displayed for mixed left-to-right and right-to-left text.
  public var gtkSplitCursor: Bool {
    get { getProperty("gtk-split-cursor") }
    set { setProperty("gtk-split-cursor", newValue) }
  }

  /// Name of the theme to load.
  public var gtkThemeName: String {
    get { getProperty("gtk-theme-name") }
    set { setProperty("gtk-theme-name", newValue) }
  }

  /// Determines the action to take when a double-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarDoubleClick: String {
    get { getProperty("gtk-titlebar-double-click") }
    set { setProperty("gtk-titlebar-double-click", newValue) }
  }

  /// Determines the action to take when a middle-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarMiddleClick: String {
    get { getProperty("gtk-titlebar-middle-click") }
    set { setProperty("gtk-titlebar-middle-click", newValue) }
  }

  /// Determines the action to take when a right-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarRightClick: String {
    get { getProperty("gtk-titlebar-right-click") }
    set { setProperty("gtk-titlebar-right-click", newValue) }
  }

  /// Whether to antialias fonts.
  public var gtkXftAntialias: Int {
    get { getProperty("gtk-xft-antialias") }
    set { setProperty("gtk-xft-antialias", newValue) }
  }

  /// The font resolution, in 1024 * dots/inch.
  public var gtkXftDpi: Int {
    get { getProperty("gtk-xft-dpi") }
    set { setProperty("gtk-xft-dpi", newValue) }
  }

  /// Whether to enable font hinting.
  public var gtkXftHinting: Int {
    get { getProperty("gtk-xft-hinting") }
    set { setProperty("gtk-xft-hinting", newValue) }
  }

  /// What degree of font hinting to use.
  public var gtkXftHintstyle: String {
    get { getProperty("gtk-xft-hintstyle") }
    set { setProperty("gtk-xft-hintstyle", newValue) }
  }

  /// The type of subpixel antialiasing to use.
  public var gtkXftRgba: String {
    get { getProperty("gtk-xft-rgba") }
    set { setProperty("gtk-xft-rgba", newValue) }
  }

  /// Undoes the effect of calling `g_object_set()` to install an application-specific value for a setting.
  public final func resetProperty(_ name: String) { gtk_settings_reset_property(cast(), name) }

  /// Gets the `ToolkitSettings` object for the default display, creating it if necessary.
  public static var `default`: ToolkitSettings? { lentObject(gtk_settings_get_default()) }

  /// Gets the `ToolkitSettings` object for `display`, creating it if necessary.
  public static func getForDisplay(_ display: Gdk.Display) -> ToolkitSettings? {
    lentObject(gtk_settings_get_for_display(display.cast()))
  }
}

extension Reactive where Base: ToolkitSettings {
  /// Whether buttons in dialogs should use the alternative button order.
  public var gtkAlternativeButtonOrder: DynamicSubject<Bool> { property("gtk-alternative-button-order") }

  /// Controls the direction of the sort indicators in sorted list and tree views.
  public var gtkAlternativeSortArrows: DynamicSubject<Bool> { property("gtk-alternative-sort-arrows") }

  /// Whether the application prefers to use a dark theme.
  public var gtkApplicationPreferDarkTheme: DynamicSubject<Bool> { property("gtk-application-prefer-dark-theme") }

  /// The aspect ratio of the text caret.
  public var gtkCursorAspectRatio: DynamicSubject<Double> { property("gtk-cursor-aspect-ratio") }

  /// Whether the cursor should blink.
  public var gtkCursorBlink: DynamicSubject<Bool> { property("gtk-cursor-blink") }

  /// Length of the cursor blink cycle, in milliseconds.
  public var gtkCursorBlinkTime: DynamicSubject<Int> { property("gtk-cursor-blink-time") }

  /// Time after which the cursor stops blinking, in seconds.
  public var gtkCursorBlinkTimeout: DynamicSubject<Int> { property("gtk-cursor-blink-timeout") }

  /// Name of the cursor theme to use.
  public var gtkCursorThemeName: DynamicSubject<String> { property("gtk-cursor-theme-name") }

  /// The size to use for cursors.
  public var gtkCursorThemeSize: DynamicSubject<Int> { property("gtk-cursor-theme-size") }

  /// Determines which buttons should be put in the titlebar of client-side decorated windows, and whether they should
  /// be placed on the left or right.
  public var gtkDecorationLayout: DynamicSubject<String> { property("gtk-decoration-layout") }

  /// Whether builtin GTK dialogs such as the file chooser, the color chooser or the font chooser will use a header bar
  /// at the top to show action widgets, or an action area at the bottom.
  public var gtkDialogsUseHeader: DynamicSubject<Bool> { property("gtk-dialogs-use-header") }

  /// The number of pixels the cursor can move before dragging.
  public var gtkDndDragThreshold: DynamicSubject<Int> { property("gtk-dnd-drag-threshold") }

  /// The maximum distance allowed between two clicks for them to be considered a double click, in pixels.
  public var gtkDoubleClickDistance: DynamicSubject<Int> { property("gtk-double-click-distance") }

  /// The maximum time to allow between two clicks for them to be considered a double click, in milliseconds.
  public var gtkDoubleClickTime: DynamicSubject<Int> { property("gtk-double-click-time") }

  /// Whether menu items should have visible accelerators which can be activated.
  public var gtkEnableAccels: DynamicSubject<Bool> { property("gtk-enable-accels") }

  /// Whether to enable toolkit-wide animations.
  public var gtkEnableAnimations: DynamicSubject<Bool> { property("gtk-enable-animations") }

  /// Whether to play any event sounds at all.
  public var gtkEnableEventSounds: DynamicSubject<Bool> { property("gtk-enable-event-sounds") }

  /// Whether to play event sounds as feedback to user input.
  public var gtkEnableInputFeedbackSounds: DynamicSubject<Bool> { property("gtk-enable-input-feedback-sounds") }

  /// Whether a middle click on a mouse should paste the 'PRIMARY' clipboard content at the cursor location.
  public var gtkEnablePrimaryPaste: DynamicSubject<Bool> { property("gtk-enable-primary-paste") }

  /// How long to show the last input character in hidden entries.
  public var gtkEntryPasswordHintTimeout: DynamicSubject<Int> { property("gtk-entry-password-hint-timeout") }

  public var gtkEntrySelectOnFocus: DynamicSubject<Bool> { property("gtk-entry-select-on-focus") }

  /// When `true`, keyboard navigation and other input-related errors will cause a beep.
  public var gtkErrorBell: DynamicSubject<Bool> { property("gtk-error-bell") }

  /// The default font to use.
  public var gtkFontName: DynamicSubject<String> { property("gtk-font-name") }

  /// Timestamp of the curent fontconfig configuration.
  public var gtkFontconfigTimestamp: DynamicSubject<Int> { property("gtk-fontconfig-timestamp") }

  /// Whether hinting should be applied to font metrics.
  public var gtkHintFontMetrics: DynamicSubject<Bool> { property("gtk-hint-font-metrics") }

  /// Name of the icon theme to use.
  public var gtkIconThemeName: DynamicSubject<String> { property("gtk-icon-theme-name") }

  /// Which IM (input method) module should be used by default.
  public var gtkImModule: DynamicSubject<String> { property("gtk-im-module") }

  /// Whether GTK should make sure that text can be navigated with a caret, even if it is not editable.
  public var gtkKeynavUseCaret: DynamicSubject<Bool> { property("gtk-keynav-use-caret") }

  /// Whether to select the contents of a selectable label when it is focused.
  public var gtkLabelSelectOnFocus: DynamicSubject<Bool> { property("gtk-label-select-on-focus") }

  /// The time for a button or touch press to be considered a “long press”.
  public var gtkLongPressTime: DynamicSubject<Int> { property("gtk-long-press-time") }

  /// Whether scrolled windows may use overlaid scrolling indicators.
  public var gtkOverlayScrolling: DynamicSubject<Bool> { property("gtk-overlay-scrolling") }

  /// If the value of this setting is `true`, clicking the primary button in a `RangeControl` trough will move the
  /// slider, and hence set the range’s value, to the point that you clicked.
  public var gtkPrimaryButtonWarpsSlider: DynamicSubject<Bool> { property("gtk-primary-button-warps-slider") }

  /// A comma-separated list of print backends to use in the print dialog.
  public var gtkPrintBackends: DynamicSubject<String> { property("gtk-print-backends") }

  /// A command to run for displaying the print preview.
  public var gtkPrintPreviewCommand: DynamicSubject<String> { property("gtk-print-preview-command") }

  /// Whether GTK should keep track of items inside the recently used resources list.
  public var gtkRecentFilesEnabled: DynamicSubject<Bool> { property("gtk-recent-files-enabled") }

  /// The maximum age, in days, of the items inside the recently used resources list.
  public var gtkRecentFilesMaxAge: DynamicSubject<Int> { property("gtk-recent-files-max-age") }

  /// Set to `true` if the desktop environment is displaying the app menu, `false` if the app should display it itself.
  public var gtkShellShowsAppMenu: DynamicSubject<Bool> { property("gtk-shell-shows-app-menu") }

  /// Set to `true` if the desktop environment is displaying the desktop folder, `false` if not.
  public var gtkShellShowsDesktop: DynamicSubject<Bool> { property("gtk-shell-shows-desktop") }

  /// Set to `true` if the desktop environment is displaying the menubar, `false` if the app should display it itself.
  public var gtkShellShowsMenubar: DynamicSubject<Bool> { property("gtk-shell-shows-menubar") }

  /// The XDG sound theme to use for event sounds.
  public var gtkSoundThemeName: DynamicSubject<String> { property("gtk-sound-theme-name") }

  /// Whether two cursors should be displayed for mixed left-to-right and right-to-left text.
  public var gtkSplitCursor: DynamicSubject<Bool> { property("gtk-split-cursor") }

  /// Name of the theme to load.
  public var gtkThemeName: DynamicSubject<String> { property("gtk-theme-name") }

  /// Determines the action to take when a double-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarDoubleClick: DynamicSubject<String> { property("gtk-titlebar-double-click") }

  /// Determines the action to take when a middle-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarMiddleClick: DynamicSubject<String> { property("gtk-titlebar-middle-click") }

  /// Determines the action to take when a right-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarRightClick: DynamicSubject<String> { property("gtk-titlebar-right-click") }

  /// Whether to antialias fonts.
  public var gtkXftAntialias: DynamicSubject<Int> { property("gtk-xft-antialias") }

  /// The font resolution, in 1024 * dots/inch.
  public var gtkXftDpi: DynamicSubject<Int> { property("gtk-xft-dpi") }

  /// Whether to enable font hinting.
  public var gtkXftHinting: DynamicSubject<Int> { property("gtk-xft-hinting") }

  /// What degree of font hinting to use.
  public var gtkXftHintstyle: DynamicSubject<String> { property("gtk-xft-hintstyle") }

  /// The type of subpixel antialiasing to use.
  public var gtkXftRgba: DynamicSubject<String> { property("gtk-xft-rgba") }
}

/// `Tooltip` is an object representing a widget tooltip.
open class Tooltip: Object {
  open override class var gType: GType { gtk_tooltip_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Replaces the widget packed into the tooltip with `customWidget`. `customWidget` does not get destroyed when the
  /// tooltip goes away. By default a box with a `Image` and `Label` is embedded in the tooltip, which can be configured
  /// using `gtk_tooltip_set_markup()` and `gtk_tooltip_set_icon()`.
  public final func setCustom(_ customWidget: Widget?) { gtk_tooltip_set_custom(cast(), customWidget?.cast()) }

  /// Sets the icon of the tooltip (which is in front of the text) to be `paintable`. If `paintable` is `nil`, the image
  /// will be hidden.
  public final func setIcon(_ paintable: (any Gdk.Paintable)?) { gtk_tooltip_set_icon(cast(), paintable?.cast()) }

  /// Sets the icon of the tooltip (which is in front of the text) to be the icon indicated by `iconName` with the size
  /// indicated by `size`. If `iconName` is `nil`, the image will be hidden.
  public final func setIconFromIconName(_ iconName: String?) { gtk_tooltip_set_icon_from_icon_name(cast(), iconName) }

  /// Sets the text of the tooltip to be `markup`.
  public final func setMarkup(_ markup: String?) { gtk_tooltip_set_markup(cast(), markup) }

  /// Sets the text of the tooltip to be `text`.
  public final func setText(_ text: String?) { gtk_tooltip_set_text(cast(), text) }
}

/// `TreeExpander` is a widget that provides an expander for a list.
open class TreeExpander: Widget {
  open override class var gType: GType { gtk_tree_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeExpander`
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_tree_expander_new()))
  }

  /// The child widget with the actual contents.
  public var child: Widget? {
    get { lentObject(gtk_tree_expander_get_child(cast())) }
    set { gtk_tree_expander_set_child(cast(), newValue?.cast()) }
  }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public var indentForIcon: Bool {
    get { gtk_tree_expander_get_indent_for_icon(cast()) != 0 }
    set { gtk_tree_expander_set_indent_for_icon(cast(), newValue ? 1 : 0) }
  }

  /// The item held by this expander's row.
  public var item: Object? { givenObject(gtk_tree_expander_get_item(cast())) }

  /// The list row to track for expander state.
  public var listRow: TreeListRow? {
    get { lentObject(gtk_tree_expander_get_list_row(cast())) }
    set { gtk_tree_expander_set_list_row(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: TreeExpander {
  /// The child widget with the actual contents.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public var indentForIcon: DynamicSubject<Bool> { property("indent-for-icon") }

  /// The item held by this expander's row.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The list row to track for expander state.
  public var listRow: DynamicSubject<TreeListRow?> { property("list-row") }
}

/// `TreeListModel` is a list model that can create child models on demand.
open class TreeListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_tree_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// If all rows should be expanded by default.
  public var autoexpand: Bool {
    get { gtk_tree_list_model_get_autoexpand(cast()) != 0 }
    set { gtk_tree_list_model_set_autoexpand(cast(), newValue ? 1 : 0) }
  }

  /// The root model displayed.
  public var model: (any Gio.ListModel)? { lentInterface(gtk_tree_list_model_get_model(cast())) }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: Int { getProperty("n-items") }

  /// Gets whether the model is in passthrough mode.
  public var passthrough: Bool { gtk_tree_list_model_get_passthrough(cast()) != 0 }

  /// Gets the row item corresponding to the child at index `position` for `self`'s root model.
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(gtk_tree_list_model_get_child_row(cast(), UInt32(position)))
  }

  /// Gets the row object for the given row.
  public final func getRow(_ position: Int) -> TreeListRow? {
    givenObject(gtk_tree_list_model_get_row(cast(), UInt32(position)))
  }
}

extension Reactive where Base: TreeListModel {
  /// If all rows should be expanded by default.
  public var autoexpand: DynamicSubject<Bool> { property("autoexpand") }

  /// The root model displayed.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Gets whether the model is in passthrough mode.
  public var passthrough: SafeSignal<Bool> { readOnlyProperty("passthrough") }
}

/// `TreeListRow` is used by `TreeListModel` to represent items.
open class TreeListRow: Object {
  open override class var gType: GType { gtk_tree_list_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The model holding the row's children.
  public var children: (any Gio.ListModel)? { lentInterface(gtk_tree_list_row_get_children(cast())) }

  /// The depth in the tree of this row.
  public var depth: Int { Int(gtk_tree_list_row_get_depth(cast())) }

  /// If this row can ever be expanded.
  public var expandable: Bool { getProperty("expandable") }

  /// If this row is currently expanded.
  public var expanded: Bool {
    get { gtk_tree_list_row_get_expanded(cast()) != 0 }
    set { gtk_tree_list_row_set_expanded(cast(), newValue ? 1 : 0) }
  }

  /// The item held in this row.
  public var item: Object? { givenObject(gtk_tree_list_row_get_item(cast())) }

  /// If `self` is not expanded or `position` is greater than the number of children, `nil` is returned.
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(gtk_tree_list_row_get_child_row(cast(), UInt32(position)))
  }

  /// Gets the row representing the parent for `self`.
  public var parent: TreeListRow? { givenObject(gtk_tree_list_row_get_parent(cast())) }

  /// Returns the position in the `TreeListModel` that `self` occupies at the moment.
  public var position: Int { Int(gtk_tree_list_row_get_position(cast())) }

  /// Checks if a row can be expanded.
  public final func isExpandable() -> Bool { gtk_tree_list_row_is_expandable(cast()) != 0 }
}

extension Reactive where Base: TreeListRow {
  /// The model holding the row's children.
  public var children: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("children") }

  /// The depth in the tree of this row.
  public var depth: SafeSignal<Int> { readOnlyProperty("depth") }

  /// If this row can ever be expanded.
  public var expandable: SafeSignal<Bool> { readOnlyProperty("expandable") }

  /// If this row is currently expanded.
  public var expanded: DynamicSubject<Bool> { property("expanded") }

  /// The item held in this row.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }
}

/// `TreeListRowSorter` is a special-purpose sorter that will apply a given sorter to the levels in a tree.
open class TreeListRowSorter: Sorter {
  open override class var gType: GType { gtk_tree_list_row_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a special-purpose sorter that applies the sorting of `sorter` to the levels of a `TreeListModel`.
  public init(sorter: Sorter? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_tree_list_row_sorter_new(sorter?.given())))
  }

  /// The underlying sorter
  public var sorter: Sorter? {
    get { lentObject(gtk_tree_list_row_sorter_get_sorter(cast())) }
    set { gtk_tree_list_row_sorter_set_sorter(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: TreeListRowSorter {
  /// The underlying sorter
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }
}

/// A `TreeModel` which hides parts of an underlying tree model
open class TreeModelFilter: Object, TreeDragSource, TreeModel {
  open override class var gType: GType { gtk_tree_model_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  public var childModel: (any TreeModel)? { (getProperty("child-model") as Object?) as? any TreeModel }

  /// This function should almost never be called. It clears the `filter` of any cached iterators that haven’t been
  /// reffed with `gtk_tree_model_ref_node()`. This might be useful if the child model being filtered is static (and
  /// doesn’t change often) and there has been a lot of unreffed access to nodes. As a side effect of this function, all
  /// unreffed iters will be invalid.
  public final func clearCache() { gtk_tree_model_filter_clear_cache(cast()) }

  /// Returns a pointer to the child model of `filter`.
  public var model: (any TreeModel)? { lentInterface(gtk_tree_model_filter_get_model(cast())) }

  /// Emits `rowChanged` for each row in the child model, which causes the filter to re-evaluate whether a row is
  /// visible or not.
  public final func refilter() { gtk_tree_model_filter_refilter(cast()) }

  /// Sets `column` of the child_model to be the column where `filter` should look for visibility information. `columns`
  /// should be a column of type `G_TYPE_BOOLEAN`, where `true` means that a row is visible, and `false` if not.
  public final func setVisibleColumn(_ column: Int) { gtk_tree_model_filter_set_visible_column(cast(), Int32(column)) }
}

extension Reactive where Base: TreeModelFilter {
  public var childModel: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("child-model") }
}

/// A `TreeModel` which makes an underlying tree model sortable
open class TreeModelSort: Object, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_model_sort_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeModelSort`, with `childModel` as the child model.
  public init(childModel: any TreeModel) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_tree_model_sort_new_with_model(childModel.cast())))
  }

  public var model: (any TreeModel)? { lentInterface(gtk_tree_model_sort_get_model(cast())) }

  /// This function should almost never be called. It clears the `treeModelSort` of any cached iterators that haven’t
  /// been reffed with `gtk_tree_model_ref_node()`. This might be useful if the child model being sorted is static (and
  /// doesn’t change often) and there has been a lot of unreffed access to nodes. As a side effect of this function, all
  /// unreffed iters will be invalid.
  public final func clearCache() { gtk_tree_model_sort_clear_cache(cast()) }

  /// This resets the default sort function to be in the “unsorted” state. That is, it is in the same order as the child
  /// model. It will re-sort the model to be in the same order as the child model only if the `TreeModelSort` is in
  /// “unsorted” state.
  public final func resetDefaultSortFunc() { gtk_tree_model_sort_reset_default_sort_func(cast()) }
}

extension Reactive where Base: TreeModelSort {
  public var model: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("model") }
}

/// The selection object for `TreeView`
open class TreeSelection: Object {
  open override class var gType: GType { gtk_tree_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Selection mode. See `gtk_tree_selection_set_mode()` for more information on this property.
  public var mode: SelectionMode {
    get { SelectionMode(cValue: gtk_tree_selection_get_mode(cast())) }
    set { gtk_tree_selection_set_mode(cast(), newValue.cValue()) }
  }

  /// Returns the number of rows that have been selected in `tree`.
  @discardableResult
  public final func countSelectedRows() -> Int { Int(gtk_tree_selection_count_selected_rows(cast())) }

  /// Returns the tree view associated with `selection`.
  public var treeView: TreeView? { lentObject(gtk_tree_selection_get_tree_view(cast())) }

  /// Selects all the nodes. `selection` must be set to `GTK_SELECTION_MULTIPLE` mode.
  public final func selectAll() { gtk_tree_selection_select_all(cast()) }

  /// Unselects all the nodes.
  public final func unselectAll() { gtk_tree_selection_unselect_all(cast()) }
}

extension Reactive where Base: TreeSelection {
  /// Selection mode. See `gtk_tree_selection_set_mode()` for more information on this property.
  public var mode: DynamicSubject<SelectionMode> { property("mode") }

  /// Emitted whenever the selection has (possibly) changed. Please note that this signal is mostly a hint. It may only
  /// be emitted once when a range of rows are selected, and it may occasionally be emitted when nothing has happened.
  public var changed: SafeSignal<Void> { signal("changed") }
}
