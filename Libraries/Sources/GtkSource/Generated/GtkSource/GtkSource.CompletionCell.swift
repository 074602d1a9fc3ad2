// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceCompletionCell`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.CompletionCell.html).
  open class CompletionCell: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_completion_cell_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`column`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.column.html)
    /// of `GtkSourceCompletionCell`.
    public final var column: GtkSource.CompletionColumn {
      GtkSource.CompletionColumn(cValue: gtk_source_completion_cell_get_column(Gtk.instance(self)))
    }

    /// The property
    /// [`markup`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.markup.html)
    /// of `GtkSourceCompletionCell`.
    public final var markup: String {
      get { getProperty("markup") }
      set { Gtk.lend(newValue) { gtk_source_completion_cell_set_markup(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`paintable`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.paintable.html)
    /// of `GtkSourceCompletionCell`.
    public final var paintable: (any Gdk.Paintable)? {
      get { (getProperty("paintable") as Gtk.Object?) as? any Gdk.Paintable }
      set { gtk_source_completion_cell_set_paintable(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.text.html) of
    /// `GtkSourceCompletionCell`.
    public final var text: String? {
      get { getProperty("text") }
      set { Gtk.lend(newValue) { gtk_source_completion_cell_set_text(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`widget`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.widget.html)
    /// of `GtkSourceCompletionCell`.
    public final var widget: Gtk.Widget? {
      get { Gtk.lentObject(widget: gtk_source_completion_cell_get_widget(Gtk.instance(self))) }
      set { gtk_source_completion_cell_set_widget(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// Calls
    /// [`gtk_source_completion_cell_set_gicon()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionCell.set_gicon.html).
    public final func setGicon(_ gicon: any Gio.Icon) {
      gtk_source_completion_cell_set_gicon(Gtk.instance(self), gicon.opaque)
    }

    /// Calls
    /// [`gtk_source_completion_cell_set_icon_name()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionCell.set_icon_name.html).
    public final func setIconName(_ iconName: String) {
      gtk_source_completion_cell_set_icon_name(Gtk.instance(self), iconName)
    }

    /// Calls
    /// [`gtk_source_completion_cell_set_text_with_attributes()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionCell.set_text_with_attributes.html).
    public final func setTextWithAttributes(_ text: String, attrs: Pango.AttrList) {
      gtk_source_completion_cell_set_text_with_attributes(Gtk.instance(self), text, attrs.opaque)
    }
  }
}

extension Reactive where Base: GtkSource.CompletionCell {
  /// The property
  /// [`column`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.column.html)
  /// of `GtkSourceCompletionCell`.
  public var column: SafeSignal<GtkSource.CompletionColumn> { readOnlyProperty("column") }

  /// The property
  /// [`markup`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.markup.html)
  /// of `GtkSourceCompletionCell`.
  public var markup: DynamicSubject<String> { property("markup") }

  /// The property
  /// [`paintable`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.paintable.html)
  /// of `GtkSourceCompletionCell`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The property
  /// [`text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.text.html) of
  /// `GtkSourceCompletionCell`.
  public var text: DynamicSubject<String?> { property("text") }

  /// The property
  /// [`widget`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionCell.widget.html)
  /// of `GtkSourceCompletionCell`.
  public var widget: DynamicSubject<Gtk.Widget?> { property("widget") }
}
