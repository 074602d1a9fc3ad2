// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCellView`](https://docs.gtk.org/gtk4/class.CellView.html).
open class CellView: Widget, CellLayout, Orientable {
  open override class var gType: GType { gtk_cell_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_view_new()`](https://docs.gtk.org/gtk4/ctor.CellView.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_cell_view_new())
  }

  /// Calls [`gtk_cell_view_new_with_context()`](https://docs.gtk.org/gtk4/ctor.CellView.new_with_context.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(area: CellArea, context: CellAreaContext) {
    super.init(adopting: gtk_cell_view_new_with_context(area.gtkCellArea, context.gtkCellAreaContext))
  }

  /// Calls [`gtk_cell_view_new_with_markup()`](https://docs.gtk.org/gtk4/ctor.CellView.new_with_markup.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(markup: String) {
    super.init(adopting: gtk_cell_view_new_with_markup(markup))
  }

  /// Calls [`gtk_cell_view_new_with_text()`](https://docs.gtk.org/gtk4/ctor.CellView.new_with_text.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(text: String) {
    super.init(adopting: gtk_cell_view_new_with_text(text))
  }

  /// Calls [`gtk_cell_view_new_with_texture()`](https://docs.gtk.org/gtk4/ctor.CellView.new_with_texture.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(texture: Gdk.Texture) {
    super.init(adopting: gtk_cell_view_new_with_texture(texture.opaque))
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.CellView.cell-area.html) of `GtkCellView`.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The property [`cell-area-context`](https://docs.gtk.org/gtk4/property.CellView.cell-area-context.html) of
  /// `GtkCellView`.
  public final var cellAreaContext: CellAreaContext? { getProperty("cell-area-context") }

  /// The property [`draw-sensitive`](https://docs.gtk.org/gtk4/property.CellView.draw-sensitive.html) of `GtkCellView`.
  public final var drawSensitive: Bool {
    get { gtk_cell_view_get_draw_sensitive(instance(self)).isTrue }
    set { gtk_cell_view_set_draw_sensitive(instance(self), newValue.gboolean) }
  }

  /// The property [`fit-model`](https://docs.gtk.org/gtk4/property.CellView.fit-model.html) of `GtkCellView`.
  public final var fitModel: Bool {
    get { gtk_cell_view_get_fit_model(instance(self)).isTrue }
    set { gtk_cell_view_set_fit_model(instance(self), newValue.gboolean) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.CellView.model.html) of `GtkCellView`.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_cell_view_get_model(instance(self))) }
    set { gtk_cell_view_set_model(instance(self), newValue?.opaque) }
  }

  /// Calls [`gtk_cell_view_get_displayed_row()`](https://docs.gtk.org/gtk4/method.CellView.get_displayed_row.html) and
  /// `gtk_cell_view_set_displayed_row()`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var displayedRow: TreePath? {
    get { givenBoxed(opaque: gtk_cell_view_get_displayed_row(instance(self))) }
    set(path) { gtk_cell_view_set_displayed_row(instance(self), path?.opaque) }
  }
}

extension Reactive where Base: CellView {
  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.CellView.cell-area.html) of `GtkCellView`.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The property [`cell-area-context`](https://docs.gtk.org/gtk4/property.CellView.cell-area-context.html) of
  /// `GtkCellView`.
  public var cellAreaContext: SafeSignal<CellAreaContext?> { readOnlyProperty("cell-area-context") }

  /// The property [`draw-sensitive`](https://docs.gtk.org/gtk4/property.CellView.draw-sensitive.html) of `GtkCellView`.
  public var drawSensitive: DynamicSubject<Bool> { property("draw-sensitive") }

  /// The property [`fit-model`](https://docs.gtk.org/gtk4/property.CellView.fit-model.html) of `GtkCellView`.
  public var fitModel: DynamicSubject<Bool> { property("fit-model") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.CellView.model.html) of `GtkCellView`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }
}
