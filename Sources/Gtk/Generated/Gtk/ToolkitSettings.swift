// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSettings`](https://docs.gtk.org/gtk4/class.Settings.html).
open class ToolkitSettings: Object, StyleProvider {
  open override class var gType: GType { gtk_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property
  /// [`gtk-alternative-button-order`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-button-order.html) of
  /// `GtkSettings`.
  public final var gtkAlternativeButtonOrder: Bool {
    get { getProperty("gtk-alternative-button-order") }
    set { setProperty("gtk-alternative-button-order", newValue) }
  }

  /// The property
  /// [`gtk-alternative-sort-arrows`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-sort-arrows.html) of
  /// `GtkSettings`.
  public final var gtkAlternativeSortArrows: Bool {
    get { getProperty("gtk-alternative-sort-arrows") }
    set { setProperty("gtk-alternative-sort-arrows", newValue) }
  }

  /// The property
  /// [`gtk-application-prefer-dark-theme`](https://docs.gtk.org/gtk4/property.Settings.gtk-application-prefer-dark-theme.html)
  /// of `GtkSettings`.
  #if GTK_4_20
  @available(*, deprecated, message: "Replaced by `CssProvider` in GTK 4.20.")
  #endif
  public final var gtkApplicationPreferDarkTheme: Bool {
    get { getProperty("gtk-application-prefer-dark-theme") }
    set { setProperty("gtk-application-prefer-dark-theme", newValue) }
  }

  /// The property [`gtk-cursor-aspect-ratio`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-aspect-ratio.html)
  /// of `GtkSettings`.
  public final var gtkCursorAspectRatio: Double {
    get { getProperty("gtk-cursor-aspect-ratio") }
    set { setProperty("gtk-cursor-aspect-ratio", newValue) }
  }

  /// The property [`gtk-cursor-blink`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink.html) of
  /// `GtkSettings`.
  public final var gtkCursorBlink: Bool {
    get { getProperty("gtk-cursor-blink") }
    set { setProperty("gtk-cursor-blink", newValue) }
  }

  /// The property [`gtk-cursor-blink-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-time.html) of
  /// `GtkSettings`.
  public final var gtkCursorBlinkTime: Int {
    get { getProperty("gtk-cursor-blink-time") }
    set { setProperty("gtk-cursor-blink-time", newValue) }
  }

  /// The property
  /// [`gtk-cursor-blink-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-timeout.html) of
  /// `GtkSettings`.
  public final var gtkCursorBlinkTimeout: Int {
    get { getProperty("gtk-cursor-blink-timeout") }
    set { setProperty("gtk-cursor-blink-timeout", newValue) }
  }

  /// The property [`gtk-cursor-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-name.html) of
  /// `GtkSettings`.
  public final var gtkCursorThemeName: String {
    get { getProperty("gtk-cursor-theme-name") }
    set { setProperty("gtk-cursor-theme-name", newValue) }
  }

  /// The property [`gtk-cursor-theme-size`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-size.html) of
  /// `GtkSettings`.
  public final var gtkCursorThemeSize: Int {
    get { getProperty("gtk-cursor-theme-size") }
    set { setProperty("gtk-cursor-theme-size", newValue) }
  }

  /// The property [`gtk-decoration-layout`](https://docs.gtk.org/gtk4/property.Settings.gtk-decoration-layout.html) of
  /// `GtkSettings`.
  public final var gtkDecorationLayout: String {
    get { getProperty("gtk-decoration-layout") }
    set { setProperty("gtk-decoration-layout", newValue) }
  }

  /// The property [`gtk-dialogs-use-header`](https://docs.gtk.org/gtk4/property.Settings.gtk-dialogs-use-header.html)
  /// of `GtkSettings`.
  public final var gtkDialogsUseHeader: Bool {
    get { getProperty("gtk-dialogs-use-header") }
    set { setProperty("gtk-dialogs-use-header", newValue) }
  }

  /// The property [`gtk-dnd-drag-threshold`](https://docs.gtk.org/gtk4/property.Settings.gtk-dnd-drag-threshold.html)
  /// of `GtkSettings`.
  public final var gtkDndDragThreshold: Int {
    get { getProperty("gtk-dnd-drag-threshold") }
    set { setProperty("gtk-dnd-drag-threshold", newValue) }
  }

  /// The property
  /// [`gtk-double-click-distance`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-distance.html) of
  /// `GtkSettings`.
  public final var gtkDoubleClickDistance: Int {
    get { getProperty("gtk-double-click-distance") }
    set { setProperty("gtk-double-click-distance", newValue) }
  }

  /// The property [`gtk-double-click-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-time.html) of
  /// `GtkSettings`.
  public final var gtkDoubleClickTime: Int {
    get { getProperty("gtk-double-click-time") }
    set { setProperty("gtk-double-click-time", newValue) }
  }

  /// The property [`gtk-enable-accels`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-accels.html) of
  /// `GtkSettings`.
  public final var gtkEnableAccels: Bool {
    get { getProperty("gtk-enable-accels") }
    set { setProperty("gtk-enable-accels", newValue) }
  }

  /// The property [`gtk-enable-animations`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-animations.html) of
  /// `GtkSettings`.
  public final var gtkEnableAnimations: Bool {
    get { getProperty("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", newValue) }
  }

  /// The property [`gtk-enable-event-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-event-sounds.html)
  /// of `GtkSettings`.
  public final var gtkEnableEventSounds: Bool {
    get { getProperty("gtk-enable-event-sounds") }
    set { setProperty("gtk-enable-event-sounds", newValue) }
  }

  /// The property
  /// [`gtk-enable-input-feedback-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-input-feedback-sounds.html)
  /// of `GtkSettings`.
  public final var gtkEnableInputFeedbackSounds: Bool {
    get { getProperty("gtk-enable-input-feedback-sounds") }
    set { setProperty("gtk-enable-input-feedback-sounds", newValue) }
  }

  /// The property
  /// [`gtk-enable-primary-paste`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-primary-paste.html) of
  /// `GtkSettings`.
  public final var gtkEnablePrimaryPaste: Bool {
    get { getProperty("gtk-enable-primary-paste") }
    set { setProperty("gtk-enable-primary-paste", newValue) }
  }

  /// The property
  /// [`gtk-entry-password-hint-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-password-hint-timeout.html)
  /// of `GtkSettings`.
  public final var gtkEntryPasswordHintTimeout: Int {
    get { getProperty("gtk-entry-password-hint-timeout") }
    set { setProperty("gtk-entry-password-hint-timeout", newValue) }
  }

  /// The property
  /// [`gtk-entry-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-select-on-focus.html) of
  /// `GtkSettings`.
  public final var gtkEntrySelectOnFocus: Bool {
    get { getProperty("gtk-entry-select-on-focus") }
    set { setProperty("gtk-entry-select-on-focus", newValue) }
  }

  /// The property [`gtk-error-bell`](https://docs.gtk.org/gtk4/property.Settings.gtk-error-bell.html) of `GtkSettings`.
  public final var gtkErrorBell: Bool {
    get { getProperty("gtk-error-bell") }
    set { setProperty("gtk-error-bell", newValue) }
  }

  /// The property [`gtk-font-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-font-name.html) of `GtkSettings`.
  public final var gtkFontName: String {
    get { getProperty("gtk-font-name") }
    set { setProperty("gtk-font-name", newValue) }
  }

  /// The property
  /// [`gtk-fontconfig-timestamp`](https://docs.gtk.org/gtk4/property.Settings.gtk-fontconfig-timestamp.html) of
  /// `GtkSettings`.
  public final var gtkFontconfigTimestamp: Int {
    get { getProperty("gtk-fontconfig-timestamp") }
    set { setProperty("gtk-fontconfig-timestamp", newValue) }
  }

  /// The property [`gtk-hint-font-metrics`](https://docs.gtk.org/gtk4/property.Settings.gtk-hint-font-metrics.html) of
  /// `GtkSettings`. Since GTK 4.6.
  public final var gtkHintFontMetrics: Bool {
    get { getProperty("gtk-hint-font-metrics") }
    set { setProperty("gtk-hint-font-metrics", newValue) }
  }

  /// The property [`gtk-icon-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-icon-theme-name.html) of
  /// `GtkSettings`.
  public final var gtkIconThemeName: String {
    get { getProperty("gtk-icon-theme-name") }
    set { setProperty("gtk-icon-theme-name", newValue) }
  }

  /// The property [`gtk-im-module`](https://docs.gtk.org/gtk4/property.Settings.gtk-im-module.html) of `GtkSettings`.
  public final var gtkImModule: String {
    get { getProperty("gtk-im-module") }
    set { setProperty("gtk-im-module", newValue) }
  }

  /// The property [`gtk-keynav-use-caret`](https://docs.gtk.org/gtk4/property.Settings.gtk-keynav-use-caret.html) of
  /// `GtkSettings`.
  public final var gtkKeynavUseCaret: Bool {
    get { getProperty("gtk-keynav-use-caret") }
    set { setProperty("gtk-keynav-use-caret", newValue) }
  }

  /// The property
  /// [`gtk-label-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-label-select-on-focus.html) of
  /// `GtkSettings`.
  public final var gtkLabelSelectOnFocus: Bool {
    get { getProperty("gtk-label-select-on-focus") }
    set { setProperty("gtk-label-select-on-focus", newValue) }
  }

  /// The property [`gtk-long-press-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-long-press-time.html) of
  /// `GtkSettings`.
  public final var gtkLongPressTime: Int {
    get { getProperty("gtk-long-press-time") }
    set { setProperty("gtk-long-press-time", newValue) }
  }

  /// The property [`gtk-overlay-scrolling`](https://docs.gtk.org/gtk4/property.Settings.gtk-overlay-scrolling.html) of
  /// `GtkSettings`.
  public final var gtkOverlayScrolling: Bool {
    get { getProperty("gtk-overlay-scrolling") }
    set { setProperty("gtk-overlay-scrolling", newValue) }
  }

  /// The property
  /// [`gtk-primary-button-warps-slider`](https://docs.gtk.org/gtk4/property.Settings.gtk-primary-button-warps-slider.html)
  /// of `GtkSettings`.
  public final var gtkPrimaryButtonWarpsSlider: Bool {
    get { getProperty("gtk-primary-button-warps-slider") }
    set { setProperty("gtk-primary-button-warps-slider", newValue) }
  }

  /// The property [`gtk-print-backends`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-backends.html) of
  /// `GtkSettings`.
  public final var gtkPrintBackends: String {
    get { getProperty("gtk-print-backends") }
    set { setProperty("gtk-print-backends", newValue) }
  }

  /// The property
  /// [`gtk-print-preview-command`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-preview-command.html) of
  /// `GtkSettings`.
  public final var gtkPrintPreviewCommand: String {
    get { getProperty("gtk-print-preview-command") }
    set { setProperty("gtk-print-preview-command", newValue) }
  }

  /// The property
  /// [`gtk-recent-files-enabled`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-enabled.html) of
  /// `GtkSettings`.
  public final var gtkRecentFilesEnabled: Bool {
    get { getProperty("gtk-recent-files-enabled") }
    set { setProperty("gtk-recent-files-enabled", newValue) }
  }

  /// The property
  /// [`gtk-recent-files-max-age`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-max-age.html) of
  /// `GtkSettings`.
  public final var gtkRecentFilesMaxAge: Int {
    get { getProperty("gtk-recent-files-max-age") }
    set { setProperty("gtk-recent-files-max-age", newValue) }
  }

  /// The property
  /// [`gtk-shell-shows-app-menu`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-app-menu.html) of
  /// `GtkSettings`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public final var gtkShellShowsAppMenu: Bool {
    get { getProperty("gtk-shell-shows-app-menu") }
    set { setProperty("gtk-shell-shows-app-menu", newValue) }
  }

