// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkOverlayLayoutChild`](https://docs.gtk.org/gtk4/class.OverlayLayoutChild.html).
open class OverlayLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_overlay_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`clip-overlay`](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.clip-overlay.html) of
  /// `GtkOverlayLayoutChild`.
  public final var clipOverlay: Bool {
    get { gtk_overlay_layout_child_get_clip_overlay(instance(self)).isTrue }
    set { gtk_overlay_layout_child_set_clip_overlay(instance(self), newValue.gboolean) }
  }

  /// The property [`measure`](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.measure.html) of
  /// `GtkOverlayLayoutChild`.
  public final var measure: Bool {
    get { gtk_overlay_layout_child_get_measure(instance(self)).isTrue }
    set { gtk_overlay_layout_child_set_measure(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: OverlayLayoutChild {
  /// The property [`clip-overlay`](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.clip-overlay.html) of
  /// `GtkOverlayLayoutChild`.
  public var clipOverlay: DynamicSubject<Bool> { property("clip-overlay") }

  /// The property [`measure`](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.measure.html) of
  /// `GtkOverlayLayoutChild`.
  public var measure: DynamicSubject<Bool> { property("measure") }
}
