// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw.Window {
  /// The property
  /// [`current-breakpoint`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.current-breakpoint.html)
  /// of `AdwWindow`. Since Libadwaita 1.4.
  public final var currentBreakpoint: Adw.Breakpoint? {
    Gtk.lentObject(opaque: adw_window_get_current_breakpoint(adwWindow))
  }

  /// Calls
  /// [`adw_window_add_breakpoint()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Window.add_breakpoint.html).
  /// Since Libadwaita 1.4.
  public final func addBreakpoint(_ breakpoint: Adw.Breakpoint) {
    adw_window_add_breakpoint(adwWindow, breakpoint.given())
  }
}

extension Reactive where Base: Adw.Window {
  /// The property
  /// [`current-breakpoint`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.current-breakpoint.html)
  /// of `AdwWindow`. Since Libadwaita 1.4.
  public var currentBreakpoint: SafeSignal<Adw.Breakpoint?> { readOnlyProperty("current-breakpoint") }
}

extension Adw.AboutWindow {
  /// Calls
  /// [`adw_about_window_new_from_appdata()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.AboutWindow.new_from_appdata.html).
  /// Since Libadwaita 1.4.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public static func fromAppdata(_ resourcePath: String, releaseNotesVersion: String?) -> Adw.AboutWindow {
    Adw.AboutWindow(adopting: adw_about_window_new_from_appdata(resourcePath, releaseNotesVersion))
  }
}

extension Adw.ApplicationWindow {
  /// The property
  /// [`current-breakpoint`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.current-breakpoint.html)
  /// of `AdwApplicationWindow`. Since Libadwaita 1.4.
  public final var currentBreakpoint: Adw.Breakpoint? {
    Gtk.lentObject(opaque: adw_application_window_get_current_breakpoint(adwApplicationWindow))
  }

  /// Calls
  /// [`adw_application_window_add_breakpoint()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ApplicationWindow.add_breakpoint.html).
  /// Since Libadwaita 1.4.
  public final func addBreakpoint(_ breakpoint: Adw.Breakpoint) {
    adw_application_window_add_breakpoint(adwApplicationWindow, breakpoint.given())
  }
}

extension Reactive where Base: Adw.ApplicationWindow {
  /// The property
  /// [`current-breakpoint`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.current-breakpoint.html)
  /// of `AdwApplicationWindow`. Since Libadwaita 1.4.
  public var currentBreakpoint: SafeSignal<Adw.Breakpoint?> { readOnlyProperty("current-breakpoint") }
}

