// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_18
public import BindingCore
import CGtk

extension Widget {
  /// The property [`limit-events`](https://docs.gtk.org/gtk4/property.Widget.limit-events.html) of `GtkWidget`. Since
  /// GTK 4.18.
  public final var limitEvents: Bool {
    get { gtk_widget_get_limit_events(gtkWidget).isTrue }
    set { gtk_widget_set_limit_events(gtkWidget, newValue.gboolean) }
  }
}

extension Reactive where Base: Widget {
  /// The property [`limit-events`](https://docs.gtk.org/gtk4/property.Widget.limit-events.html) of `GtkWidget`. Since
  /// GTK 4.18.
  public var limitEvents: DynamicSubject<Bool> { property("limit-events") }
}

extension FileDialog {
  /// Calls
  /// [`gtk_file_dialog_open_multiple_text_files()`](https://docs.gtk.org/gtk4/method.FileDialog.open_multiple_text_files.html).
  /// Since GTK 4.18.
  @discardableResult
  public final func openMultipleTextFiles(_ parent: Window?) async throws -> (
    result: any Gio.ListModel, encoding: String
  ) {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_dialog_open_multiple_text_files(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var cEncoding: UnsafePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_file_dialog_open_multiple_text_files_finish(instance(self), outcome.pointer, &cEncoding, &error)
    if let error { throw outcome.failure(error) }
    return ((givenInterface(opaque: result) as (any Gio.ListModel)?)!, lentString(cEncoding))
  }

  /// Calls [`gtk_file_dialog_open_text_file()`](https://docs.gtk.org/gtk4/method.FileDialog.open_text_file.html). Since
  /// GTK 4.18.
  @discardableResult
  public final func openTextFile(_ parent: Window?) async throws -> (result: Gio.File, encoding: String) {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_dialog_open_text_file(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var cEncoding: UnsafePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_file_dialog_open_text_file_finish(instance(self), outcome.pointer, &cEncoding, &error)
    if let error { throw outcome.failure(error) }
    return (givenObject(opaque: result)!, lentString(cEncoding))
  }

  /// Calls [`gtk_file_dialog_save_text_file()`](https://docs.gtk.org/gtk4/method.FileDialog.save_text_file.html). Since
  /// GTK 4.18.
  @discardableResult
  public final func saveTextFile(_ parent: Window?) async throws -> (
    result: Gio.File, encoding: String, lineEnding: String
  ) {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_file_dialog_save_text_file(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var cEncoding: UnsafePointer<CChar>?
    var cLineEnding: UnsafePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_file_dialog_save_text_file_finish(
      instance(self), outcome.pointer, &cEncoding, &cLineEnding, &error)
    if let error { throw outcome.failure(error) }
    return (givenObject(opaque: result)!, lentString(cEncoding), lentString(cLineEnding))
  }
}

extension HeaderBar {
  /// The property [`use-native-controls`](https://docs.gtk.org/gtk4/property.HeaderBar.use-native-controls.html) of
  /// `GtkHeaderBar`. Since GTK 4.18.
  public final var useNativeControls: Bool {
    get { gtk_header_bar_get_use_native_controls(instance(self)).isTrue }
    set { gtk_header_bar_set_use_native_controls(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: HeaderBar {
  /// The property [`use-native-controls`](https://docs.gtk.org/gtk4/property.HeaderBar.use-native-controls.html) of
  /// `GtkHeaderBar`. Since GTK 4.18.
  public var useNativeControls: DynamicSubject<Bool> { property("use-native-controls") }
}

extension ListBox {
  /// The property [`tab-behavior`](https://docs.gtk.org/gtk4/property.ListBox.tab-behavior.html) of `GtkListBox`. Since
  /// GTK 4.18.
  public final var tabBehavior: ListTabBehavior {
    get { ListTabBehavior(cValue: gtk_list_box_get_tab_behavior(instance(self))) }
    set { gtk_list_box_set_tab_behavior(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: ListBox {
  /// The property [`tab-behavior`](https://docs.gtk.org/gtk4/property.ListBox.tab-behavior.html) of `GtkListBox`. Since
  /// GTK 4.18.
  public var tabBehavior: DynamicSubject<ListTabBehavior> { property("tab-behavior") }
}

extension StringList {
  /// Calls [`gtk_string_list_find()`](https://docs.gtk.org/gtk4/method.StringList.find.html). Since GTK 4.18.
  @discardableResult
  public final func find(_ string: String) -> Int { gtk_string_list_find(instance(self), string).int }
}

extension TextView {
  /// Calls [`gtk_text_view_get_visible_offset()`](https://docs.gtk.org/gtk4/method.TextView.get_visible_offset.html).
  /// Since GTK 4.18.
  public final var visibleOffset: (xOffset: Double, yOffset: Double) {
    var cXOffset: Double = 0
    var cYOffset: Double = 0
    gtk_text_view_get_visible_offset(gtkTextView, &cXOffset, &cYOffset)
    return (cXOffset, cYOffset)
  }
}

extension WindowControls {
  /// The property [`use-native-controls`](https://docs.gtk.org/gtk4/property.WindowControls.use-native-controls.html)
  /// of `GtkWindowControls`. Since GTK 4.18.
  public final var useNativeControls: Bool {
    get { gtk_window_controls_get_use_native_controls(instance(self)).isTrue }
    set { gtk_window_controls_set_use_native_controls(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: WindowControls {
  /// The property [`use-native-controls`](https://docs.gtk.org/gtk4/property.WindowControls.use-native-controls.html)
  /// of `GtkWindowControls`. Since GTK 4.18.
  public var useNativeControls: DynamicSubject<Bool> { property("use-native-controls") }
}

extension Accessible {
  /// Calls
  /// [`gtk_accessible_update_platform_state()`](https://docs.gtk.org/gtk4/method.Accessible.update_platform_state.html).
  /// Since GTK 4.18.
  public func updatePlatformState(_ state: AccessiblePlatformState) {
    gtk_accessible_update_platform_state(opaque, state.cValue)
  }
}

#endif
