// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

/// The struct [`GtkAccessibleList`](https://docs.gtk.org/gtk4/struct.AccessibleList.html). Since GTK 4.14.
public final class AccessibleList: Boxed {
  public override class var gType: GType { gtk_accessible_list_get_type() }

  /// Calls [`gtk_accessible_list_new_from_array()`](https://docs.gtk.org/gtk4/ctor.AccessibleList.new_from_array.html).
  /// Since GTK 4.14.
  public convenience init(accessibles: [any Accessible]) {
    let lent = CallScope()
    defer { lent.end() }
    self.init(
      taking: gtk_accessible_list_new_from_array(lent.array(accessibles, by: \.pointer), accessibles.count.uint).raw)
  }

  /// Calls [`gtk_accessible_list_new_from_list()`](https://docs.gtk.org/gtk4/ctor.AccessibleList.new_from_list.html).
  /// Since GTK 4.14.
  public convenience init(list: [any Accessible]) {
    let lent = CallScope()
    defer { lent.end() }
    self.init(taking: gtk_accessible_list_new_from_list(lent.list(list, by: \.pointer)).raw)
  }

  /// Calls [`gtk_accessible_list_get_objects()`](https://docs.gtk.org/gtk4/method.AccessibleList.get_objects.html).
  /// Since GTK 4.14.
  public var objects: [any Accessible] {
    lists(gtk_accessible_list_get_objects(opaque), isGiven: true) { lentInterface($0) as (any Accessible)? }
  }
}

#endif
