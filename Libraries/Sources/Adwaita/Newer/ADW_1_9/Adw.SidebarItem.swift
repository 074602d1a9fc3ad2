// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_9
public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwSidebarItem`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SidebarItem.html).
  /// Since Libadwaita 1.9.
  open class SidebarItem: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_sidebar_item_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwSidebarItem: UnsafeMutablePointer<AdwSidebarItem> {
      pointer.assumingMemoryBound(to: AdwSidebarItem.self)
    }

    /// Calls
    /// [`adw_sidebar_item_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SidebarItem.new.html).
    /// Since Libadwaita 1.9.
    public init(title: String) {
      super.init(adopting: adw_sidebar_item_new(title))
    }

    /// The property
    /// [`drag-motion-activate`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.drag-motion-activate.html)
    /// of `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var dragMotionActivate: Bool {
      get { adw_sidebar_item_get_drag_motion_activate(adwSidebarItem).isTrue }
      set { adw_sidebar_item_set_drag_motion_activate(adwSidebarItem, newValue.gboolean) }
    }

    /// The property
    /// [`enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.enabled.html) of
    /// `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var enabled: Bool {
      get { adw_sidebar_item_get_enabled(adwSidebarItem).isTrue }
      set { adw_sidebar_item_set_enabled(adwSidebarItem, newValue.gboolean) }
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.icon-name.html)
    /// of `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var iconName: String? {
      get { Gtk.lentString(ifAny: adw_sidebar_item_get_icon_name(adwSidebarItem)) }
      set { Gtk.lend(newValue) { adw_sidebar_item_set_icon_name(adwSidebarItem, $0) } }
    }

    /// The property
    /// [`icon-paintable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.icon-paintable.html)
    /// of `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var iconPaintable: (any Gdk.Paintable)? {
      get { Gtk.lentInterface(opaque: adw_sidebar_item_get_icon_paintable(adwSidebarItem)) }
      set { adw_sidebar_item_set_icon_paintable(adwSidebarItem, newValue?.opaque) }
    }

    /// The property
    /// [`section`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.section.html) of
    /// `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var section: Adw.SidebarSection? {
      Gtk.lentObject(opaque: adw_sidebar_item_get_section(adwSidebarItem))
    }

    /// The property
    /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.subtitle.html) of
    /// `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var subtitle: String? {
      get { Gtk.lentString(ifAny: adw_sidebar_item_get_subtitle(adwSidebarItem)) }
      set { Gtk.lend(newValue) { adw_sidebar_item_set_subtitle(adwSidebarItem, $0) } }
    }

    /// The property
    /// [`suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.suffix.html) of
    /// `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var suffix: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_sidebar_item_get_suffix(adwSidebarItem)) }
      set { adw_sidebar_item_set_suffix(adwSidebarItem, newValue?.gtkWidget) }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.title.html) of
    /// `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var title: String? {
      get { Gtk.lentString(ifAny: adw_sidebar_item_get_title(adwSidebarItem)) }
      set { Gtk.lend(newValue) { adw_sidebar_item_set_title(adwSidebarItem, $0) } }
    }

    /// The property
    /// [`tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.tooltip.html) of
    /// `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var tooltip: String? {
      get { Gtk.lentString(ifAny: adw_sidebar_item_get_tooltip(adwSidebarItem)) }
      set { Gtk.lend(newValue) { adw_sidebar_item_set_tooltip(adwSidebarItem, $0) } }
    }

    /// The property
    /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.use-underline.html)
    /// of `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var useUnderline: Bool {
      get { adw_sidebar_item_get_use_underline(adwSidebarItem).isTrue }
      set { adw_sidebar_item_set_use_underline(adwSidebarItem, newValue.gboolean) }
    }

    /// The property
    /// [`visible`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.visible.html) of
    /// `AdwSidebarItem`. Since Libadwaita 1.9.
    public final var visible: Bool {
      get { adw_sidebar_item_get_visible(adwSidebarItem).isTrue }
      set { adw_sidebar_item_set_visible(adwSidebarItem, newValue.gboolean) }
    }

    /// Calls
    /// [`adw_sidebar_item_get_index()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SidebarItem.get_index.html).
    /// Since Libadwaita 1.9.
    public final var index: Int { adw_sidebar_item_get_index(adwSidebarItem).int }

    /// Calls
    /// [`adw_sidebar_item_get_section_index()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SidebarItem.get_section_index.html).
    /// Since Libadwaita 1.9.
    public final var sectionIndex: Int { adw_sidebar_item_get_section_index(adwSidebarItem).int }
  }
}

extension Reactive where Base: Adw.SidebarItem {
  /// The property
  /// [`drag-motion-activate`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.drag-motion-activate.html)
  /// of `AdwSidebarItem`. Since Libadwaita 1.9.
  public var dragMotionActivate: DynamicSubject<Bool> { property("drag-motion-activate") }

  /// The property
  /// [`enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.enabled.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.9.
  public var enabled: DynamicSubject<Bool> { property("enabled") }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.icon-name.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.9.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Adw.SidebarItem) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`icon-paintable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.icon-paintable.html)
  /// of `AdwSidebarItem`. Since Libadwaita 1.9.
  public var iconPaintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("icon-paintable") }

  /// The property
  /// [`section`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.section.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.9.
  public var section: SafeSignal<Adw.SidebarSection?> { readOnlyProperty("section") }

  /// The property
  /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.subtitle.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.9.
  public var subtitle: DynamicSubject<String?> {
    property("subtitle", get: { (object: Adw.SidebarItem) in object.subtitle }, set: { $0.subtitle = $1 })
  }

  /// The property
  /// [`suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.suffix.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.9.
  public var suffix: DynamicSubject<Gtk.Widget?> { property("suffix") }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.title.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.9.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Adw.SidebarItem) in object.title }, set: { $0.title = $1 })
  }

  /// The property
  /// [`tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.tooltip.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.9.
  public var tooltip: DynamicSubject<String?> {
    property("tooltip", get: { (object: Adw.SidebarItem) in object.tooltip }, set: { $0.tooltip = $1 })
  }

  /// The property
  /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.use-underline.html)
  /// of `AdwSidebarItem`. Since Libadwaita 1.9.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The property
  /// [`visible`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarItem.visible.html) of
  /// `AdwSidebarItem`. Since Libadwaita 1.9.
  public var visible: DynamicSubject<Bool> { property("visible") }
}

#endif
