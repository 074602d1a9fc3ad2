// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkFrame`](https://docs.gtk.org/gtk4/class.Frame.html).
open class Frame: Widget {
  open override class var gType: GType { gtk_frame_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkFrame: UnsafeMutablePointer<GtkFrame> {
    pointer.assumingMemoryBound(to: GtkFrame.self)
  }

  /// Calls [`gtk_frame_new()`](https://docs.gtk.org/gtk4/ctor.Frame.new.html).
  public init(label: String? = nil) {
    super.init(adopting: gtk_frame_new(label))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Frame.child.html) of `GtkFrame`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_frame_get_child(gtkFrame)) }
    set { gtk_frame_set_child(gtkFrame, newValue?.gtkWidget) }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Frame.label.html) of `GtkFrame`.
  public final var label: String? {
    get { lentString(ifAny: gtk_frame_get_label(gtkFrame)) }
    set { lend(newValue) { gtk_frame_set_label(gtkFrame, $0) } }
  }

  /// The property [`label-widget`](https://docs.gtk.org/gtk4/property.Frame.label-widget.html) of `GtkFrame`.
  public final var labelWidget: Widget? {
    get { lentObject(widget: gtk_frame_get_label_widget(gtkFrame)) }
    set { gtk_frame_set_label_widget(gtkFrame, newValue?.gtkWidget) }
  }

  /// The property [`label-xalign`](https://docs.gtk.org/gtk4/property.Frame.label-xalign.html) of `GtkFrame`.
  public final var labelXalign: Double {
    get { getProperty("label-xalign") }
    set { setProperty("label-xalign", newValue) }
  }

  /// Calls [`gtk_frame_get_label_align()`](https://docs.gtk.org/gtk4/method.Frame.get_label_align.html) and
  /// `gtk_frame_set_label_align()`.
  public final var labelAlign: Double {
    get { gtk_frame_get_label_align(gtkFrame).double }
    set(xalign) { gtk_frame_set_label_align(gtkFrame, xalign.float) }
  }
}

extension Reactive where Base: Frame {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Frame.child.html) of `GtkFrame`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Frame.label.html) of `GtkFrame`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Frame) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`label-widget`](https://docs.gtk.org/gtk4/property.Frame.label-widget.html) of `GtkFrame`.
  public var labelWidget: DynamicSubject<Widget?> { property("label-widget") }

  /// The property [`label-xalign`](https://docs.gtk.org/gtk4/property.Frame.label-xalign.html) of `GtkFrame`.
  public var labelXalign: DynamicSubject<Double> { property("label-xalign") }
}
