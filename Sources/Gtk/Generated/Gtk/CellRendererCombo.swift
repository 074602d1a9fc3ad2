// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCellRendererCombo`](https://docs.gtk.org/gtk4/class.CellRendererCombo.html).
open class CellRendererCombo: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_combo_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_combo_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererCombo.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public override init() {
    super.init(adopting: gtk_cell_renderer_combo_new())
  }

  /// The property [`has-entry`](https://docs.gtk.org/gtk4/property.CellRendererCombo.has-entry.html) of
  /// `GtkCellRendererCombo`.
  public final var hasEntry: Bool {
    get { getProperty("has-entry") }
    set { setProperty("has-entry", newValue) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.CellRendererCombo.model.html) of `GtkCellRendererCombo`.
  public final var model: (any TreeModel)? {
    get { (getProperty("model") as Object?) as? any TreeModel }
    set { setProperty("model", newValue as Object?) }
  }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.CellRendererCombo.text-column.html) of
  /// `GtkCellRendererCombo`.
  public final var textColumn: Int {
    get { getProperty("text-column") }
    set { setProperty("text-column", newValue) }
  }
}

extension Reactive where Base: CellRendererCombo {
  /// The property [`has-entry`](https://docs.gtk.org/gtk4/property.CellRendererCombo.has-entry.html) of
  /// `GtkCellRendererCombo`.
  public var hasEntry: DynamicSubject<Bool> { property("has-entry") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.CellRendererCombo.model.html) of `GtkCellRendererCombo`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.CellRendererCombo.text-column.html) of
  /// `GtkCellRendererCombo`.
  public var textColumn: DynamicSubject<Int> { property("text-column") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.CellRendererCombo.changed.html) of `GtkCellRendererCombo`.
  ///
  /// Arguments: `pathString`, `newIter`.
  public var changed: SafeSignal<(String, TreeIter)> { signal(ofSeveral: "changed") }
}