  /// The property [`gtk-shell-shows-desktop`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-desktop.html)
  /// of `GtkSettings`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public final var gtkShellShowsDesktop: Bool {
    get { getProperty("gtk-shell-shows-desktop") }
    set { setProperty("gtk-shell-shows-desktop", newValue) }
  }

  /// The property [`gtk-shell-shows-menubar`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-menubar.html)
  /// of `GtkSettings`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public final var gtkShellShowsMenubar: Bool {
    get { getProperty("gtk-shell-shows-menubar") }
    set { setProperty("gtk-shell-shows-menubar", newValue) }
  }

  /// The property [`gtk-sound-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-sound-theme-name.html) of
  /// `GtkSettings`.
  public final var gtkSoundThemeName: String {
    get { getProperty("gtk-sound-theme-name") }
    set { setProperty("gtk-sound-theme-name", newValue) }
  }

  /// The property [`gtk-split-cursor`](https://docs.gtk.org/gtk4/property.Settings.gtk-split-cursor.html) of
  /// `GtkSettings`.
  public final var gtkSplitCursor: Bool {
    get { getProperty("gtk-split-cursor") }
    set { setProperty("gtk-split-cursor", newValue) }
  }

  /// The property [`gtk-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-theme-name.html) of `GtkSettings`.
  public final var gtkThemeName: String {
    get { getProperty("gtk-theme-name") }
    set { setProperty("gtk-theme-name", newValue) }
  }

  /// The property
  /// [`gtk-titlebar-double-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-double-click.html) of
  /// `GtkSettings`.
  public final var gtkTitlebarDoubleClick: String {
    get { getProperty("gtk-titlebar-double-click") }
    set { setProperty("gtk-titlebar-double-click", newValue) }
  }

  /// The property
  /// [`gtk-titlebar-middle-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-middle-click.html) of
  /// `GtkSettings`.
  public final var gtkTitlebarMiddleClick: String {
    get { getProperty("gtk-titlebar-middle-click") }
    set { setProperty("gtk-titlebar-middle-click", newValue) }
  }

  /// The property
  /// [`gtk-titlebar-right-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-right-click.html) of
  /// `GtkSettings`.
  public final var gtkTitlebarRightClick: String {
    get { getProperty("gtk-titlebar-right-click") }
    set { setProperty("gtk-titlebar-right-click", newValue) }
  }

  /// The property [`gtk-xft-antialias`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-antialias.html) of
  /// `GtkSettings`.
  public final var gtkXftAntialias: Int {
    get { getProperty("gtk-xft-antialias") }
    set { setProperty("gtk-xft-antialias", newValue) }
  }

  /// The property [`gtk-xft-dpi`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-dpi.html) of `GtkSettings`.
  public final var gtkXftDpi: Int {
    get { getProperty("gtk-xft-dpi") }
    set { setProperty("gtk-xft-dpi", newValue) }
  }

  /// The property [`gtk-xft-hinting`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hinting.html) of
  /// `GtkSettings`.
  public final var gtkXftHinting: Int {
    get { getProperty("gtk-xft-hinting") }
    set { setProperty("gtk-xft-hinting", newValue) }
  }

  /// The property [`gtk-xft-hintstyle`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hintstyle.html) of
  /// `GtkSettings`.
  public final var gtkXftHintstyle: String {
    get { getProperty("gtk-xft-hintstyle") }
    set { setProperty("gtk-xft-hintstyle", newValue) }
  }

  /// The property [`gtk-xft-rgba`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-rgba.html) of `GtkSettings`.
  public final var gtkXftRgba: String {
    get { getProperty("gtk-xft-rgba") }
    set { setProperty("gtk-xft-rgba", newValue) }
  }

  /// Calls [`gtk_settings_reset_property()`](https://docs.gtk.org/gtk4/method.Settings.reset_property.html).
  public final func resetProperty(_ name: String) { gtk_settings_reset_property(instance(self), name) }

  /// Calls [`gtk_settings_get_default()`](https://docs.gtk.org/gtk4/type_func.Settings.get_default.html).
  public static var `default`: ToolkitSettings? { lentObject(opaque: gtk_settings_get_default()) }

  /// Calls [`gtk_settings_get_for_display()`](https://docs.gtk.org/gtk4/type_func.Settings.get_for_display.html).
  public static func getForDisplay(_ display: Gdk.Display) -> ToolkitSettings {
    lentObject(opaque: gtk_settings_get_for_display(display.opaque))!
  }
}

