// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkSelectionModel`](https://docs.gtk.org/gtk4/iface.SelectionModel.html).
public protocol SelectionModel: Gio.ListModel {}

extension SelectionModel {
  /// Calls [`gtk_selection_model_get_selection()`](https://docs.gtk.org/gtk4/method.SelectionModel.get_selection.html).
  public var selection: Bitset { promised(givenBoxed(opaque: gtk_selection_model_get_selection(opaque))) }

  /// Calls
  /// [`gtk_selection_model_get_selection_in_range()`](https://docs.gtk.org/gtk4/method.SelectionModel.get_selection_in_range.html).
  public func getSelectionInRange(position: Int, nItems: Int) -> Bitset {
    promised(givenBoxed(opaque: gtk_selection_model_get_selection_in_range(opaque, position.uint32, nItems.uint32)))
  }

  /// Calls [`gtk_selection_model_is_selected()`](https://docs.gtk.org/gtk4/method.SelectionModel.is_selected.html).
  public func isSelected(_ position: Int) -> Bool { gtk_selection_model_is_selected(opaque, position.uint32).isTrue }

  /// Calls [`gtk_selection_model_select_all()`](https://docs.gtk.org/gtk4/method.SelectionModel.select_all.html).
  @discardableResult
  public func selectAll() -> Bool { gtk_selection_model_select_all(opaque).isTrue }

  /// Calls [`gtk_selection_model_select_item()`](https://docs.gtk.org/gtk4/method.SelectionModel.select_item.html).
  @discardableResult
  public func selectItem(position: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_item(opaque, position.uint32, unselectRest.gboolean).isTrue
  }

  /// Calls [`gtk_selection_model_select_range()`](https://docs.gtk.org/gtk4/method.SelectionModel.select_range.html).
  @discardableResult
  public func selectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_range(opaque, position.uint32, nItems.uint32, unselectRest.gboolean).isTrue
  }

  /// Calls
  /// [`gtk_selection_model_selection_changed()`](https://docs.gtk.org/gtk4/method.SelectionModel.selection_changed.html).
  public func selectionChanged(position: Int, nItems: Int) {
    gtk_selection_model_selection_changed(opaque, position.uint32, nItems.uint32)
  }

  /// Calls [`gtk_selection_model_set_selection()`](https://docs.gtk.org/gtk4/method.SelectionModel.set_selection.html).
  @discardableResult
  public func setSelection(_ selected: Bitset, mask: Bitset) -> Bool {
    gtk_selection_model_set_selection(opaque, selected.opaque, mask.opaque).isTrue
  }

  /// Calls [`gtk_selection_model_unselect_all()`](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_all.html).
  @discardableResult
  public func unselectAll() -> Bool { gtk_selection_model_unselect_all(opaque).isTrue }

  /// Calls [`gtk_selection_model_unselect_item()`](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_item.html).
  @discardableResult
  public func unselectItem(_ position: Int) -> Bool {
    gtk_selection_model_unselect_item(opaque, position.uint32).isTrue
  }

  /// Calls
  /// [`gtk_selection_model_unselect_range()`](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_range.html).
  @discardableResult
  public func unselectRange(position: Int, nItems: Int) -> Bool {
    gtk_selection_model_unselect_range(opaque, position.uint32, nItems.uint32).isTrue
  }
}

extension Reactive where Base: SelectionModel {
  /// The signal [`selection-changed`](https://docs.gtk.org/gtk4/signal.SelectionModel.selection-changed.html) of
  /// `GtkSelectionModel`.
  ///
  /// Arguments: `position`, `nItems`.
  public var selectionChanged: SafeSignal<(Int, Int)> { signal(ofSeveral: "selection-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class SelectionModelObject: Object, SelectionModel {}
