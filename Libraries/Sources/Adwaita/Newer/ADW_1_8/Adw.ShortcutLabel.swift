// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_8
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwShortcutLabel`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ShortcutLabel.html). Since
  /// Libadwaita 1.8.
  open class ShortcutLabel: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_shortcut_label_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_shortcut_label_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ShortcutLabel.new.html).
    /// Since Libadwaita 1.8.
    public init(accelerator: String) {
      super.init(adopting: adw_shortcut_label_new(accelerator))
    }

    /// The property
    /// [`accelerator`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutLabel.accelerator.html)
    /// of `AdwShortcutLabel`. Since Libadwaita 1.8.
    public final var accelerator: String {
      get { Gtk.lentString(adw_shortcut_label_get_accelerator(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_shortcut_label_set_accelerator(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`disabled-text`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutLabel.disabled-text.html)
    /// of `AdwShortcutLabel`. Since Libadwaita 1.8.
    public final var disabledText: String {
      get { Gtk.lentString(adw_shortcut_label_get_disabled_text(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_shortcut_label_set_disabled_text(Gtk.instance(self), $0) } }
    }
  }
}

extension Reactive where Base: Adw.ShortcutLabel {
  /// The property
  /// [`accelerator`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutLabel.accelerator.html)
  /// of `AdwShortcutLabel`. Since Libadwaita 1.8.
  public var accelerator: DynamicSubject<String> {
    property("accelerator", get: { (object: Adw.ShortcutLabel) in object.accelerator }, set: { $0.accelerator = $1 })
  }

  /// The property
  /// [`disabled-text`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutLabel.disabled-text.html)
  /// of `AdwShortcutLabel`. Since Libadwaita 1.8.
  public var disabledText: DynamicSubject<String> {
    property(
      "disabled-text", get: { (object: Adw.ShortcutLabel) in object.disabledText }, set: { $0.disabledText = $1 })
  }
}

#endif
