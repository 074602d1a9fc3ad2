// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw.AboutDialog {
  /// Calls
  /// [`adw_about_dialog_add_other_app()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AboutDialog.add_other_app.html).
  /// Since Libadwaita 1.7.
  public final func addOtherApp(_ appid: String, name: String, summary: String) {
    adw_about_dialog_add_other_app(Gtk.instance(self), appid, name, summary)
  }
}

extension Adw.Window {
  /// The property
  /// [`adaptive-preview`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.adaptive-preview.html)
  /// of `AdwWindow`. Since Libadwaita 1.7.
  public final var adaptivePreview: Bool {
    get { adw_window_get_adaptive_preview(adwWindow).isTrue }
    set { adw_window_set_adaptive_preview(adwWindow, newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.Window {
  /// The property
  /// [`adaptive-preview`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.adaptive-preview.html)
  /// of `AdwWindow`. Since Libadwaita 1.7.
  public var adaptivePreview: DynamicSubject<Bool> { property("adaptive-preview") }
}

extension Adw.ApplicationWindow {
  /// The property
  /// [`adaptive-preview`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.adaptive-preview.html)
  /// of `AdwApplicationWindow`. Since Libadwaita 1.7.
  public final var adaptivePreview: Bool {
    get { adw_application_window_get_adaptive_preview(adwApplicationWindow).isTrue }
    set { adw_application_window_set_adaptive_preview(adwApplicationWindow, newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.ApplicationWindow {
  /// The property
  /// [`adaptive-preview`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.adaptive-preview.html)
  /// of `AdwApplicationWindow`. Since Libadwaita 1.7.
  public var adaptivePreview: DynamicSubject<Bool> { property("adaptive-preview") }
}

extension Adw.Banner {
  /// The property
  /// [`button-style`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.button-style.html)
  /// of `AdwBanner`. Since Libadwaita 1.7.
  public final var buttonStyle: Adw.BannerButtonStyle {
    get { Adw.BannerButtonStyle(cValue: adw_banner_get_button_style(Gtk.instance(self))) }
    set { adw_banner_set_button_style(Gtk.instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: Adw.Banner {
  /// The property
  /// [`button-style`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.button-style.html)
  /// of `AdwBanner`. Since Libadwaita 1.7.
  public var buttonStyle: DynamicSubject<Adw.BannerButtonStyle> { property("button-style") }
}

extension Adw.BottomSheet {
  /// The property
  /// [`reveal-bottom-bar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.reveal-bottom-bar.html)
  /// of `AdwBottomSheet`. Since Libadwaita 1.7.
  public final var revealBottomBar: Bool {
    get { adw_bottom_sheet_get_reveal_bottom_bar(Gtk.instance(self)).isTrue }
    set { adw_bottom_sheet_set_reveal_bottom_bar(Gtk.instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.BottomSheet {
  /// The property
  /// [`reveal-bottom-bar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.reveal-bottom-bar.html)
  /// of `AdwBottomSheet`. Since Libadwaita 1.7.
  public var revealBottomBar: DynamicSubject<Bool> { property("reveal-bottom-bar") }
}

extension Adw.NavigationSplitView {
  /// The property
  /// [`sidebar-position`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.sidebar-position.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.7.
  public final var sidebarPosition: Gtk.PackType {
    get { Gtk.PackType(cValue: adw_navigation_split_view_get_sidebar_position(Gtk.instance(self))) }
    set { adw_navigation_split_view_set_sidebar_position(Gtk.instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: Adw.NavigationSplitView {
  /// The property
  /// [`sidebar-position`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.sidebar-position.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.7.
  public var sidebarPosition: DynamicSubject<Gtk.PackType> { property("sidebar-position") }
}

extension Adw.NavigationView {
  /// The property
  /// [`hhomogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.hhomogeneous.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.7.
  public final var hhomogeneous: Bool {
    get { adw_navigation_view_get_hhomogeneous(Gtk.instance(self)).isTrue }
    set { adw_navigation_view_set_hhomogeneous(Gtk.instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`vhomogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.vhomogeneous.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.7.
  public final var vhomogeneous: Bool {
    get { adw_navigation_view_get_vhomogeneous(Gtk.instance(self)).isTrue }
    set { adw_navigation_view_set_vhomogeneous(Gtk.instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`visible-page-tag`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.visible-page-tag.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.7.
  public final var visiblePageTag: String? {
    Gtk.lentString(ifAny: adw_navigation_view_get_visible_page_tag(Gtk.instance(self)))
  }
}

extension Reactive where Base: Adw.NavigationView {
  /// The property
  /// [`hhomogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.hhomogeneous.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.7.
  public var hhomogeneous: DynamicSubject<Bool> { property("hhomogeneous") }

  /// The property
  /// [`vhomogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.vhomogeneous.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.7.
  public var vhomogeneous: DynamicSubject<Bool> { property("vhomogeneous") }

  /// The property
  /// [`visible-page-tag`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.visible-page-tag.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.7.
  public var visiblePageTag: SafeSignal<String?> { readOnlyProperty("visible-page-tag") }
}

extension Adw.PreferencesPage {
  /// The property
  /// [`banner`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.banner.html) of
  /// `AdwPreferencesPage`. Since Libadwaita 1.7.
  public final var banner: Adw.Banner? {
    get { Gtk.lentObject(opaque: adw_preferences_page_get_banner(adwPreferencesPage)) }
    set { adw_preferences_page_set_banner(adwPreferencesPage, newValue?.opaque) }
  }
}

extension Reactive where Base: Adw.PreferencesPage {
  /// The property
  /// [`banner`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.banner.html) of
  /// `AdwPreferencesPage`. Since Libadwaita 1.7.
  public var banner: DynamicSubject<Adw.Banner?> { property("banner") }
}

extension Adw.StyleManager {
  /// The property
  /// [`document-font-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.document-font-name.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.7.
  public final var documentFontName: String {
    Gtk.lentString(adw_style_manager_get_document_font_name(Gtk.instance(self)))
  }

  /// The property
  /// [`monospace-font-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.monospace-font-name.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.7.
  public final var monospaceFontName: String {
    Gtk.lentString(adw_style_manager_get_monospace_font_name(Gtk.instance(self)))
  }
}

extension Reactive where Base: Adw.StyleManager {
  /// The property
  /// [`document-font-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.document-font-name.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.7.
  public var documentFontName: SafeSignal<String> { readOnlyProperty("document-font-name") }

  /// The property
  /// [`monospace-font-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.monospace-font-name.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.7.
  public var monospaceFontName: SafeSignal<String> { readOnlyProperty("monospace-font-name") }
}

extension Adw.ToastOverlay {
  /// Calls
  /// [`adw_toast_overlay_dismiss_all()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToastOverlay.dismiss_all.html).
  /// Since Libadwaita 1.7.
  public final func dismissAll() { adw_toast_overlay_dismiss_all(Gtk.instance(self)) }
}

extension Adw.ViewStack {
  /// The property
  /// [`enable-transitions`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.enable-transitions.html)
  /// of `AdwViewStack`. Since Libadwaita 1.7.
  public final var enableTransitions: Bool {
    get { adw_view_stack_get_enable_transitions(Gtk.instance(self)).isTrue }
    set { adw_view_stack_set_enable_transitions(Gtk.instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`transition-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.transition-duration.html)
  /// of `AdwViewStack`. Since Libadwaita 1.7.
  public final var transitionDuration: Int {
    get { adw_view_stack_get_transition_duration(Gtk.instance(self)).int }
    set { adw_view_stack_set_transition_duration(Gtk.instance(self), newValue.uint32) }
  }

  /// The property
  /// [`transition-running`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.transition-running.html)
  /// of `AdwViewStack`. Since Libadwaita 1.7.
  public final var transitionRunning: Bool { adw_view_stack_get_transition_running(Gtk.instance(self)).isTrue }
}

extension Reactive where Base: Adw.ViewStack {
  /// The property
  /// [`enable-transitions`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.enable-transitions.html)
  /// of `AdwViewStack`. Since Libadwaita 1.7.
  public var enableTransitions: DynamicSubject<Bool> { property("enable-transitions") }

  /// The property
  /// [`transition-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.transition-duration.html)
  /// of `AdwViewStack`. Since Libadwaita 1.7.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Adw.ViewStack) in object.transitionDuration },
      set: { $0.transitionDuration = $1 })
  }

  /// The property
  /// [`transition-running`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.transition-running.html)
  /// of `AdwViewStack`. Since Libadwaita 1.7.
  public var transitionRunning: SafeSignal<Bool> { readOnlyProperty("transition-running") }
}

#endif
