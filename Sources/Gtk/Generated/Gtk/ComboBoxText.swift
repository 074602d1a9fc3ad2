// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkComboBoxText`](https://docs.gtk.org/gtk4/class.ComboBoxText.html).
open class ComboBoxText: ComboBox {
  open override class var gType: GType { gtk_combo_box_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_combo_box_text_new()`](https://docs.gtk.org/gtk4/ctor.ComboBoxText.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public override init() {
    super.init(adopting: gtk_combo_box_text_new())
  }

  /// Calls [`gtk_combo_box_text_new_with_entry()`](https://docs.gtk.org/gtk4/ctor.ComboBoxText.new_with_entry.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public static func newWithEntry() -> ComboBoxText { ComboBoxText(adopting: gtk_combo_box_text_new_with_entry()) }

  /// Calls [`gtk_combo_box_text_append()`](https://docs.gtk.org/gtk4/method.ComboBoxText.append.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func append(_ id: String?, text: String) { gtk_combo_box_text_append(instance(self), id, text) }

  /// Calls [`gtk_combo_box_text_append_text()`](https://docs.gtk.org/gtk4/method.ComboBoxText.append_text.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func appendText(_ text: String) { gtk_combo_box_text_append_text(instance(self), text) }

  /// Calls
  /// [`gtk_combo_box_text_get_active_text()`](https://docs.gtk.org/gtk4/method.ComboBoxText.get_active_text.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final var activeText: String? { givenString(ifAny: gtk_combo_box_text_get_active_text(instance(self))) }

  /// Calls [`gtk_combo_box_text_insert()`](https://docs.gtk.org/gtk4/method.ComboBoxText.insert.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func insert(position: Int, id: String?, text: String) {
    gtk_combo_box_text_insert(instance(self), position.int32, id, text)
  }

  /// Calls [`gtk_combo_box_text_insert_text()`](https://docs.gtk.org/gtk4/method.ComboBoxText.insert_text.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func insertText(position: Int, text: String) {
    gtk_combo_box_text_insert_text(instance(self), position.int32, text)
  }

  /// Calls [`gtk_combo_box_text_prepend()`](https://docs.gtk.org/gtk4/method.ComboBoxText.prepend.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func prepend(_ id: String?, text: String) { gtk_combo_box_text_prepend(instance(self), id, text) }

  /// Calls [`gtk_combo_box_text_prepend_text()`](https://docs.gtk.org/gtk4/method.ComboBoxText.prepend_text.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func prependText(_ text: String) { gtk_combo_box_text_prepend_text(instance(self), text) }

  /// Calls [`gtk_combo_box_text_remove()`](https://docs.gtk.org/gtk4/method.ComboBoxText.remove.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func remove(_ position: Int) { gtk_combo_box_text_remove(instance(self), position.int32) }

  /// Calls [`gtk_combo_box_text_remove_all()`](https://docs.gtk.org/gtk4/method.ComboBoxText.remove_all.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func removeAll() { gtk_combo_box_text_remove_all(instance(self)) }
}
