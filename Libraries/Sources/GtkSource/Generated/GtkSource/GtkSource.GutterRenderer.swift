// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceGutterRenderer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.GutterRenderer.html).
  open class GutterRenderer: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_gutter_renderer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceGutterRenderer: UnsafeMutablePointer<GtkSourceGutterRenderer> {
      pointer.assumingMemoryBound(to: GtkSourceGutterRenderer.self)
    }

    /// The property
    /// [`alignment-mode`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.alignment-mode.html)
    /// of `GtkSourceGutterRenderer`.
    public final var alignmentMode: GtkSource.GutterRendererAlignmentMode {
      get {
        GtkSource.GutterRendererAlignmentMode(
          cValue: gtk_source_gutter_renderer_get_alignment_mode(gtkSourceGutterRenderer))
      }
      set { gtk_source_gutter_renderer_set_alignment_mode(gtkSourceGutterRenderer, newValue.cValue) }
    }

    /// The property
    /// [`lines`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.lines.html)
    /// of `GtkSourceGutterRenderer`.
    public final var lines: GtkSource.GutterLines? { getProperty("lines") }

    /// The property
    /// [`view`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.view.html) of
    /// `GtkSourceGutterRenderer`.
    public final var view: Gtk.TextView? { getProperty("view") }

    /// The property
    /// [`xalign`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.xalign.html)
    /// of `GtkSourceGutterRenderer`.
    public final var xalign: Double {
      get { gtk_source_gutter_renderer_get_xalign(gtkSourceGutterRenderer).double }
      set { gtk_source_gutter_renderer_set_xalign(gtkSourceGutterRenderer, newValue.float) }
    }

    /// The property
    /// [`xpad`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.xpad.html) of
    /// `GtkSourceGutterRenderer`.
    public final var xpad: Int {
      get { gtk_source_gutter_renderer_get_xpad(gtkSourceGutterRenderer).int }
      set { gtk_source_gutter_renderer_set_xpad(gtkSourceGutterRenderer, newValue.int32) }
    }

    /// The property
    /// [`yalign`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.yalign.html)
    /// of `GtkSourceGutterRenderer`.
    public final var yalign: Double {
      get { gtk_source_gutter_renderer_get_yalign(gtkSourceGutterRenderer).double }
      set { gtk_source_gutter_renderer_set_yalign(gtkSourceGutterRenderer, newValue.float) }
    }

    /// The property
    /// [`ypad`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.ypad.html) of
    /// `GtkSourceGutterRenderer`.
    public final var ypad: Int {
      get { gtk_source_gutter_renderer_get_ypad(gtkSourceGutterRenderer).int }
      set { gtk_source_gutter_renderer_set_ypad(gtkSourceGutterRenderer, newValue.int32) }
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_activate()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterRenderer.activate.html).
    public final func activate(
      _ iter: Gtk.TextIter, area: Gdk.Rectangle, button: Int, state: Gdk.ModifierType, nPresses: Int
    ) {
      var cArea = area.cValue
      gtk_source_gutter_renderer_activate(
        gtkSourceGutterRenderer, iter.gtkTextIter, &cArea, button.uint32, state.cValue, nPresses.int32)
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_align_cell()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterRenderer.align_cell.html).
    @discardableResult
    public final func alignCell(line: Int, width: Double, height: Double) -> (x: Double, y: Double) {
      var cX: Float = 0
      var cY: Float = 0
      gtk_source_gutter_renderer_align_cell(gtkSourceGutterRenderer, line.uint32, width.float, height.float, &cX, &cY)
      return (cX.double, cY.double)
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_get_buffer()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterRenderer.get_buffer.html).
    public final var buffer: GtkSource.Buffer? {
      Gtk.lentObject(gtk_source_gutter_renderer_get_buffer(gtkSourceGutterRenderer))
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_query_activatable()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterRenderer.query_activatable.html).
    public final func queryActivatable(_ iter: Gtk.TextIter, area: Gdk.Rectangle) -> Bool {
      var cArea = area.cValue
      return gtk_source_gutter_renderer_query_activatable(gtkSourceGutterRenderer, iter.gtkTextIter, &cArea).isTrue
    }
  }
}

extension Reactive where Base: GtkSource.GutterRenderer {
  /// The property
  /// [`alignment-mode`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.alignment-mode.html)
  /// of `GtkSourceGutterRenderer`.
  public var alignmentMode: DynamicSubject<GtkSource.GutterRendererAlignmentMode> { property("alignment-mode") }

  /// The property
  /// [`lines`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.lines.html) of
  /// `GtkSourceGutterRenderer`.
  public var lines: SafeSignal<GtkSource.GutterLines?> { readOnlyProperty("lines") }

  /// The property
  /// [`view`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.view.html) of
  /// `GtkSourceGutterRenderer`.
  public var view: SafeSignal<Gtk.TextView?> { readOnlyProperty("view") }

  /// The property
  /// [`xalign`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.xalign.html)
  /// of `GtkSourceGutterRenderer`.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: GtkSource.GutterRenderer) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The property
  /// [`xpad`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.xpad.html) of
  /// `GtkSourceGutterRenderer`.
  public var xpad: DynamicSubject<Int> {
    property("xpad", get: { (object: GtkSource.GutterRenderer) in object.xpad }, set: { $0.xpad = $1 })
  }

  /// The property
  /// [`yalign`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.yalign.html)
  /// of `GtkSourceGutterRenderer`.
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: GtkSource.GutterRenderer) in object.yalign }, set: { $0.yalign = $1 })
  }

  /// The property
  /// [`ypad`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRenderer.ypad.html) of
  /// `GtkSourceGutterRenderer`.
  public var ypad: DynamicSubject<Int> {
    property("ypad", get: { (object: GtkSource.GutterRenderer) in object.ypad }, set: { $0.ypad = $1 })
  }

  /// The signal
  /// [`activate`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.GutterRenderer.activate.html)
  /// of `GtkSourceGutterRenderer`.
  ///
  /// Arguments: `iter`, `area`, `button`, `state`, `nPresses`.
  public var activate: SafeSignal<(Gtk.TextIter, Gdk.Rectangle, Int, Gdk.ModifierType, Int)> {
    signal(ofSeveral: "activate")
  }

  /// The signal
  /// [`query-activatable`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.GutterRenderer.query-activatable.html)
  /// of `GtkSourceGutterRenderer`.
  ///
  /// Arguments: `iter`, `area`.
  public var queryActivatable: Gtk.SignalRequest<Bool, Gtk.TextIter, Gdk.Rectangle> { request("query-activatable") }

  /// The signal
  /// [`query-data`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.GutterRenderer.query-data.html)
  /// of `GtkSourceGutterRenderer`.
  ///
  /// Arguments: `object`, `p0`.
  public var queryData: SafeSignal<(Gtk.Object, Int)> { signal(ofSeveral: "query-data") }
}
