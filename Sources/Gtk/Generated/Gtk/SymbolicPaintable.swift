// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkSymbolicPaintable`](https://docs.gtk.org/gtk4/iface.SymbolicPaintable.html). Since GTK 4.6.
public protocol SymbolicPaintable: Gdk.Paintable {}

extension SymbolicPaintable {
  /// Calls
  /// [`gtk_symbolic_paintable_snapshot_symbolic()`](https://docs.gtk.org/gtk4/method.SymbolicPaintable.snapshot_symbolic.html).
  /// Since GTK 4.6.
  public func snapshotSymbolic(_ snapshot: Gdk.Snapshot, width: Double, height: Double, colors: [Gdk.RGBA]) {
    let cColors = colors.map { $0.cValue }
    gtk_symbolic_paintable_snapshot_symbolic(opaque, snapshot.opaque, width, height, cColors, colors.count.uint)
  }
}

/// An object of a class that is private to its library, known by its interface.
final class SymbolicPaintableObject: Object, SymbolicPaintable {}