extension Reactive where Base: ToolkitSettings {
  /// The property
  /// [`gtk-alternative-button-order`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-button-order.html) of
  /// `GtkSettings`.
  public var gtkAlternativeButtonOrder: DynamicSubject<Bool> { property("gtk-alternative-button-order") }

  /// The property
  /// [`gtk-alternative-sort-arrows`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-sort-arrows.html) of
  /// `GtkSettings`.
  public var gtkAlternativeSortArrows: DynamicSubject<Bool> { property("gtk-alternative-sort-arrows") }

  /// The property
  /// [`gtk-application-prefer-dark-theme`](https://docs.gtk.org/gtk4/property.Settings.gtk-application-prefer-dark-theme.html)
  /// of `GtkSettings`.
  #if GTK_4_20
  @available(*, deprecated, message: "Replaced by `CssProvider` in GTK 4.20.")
  #endif
  public var gtkApplicationPreferDarkTheme: DynamicSubject<Bool> { property("gtk-application-prefer-dark-theme") }

  /// The property [`gtk-cursor-aspect-ratio`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-aspect-ratio.html)
  /// of `GtkSettings`.
  public var gtkCursorAspectRatio: DynamicSubject<Double> { property("gtk-cursor-aspect-ratio") }

  /// The property [`gtk-cursor-blink`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink.html) of
  /// `GtkSettings`.
  public var gtkCursorBlink: DynamicSubject<Bool> { property("gtk-cursor-blink") }

