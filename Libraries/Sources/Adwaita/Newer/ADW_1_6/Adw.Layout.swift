// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwLayout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Layout.html). Since
  /// Libadwaita 1.6.
  open class Layout: Gtk.Object, Gtk.Buildable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_layout_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_layout_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Layout.new.html).
    /// Since Libadwaita 1.6.
    public init(content: Gtk.Widget) {
      super.init(adopting: adw_layout_new(content.gtkWidget).raw)
    }

    /// The property
    /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Layout.content.html) of
    /// `AdwLayout`. Since Libadwaita 1.6.
    public final var content: Gtk.Widget? { Gtk.lentObject(widget: adw_layout_get_content(Gtk.instance(self))) }

    /// The property [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Layout.name.html) of
    /// `AdwLayout`. Since Libadwaita 1.6.
    public final var name: String? {
      get { Gtk.lentString(ifAny: adw_layout_get_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_layout_set_name(Gtk.instance(self), $0) } }
    }
  }
}

extension Reactive where Base: Adw.Layout {
  /// The property
  /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Layout.content.html) of
  /// `AdwLayout`. Since Libadwaita 1.6.
  public var content: SafeSignal<Gtk.Widget?> { readOnlyProperty("content") }

  /// The property [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Layout.name.html) of
  /// `AdwLayout`. Since Libadwaita 1.6.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: Adw.Layout) in object.name }, set: { $0.name = $1 })
  }
}

#endif
