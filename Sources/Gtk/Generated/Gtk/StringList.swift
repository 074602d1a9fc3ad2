// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkStringList`](https://docs.gtk.org/gtk4/class.StringList.html).
open class StringList: Object, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_string_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_string_list_new()`](https://docs.gtk.org/gtk4/ctor.StringList.new.html).
  public init(strings: [String] = []) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_string_list_new(lent.strings(strings)).raw)
  }

  /// Calls [`gtk_string_list_append()`](https://docs.gtk.org/gtk4/method.StringList.append.html).
  public final func append(_ string: String) { gtk_string_list_append(instance(self), string) }

  /// Calls [`gtk_string_list_get_string()`](https://docs.gtk.org/gtk4/method.StringList.get_string.html).
  public final func getString(_ position: Int) -> String? {
    lentString(ifAny: gtk_string_list_get_string(instance(self), position.uint32))
  }

  /// Calls [`gtk_string_list_remove()`](https://docs.gtk.org/gtk4/method.StringList.remove.html).
  public final func remove(_ position: Int) { gtk_string_list_remove(instance(self), position.uint32) }

  /// Calls [`gtk_string_list_splice()`](https://docs.gtk.org/gtk4/method.StringList.splice.html).
  public final func splice(position: Int, nRemovals: Int, additions: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_string_list_splice(instance(self), position.uint32, nRemovals.uint32, lent.strings(additions))
  }

  /// Calls [`gtk_string_list_take()`](https://docs.gtk.org/gtk4/method.StringList.take.html).
  public final func take(_ string: String) { gtk_string_list_take(instance(self), g_strdup(string)) }
}
