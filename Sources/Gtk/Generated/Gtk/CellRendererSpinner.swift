// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCellRendererSpinner`](https://docs.gtk.org/gtk4/class.CellRendererSpinner.html).
open class CellRendererSpinner: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_spinner_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererSpinner.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_cell_renderer_spinner_new())
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.active.html) of
  /// `GtkCellRendererSpinner`.
  public final var active: Bool {
    get { getProperty("active") }
    set { setProperty("active", newValue) }
  }

  /// The property [`pulse`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.pulse.html) of
  /// `GtkCellRendererSpinner`.
  public final var pulse: Int {
    get { getProperty("pulse") }
    set { setProperty("pulse", newValue) }
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.size.html) of
  /// `GtkCellRendererSpinner`.
  public final var size: IconSize {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }
}

extension Reactive where Base: CellRendererSpinner {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.active.html) of
  /// `GtkCellRendererSpinner`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`pulse`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.pulse.html) of
  /// `GtkCellRendererSpinner`.
  public var pulse: DynamicSubject<Int> { property("pulse") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.size.html) of
  /// `GtkCellRendererSpinner`.
  public var size: DynamicSubject<IconSize> { property("size") }
}
