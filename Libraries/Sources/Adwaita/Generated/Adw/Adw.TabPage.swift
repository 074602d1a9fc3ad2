// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwTabPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.TabPage.html).
  open class TabPage: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_tab_page_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.child.html)
    /// of `AdwTabPage`. Since Libadwaita 1.0.
    public final var child: Gtk.Widget? { Gtk.lentObject(widget: adw_tab_page_get_child(Gtk.instance(self))) }

    /// The property [`icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.icon.html)
    /// of `AdwTabPage`. Since Libadwaita 1.0.
    public final var icon: (any Gio.Icon)? {
      get { Gtk.lentInterface(opaque: adw_tab_page_get_icon(Gtk.instance(self))) }
      set { adw_tab_page_set_icon(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`indicator-activatable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.indicator-activatable.html)
    /// of `AdwTabPage`. Since Libadwaita 1.0.
    public final var indicatorActivatable: Bool {
      get { adw_tab_page_get_indicator_activatable(Gtk.instance(self)).isTrue }
      set { adw_tab_page_set_indicator_activatable(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`indicator-icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.indicator-icon.html)
    /// of `AdwTabPage`. Since Libadwaita 1.0.
    public final var indicatorIcon: (any Gio.Icon)? {
      get { Gtk.lentInterface(opaque: adw_tab_page_get_indicator_icon(Gtk.instance(self))) }
      set { adw_tab_page_set_indicator_icon(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`indicator-tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.indicator-tooltip.html)
    /// of `AdwTabPage`. Since Libadwaita 1.2.
    public final var indicatorTooltip: String {
      get { Gtk.lentString(adw_tab_page_get_indicator_tooltip(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_tab_page_set_indicator_tooltip(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`loading`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.loading.html) of
    /// `AdwTabPage`. Since Libadwaita 1.0.
    public final var loading: Bool {
      get { adw_tab_page_get_loading(Gtk.instance(self)).isTrue }
      set { adw_tab_page_set_loading(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`needs-attention`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.needs-attention.html)
    /// of `AdwTabPage`. Since Libadwaita 1.0.
    public final var needsAttention: Bool {
      get { adw_tab_page_get_needs_attention(Gtk.instance(self)).isTrue }
      set { adw_tab_page_set_needs_attention(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`parent`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.parent.html) of
    /// `AdwTabPage`. Since Libadwaita 1.0.
    public final var parent: Adw.TabPage? { Gtk.lentObject(opaque: adw_tab_page_get_parent(Gtk.instance(self))) }

    /// The property
    /// [`pinned`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.pinned.html) of
    /// `AdwTabPage`. Since Libadwaita 1.0.
    public final var pinned: Bool { adw_tab_page_get_pinned(Gtk.instance(self)).isTrue }

    /// The property
    /// [`selected`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.selected.html) of
    /// `AdwTabPage`. Since Libadwaita 1.0.
    public final var selected: Bool { adw_tab_page_get_selected(Gtk.instance(self)).isTrue }

    /// The property [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.title.html)
    /// of `AdwTabPage`. Since Libadwaita 1.0.
    public final var title: String {
      get { Gtk.lentString(adw_tab_page_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_tab_page_set_title(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.tooltip.html) of
    /// `AdwTabPage`. Since Libadwaita 1.0.
    public final var tooltip: String? {
      get { Gtk.lentString(ifAny: adw_tab_page_get_tooltip(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_tab_page_set_tooltip(Gtk.instance(self), $0) } }
    }
  }
}

extension Reactive where Base: Adw.TabPage {
  /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.child.html)
  /// of `AdwTabPage`. Since Libadwaita 1.0.
  public var child: SafeSignal<Gtk.Widget?> { readOnlyProperty("child") }

  /// The property [`icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.icon.html) of
  /// `AdwTabPage`. Since Libadwaita 1.0.
  public var icon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("icon") }

  /// The property
  /// [`indicator-activatable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.indicator-activatable.html)
  /// of `AdwTabPage`. Since Libadwaita 1.0.
  public var indicatorActivatable: DynamicSubject<Bool> { property("indicator-activatable") }

  /// The property
  /// [`indicator-icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.indicator-icon.html)
  /// of `AdwTabPage`. Since Libadwaita 1.0.
  public var indicatorIcon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("indicator-icon") }

  /// The property
  /// [`indicator-tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.indicator-tooltip.html)
  /// of `AdwTabPage`. Since Libadwaita 1.2.
  public var indicatorTooltip: DynamicSubject<String> {
    property(
      "indicator-tooltip", get: { (object: Adw.TabPage) in object.indicatorTooltip }, set: { $0.indicatorTooltip = $1 })
  }

  /// The property
  /// [`loading`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.loading.html) of
  /// `AdwTabPage`. Since Libadwaita 1.0.
  public var loading: DynamicSubject<Bool> { property("loading") }

  /// The property
  /// [`needs-attention`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.needs-attention.html)
  /// of `AdwTabPage`. Since Libadwaita 1.0.
  public var needsAttention: DynamicSubject<Bool> { property("needs-attention") }

  /// The property [`parent`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.parent.html)
  /// of `AdwTabPage`. Since Libadwaita 1.0.
  public var parent: SafeSignal<Adw.TabPage?> { readOnlyProperty("parent") }

  /// The property [`pinned`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.pinned.html)
  /// of `AdwTabPage`. Since Libadwaita 1.0.
  public var pinned: SafeSignal<Bool> { readOnlyProperty("pinned") }

  /// The property
  /// [`selected`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.selected.html) of
  /// `AdwTabPage`. Since Libadwaita 1.0.
  public var selected: SafeSignal<Bool> { readOnlyProperty("selected") }

  /// The property [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.title.html)
  /// of `AdwTabPage`. Since Libadwaita 1.0.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.TabPage) in object.title }, set: { $0.title = $1 })
  }

  /// The property
  /// [`tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabPage.tooltip.html) of
  /// `AdwTabPage`. Since Libadwaita 1.0.
  public var tooltip: DynamicSubject<String?> {
    property("tooltip", get: { (object: Adw.TabPage) in object.tooltip }, set: { $0.tooltip = $1 })
  }
}
