// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkWindowControls`](https://docs.gtk.org/gtk4/class.WindowControls.html).
open class WindowControls: Widget {
  open override class var gType: GType { gtk_window_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_window_controls_new()`](https://docs.gtk.org/gtk4/ctor.WindowControls.new.html).
  public init(side: PackType) {
    super.init(adopting: gtk_window_controls_new(side.cValue))
  }

  /// The property [`decoration-layout`](https://docs.gtk.org/gtk4/property.WindowControls.decoration-layout.html) of
  /// `GtkWindowControls`.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_window_controls_get_decoration_layout(instance(self))) }
    set { lend(newValue) { gtk_window_controls_set_decoration_layout(instance(self), $0) } }
  }

  /// The property [`empty`](https://docs.gtk.org/gtk4/property.WindowControls.empty.html) of `GtkWindowControls`.
  public final var empty: Bool { gtk_window_controls_get_empty(instance(self)).isTrue }

  /// The property [`side`](https://docs.gtk.org/gtk4/property.WindowControls.side.html) of `GtkWindowControls`.
  public final var side: PackType {
    get { PackType(cValue: gtk_window_controls_get_side(instance(self))) }
    set { gtk_window_controls_set_side(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: WindowControls {
  /// The property [`decoration-layout`](https://docs.gtk.org/gtk4/property.WindowControls.decoration-layout.html) of
  /// `GtkWindowControls`.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: WindowControls) in object.decorationLayout },
      set: { $0.decorationLayout = $1 })
  }

  /// The property [`empty`](https://docs.gtk.org/gtk4/property.WindowControls.empty.html) of `GtkWindowControls`.
  public var empty: SafeSignal<Bool> { readOnlyProperty("empty") }

  /// The property [`side`](https://docs.gtk.org/gtk4/property.WindowControls.side.html) of `GtkWindowControls`.
  public var side: DynamicSubject<PackType> { property("side") }
}
