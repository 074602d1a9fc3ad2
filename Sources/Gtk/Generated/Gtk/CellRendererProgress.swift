// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCellRendererProgress`](https://docs.gtk.org/gtk4/class.CellRendererProgress.html).
open class CellRendererProgress: CellRenderer, Orientable {
  open override class var gType: GType { gtk_cell_renderer_progress_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_progress_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererProgress.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_cell_renderer_progress_new())
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.CellRendererProgress.inverted.html) of
  /// `GtkCellRendererProgress`.
  public final var inverted: Bool {
    get { getProperty("inverted") }
    set { setProperty("inverted", newValue) }
  }

  /// The property [`pulse`](https://docs.gtk.org/gtk4/property.CellRendererProgress.pulse.html) of
  /// `GtkCellRendererProgress`.
  public final var pulse: Int {
    get { getProperty("pulse") }
    set { setProperty("pulse", newValue) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text.html) of
  /// `GtkCellRendererProgress`.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// The property [`text-xalign`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-xalign.html) of
  /// `GtkCellRendererProgress`.
  public final var textXalign: Double {
    get { getProperty("text-xalign") }
    set { setProperty("text-xalign", newValue) }
  }

  /// The property [`text-yalign`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-yalign.html) of
  /// `GtkCellRendererProgress`.
  public final var textYalign: Double {
    get { getProperty("text-yalign") }
    set { setProperty("text-yalign", newValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.CellRendererProgress.value.html) of
  /// `GtkCellRendererProgress`.
  public final var value: Int {
    get { getProperty("value") }
    set { setProperty("value", newValue) }
  }
}

extension Reactive where Base: CellRendererProgress {
  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.CellRendererProgress.inverted.html) of
  /// `GtkCellRendererProgress`.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property [`pulse`](https://docs.gtk.org/gtk4/property.CellRendererProgress.pulse.html) of
  /// `GtkCellRendererProgress`.
  public var pulse: DynamicSubject<Int> { property("pulse") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text.html) of
  /// `GtkCellRendererProgress`.
  public var text: DynamicSubject<String> { property("text") }

  /// The property [`text-xalign`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-xalign.html) of
  /// `GtkCellRendererProgress`.
  public var textXalign: DynamicSubject<Double> { property("text-xalign") }

  /// The property [`text-yalign`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-yalign.html) of
  /// `GtkCellRendererProgress`.
  public var textYalign: DynamicSubject<Double> { property("text-yalign") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.CellRendererProgress.value.html) of
  /// `GtkCellRendererProgress`.
  public var value: DynamicSubject<Int> { property("value") }
}
