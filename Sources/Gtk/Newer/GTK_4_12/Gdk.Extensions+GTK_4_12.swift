// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
public import BindingCore
import CGtk

extension Gdk.Surface {
  /// The property [`scale`](https://docs.gtk.org/gdk4/property.Surface.scale.html) of `GdkSurface`. Since GTK 4.12.
  public final var scale: Double { gdk_surface_get_scale(instance(self)) }
}

extension Reactive where Base: Gdk.Surface {
  /// The property [`scale`](https://docs.gtk.org/gdk4/property.Surface.scale.html) of `GdkSurface`. Since GTK 4.12.
  public var scale: SafeSignal<Double> { readOnlyProperty("scale") }
}

extension Reactive where Base: Gdk.DragSurface {
  /// The signal [`compute-size`](https://docs.gtk.org/gdk4/signal.DragSurface.compute-size.html) of `GdkDragSurface`.
  /// Since GTK 4.12.
  ///
  /// Argument: `size`.
  public var computeSize: SafeSignal<Gdk.DragSurfaceSize> { signal(ofOne: "compute-size") }
}

#endif
