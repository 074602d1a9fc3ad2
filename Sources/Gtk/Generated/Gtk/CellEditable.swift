// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkCellEditable`](https://docs.gtk.org/gtk4/iface.CellEditable.html).
public protocol CellEditable: Widget {}

extension CellEditable {
  /// The property [`editing-canceled`](https://docs.gtk.org/gtk4/property.CellEditable.editing-canceled.html) of
  /// `GtkCellEditable`.
  public var editingCanceled: Bool {
    get { getProperty("editing-canceled") }
    set { setProperty("editing-canceled", newValue) }
  }

  /// Calls [`gtk_cell_editable_editing_done()`](https://docs.gtk.org/gtk4/method.CellEditable.editing_done.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func editingDone() { gtk_cell_editable_editing_done(opaque) }

  /// Calls [`gtk_cell_editable_remove_widget()`](https://docs.gtk.org/gtk4/method.CellEditable.remove_widget.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func removeWidget() { gtk_cell_editable_remove_widget(opaque) }

  /// Calls [`gtk_cell_editable_start_editing()`](https://docs.gtk.org/gtk4/method.CellEditable.start_editing.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func startEditing(_ event: Gdk.Event?) { gtk_cell_editable_start_editing(opaque, event?.opaque) }
}

extension Reactive where Base: CellEditable {
  /// The property [`editing-canceled`](https://docs.gtk.org/gtk4/property.CellEditable.editing-canceled.html) of
  /// `GtkCellEditable`.
  public var editingCanceled: DynamicSubject<Bool> { property("editing-canceled") }

  /// The signal [`editing-done`](https://docs.gtk.org/gtk4/signal.CellEditable.editing-done.html) of `GtkCellEditable`.
  public var editingDone: SafeSignal<Void> { signal("editing-done") }

  /// The signal [`remove-widget`](https://docs.gtk.org/gtk4/signal.CellEditable.remove-widget.html) of
  /// `GtkCellEditable`.
  public var removeWidget: SafeSignal<Void> { signal("remove-widget") }
}
