// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkAspectFrame`](https://docs.gtk.org/gtk4/class.AspectFrame.html).
open class AspectFrame: Widget {
  open override class var gType: GType { gtk_aspect_frame_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_aspect_frame_new()`](https://docs.gtk.org/gtk4/ctor.AspectFrame.new.html).
  public init(xalign: Double, yalign: Double, ratio: Double, obeyChild: Bool) {
    super.init(adopting: gtk_aspect_frame_new(xalign.float, yalign.float, ratio.float, obeyChild.gboolean))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.AspectFrame.child.html) of `GtkAspectFrame`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_aspect_frame_get_child(instance(self))) }
    set { gtk_aspect_frame_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`obey-child`](https://docs.gtk.org/gtk4/property.AspectFrame.obey-child.html) of `GtkAspectFrame`.
  public final var obeyChild: Bool {
    get { gtk_aspect_frame_get_obey_child(instance(self)).isTrue }
    set { gtk_aspect_frame_set_obey_child(instance(self), newValue.gboolean) }
  }

  /// The property [`ratio`](https://docs.gtk.org/gtk4/property.AspectFrame.ratio.html) of `GtkAspectFrame`.
  public final var ratio: Double {
    get { gtk_aspect_frame_get_ratio(instance(self)).double }
    set { gtk_aspect_frame_set_ratio(instance(self), newValue.float) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.AspectFrame.xalign.html) of `GtkAspectFrame`.
  public final var xalign: Double {
    get { gtk_aspect_frame_get_xalign(instance(self)).double }
    set { gtk_aspect_frame_set_xalign(instance(self), newValue.float) }
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.AspectFrame.yalign.html) of `GtkAspectFrame`.
  public final var yalign: Double {
    get { getProperty("yalign") }
    set { gtk_aspect_frame_set_yalign(instance(self), newValue.float) }
  }
}

extension Reactive where Base: AspectFrame {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.AspectFrame.child.html) of `GtkAspectFrame`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`obey-child`](https://docs.gtk.org/gtk4/property.AspectFrame.obey-child.html) of `GtkAspectFrame`.
  public var obeyChild: DynamicSubject<Bool> { property("obey-child") }

  /// The property [`ratio`](https://docs.gtk.org/gtk4/property.AspectFrame.ratio.html) of `GtkAspectFrame`.
  public var ratio: DynamicSubject<Double> {
    property("ratio", get: { (object: AspectFrame) in object.ratio }, set: { $0.ratio = $1 })
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.AspectFrame.xalign.html) of `GtkAspectFrame`.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: AspectFrame) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.AspectFrame.yalign.html) of `GtkAspectFrame`.
  public var yalign: DynamicSubject<Double> { property("yalign") }
}
