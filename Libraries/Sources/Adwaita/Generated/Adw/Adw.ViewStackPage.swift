// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwViewStackPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewStackPage.html). Since
  /// Libadwaita 1.0.
  open class ViewStackPage: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_view_stack_page_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`badge-number`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.badge-number.html)
    /// of `AdwViewStackPage`. Since Libadwaita 1.0.
    public final var badgeNumber: Int {
      get { adw_view_stack_page_get_badge_number(Gtk.instance(self)).int }
      set { adw_view_stack_page_set_badge_number(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.child.html) of
    /// `AdwViewStackPage`. Since Libadwaita 1.0.
    public final var child: Gtk.Widget? { Gtk.lentObject(widget: adw_view_stack_page_get_child(Gtk.instance(self))) }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.icon-name.html)
    /// of `AdwViewStackPage`. Since Libadwaita 1.0.
    public final var iconName: String? {
      get { Gtk.lentString(ifAny: adw_view_stack_page_get_icon_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_view_stack_page_set_icon_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.name.html) of
    /// `AdwViewStackPage`. Since Libadwaita 1.0.
    public final var name: String? {
      get { Gtk.lentString(ifAny: adw_view_stack_page_get_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_view_stack_page_set_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`needs-attention`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.needs-attention.html)
    /// of `AdwViewStackPage`. Since Libadwaita 1.0.
    public final var needsAttention: Bool {
      get { adw_view_stack_page_get_needs_attention(Gtk.instance(self)).isTrue }
      set { adw_view_stack_page_set_needs_attention(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.title.html) of
    /// `AdwViewStackPage`. Since Libadwaita 1.0.
    public final var title: String? {
      get { Gtk.lentString(ifAny: adw_view_stack_page_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_view_stack_page_set_title(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.use-underline.html)
    /// of `AdwViewStackPage`. Since Libadwaita 1.0.
    public final var useUnderline: Bool {
      get { adw_view_stack_page_get_use_underline(Gtk.instance(self)).isTrue }
      set { adw_view_stack_page_set_use_underline(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`visible`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.visible.html) of
    /// `AdwViewStackPage`. Since Libadwaita 1.0.
    public final var visible: Bool {
      get { adw_view_stack_page_get_visible(Gtk.instance(self)).isTrue }
      set { adw_view_stack_page_set_visible(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.ViewStackPage {
  /// The property
  /// [`badge-number`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.badge-number.html)
  /// of `AdwViewStackPage`. Since Libadwaita 1.0.
  public var badgeNumber: DynamicSubject<Int> {
    property("badge-number", get: { (object: Adw.ViewStackPage) in object.badgeNumber }, set: { $0.badgeNumber = $1 })
  }

  /// The property
  /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.child.html) of
  /// `AdwViewStackPage`. Since Libadwaita 1.0.
  public var child: SafeSignal<Gtk.Widget?> { readOnlyProperty("child") }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.icon-name.html)
  /// of `AdwViewStackPage`. Since Libadwaita 1.0.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Adw.ViewStackPage) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.name.html) of
  /// `AdwViewStackPage`. Since Libadwaita 1.0.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: Adw.ViewStackPage) in object.name }, set: { $0.name = $1 })
  }

  /// The property
  /// [`needs-attention`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.needs-attention.html)
  /// of `AdwViewStackPage`. Since Libadwaita 1.0.
  public var needsAttention: DynamicSubject<Bool> { property("needs-attention") }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.title.html) of
  /// `AdwViewStackPage`. Since Libadwaita 1.0.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Adw.ViewStackPage) in object.title }, set: { $0.title = $1 })
  }

  /// The property
  /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.use-underline.html)
  /// of `AdwViewStackPage`. Since Libadwaita 1.0.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The property
  /// [`visible`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.visible.html) of
  /// `AdwViewStackPage`. Since Libadwaita 1.0.
  public var visible: DynamicSubject<Bool> { property("visible") }
}
