// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwComboRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ComboRow.html). Since
  /// Libadwaita 1.0.
  open class ComboRow: Adw.ActionRow {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_combo_row_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwComboRow: UnsafeMutablePointer<AdwComboRow> {
      pointer.assumingMemoryBound(to: AdwComboRow.self)
    }

    /// Calls
    /// [`adw_combo_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ComboRow.new.html).
    /// Since Libadwaita 1.0.
    public override init() {
      super.init(adopting: adw_combo_row_new())
    }

    /// The property
    /// [`expression`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.expression.html)
    /// of `AdwComboRow`. Since Libadwaita 1.0.
    public final var expression: Gtk.ValueExpression? {
      get { Gtk.lentBoxed(opaque: adw_combo_row_get_expression(adwComboRow)) }
      set { adw_combo_row_set_expression(adwComboRow, newValue?.opaque) }
    }

    /// The property
    /// [`factory`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.factory.html) of
    /// `AdwComboRow`. Since Libadwaita 1.0.
    public final var factory: Gtk.ListItemFactory? {
      get { Gtk.lentObject(opaque: adw_combo_row_get_factory(adwComboRow)) }
      set { adw_combo_row_set_factory(adwComboRow, newValue?.opaque) }
    }

    /// The property
    /// [`list-factory`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.list-factory.html)
    /// of `AdwComboRow`. Since Libadwaita 1.0.
    public final var listFactory: Gtk.ListItemFactory? {
      get { Gtk.lentObject(opaque: adw_combo_row_get_list_factory(adwComboRow)) }
      set { adw_combo_row_set_list_factory(adwComboRow, newValue?.opaque) }
    }

    /// The property
    /// [`model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.model.html) of
    /// `AdwComboRow`. Since Libadwaita 1.0.
    public final var model: (any Gio.ListModel)? {
      get { Gtk.lentInterface(opaque: adw_combo_row_get_model(adwComboRow)) }
      set { adw_combo_row_set_model(adwComboRow, newValue?.opaque) }
    }

    /// The property
    /// [`selected`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.selected.html) of
    /// `AdwComboRow`. Since Libadwaita 1.0.
    public final var selected: Int {
      get { adw_combo_row_get_selected(adwComboRow).int }
      set { adw_combo_row_set_selected(adwComboRow, newValue.uint32) }
    }

    /// The property
    /// [`selected-item`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.selected-item.html)
    /// of `AdwComboRow`. Since Libadwaita 1.0.
    public final var selectedItem: Gtk.Object? { Gtk.lentObject(adw_combo_row_get_selected_item(adwComboRow)) }

    /// The property
    /// [`use-subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.use-subtitle.html)
    /// of `AdwComboRow`. Since Libadwaita 1.0.
    public final var useSubtitle: Bool {
      get { adw_combo_row_get_use_subtitle(adwComboRow).isTrue }
      set { adw_combo_row_set_use_subtitle(adwComboRow, newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.ComboRow {
  /// The property
  /// [`expression`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.expression.html) of
  /// `AdwComboRow`. Since Libadwaita 1.0.
  public var expression: DynamicSubject<Gtk.ValueExpression?> { property("expression") }

  /// The property
  /// [`factory`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.factory.html) of
  /// `AdwComboRow`. Since Libadwaita 1.0.
  public var factory: DynamicSubject<Gtk.ListItemFactory?> { property("factory") }

  /// The property
  /// [`list-factory`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.list-factory.html)
  /// of `AdwComboRow`. Since Libadwaita 1.0.
  public var listFactory: DynamicSubject<Gtk.ListItemFactory?> { property("list-factory") }

  /// The property [`model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.model.html)
  /// of `AdwComboRow`. Since Libadwaita 1.0.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property
  /// [`selected`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.selected.html) of
  /// `AdwComboRow`. Since Libadwaita 1.0.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: Adw.ComboRow) in object.selected }, set: { $0.selected = $1 })
  }

  /// The property
  /// [`selected-item`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.selected-item.html)
  /// of `AdwComboRow`. Since Libadwaita 1.0.
  public var selectedItem: SafeSignal<Gtk.Object?> { readOnlyProperty("selected-item") }

  /// The property
  /// [`use-subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.use-subtitle.html)
  /// of `AdwComboRow`. Since Libadwaita 1.0.
  public var useSubtitle: DynamicSubject<Bool> { property("use-subtitle") }
}
