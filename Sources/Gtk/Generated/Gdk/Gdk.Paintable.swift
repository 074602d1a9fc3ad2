// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The interface [`GdkPaintable`](https://docs.gtk.org/gdk4/iface.Paintable.html).
  public protocol Paintable: Object {}
}

extension Gdk.Paintable {
  /// Calls
  /// [`gdk_paintable_compute_concrete_size()`](https://docs.gtk.org/gdk4/method.Paintable.compute_concrete_size.html).
  public func computeConcreteSize(
    specifiedWidth: Double, specifiedHeight: Double, defaultWidth: Double, defaultHeight: Double
  ) -> (concreteWidth: Double, concreteHeight: Double) {
    var cConcreteWidth: Double = 0
    var cConcreteHeight: Double = 0
    gdk_paintable_compute_concrete_size(
      opaque, specifiedWidth, specifiedHeight, defaultWidth, defaultHeight, &cConcreteWidth, &cConcreteHeight)
    return (cConcreteWidth, cConcreteHeight)
  }

  /// Calls [`gdk_paintable_get_current_image()`](https://docs.gtk.org/gdk4/method.Paintable.get_current_image.html).
  public var currentImage: (any Gdk.Paintable)? { givenInterface(opaque: gdk_paintable_get_current_image(opaque)) }

  /// Calls [`gdk_paintable_get_flags()`](https://docs.gtk.org/gdk4/method.Paintable.get_flags.html).
  public var flags: Gdk.PaintableFlags { Gdk.PaintableFlags(cValue: gdk_paintable_get_flags(opaque)) }

  /// Calls
  /// [`gdk_paintable_get_intrinsic_aspect_ratio()`](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_aspect_ratio.html).
  public var intrinsicAspectRatio: Double { gdk_paintable_get_intrinsic_aspect_ratio(opaque) }

  /// Calls
  /// [`gdk_paintable_get_intrinsic_height()`](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_height.html).
  public var intrinsicHeight: Int { gdk_paintable_get_intrinsic_height(opaque).int }

  /// Calls
  /// [`gdk_paintable_get_intrinsic_width()`](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_width.html).
  public var intrinsicWidth: Int { gdk_paintable_get_intrinsic_width(opaque).int }

  /// Calls
  /// [`gdk_paintable_invalidate_contents()`](https://docs.gtk.org/gdk4/method.Paintable.invalidate_contents.html).
  public func invalidateContents() { gdk_paintable_invalidate_contents(opaque) }

  /// Calls [`gdk_paintable_invalidate_size()`](https://docs.gtk.org/gdk4/method.Paintable.invalidate_size.html).
  public func invalidateSize() { gdk_paintable_invalidate_size(opaque) }

  /// Calls [`gdk_paintable_snapshot()`](https://docs.gtk.org/gdk4/method.Paintable.snapshot.html).
  public func snapshot(_ snapshot: Gdk.Snapshot, width: Double, height: Double) {
    gdk_paintable_snapshot(opaque, snapshot.opaque, width, height)
  }
}

extension Reactive where Base: Gdk.Paintable {
  /// The signal [`invalidate-contents`](https://docs.gtk.org/gdk4/signal.Paintable.invalidate-contents.html) of
  /// `GdkPaintable`.
  public var invalidateContents: SafeSignal<Void> { signal("invalidate-contents") }

  /// The signal [`invalidate-size`](https://docs.gtk.org/gdk4/signal.Paintable.invalidate-size.html) of `GdkPaintable`.
  public var invalidateSize: SafeSignal<Void> { signal("invalidate-size") }
}

/// An object of a class that is private to its library, known by its interface.
final class GdkPaintableObject: Object, Gdk.Paintable {}
