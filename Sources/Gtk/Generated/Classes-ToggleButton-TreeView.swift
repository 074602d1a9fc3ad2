// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `ToggleButton` is a button which remains “pressed-in” when clicked.
open class ToggleButton: Button {
  open override class var gType: GType { gtk_toggle_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkToggleButton: UnsafeMutablePointer<GtkToggleButton> {
    pointer.assumingMemoryBound(to: GtkToggleButton.self)
  }

  /// Creates a new toggle button.
  public override init() {
    super.init(adopting: gtk_toggle_button_new())
  }

  /// Creates a new toggle button with a text label.
  public override init(label: String) {
    super.init(adopting: gtk_toggle_button_new_with_label(label))
  }

  /// Creates a new `ToggleButton` containing a label.
  public override init(mnemonic: String) {
    super.init(adopting: gtk_toggle_button_new_with_mnemonic(mnemonic))
  }

  /// If the toggle button should be pressed in.
  public final var active: Bool {
    get { gtk_toggle_button_get_active(gtkToggleButton).isTrue }
    set { gtk_toggle_button_set_active(gtkToggleButton, newValue.gboolean) }
  }

  /// Adds `self` to the group of `group`.
  public final func setGroup(_ group: ToggleButton?) {
    gtk_toggle_button_set_group(gtkToggleButton, group?.gtkToggleButton)
  }

  /// Emits the `toggled` signal on the `ToggleButton`.
  public final func toggled() { gtk_toggle_button_toggled(gtkToggleButton) }
}

extension Reactive where Base: ToggleButton {
  /// If the toggle button should be pressed in.
  public var active: DynamicSubject<Bool> {
    property("active", get: { ToggleButton.of($0).active }, set: { ToggleButton.of($0).active = $1 })
  }

  /// The toggle button whose group this widget belongs to.
  public var group: Bond<ToggleButton?> { bond { $0.setProperty("group", $1) } }

