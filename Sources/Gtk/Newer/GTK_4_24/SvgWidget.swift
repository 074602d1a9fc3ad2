// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
public import BindingCore
import CGtk

/// The class [`GtkSvgWidget`](https://docs.gtk.org/gtk4/class.SvgWidget.html). Since GTK 4.24.
open class SvgWidget: Widget {
  open override class var gType: GType { gtk_svg_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_svg_widget_new()`](https://docs.gtk.org/gtk4/ctor.SvgWidget.new.html). Since GTK 4.24.
  public init() {
    super.init(adopting: gtk_svg_widget_new().raw)
  }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.SvgWidget.resource.html) of `GtkSvgWidget`. Since GTK
  /// 4.24.
  public final var resource: String {
    get { getProperty("resource") }
    set { setProperty("resource", newValue) }
  }

  /// The property [`state`](https://docs.gtk.org/gtk4/property.SvgWidget.state.html) of `GtkSvgWidget`. Since GTK 4.24.
  public final var state: Int {
    get { gtk_svg_widget_get_state(instance(self)).int }
    set { gtk_svg_widget_set_state(instance(self), newValue.uint32) }
  }

  /// The property [`stylesheet`](https://docs.gtk.org/gtk4/property.SvgWidget.stylesheet.html) of `GtkSvgWidget`. Since
  /// GTK 4.24.
  public final var stylesheet: GLib.Bytes? {
    get { givenBoxed(opaque: gtk_svg_widget_get_stylesheet(instance(self))) }
    set { gtk_svg_widget_set_stylesheet(instance(self), newValue?.opaque) }
  }

  /// The property [`svg`](https://docs.gtk.org/gtk4/property.SvgWidget.svg.html) of `GtkSvgWidget`. Since GTK 4.24.
  public final var svg: Svg? { getProperty("svg") }

  /// Calls [`gtk_svg_widget_load_from_bytes()`](https://docs.gtk.org/gtk4/method.SvgWidget.load_from_bytes.html). Since
  /// GTK 4.24.
  public final func loadFromBytes(_ bytes: GLib.Bytes) { gtk_svg_widget_load_from_bytes(instance(self), bytes.opaque) }
}

extension Reactive where Base: SvgWidget {
  /// The property [`resource`](https://docs.gtk.org/gtk4/property.SvgWidget.resource.html) of `GtkSvgWidget`. Since GTK
  /// 4.24.
  public var resource: DynamicSubject<String> { property("resource") }

  /// The property [`state`](https://docs.gtk.org/gtk4/property.SvgWidget.state.html) of `GtkSvgWidget`. Since GTK 4.24.
  public var state: DynamicSubject<Int> {
    property("state", get: { (object: SvgWidget) in object.state }, set: { $0.state = $1 })
  }

  /// The property [`stylesheet`](https://docs.gtk.org/gtk4/property.SvgWidget.stylesheet.html) of `GtkSvgWidget`. Since
  /// GTK 4.24.
  public var stylesheet: DynamicSubject<GLib.Bytes?> { property("stylesheet") }

  /// The property [`svg`](https://docs.gtk.org/gtk4/property.SvgWidget.svg.html) of `GtkSvgWidget`. Since GTK 4.24.
  public var svg: SafeSignal<Svg?> { readOnlyProperty("svg") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.SvgWidget.activate.html) of `GtkSvgWidget`. Since GTK
  /// 4.24.
  ///
  /// Arguments: `id`, `href`.
  public var activate: SafeSignal<(String, String)> { signal(ofSeveral: "activate") }

  /// The signal [`error`](https://docs.gtk.org/gtk4/signal.SvgWidget.error.html) of `GtkSvgWidget`. Since GTK 4.24.
  ///
  /// Argument: `error`.
  public var error: SafeSignal<GLib.Failure> { signal(ofOne: "error") }
}

#endif
