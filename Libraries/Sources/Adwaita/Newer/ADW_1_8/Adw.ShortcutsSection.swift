// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_8
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwShortcutsSection`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ShortcutsSection.html).
  /// Since Libadwaita 1.8.
  open class ShortcutsSection: Gtk.Object, Gio.ListModel, Gtk.Buildable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_shortcuts_section_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_shortcuts_section_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ShortcutsSection.new.html).
    /// Since Libadwaita 1.8.
    public init(title: String? = nil) {
      super.init(adopting: adw_shortcuts_section_new(title).raw)
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsSection.title.html) of
    /// `AdwShortcutsSection`. Since Libadwaita 1.8.
    public final var title: String? {
      get { Gtk.lentString(ifAny: adw_shortcuts_section_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_shortcuts_section_set_title(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`adw_shortcuts_section_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ShortcutsSection.add.html).
    /// Since Libadwaita 1.8.
    public final func add(_ item: Adw.ShortcutsItem) { adw_shortcuts_section_add(Gtk.instance(self), item.given()) }
  }
}

extension Reactive where Base: Adw.ShortcutsSection {
  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsSection.title.html) of
  /// `AdwShortcutsSection`. Since Libadwaita 1.8.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Adw.ShortcutsSection) in object.title }, set: { $0.title = $1 })
  }
}

#endif
