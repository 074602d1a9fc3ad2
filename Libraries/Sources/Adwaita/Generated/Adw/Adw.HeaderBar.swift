// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwHeaderBar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.HeaderBar.html).
  /// Since Libadwaita 1.0.
  open class HeaderBar: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_header_bar_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_header_bar_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.HeaderBar.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_header_bar_new())
    }

    /// The property
    /// [`centering-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.centering-policy.html)
    /// of `AdwHeaderBar`. Since Libadwaita 1.0.
    public final var centeringPolicy: Adw.CenteringPolicy {
      get { Adw.CenteringPolicy(cValue: adw_header_bar_get_centering_policy(Gtk.instance(self))) }
      set { adw_header_bar_set_centering_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`decoration-layout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.decoration-layout.html)
    /// of `AdwHeaderBar`. Since Libadwaita 1.0.
    public final var decorationLayout: String? {
      get { Gtk.lentString(ifAny: adw_header_bar_get_decoration_layout(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_header_bar_set_decoration_layout(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`show-end-title-buttons`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.show-end-title-buttons.html)
    /// of `AdwHeaderBar`. Since Libadwaita 1.0.
    public final var showEndTitleButtons: Bool {
      get { adw_header_bar_get_show_end_title_buttons(Gtk.instance(self)).isTrue }
      set { adw_header_bar_set_show_end_title_buttons(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`show-start-title-buttons`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.show-start-title-buttons.html)
    /// of `AdwHeaderBar`. Since Libadwaita 1.0.
    public final var showStartTitleButtons: Bool {
      get { adw_header_bar_get_show_start_title_buttons(Gtk.instance(self)).isTrue }
      set { adw_header_bar_set_show_start_title_buttons(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`title-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.title-widget.html)
    /// of `AdwHeaderBar`. Since Libadwaita 1.0.
    public final var titleWidget: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_header_bar_get_title_widget(Gtk.instance(self))) }
      set { adw_header_bar_set_title_widget(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// Calls
    /// [`adw_header_bar_pack_end()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.pack_end.html).
    /// Since Libadwaita 1.0.
    public final func packEnd(_ child: Gtk.Widget) { adw_header_bar_pack_end(Gtk.instance(self), child.gtkWidget) }

    /// Calls
    /// [`adw_header_bar_pack_start()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.pack_start.html).
    /// Since Libadwaita 1.0.
    public final func packStart(_ child: Gtk.Widget) { adw_header_bar_pack_start(Gtk.instance(self), child.gtkWidget) }

    /// Calls
    /// [`adw_header_bar_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.HeaderBar.remove.html).
    /// Since Libadwaita 1.0.
    public final func remove(_ child: Gtk.Widget) { adw_header_bar_remove(Gtk.instance(self), child.gtkWidget) }
  }
}

extension Reactive where Base: Adw.HeaderBar {
  /// The property
  /// [`centering-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.centering-policy.html)
  /// of `AdwHeaderBar`. Since Libadwaita 1.0.
  public var centeringPolicy: DynamicSubject<Adw.CenteringPolicy> { property("centering-policy") }

  /// The property
  /// [`decoration-layout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.decoration-layout.html)
  /// of `AdwHeaderBar`. Since Libadwaita 1.0.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: Adw.HeaderBar) in object.decorationLayout },
      set: { $0.decorationLayout = $1 })
  }

  /// The property
  /// [`show-end-title-buttons`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.show-end-title-buttons.html)
  /// of `AdwHeaderBar`. Since Libadwaita 1.0.
  public var showEndTitleButtons: DynamicSubject<Bool> { property("show-end-title-buttons") }

  /// The property
  /// [`show-start-title-buttons`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.show-start-title-buttons.html)
  /// of `AdwHeaderBar`. Since Libadwaita 1.0.
  public var showStartTitleButtons: DynamicSubject<Bool> { property("show-start-title-buttons") }

  /// The property
  /// [`title-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.HeaderBar.title-widget.html)
  /// of `AdwHeaderBar`. Since Libadwaita 1.0.
  public var titleWidget: DynamicSubject<Gtk.Widget?> { property("title-widget") }
}
