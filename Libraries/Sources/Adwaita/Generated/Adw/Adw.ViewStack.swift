// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwViewStack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewStack.html).
  /// Since Libadwaita 1.0.
  open class ViewStack: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_view_stack_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_view_stack_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ViewStack.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_view_stack_new())
    }

    /// The property
    /// [`hhomogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.hhomogeneous.html)
    /// of `AdwViewStack`. Since Libadwaita 1.0.
    public final var hhomogeneous: Bool {
      get { adw_view_stack_get_hhomogeneous(Gtk.instance(self)).isTrue }
      set { adw_view_stack_set_hhomogeneous(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.pages.html) of
    /// `AdwViewStack`.
    public final var pages: (any Gtk.SelectionModel)? {
      Gtk.givenInterface(opaque: adw_view_stack_get_pages(Gtk.instance(self)))
    }

    /// The property
    /// [`vhomogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.vhomogeneous.html)
    /// of `AdwViewStack`. Since Libadwaita 1.0.
    public final var vhomogeneous: Bool {
      get { adw_view_stack_get_vhomogeneous(Gtk.instance(self)).isTrue }
      set { adw_view_stack_set_vhomogeneous(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`visible-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.visible-child.html)
    /// of `AdwViewStack`. Since Libadwaita 1.0.
    public final var visibleChild: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_view_stack_get_visible_child(Gtk.instance(self))) }
      set { adw_view_stack_set_visible_child(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`visible-child-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.visible-child-name.html)
    /// of `AdwViewStack`. Since Libadwaita 1.0.
    public final var visibleChildName: String? {
      get { Gtk.lentString(ifAny: adw_view_stack_get_visible_child_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_view_stack_set_visible_child_name(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`adw_view_stack_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.add.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func add(_ child: Gtk.Widget) -> Adw.ViewStackPage? {
      Gtk.lentObject(opaque: adw_view_stack_add(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_view_stack_add_named()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.add_named.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func addNamed(_ child: Gtk.Widget, name: String?) -> Adw.ViewStackPage {
      Gtk.lentObject(opaque: adw_view_stack_add_named(Gtk.instance(self), child.gtkWidget, name))!
    }

    /// Calls
    /// [`adw_view_stack_add_titled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.add_titled.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func addTitled(_ child: Gtk.Widget, name: String?, title: String) -> Adw.ViewStackPage {
      Gtk.lentObject(opaque: adw_view_stack_add_titled(Gtk.instance(self), child.gtkWidget, name, title))!
    }

    /// Calls
    /// [`adw_view_stack_add_titled_with_icon()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.add_titled_with_icon.html).
    /// Since Libadwaita 1.2.
    @discardableResult
    public final func addTitledWithIcon(_ child: Gtk.Widget, name: String?, title: String, iconName: String)
      -> Adw.ViewStackPage
    {
      Gtk.lentObject(
        opaque: adw_view_stack_add_titled_with_icon(Gtk.instance(self), child.gtkWidget, name, title, iconName))!
    }

    /// Calls
    /// [`adw_view_stack_get_child_by_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.get_child_by_name.html).
    /// Since Libadwaita 1.0.
    public final func getChildByName(_ name: String) -> Gtk.Widget? {
      Gtk.lentObject(widget: adw_view_stack_get_child_by_name(Gtk.instance(self), name))
    }

    /// Calls
    /// [`adw_view_stack_get_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.get_page.html).
    /// Since Libadwaita 1.0.
    public final func getPage(_ child: Gtk.Widget) -> Adw.ViewStackPage? {
      Gtk.lentObject(opaque: adw_view_stack_get_page(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_view_stack_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ViewStack.remove.html).
    /// Since Libadwaita 1.0.
    public final func remove(_ child: Gtk.Widget) { adw_view_stack_remove(Gtk.instance(self), child.gtkWidget) }
  }
}

extension Reactive where Base: Adw.ViewStack {
  /// The property
  /// [`hhomogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.hhomogeneous.html)
  /// of `AdwViewStack`. Since Libadwaita 1.0.
  public var hhomogeneous: DynamicSubject<Bool> { property("hhomogeneous") }

  /// The property [`pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.pages.html)
  /// of `AdwViewStack`.
  public var pages: SafeSignal<(any Gtk.SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The property
  /// [`vhomogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.vhomogeneous.html)
  /// of `AdwViewStack`. Since Libadwaita 1.0.
  public var vhomogeneous: DynamicSubject<Bool> { property("vhomogeneous") }

  /// The property
  /// [`visible-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.visible-child.html)
  /// of `AdwViewStack`. Since Libadwaita 1.0.
  public var visibleChild: DynamicSubject<Gtk.Widget?> { property("visible-child") }

  /// The property
  /// [`visible-child-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStack.visible-child-name.html)
  /// of `AdwViewStack`. Since Libadwaita 1.0.
  public var visibleChildName: DynamicSubject<String?> {
    property(
      "visible-child-name", get: { (object: Adw.ViewStack) in object.visibleChildName },
      set: { $0.visibleChildName = $1 })
  }
}
