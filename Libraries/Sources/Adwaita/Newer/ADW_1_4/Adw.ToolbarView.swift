// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwToolbarView`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ToolbarView.html).
  /// Since Libadwaita 1.4.
  open class ToolbarView: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_toolbar_view_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_toolbar_view_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ToolbarView.new.html).
    /// Since Libadwaita 1.4.
    public init() {
      super.init(adopting: adw_toolbar_view_new())
    }

    /// The property
    /// [`bottom-bar-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.bottom-bar-height.html)
    /// of `AdwToolbarView`. Since Libadwaita 1.4.
    public final var bottomBarHeight: Int { adw_toolbar_view_get_bottom_bar_height(Gtk.instance(self)).int }

    /// The property
    /// [`bottom-bar-style`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.bottom-bar-style.html)
    /// of `AdwToolbarView`. Since Libadwaita 1.4.
    public final var bottomBarStyle: Adw.ToolbarStyle {
      get { Adw.ToolbarStyle(cValue: adw_toolbar_view_get_bottom_bar_style(Gtk.instance(self))) }
      set { adw_toolbar_view_set_bottom_bar_style(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.content.html) of
    /// `AdwToolbarView`. Since Libadwaita 1.4.
    public final var content: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_toolbar_view_get_content(Gtk.instance(self))) }
      set { adw_toolbar_view_set_content(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`extend-content-to-bottom-edge`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.extend-content-to-bottom-edge.html)
    /// of `AdwToolbarView`. Since Libadwaita 1.4.
    public final var extendContentToBottomEdge: Bool {
      get { adw_toolbar_view_get_extend_content_to_bottom_edge(Gtk.instance(self)).isTrue }
      set { adw_toolbar_view_set_extend_content_to_bottom_edge(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`extend-content-to-top-edge`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.extend-content-to-top-edge.html)
    /// of `AdwToolbarView`. Since Libadwaita 1.4.
    public final var extendContentToTopEdge: Bool {
      get { adw_toolbar_view_get_extend_content_to_top_edge(Gtk.instance(self)).isTrue }
      set { adw_toolbar_view_set_extend_content_to_top_edge(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`reveal-bottom-bars`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.reveal-bottom-bars.html)
    /// of `AdwToolbarView`. Since Libadwaita 1.4.
    public final var revealBottomBars: Bool {
      get { adw_toolbar_view_get_reveal_bottom_bars(Gtk.instance(self)).isTrue }
      set { adw_toolbar_view_set_reveal_bottom_bars(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`reveal-top-bars`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.reveal-top-bars.html)
    /// of `AdwToolbarView`. Since Libadwaita 1.4.
    public final var revealTopBars: Bool {
      get { adw_toolbar_view_get_reveal_top_bars(Gtk.instance(self)).isTrue }
      set { adw_toolbar_view_set_reveal_top_bars(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`top-bar-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.top-bar-height.html)
    /// of `AdwToolbarView`. Since Libadwaita 1.4.
    public final var topBarHeight: Int { adw_toolbar_view_get_top_bar_height(Gtk.instance(self)).int }

    /// The property
    /// [`top-bar-style`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.top-bar-style.html)
    /// of `AdwToolbarView`. Since Libadwaita 1.4.
    public final var topBarStyle: Adw.ToolbarStyle {
      get { Adw.ToolbarStyle(cValue: adw_toolbar_view_get_top_bar_style(Gtk.instance(self))) }
      set { adw_toolbar_view_set_top_bar_style(Gtk.instance(self), newValue.cValue) }
    }

    /// Calls
    /// [`adw_toolbar_view_add_bottom_bar()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToolbarView.add_bottom_bar.html).
    /// Since Libadwaita 1.4.
    public final func addBottomBar(_ widget: Gtk.Widget) {
      adw_toolbar_view_add_bottom_bar(Gtk.instance(self), widget.gtkWidget)
    }

    /// Calls
    /// [`adw_toolbar_view_add_top_bar()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToolbarView.add_top_bar.html).
    /// Since Libadwaita 1.4.
    public final func addTopBar(_ widget: Gtk.Widget) {
      adw_toolbar_view_add_top_bar(Gtk.instance(self), widget.gtkWidget)
    }

    /// Calls
    /// [`adw_toolbar_view_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToolbarView.remove.html).
    /// Since Libadwaita 1.4.
    public final func remove(_ widget: Gtk.Widget) { adw_toolbar_view_remove(Gtk.instance(self), widget.gtkWidget) }
  }
}

extension Reactive where Base: Adw.ToolbarView {
  /// The property
  /// [`bottom-bar-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.bottom-bar-height.html)
  /// of `AdwToolbarView`. Since Libadwaita 1.4.
  public var bottomBarHeight: SafeSignal<Int> { readOnlyProperty("bottom-bar-height") }

  /// The property
  /// [`bottom-bar-style`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.bottom-bar-style.html)
  /// of `AdwToolbarView`. Since Libadwaita 1.4.
  public var bottomBarStyle: DynamicSubject<Adw.ToolbarStyle> { property("bottom-bar-style") }

  /// The property
  /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.content.html) of
  /// `AdwToolbarView`. Since Libadwaita 1.4.
  public var content: DynamicSubject<Gtk.Widget?> { property("content") }

  /// The property
  /// [`extend-content-to-bottom-edge`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.extend-content-to-bottom-edge.html)
  /// of `AdwToolbarView`. Since Libadwaita 1.4.
  public var extendContentToBottomEdge: DynamicSubject<Bool> { property("extend-content-to-bottom-edge") }

  /// The property
  /// [`extend-content-to-top-edge`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.extend-content-to-top-edge.html)
  /// of `AdwToolbarView`. Since Libadwaita 1.4.
  public var extendContentToTopEdge: DynamicSubject<Bool> { property("extend-content-to-top-edge") }

  /// The property
  /// [`reveal-bottom-bars`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.reveal-bottom-bars.html)
  /// of `AdwToolbarView`. Since Libadwaita 1.4.
  public var revealBottomBars: DynamicSubject<Bool> { property("reveal-bottom-bars") }

  /// The property
  /// [`reveal-top-bars`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.reveal-top-bars.html)
  /// of `AdwToolbarView`. Since Libadwaita 1.4.
  public var revealTopBars: DynamicSubject<Bool> { property("reveal-top-bars") }

  /// The property
  /// [`top-bar-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.top-bar-height.html)
  /// of `AdwToolbarView`. Since Libadwaita 1.4.
  public var topBarHeight: SafeSignal<Int> { readOnlyProperty("top-bar-height") }

  /// The property
  /// [`top-bar-style`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToolbarView.top-bar-style.html)
  /// of `AdwToolbarView`. Since Libadwaita 1.4.
  public var topBarStyle: DynamicSubject<Adw.ToolbarStyle> { property("top-bar-style") }
}

#endif
