// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkComboBox`](https://docs.gtk.org/gtk4/class.ComboBox.html).
open class ComboBox: Widget, CellEditable, CellLayout {
  open override class var gType: GType { gtk_combo_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkComboBox: UnsafeMutablePointer<GtkComboBox> {
    pointer.assumingMemoryBound(to: GtkComboBox.self)
  }

  /// Calls [`gtk_combo_box_new()`](https://docs.gtk.org/gtk4/ctor.ComboBox.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_combo_box_new())
  }

  /// Calls [`gtk_combo_box_new_with_entry()`](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_entry.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public static func withEntry() -> ComboBox { ComboBox(adopting: gtk_combo_box_new_with_entry()) }

  /// Calls [`gtk_combo_box_new_with_model()`](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_model.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public init(model: any TreeModel) {
    super.init(adopting: gtk_combo_box_new_with_model(model.opaque))
  }

  /// Calls
  /// [`gtk_combo_box_new_with_model_and_entry()`](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_model_and_entry.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public static func withModelAndEntry(_ model: any TreeModel) -> ComboBox {
    ComboBox(adopting: gtk_combo_box_new_with_model_and_entry(model.opaque))
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.ComboBox.active.html) of `GtkComboBox`.
  public final var active: Int {
    get { gtk_combo_box_get_active(gtkComboBox).int }
    set { gtk_combo_box_set_active(gtkComboBox, newValue.int32) }
  }

  /// The property [`active-id`](https://docs.gtk.org/gtk4/property.ComboBox.active-id.html) of `GtkComboBox`.
  public final var activeId: String? {
    get { lentString(ifAny: gtk_combo_box_get_active_id(gtkComboBox)) }
    set { lend(newValue) { gtk_combo_box_set_active_id(gtkComboBox, $0) } }
  }

  /// The property [`button-sensitivity`](https://docs.gtk.org/gtk4/property.ComboBox.button-sensitivity.html) of
  /// `GtkComboBox`.
  public final var buttonSensitivity: SensitivityType {
    get { SensitivityType(cValue: gtk_combo_box_get_button_sensitivity(gtkComboBox)) }
    set { gtk_combo_box_set_button_sensitivity(gtkComboBox, newValue.cValue) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ComboBox.child.html) of `GtkComboBox`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_combo_box_get_child(gtkComboBox)) }
    set { gtk_combo_box_set_child(gtkComboBox, newValue?.gtkWidget) }
  }

  /// The property [`entry-text-column`](https://docs.gtk.org/gtk4/property.ComboBox.entry-text-column.html) of
  /// `GtkComboBox`.
  public final var entryTextColumn: Int {
    get { gtk_combo_box_get_entry_text_column(gtkComboBox).int }
    set { gtk_combo_box_set_entry_text_column(gtkComboBox, newValue.int32) }
  }

  /// The property [`has-entry`](https://docs.gtk.org/gtk4/property.ComboBox.has-entry.html) of `GtkComboBox`.
  public final var hasEntry: Bool { gtk_combo_box_get_has_entry(gtkComboBox).isTrue }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.ComboBox.has-frame.html) of `GtkComboBox`.
  public final var hasFrame: Bool {
    get { getProperty("has-frame") }
    set { setProperty("has-frame", newValue) }
  }

  /// The property [`id-column`](https://docs.gtk.org/gtk4/property.ComboBox.id-column.html) of `GtkComboBox`.
  public final var idColumn: Int {
    get { gtk_combo_box_get_id_column(gtkComboBox).int }
    set { gtk_combo_box_set_id_column(gtkComboBox, newValue.int32) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ComboBox.model.html) of `GtkComboBox`.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_combo_box_get_model(gtkComboBox)) }
    set { gtk_combo_box_set_model(gtkComboBox, newValue?.opaque) }
  }

  /// The property [`popup-fixed-width`](https://docs.gtk.org/gtk4/property.ComboBox.popup-fixed-width.html) of
  /// `GtkComboBox`.
  public final var popupFixedWidth: Bool {
    get { gtk_combo_box_get_popup_fixed_width(gtkComboBox).isTrue }
    set { gtk_combo_box_set_popup_fixed_width(gtkComboBox, newValue.gboolean) }
  }

  /// The property [`popup-shown`](https://docs.gtk.org/gtk4/property.ComboBox.popup-shown.html) of `GtkComboBox`.
  public final var popupShown: Bool { getProperty("popup-shown") }

  /// Calls [`gtk_combo_box_get_active_iter()`](https://docs.gtk.org/gtk4/method.ComboBox.get_active_iter.html) and
  /// `gtk_combo_box_set_active_iter()`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final var activeIter: TreeIter? {
    get {
      var cIter = GtkTreeIter()
      let result = gtk_combo_box_get_active_iter(gtkComboBox, &cIter)
      guard result != 0 else { return nil }
      return TreeIter(copying: &cIter)
    }
    set(iter) { gtk_combo_box_set_active_iter(gtkComboBox, iter?.gtkTreeIter) }
  }

  /// Calls [`gtk_combo_box_popdown()`](https://docs.gtk.org/gtk4/method.ComboBox.popdown.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func popdown() { gtk_combo_box_popdown(gtkComboBox) }

  /// Calls [`gtk_combo_box_popup()`](https://docs.gtk.org/gtk4/method.ComboBox.popup.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func popup() { gtk_combo_box_popup(gtkComboBox) }

  /// Calls [`gtk_combo_box_popup_for_device()`](https://docs.gtk.org/gtk4/method.ComboBox.popup_for_device.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func popupForDevice(_ device: Gdk.Device) { gtk_combo_box_popup_for_device(gtkComboBox, device.opaque) }

  /// Calls
  /// [`gtk_combo_box_set_row_separator_func()`](https://docs.gtk.org/gtk4/method.ComboBox.set_row_separator_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `DropDown` in GTK 4.10.")
  #endif
  public final func setRowSeparatorFunc(_ `func`: ((any TreeModel, TreeIter) -> Bool)?) {
    gtk_combo_box_set_row_separator_func(
      gtkComboBox, `func` == nil ? nil : callGtkTreeViewRowSeparatorFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: ComboBox {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.ComboBox.active.html) of `GtkComboBox`.
  public var active: DynamicSubject<Int> {
    property("active", get: { (object: ComboBox) in object.active }, set: { $0.active = $1 })
  }

  /// The property [`active-id`](https://docs.gtk.org/gtk4/property.ComboBox.active-id.html) of `GtkComboBox`.
  public var activeId: DynamicSubject<String?> {
    property("active-id", get: { (object: ComboBox) in object.activeId }, set: { $0.activeId = $1 })
  }

  /// The property [`button-sensitivity`](https://docs.gtk.org/gtk4/property.ComboBox.button-sensitivity.html) of
  /// `GtkComboBox`.
  public var buttonSensitivity: DynamicSubject<SensitivityType> { property("button-sensitivity") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ComboBox.child.html) of `GtkComboBox`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`entry-text-column`](https://docs.gtk.org/gtk4/property.ComboBox.entry-text-column.html) of
  /// `GtkComboBox`.
  public var entryTextColumn: DynamicSubject<Int> {
    property(
      "entry-text-column", get: { (object: ComboBox) in object.entryTextColumn }, set: { $0.entryTextColumn = $1 })
  }

  /// The property [`has-entry`](https://docs.gtk.org/gtk4/property.ComboBox.has-entry.html) of `GtkComboBox`.
  public var hasEntry: SafeSignal<Bool> { readOnlyProperty("has-entry") }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.ComboBox.has-frame.html) of `GtkComboBox`.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The property [`id-column`](https://docs.gtk.org/gtk4/property.ComboBox.id-column.html) of `GtkComboBox`.
  public var idColumn: DynamicSubject<Int> {
    property("id-column", get: { (object: ComboBox) in object.idColumn }, set: { $0.idColumn = $1 })
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ComboBox.model.html) of `GtkComboBox`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The property [`popup-fixed-width`](https://docs.gtk.org/gtk4/property.ComboBox.popup-fixed-width.html) of
  /// `GtkComboBox`.
  public var popupFixedWidth: DynamicSubject<Bool> { property("popup-fixed-width") }

  /// The property [`popup-shown`](https://docs.gtk.org/gtk4/property.ComboBox.popup-shown.html) of `GtkComboBox`.
  public var popupShown: SafeSignal<Bool> { readOnlyProperty("popup-shown") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ComboBox.activate.html) of `GtkComboBox`. Since GTK 4.6.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.ComboBox.changed.html) of `GtkComboBox`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`format-entry-text`](https://docs.gtk.org/gtk4/signal.ComboBox.format-entry-text.html) of
  /// `GtkComboBox`.
  ///
  /// Argument: `path`.
  public var formatEntryText: SignalRequest<String, String> { request("format-entry-text") }

  /// The signal [`move-active`](https://docs.gtk.org/gtk4/signal.ComboBox.move-active.html) of `GtkComboBox`.
  ///
  /// Argument: `scrollType`.
  public var moveActive: SafeSignal<ScrollType> { signal(ofOne: "move-active") }

  /// The signal [`popdown`](https://docs.gtk.org/gtk4/signal.ComboBox.popdown.html) of `GtkComboBox`.
  public var popdown: SignalRequest<Bool> { request("popdown") }

  /// The signal [`popup`](https://docs.gtk.org/gtk4/signal.ComboBox.popup.html) of `GtkComboBox`.
  public var popup: SafeSignal<Void> { signal("popup") }
}
