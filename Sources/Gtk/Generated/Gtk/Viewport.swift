// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkViewport`](https://docs.gtk.org/gtk4/class.Viewport.html).
open class Viewport: Widget, Scrollable {
  open override class var gType: GType { gtk_viewport_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_viewport_new()`](https://docs.gtk.org/gtk4/ctor.Viewport.new.html).
  public init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) {
    super.init(adopting: gtk_viewport_new(hadjustment?.gtkAdjustment, vadjustment?.gtkAdjustment))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Viewport.child.html) of `GtkViewport`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_viewport_get_child(instance(self))) }
    set { gtk_viewport_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`scroll-to-focus`](https://docs.gtk.org/gtk4/property.Viewport.scroll-to-focus.html) of
  /// `GtkViewport`.
  public final var scrollToFocus: Bool {
    get { gtk_viewport_get_scroll_to_focus(instance(self)).isTrue }
    set { gtk_viewport_set_scroll_to_focus(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Viewport {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Viewport.child.html) of `GtkViewport`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`scroll-to-focus`](https://docs.gtk.org/gtk4/property.Viewport.scroll-to-focus.html) of
  /// `GtkViewport`.
  public var scrollToFocus: DynamicSubject<Bool> { property("scroll-to-focus") }
}