  /// The property [`gtk-cursor-blink-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-time.html) of
  /// `GtkSettings`.
  public var gtkCursorBlinkTime: DynamicSubject<Int> { property("gtk-cursor-blink-time") }

  /// The property
  /// [`gtk-cursor-blink-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-timeout.html) of
  /// `GtkSettings`.
  public var gtkCursorBlinkTimeout: DynamicSubject<Int> { property("gtk-cursor-blink-timeout") }

  /// The property [`gtk-cursor-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-name.html) of
  /// `GtkSettings`.
  public var gtkCursorThemeName: DynamicSubject<String> { property("gtk-cursor-theme-name") }

  /// The property [`gtk-cursor-theme-size`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-size.html) of
  /// `GtkSettings`.
  public var gtkCursorThemeSize: DynamicSubject<Int> { property("gtk-cursor-theme-size") }

  /// The property [`gtk-decoration-layout`](https://docs.gtk.org/gtk4/property.Settings.gtk-decoration-layout.html) of
  /// `GtkSettings`.
  public var gtkDecorationLayout: DynamicSubject<String> { property("gtk-decoration-layout") }

  /// The property [`gtk-dialogs-use-header`](https://docs.gtk.org/gtk4/property.Settings.gtk-dialogs-use-header.html)
  /// of `GtkSettings`.
  public var gtkDialogsUseHeader: DynamicSubject<Bool> { property("gtk-dialogs-use-header") }

