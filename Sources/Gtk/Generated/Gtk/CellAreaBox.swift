// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCellAreaBox`](https://docs.gtk.org/gtk4/class.CellAreaBox.html).
open class CellAreaBox: CellArea, Orientable {
  open override class var gType: GType { gtk_cell_area_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_area_box_new()`](https://docs.gtk.org/gtk4/ctor.CellAreaBox.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_cell_area_box_new())
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.CellAreaBox.spacing.html) of `GtkCellAreaBox`.
  public final var spacing: Int {
    get { gtk_cell_area_box_get_spacing(instance(self)).int }
    set { gtk_cell_area_box_set_spacing(instance(self), newValue.int32) }
  }

  /// Calls [`gtk_cell_area_box_pack_end()`](https://docs.gtk.org/gtk4/method.CellAreaBox.pack_end.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func packEnd(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
    gtk_cell_area_box_pack_end(
      instance(self), renderer.gtkCellRenderer, expand.gboolean, align.gboolean, fixed.gboolean)
  }

  /// Calls [`gtk_cell_area_box_pack_start()`](https://docs.gtk.org/gtk4/method.CellAreaBox.pack_start.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func packStart(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
    gtk_cell_area_box_pack_start(
      instance(self), renderer.gtkCellRenderer, expand.gboolean, align.gboolean, fixed.gboolean)
  }
}

extension Reactive where Base: CellAreaBox {
  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.CellAreaBox.spacing.html) of `GtkCellAreaBox`.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: CellAreaBox) in object.spacing }, set: { $0.spacing = $1 })
  }
}
