// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkFileChooser`](https://docs.gtk.org/gtk4/iface.FileChooser.html).
public protocol FileChooser: Object {}

extension FileChooser {
  /// The property [`action`](https://docs.gtk.org/gtk4/property.FileChooser.action.html) of `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var action: FileChooserAction {
    get { FileChooserAction(cValue: gtk_file_chooser_get_action(opaque)) }
    set { gtk_file_chooser_set_action(opaque, newValue.cValue) }
  }

  /// The property [`create-folders`](https://docs.gtk.org/gtk4/property.FileChooser.create-folders.html) of
  /// `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var createFolders: Bool {
    get { gtk_file_chooser_get_create_folders(opaque).isTrue }
    set { gtk_file_chooser_set_create_folders(opaque, newValue.gboolean) }
  }

  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FileChooser.filter.html) of `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var filter: FileFilter? {
    get { lentObject(opaque: gtk_file_chooser_get_filter(opaque)) }
    set { gtk_file_chooser_set_filter(opaque, newValue?.opaque) }
  }

  /// The property [`filters`](https://docs.gtk.org/gtk4/property.FileChooser.filters.html) of `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var filters: (any Gio.ListModel)? { givenInterface(opaque: gtk_file_chooser_get_filters(opaque)) }

  /// The property [`select-multiple`](https://docs.gtk.org/gtk4/property.FileChooser.select-multiple.html) of
  /// `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var selectMultiple: Bool {
    get { gtk_file_chooser_get_select_multiple(opaque).isTrue }
    set { gtk_file_chooser_set_select_multiple(opaque, newValue.gboolean) }
  }

  /// The property [`shortcut-folders`](https://docs.gtk.org/gtk4/property.FileChooser.shortcut-folders.html) of
  /// `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var shortcutFolders: (any Gio.ListModel)? {
    givenInterface(opaque: gtk_file_chooser_get_shortcut_folders(opaque))
  }

  /// Calls [`gtk_file_chooser_add_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.add_choice.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func addChoice(_ id: String, label: String, options: [String], optionLabels: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_file_chooser_add_choice(opaque, id, label, lent.strings(options), lent.strings(optionLabels))
  }

  /// Calls [`gtk_file_chooser_add_filter()`](https://docs.gtk.org/gtk4/method.FileChooser.add_filter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func addFilter(_ filter: FileFilter) { gtk_file_chooser_add_filter(opaque, filter.opaque) }

  /// Calls
  /// [`gtk_file_chooser_add_shortcut_folder()`](https://docs.gtk.org/gtk4/method.FileChooser.add_shortcut_folder.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func addShortcutFolder(_ folder: Gio.File) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_add_shortcut_folder(opaque, folder.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_file_chooser_get_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.get_choice.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func getChoice(_ id: String) -> String? { lentString(ifAny: gtk_file_chooser_get_choice(opaque, id)) }

  /// Calls
  /// [`gtk_file_chooser_get_current_folder()`](https://docs.gtk.org/gtk4/method.FileChooser.get_current_folder.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var currentFolder: Gio.File? { givenObject(opaque: gtk_file_chooser_get_current_folder(opaque)) }

  /// Calls [`gtk_file_chooser_get_current_name()`](https://docs.gtk.org/gtk4/method.FileChooser.get_current_name.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var currentName: String? { givenString(ifAny: gtk_file_chooser_get_current_name(opaque)) }

  /// Calls [`gtk_file_chooser_get_file()`](https://docs.gtk.org/gtk4/method.FileChooser.get_file.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var file: Gio.File? { givenObject(opaque: gtk_file_chooser_get_file(opaque)) }

  /// Calls [`gtk_file_chooser_get_files()`](https://docs.gtk.org/gtk4/method.FileChooser.get_files.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var files: (any Gio.ListModel)? { givenInterface(opaque: gtk_file_chooser_get_files(opaque)) }

  /// Calls [`gtk_file_chooser_remove_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.remove_choice.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func removeChoice(_ id: String) { gtk_file_chooser_remove_choice(opaque, id) }

  /// Calls [`gtk_file_chooser_remove_filter()`](https://docs.gtk.org/gtk4/method.FileChooser.remove_filter.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func removeFilter(_ filter: FileFilter) { gtk_file_chooser_remove_filter(opaque, filter.opaque) }

  /// Calls
  /// [`gtk_file_chooser_remove_shortcut_folder()`](https://docs.gtk.org/gtk4/method.FileChooser.remove_shortcut_folder.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func removeShortcutFolder(_ folder: Gio.File) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_remove_shortcut_folder(opaque, folder.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_file_chooser_set_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.set_choice.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func setChoice(_ id: String, option: String) { gtk_file_chooser_set_choice(opaque, id, option) }

  /// Calls
  /// [`gtk_file_chooser_set_current_folder()`](https://docs.gtk.org/gtk4/method.FileChooser.set_current_folder.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func setCurrentFolder(_ file: Gio.File?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_set_current_folder(opaque, file?.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_file_chooser_set_current_name()`](https://docs.gtk.org/gtk4/method.FileChooser.set_current_name.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func setCurrentName(_ name: String) { gtk_file_chooser_set_current_name(opaque, name) }

  /// Calls [`gtk_file_chooser_set_file()`](https://docs.gtk.org/gtk4/method.FileChooser.set_file.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public func setFile(_ file: Gio.File) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_set_file(opaque, file.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

extension Reactive where Base: FileChooser {
  /// The property [`action`](https://docs.gtk.org/gtk4/property.FileChooser.action.html) of `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var action: DynamicSubject<FileChooserAction> { property("action") }

  /// The property [`create-folders`](https://docs.gtk.org/gtk4/property.FileChooser.create-folders.html) of
  /// `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var createFolders: DynamicSubject<Bool> { property("create-folders") }

  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FileChooser.filter.html) of `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var filter: DynamicSubject<FileFilter?> { property("filter") }

  /// The property [`filters`](https://docs.gtk.org/gtk4/property.FileChooser.filters.html) of `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  @_disfavoredOverload
  public var filters: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("filters") }

  /// The property [`select-multiple`](https://docs.gtk.org/gtk4/property.FileChooser.select-multiple.html) of
  /// `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public var selectMultiple: DynamicSubject<Bool> { property("select-multiple") }

  /// The property [`shortcut-folders`](https://docs.gtk.org/gtk4/property.FileChooser.shortcut-folders.html) of
  /// `GtkFileChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  @_disfavoredOverload
  public var shortcutFolders: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("shortcut-folders") }
}

/// An object of a class that is private to its library, known by its interface.
final class FileChooserObject: Object, FileChooser {}
