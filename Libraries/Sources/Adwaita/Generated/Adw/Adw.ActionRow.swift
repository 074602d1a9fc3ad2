// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwActionRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ActionRow.html).
  /// Since Libadwaita 1.0.
  open class ActionRow: Adw.PreferencesRow {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_action_row_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwActionRow: UnsafeMutablePointer<AdwActionRow> {
      pointer.assumingMemoryBound(to: AdwActionRow.self)
    }

    /// Calls
    /// [`adw_action_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ActionRow.new.html).
    /// Since Libadwaita 1.0.
    public override init() {
      super.init(adopting: adw_action_row_new())
    }

    /// The property
    /// [`activatable-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.activatable-widget.html)
    /// of `AdwActionRow`. Since Libadwaita 1.0.
    public final var activatableWidget: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_action_row_get_activatable_widget(adwActionRow)) }
      set { adw_action_row_set_activatable_widget(adwActionRow, newValue?.gtkWidget) }
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.icon-name.html) of
    /// `AdwActionRow`. Since Libadwaita 1.0.
    #if ADW_1_3
    @available(*, deprecated, message: "Replaced by `Gtk.ActionRow.addPrefix()` in Libadwaita 1.3.")
    #endif
    public final var iconName: String? {
      get { Gtk.lentString(ifAny: adw_action_row_get_icon_name(adwActionRow)) }
      set { Gtk.lend(newValue) { adw_action_row_set_icon_name(adwActionRow, $0) } }
    }

    /// The property
    /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.subtitle.html) of
    /// `AdwActionRow`. Since Libadwaita 1.0.
    public final var subtitle: String? {
      get { Gtk.lentString(ifAny: adw_action_row_get_subtitle(adwActionRow)) }
      set { Gtk.lend(newValue) { adw_action_row_set_subtitle(adwActionRow, $0) } }
    }

    /// The property
    /// [`subtitle-lines`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.subtitle-lines.html)
    /// of `AdwActionRow`. Since Libadwaita 1.0.
    public final var subtitleLines: Int {
      get { adw_action_row_get_subtitle_lines(adwActionRow).int }
      set { adw_action_row_set_subtitle_lines(adwActionRow, newValue.int32) }
    }

    /// The property
    /// [`title-lines`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.title-lines.html)
    /// of `AdwActionRow`. Since Libadwaita 1.0.
    public final var titleLines: Int {
      get { adw_action_row_get_title_lines(adwActionRow).int }
      set { adw_action_row_set_title_lines(adwActionRow, newValue.int32) }
    }

    /// Calls
    /// [`adw_action_row_activate()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.activate.html).
    /// Since Libadwaita 1.0.
    public final func activateFunction() { adw_action_row_activate(adwActionRow) }

    /// Calls
    /// [`adw_action_row_add_prefix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.add_prefix.html).
    /// Since Libadwaita 1.0.
    public final func addPrefix(_ widget: Gtk.Widget) { adw_action_row_add_prefix(adwActionRow, widget.gtkWidget) }

    /// Calls
    /// [`adw_action_row_add_suffix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.add_suffix.html).
    /// Since Libadwaita 1.0.
    public final func addSuffix(_ widget: Gtk.Widget) { adw_action_row_add_suffix(adwActionRow, widget.gtkWidget) }

    /// Calls
    /// [`adw_action_row_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ActionRow.remove.html).
    /// Since Libadwaita 1.0.
    public final func remove(_ widget: Gtk.Widget) { adw_action_row_remove(adwActionRow, widget.gtkWidget) }
  }
}

extension Reactive where Base: Adw.ActionRow {
  /// The property
  /// [`activatable-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.activatable-widget.html)
  /// of `AdwActionRow`. Since Libadwaita 1.0.
  public var activatableWidget: DynamicSubject<Gtk.Widget?> { property("activatable-widget") }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.icon-name.html) of
  /// `AdwActionRow`. Since Libadwaita 1.0.
  #if ADW_1_3
  @available(*, deprecated, message: "Replaced by `Gtk.ActionRow.addPrefix()` in Libadwaita 1.3.")
  #endif
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Adw.ActionRow) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.subtitle.html) of
  /// `AdwActionRow`. Since Libadwaita 1.0.
  public var subtitle: DynamicSubject<String?> {
    property("subtitle", get: { (object: Adw.ActionRow) in object.subtitle }, set: { $0.subtitle = $1 })
  }

  /// The property
  /// [`subtitle-lines`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.subtitle-lines.html)
  /// of `AdwActionRow`. Since Libadwaita 1.0.
  public var subtitleLines: DynamicSubject<Int> {
    property("subtitle-lines", get: { (object: Adw.ActionRow) in object.subtitleLines }, set: { $0.subtitleLines = $1 })
  }

  /// The property
  /// [`title-lines`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ActionRow.title-lines.html)
  /// of `AdwActionRow`. Since Libadwaita 1.0.
  public var titleLines: DynamicSubject<Int> {
    property("title-lines", get: { (object: Adw.ActionRow) in object.titleLines }, set: { $0.titleLines = $1 })
  }

  /// The signal
  /// [`activated`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.ActionRow.activated.html) of
  /// `AdwActionRow`. Since Libadwaita 1.0.
  public var activated: SafeSignal<Void> { signal("activated") }
}
