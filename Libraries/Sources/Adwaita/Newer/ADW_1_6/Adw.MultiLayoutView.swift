// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwMultiLayoutView`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.MultiLayoutView.html).
  /// Since Libadwaita 1.6.
  open class MultiLayoutView: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_multi_layout_view_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_multi_layout_view_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.MultiLayoutView.new.html).
    /// Since Libadwaita 1.6.
    public init() {
      super.init(adopting: adw_multi_layout_view_new())
    }

    /// The property
    /// [`layout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MultiLayoutView.layout.html) of
    /// `AdwMultiLayoutView`. Since Libadwaita 1.6.
    public final var layout: Adw.Layout? {
      get { Gtk.lentObject(opaque: adw_multi_layout_view_get_layout(Gtk.instance(self))) }
      set { adw_multi_layout_view_set_layout(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`layout-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MultiLayoutView.layout-name.html)
    /// of `AdwMultiLayoutView`. Since Libadwaita 1.6.
    public final var layoutName: String? {
      get { Gtk.lentString(ifAny: adw_multi_layout_view_get_layout_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_multi_layout_view_set_layout_name(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`adw_multi_layout_view_add_layout()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MultiLayoutView.add_layout.html).
    /// Since Libadwaita 1.6.
    public final func addLayout(_ layout: Adw.Layout) {
      adw_multi_layout_view_add_layout(Gtk.instance(self), layout.given())
    }

    /// Calls
    /// [`adw_multi_layout_view_get_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MultiLayoutView.get_child.html).
    /// Since Libadwaita 1.6.
    public final func getChild(_ id: String) -> Gtk.Widget? {
      Gtk.lentObject(widget: adw_multi_layout_view_get_child(Gtk.instance(self), id))
    }

    /// Calls
    /// [`adw_multi_layout_view_get_layout_by_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MultiLayoutView.get_layout_by_name.html).
    /// Since Libadwaita 1.6.
    public final func getLayoutByName(_ name: String) -> Adw.Layout? {
      Gtk.lentObject(opaque: adw_multi_layout_view_get_layout_by_name(Gtk.instance(self), name))
    }

    /// Calls
    /// [`adw_multi_layout_view_remove_layout()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MultiLayoutView.remove_layout.html).
    /// Since Libadwaita 1.6.
    public final func removeLayout(_ layout: Adw.Layout) {
      adw_multi_layout_view_remove_layout(Gtk.instance(self), layout.opaque)
    }

    /// Calls
    /// [`adw_multi_layout_view_set_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MultiLayoutView.set_child.html).
    /// Since Libadwaita 1.6.
    public final func setChild(_ id: String, child: Gtk.Widget) {
      adw_multi_layout_view_set_child(Gtk.instance(self), id, child.gtkWidget)
    }
  }
}

extension Reactive where Base: Adw.MultiLayoutView {
  /// The property
  /// [`layout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MultiLayoutView.layout.html) of
  /// `AdwMultiLayoutView`. Since Libadwaita 1.6.
  public var layout: DynamicSubject<Adw.Layout?> { property("layout") }

  /// The property
  /// [`layout-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MultiLayoutView.layout-name.html)
  /// of `AdwMultiLayoutView`. Since Libadwaita 1.6.
  public var layoutName: DynamicSubject<String?> {
    property("layout-name", get: { (object: Adw.MultiLayoutView) in object.layoutName }, set: { $0.layoutName = $1 })
  }
}

#endif
