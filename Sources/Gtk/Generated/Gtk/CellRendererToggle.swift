// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCellRendererToggle`](https://docs.gtk.org/gtk4/class.CellRendererToggle.html).
open class CellRendererToggle: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_toggle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_toggle_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererToggle.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_cell_renderer_toggle_new())
  }

  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.CellRendererToggle.activatable.html) of
  /// `GtkCellRendererToggle`.
  public final var activatable: Bool {
    get { gtk_cell_renderer_toggle_get_activatable(instance(self)).isTrue }
    set { gtk_cell_renderer_toggle_set_activatable(instance(self), newValue.gboolean) }
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.CellRendererToggle.active.html) of
  /// `GtkCellRendererToggle`.
  public final var active: Bool {
    get { gtk_cell_renderer_toggle_get_active(instance(self)).isTrue }
    set { gtk_cell_renderer_toggle_set_active(instance(self), newValue.gboolean) }
  }

  /// The property [`inconsistent`](https://docs.gtk.org/gtk4/property.CellRendererToggle.inconsistent.html) of
  /// `GtkCellRendererToggle`.
  public final var inconsistent: Bool {
    get { getProperty("inconsistent") }
    set { setProperty("inconsistent", newValue) }
  }

  /// The property [`radio`](https://docs.gtk.org/gtk4/property.CellRendererToggle.radio.html) of
  /// `GtkCellRendererToggle`.
  public final var radio: Bool {
    get { gtk_cell_renderer_toggle_get_radio(instance(self)).isTrue }
    set { gtk_cell_renderer_toggle_set_radio(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: CellRendererToggle {
  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.CellRendererToggle.activatable.html) of
  /// `GtkCellRendererToggle`.
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.CellRendererToggle.active.html) of
  /// `GtkCellRendererToggle`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`inconsistent`](https://docs.gtk.org/gtk4/property.CellRendererToggle.inconsistent.html) of
  /// `GtkCellRendererToggle`.
  public var inconsistent: DynamicSubject<Bool> { property("inconsistent") }

  /// The property [`radio`](https://docs.gtk.org/gtk4/property.CellRendererToggle.radio.html) of
  /// `GtkCellRendererToggle`.
  public var radio: DynamicSubject<Bool> { property("radio") }

  /// The signal [`toggled`](https://docs.gtk.org/gtk4/signal.CellRendererToggle.toggled.html) of
  /// `GtkCellRendererToggle`.
  ///
  /// Argument: `path`.
  public var toggled: SafeSignal<String> { signal(ofOne: "toggled") }
}
