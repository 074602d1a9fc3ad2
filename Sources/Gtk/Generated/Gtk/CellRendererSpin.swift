// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCellRendererSpin`](https://docs.gtk.org/gtk4/class.CellRendererSpin.html).
open class CellRendererSpin: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_spin_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_spin_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererSpin.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public override init() {
    super.init(adopting: gtk_cell_renderer_spin_new())
  }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.CellRendererSpin.adjustment.html) of
  /// `GtkCellRendererSpin`.
  public final var adjustment: Adjustment? {
    get { getProperty("adjustment") }
    set { setProperty("adjustment", newValue) }
  }

  /// The property [`climb-rate`](https://docs.gtk.org/gtk4/property.CellRendererSpin.climb-rate.html) of
  /// `GtkCellRendererSpin`.
  public final var climbRate: Double {
    get { getProperty("climb-rate") }
    set { setProperty("climb-rate", newValue) }
  }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.CellRendererSpin.digits.html) of `GtkCellRendererSpin`.
  public final var digits: Int {
    get { getProperty("digits") }
    set { setProperty("digits", newValue) }
  }
}

extension Reactive where Base: CellRendererSpin {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.CellRendererSpin.adjustment.html) of
  /// `GtkCellRendererSpin`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The property [`climb-rate`](https://docs.gtk.org/gtk4/property.CellRendererSpin.climb-rate.html) of
  /// `GtkCellRendererSpin`.
  public var climbRate: DynamicSubject<Double> { property("climb-rate") }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.CellRendererSpin.digits.html) of `GtkCellRendererSpin`.
  public var digits: DynamicSubject<Int> { property("digits") }
}
