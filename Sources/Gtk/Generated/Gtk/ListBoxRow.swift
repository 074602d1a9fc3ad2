// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkListBoxRow`](https://docs.gtk.org/gtk4/class.ListBoxRow.html).
open class ListBoxRow: Widget, Actionable {
  open override class var gType: GType { gtk_list_box_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkListBoxRow: UnsafeMutablePointer<GtkListBoxRow> {
    pointer.assumingMemoryBound(to: GtkListBoxRow.self)
  }

  /// Calls [`gtk_list_box_row_new()`](https://docs.gtk.org/gtk4/ctor.ListBoxRow.new.html).
  public init() {
    super.init(adopting: gtk_list_box_row_new())
  }

  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ListBoxRow.activatable.html) of `GtkListBoxRow`.
  public final var activatable: Bool {
    get { gtk_list_box_row_get_activatable(gtkListBoxRow).isTrue }
    set { gtk_list_box_row_set_activatable(gtkListBoxRow, newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListBoxRow.child.html) of `GtkListBoxRow`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_list_box_row_get_child(gtkListBoxRow)) }
    set { gtk_list_box_row_set_child(gtkListBoxRow, newValue?.gtkWidget) }
  }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ListBoxRow.selectable.html) of `GtkListBoxRow`.
  public final var selectable: Bool {
    get { gtk_list_box_row_get_selectable(gtkListBoxRow).isTrue }
    set { gtk_list_box_row_set_selectable(gtkListBoxRow, newValue.gboolean) }
  }

  /// Calls [`gtk_list_box_row_changed()`](https://docs.gtk.org/gtk4/method.ListBoxRow.changed.html).
  public final func changed() { gtk_list_box_row_changed(gtkListBoxRow) }

  /// Calls [`gtk_list_box_row_get_header()`](https://docs.gtk.org/gtk4/method.ListBoxRow.get_header.html) and
  /// `gtk_list_box_row_set_header()`.
  public final var header: Widget? {
    get { lentObject(widget: gtk_list_box_row_get_header(gtkListBoxRow)) }
    set(header) { gtk_list_box_row_set_header(gtkListBoxRow, header?.gtkWidget) }
  }

  /// Calls [`gtk_list_box_row_get_index()`](https://docs.gtk.org/gtk4/method.ListBoxRow.get_index.html).
  public final var index: Int { gtk_list_box_row_get_index(gtkListBoxRow).int }

  /// Calls [`gtk_list_box_row_is_selected()`](https://docs.gtk.org/gtk4/method.ListBoxRow.is_selected.html).
  public final var isSelected: Bool { gtk_list_box_row_is_selected(gtkListBoxRow).isTrue }
}

extension Reactive where Base: ListBoxRow {
  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ListBoxRow.activatable.html) of `GtkListBoxRow`.
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListBoxRow.child.html) of `GtkListBoxRow`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ListBoxRow.selectable.html) of `GtkListBoxRow`.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ListBoxRow.activate.html) of `GtkListBoxRow`.
  public var activate: SafeSignal<Void> { signal("activate") }
}
