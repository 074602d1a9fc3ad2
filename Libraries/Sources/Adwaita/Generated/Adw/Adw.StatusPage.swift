// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwStatusPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.StatusPage.html).
  /// Since Libadwaita 1.0.
  open class StatusPage: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_status_page_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_status_page_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.StatusPage.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_status_page_new())
    }

    /// The property
    /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.child.html) of
    /// `AdwStatusPage`. Since Libadwaita 1.0.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_status_page_get_child(Gtk.instance(self))) }
      set { adw_status_page_set_child(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`description`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.description.html)
    /// of `AdwStatusPage`. Since Libadwaita 1.0.
    public final var description: String? {
      get { Gtk.lentString(ifAny: adw_status_page_get_description(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_status_page_set_description(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.icon-name.html)
    /// of `AdwStatusPage`. Since Libadwaita 1.0.
    public final var iconName: String? {
      get { Gtk.lentString(ifAny: adw_status_page_get_icon_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_status_page_set_icon_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`paintable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.paintable.html)
    /// of `AdwStatusPage`. Since Libadwaita 1.0.
    public final var paintable: (any Gdk.Paintable)? {
      get { Gtk.lentInterface(opaque: adw_status_page_get_paintable(Gtk.instance(self))) }
      set { adw_status_page_set_paintable(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.title.html) of
    /// `AdwStatusPage`. Since Libadwaita 1.0.
    public final var title: String {
      get { Gtk.lentString(adw_status_page_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_status_page_set_title(Gtk.instance(self), $0) } }
    }
  }
}

extension Reactive where Base: Adw.StatusPage {
  /// The property
  /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.child.html) of
  /// `AdwStatusPage`. Since Libadwaita 1.0.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }

  /// The property
  /// [`description`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.description.html)
  /// of `AdwStatusPage`. Since Libadwaita 1.0.
  public var description: DynamicSubject<String?> {
    property("description", get: { (object: Adw.StatusPage) in object.description }, set: { $0.description = $1 })
  }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.icon-name.html) of
  /// `AdwStatusPage`. Since Libadwaita 1.0.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Adw.StatusPage) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`paintable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.paintable.html) of
  /// `AdwStatusPage`. Since Libadwaita 1.0.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StatusPage.title.html) of
  /// `AdwStatusPage`. Since Libadwaita 1.0.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.StatusPage) in object.title }, set: { $0.title = $1 })
  }
}
