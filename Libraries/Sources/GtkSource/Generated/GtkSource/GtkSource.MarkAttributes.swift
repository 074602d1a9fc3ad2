// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceMarkAttributes`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.MarkAttributes.html).
  open class MarkAttributes: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_mark_attributes_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_mark_attributes_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.MarkAttributes.new.html).
    public init() {
      super.init(adopting: gtk_source_mark_attributes_new().raw)
    }

    /// The property
    /// [`background`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.MarkAttributes.background.html)
    /// of `GtkSourceMarkAttributes`.
    public final var background: Gdk.RGBA {
      get { getProperty("background") }
      set { setProperty("background", newValue) }
    }

    /// The property
    /// [`gicon`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.MarkAttributes.gicon.html)
    /// of `GtkSourceMarkAttributes`.
    public final var gicon: (any Gio.Icon)? {
      get { Gtk.lentInterface(opaque: gtk_source_mark_attributes_get_gicon(Gtk.instance(self))) }
      set { gtk_source_mark_attributes_set_gicon(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.MarkAttributes.icon-name.html)
    /// of `GtkSourceMarkAttributes`.
    public final var iconName: String {
      get { Gtk.lentString(gtk_source_mark_attributes_get_icon_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { gtk_source_mark_attributes_set_icon_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`pixbuf`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.MarkAttributes.pixbuf.html)
    /// of `GtkSourceMarkAttributes`.
    public final var pixbuf: GdkPixbuf.Pixbuf? {
      get { Gtk.lentObject(opaque: gtk_source_mark_attributes_get_pixbuf(Gtk.instance(self))) }
      set { gtk_source_mark_attributes_set_pixbuf(Gtk.instance(self), newValue?.opaque) }
    }

    /// Calls
    /// [`gtk_source_mark_attributes_get_background()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.MarkAttributes.get_background.html).
    public final func getBackground() -> Gdk.RGBA? {
      var cBackground = GdkRGBA()
      let result = gtk_source_mark_attributes_get_background(Gtk.instance(self), &cBackground)
      guard result != 0 else { return nil }
      return Gdk.RGBA(cValue: cBackground)
    }

    /// Calls
    /// [`gtk_source_mark_attributes_get_tooltip_markup()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.MarkAttributes.get_tooltip_markup.html).
    public final func getTooltipMarkup(_ mark: GtkSource.Mark) -> String {
      Gtk.givenString(gtk_source_mark_attributes_get_tooltip_markup(Gtk.instance(self), mark.gtkSourceMark))
    }

    /// Calls
    /// [`gtk_source_mark_attributes_get_tooltip_text()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.MarkAttributes.get_tooltip_text.html).
    public final func getTooltipText(_ mark: GtkSource.Mark) -> String {
      Gtk.givenString(gtk_source_mark_attributes_get_tooltip_text(Gtk.instance(self), mark.gtkSourceMark))
    }

    /// Calls
    /// [`gtk_source_mark_attributes_render_icon()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.MarkAttributes.render_icon.html).
    @discardableResult
    public final func renderIcon(_ widget: Gtk.Widget, size: Int) -> (any Gdk.Paintable)? {
      Gtk.lentInterface(
        opaque: gtk_source_mark_attributes_render_icon(Gtk.instance(self), widget.gtkWidget, size.int32))
    }
  }
}

extension Reactive where Base: GtkSource.MarkAttributes {
  /// The property
  /// [`background`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.MarkAttributes.background.html)
  /// of `GtkSourceMarkAttributes`.
  public var background: DynamicSubject<Gdk.RGBA> { property("background") }

  /// The property
  /// [`gicon`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.MarkAttributes.gicon.html) of
  /// `GtkSourceMarkAttributes`.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.MarkAttributes.icon-name.html)
  /// of `GtkSourceMarkAttributes`.
  public var iconName: DynamicSubject<String> {
    property("icon-name", get: { (object: GtkSource.MarkAttributes) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`pixbuf`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.MarkAttributes.pixbuf.html)
  /// of `GtkSourceMarkAttributes`.
  public var pixbuf: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf") }

  /// The signal
  /// [`query-tooltip-markup`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.MarkAttributes.query-tooltip-markup.html)
  /// of `GtkSourceMarkAttributes`.
  ///
  /// Argument: `mark`.
  public var queryTooltipMarkup: Gtk.SignalRequest<String, GtkSource.Mark> { request("query-tooltip-markup") }

  /// The signal
  /// [`query-tooltip-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.MarkAttributes.query-tooltip-text.html)
  /// of `GtkSourceMarkAttributes`.
  ///
  /// Argument: `mark`.
  public var queryTooltipText: Gtk.SignalRequest<String, GtkSource.Mark> { request("query-tooltip-text") }
}
