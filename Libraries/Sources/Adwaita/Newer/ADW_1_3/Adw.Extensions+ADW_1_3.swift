// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_3
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw.ActionRow {
  /// The property
  /// [`subtitle-selectable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.subtitle-selectable.html)
  /// of `AdwActionRow`. Since Libadwaita 1.3.
  public final var subtitleSelectable: Bool {
    get { adw_action_row_get_subtitle_selectable(adwActionRow).isTrue }
    set { adw_action_row_set_subtitle_selectable(adwActionRow, newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.ActionRow {
  /// The property
  /// [`subtitle-selectable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.subtitle-selectable.html)
  /// of `AdwActionRow`. Since Libadwaita 1.3.
  public var subtitleSelectable: DynamicSubject<Bool> { property("subtitle-selectable") }
}

extension Adw.Animation {
  /// The property
  /// [`follow-enable-animations-setting`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.follow-enable-animations-setting.html)
  /// of `AdwAnimation`. Since Libadwaita 1.3.
  public final var followEnableAnimationsSetting: Bool {
    get { adw_animation_get_follow_enable_animations_setting(adwAnimation).isTrue }
    set { adw_animation_set_follow_enable_animations_setting(adwAnimation, newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.Animation {
  /// The property
  /// [`follow-enable-animations-setting`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.follow-enable-animations-setting.html)
  /// of `AdwAnimation`. Since Libadwaita 1.3.
  public var followEnableAnimationsSetting: DynamicSubject<Bool> { property("follow-enable-animations-setting") }
}

extension Adw.EntryRow {
  /// Calls
  /// [`adw_entry_row_grab_focus_without_selecting()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.grab_focus_without_selecting.html).
  /// Since Libadwaita 1.3.
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool {
    adw_entry_row_grab_focus_without_selecting(adwEntryRow).isTrue
  }
}

extension Adw.ExpanderRow {
  /// The property
  /// [`subtitle-lines`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.subtitle-lines.html)
  /// of `AdwExpanderRow`. Since Libadwaita 1.3.
  public final var subtitleLines: Int {
    get { adw_expander_row_get_subtitle_lines(adwExpanderRow).int }
    set { adw_expander_row_set_subtitle_lines(adwExpanderRow, newValue.int32) }
  }

  /// The property
  /// [`title-lines`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.title-lines.html)
  /// of `AdwExpanderRow`. Since Libadwaita 1.3.
  public final var titleLines: Int {
    get { adw_expander_row_get_title_lines(adwExpanderRow).int }
    set { adw_expander_row_set_title_lines(adwExpanderRow, newValue.int32) }
  }
}

extension Reactive where Base: Adw.ExpanderRow {
  /// The property
  /// [`subtitle-lines`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.subtitle-lines.html)
  /// of `AdwExpanderRow`. Since Libadwaita 1.3.
  public var subtitleLines: DynamicSubject<Int> {
    property(
      "subtitle-lines", get: { (object: Adw.ExpanderRow) in object.subtitleLines }, set: { $0.subtitleLines = $1 })
  }

  /// The property
  /// [`title-lines`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.title-lines.html)
  /// of `AdwExpanderRow`. Since Libadwaita 1.3.
  public var titleLines: DynamicSubject<Int> {
    property("title-lines", get: { (object: Adw.ExpanderRow) in object.titleLines }, set: { $0.titleLines = $1 })
  }
}

extension Adw.MessageDialog {
  /// Calls
  /// [`adw_message_dialog_choose()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.choose.html).
  /// Since Libadwaita 1.3.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  @discardableResult
  public final func choose() async -> String {
    let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
      adw_message_dialog_choose(adwMessageDialog, cancellable, finished, userData)
    }
    defer { outcome.end() }
    return Gtk.lentString(adw_message_dialog_choose_finish(adwMessageDialog, outcome.pointer))
  }
}

extension Adw.PreferencesPage {
  /// Calls
  /// [`adw_preferences_page_scroll_to_top()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.scroll_to_top.html).
  /// Since Libadwaita 1.3.
  public final func scrollToTop() { adw_preferences_page_scroll_to_top(adwPreferencesPage) }
}

extension Adw.SpringAnimation {
  /// Calls
  /// [`adw_spring_animation_calculate_value()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SpringAnimation.calculate_value.html).
  /// Since Libadwaita 1.3.
  @discardableResult
  public final func calculateValue(_ time: Int) -> Double {
    adw_spring_animation_calculate_value(Gtk.instance(self), time.uint32)
  }

  /// Calls
  /// [`adw_spring_animation_calculate_velocity()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SpringAnimation.calculate_velocity.html).
  /// Since Libadwaita 1.3.
  @discardableResult
  public final func calculateVelocity(_ time: Int) -> Double {
    adw_spring_animation_calculate_velocity(Gtk.instance(self), time.uint32)
  }
}

extension Adw.TabBar {
  /// The property
  /// [`extra-drag-preload`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.extra-drag-preload.html)
  /// of `AdwTabBar`. Since Libadwaita 1.3.
  public final var extraDragPreload: Bool {
    get { adw_tab_bar_get_extra_drag_preload(Gtk.instance(self)).isTrue }
    set { adw_tab_bar_set_extra_drag_preload(Gtk.instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.TabBar {
  /// The property
  /// [`extra-drag-preload`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.extra-drag-preload.html)
  /// of `AdwTabBar`. Since Libadwaita 1.3.
  public var extraDragPreload: DynamicSubject<Bool> { property("extra-drag-preload") }

  /// The signal
  /// [`extra-drag-value`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabBar.extra-drag-value.html)
  /// of `AdwTabBar`. Since Libadwaita 1.3.
  ///
  /// Arguments: `page`, `value`.
  public var extraDragValue: Gtk.SignalRequest<Gdk.DragAction, Adw.TabPage, Gtk.AnyValue> {
    request("extra-drag-value")
  }
}

extension Adw.TabPage: Gtk.Accessible {}

extension Adw.TabPage {
  /// The property
  /// [`keyword`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.keyword.html) of
  /// `AdwTabPage`. Since Libadwaita 1.3.
  public final var keyword: String? {
    get { Gtk.lentString(ifAny: adw_tab_page_get_keyword(Gtk.instance(self))) }
    set { Gtk.lend(newValue) { adw_tab_page_set_keyword(Gtk.instance(self), $0) } }
  }

  /// The property
  /// [`live-thumbnail`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.live-thumbnail.html)
  /// of `AdwTabPage`. Since Libadwaita 1.3.
  public final var liveThumbnail: Bool {
    get { adw_tab_page_get_live_thumbnail(Gtk.instance(self)).isTrue }
    set { adw_tab_page_set_live_thumbnail(Gtk.instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`thumbnail-xalign`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.thumbnail-xalign.html)
  /// of `AdwTabPage`. Since Libadwaita 1.3.
  public final var thumbnailXalign: Double {
    get { adw_tab_page_get_thumbnail_xalign(Gtk.instance(self)).double }
    set { adw_tab_page_set_thumbnail_xalign(Gtk.instance(self), newValue.float) }
  }

  /// The property
  /// [`thumbnail-yalign`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.thumbnail-yalign.html)
  /// of `AdwTabPage`. Since Libadwaita 1.3.
  public final var thumbnailYalign: Double {
    get { adw_tab_page_get_thumbnail_yalign(Gtk.instance(self)).double }
    set { adw_tab_page_set_thumbnail_yalign(Gtk.instance(self), newValue.float) }
  }

  /// Calls
  /// [`adw_tab_page_invalidate_thumbnail()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabPage.invalidate_thumbnail.html).
  /// Since Libadwaita 1.3.
  public final func invalidateThumbnail() { adw_tab_page_invalidate_thumbnail(Gtk.instance(self)) }
}

extension Reactive where Base: Adw.TabPage {
  /// The property
  /// [`keyword`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.keyword.html) of
  /// `AdwTabPage`. Since Libadwaita 1.3.
  public var keyword: DynamicSubject<String?> {
    property("keyword", get: { (object: Adw.TabPage) in object.keyword }, set: { $0.keyword = $1 })
  }

  /// The property
  /// [`live-thumbnail`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.live-thumbnail.html)
  /// of `AdwTabPage`. Since Libadwaita 1.3.
  public var liveThumbnail: DynamicSubject<Bool> { property("live-thumbnail") }

  /// The property
  /// [`thumbnail-xalign`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.thumbnail-xalign.html)
  /// of `AdwTabPage`. Since Libadwaita 1.3.
  public var thumbnailXalign: DynamicSubject<Double> {
    property(
      "thumbnail-xalign", get: { (object: Adw.TabPage) in object.thumbnailXalign }, set: { $0.thumbnailXalign = $1 })
  }

  /// The property
  /// [`thumbnail-yalign`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.thumbnail-yalign.html)
  /// of `AdwTabPage`. Since Libadwaita 1.3.
  public var thumbnailYalign: DynamicSubject<Double> {
    property(
      "thumbnail-yalign", get: { (object: Adw.TabPage) in object.thumbnailYalign }, set: { $0.thumbnailYalign = $1 })
  }
}

extension Adw.TabView {
  /// Calls
  /// [`adw_tab_view_invalidate_thumbnails()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.invalidate_thumbnails.html).
  /// Since Libadwaita 1.3.
  public final func invalidateThumbnails() { adw_tab_view_invalidate_thumbnails(Gtk.instance(self)) }
}

extension Adw.ViewStackPage: Gtk.Accessible {}

#endif