extension Adw.ButtonContent {
  /// The property
  /// [`can-shrink`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonContent.can-shrink.html)
  /// of `AdwButtonContent`. Since Libadwaita 1.4.
  public final var canShrink: Bool {
    get { adw_button_content_get_can_shrink(Gtk.instance(self)).isTrue }
    set { adw_button_content_set_can_shrink(Gtk.instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.ButtonContent {
  /// The property
  /// [`can-shrink`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonContent.can-shrink.html)
  /// of `AdwButtonContent`. Since Libadwaita 1.4.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }
}

extension Adw.Clamp {
  /// The property [`unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Clamp.unit.html) of
  /// `AdwClamp`. Since Libadwaita 1.4.
  public final var unit: Adw.LengthUnit {
    get { Adw.LengthUnit(cValue: adw_clamp_get_unit(Gtk.instance(self))) }
    set { adw_clamp_set_unit(Gtk.instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: Adw.Clamp {
  /// The property [`unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Clamp.unit.html) of
  /// `AdwClamp`. Since Libadwaita 1.4.
  public var unit: DynamicSubject<Adw.LengthUnit> { property("unit") }
}

extension Adw.ClampLayout {
  /// The property [`unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ClampLayout.unit.html)
  /// of `AdwClampLayout`. Since Libadwaita 1.4.
  public final var unit: Adw.LengthUnit {
    get { Adw.LengthUnit(cValue: adw_clamp_layout_get_unit(Gtk.instance(self))) }
    set { adw_clamp_layout_set_unit(Gtk.instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: Adw.ClampLayout {
  /// The property [`unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ClampLayout.unit.html)
  /// of `AdwClampLayout`. Since Libadwaita 1.4.
  public var unit: DynamicSubject<Adw.LengthUnit> { property("unit") }
}

extension Adw.ClampScrollable {
  /// The property
  /// [`unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ClampScrollable.unit.html) of
  /// `AdwClampScrollable`. Since Libadwaita 1.4.
  public final var unit: Adw.LengthUnit {
    get { Adw.LengthUnit(cValue: adw_clamp_scrollable_get_unit(Gtk.instance(self))) }
    set { adw_clamp_scrollable_set_unit(Gtk.instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: Adw.ClampScrollable {
  /// The property
  /// [`unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ClampScrollable.unit.html) of
  /// `AdwClampScrollable`. Since Libadwaita 1.4.
  public var unit: DynamicSubject<Adw.LengthUnit> { property("unit") }
}

extension Adw.ComboRow {
  /// The property
  /// [`enable-search`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.enable-search.html)
  /// of `AdwComboRow`. Since Libadwaita 1.4.
  public final var enableSearch: Bool {
    get { adw_combo_row_get_enable_search(adwComboRow).isTrue }
    set { adw_combo_row_set_enable_search(adwComboRow, newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.ComboRow {
  /// The property
  /// [`enable-search`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.enable-search.html)
  /// of `AdwComboRow`. Since Libadwaita 1.4.
  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }
}

extension Adw.ExpanderRow {
  /// Calls
  /// [`adw_expander_row_add_suffix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.add_suffix.html).
  /// Since Libadwaita 1.4.
  public final func addSuffix(_ widget: Gtk.Widget) { adw_expander_row_add_suffix(adwExpanderRow, widget.gtkWidget) }
}

extension Adw.HeaderBar {
  /// The property
  /// [`show-back-button`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.show-back-button.html)
  /// of `AdwHeaderBar`. Since Libadwaita 1.4.
  public final var showBackButton: Bool {
    get { adw_header_bar_get_show_back_button(Gtk.instance(self)).isTrue }
    set { adw_header_bar_set_show_back_button(Gtk.instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`show-title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.show-title.html) of
  /// `AdwHeaderBar`. Since Libadwaita 1.4.
  public final var showTitle: Bool {
    get { adw_header_bar_get_show_title(Gtk.instance(self)).isTrue }
    set { adw_header_bar_set_show_title(Gtk.instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.HeaderBar {
  /// The property
  /// [`show-back-button`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.show-back-button.html)
  /// of `AdwHeaderBar`. Since Libadwaita 1.4.
  public var showBackButton: DynamicSubject<Bool> { property("show-back-button") }

  /// The property
  /// [`show-title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.show-title.html) of
  /// `AdwHeaderBar`. Since Libadwaita 1.4.
  public var showTitle: DynamicSubject<Bool> { property("show-title") }
}

extension Adw.PreferencesPage {
  /// The property
  /// [`description`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.description.html)
  /// of `AdwPreferencesPage`. Since Libadwaita 1.4.
  public final var description: String {
    get { Gtk.lentString(adw_preferences_page_get_description(adwPreferencesPage)) }
    set { Gtk.lend(newValue) { adw_preferences_page_set_description(adwPreferencesPage, $0) } }
  }
}

extension Reactive where Base: Adw.PreferencesPage {
  /// The property
  /// [`description`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.description.html)
  /// of `AdwPreferencesPage`. Since Libadwaita 1.4.
  public var description: DynamicSubject<String> {
    property("description", get: { (object: Adw.PreferencesPage) in object.description }, set: { $0.description = $1 })
  }
}

extension Adw.PreferencesWindow {
  /// Calls
  /// [`adw_preferences_window_pop_subpage()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.pop_subpage.html).
  /// Since Libadwaita 1.4.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
  #endif
  @discardableResult
  public final func popSubpage() -> Bool { adw_preferences_window_pop_subpage(adwPreferencesWindow).isTrue }

  /// Calls
  /// [`adw_preferences_window_push_subpage()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.push_subpage.html).
  /// Since Libadwaita 1.4.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
  #endif
  public final func pushSubpage(_ page: Adw.NavigationPage) {
    adw_preferences_window_push_subpage(adwPreferencesWindow, page.adwNavigationPage)
  }
}

extension Adw.SplitButton {
  /// The property
  /// [`can-shrink`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.can-shrink.html)
  /// of `AdwSplitButton`. Since Libadwaita 1.4.
  public final var canShrink: Bool {
    get { adw_split_button_get_can_shrink(Gtk.instance(self)).isTrue }
    set { adw_split_button_set_can_shrink(Gtk.instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.SplitButton {
  /// The property
  /// [`can-shrink`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SplitButton.can-shrink.html)
  /// of `AdwSplitButton`. Since Libadwaita 1.4.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }
}

extension Adw.SwipeTracker {
  /// The property
  /// [`lower-overshoot`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.lower-overshoot.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.4.
  public final var lowerOvershoot: Bool {
    get { adw_swipe_tracker_get_lower_overshoot(Gtk.instance(self)).isTrue }
    set { adw_swipe_tracker_set_lower_overshoot(Gtk.instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`upper-overshoot`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.upper-overshoot.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.4.
  public final var upperOvershoot: Bool {
    get { adw_swipe_tracker_get_upper_overshoot(Gtk.instance(self)).isTrue }
    set { adw_swipe_tracker_set_upper_overshoot(Gtk.instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.SwipeTracker {
  /// The property
  /// [`lower-overshoot`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.lower-overshoot.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.4.
  public var lowerOvershoot: DynamicSubject<Bool> { property("lower-overshoot") }

  /// The property
  /// [`upper-overshoot`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.upper-overshoot.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.4.
  public var upperOvershoot: DynamicSubject<Bool> { property("upper-overshoot") }
}

extension Adw.TabBar {
  /// The property
  /// [`extra-drag-preferred-action`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.extra-drag-preferred-action.html)
  /// of `AdwTabBar`. Since Libadwaita 1.4.
  public final var extraDragPreferredAction: Gdk.DragAction {
    Gdk.DragAction(cValue: adw_tab_bar_get_extra_drag_preferred_action(Gtk.instance(self)))
  }
}

extension Reactive where Base: Adw.TabBar {
  /// The property
  /// [`extra-drag-preferred-action`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.extra-drag-preferred-action.html)
  /// of `AdwTabBar`. Since Libadwaita 1.4.
  public var extraDragPreferredAction: SafeSignal<Gdk.DragAction> { readOnlyProperty("extra-drag-preferred-action") }
}

extension Adw.TabOverview {
  /// The property
  /// [`extra-drag-preferred-action`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.extra-drag-preferred-action.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.4.
  public final var extraDragPreferredAction: Gdk.DragAction {
    Gdk.DragAction(cValue: adw_tab_overview_get_extra_drag_preferred_action(Gtk.instance(self)))
  }
}

extension Reactive where Base: Adw.TabOverview {
  /// The property
  /// [`extra-drag-preferred-action`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.extra-drag-preferred-action.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.4.
  public var extraDragPreferredAction: SafeSignal<Gdk.DragAction> { readOnlyProperty("extra-drag-preferred-action") }
}

extension Adw.Toast {
  /// The property
  /// [`use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.use-markup.html) of
  /// `AdwToast`. Since Libadwaita 1.4.
  public final var useMarkup: Bool {
    get { adw_toast_get_use_markup(Gtk.instance(self)).isTrue }
    set { adw_toast_set_use_markup(Gtk.instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.Toast {
  /// The property
  /// [`use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.use-markup.html) of
  /// `AdwToast`. Since Libadwaita 1.4.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }
}

#endif
