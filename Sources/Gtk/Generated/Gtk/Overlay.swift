// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkOverlay`](https://docs.gtk.org/gtk4/class.Overlay.html).
open class Overlay: Widget {
  open override class var gType: GType { gtk_overlay_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_overlay_new()`](https://docs.gtk.org/gtk4/ctor.Overlay.new.html).
  public init() {
    super.init(adopting: gtk_overlay_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Overlay.child.html) of `GtkOverlay`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_overlay_get_child(instance(self))) }
    set { gtk_overlay_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Calls [`gtk_overlay_add_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.add_overlay.html).
  public final func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_overlay_get_clip_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.get_clip_overlay.html).
  public final func getClipOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_clip_overlay(instance(self), widget.gtkWidget).isTrue
  }

  /// Calls [`gtk_overlay_get_measure_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.get_measure_overlay.html).
  public final func getMeasureOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_measure_overlay(instance(self), widget.gtkWidget).isTrue
  }

  /// Calls [`gtk_overlay_remove_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.remove_overlay.html).
  public final func removeOverlay(_ widget: Widget) { gtk_overlay_remove_overlay(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_overlay_set_clip_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.set_clip_overlay.html).
  public final func setClipOverlay(_ widget: Widget, clipOverlay: Bool) {
    gtk_overlay_set_clip_overlay(instance(self), widget.gtkWidget, clipOverlay.gboolean)
  }

  /// Calls [`gtk_overlay_set_measure_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.set_measure_overlay.html).
  public final func setMeasureOverlay(_ widget: Widget, measure: Bool) {
    gtk_overlay_set_measure_overlay(instance(self), widget.gtkWidget, measure.gboolean)
  }
}

extension Reactive where Base: Overlay {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Overlay.child.html) of `GtkOverlay`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The signal [`get-child-position`](https://docs.gtk.org/gtk4/signal.Overlay.get-child-position.html) of
  /// `GtkOverlay`.
  ///
  /// Arguments: `widget`, `allocation`.
  public var getChildPosition: SignalRequest<Bool, Widget, SignalOutput<Gdk.Rectangle>> {
    request("get-child-position")
  }
}
