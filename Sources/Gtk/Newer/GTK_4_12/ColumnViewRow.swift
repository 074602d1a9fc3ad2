// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
public import BindingCore
import CGtk

/// The class [`GtkColumnViewRow`](https://docs.gtk.org/gtk4/class.ColumnViewRow.html). Since GTK 4.12.
open class ColumnViewRow: Object {
  open override class var gType: GType { gtk_column_view_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property
  /// [`accessible-description`](https://docs.gtk.org/gtk4/property.ColumnViewRow.accessible-description.html) of
  /// `GtkColumnViewRow`. Since GTK 4.12.
  public final var accessibleDescription: String {
    get { lentString(gtk_column_view_row_get_accessible_description(instance(self))) }
    set { lend(newValue) { gtk_column_view_row_set_accessible_description(instance(self), $0) } }
  }

  /// The property [`accessible-label`](https://docs.gtk.org/gtk4/property.ColumnViewRow.accessible-label.html) of
  /// `GtkColumnViewRow`. Since GTK 4.12.
  public final var accessibleLabel: String {
    get { lentString(gtk_column_view_row_get_accessible_label(instance(self))) }
    set { lend(newValue) { gtk_column_view_row_set_accessible_label(instance(self), $0) } }
  }

  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ColumnViewRow.activatable.html) of
  /// `GtkColumnViewRow`. Since GTK 4.12.
  public final var activatable: Bool {
    get { gtk_column_view_row_get_activatable(instance(self)).isTrue }
    set { gtk_column_view_row_set_activatable(instance(self), newValue.gboolean) }
  }

  /// The property [`focusable`](https://docs.gtk.org/gtk4/property.ColumnViewRow.focusable.html) of `GtkColumnViewRow`.
  /// Since GTK 4.12.
  public final var focusable: Bool {
    get { gtk_column_view_row_get_focusable(instance(self)).isTrue }
    set { gtk_column_view_row_set_focusable(instance(self), newValue.gboolean) }
  }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.ColumnViewRow.item.html) of `GtkColumnViewRow`. Since GTK
  /// 4.12.
  public final var item: Object? { lentObject(gtk_column_view_row_get_item(instance(self))) }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.ColumnViewRow.position.html) of `GtkColumnViewRow`.
  /// Since GTK 4.12.
  public final var position: Int { gtk_column_view_row_get_position(instance(self)).int }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ColumnViewRow.selectable.html) of
  /// `GtkColumnViewRow`. Since GTK 4.12.
  public final var selectable: Bool {
    get { gtk_column_view_row_get_selectable(instance(self)).isTrue }
    set { gtk_column_view_row_set_selectable(instance(self), newValue.gboolean) }
  }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.ColumnViewRow.selected.html) of `GtkColumnViewRow`.
  /// Since GTK 4.12.
  public final var selected: Bool { gtk_column_view_row_get_selected(instance(self)).isTrue }
}

extension Reactive where Base: ColumnViewRow {
  /// The property
  /// [`accessible-description`](https://docs.gtk.org/gtk4/property.ColumnViewRow.accessible-description.html) of
  /// `GtkColumnViewRow`. Since GTK 4.12.
  public var accessibleDescription: DynamicSubject<String> {
    property(
      "accessible-description", get: { (object: ColumnViewRow) in object.accessibleDescription },
      set: { $0.accessibleDescription = $1 })
  }

  /// The property [`accessible-label`](https://docs.gtk.org/gtk4/property.ColumnViewRow.accessible-label.html) of
  /// `GtkColumnViewRow`. Since GTK 4.12.
  public var accessibleLabel: DynamicSubject<String> {
    property(
      "accessible-label", get: { (object: ColumnViewRow) in object.accessibleLabel }, set: { $0.accessibleLabel = $1 })
  }

  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ColumnViewRow.activatable.html) of
  /// `GtkColumnViewRow`. Since GTK 4.12.
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  /// The property [`focusable`](https://docs.gtk.org/gtk4/property.ColumnViewRow.focusable.html) of `GtkColumnViewRow`.
  /// Since GTK 4.12.
  public var focusable: DynamicSubject<Bool> { property("focusable") }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.ColumnViewRow.item.html) of `GtkColumnViewRow`. Since GTK
  /// 4.12.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.ColumnViewRow.position.html) of `GtkColumnViewRow`.
  /// Since GTK 4.12.
  public var position: SafeSignal<Int> { readOnlyProperty("position") }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ColumnViewRow.selectable.html) of
  /// `GtkColumnViewRow`. Since GTK 4.12.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.ColumnViewRow.selected.html) of `GtkColumnViewRow`.
  /// Since GTK 4.12.
  public var selected: SafeSignal<Bool> { readOnlyProperty("selected") }
}

#endif
