// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwExpanderRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ExpanderRow.html).
  /// Since Libadwaita 1.0.
  open class ExpanderRow: Adw.PreferencesRow {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_expander_row_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwExpanderRow: UnsafeMutablePointer<AdwExpanderRow> {
      pointer.assumingMemoryBound(to: AdwExpanderRow.self)
    }

    /// Calls
    /// [`adw_expander_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ExpanderRow.new.html).
    /// Since Libadwaita 1.0.
    public override init() {
      super.init(adopting: adw_expander_row_new())
    }

    /// The property
    /// [`enable-expansion`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.enable-expansion.html)
    /// of `AdwExpanderRow`. Since Libadwaita 1.0.
    public final var enableExpansion: Bool {
      get { adw_expander_row_get_enable_expansion(adwExpanderRow).isTrue }
      set { adw_expander_row_set_enable_expansion(adwExpanderRow, newValue.gboolean) }
    }

    /// The property
    /// [`expanded`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.expanded.html) of
    /// `AdwExpanderRow`. Since Libadwaita 1.0.
    public final var expanded: Bool {
      get { adw_expander_row_get_expanded(adwExpanderRow).isTrue }
      set { adw_expander_row_set_expanded(adwExpanderRow, newValue.gboolean) }
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.icon-name.html)
    /// of `AdwExpanderRow`. Since Libadwaita 1.0.
    #if ADW_1_3
    @available(*, deprecated, message: "Replaced by `Gtk.ExpanderRow.addPrefix()` in Libadwaita 1.3.")
    #endif
    public final var iconName: String? {
      get { Gtk.lentString(ifAny: adw_expander_row_get_icon_name(adwExpanderRow)) }
      set { Gtk.lend(newValue) { adw_expander_row_set_icon_name(adwExpanderRow, $0) } }
    }

    /// The property
    /// [`show-enable-switch`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.show-enable-switch.html)
    /// of `AdwExpanderRow`. Since Libadwaita 1.0.
    public final var showEnableSwitch: Bool {
      get { adw_expander_row_get_show_enable_switch(adwExpanderRow).isTrue }
      set { adw_expander_row_set_show_enable_switch(adwExpanderRow, newValue.gboolean) }
    }

    /// The property
    /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.subtitle.html) of
    /// `AdwExpanderRow`. Since Libadwaita 1.0.
    public final var subtitle: String {
      get { Gtk.lentString(adw_expander_row_get_subtitle(adwExpanderRow)) }
      set { Gtk.lend(newValue) { adw_expander_row_set_subtitle(adwExpanderRow, $0) } }
    }

    /// Calls
    /// [`adw_expander_row_add_action()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.add_action.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Replaced by `Gtk.ExpanderRow.addSuffix()` in Libadwaita 1.4.")
    #endif
    public final func addAction(_ widget: Gtk.Widget) { adw_expander_row_add_action(adwExpanderRow, widget.gtkWidget) }

    /// Calls
    /// [`adw_expander_row_add_prefix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.add_prefix.html).
    /// Since Libadwaita 1.0.
    public final func addPrefix(_ widget: Gtk.Widget) { adw_expander_row_add_prefix(adwExpanderRow, widget.gtkWidget) }

    /// Calls
    /// [`adw_expander_row_add_row()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.add_row.html).
    /// Since Libadwaita 1.0.
    public final func addRow(_ child: Gtk.Widget) { adw_expander_row_add_row(adwExpanderRow, child.gtkWidget) }

    /// Calls
    /// [`adw_expander_row_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ExpanderRow.remove.html).
    public final func remove(_ child: Gtk.Widget) { adw_expander_row_remove(adwExpanderRow, child.gtkWidget) }
  }
}

extension Reactive where Base: Adw.ExpanderRow {
  /// The property
  /// [`enable-expansion`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.enable-expansion.html)
  /// of `AdwExpanderRow`. Since Libadwaita 1.0.
  public var enableExpansion: DynamicSubject<Bool> { property("enable-expansion") }

  /// The property
  /// [`expanded`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.expanded.html) of
  /// `AdwExpanderRow`. Since Libadwaita 1.0.
  public var expanded: DynamicSubject<Bool> { property("expanded") }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.icon-name.html) of
  /// `AdwExpanderRow`. Since Libadwaita 1.0.
  #if ADW_1_3
  @available(*, deprecated, message: "Replaced by `Gtk.ExpanderRow.addPrefix()` in Libadwaita 1.3.")
  #endif
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Adw.ExpanderRow) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`show-enable-switch`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.show-enable-switch.html)
  /// of `AdwExpanderRow`. Since Libadwaita 1.0.
  public var showEnableSwitch: DynamicSubject<Bool> { property("show-enable-switch") }

  /// The property
  /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ExpanderRow.subtitle.html) of
  /// `AdwExpanderRow`. Since Libadwaita 1.0.
  public var subtitle: DynamicSubject<String> {
    property("subtitle", get: { (object: Adw.ExpanderRow) in object.subtitle }, set: { $0.subtitle = $1 })
  }
}