  /// Emitted whenever the `ToggleButton`'s state is changed.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}

/// `ToolkitSettings` provides a mechanism to share global settings between applications.
open class ToolkitSettings: Object, StyleProvider {
  open override class var gType: GType { gtk_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Whether buttons in dialogs should use the alternative button order.
  public final var gtkAlternativeButtonOrder: Bool {
    get { getProperty("gtk-alternative-button-order") }
    set { setProperty("gtk-alternative-button-order", newValue) }
  }

  /// Controls the direction of the sort indicators in sorted list and tree views.
  public final var gtkAlternativeSortArrows: Bool {
    get { getProperty("gtk-alternative-sort-arrows") }
    set { setProperty("gtk-alternative-sort-arrows", newValue) }
  }

  /// Whether the application prefers to use a dark theme.
  public final var gtkApplicationPreferDarkTheme: Bool {
    get { getProperty("gtk-application-prefer-dark-theme") }
    set { setProperty("gtk-application-prefer-dark-theme", newValue) }
  }

  /// The aspect ratio of the text caret.
  public final var gtkCursorAspectRatio: Double {
    get { getProperty("gtk-cursor-aspect-ratio") }
    set { setProperty("gtk-cursor-aspect-ratio", newValue) }
  }

  /// Whether the cursor should blink.
  public final var gtkCursorBlink: Bool {
    get { getProperty("gtk-cursor-blink") }
    set { setProperty("gtk-cursor-blink", newValue) }
  }

  /// Length of the cursor blink cycle, in milliseconds.
  public final var gtkCursorBlinkTime: Int {
    get { getProperty("gtk-cursor-blink-time") }
    set { setProperty("gtk-cursor-blink-time", newValue) }
  }

  /// Time after which the cursor stops blinking, in seconds.
  public final var gtkCursorBlinkTimeout: Int {
    get { getProperty("gtk-cursor-blink-timeout") }
    set { setProperty("gtk-cursor-blink-timeout", newValue) }
  }

  /// Name of the cursor theme to use.
  public final var gtkCursorThemeName: String {
    get { getProperty("gtk-cursor-theme-name") }
    set { setProperty("gtk-cursor-theme-name", newValue) }
  }

  /// The size to use for cursors.
  public final var gtkCursorThemeSize: Int {
    get { getProperty("gtk-cursor-theme-size") }
    set { setProperty("gtk-cursor-theme-size", newValue) }
  }

  /// Determines which buttons should be put in the titlebar of client-side decorated windows, and whether they should
  /// be placed on the left or right.
  public final var gtkDecorationLayout: String {
    get { getProperty("gtk-decoration-layout") }
    set { setProperty("gtk-decoration-layout", newValue) }
  }

  /// Whether builtin GTK dialogs such as the file chooser, the color chooser or the font chooser will use a header bar
  /// at the top to show action widgets, or an action area at the bottom.
  public final var gtkDialogsUseHeader: Bool {
    get { getProperty("gtk-dialogs-use-header") }
    set { setProperty("gtk-dialogs-use-header", newValue) }
  }

  /// The number of pixels the cursor can move before dragging.
  public final var gtkDndDragThreshold: Int {
    get { getProperty("gtk-dnd-drag-threshold") }
    set { setProperty("gtk-dnd-drag-threshold", newValue) }
  }

  /// The maximum distance allowed between two clicks for them to be considered a double click, in pixels.
  public final var gtkDoubleClickDistance: Int {
    get { getProperty("gtk-double-click-distance") }
    set { setProperty("gtk-double-click-distance", newValue) }
  }

  /// The maximum time to allow between two clicks for them to be considered a double click, in milliseconds.
  public final var gtkDoubleClickTime: Int {
    get { getProperty("gtk-double-click-time") }
    set { setProperty("gtk-double-click-time", newValue) }
  }

  /// Whether menu items should have visible accelerators which can be activated.
  public final var gtkEnableAccels: Bool {
    get { getProperty("gtk-enable-accels") }
    set { setProperty("gtk-enable-accels", newValue) }
  }

  /// Whether to enable toolkit-wide animations.
  public final var gtkEnableAnimations: Bool {
    get { getProperty("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", newValue) }
  }

  /// Whether to play any event sounds at all.
  public final var gtkEnableEventSounds: Bool {
    get { getProperty("gtk-enable-event-sounds") }
    set { setProperty("gtk-enable-event-sounds", newValue) }
  }

  /// Whether to play event sounds as feedback to user input.
  public final var gtkEnableInputFeedbackSounds: Bool {
    get { getProperty("gtk-enable-input-feedback-sounds") }
    set { setProperty("gtk-enable-input-feedback-sounds", newValue) }
  }

  /// Whether a middle click on a mouse should paste the 'PRIMARY' clipboard content at the cursor location.
  public final var gtkEnablePrimaryPaste: Bool {
    get { getProperty("gtk-enable-primary-paste") }
    set { setProperty("gtk-enable-primary-paste", newValue) }
  }

  /// How long to show the last input character in hidden entries.
  public final var gtkEntryPasswordHintTimeout: Int {
    get { getProperty("gtk-entry-password-hint-timeout") }
    set { setProperty("gtk-entry-password-hint-timeout", newValue) }
  }

  public final var gtkEntrySelectOnFocus: Bool {
    get { getProperty("gtk-entry-select-on-focus") }
    set { setProperty("gtk-entry-select-on-focus", newValue) }
  }

  /// When `true`, keyboard navigation and other input-related errors will cause a beep.
  public final var gtkErrorBell: Bool {
    get { getProperty("gtk-error-bell") }
    set { setProperty("gtk-error-bell", newValue) }
  }

  /// The default font to use.
  public final var gtkFontName: String {
    get { getProperty("gtk-font-name") }
    set { setProperty("gtk-font-name", newValue) }
  }

  /// Timestamp of the curent fontconfig configuration.
  public final var gtkFontconfigTimestamp: Int {
    get { getProperty("gtk-fontconfig-timestamp") }
    set { setProperty("gtk-fontconfig-timestamp", newValue) }
  }

  /// Whether hinting should be applied to font metrics.
  public final var gtkHintFontMetrics: Bool {
    get { getProperty("gtk-hint-font-metrics") }
    set { setProperty("gtk-hint-font-metrics", newValue) }
  }

  /// Name of the icon theme to use.
  public final var gtkIconThemeName: String {
    get { getProperty("gtk-icon-theme-name") }
    set { setProperty("gtk-icon-theme-name", newValue) }
  }

  /// Which IM (input method) module should be used by default.
  public final var gtkImModule: String {
    get { getProperty("gtk-im-module") }
    set { setProperty("gtk-im-module", newValue) }
  }

  /// Whether GTK should make sure that text can be navigated with a caret, even if it is not editable.
  public final var gtkKeynavUseCaret: Bool {
    get { getProperty("gtk-keynav-use-caret") }
    set { setProperty("gtk-keynav-use-caret", newValue) }
  }

  /// Whether to select the contents of a selectable label when it is focused.
  public final var gtkLabelSelectOnFocus: Bool {
    get { getProperty("gtk-label-select-on-focus") }
    set { setProperty("gtk-label-select-on-focus", newValue) }
  }

  /// The time for a button or touch press to be considered a “long press”.
  public final var gtkLongPressTime: Int {
    get { getProperty("gtk-long-press-time") }
    set { setProperty("gtk-long-press-time", newValue) }
  }

  /// Whether scrolled windows may use overlaid scrolling indicators.
  public final var gtkOverlayScrolling: Bool {
    get { getProperty("gtk-overlay-scrolling") }
    set { setProperty("gtk-overlay-scrolling", newValue) }
  }

  /// If the value of this setting is `true`, clicking the primary button in a `RangeControl` trough will move the
  /// slider, and hence set the range’s value, to the point that you clicked.
  public final var gtkPrimaryButtonWarpsSlider: Bool {
    get { getProperty("gtk-primary-button-warps-slider") }
    set { setProperty("gtk-primary-button-warps-slider", newValue) }
  }

  /// A comma-separated list of print backends to use in the print dialog.
  public final var gtkPrintBackends: String {
    get { getProperty("gtk-print-backends") }
    set { setProperty("gtk-print-backends", newValue) }
  }

  /// A command to run for displaying the print preview.
  public final var gtkPrintPreviewCommand: String {
    get { getProperty("gtk-print-preview-command") }
    set { setProperty("gtk-print-preview-command", newValue) }
  }

  /// Whether GTK should keep track of items inside the recently used resources list.
  public final var gtkRecentFilesEnabled: Bool {
    get { getProperty("gtk-recent-files-enabled") }
    set { setProperty("gtk-recent-files-enabled", newValue) }
  }

  /// The maximum age, in days, of the items inside the recently used resources list.
  public final var gtkRecentFilesMaxAge: Int {
    get { getProperty("gtk-recent-files-max-age") }
    set { setProperty("gtk-recent-files-max-age", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the app menu, `false` if the app should display it itself.
  public final var gtkShellShowsAppMenu: Bool {
    get { getProperty("gtk-shell-shows-app-menu") }
    set { setProperty("gtk-shell-shows-app-menu", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the desktop folder, `false` if not.
  public final var gtkShellShowsDesktop: Bool {
    get { getProperty("gtk-shell-shows-desktop") }
    set { setProperty("gtk-shell-shows-desktop", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the menubar, `false` if the app should display it itself.
  public final var gtkShellShowsMenubar: Bool {
    get { getProperty("gtk-shell-shows-menubar") }
    set { setProperty("gtk-shell-shows-menubar", newValue) }
  }

  /// The XDG sound theme to use for event sounds.
  public final var gtkSoundThemeName: String {
    get { getProperty("gtk-sound-theme-name") }
    set { setProperty("gtk-sound-theme-name", newValue) }
  }

  /// Whether two cursors should be displayed for mixed left-to-right and right-to-left text.
  public final var gtkSplitCursor: Bool {
    get { getProperty("gtk-split-cursor") }
    set { setProperty("gtk-split-cursor", newValue) }
  }

  /// Name of the theme to load.
  public final var gtkThemeName: String {
    get { getProperty("gtk-theme-name") }
    set { setProperty("gtk-theme-name", newValue) }
  }

  /// Determines the action to take when a double-click occurs on the titlebar of client-side decorated windows.
  public final var gtkTitlebarDoubleClick: String {
    get { getProperty("gtk-titlebar-double-click") }
    set { setProperty("gtk-titlebar-double-click", newValue) }
  }

  /// Determines the action to take when a middle-click occurs on the titlebar of client-side decorated windows.
  public final var gtkTitlebarMiddleClick: String {
    get { getProperty("gtk-titlebar-middle-click") }
    set { setProperty("gtk-titlebar-middle-click", newValue) }
  }

  /// Determines the action to take when a right-click occurs on the titlebar of client-side decorated windows.
  public final var gtkTitlebarRightClick: String {
    get { getProperty("gtk-titlebar-right-click") }
    set { setProperty("gtk-titlebar-right-click", newValue) }
  }

  /// Whether to antialias fonts.
  public final var gtkXftAntialias: Int {
    get { getProperty("gtk-xft-antialias") }
    set { setProperty("gtk-xft-antialias", newValue) }
  }

  /// The font resolution, in 1024 * dots/inch.
  public final var gtkXftDpi: Int {
    get { getProperty("gtk-xft-dpi") }
    set { setProperty("gtk-xft-dpi", newValue) }
  }

  /// Whether to enable font hinting.
  public final var gtkXftHinting: Int {
    get { getProperty("gtk-xft-hinting") }
    set { setProperty("gtk-xft-hinting", newValue) }
  }

  /// What degree of font hinting to use.
  public final var gtkXftHintstyle: String {
    get { getProperty("gtk-xft-hintstyle") }
    set { setProperty("gtk-xft-hintstyle", newValue) }
  }

  /// The type of subpixel antialiasing to use.
  public final var gtkXftRgba: String {
    get { getProperty("gtk-xft-rgba") }
    set { setProperty("gtk-xft-rgba", newValue) }
  }

  /// Undoes the effect of calling `g_object_set()` to install an application-specific value for a setting.
  public final func resetProperty(_ name: String) { gtk_settings_reset_property(opaque, name) }

  /// Gets the `ToolkitSettings` object for the default display, creating it if necessary.
  public static var `default`: ToolkitSettings? { lentObject(opaque: gtk_settings_get_default()) }

  /// Gets the `ToolkitSettings` object for `display`, creating it if necessary.
  public static func getForDisplay(_ display: Gdk.Display) -> ToolkitSettings {
    lentObject(opaque: gtk_settings_get_for_display(display.opaque))!
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
  public final func setCustom(_ customWidget: Widget?) { gtk_tooltip_set_custom(opaque, customWidget?.gtkWidget) }

  /// Sets the icon of the tooltip (which is in front of the text) to be `paintable`. If `paintable` is `nil`, the image
  /// will be hidden.
  public final func setIcon(_ paintable: (any Gdk.Paintable)?) { gtk_tooltip_set_icon(opaque, paintable?.opaque) }

  /// Sets the icon of the tooltip (which is in front of the text) to be the icon indicated by `gicon` with the size
  /// indicated by `size`. If `gicon` is `nil`, the image will be hidden.
  public final func setIconFromGicon(_ gicon: (any Gio.Icon)?) {
    gtk_tooltip_set_icon_from_gicon(opaque, gicon?.opaque)
  }

  /// Sets the icon of the tooltip (which is in front of the text) to be the icon indicated by `iconName` with the size
  /// indicated by `size`. If `iconName` is `nil`, the image will be hidden.
  public final func setIconFromIconName(_ iconName: String?) { gtk_tooltip_set_icon_from_icon_name(opaque, iconName) }

  /// Sets the text of the tooltip to be `text`.
  public final func setText(_ text: String?) { gtk_tooltip_set_text(opaque, text) }

  /// Sets the area of the widget, where the contents of this tooltip apply, to be `rect` (in widget coordinates). This
  /// is especially useful for properly setting tooltips on `TreeView` rows and cells, `IconViews`, etc.
  public final func setTipArea(_ rect: Gdk.Rectangle) {
    var cRect = rect.cValue
    gtk_tooltip_set_tip_area(opaque, &cRect)
  }
}

/// `TreeExpander` is a widget that provides an expander for a list.
open class TreeExpander: Widget {
  open override class var gType: GType { gtk_tree_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeExpander`
  public init() {
    super.init(adopting: gtk_tree_expander_new())
  }

  /// The child widget with the actual contents.
  public final var child: Widget? {
    get { lentObject(gtk_tree_expander_get_child(opaque)) }
    set { gtk_tree_expander_set_child(opaque, newValue?.gtkWidget) }
  }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public final var indentForIcon: Bool {
    get { gtk_tree_expander_get_indent_for_icon(opaque).isTrue }
    set { gtk_tree_expander_set_indent_for_icon(opaque, newValue.gboolean) }
  }

  /// The item held by this expander's row.
  public final var item: Object? { givenObject(gtk_tree_expander_get_item(opaque)) }

  /// The list row to track for expander state.
  public final var listRow: TreeListRow? {
    get { lentObject(opaque: gtk_tree_expander_get_list_row(opaque)) }
    set { gtk_tree_expander_set_list_row(opaque, newValue?.opaque) }
  }
}

extension Reactive where Base: TreeExpander {
  /// The child widget with the actual contents.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { TreeExpander.of($0).child }, set: { TreeExpander.of($0).child = $1 })
  }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public var indentForIcon: DynamicSubject<Bool> {
    property(
      "indent-for-icon", get: { TreeExpander.of($0).indentForIcon }, set: { TreeExpander.of($0).indentForIcon = $1 })
  }

  /// The item held by this expander's row.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The list row to track for expander state.
  public var listRow: DynamicSubject<TreeListRow?> {
    property("list-row", get: { TreeExpander.of($0).listRow }, set: { TreeExpander.of($0).listRow = $1 })
  }
}

/// `TreeListModel` is a list model that can create child models on demand.
open class TreeListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_tree_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `TreeListModel` displaying `root` with all rows collapsed.
  public init(
    root: any Gio.ListModel, passthrough: Bool, autoexpand: Bool, createFunc: @escaping (Object) -> (any Gio.ListModel)?
  ) {
    super.init(
      adopting: gtk_tree_list_model_new(
        root.given(), passthrough.gboolean, autoexpand.gboolean, callGtkTreeListModelCreateModelFunc,
        heldClosure(createFunc), releaseClosure
      ).raw)
  }

  /// If all rows should be expanded by default.
  public final var autoexpand: Bool {
    get { gtk_tree_list_model_get_autoexpand(opaque).isTrue }
    set { gtk_tree_list_model_set_autoexpand(opaque, newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The root model displayed.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_tree_list_model_get_model(opaque)) }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Gets whether the model is in passthrough mode.
  public final var passthrough: Bool { gtk_tree_list_model_get_passthrough(opaque).isTrue }

  /// Gets the row item corresponding to the child at index `position` for `self`'s root model.
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_child_row(opaque, position.uint32))
  }

  /// Gets the row object for the given row.
  public final func getRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_row(opaque, position.uint32))
  }
}

extension Reactive where Base: TreeListModel {
  /// If all rows should be expanded by default.
  public var autoexpand: DynamicSubject<Bool> {
    property("autoexpand", get: { TreeListModel.of($0).autoexpand }, set: { TreeListModel.of($0).autoexpand = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

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
  public final var children: (any Gio.ListModel)? { lentInterface(opaque: gtk_tree_list_row_get_children(opaque)) }

  /// The depth in the tree of this row.
  public final var depth: Int { gtk_tree_list_row_get_depth(opaque).int }

  /// If this row can ever be expanded.
  public final var expandable: Bool { getProperty("expandable") }

  /// If this row is currently expanded.
  public final var expanded: Bool {
    get { gtk_tree_list_row_get_expanded(opaque).isTrue }
    set { gtk_tree_list_row_set_expanded(opaque, newValue.gboolean) }
  }

  /// The item held in this row.
  public final var item: Object? { givenObject(gtk_tree_list_row_get_item(opaque)) }

  /// If `self` is not expanded or `position` is greater than the number of children, `nil` is returned.
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_row_get_child_row(opaque, position.uint32))
  }

  /// Gets the row representing the parent for `self`.
  public final var parent: TreeListRow? { givenObject(opaque: gtk_tree_list_row_get_parent(opaque)) }

  /// Returns the position in the `TreeListModel` that `self` occupies at the moment.
  public final var position: Int { gtk_tree_list_row_get_position(opaque).int }

  /// Checks if a row can be expanded.
  public final var isExpandable: Bool { gtk_tree_list_row_is_expandable(opaque).isTrue }
}

extension Reactive where Base: TreeListRow {
  /// The model holding the row's children.
  public var children: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("children") }

  /// The depth in the tree of this row.
  public var depth: SafeSignal<Int> { readOnlyProperty("depth") }

  /// If this row can ever be expanded.
  public var expandable: SafeSignal<Bool> { readOnlyProperty("expandable") }

  /// If this row is currently expanded.
  public var expanded: DynamicSubject<Bool> {
    property("expanded", get: { TreeListRow.of($0).expanded }, set: { TreeListRow.of($0).expanded = $1 })
  }

  /// The item held in this row.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }
}

/// `TreeListRowSorter` is a special-purpose sorter that will apply a given sorter to the levels in a tree.
open class TreeListRowSorter: Sorter {
  open override class var gType: GType { gtk_tree_list_row_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a special-purpose sorter that applies the sorting of `sorter` to the levels of a `TreeListModel`.
  public init(sorter: Sorter? = nil) {
    super.init(adopting: gtk_tree_list_row_sorter_new(sorter?.given()).raw)
  }

  /// The underlying sorter
  public final var sorter: Sorter? {
    get { lentObject(gtk_tree_list_row_sorter_get_sorter(opaque)) }
    set { gtk_tree_list_row_sorter_set_sorter(opaque, newValue?.gtkSorter) }
  }
}

extension Reactive where Base: TreeListRowSorter {
  /// The underlying sorter
  public var sorter: DynamicSubject<Sorter?> {
    property("sorter", get: { TreeListRowSorter.of($0).sorter }, set: { TreeListRowSorter.of($0).sorter = $1 })
  }
}

/// A `TreeModel` which hides parts of an underlying tree model
open class TreeModelFilter: Object, TreeDragSource, TreeModel {
  open override class var gType: GType { gtk_tree_model_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeModelFilter: UnsafeMutablePointer<GtkTreeModelFilter> {
    pointer.assumingMemoryBound(to: GtkTreeModelFilter.self)
  }

  public final var childModel: (any TreeModel)? { (getProperty("child-model") as Object?) as? any TreeModel }

  public final var virtualRoot: TreePath? { getProperty("virtual-root") }

  /// This function should almost never be called. It clears the `filter` of any cached iterators that haven’t been
  /// reffed with `gtk_tree_model_ref_node()`. This might be useful if the child model being filtered is static (and
  /// doesn’t change often) and there has been a lot of unreffed access to nodes. As a side effect of this function, all
  /// unreffed iters will be invalid.
  public final func clearCache() { gtk_tree_model_filter_clear_cache(gtkTreeModelFilter) }

  /// Sets `filterIter` to point to the row in `filter` that corresponds to the row pointed at by `childIter`. If
  /// `filterIter` was not set, `false` is returned.
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cFilterIter = GtkTreeIter()
    let result = gtk_tree_model_filter_convert_child_iter_to_iter(
      gtkTreeModelFilter, &cFilterIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cFilterIter)
  }

  /// Converts `childPath` to a path relative to `filter`. That is, `childPath` points to a path in the child model. The
  /// rerturned path will point to the same row in the filtered model. If `childPath` isn’t a valid path on the child
  /// model or points to a row which is not visible in `filter`, then `nil` is returned.
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_child_path_to_path(gtkTreeModelFilter, childPath.opaque))
  }

  /// Sets `childIter` to point to the row pointed to by `filterIter`.
  @discardableResult
  public final func convertIterToChildIter(_ filterIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_filter_convert_iter_to_child_iter(gtkTreeModelFilter, &cChildIter, filterIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Converts `filterPath` to a path on the child model of `filter`. That is, `filterPath` points to a location in
  /// `filter`. The returned path will point to the same location in the model not being filtered. If `filterPath` does
  /// not point to a location in the child model, `nil` is returned.
  @discardableResult
  public final func convertPathToChildPath(_ filterPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_path_to_child_path(gtkTreeModelFilter, filterPath.opaque))
  }

  /// Returns a pointer to the child model of `filter`.
  public final var model: (any TreeModel)? {
    lentInterface(opaque: gtk_tree_model_filter_get_model(gtkTreeModelFilter))
  }

  /// Emits `rowChanged` for each row in the child model, which causes the filter to re-evaluate whether a row is
  /// visible or not.
  public final func refilter() { gtk_tree_model_filter_refilter(gtkTreeModelFilter) }

  /// Sets `column` of the child_model to be the column where `filter` should look for visibility information. `columns`
  /// should be a column of type `G_TYPE_BOOLEAN`, where `true` means that a row is visible, and `false` if not.
  public final func setVisibleColumn(_ column: Int) {
    gtk_tree_model_filter_set_visible_column(gtkTreeModelFilter, column.int32)
  }

  /// Sets the visible function used when filtering the `filter` to be `func`. The function should return `true` if the
  /// given row should be visible and `false` otherwise.
  public final func setVisibleFunc(_ `func`: @escaping (any TreeModel, TreeIter) -> Bool) {
    gtk_tree_model_filter_set_visible_func(
      gtkTreeModelFilter, callGtkTreeModelFilterVisibleFunc, heldClosure(`func`), releaseClosure)
  }
}

extension Reactive where Base: TreeModelFilter {
  public var childModel: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("child-model") }

  public var virtualRoot: SafeSignal<TreePath?> { readOnlyProperty("virtual-root") }
}

/// A `TreeModel` which makes an underlying tree model sortable
open class TreeModelSort: Object, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_model_sort_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeModelSort: UnsafeMutablePointer<GtkTreeModelSort> {
    pointer.assumingMemoryBound(to: GtkTreeModelSort.self)
  }

  /// Creates a new `TreeModelSort`, with `childModel` as the child model.
  public init(childModel: any TreeModel) {
    super.init(adopting: gtk_tree_model_sort_new_with_model(childModel.opaque).raw)
  }

  public final var model: (any TreeModel)? { lentInterface(opaque: gtk_tree_model_sort_get_model(gtkTreeModelSort)) }

  /// This function should almost never be called. It clears the `treeModelSort` of any cached iterators that haven’t
  /// been reffed with `gtk_tree_model_ref_node()`. This might be useful if the child model being sorted is static (and
  /// doesn’t change often) and there has been a lot of unreffed access to nodes. As a side effect of this function, all
  /// unreffed iters will be invalid.
  public final func clearCache() { gtk_tree_model_sort_clear_cache(gtkTreeModelSort) }

  /// Sets `sortIter` to point to the row in `treeModelSort` that corresponds to the row pointed at by `childIter`. If
  /// `sortIter` was not set, `false` is returned. Note: a boolean is only returned since 2.14.
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cSortIter = GtkTreeIter()
    let result = gtk_tree_model_sort_convert_child_iter_to_iter(gtkTreeModelSort, &cSortIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cSortIter)
  }

  /// Converts `childPath` to a path relative to `treeModelSort`. That is, `childPath` points to a path in the child
  /// model. The returned path will point to the same row in the sorted model. If `childPath` isn’t a valid path on the
  /// child model, then `nil` is returned.
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_child_path_to_path(gtkTreeModelSort, childPath.opaque))
  }

  /// Sets `childIter` to point to the row pointed to by `sortedIter`.
  @discardableResult
  public final func convertIterToChildIter(_ sortedIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_sort_convert_iter_to_child_iter(gtkTreeModelSort, &cChildIter, sortedIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Converts `sortedPath` to a path on the child model of `treeModelSort`. That is, `sortedPath` points to a location
  /// in `treeModelSort`. The returned path will point to the same location in the model not being sorted. If
  /// `sortedPath` does not point to a location in the child model, `nil` is returned.
  @discardableResult
  public final func convertPathToChildPath(_ sortedPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_path_to_child_path(gtkTreeModelSort, sortedPath.opaque))
  }

  /// > This function is slow. Only use it for debugging and/or testing > purposes.
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_model_sort_iter_is_valid(gtkTreeModelSort, iter.gtkTreeIter).isTrue
  }

  /// This resets the default sort function to be in the “unsorted” state. That is, it is in the same order as the child
  /// model. It will re-sort the model to be in the same order as the child model only if the `TreeModelSort` is in
  /// “unsorted” state.
  public final func resetDefaultSortFunc() { gtk_tree_model_sort_reset_default_sort_func(gtkTreeModelSort) }
}

extension Reactive where Base: TreeModelSort {
  public var model: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("model") }
}

/// The selection object for `TreeView`
open class TreeSelection: Object {
  open override class var gType: GType { gtk_tree_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Selection mode. See `gtk_tree_selection_set_mode()` for more information on this property.
  public final var mode: SelectionMode {
    get { SelectionMode(cValue: gtk_tree_selection_get_mode(opaque)) }
    set { gtk_tree_selection_set_mode(opaque, newValue.cValue) }
  }

  /// Returns the number of rows that have been selected in `tree`.
  @discardableResult
  public final func countSelectedRows() -> Int { gtk_tree_selection_count_selected_rows(opaque).int }

  /// Sets `iter` to the currently selected node if `selection` is set to `GTK_SELECTION_SINGLE` or
  /// `GTK_SELECTION_BROWSE`. `iter` may be NULL if you just want to test if `selection` has any selected nodes. `model`
  /// is filled with the current model as a convenience. This function will not work if you use `selection` is
  /// `GTK_SELECTION_MULTIPLE`.
  public final var selected: (model: (any TreeModel)?, iter: TreeIter)? {
    var cModel: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_tree_selection_get_selected(opaque, &cModel, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), TreeIter(copying: &cIter))
  }

  /// Creates a list of path of all selected rows. Additionally, if you are planning on modifying the model after
  /// calling this function, you may want to convert the returned list into a list of `TreeRowReference`s. To do this,
  /// you can use `gtk_tree_row_reference_new()`.
  public final var selectedRows: (result: [TreePath], model: (any TreeModel)?) {
    var cModel: OpaquePointer?
    let result = gtk_tree_selection_get_selected_rows(opaque, &cModel)
    return (lists(result, isGiven: true) { givenBoxed($0) as TreePath? }, lentInterface(opaque: cModel))
  }

  /// Returns the tree view associated with `selection`.
  public final var treeView: TreeView? { lentObject(gtk_tree_selection_get_tree_view(opaque)) }

  /// Returns `true` if the row at `iter` is currently selected.
  public final func iterIsSelected(_ iter: TreeIter) -> Bool {
    gtk_tree_selection_iter_is_selected(opaque, iter.gtkTreeIter).isTrue
  }

  /// Returns `true` if the row pointed to by `path` is currently selected. If `path` does not point to a valid
  /// location, `false` is returned
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_tree_selection_path_is_selected(opaque, path.opaque).isTrue
  }

  /// Selects all the nodes. `selection` must be set to `GTK_SELECTION_MULTIPLE` mode.
  public final func selectAll() { gtk_tree_selection_select_all(opaque) }

  /// Selects the specified iterator.
  public final func selectIter(_ iter: TreeIter) { gtk_tree_selection_select_iter(opaque, iter.gtkTreeIter) }

  /// Select the row at `path`.
  public final func selectPath(_ path: TreePath) { gtk_tree_selection_select_path(opaque, path.opaque) }

  /// Selects a range of nodes, determined by `startPath` and `endPath` inclusive. `selection` must be set to
  /// `GTK_SELECTION_MULTIPLE` mode.
  public final func selectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_select_range(opaque, startPath.opaque, endPath.opaque)
  }

  /// Calls a function for each selected node. Note that you cannot modify the tree or selection from within this
  /// function. As a result, `gtk_tree_selection_get_selected_rows()` might be more useful.
  public final func selectedForeach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_selection_selected_foreach(opaque, callGtkTreeSelectionForeachFunc, lent.closure(`func`))
  }

  /// Sets the selection function.
  public final func setSelectFunction(_ `func`: ((TreeSelection, any TreeModel, TreePath, Bool) -> Bool)?) {
    gtk_tree_selection_set_select_function(
      opaque, `func` == nil ? nil : callGtkTreeSelectionFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Unselects all the nodes.
  public final func unselectAll() { gtk_tree_selection_unselect_all(opaque) }

  /// Unselects the specified iterator.
  public final func unselectIter(_ iter: TreeIter) { gtk_tree_selection_unselect_iter(opaque, iter.gtkTreeIter) }

  /// Unselects the row at `path`.
  public final func unselectPath(_ path: TreePath) { gtk_tree_selection_unselect_path(opaque, path.opaque) }

  /// Unselects a range of nodes, determined by `startPath` and `endPath` inclusive.
  public final func unselectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_unselect_range(opaque, startPath.opaque, endPath.opaque)
  }
}

extension Reactive where Base: TreeSelection {
  /// Selection mode. See `gtk_tree_selection_set_mode()` for more information on this property.
  public var mode: DynamicSubject<SelectionMode> {
    property("mode", get: { TreeSelection.of($0).mode }, set: { TreeSelection.of($0).mode = $1 })
  }

  /// Emitted whenever the selection has (possibly) changed. Please note that this signal is mostly a hint. It may only
  /// be emitted once when a range of rows are selected, and it may occasionally be emitted when nothing has happened.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// A tree-like data structure that can be used with the `TreeView`
open class TreeStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeStore: UnsafeMutablePointer<GtkTreeStore> { pointer.assumingMemoryBound(to: GtkTreeStore.self) }

  /// Non vararg creation function. Used primarily by language bindings.
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_tree_store_newv(types.count.int32, &cTypes))
  }

  /// Appends a new row to `treeStore`. If `parent` is non-`nil`, then it will append the new row after the last child
  /// of `parent`, otherwise it will append a row to the top level. `iter` will be changed to point to this new row. The
  /// row will be empty after this function is called. To fill in values, you need to call `gtk_tree_store_set()` or
  /// `gtk_tree_store_set_value()`.
  @discardableResult
  public final func append(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_append(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes all rows from `treeStore`
  public final func clear() { gtk_tree_store_clear(gtkTreeStore) }

  /// Creates a new row at `position`. If parent is non-`nil`, then the row will be made a child of `parent`. Otherwise,
  /// the row will be created at the toplevel. If `position` is -1 or is larger than the number of rows at that level,
  /// then the new row will be inserted to the end of the list. `iter` will be changed to point to this new row. The row
  /// will be empty after this function is called. To fill in values, you need to call `gtk_tree_store_set()` or
  /// `gtk_tree_store_set_value()`.
  @discardableResult
  public final func insert(_ parent: TreeIter?, position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert(gtkTreeStore, &cIter, parent?.gtkTreeIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row after `sibling`. If `sibling` is `nil`, then the row will be prepended to `parent` ’s children.
  /// If `parent` and `sibling` are `nil`, then the row will be prepended to the toplevel. If both `sibling` and
  /// `parent` are set, then `parent` must be the parent of `sibling`. When `sibling` is set, `parent` is optional.
  @discardableResult
  public final func insertAfter(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_after(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row before `sibling`. If `sibling` is `nil`, then the row will be appended to `parent` ’s children.
  /// If `parent` and `sibling` are `nil`, then the row will be appended to the toplevel. If both `sibling` and `parent`
  /// are set, then `parent` must be the parent of `sibling`. When `sibling` is set, `parent` is optional.
  @discardableResult
  public final func insertBefore(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_before(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// A variant of `gtk_tree_store_insert_with_values()` which takes the columns and values as two arrays, instead of
  /// varargs. This function is mainly intended for language bindings.
  @discardableResult
  public final func insertWithValues(_ parent: TreeIter?, position: Int, columns: [Int], values: [any GValueWritable])
    -> TreeIter
  {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cIter = GtkTreeIter()
    var cColumns = columns.map { $0.int32 }
    gtk_tree_store_insert_with_valuesv(
      gtkTreeStore, &cIter, parent?.gtkTreeIter, position.int32, &cColumns, lent.values(values), columns.count.int32)
    return TreeIter(copying: &cIter)
  }

  /// Returns `true` if `iter` is an ancestor of `descendant`. That is, `iter` is the parent (or grandparent or
  /// great-grandparent) of `descendant`.
  public final func isAncestor(_ iter: TreeIter, descendant: TreeIter) -> Bool {
    gtk_tree_store_is_ancestor(gtkTreeStore, iter.gtkTreeIter, descendant.gtkTreeIter).isTrue
  }

  /// Returns the depth of `iter`. This will be 0 for anything on the root level, 1 for anything down a level, etc.
  @discardableResult
  public final func iterDepth(_ iter: TreeIter) -> Int { gtk_tree_store_iter_depth(gtkTreeStore, iter.gtkTreeIter).int }

  /// Checks if the given iter is a valid iter for this `TreeStore`.
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_store_iter_is_valid(gtkTreeStore, iter.gtkTreeIter).isTrue
  }

  /// Moves `iter` in `treeStore` to the position after `position`. `iter` and `position` should be in the same level.
  /// Note that this function only works with unsorted stores. If `position` is `nil`, `iter` will be moved to the start
  /// of the level.
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_after(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Moves `iter` in `treeStore` to the position before `position`. `iter` and `position` should be in the same level.
  /// Note that this function only works with unsorted stores. If `position` is `nil`, `iter` will be moved to the end
  /// of the level.
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_before(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Prepends a new row to `treeStore`. If `parent` is non-`nil`, then it will prepend the new row before the first
  /// child of `parent`, otherwise it will prepend a row to the top level. `iter` will be changed to point to this new
  /// row. The row will be empty after this function is called. To fill in values, you need to call
  /// `gtk_tree_store_set()` or `gtk_tree_store_set_value()`.
  @discardableResult
  public final func prepend(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_prepend(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes `iter` from `treeStore`. After being removed, `iter` is set to the next valid row at that level, or
  /// invalidated if it previously pointed to the last one.
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_tree_store_remove(gtkTreeStore, iter.gtkTreeIter).isTrue }

  /// This function is meant primarily for `GObjects` that inherit from `TreeStore`, and should only be used when
  /// constructing a new `TreeStore`. It will not function after a row has been added, or a method on the `TreeModel`
  /// interface is called.
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_tree_store_set_column_types(gtkTreeStore, types.count.int32, &cTypes)
  }

  /// Sets the data in the cell specified by `iter` and `column`. The type of `value` must be convertible to the type of
  /// the column.
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_store_set_value(gtkTreeStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// A variant of `gtk_tree_store_set_valist()` which takes the columns and values as two arrays, instead of varargs.
  /// This function is mainly intended for language bindings or in case the number of columns to change is not known
  /// until run-time.
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_tree_store_set_valuesv(gtkTreeStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Swaps `a` and `b` in the same level of `treeStore`. Note that this function only works with unsorted stores.
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_tree_store_swap(gtkTreeStore, a.gtkTreeIter, b.gtkTreeIter) }
}

/// A widget for displaying both trees and lists
open class TreeView: Widget, Scrollable {
  open override class var gType: GType { gtk_tree_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeView: UnsafeMutablePointer<GtkTreeView> { pointer.assumingMemoryBound(to: GtkTreeView.self) }

  /// Creates a new `TreeView` widget.
  public init() {
    super.init(adopting: gtk_tree_view_new())
  }

  /// Creates a new `TreeView` widget with the model initialized to `model`.
  public init(model: any TreeModel) {
    super.init(adopting: gtk_tree_view_new_with_model(model.opaque))
  }

  /// The activate-on-single-click property specifies whether the "row-activated" signal will be emitted after a single
  /// click.
  public final var activateOnSingleClick: Bool {
    get { gtk_tree_view_get_activate_on_single_click(gtkTreeView).isTrue }
    set { gtk_tree_view_set_activate_on_single_click(gtkTreeView, newValue.gboolean) }
  }

  public final var enableGridLines: TreeViewGridLines {
    get { getProperty("enable-grid-lines") }
    set { setProperty("enable-grid-lines", newValue) }
  }

  public final var enableSearch: Bool {
    get { gtk_tree_view_get_enable_search(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_search(gtkTreeView, newValue.gboolean) }
  }

  public final var enableTreeLines: Bool {
    get { gtk_tree_view_get_enable_tree_lines(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_tree_lines(gtkTreeView, newValue.gboolean) }
  }

  public final var expanderColumn: TreeViewColumn? {
    get { lentObject(opaque: gtk_tree_view_get_expander_column(gtkTreeView)) }
    set { gtk_tree_view_set_expander_column(gtkTreeView, newValue?.opaque) }
  }

  /// Setting the `fixedHeightMode` property to `true` speeds up `TreeView` by assuming that all rows have the same
  /// height. Only enable this option if all rows are the same height. Please see
  /// `gtk_tree_view_set_fixed_height_mode()` for more information on this option.
  public final var fixedHeightMode: Bool {
    get { gtk_tree_view_get_fixed_height_mode(gtkTreeView).isTrue }
    set { gtk_tree_view_set_fixed_height_mode(gtkTreeView, newValue.gboolean) }
  }

  public final var headersClickable: Bool {
    get { gtk_tree_view_get_headers_clickable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_clickable(gtkTreeView, newValue.gboolean) }
  }

  public final var headersVisible: Bool {
    get { gtk_tree_view_get_headers_visible(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_visible(gtkTreeView, newValue.gboolean) }
  }

  /// Enables or disables the hover expansion mode of `treeView`. Hover expansion makes rows expand or collapse if the
  /// pointer moves over them.
  public final var hoverExpand: Bool {
    get { gtk_tree_view_get_hover_expand(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_expand(gtkTreeView, newValue.gboolean) }
  }

  /// Enables or disables the hover selection mode of `treeView`. Hover selection makes the selected row follow the
  /// pointer. Currently, this works only for the selection modes `GTK_SELECTION_SINGLE` and `GTK_SELECTION_BROWSE`.
  public final var hoverSelection: Bool {
    get { gtk_tree_view_get_hover_selection(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_selection(gtkTreeView, newValue.gboolean) }
  }

  /// Extra indentation for each level.
  public final var levelIndentation: Int {
    get { gtk_tree_view_get_level_indentation(gtkTreeView).int }
    set { gtk_tree_view_set_level_indentation(gtkTreeView, newValue.int32) }
  }

  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_tree_view_get_model(gtkTreeView)) }
    set { gtk_tree_view_set_model(gtkTreeView, newValue?.opaque) }
  }

  public final var reorderable: Bool {
    get { gtk_tree_view_get_reorderable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_reorderable(gtkTreeView, newValue.gboolean) }
  }

  public final var rubberBanding: Bool {
    get { gtk_tree_view_get_rubber_banding(gtkTreeView).isTrue }
    set { gtk_tree_view_set_rubber_banding(gtkTreeView, newValue.gboolean) }
  }

  public final var searchColumn: Int {
    get { gtk_tree_view_get_search_column(gtkTreeView).int }
    set { gtk_tree_view_set_search_column(gtkTreeView, newValue.int32) }
  }

  /// `true` if the view has expanders.
  public final var showExpanders: Bool {
    get { gtk_tree_view_get_show_expanders(gtkTreeView).isTrue }
    set { gtk_tree_view_set_show_expanders(gtkTreeView, newValue.gboolean) }
  }

  public final var tooltipColumn: Int {
    get { gtk_tree_view_get_tooltip_column(gtkTreeView).int }
    set { gtk_tree_view_set_tooltip_column(gtkTreeView, newValue.int32) }
  }

  /// Appends `column` to the list of columns. If `treeView` has “fixed_height” mode enabled, then `column` must have
  /// its “sizing” property set to be GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func appendColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_append_column(gtkTreeView, column.opaque).int
  }

  /// Recursively collapses all visible, expanded nodes in `treeView`.
  public final func collapseAll() { gtk_tree_view_collapse_all(gtkTreeView) }

  /// Collapses a row (hides its child rows, if they exist).
  @discardableResult
  public final func collapseRow(_ path: TreePath) -> Bool {
    gtk_tree_view_collapse_row(gtkTreeView, path.opaque).isTrue
  }

  /// Resizes all columns to their optimal width. Only works after the treeview has been realized.
  public final func columnsAutosize() { gtk_tree_view_columns_autosize(gtkTreeView) }

  /// Converts bin_window coordinates to coordinates for the tree (the full scrollable area of the tree).
  @discardableResult
  public final func convertBinWindowToTreeCoords(bx: Int, by: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_tree_coords(gtkTreeView, bx.int32, by.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Converts bin_window coordinates to widget relative coordinates.
  @discardableResult
  public final func convertBinWindowToWidgetCoords(bx: Int, by: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_widget_coords(gtkTreeView, bx.int32, by.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Converts tree coordinates (coordinates in full scrollable area of the tree) to bin_window coordinates.
  @discardableResult
  public final func convertTreeToBinWindowCoords(tx: Int, ty: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_tree_to_bin_window_coords(gtkTreeView, tx.int32, ty.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Converts tree coordinates (coordinates in full scrollable area of the tree) to widget coordinates.
  @discardableResult
  public final func convertTreeToWidgetCoords(tx: Int, ty: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_tree_to_widget_coords(gtkTreeView, tx.int32, ty.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Converts widget coordinates to coordinates for the bin_window.
  @discardableResult
  public final func convertWidgetToBinWindowCoords(wx: Int, wy: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_widget_to_bin_window_coords(gtkTreeView, wx.int32, wy.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Converts widget coordinates to coordinates for the tree (the full scrollable area of the tree).
  @discardableResult
  public final func convertWidgetToTreeCoords(wx: Int, wy: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_widget_to_tree_coords(gtkTreeView, wx.int32, wy.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Creates a `cairo_surface_t` representation of the row at `path`. This image is used for a drag icon.
  @discardableResult
  public final func createRowDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(opaque: gtk_tree_view_create_row_drag_icon(gtkTreeView, path.opaque))
  }

  /// Turns `treeView` into a drop destination for automatic DND. Calling this method sets `TreeView`:reorderable to
  /// `false`.
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_tree_view_enable_model_drag_dest(gtkTreeView, formats.opaque, actions.cValue)
  }

  /// Turns `treeView` into a drag source for automatic DND. Calling this method sets `TreeView`:reorderable to `false`.
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_tree_view_enable_model_drag_source(gtkTreeView, startButtonMask.cValue, formats.opaque, actions.cValue) }

  /// Recursively expands all nodes in the `treeView`.
  public final func expandAll() { gtk_tree_view_expand_all(gtkTreeView) }

  /// Opens the row so its children are visible.
  @discardableResult
  public final func expandRow(_ path: TreePath, openAll: Bool) -> Bool {
    gtk_tree_view_expand_row(gtkTreeView, path.opaque, openAll.gboolean).isTrue
  }

  /// Expands the row at `path`. This will also expand all parent rows of `path` as necessary.
  public final func expandToPath(_ path: TreePath) { gtk_tree_view_expand_to_path(gtkTreeView, path.opaque) }

  /// Fills the bounding rectangle in bin_window coordinates for the cell at the row specified by `path` and the column
  /// specified by `column`. If `path` is `nil`, or points to a node not found in the tree, the `y` and `height` fields
  /// of the rectangle will be filled with 0. If `column` is `nil`, the `x` and `width` fields will be filled with 0.
  /// The returned rectangle is equivalent to the `backgroundArea` passed to `gtk_cell_renderer_render()`. These
  /// background areas tile to cover the entire bin window. Contrast with the `cellArea`, returned by
  /// `gtk_tree_view_get_cell_area()`, which returns only the cell itself, excluding surrounding borders and the tree
  /// expander area.
  public final func getBackgroundArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_background_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Fills the bounding rectangle in bin_window coordinates for the cell at the row specified by `path` and the column
  /// specified by `column`. If `path` is `nil`, or points to a path not currently displayed, the `y` and `height`
  /// fields of the rectangle will be filled with 0. If `column` is `nil`, the `x` and `width` fields will be filled
  /// with 0. The sum of all cell rects does not cover the entire tree; there are extra pixels in between rows, for
  /// example. The returned rectangle is equivalent to the `cellArea` passed to `gtk_cell_renderer_render()`. This
  /// function is only valid if `treeView` is realized.
  public final func getCellArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_cell_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Gets the `TreeViewColumn` at the given position in the #tree_view.
  public final func getColumn(_ n: Int) -> TreeViewColumn? {
    lentObject(opaque: gtk_tree_view_get_column(gtkTreeView, n.int32))
  }

  /// Returns a `GList` of all the `TreeViewColumn`s currently in `treeView`. The returned list must be freed with
  /// g_list_free ().
  public final var columns: [TreeViewColumn] {
    lists(gtk_tree_view_get_columns(gtkTreeView), isGiven: true) { lentObject($0) as TreeViewColumn? }
  }

  /// Fills in `path` and `focusColumn` with the current path and focus column. If the cursor isn’t currently set, then
  /// *@path will be `nil`. If no column currently has focus, then *@focus_column will be `nil`.
  public final func getCursor() -> (path: TreePath?, focusColumn: TreeViewColumn?) {
    var cPath: OpaquePointer?
    var cFocusColumn: OpaquePointer?
    gtk_tree_view_get_cursor(gtkTreeView, &cPath, &cFocusColumn)
    return (givenBoxed(opaque: cPath), lentObject(opaque: cFocusColumn))
  }

  /// Determines the destination row for a given position. `dragX` and `dragY` are expected to be in widget coordinates.
  /// This function is only meaningful if `treeView` is realized. Therefore this function will always return `false` if
  /// `treeView` is not realized or does not have a model.
  public final func getDestRowAtPos(dragX: Int, dragY: Int) -> (path: TreePath?, pos: TreeViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    let result = gtk_tree_view_get_dest_row_at_pos(gtkTreeView, dragX.int32, dragY.int32, &cPath, &cPos)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Gets information about the row that is highlighted for feedback.
  public final var dragDestRow: (path: TreePath?, pos: TreeViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    gtk_tree_view_get_drag_dest_row(gtkTreeView, &cPath, &cPos)
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Returns which grid lines are enabled in `treeView`.
  public final var gridLines: TreeViewGridLines {
    get { TreeViewGridLines(cValue: gtk_tree_view_get_grid_lines(gtkTreeView)) }
    set(gridLines) { gtk_tree_view_set_grid_lines(gtkTreeView, gridLines.cValue) }
  }

  /// Queries the number of columns in the given `treeView`.
  public final var nColumns: Int { gtk_tree_view_get_n_columns(gtkTreeView).int }

  /// Finds the path at the point (`x`, `y`), relative to bin_window coordinates. That is, `x` and `y` are relative to
  /// an events coordinates. Widget-relative coordinates must be converted using
  /// `gtk_tree_view_convert_widget_to_bin_window_coords()`. It is primarily for things like popup menus. If `path` is
  /// non-`nil`, then it will be filled with the `TreePath` at that point. This path should be freed with
  /// `gtk_tree_path_free()`. If `column` is non-`nil`, then it will be filled with the column at that point. `cellX`
  /// and `cellY` return the coordinates relative to the cell background (i.e. the `backgroundArea` passed to
  /// `gtk_cell_renderer_render()`). This function is only meaningful if `treeView` is realized. Therefore this function
  /// will always return `false` if `treeView` is not realized or does not have a model.
  public final func getPathAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)?
  {
    var cPath: OpaquePointer?
    var cColumn: OpaquePointer?
    var cCellX: Int32 = 0
    var cCellY: Int32 = 0
    let result = gtk_tree_view_get_path_at_pos(gtkTreeView, x.int32, y.int32, &cPath, &cColumn, &cCellX, &cCellY)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), lentObject(opaque: cColumn), cCellX.int, cCellY.int)
  }

  /// Returns the `Entry` which is currently in use as interactive search entry for `treeView`. In case the built-in
  /// entry is being used, `nil` will be returned.
  public final var searchEntry: (any Editable)? {
    get { lentInterface(opaque: gtk_tree_view_get_search_entry(gtkTreeView)) }
    set(entry) { gtk_tree_view_set_search_entry(gtkTreeView, entry?.opaque) }
  }

  /// Gets the `TreeSelection` associated with `treeView`.
  public final var selection: TreeSelection? { lentObject(opaque: gtk_tree_view_get_selection(gtkTreeView)) }

  /// This function is supposed to be used in a `queryTooltip` signal handler for `TreeView`. The `x`, `y` and
  /// `keyboardTip` values which are received in the signal handler, should be passed to this function without
  /// modification.
  public final func getTooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
    model: (any TreeModel)?, path: TreePath, iter: TreeIter
  )? {
    var cModel: OpaquePointer?
    var cPath: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_tree_view_get_tooltip_context(
      gtkTreeView, x.int32, y.int32, keyboardTip.gboolean, &cModel, &cPath, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), promised(givenBoxed(opaque: cPath)), TreeIter(copying: &cIter))
  }

  /// Sets `startPath` and `endPath` to be the first and last visible path. Note that there may be invisible paths in
  /// between.
  public final var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_tree_view_get_visible_range(gtkTreeView, &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cStartPath)), promised(givenBoxed(opaque: cEndPath)))
  }

  /// Fills `visibleRect` with the currently-visible region of the buffer, in tree coordinates. Convert to bin_window
  /// coordinates with `gtk_tree_view_convert_tree_to_bin_window_coords()`. Tree coordinates start at 0,0 for row 0 of
  /// the tree, and cover the entire scrollable area of the tree.
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_tree_view_get_visible_rect(gtkTreeView, &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// This inserts the `column` into the `treeView` at `position`. If `position` is -1, then the column is inserted at
  /// the end. If `treeView` has “fixed_height” mode enabled, then `column` must have its “sizing” property set to be
  /// GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func insertColumn(_ column: TreeViewColumn, position: Int) -> Int {
    gtk_tree_view_insert_column(gtkTreeView, column.opaque, position.int32).int
  }

  /// Convenience function that inserts a new column into the `TreeView` with the given cell renderer and a
  /// `TreeCellDataFunc` to set cell renderer attributes (normally using data from the model). See also
  /// `gtk_tree_view_column_set_cell_data_func()`, `gtk_tree_view_column_pack_start()`. If `treeView` has “fixed_height”
  /// mode enabled, then the new column will have its “sizing” property set to be GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func insertColumnWithDataFunc(
    position: Int, title: String, cell: CellRenderer,
    `func`: @escaping (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void
  ) -> Int {
    gtk_tree_view_insert_column_with_data_func(
      gtkTreeView, position.int32, title, cell.gtkCellRenderer, callGtkTreeCellDataFunc, heldClosure(`func`),
      releaseClosure
    ).int
  }

  /// Determine whether the point (`x`, `y`) in `treeView` is blank, that is no cell content nor an expander arrow is
  /// drawn at the location. If so, the location can be considered as the background. You might wish to take special
  /// action on clicks on the background, such as clearing a current selection, having a custom context menu or starting
  /// rubber banding.
  public final func isBlankAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)?
  {
    var cPath: OpaquePointer?
    var cColumn: OpaquePointer?
    var cCellX: Int32 = 0
    var cCellY: Int32 = 0
    let result = gtk_tree_view_is_blank_at_pos(gtkTreeView, x.int32, y.int32, &cPath, &cColumn, &cCellX, &cCellY)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), lentObject(opaque: cColumn), cCellX.int, cCellY.int)
  }

  /// Returns whether a rubber banding operation is currently being done in `treeView`.
  public final var isRubberBandingActive: Bool { gtk_tree_view_is_rubber_banding_active(gtkTreeView).isTrue }

  /// Calls `func` on all expanded rows.
  public final func mapExpandedRows(_ `func`: @escaping (TreeView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_view_map_expanded_rows(gtkTreeView, callGtkTreeViewMappingFunc, lent.closure(`func`))
  }

  /// Moves `column` to be after to `baseColumn`. If `baseColumn` is `nil`, then `column` is placed in the first
  /// position.
  public final func moveColumnAfter(_ column: TreeViewColumn, baseColumn: TreeViewColumn?) {
    gtk_tree_view_move_column_after(gtkTreeView, column.opaque, baseColumn?.opaque)
  }

  /// Removes `column` from `treeView`.
  @discardableResult
  public final func removeColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_remove_column(gtkTreeView, column.opaque).int
  }

  /// Activates the cell determined by `path` and `column`.
  public final func rowActivated(_ path: TreePath, column: TreeViewColumn?) {
    gtk_tree_view_row_activated(gtkTreeView, path.opaque, column?.opaque)
  }

  /// Returns `true` if the node pointed to by `path` is expanded in `treeView`.
  @discardableResult
  public final func rowExpanded(_ path: TreePath) -> Bool {
    gtk_tree_view_row_expanded(gtkTreeView, path.opaque).isTrue
  }

  /// Moves the alignments of `treeView` to the position specified by `column` and `path`. If `column` is `nil`, then no
  /// horizontal scrolling occurs. Likewise, if `path` is `nil` no vertical scrolling occurs. At a minimum, one of
  /// `column` or `path` need to be non-`nil`. `rowAlign` determines where the row is placed, and `colAlign` determines
  /// where `column` is placed. Both are expected to be between 0.0 and 1.0. 0.0 means left/top alignment, 1.0 means
  /// right/bottom alignment, 0.5 means center.
  public final func scrollToCell(
    _ path: TreePath?, column: TreeViewColumn?, useAlign: Bool, rowAlign: Double, colAlign: Double
  ) {
    gtk_tree_view_scroll_to_cell(
      gtkTreeView, path?.opaque, column?.opaque, useAlign.gboolean, rowAlign.float, colAlign.float)
  }

  /// Scrolls the tree view such that the top-left corner of the visible area is `treeX`, `treeY`, where `treeX` and
  /// `treeY` are specified in tree coordinates. The `treeView` must be realized before this function is called. If it
  /// isn't, you probably want to be using `gtk_tree_view_scroll_to_cell()`.
  public final func scrollToPoint(treeX: Int, treeY: Int) {
    gtk_tree_view_scroll_to_point(gtkTreeView, treeX.int32, treeY.int32)
  }

  /// Sets a user function for determining where a column may be dropped when dragged. This function is called on every
  /// column pair in turn at the beginning of a column drag to determine where a drop can take place. The arguments
  /// passed to `func` are: the `treeView`, the `TreeViewColumn` being dragged, the two `TreeViewColumn`s determining
  /// the drop spot, and `userData`. If either of the `TreeViewColumn` arguments for the drop spot are `nil`, then they
  /// indicate an edge. If `func` is set to be `nil`, then `treeView` reverts to the default behavior of allowing all
  /// columns to be dropped everywhere.
  public final func setColumnDragFunction(
    _ `func`: ((TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool)?
  ) {
    gtk_tree_view_set_column_drag_function(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewColumnDropFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Sets the current keyboard focus to be at `path`, and selects it. This is useful when you want to focus the user’s
  /// attention on a particular row. If `focusColumn` is not `nil`, then focus is given to the column specified by it.
  /// Additionally, if `focusColumn` is specified, and `startEditing` is `true`, then editing should be started in the
  /// specified cell. This function is often followed by `gtkWidgetGrabFocus` (`treeView`) in order to give keyboard
  /// focus to the widget. Please note that editing can only happen when the widget is realized.
  public final func setCursor(_ path: TreePath, focusColumn: TreeViewColumn?, startEditing: Bool) {
    gtk_tree_view_set_cursor(gtkTreeView, path.opaque, focusColumn?.opaque, startEditing.gboolean)
  }

  /// Sets the current keyboard focus to be at `path`, and selects it. This is useful when you want to focus the user’s
  /// attention on a particular row. If `focusColumn` is not `nil`, then focus is given to the column specified by it.
  /// If `focusColumn` and `focusCell` are not `nil`, and `focusColumn` contains 2 or more editable or activatable
  /// cells, then focus is given to the cell specified by `focusCell`. Additionally, if `focusColumn` is specified, and
  /// `startEditing` is `true`, then editing should be started in the specified cell. This function is often followed by
  /// `gtkWidgetGrabFocus` (`treeView`) in order to give keyboard focus to the widget. Please note that editing can only
  /// happen when the widget is realized.
  public final func setCursorOnCell(
    _ path: TreePath, focusColumn: TreeViewColumn?, focusCell: CellRenderer?, startEditing: Bool
  ) {
    gtk_tree_view_set_cursor_on_cell(
      gtkTreeView, path.opaque, focusColumn?.opaque, focusCell?.gtkCellRenderer, startEditing.gboolean)
  }

  /// Sets the row that is highlighted for feedback. If `path` is `nil`, an existing highlight is removed.
  public final func setDragDestRow(_ path: TreePath?, pos: TreeViewDropPosition) {
    gtk_tree_view_set_drag_dest_row(gtkTreeView, path?.opaque, pos.cValue)
  }

  /// Sets the row separator function, which is used to determine whether a row should be drawn as a separator. If the
  /// row separator function is `nil`, no separators are drawn. This is the default value.
  public final func setRowSeparatorFunc(_ `func`: ((any TreeModel, TreeIter) -> Bool)?) {
    gtk_tree_view_set_row_separator_func(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewRowSeparatorFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Sets the compare function for the interactive search capabilities; note that somewhat like strcmp() returning 0
  /// for equality `TreeView`SearchEqualFunc returns `false` on matches.
  public final func setSearchEqualFunc(_ searchEqualFunc: @escaping (any TreeModel, Int, String, TreeIter) -> Bool) {
    gtk_tree_view_set_search_equal_func(
      gtkTreeView, callGtkTreeViewSearchEqualFunc, heldClosure(searchEqualFunc), releaseClosure)
  }

  /// Sets the tip area of `tooltip` to the area `path`, `column` and `cell` have in common. For example if `path` is
  /// `nil` and `column` is set, the tip area will be set to the full area covered by `column`. See also
  /// `gtk_tooltip_set_tip_area()`.
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath?, column: TreeViewColumn?, cell: CellRenderer?) {
    gtk_tree_view_set_tooltip_cell(gtkTreeView, tooltip.opaque, path?.opaque, column?.opaque, cell?.gtkCellRenderer)
  }

  /// Sets the tip area of `tooltip` to be the area covered by the row at `path`. See also
  /// `gtk_tree_view_set_tooltip_column()` for a simpler alternative. See also `gtk_tooltip_set_tip_area()`.
  public final func setTooltipRow(_ tooltip: Tooltip, path: TreePath) {
    gtk_tree_view_set_tooltip_row(gtkTreeView, tooltip.opaque, path.opaque)
  }

  /// Undoes the effect of `gtk_tree_view_enable_model_drag_dest()`. Calling this method sets `TreeView`:reorderable to
  /// `false`.
  public final func unsetRowsDragDest() { gtk_tree_view_unset_rows_drag_dest(gtkTreeView) }

  /// Undoes the effect of `gtk_tree_view_enable_model_drag_source()`. Calling this method sets `TreeView`:reorderable
  /// to `false`.
  public final func unsetRowsDragSource() { gtk_tree_view_unset_rows_drag_source(gtkTreeView) }
}

extension Reactive where Base: TreeView {
  /// The activate-on-single-click property specifies whether the "row-activated" signal will be emitted after a single
  /// click.
  public var activateOnSingleClick: DynamicSubject<Bool> {
    property(
      "activate-on-single-click", get: { TreeView.of($0).activateOnSingleClick },
      set: { TreeView.of($0).activateOnSingleClick = $1 })
  }

  public var enableGridLines: DynamicSubject<TreeViewGridLines> { property("enable-grid-lines") }

  public var enableSearch: DynamicSubject<Bool> {
    property("enable-search", get: { TreeView.of($0).enableSearch }, set: { TreeView.of($0).enableSearch = $1 })
  }

  public var enableTreeLines: DynamicSubject<Bool> {
    property(
      "enable-tree-lines", get: { TreeView.of($0).enableTreeLines }, set: { TreeView.of($0).enableTreeLines = $1 })
  }

  public var expanderColumn: DynamicSubject<TreeViewColumn?> {
    property("expander-column", get: { TreeView.of($0).expanderColumn }, set: { TreeView.of($0).expanderColumn = $1 })
  }

  /// Setting the `fixedHeightMode` property to `true` speeds up `TreeView` by assuming that all rows have the same
  /// height. Only enable this option if all rows are the same height. Please see
  /// `gtk_tree_view_set_fixed_height_mode()` for more information on this option.
  public var fixedHeightMode: DynamicSubject<Bool> {
    property(
      "fixed-height-mode", get: { TreeView.of($0).fixedHeightMode }, set: { TreeView.of($0).fixedHeightMode = $1 })
  }

  public var headersClickable: DynamicSubject<Bool> {
    property(
      "headers-clickable", get: { TreeView.of($0).headersClickable }, set: { TreeView.of($0).headersClickable = $1 })
  }

  public var headersVisible: DynamicSubject<Bool> {
    property("headers-visible", get: { TreeView.of($0).headersVisible }, set: { TreeView.of($0).headersVisible = $1 })
  }

  /// Enables or disables the hover expansion mode of `treeView`. Hover expansion makes rows expand or collapse if the
  /// pointer moves over them.
  public var hoverExpand: DynamicSubject<Bool> {
    property("hover-expand", get: { TreeView.of($0).hoverExpand }, set: { TreeView.of($0).hoverExpand = $1 })
  }

  /// Enables or disables the hover selection mode of `treeView`. Hover selection makes the selected row follow the
  /// pointer. Currently, this works only for the selection modes `GTK_SELECTION_SINGLE` and `GTK_SELECTION_BROWSE`.
  public var hoverSelection: DynamicSubject<Bool> {
    property("hover-selection", get: { TreeView.of($0).hoverSelection }, set: { TreeView.of($0).hoverSelection = $1 })
  }

  /// Extra indentation for each level.
  public var levelIndentation: DynamicSubject<Int> {
    property(
      "level-indentation", get: { TreeView.of($0).levelIndentation }, set: { TreeView.of($0).levelIndentation = $1 })
  }

  public var model: DynamicSubject<(any TreeModel)?> {
    property("model", get: { TreeView.of($0).model }, set: { TreeView.of($0).model = $1 })
  }

  public var reorderable: DynamicSubject<Bool> {
    property("reorderable", get: { TreeView.of($0).reorderable }, set: { TreeView.of($0).reorderable = $1 })
  }

  public var rubberBanding: DynamicSubject<Bool> {
    property("rubber-banding", get: { TreeView.of($0).rubberBanding }, set: { TreeView.of($0).rubberBanding = $1 })
  }

  public var searchColumn: DynamicSubject<Int> {
    property("search-column", get: { TreeView.of($0).searchColumn }, set: { TreeView.of($0).searchColumn = $1 })
  }

  /// `true` if the view has expanders.
  public var showExpanders: DynamicSubject<Bool> {
    property("show-expanders", get: { TreeView.of($0).showExpanders }, set: { TreeView.of($0).showExpanders = $1 })
  }

  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { TreeView.of($0).tooltipColumn }, set: { TreeView.of($0).tooltipColumn = $1 })
  }

  /// The number of columns of the treeview has changed.
  public var columnsChanged: SafeSignal<Void> { signal("columns-changed") }

  /// The position of the cursor (focused cell) has changed.
  public var cursorChanged: SafeSignal<Void> { signal("cursor-changed") }

  /// Arguments: `object`, `p0`, `p1`.
  public var expandCollapseCursorRow: SignalRequest<Bool, Bool, Bool, Bool> { request("expand-collapse-cursor-row") }

  /// The `TreeView.moveCursor` signal is a [keybinding signal]`SignalAction` which gets emitted when the user presses
  /// one of the cursor keys.
  ///
  /// Arguments: `step`, `direction`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The "row-activated" signal is emitted when the method [`method@Gtk.TreeView.row_activated`] is called.
  ///
  /// Arguments: `path`, `column`.
  public var rowActivated: SafeSignal<(TreePath, TreeViewColumn?)> { signal(ofSeveral: "row-activated") }

  /// The given row has been collapsed (child nodes are hidden).
  ///
  /// Arguments: `iter`, `path`.
  public var rowCollapsed: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-collapsed") }

  /// The given row has been expanded (child nodes are shown).
  ///
  /// Arguments: `iter`, `path`.
  public var rowExpanded: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-expanded") }

  public var selectAll: SignalRequest<Bool> { request("select-all") }

  public var selectCursorParent: SignalRequest<Bool> { request("select-cursor-parent") }

  /// Argument: `object`.
  public var selectCursorRow: SignalRequest<Bool, Bool> { request("select-cursor-row") }

  public var startInteractiveSearch: SignalRequest<Bool> { request("start-interactive-search") }

  /// The given row is about to be collapsed (hide its children nodes). Use this signal if you need to control the
  /// collapsibility of individual rows.
  ///
  /// Arguments: `iter`, `path`.
  public var testCollapseRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-collapse-row") }

  /// The given row is about to be expanded (show its children nodes). Use this signal if you need to control the
  /// expandability of individual rows.
  ///
  /// Arguments: `iter`, `path`.
  public var testExpandRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-expand-row") }

  public var toggleCursorRow: SignalRequest<Bool> { request("toggle-cursor-row") }

  public var unselectAll: SignalRequest<Bool> { request("unselect-all") }
}