  /// The property [`gtk-dnd-drag-threshold`](https://docs.gtk.org/gtk4/property.Settings.gtk-dnd-drag-threshold.html)
  /// of `GtkSettings`.
  public var gtkDndDragThreshold: DynamicSubject<Int> { property("gtk-dnd-drag-threshold") }

  /// The property
  /// [`gtk-double-click-distance`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-distance.html) of
  /// `GtkSettings`.
  public var gtkDoubleClickDistance: DynamicSubject<Int> { property("gtk-double-click-distance") }

  /// The property [`gtk-double-click-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-time.html) of
  /// `GtkSettings`.
  public var gtkDoubleClickTime: DynamicSubject<Int> { property("gtk-double-click-time") }

  /// The property [`gtk-enable-accels`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-accels.html) of
  /// `GtkSettings`.
  public var gtkEnableAccels: DynamicSubject<Bool> { property("gtk-enable-accels") }

  /// The property [`gtk-enable-animations`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-animations.html) of
  /// `GtkSettings`.
  public var gtkEnableAnimations: DynamicSubject<Bool> { property("gtk-enable-animations") }

  /// The property [`gtk-enable-event-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-event-sounds.html)
  /// of `GtkSettings`.
  public var gtkEnableEventSounds: DynamicSubject<Bool> { property("gtk-enable-event-sounds") }

