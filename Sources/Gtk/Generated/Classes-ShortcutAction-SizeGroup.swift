// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `ShortcutAction` encodes an action that can be triggered by a keyboard shortcut.
open class ShortcutAction: Object {
  open override class var gType: GType { gtk_shortcut_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into an action.
  public init?(string: String) {
    let pointer = gtk_shortcut_action_parse_string(string)
    guard let pointer else { return nil }
    super.init(adopting: pointer.raw)
  }

  /// Activates the action on the `widget` with the given `args`.
  @discardableResult
  public final func activate(flags: ShortcutActionFlags, widget: Widget, args: GLib.Variant?) -> Bool {
    gtk_shortcut_action_activate(opaque, flags.cValue, widget.gtkWidget, args?.opaque).isTrue
  }

  /// Prints the given action into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_action_to_string(opaque)) }
}

/// `ShortcutController` is an event controller that manages shortcuts.
open class ShortcutController: EventController, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_shortcut_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new shortcut controller.
  public init() {
    super.init(adopting: gtk_shortcut_controller_new().raw)
  }

  /// Creates a new shortcut controller that takes its shortcuts from the given list model.
  public init(model: any Gio.ListModel) {
    super.init(adopting: gtk_shortcut_controller_new_for_model(model.opaque).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The modifiers that need to be pressed to allow mnemonics activation.
  public final var mnemonicModifiers: Gdk.ModifierType {
    get { getProperty("mnemonic-modifiers") }
    set { setProperty("mnemonic-modifiers", newValue) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// What scope the shortcuts will be handled in.
  public final var scope: ShortcutScope {
    get { ShortcutScope(cValue: gtk_shortcut_controller_get_scope(opaque)) }
    set { gtk_shortcut_controller_set_scope(opaque, newValue.cValue) }
  }

  /// Adds `shortcut` to the list of shortcuts handled by `self`.
  public final func addShortcut(_ shortcut: Shortcut) { gtk_shortcut_controller_add_shortcut(opaque, shortcut.given()) }

  /// Gets the mnemonics modifiers for when this controller activates its shortcuts.
  public final var mnemonicsModifiers: Gdk.ModifierType {
    get { Gdk.ModifierType(cValue: gtk_shortcut_controller_get_mnemonics_modifiers(opaque)) }
    set(modifiers) { gtk_shortcut_controller_set_mnemonics_modifiers(opaque, modifiers.cValue) }
  }

  /// Removes `shortcut` from the list of shortcuts handled by `self`.
  public final func removeShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(opaque, shortcut.opaque)
  }
}

extension Reactive where Base: ShortcutController {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The modifiers that need to be pressed to allow mnemonics activation.
  public var mnemonicModifiers: DynamicSubject<Gdk.ModifierType> { property("mnemonic-modifiers") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// What scope the shortcuts will be handled in.
  public var scope: DynamicSubject<ShortcutScope> {
    property("scope", get: { ShortcutController.of($0).scope }, set: { ShortcutController.of($0).scope = $1 })
  }
}

/// `ShortcutLabel` displays a single keyboard shortcut or gesture.
open class ShortcutLabel: Widget {
  open override class var gType: GType { gtk_shortcut_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ShortcutLabel` with `accelerator` set.
  public init(accelerator: String) {
    super.init(adopting: gtk_shortcut_label_new(accelerator))
  }

  /// The accelerator that `self` displays.
  public final var accelerator: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_accelerator(opaque)) }
    set { lend(newValue) { gtk_shortcut_label_set_accelerator(opaque, $0) } }
  }

  /// The text that is displayed when no accelerator is set.
  public final var disabledText: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_disabled_text(opaque)) }
    set { lend(newValue) { gtk_shortcut_label_set_disabled_text(opaque, $0) } }
  }
}

extension Reactive where Base: ShortcutLabel {
  /// The accelerator that `self` displays.
  public var accelerator: DynamicSubject<String?> {
    property("accelerator", get: { ShortcutLabel.of($0).accelerator }, set: { ShortcutLabel.of($0).accelerator = $1 })
  }

  /// The text that is displayed when no accelerator is set.
  public var disabledText: DynamicSubject<String?> {
    property(
      "disabled-text", get: { ShortcutLabel.of($0).disabledText }, set: { ShortcutLabel.of($0).disabledText = $1 })
  }
}

/// `ShortcutTrigger` tracks how a `Shortcut` should be activated.
open class ShortcutTrigger: Object {
  open override class var gType: GType { gtk_shortcut_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into a trigger.
  public init?(string: String) {
    let pointer = gtk_shortcut_trigger_parse_string(string)
    guard let pointer else { return nil }
    super.init(adopting: pointer.raw)
  }

  /// The types of `trigger1` and `trigger2` are `gconstpointer` only to allow use of this function as a `GCompareFunc`.
  @discardableResult
  public final func compare(_ trigger2: ShortcutTrigger) -> Int {
    gtk_shortcut_trigger_compare(pointer, trigger2.pointer).int
  }

  /// Checks if `trigger1` and `trigger2` trigger under the same conditions.
  @discardableResult
  public final func equal(_ trigger2: ShortcutTrigger) -> Bool {
    gtk_shortcut_trigger_equal(pointer, trigger2.pointer).isTrue
  }

  /// Generates a hash value for a `ShortcutTrigger`.
  @discardableResult
  public final func hash() -> Int { gtk_shortcut_trigger_hash(pointer).int }

  /// Gets textual representation for the given trigger.
  @discardableResult
  public final func toLabel(_ display: Gdk.Display) -> String {
    givenString(gtk_shortcut_trigger_to_label(opaque, display.opaque))
  }

  /// Prints the given trigger into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_trigger_to_string(opaque)) }

  /// Checks if the given `event` triggers `self`.
  @discardableResult
  public final func trigger(_ event: Gdk.Event, enableMnemonics: Bool) -> Gdk.KeyMatch {
    Gdk.KeyMatch(cValue: gtk_shortcut_trigger_trigger(opaque, event.opaque, enableMnemonics.gboolean))
  }
}

/// A `ShortcutsGroup` represents a group of related keyboard shortcuts or gestures.
open class ShortcutsGroup: Box {
  open override class var gType: GType { gtk_shortcuts_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The size group for the accelerator portion of shortcuts in this group.
  public final func setAccelSizeGroup(_ newValue: SizeGroup?) {
    setProperty("accel-size-group", newValue)
  }

  /// A rough measure for the number of lines in this group.
  public final var groupHeight: Int { getProperty("height") }

  /// The title for this group of shortcuts.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The size group for the textual portion of shortcuts in this group.
  public final func setTitleSizeGroup(_ newValue: SizeGroup?) {
    setProperty("title-size-group", newValue)
  }

  /// An optional view that the shortcuts in this group are relevant for.
  public final var view: String {
    get { getProperty("view") }
    set { setProperty("view", newValue) }
  }
}

extension Reactive where Base: ShortcutsGroup {
  /// The size group for the accelerator portion of shortcuts in this group.
  public var accelSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("accel-size-group", $1) } }

  /// A rough measure for the number of lines in this group.
  public var groupHeight: SafeSignal<Int> { readOnlyProperty("height") }

  /// The title for this group of shortcuts.
  public var title: DynamicSubject<String> { property("title") }

  /// The size group for the textual portion of shortcuts in this group.
  public var titleSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("title-size-group", $1) } }

  /// An optional view that the shortcuts in this group are relevant for.
  public var view: DynamicSubject<String> { property("view") }
}

/// A `ShortcutsSection` collects all the keyboard shortcuts and gestures for a major application mode.
open class ShortcutsSection: Box {
  open override class var gType: GType { gtk_shortcuts_section_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The maximum number of lines to allow per column.
  public final var maxHeight: Int {
    get { getProperty("max-height") }
    set { setProperty("max-height", newValue) }
  }

  /// A unique name to identify this section among the sections added to the `ShortcutsWindow`.
  public final var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The string to show in the section selector of the `ShortcutsWindow` for this section.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// A view name to filter the groups in this section by.
  public final var viewName: String {
    get { getProperty("view-name") }
    set { setProperty("view-name", newValue) }
  }
}

extension Reactive where Base: ShortcutsSection {
  /// The maximum number of lines to allow per column.
  public var maxHeight: DynamicSubject<Int> { property("max-height") }

  /// A unique name to identify this section among the sections added to the `ShortcutsWindow`.
  public var sectionName: DynamicSubject<String> { property("section-name") }

  /// The string to show in the section selector of the `ShortcutsWindow` for this section.
  public var title: DynamicSubject<String> { property("title") }

  /// A view name to filter the groups in this section by.
  public var viewName: DynamicSubject<String> { property("view-name") }

  /// Argument: `object`.
  public var changeCurrentPage: SignalRequest<Bool, Int> { request("change-current-page") }
}

/// A `ShortcutsShortcut` represents a single keyboard shortcut or gesture with a short text.
open class ShortcutsShortcut: Widget {
  open override class var gType: GType { gtk_shortcuts_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The size group for the accelerator portion of this shortcut.
  public final func setAccelSizeGroup(_ newValue: SizeGroup?) {
    setProperty("accel-size-group", newValue)
  }

  /// The accelerator(s) represented by this object.
  public final var accelerator: String {
    get { getProperty("accelerator") }
    set { setProperty("accelerator", newValue) }
  }

  /// A detailed action name.
  public final var actionName: String {
    get { getProperty("action-name") }
    set { setProperty("action-name", newValue) }
  }

  /// An icon to represent the shortcut or gesture.
  public final var icon: (any Gio.Icon)? {
    get { (getProperty("icon") as Object?) as? any Gio.Icon }
    set { setProperty("icon", newValue as Object?) }
  }

  /// `true` if an icon has been set.
  public final var iconSet: Bool {
    get { getProperty("icon-set") }
    set { setProperty("icon-set", newValue) }
  }

  /// The type of shortcut that is represented.
  public final var shortcutType: ShortcutType {
    get { getProperty("shortcut-type") }
    set { setProperty("shortcut-type", newValue) }
  }

  /// The subtitle for the shortcut or gesture.
  public final var subtitle: String {
    get { getProperty("subtitle") }
    set { setProperty("subtitle", newValue) }
  }

  /// `true` if a subtitle has been set.
  public final var subtitleSet: Bool {
    get { getProperty("subtitle-set") }
    set { setProperty("subtitle-set", newValue) }
  }

  /// The textual description for the shortcut or gesture represented by this object.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The size group for the textual portion of this shortcut.
  public final func setTitleSizeGroup(_ newValue: SizeGroup?) {
    setProperty("title-size-group", newValue)
  }
}

extension Reactive where Base: ShortcutsShortcut {
  /// The size group for the accelerator portion of this shortcut.
  public var accelSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("accel-size-group", $1) } }

  /// The accelerator(s) represented by this object.
  public var accelerator: DynamicSubject<String> { property("accelerator") }

  /// A detailed action name.
  public var actionName: DynamicSubject<String> { property("action-name") }

  /// An icon to represent the shortcut or gesture.
  public var icon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("icon") }

  /// `true` if an icon has been set.
  public var iconSet: DynamicSubject<Bool> { property("icon-set") }

  /// The type of shortcut that is represented.
  public var shortcutType: DynamicSubject<ShortcutType> { property("shortcut-type") }

  /// The subtitle for the shortcut or gesture.
  public var subtitle: DynamicSubject<String> { property("subtitle") }

  /// `true` if a subtitle has been set.
  public var subtitleSet: DynamicSubject<Bool> { property("subtitle-set") }

  /// The textual description for the shortcut or gesture represented by this object.
  public var title: DynamicSubject<String> { property("title") }

  /// The size group for the textual portion of this shortcut.
  public var titleSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("title-size-group", $1) } }
}

/// A `ShortcutsWindow` shows information about the keyboard shortcuts and gestures of an application.
open class ShortcutsWindow: Window {
  open override class var gType: GType { gtk_shortcuts_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The name of the section to show.
  public final var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The view name by which to filter the contents.
  public final var viewName: String {
    get { getProperty("view-name") }
    set { setProperty("view-name", newValue) }
  }
}

extension Reactive where Base: ShortcutsWindow {
  /// The name of the section to show.
  public var sectionName: DynamicSubject<String> { property("section-name") }

  /// The view name by which to filter the contents.
  public var viewName: DynamicSubject<String> { property("view-name") }

  /// Emitted when the user uses a keybinding to close the window.
  public var close: SafeSignal<Void> { signal("close") }

  /// Emitted when the user uses a keybinding to start a search.
  public var search: SafeSignal<Void> { signal("search") }
}

/// A `Shortcut`Action that emits a signal.
open class SignalAction: ShortcutAction {
  open override class var gType: GType { gtk_signal_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates an action that when activated, emits the given action signal on the provided widget.
  public init(signalName: String) {
    super.init(adopting: gtk_signal_action_new(signalName).raw)
  }

  /// The name of the signal to emit.
  public final var signalName: String { lentString(gtk_signal_action_get_signal_name(opaque)) }
}

extension Reactive where Base: SignalAction {
  /// The name of the signal to emit.
  public var signalName: SafeSignal<String> { readOnlyProperty("signal-name") }
}

/// `SignalListItemFactory` is a `ListItemFactory` that emits signals to to manage listitems.
open class SignalListItemFactory: ListItemFactory {
  open override class var gType: GType { gtk_signal_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SignalListItemFactory`.
  public init() {
    super.init(adopting: gtk_signal_list_item_factory_new().raw)
  }
}

extension Reactive where Base: SignalListItemFactory {
  /// Emitted when an object has been bound, for example when a new `ListItem.item` has been set on a `ListItem` and
  /// should be bound for use.
  ///
  /// Argument: `object`.
  public var bind: SafeSignal<Object> { signal(ofOne: "bind") }

  /// Emitted when a new listitem has been created and needs to be setup for use.
  ///
  /// Argument: `object`.
  public var setup: SafeSignal<Object> { signal(ofOne: "setup") }

  /// Emitted when an object is about to be destroyed.
  ///
  /// Argument: `object`.
  public var teardown: SafeSignal<Object> { signal(ofOne: "teardown") }

  /// Emitted when a object has been unbound from its item, for example when a listitem was removed from use in a list
  /// widget and its new `ListItem.item` is about to be unset.
  ///
  /// Argument: `object`.
  public var unbind: SafeSignal<Object> { signal(ofOne: "unbind") }
}

/// `SingleSelection` is a `SelectionModel` that allows selecting a single item.
open class SingleSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_single_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new selection to handle `model`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_single_selection_new(model?.given()).raw)
  }

  /// If the selection will always select an item.
  public final var autoselect: Bool {
    get { gtk_single_selection_get_autoselect(opaque).isTrue }
    set { gtk_single_selection_set_autoselect(opaque, newValue.gboolean) }
  }

  /// If unselecting the selected item is allowed.
  public final var canUnselect: Bool {
    get { gtk_single_selection_get_can_unselect(opaque).isTrue }
    set { gtk_single_selection_set_can_unselect(opaque, newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being managed.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_single_selection_get_model(opaque)) }
    set { gtk_single_selection_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Position of the selected item.
  public final var selected: Int {
    get { gtk_single_selection_get_selected(opaque).int }
    set { gtk_single_selection_set_selected(opaque, newValue.uint32) }
  }

  /// The selected item.
  public final var selectedItem: Object? { lentObject(gtk_single_selection_get_selected_item(opaque)) }
}

extension Reactive where Base: SingleSelection {
  /// If the selection will always select an item.
  public var autoselect: DynamicSubject<Bool> {
    property("autoselect", get: { SingleSelection.of($0).autoselect }, set: { SingleSelection.of($0).autoselect = $1 })
  }

  /// If unselecting the selected item is allowed.
  public var canUnselect: DynamicSubject<Bool> {
    property(
      "can-unselect", get: { SingleSelection.of($0).canUnselect }, set: { SingleSelection.of($0).canUnselect = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being managed.
  public var model: DynamicSubject<(any Gio.ListModel)?> {
    property("model", get: { SingleSelection.of($0).model }, set: { SingleSelection.of($0).model = $1 })
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Position of the selected item.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { SingleSelection.of($0).selected }, set: { SingleSelection.of($0).selected = $1 })
  }

  /// The selected item.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }
}

/// `SizeGroup` groups widgets together so they all request the same size.
open class SizeGroup: Object, Buildable {
  open override class var gType: GType { gtk_size_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkSizeGroup: UnsafeMutablePointer<GtkSizeGroup> { pointer.assumingMemoryBound(to: GtkSizeGroup.self) }

  /// Create a new `SizeGroup`.
  public init(mode: SizeGroupMode) {
    super.init(adopting: gtk_size_group_new(mode.cValue))
  }

  /// The direction in which the size group affects requested sizes.
  public final var mode: SizeGroupMode {
    get { SizeGroupMode(cValue: gtk_size_group_get_mode(gtkSizeGroup)) }
    set { gtk_size_group_set_mode(gtkSizeGroup, newValue.cValue) }
  }

  /// Adds a widget to a `SizeGroup`.
  public final func addWidget(_ widget: Widget) { gtk_size_group_add_widget(gtkSizeGroup, widget.gtkWidget) }

  /// Returns the list of widgets associated with `sizeGroup`.
  public final var widgets: [Widget] {
    lists(gtk_size_group_get_widgets(gtkSizeGroup), isGiven: false) { lentObject($0) as Widget? }
  }

  /// Removes a widget from a `SizeGroup`.
  public final func removeWidget(_ widget: Widget) { gtk_size_group_remove_widget(gtkSizeGroup, widget.gtkWidget) }
}

extension Reactive where Base: SizeGroup {
  /// The direction in which the size group affects requested sizes.
  public var mode: DynamicSubject<SizeGroupMode> {
    property("mode", get: { SizeGroup.of($0).mode }, set: { SizeGroup.of($0).mode = $1 })
  }
}
