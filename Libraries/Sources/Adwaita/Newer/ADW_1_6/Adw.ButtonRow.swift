// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwButtonRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ButtonRow.html).
  /// Since Libadwaita 1.6.
  open class ButtonRow: Adw.PreferencesRow {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_button_row_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_button_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ButtonRow.new.html).
    /// Since Libadwaita 1.6.
    public override init() {
      super.init(adopting: adw_button_row_new())
    }

    /// The property
    /// [`end-icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonRow.end-icon-name.html)
    /// of `AdwButtonRow`. Since Libadwaita 1.6.
    public final var endIconName: String? {
      get { Gtk.lentString(ifAny: adw_button_row_get_end_icon_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_button_row_set_end_icon_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`start-icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonRow.start-icon-name.html)
    /// of `AdwButtonRow`. Since Libadwaita 1.6.
    public final var startIconName: String? {
      get { Gtk.lentString(ifAny: adw_button_row_get_start_icon_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_button_row_set_start_icon_name(Gtk.instance(self), $0) } }
    }
  }
}

extension Reactive where Base: Adw.ButtonRow {
  /// The property
  /// [`end-icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonRow.end-icon-name.html)
  /// of `AdwButtonRow`. Since Libadwaita 1.6.
  public var endIconName: DynamicSubject<String?> {
    property("end-icon-name", get: { (object: Adw.ButtonRow) in object.endIconName }, set: { $0.endIconName = $1 })
  }

  /// The property
  /// [`start-icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonRow.start-icon-name.html)
  /// of `AdwButtonRow`. Since Libadwaita 1.6.
  public var startIconName: DynamicSubject<String?> {
    property(
      "start-icon-name", get: { (object: Adw.ButtonRow) in object.startIconName }, set: { $0.startIconName = $1 })
  }

  /// The signal
  /// [`activated`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.ButtonRow.activated.html) of
  /// `AdwButtonRow`. Since Libadwaita 1.6.
  public var activated: SafeSignal<Void> { signal("activated") }
}

#endif