  /// The property
  /// [`gtk-enable-input-feedback-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-input-feedback-sounds.html)
  /// of `GtkSettings`.
  public var gtkEnableInputFeedbackSounds: DynamicSubject<Bool> { property("gtk-enable-input-feedback-sounds") }

  /// The property
  /// [`gtk-enable-primary-paste`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-primary-paste.html) of
  /// `GtkSettings`.
  public var gtkEnablePrimaryPaste: DynamicSubject<Bool> { property("gtk-enable-primary-paste") }

  /// The property
  /// [`gtk-entry-password-hint-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-password-hint-timeout.html)
  /// of `GtkSettings`.
  public var gtkEntryPasswordHintTimeout: DynamicSubject<Int> { property("gtk-entry-password-hint-timeout") }

  /// The property
  /// [`gtk-entry-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-select-on-focus.html) of
  /// `GtkSettings`.
  public var gtkEntrySelectOnFocus: DynamicSubject<Bool> { property("gtk-entry-select-on-focus") }

  /// The property [`gtk-error-bell`](https://docs.gtk.org/gtk4/property.Settings.gtk-error-bell.html) of `GtkSettings`.
  public var gtkErrorBell: DynamicSubject<Bool> { property("gtk-error-bell") }

  /// The property [`gtk-font-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-font-name.html) of `GtkSettings`.
  public var gtkFontName: DynamicSubject<String> { property("gtk-font-name") }

  /// The property
  /// [`gtk-fontconfig-timestamp`](https://docs.gtk.org/gtk4/property.Settings.gtk-fontconfig-timestamp.html) of
  /// `GtkSettings`.
  public var gtkFontconfigTimestamp: DynamicSubject<Int> { property("gtk-fontconfig-timestamp") }

  /// The property [`gtk-hint-font-metrics`](https://docs.gtk.org/gtk4/property.Settings.gtk-hint-font-metrics.html) of
  /// `GtkSettings`. Since GTK 4.6.
  public var gtkHintFontMetrics: DynamicSubject<Bool> { property("gtk-hint-font-metrics") }

  /// The property [`gtk-icon-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-icon-theme-name.html) of
  /// `GtkSettings`.
  public var gtkIconThemeName: DynamicSubject<String> { property("gtk-icon-theme-name") }

  /// The property [`gtk-im-module`](https://docs.gtk.org/gtk4/property.Settings.gtk-im-module.html) of `GtkSettings`.
  public var gtkImModule: DynamicSubject<String> { property("gtk-im-module") }

  /// The property [`gtk-keynav-use-caret`](https://docs.gtk.org/gtk4/property.Settings.gtk-keynav-use-caret.html) of
  /// `GtkSettings`.
  public var gtkKeynavUseCaret: DynamicSubject<Bool> { property("gtk-keynav-use-caret") }

  /// The property
  /// [`gtk-label-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-label-select-on-focus.html) of
  /// `GtkSettings`.
  public var gtkLabelSelectOnFocus: DynamicSubject<Bool> { property("gtk-label-select-on-focus") }

  /// The property [`gtk-long-press-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-long-press-time.html) of
  /// `GtkSettings`.
  public var gtkLongPressTime: DynamicSubject<Int> { property("gtk-long-press-time") }

  /// The property [`gtk-overlay-scrolling`](https://docs.gtk.org/gtk4/property.Settings.gtk-overlay-scrolling.html) of
  /// `GtkSettings`.
  public var gtkOverlayScrolling: DynamicSubject<Bool> { property("gtk-overlay-scrolling") }

  /// The property
  /// [`gtk-primary-button-warps-slider`](https://docs.gtk.org/gtk4/property.Settings.gtk-primary-button-warps-slider.html)
  /// of `GtkSettings`.
  public var gtkPrimaryButtonWarpsSlider: DynamicSubject<Bool> { property("gtk-primary-button-warps-slider") }

