// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
public import BindingCore
import CGtk

/// The class [`GtkSvg`](https://docs.gtk.org/gtk4/class.Svg.html). Since GTK 4.22.
open class Svg: Object, Gdk.Paintable, SymbolicPaintable {
  open override class var gType: GType { gtk_svg_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_svg_new()`](https://docs.gtk.org/gtk4/ctor.Svg.new.html). Since GTK 4.22.
  public init() {
    super.init(adopting: gtk_svg_new().raw)
  }

  /// Calls [`gtk_svg_new_from_bytes()`](https://docs.gtk.org/gtk4/ctor.Svg.new_from_bytes.html). Since GTK 4.22.
  public init(bytes: GLib.Bytes) {
    super.init(adopting: gtk_svg_new_from_bytes(bytes.opaque).raw)
  }

  /// Calls [`gtk_svg_new_from_resource()`](https://docs.gtk.org/gtk4/ctor.Svg.new_from_resource.html). Since GTK 4.22.
  public init(path: String) {
    super.init(adopting: gtk_svg_new_from_resource(path).raw)
  }

  /// The property [`features`](https://docs.gtk.org/gtk4/property.Svg.features.html) of `GtkSvg`. Since GTK 4.22.
  public final var features: SvgFeatures {
    get { SvgFeatures(cValue: gtk_svg_get_features(instance(self))) }
    set { gtk_svg_set_features(instance(self), newValue.cValue) }
  }

  /// The property [`playing`](https://docs.gtk.org/gtk4/property.Svg.playing.html) of `GtkSvg`. Since GTK 4.22.
  public final var playing: Bool {
    get { getProperty("playing") }
    set { setProperty("playing", newValue) }
  }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.Svg.resource.html) of `GtkSvg`. Since GTK 4.22.
  public final var resource: String {
    get { getProperty("resource") }
    set { setProperty("resource", newValue) }
  }

  /// The property [`state`](https://docs.gtk.org/gtk4/property.Svg.state.html) of `GtkSvg`. Since GTK 4.22.
  public final var state: Int {
    get { gtk_svg_get_state(instance(self)).int }
    set { gtk_svg_set_state(instance(self), newValue.uint32) }
  }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.Svg.weight.html) of `GtkSvg`. Since GTK 4.22.
  public final var weight: Double {
    get { gtk_svg_get_weight(instance(self)) }
    set { gtk_svg_set_weight(instance(self), newValue) }
  }

  /// Calls [`gtk_svg_get_state_names()`](https://docs.gtk.org/gtk4/method.Svg.get_state_names.html). Since GTK 4.22.
  public final var stateNames: (result: [String], length: Int) {
    var cLength: UInt32 = 0
    let result = gtk_svg_get_state_names(instance(self), &cLength)
    return (lentStrings(result), cLength.int)
  }

  /// Calls [`gtk_svg_load_from_bytes()`](https://docs.gtk.org/gtk4/method.Svg.load_from_bytes.html). Since GTK 4.22.
  public final func loadFromBytes(_ bytes: GLib.Bytes) { gtk_svg_load_from_bytes(instance(self), bytes.opaque) }

  /// Calls [`gtk_svg_load_from_resource()`](https://docs.gtk.org/gtk4/method.Svg.load_from_resource.html). Since GTK
  /// 4.22.
  public final func loadFromResource(_ path: String) { gtk_svg_load_from_resource(instance(self), path) }

  /// Calls [`gtk_svg_pause()`](https://docs.gtk.org/gtk4/method.Svg.pause.html). Since GTK 4.22.
  public final func pause() { gtk_svg_pause(instance(self)) }

  /// Calls [`gtk_svg_play()`](https://docs.gtk.org/gtk4/method.Svg.play.html). Since GTK 4.22.
  public final func play() { gtk_svg_play(instance(self)) }

  /// Calls [`gtk_svg_serialize()`](https://docs.gtk.org/gtk4/method.Svg.serialize.html). Since GTK 4.22.
  @discardableResult
  public final func serialize() -> GLib.Bytes { promised(givenBoxed(opaque: gtk_svg_serialize(instance(self)))) }

  /// Calls [`gtk_svg_set_frame_clock()`](https://docs.gtk.org/gtk4/method.Svg.set_frame_clock.html). Since GTK 4.22.
  public final func setFrameClock(_ clock: Gdk.FrameClock) { gtk_svg_set_frame_clock(instance(self), clock.opaque) }

  /// Calls [`gtk_svg_write_to_file()`](https://docs.gtk.org/gtk4/method.Svg.write_to_file.html). Since GTK 4.22.
  public final func writeToFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_svg_write_to_file(instance(self), filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

extension Reactive where Base: Svg {
  /// The property [`features`](https://docs.gtk.org/gtk4/property.Svg.features.html) of `GtkSvg`. Since GTK 4.22.
  public var features: DynamicSubject<SvgFeatures> { property("features") }

  /// The property [`playing`](https://docs.gtk.org/gtk4/property.Svg.playing.html) of `GtkSvg`. Since GTK 4.22.
  public var playing: DynamicSubject<Bool> { property("playing") }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.Svg.resource.html) of `GtkSvg`. Since GTK 4.22.
  public var resource: DynamicSubject<String> { property("resource") }

  /// The property [`state`](https://docs.gtk.org/gtk4/property.Svg.state.html) of `GtkSvg`. Since GTK 4.22.
  public var state: DynamicSubject<Int> {
    property("state", get: { (object: Svg) in object.state }, set: { $0.state = $1 })
  }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.Svg.weight.html) of `GtkSvg`. Since GTK 4.22.
  public var weight: DynamicSubject<Double> {
    property("weight", get: { (object: Svg) in object.weight }, set: { $0.weight = $1 })
  }

  /// The signal [`error`](https://docs.gtk.org/gtk4/signal.Svg.error.html) of `GtkSvg`. Since GTK 4.22.
  ///
  /// Argument: `error`.
  public var error: SafeSignal<GLib.Failure> { signal(ofOne: "error") }
}

#endif
