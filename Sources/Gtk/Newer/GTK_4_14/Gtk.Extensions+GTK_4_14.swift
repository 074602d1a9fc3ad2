// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import BindingCore
import CGtk

extension Reactive where Base: ColorDialogButton {
  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ColorDialogButton.activate.html) of
  /// `GtkColorDialogButton`. Since GTK 4.14.
  public var activate: SafeSignal<Void> { signal("activate") }
}

extension FileLauncher {
  /// The property [`writable`](https://docs.gtk.org/gtk4/property.FileLauncher.writable.html) of `GtkFileLauncher`.
  /// Since GTK 4.14.
  public final var writable: Bool {
    get { gtk_file_launcher_get_writable(instance(self)).isTrue }
    set { gtk_file_launcher_set_writable(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: FileLauncher {
  /// The property [`writable`](https://docs.gtk.org/gtk4/property.FileLauncher.writable.html) of `GtkFileLauncher`.
  /// Since GTK 4.14.
  public var writable: DynamicSubject<Bool> { property("writable") }
}

extension Reactive where Base: FontDialogButton {
  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.FontDialogButton.activate.html) of `GtkFontDialogButton`.
  /// Since GTK 4.14.
  public var activate: SafeSignal<Void> { signal("activate") }
}

extension IMContext {
  /// Calls [`gtk_im_context_activate_osk()`](https://docs.gtk.org/gtk4/method.IMContext.activate_osk.html). Since GTK
  /// 4.14.
  @discardableResult
  public final func activateOsk(_ event: Gdk.Event?) -> Bool {
    gtk_im_context_activate_osk(gtkIMContext, event?.opaque).isTrue
  }
}

extension Inscription: AccessibleText {}

extension Label: AccessibleText {}

extension PopoverMenu {
  /// The property [`flags`](https://docs.gtk.org/gtk4/property.PopoverMenu.flags.html) of `GtkPopoverMenu`. Since GTK
  /// 4.14.
  public final var flags: PopoverMenuFlags {
    get { PopoverMenuFlags(cValue: gtk_popover_menu_get_flags(instance(self))) }
    set { gtk_popover_menu_set_flags(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: PopoverMenu {
  /// The property [`flags`](https://docs.gtk.org/gtk4/property.PopoverMenu.flags.html) of `GtkPopoverMenu`. Since GTK
  /// 4.14.
  public var flags: DynamicSubject<PopoverMenuFlags> { property("flags") }
}

extension ScaleButton {
  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.ScaleButton.has-frame.html) of `GtkScaleButton`.
  /// Since GTK 4.14.
  public final var hasFrame: Bool {
    get { gtk_scale_button_get_has_frame(gtkScaleButton).isTrue }
    set { gtk_scale_button_set_has_frame(gtkScaleButton, newValue.gboolean) }
  }
}

extension Reactive where Base: ScaleButton {
  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.ScaleButton.has-frame.html) of `GtkScaleButton`.
  /// Since GTK 4.14.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }
}

extension SearchEntry {
  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.SearchEntry.input-hints.html) of `GtkSearchEntry`.
  /// Since GTK 4.14.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_search_entry_get_input_hints(instance(self))) }
    set { gtk_search_entry_set_input_hints(instance(self), newValue.cValue) }
  }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.SearchEntry.input-purpose.html) of
  /// `GtkSearchEntry`. Since GTK 4.14.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_search_entry_get_input_purpose(instance(self))) }
    set { gtk_search_entry_set_input_purpose(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: SearchEntry {
  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.SearchEntry.input-hints.html) of `GtkSearchEntry`.
  /// Since GTK 4.14.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.SearchEntry.input-purpose.html) of
  /// `GtkSearchEntry`. Since GTK 4.14.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }
}

extension ToolkitSettings {
  /// The property [`gtk-show-status-shapes`](https://docs.gtk.org/gtk4/property.Settings.gtk-show-status-shapes.html)
  /// of `GtkSettings`. Since GTK 4.14.
  public final var gtkShowStatusShapes: Bool {
    get { getProperty("gtk-show-status-shapes") }
    set { setProperty("gtk-show-status-shapes", newValue) }
  }
}

extension Reactive where Base: ToolkitSettings {
  /// The property [`gtk-show-status-shapes`](https://docs.gtk.org/gtk4/property.Settings.gtk-show-status-shapes.html)
  /// of `GtkSettings`. Since GTK 4.14.
  public var gtkShowStatusShapes: DynamicSubject<Bool> { property("gtk-show-status-shapes") }
}

extension ShortcutsGroup {
  /// Calls [`gtk_shortcuts_group_add_shortcut()`](https://docs.gtk.org/gtk4/method.ShortcutsGroup.add_shortcut.html).
  /// Since GTK 4.14.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final func addShortcut(_ shortcut: ShortcutsShortcut) {
    gtk_shortcuts_group_add_shortcut(instance(self), shortcut.opaque)
  }
}

extension ShortcutsSection {
  /// Calls [`gtk_shortcuts_section_add_group()`](https://docs.gtk.org/gtk4/method.ShortcutsSection.add_group.html).
  /// Since GTK 4.14.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final func addGroup(_ group: ShortcutsGroup) { gtk_shortcuts_section_add_group(instance(self), group.opaque) }
}

extension ShortcutsWindow {
  /// Calls [`gtk_shortcuts_window_add_section()`](https://docs.gtk.org/gtk4/method.ShortcutsWindow.add_section.html).
  /// Since GTK 4.14.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final func addSection(_ section: ShortcutsSection) {
    gtk_shortcuts_window_add_section(instance(self), section.opaque)
  }
}

extension Snapshot {
  /// Calls [`gtk_snapshot_append_fill()`](https://docs.gtk.org/gtk4/method.Snapshot.append_fill.html). Since GTK 4.14.
  public final func appendFill(_ path: Gsk.Path, fillRule: Gsk.FillRule, color: Gdk.RGBA) {
    var cColor = color.cValue
    gtk_snapshot_append_fill(instance(self), path.opaque, fillRule.cValue, &cColor)
  }

  /// Calls [`gtk_snapshot_append_stroke()`](https://docs.gtk.org/gtk4/method.Snapshot.append_stroke.html). Since GTK
  /// 4.14.
  public final func appendStroke(_ path: Gsk.Path, stroke: Gsk.Stroke, color: Gdk.RGBA) {
    var cColor = color.cValue
    gtk_snapshot_append_stroke(instance(self), path.opaque, stroke.opaque, &cColor)
  }

  /// Calls [`gtk_snapshot_push_fill()`](https://docs.gtk.org/gtk4/method.Snapshot.push_fill.html). Since GTK 4.14.
  public final func pushFill(_ path: Gsk.Path, fillRule: Gsk.FillRule) {
    gtk_snapshot_push_fill(instance(self), path.opaque, fillRule.cValue)
  }

  /// Calls [`gtk_snapshot_push_stroke()`](https://docs.gtk.org/gtk4/method.Snapshot.push_stroke.html). Since GTK 4.14.
  public final func pushStroke(_ path: Gsk.Path, stroke: Gsk.Stroke) {
    gtk_snapshot_push_stroke(instance(self), path.opaque, stroke.opaque)
  }
}

extension SpinButton {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.SpinButton.activates-default.html) of
  /// `GtkSpinButton`. Since GTK 4.14.
  public final var activatesDefault: Bool {
    get { gtk_spin_button_get_activates_default(instance(self)).isTrue }
    set { gtk_spin_button_set_activates_default(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: SpinButton {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.SpinButton.activates-default.html) of
  /// `GtkSpinButton`. Since GTK 4.14.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.SpinButton.activate.html) of `GtkSpinButton`. Since GTK
  /// 4.14.
  public var activate: SafeSignal<Void> { signal("activate") }
}

extension StringList {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.StringList.item-type.html) of `GtkStringList`. Since
  /// GTK 4.14.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.StringList.n-items.html) of `GtkStringList`. Since GTK
  /// 4.14.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: StringList {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.StringList.item-type.html) of `GtkStringList`. Since
  /// GTK 4.14.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.StringList.n-items.html) of `GtkStringList`. Since GTK
  /// 4.14.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Text: AccessibleText {}

extension TextView: AccessibleText {}

extension Video {
  /// The property [`graphics-offload`](https://docs.gtk.org/gtk4/property.Video.graphics-offload.html) of `GtkVideo`.
  /// Since GTK 4.14.
  public final var graphicsOffload: GraphicsOffloadEnabled {
    get { GraphicsOffloadEnabled(cValue: gtk_video_get_graphics_offload(instance(self))) }
    set { gtk_video_set_graphics_offload(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: Video {
  /// The property [`graphics-offload`](https://docs.gtk.org/gtk4/property.Video.graphics-offload.html) of `GtkVideo`.
  /// Since GTK 4.14.
  public var graphicsOffload: DynamicSubject<GraphicsOffloadEnabled> { property("graphics-offload") }
}

extension Accessible {
  /// Calls [`gtk_accessible_announce()`](https://docs.gtk.org/gtk4/method.Accessible.announce.html). Since GTK 4.14.
  public func announce(_ message: String, priority: AccessibleAnnouncementPriority) {
    gtk_accessible_announce(opaque, message, priority.cValue)
  }
}

#endif
