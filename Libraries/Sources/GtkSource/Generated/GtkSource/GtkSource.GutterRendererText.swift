// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceGutterRendererText`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.GutterRendererText.html).
  open class GutterRendererText: GtkSource.GutterRenderer {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_gutter_renderer_text_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceGutterRendererText: UnsafeMutablePointer<GtkSourceGutterRendererText> {
      pointer.assumingMemoryBound(to: GtkSourceGutterRendererText.self)
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_text_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.GutterRendererText.new.html).
    public init() {
      super.init(adopting: gtk_source_gutter_renderer_text_new())
    }

    /// The property
    /// [`markup`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererText.markup.html)
    /// of `GtkSourceGutterRendererText`.
    public final var markup: String {
      get { getProperty("markup") }
      set { setProperty("markup", newValue) }
    }

    /// The property
    /// [`text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererText.text.html)
    /// of `GtkSourceGutterRendererText`.
    public final var text: String {
      get { getProperty("text") }
      set { setProperty("text", newValue) }
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_text_measure()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterRendererText.measure.html).
    @discardableResult
    public final func measure(_ text: String) -> (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      gtk_source_gutter_renderer_text_measure(gtkSourceGutterRendererText, text, &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_text_measure_markup()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterRendererText.measure_markup.html).
    @discardableResult
    public final func measureMarkup(_ markup: String) -> (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      gtk_source_gutter_renderer_text_measure_markup(gtkSourceGutterRendererText, markup, &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_text_set_markup()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterRendererText.set_markup.html).
    public final func setMarkup(_ markup: String, length: Int = -1) {
      gtk_source_gutter_renderer_text_set_markup(gtkSourceGutterRendererText, markup, length.int32)
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_text_set_text()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterRendererText.set_text.html).
    public final func setText(_ text: String, length: Int = -1) {
      gtk_source_gutter_renderer_text_set_text(gtkSourceGutterRendererText, text, length.int32)
    }
  }
}

extension Reactive where Base: GtkSource.GutterRendererText {
  /// The property
  /// [`markup`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererText.markup.html)
  /// of `GtkSourceGutterRendererText`.
  public var markup: DynamicSubject<String> { property("markup") }

  /// The property
  /// [`text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererText.text.html)
  /// of `GtkSourceGutterRendererText`.
  public var text: DynamicSubject<String> { property("text") }
}