  /// The property [`gtk-print-backends`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-backends.html) of
  /// `GtkSettings`.
  public var gtkPrintBackends: DynamicSubject<String> { property("gtk-print-backends") }

  /// The property
  /// [`gtk-print-preview-command`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-preview-command.html) of
  /// `GtkSettings`.
  public var gtkPrintPreviewCommand: DynamicSubject<String> { property("gtk-print-preview-command") }

  /// The property
  /// [`gtk-recent-files-enabled`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-enabled.html) of
  /// `GtkSettings`.
  public var gtkRecentFilesEnabled: DynamicSubject<Bool> { property("gtk-recent-files-enabled") }

  /// The property
  /// [`gtk-recent-files-max-age`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-max-age.html) of
  /// `GtkSettings`.
  public var gtkRecentFilesMaxAge: DynamicSubject<Int> { property("gtk-recent-files-max-age") }

  /// The property
  /// [`gtk-shell-shows-app-menu`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-app-menu.html) of
  /// `GtkSettings`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public var gtkShellShowsAppMenu: DynamicSubject<Bool> { property("gtk-shell-shows-app-menu") }

  /// The property [`gtk-shell-shows-desktop`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-desktop.html)
  /// of `GtkSettings`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public var gtkShellShowsDesktop: DynamicSubject<Bool> { property("gtk-shell-shows-desktop") }

  /// The property [`gtk-shell-shows-menubar`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-menubar.html)
  /// of `GtkSettings`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public var gtkShellShowsMenubar: DynamicSubject<Bool> { property("gtk-shell-shows-menubar") }

  /// The property [`gtk-sound-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-sound-theme-name.html) of
  /// `GtkSettings`.
  public var gtkSoundThemeName: DynamicSubject<String> { property("gtk-sound-theme-name") }

  /// The property [`gtk-split-cursor`](https://docs.gtk.org/gtk4/property.Settings.gtk-split-cursor.html) of
  /// `GtkSettings`.
  public var gtkSplitCursor: DynamicSubject<Bool> { property("gtk-split-cursor") }

  /// The property [`gtk-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-theme-name.html) of `GtkSettings`.
  public var gtkThemeName: DynamicSubject<String> { property("gtk-theme-name") }

  /// The property
  /// [`gtk-titlebar-double-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-double-click.html) of
  /// `GtkSettings`.
  public var gtkTitlebarDoubleClick: DynamicSubject<String> { property("gtk-titlebar-double-click") }

  /// The property
  /// [`gtk-titlebar-middle-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-middle-click.html) of
  /// `GtkSettings`.
  public var gtkTitlebarMiddleClick: DynamicSubject<String> { property("gtk-titlebar-middle-click") }

  /// The property
  /// [`gtk-titlebar-right-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-right-click.html) of
  /// `GtkSettings`.
  public var gtkTitlebarRightClick: DynamicSubject<String> { property("gtk-titlebar-right-click") }

  /// The property [`gtk-xft-antialias`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-antialias.html) of
  /// `GtkSettings`.
  public var gtkXftAntialias: DynamicSubject<Int> { property("gtk-xft-antialias") }

  /// The property [`gtk-xft-dpi`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-dpi.html) of `GtkSettings`.
  public var gtkXftDpi: DynamicSubject<Int> { property("gtk-xft-dpi") }

  /// The property [`gtk-xft-hinting`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hinting.html) of
  /// `GtkSettings`.
  public var gtkXftHinting: DynamicSubject<Int> { property("gtk-xft-hinting") }

  /// The property [`gtk-xft-hintstyle`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hintstyle.html) of
  /// `GtkSettings`.
  public var gtkXftHintstyle: DynamicSubject<String> { property("gtk-xft-hintstyle") }

  /// The property [`gtk-xft-rgba`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-rgba.html) of `GtkSettings`.
  public var gtkXftRgba: DynamicSubject<String> { property("gtk-xft-rgba") }
}
