// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_5
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw.Window {
  /// The property
  /// [`dialogs`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.dialogs.html) of
  /// `AdwWindow`. Since Libadwaita 1.5.
  public final var dialogs: (any Gio.ListModel)? { Gtk.givenInterface(opaque: adw_window_get_dialogs(adwWindow)) }

  /// The property
  /// [`visible-dialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.visible-dialog.html)
  /// of `AdwWindow`. Since Libadwaita 1.5.
  public final var visibleDialog: Adw.Dialog? { Gtk.lentObject(adw_window_get_visible_dialog(adwWindow)) }
}

extension Reactive where Base: Adw.Window {
  /// The property
  /// [`dialogs`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.dialogs.html) of
  /// `AdwWindow`. Since Libadwaita 1.5.
  public var dialogs: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("dialogs") }

  /// The property
  /// [`visible-dialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.visible-dialog.html)
  /// of `AdwWindow`. Since Libadwaita 1.5.
  public var visibleDialog: SafeSignal<Adw.Dialog?> { readOnlyProperty("visible-dialog") }
}

extension Adw.ApplicationWindow {
  /// The property
  /// [`dialogs`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.dialogs.html)
  /// of `AdwApplicationWindow`. Since Libadwaita 1.5.
  public final var dialogs: (any Gio.ListModel)? {
    Gtk.givenInterface(opaque: adw_application_window_get_dialogs(adwApplicationWindow))
  }

  /// The property
  /// [`visible-dialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.visible-dialog.html)
  /// of `AdwApplicationWindow`. Since Libadwaita 1.5.
  public final var visibleDialog: Adw.Dialog? {
    Gtk.lentObject(adw_application_window_get_visible_dialog(adwApplicationWindow))
  }
}

extension Reactive where Base: Adw.ApplicationWindow {
  /// The property
  /// [`dialogs`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.dialogs.html)
  /// of `AdwApplicationWindow`. Since Libadwaita 1.5.
  public var dialogs: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("dialogs") }

  /// The property
  /// [`visible-dialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.visible-dialog.html)
  /// of `AdwApplicationWindow`. Since Libadwaita 1.5.
  public var visibleDialog: SafeSignal<Adw.Dialog?> { readOnlyProperty("visible-dialog") }
}

extension Adw.BreakpointBin {
  /// Calls
  /// [`adw_breakpoint_bin_remove_breakpoint()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.BreakpointBin.remove_breakpoint.html).
  /// Since Libadwaita 1.5.
  public final func removeBreakpoint(_ breakpoint: Adw.Breakpoint) {
    adw_breakpoint_bin_remove_breakpoint(adwBreakpointBin, breakpoint.opaque)
  }
}

extension Adw.EntryRow {
  /// The property
  /// [`text-length`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.text-length.html)
  /// of `AdwEntryRow`. Since Libadwaita 1.5.
  public final var textLength: Int { adw_entry_row_get_text_length(adwEntryRow).int }
}

extension Reactive where Base: Adw.EntryRow {
  /// The property
  /// [`text-length`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.text-length.html)
  /// of `AdwEntryRow`. Since Libadwaita 1.5.
  public var textLength: SafeSignal<Int> { readOnlyProperty("text-length") }
}

extension Adw.MessageDialog {
  /// Calls
  /// [`adw_message_dialog_remove_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.remove_response.html).
  /// Since Libadwaita 1.5.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  public final func removeResponse(_ id: String) { adw_message_dialog_remove_response(adwMessageDialog, id) }
}

extension Adw.SwipeTracker {
  /// The property
  /// [`allow-window-handle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.allow-window-handle.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.5.
  public final var allowWindowHandle: Bool {
    get { adw_swipe_tracker_get_allow_window_handle(Gtk.instance(self)).isTrue }
    set { adw_swipe_tracker_set_allow_window_handle(Gtk.instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.SwipeTracker {
  /// The property
  /// [`allow-window-handle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.allow-window-handle.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.5.
  public var allowWindowHandle: DynamicSubject<Bool> { property("allow-window-handle") }
}

#endif
