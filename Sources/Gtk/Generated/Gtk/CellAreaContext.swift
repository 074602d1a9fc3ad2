// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkCellAreaContext`](https://docs.gtk.org/gtk4/class.CellAreaContext.html).
open class CellAreaContext: Object {
  open override class var gType: GType { gtk_cell_area_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkCellAreaContext: UnsafeMutablePointer<GtkCellAreaContext> {
    pointer.assumingMemoryBound(to: GtkCellAreaContext.self)
  }

  /// The property [`area`](https://docs.gtk.org/gtk4/property.CellAreaContext.area.html) of `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var area: CellArea? { lentObject(gtk_cell_area_context_get_area(gtkCellAreaContext)) }

  /// The property [`minimum-height`](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-height.html) of
  /// `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var minimumHeight: Int { getProperty("minimum-height") }

  /// The property [`minimum-width`](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-width.html) of
  /// `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var minimumWidth: Int { getProperty("minimum-width") }

  /// The property [`natural-height`](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-height.html) of
  /// `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var naturalHeight: Int { getProperty("natural-height") }

  /// The property [`natural-width`](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-width.html) of
  /// `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var naturalWidth: Int { getProperty("natural-width") }

  /// Calls [`gtk_cell_area_context_allocate()`](https://docs.gtk.org/gtk4/method.CellAreaContext.allocate.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func allocate(width: Int, height: Int) {
    gtk_cell_area_context_allocate(gtkCellAreaContext, width.int32, height.int32)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_allocation()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_allocation.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var allocation: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_cell_area_context_get_allocation(gtkCellAreaContext, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_preferred_height()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_height.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var preferredHeight: (minimumHeight: Int, naturalHeight: Int) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_context_get_preferred_height(gtkCellAreaContext, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_preferred_height_for_width()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_height_for_width.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredHeightForWidth(_ width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_context_get_preferred_height_for_width(
      gtkCellAreaContext, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_preferred_width()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_width.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var preferredWidth: (minimumWidth: Int, naturalWidth: Int) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_context_get_preferred_width(gtkCellAreaContext, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_preferred_width_for_height()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_width_for_height.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredWidthForHeight(_ height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_context_get_preferred_width_for_height(
      gtkCellAreaContext, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_push_preferred_height()`](https://docs.gtk.org/gtk4/method.CellAreaContext.push_preferred_height.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func pushPreferredHeight(minimumHeight: Int, naturalHeight: Int) {
    gtk_cell_area_context_push_preferred_height(gtkCellAreaContext, minimumHeight.int32, naturalHeight.int32)
  }

  /// Calls
  /// [`gtk_cell_area_context_push_preferred_width()`](https://docs.gtk.org/gtk4/method.CellAreaContext.push_preferred_width.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func pushPreferredWidth(minimumWidth: Int, naturalWidth: Int) {
    gtk_cell_area_context_push_preferred_width(gtkCellAreaContext, minimumWidth.int32, naturalWidth.int32)
  }

  /// Calls [`gtk_cell_area_context_reset()`](https://docs.gtk.org/gtk4/method.CellAreaContext.reset.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func reset() { gtk_cell_area_context_reset(gtkCellAreaContext) }
}

extension Reactive where Base: CellAreaContext {
  /// The property [`area`](https://docs.gtk.org/gtk4/property.CellAreaContext.area.html) of `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var area: SafeSignal<CellArea?> { readOnlyProperty("area") }

  /// The property [`minimum-height`](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-height.html) of
  /// `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var minimumHeight: SafeSignal<Int> { readOnlyProperty("minimum-height") }

  /// The property [`minimum-width`](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-width.html) of
  /// `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var minimumWidth: SafeSignal<Int> { readOnlyProperty("minimum-width") }

  /// The property [`natural-height`](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-height.html) of
  /// `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var naturalHeight: SafeSignal<Int> { readOnlyProperty("natural-height") }

  /// The property [`natural-width`](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-width.html) of
  /// `GtkCellAreaContext`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var naturalWidth: SafeSignal<Int> { readOnlyProperty("natural-width") }
}
