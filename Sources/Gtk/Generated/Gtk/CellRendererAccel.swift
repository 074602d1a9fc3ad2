// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCellRendererAccel`](https://docs.gtk.org/gtk4/class.CellRendererAccel.html).
open class CellRendererAccel: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_accel_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_accel_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererAccel.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public override init() {
    super.init(adopting: gtk_cell_renderer_accel_new())
  }

  /// The property [`accel-key`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-key.html) of
  /// `GtkCellRendererAccel`.
  public final var accelKey: Int {
    get { getProperty("accel-key") }
    set { setProperty("accel-key", newValue) }
  }

  /// The property [`accel-mode`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mode.html) of
  /// `GtkCellRendererAccel`.
  public final var accelMode: CellRendererAccelMode {
    get { getProperty("accel-mode") }
    set { setProperty("accel-mode", newValue) }
  }

  /// The property [`accel-mods`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mods.html) of
  /// `GtkCellRendererAccel`.
  public final var accelMods: Gdk.ModifierType {
    get { getProperty("accel-mods") }
    set { setProperty("accel-mods", newValue) }
  }

  /// The property [`keycode`](https://docs.gtk.org/gtk4/property.CellRendererAccel.keycode.html) of
  /// `GtkCellRendererAccel`.
  public final var keycode: Int {
    get { getProperty("keycode") }
    set { setProperty("keycode", newValue) }
  }
}

extension Reactive where Base: CellRendererAccel {
  /// The property [`accel-key`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-key.html) of
  /// `GtkCellRendererAccel`.
  public var accelKey: DynamicSubject<Int> { property("accel-key") }

  /// The property [`accel-mode`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mode.html) of
  /// `GtkCellRendererAccel`.
  public var accelMode: DynamicSubject<CellRendererAccelMode> { property("accel-mode") }

  /// The property [`accel-mods`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mods.html) of
  /// `GtkCellRendererAccel`.
  public var accelMods: DynamicSubject<Gdk.ModifierType> { property("accel-mods") }

  /// The property [`keycode`](https://docs.gtk.org/gtk4/property.CellRendererAccel.keycode.html) of
  /// `GtkCellRendererAccel`.
  public var keycode: DynamicSubject<Int> { property("keycode") }

  /// The signal [`accel-cleared`](https://docs.gtk.org/gtk4/signal.CellRendererAccel.accel-cleared.html) of
  /// `GtkCellRendererAccel`.
  ///
  /// Argument: `pathString`.
  public var accelCleared: SafeSignal<String> { signal(ofOne: "accel-cleared") }

  /// The signal [`accel-edited`](https://docs.gtk.org/gtk4/signal.CellRendererAccel.accel-edited.html) of
  /// `GtkCellRendererAccel`.
  ///
  /// Arguments: `pathString`, `accelKey`, `accelMods`, `hardwareKeycode`.
  public var accelEdited: SafeSignal<(String, Int, Gdk.ModifierType, Int)> { signal(ofSeveral: "accel-edited") }
}
