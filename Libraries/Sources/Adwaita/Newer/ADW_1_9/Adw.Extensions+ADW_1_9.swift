// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_9
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw.AboutDialog {
  /// The property
  /// [`appdata-resource-path`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.appdata-resource-path.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.9.
  public final var appdataResourcePath: String? {
    Gtk.lentString(ifAny: adw_about_dialog_get_appdata_resource_path(Gtk.instance(self)))
  }
}

extension Reactive where Base: Adw.AboutDialog {
  /// The property
  /// [`appdata-resource-path`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.appdata-resource-path.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.9.
  public var appdataResourcePath: SafeSignal<String?> { readOnlyProperty("appdata-resource-path") }
}

extension Adw.EnumListModel {
  /// The property
  /// [`item-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListModel.item-type.html)
  /// of `AdwEnumListModel`. Since Libadwaita 1.9.
  #if ADW_1_10
  @available(*, deprecated, message: "Replaced by `Gtk.EnumList` in Libadwaita 1.10.")
  #endif
  public final var itemType: Gtk.GType { getProperty("item-type") }

  /// The property
  /// [`n-items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListModel.n-items.html) of
  /// `AdwEnumListModel`. Since Libadwaita 1.9.
  #if ADW_1_10
  @available(*, deprecated, message: "Replaced by `Gtk.EnumList` in Libadwaita 1.10.")
  #endif
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: Adw.EnumListModel {
  /// The property
  /// [`item-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListModel.item-type.html)
  /// of `AdwEnumListModel`. Since Libadwaita 1.9.
  #if ADW_1_10
  @available(*, deprecated, message: "Replaced by `Gtk.EnumList` in Libadwaita 1.10.")
  #endif
  public var itemType: SafeSignal<Gtk.GType> { readOnlyProperty("item-type") }

  /// The property
  /// [`n-items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListModel.n-items.html) of
  /// `AdwEnumListModel`. Since Libadwaita 1.9.
  #if ADW_1_10
  @available(*, deprecated, message: "Replaced by `Gtk.EnumList` in Libadwaita 1.10.")
  #endif
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Adw.ShortcutsSection {
  /// The property
  /// [`item-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsSection.item-type.html)
  /// of `AdwShortcutsSection`. Since Libadwaita 1.9.
  public final var itemType: Gtk.GType { getProperty("item-type") }

  /// The property
  /// [`n-items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsSection.n-items.html)
  /// of `AdwShortcutsSection`. Since Libadwaita 1.9.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: Adw.ShortcutsSection {
  /// The property
  /// [`item-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsSection.item-type.html)
  /// of `AdwShortcutsSection`. Since Libadwaita 1.9.
  public var itemType: SafeSignal<Gtk.GType> { readOnlyProperty("item-type") }

  /// The property
  /// [`n-items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsSection.n-items.html)
  /// of `AdwShortcutsSection`. Since Libadwaita 1.9.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Adw.Toggle {
  /// The property
  /// [`description`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.description.html) of
  /// `AdwToggle`. Since Libadwaita 1.9.
  public final var description: String {
    get { Gtk.lentString(adw_toggle_get_description(Gtk.instance(self))) }
    set { Gtk.lend(newValue) { adw_toggle_set_description(Gtk.instance(self), $0) } }
  }
}

extension Reactive where Base: Adw.Toggle {
  /// The property
  /// [`description`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.description.html) of
  /// `AdwToggle`. Since Libadwaita 1.9.
  public var description: DynamicSubject<String> {
    property("description", get: { (object: Adw.Toggle) in object.description }, set: { $0.description = $1 })
  }
}

extension Adw.ViewStackPage {
  /// The property
  /// [`section-title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.section-title.html)
  /// of `AdwViewStackPage`. Since Libadwaita 1.9.
  public final var sectionTitle: String? {
    get { Gtk.lentString(ifAny: adw_view_stack_page_get_section_title(Gtk.instance(self))) }
    set { Gtk.lend(newValue) { adw_view_stack_page_set_section_title(Gtk.instance(self), $0) } }
  }

  /// The property
  /// [`starts-section`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.starts-section.html)
  /// of `AdwViewStackPage`. Since Libadwaita 1.9.
  public final var startsSection: Bool {
    get { adw_view_stack_page_get_starts_section(Gtk.instance(self)).isTrue }
    set { adw_view_stack_page_set_starts_section(Gtk.instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.ViewStackPage {
  /// The property
  /// [`section-title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.section-title.html)
  /// of `AdwViewStackPage`. Since Libadwaita 1.9.
  public var sectionTitle: DynamicSubject<String?> {
    property(
      "section-title", get: { (object: Adw.ViewStackPage) in object.sectionTitle }, set: { $0.sectionTitle = $1 })
  }

  /// The property
  /// [`starts-section`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPage.starts-section.html)
  /// of `AdwViewStackPage`. Since Libadwaita 1.9.
  public var startsSection: DynamicSubject<Bool> { property("starts-section") }
}

extension Adw.ViewStackPages {
  /// The property
  /// [`item-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPages.item-type.html)
  /// of `AdwViewStackPages`. Since Libadwaita 1.9.
  public final var itemType: Gtk.GType { getProperty("item-type") }

  /// The property
  /// [`n-items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPages.n-items.html) of
  /// `AdwViewStackPages`. Since Libadwaita 1.9.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: Adw.ViewStackPages {
  /// The property
  /// [`item-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPages.item-type.html)
  /// of `AdwViewStackPages`. Since Libadwaita 1.9.
  public var itemType: SafeSignal<Gtk.GType> { readOnlyProperty("item-type") }

  /// The property
  /// [`n-items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPages.n-items.html) of
  /// `AdwViewStackPages`. Since Libadwaita 1.9.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

#endif
