// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkDrawingArea`](https://docs.gtk.org/gtk4/class.DrawingArea.html).
open class DrawingArea: Widget {
  open override class var gType: GType { gtk_drawing_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkDrawingArea: UnsafeMutablePointer<GtkDrawingArea> {
    pointer.assumingMemoryBound(to: GtkDrawingArea.self)
  }

  /// Calls [`gtk_drawing_area_new()`](https://docs.gtk.org/gtk4/ctor.DrawingArea.new.html).
  public init() {
    super.init(adopting: gtk_drawing_area_new())
  }

  /// The property [`content-height`](https://docs.gtk.org/gtk4/property.DrawingArea.content-height.html) of
  /// `GtkDrawingArea`.
  public final var contentHeight: Int {
    get { gtk_drawing_area_get_content_height(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_height(gtkDrawingArea, newValue.int32) }
  }

  /// The property [`content-width`](https://docs.gtk.org/gtk4/property.DrawingArea.content-width.html) of
  /// `GtkDrawingArea`.
  public final var contentWidth: Int {
    get { gtk_drawing_area_get_content_width(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_width(gtkDrawingArea, newValue.int32) }
  }

  /// Calls [`gtk_drawing_area_set_draw_func()`](https://docs.gtk.org/gtk4/method.DrawingArea.set_draw_func.html).
  public final func setDrawFunc(_ drawFunc: ((DrawingArea, Cairo.Context, Int, Int) -> Void)?) {
    gtk_drawing_area_set_draw_func(
      gtkDrawingArea, drawFunc == nil ? nil : callGtkDrawingAreaDrawFunc, drawFunc.map { heldClosure($0) },
      drawFunc == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: DrawingArea {
  /// The property [`content-height`](https://docs.gtk.org/gtk4/property.DrawingArea.content-height.html) of
  /// `GtkDrawingArea`.
  public var contentHeight: DynamicSubject<Int> {
    property("content-height", get: { (object: DrawingArea) in object.contentHeight }, set: { $0.contentHeight = $1 })
  }

  /// The property [`content-width`](https://docs.gtk.org/gtk4/property.DrawingArea.content-width.html) of
  /// `GtkDrawingArea`.
  public var contentWidth: DynamicSubject<Int> {
    property("content-width", get: { (object: DrawingArea) in object.contentWidth }, set: { $0.contentWidth = $1 })
  }

  /// The signal [`resize`](https://docs.gtk.org/gtk4/signal.DrawingArea.resize.html) of `GtkDrawingArea`.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal(ofSeveral: "resize") }
}
