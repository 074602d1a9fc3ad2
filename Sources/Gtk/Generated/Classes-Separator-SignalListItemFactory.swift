// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `Separator` is a horizontal or vertical separator widget.
open class Separator: Widget, Orientable {
  open override class var gType: GType { gtk_separator_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Separator` with the given orientation.
  public init(orientation: Orientation) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_separator_new(orientation.cValue())))
  }
}

/// A `Shortcut` describes a keyboard shortcut.
open class Shortcut: Object {
  open override class var gType: GType { gtk_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Shortcut` that is triggered by `trigger` and then activates `action`.
  public init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_new(trigger?.given(), action?.given())))
  }

  /// The action that gets activated by this shortcut.
  public var action: ShortcutAction? {
    get { lentObject(gtk_shortcut_get_action(cast())) }
    set { gtk_shortcut_set_action(cast(), newValue?.given()) }
  }

  /// The trigger that triggers this shortcut.
  public var trigger: ShortcutTrigger? {
    get { lentObject(gtk_shortcut_get_trigger(cast())) }
    set { gtk_shortcut_set_trigger(cast(), newValue?.given()) }
  }
}

extension Reactive where Base: Shortcut {
  /// The action that gets activated by this shortcut.
  public var action: DynamicSubject<ShortcutAction?> { property("action") }

  /// The trigger that triggers this shortcut.
  public var trigger: DynamicSubject<ShortcutTrigger?> { property("trigger") }
}

/// `ShortcutAction` encodes an action that can be triggered by a keyboard shortcut.
open class ShortcutAction: Object {
  open override class var gType: GType { gtk_shortcut_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into an action.
  public init(string: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_action_parse_string(string)))
  }

  /// Prints the given action into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_action_to_string(cast())) }
}

/// `ShortcutController` is an event controller that manages shortcuts.
open class ShortcutController: EventController, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_shortcut_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new shortcut controller.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_controller_new()))
  }

  /// Creates a new shortcut controller that takes its shortcuts from the given list model.
  public init(model: any Gio.ListModel) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_controller_new_for_model(model.cast())))
  }

  /// The modifiers that need to be pressed to allow mnemonics activation.
  public var mnemonicModifiers: Gdk.ModifierType {
    get { getProperty("mnemonic-modifiers") }
    set { setProperty("mnemonic-modifiers", newValue) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: Int { getProperty("n-items") }

  /// What scope the shortcuts will be handled in.
  public var scope: ShortcutScope {
    get { ShortcutScope(cValue: gtk_shortcut_controller_get_scope(cast())) }
    set { gtk_shortcut_controller_set_scope(cast(), newValue.cValue()) }
  }

  /// Adds `shortcut` to the list of shortcuts handled by `self`.
  public final func addShortcut(_ shortcut: Shortcut) { gtk_shortcut_controller_add_shortcut(cast(), shortcut.given()) }

  /// Gets the mnemonics modifiers for when this controller activates its shortcuts.
  public var mnemonicsModifiers: Gdk.ModifierType {
    Gdk.ModifierType(cValue: gtk_shortcut_controller_get_mnemonics_modifiers(cast()))
  }

  /// Removes `shortcut` from the list of shortcuts handled by `self`.
  public final func removeShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(cast(), shortcut.cast())
  }

  /// Sets the controller to use the given modifier for mnemonics.
  public final func setMnemonicsModifiers(_ modifiers: Gdk.ModifierType) {
    gtk_shortcut_controller_set_mnemonics_modifiers(cast(), modifiers.cValue())
  }
}

extension Reactive where Base: ShortcutController {
  /// The modifiers that need to be pressed to allow mnemonics activation.
  public var mnemonicModifiers: DynamicSubject<Gdk.ModifierType> { property("mnemonic-modifiers") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// What scope the shortcuts will be handled in.
  public var scope: DynamicSubject<ShortcutScope> { property("scope") }
}

/// `ShortcutLabel` displays a single keyboard shortcut or gesture.
open class ShortcutLabel: Widget {
  open override class var gType: GType { gtk_shortcut_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ShortcutLabel` with `accelerator` set.
  public init(accelerator: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_label_new(accelerator)))
  }

  /// The accelerator that `self` displays.
  public var accelerator: String? {
    get { lentString(gtk_shortcut_label_get_accelerator(cast())) }
    set { gtk_shortcut_label_set_accelerator(cast(), newValue) }
  }

  /// The text that is displayed when no accelerator is set.
  public var disabledText: String? {
    get { lentString(gtk_shortcut_label_get_disabled_text(cast())) }
    set { gtk_shortcut_label_set_disabled_text(cast(), newValue) }
  }
}

extension Reactive where Base: ShortcutLabel {
  /// The accelerator that `self` displays.
  public var accelerator: DynamicSubject<String?> { property("accelerator") }

  /// The text that is displayed when no accelerator is set.
  public var disabledText: DynamicSubject<String?> { property("disabled-text") }
}

/// `ShortcutTrigger` tracks how a `Shortcut` should be activated.
open class ShortcutTrigger: Object {
  open override class var gType: GType { gtk_shortcut_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into a trigger.
  public init(string: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_trigger_parse_string(string)))
  }

  /// The types of `trigger1` and `trigger2` are `gconstpointer` only to allow use of this function as a `GCompareFunc`.
  @discardableResult
  public final func compare(_ trigger2: ShortcutTrigger) -> Int {
    Int(gtk_shortcut_trigger_compare(cast(), trigger2.cast()))
  }

  /// Checks if `trigger1` and `trigger2` trigger under the same conditions.
  @discardableResult
  public final func equal(_ trigger2: ShortcutTrigger) -> Bool {
    gtk_shortcut_trigger_equal(cast(), trigger2.cast()) != 0
  }

  /// Generates a hash value for a `ShortcutTrigger`.
  @discardableResult
  public final func hash() -> Int { Int(gtk_shortcut_trigger_hash(cast())) }

  /// Gets textual representation for the given trigger.
  @discardableResult
  public final func toLabel(_ display: Gdk.Display) -> String {
    givenString(gtk_shortcut_trigger_to_label(cast(), display.cast()))
  }

  /// Prints the given trigger into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_trigger_to_string(cast())) }
}

/// A `ShortcutsGroup` represents a group of related keyboard shortcuts or gestures.
open class ShortcutsGroup: Box {
  open override class var gType: GType { gtk_shortcuts_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The title for this group of shortcuts.
  public var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// An optional view that the shortcuts in this group are relevant for.
  public var view: String {
    get { getProperty("view") }
    set { setProperty("view", newValue) }
  }
}

extension Reactive where Base: ShortcutsGroup {
  /// The title for this group of shortcuts.
  public var title: DynamicSubject<String> { property("title") }

  /// An optional view that the shortcuts in this group are relevant for.
  public var view: DynamicSubject<String> { property("view") }
}

/// A `ShortcutsSection` collects all the keyboard shortcuts and gestures for a major application mode.
open class ShortcutsSection: Box {
  open override class var gType: GType { gtk_shortcuts_section_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The maximum number of lines to allow per column.
  public var maxHeight: Int {
    get { getProperty("max-height") }
    set { setProperty("max-height", newValue) }
  }

  /// A unique name to identify this section among the sections added to the `ShortcutsWindow`.
  public var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The string to show in the section selector of the `ShortcutsWindow` for this section.
  public var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// A view name to filter the groups in this section by.
  public var viewName: String {
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

  /// The accelerator(s) represented by this object.
  public var accelerator: String {
    get { getProperty("accelerator") }
    set { setProperty("accelerator", newValue) }
  }

  /// A detailed action name.
  public var actionName: String {
    get { getProperty("action-name") }
    set { setProperty("action-name", newValue) }
  }

  /// `true` if an icon has been set.
  public var iconSet: Bool {
    get { getProperty("icon-set") }
    set { setProperty("icon-set", newValue) }
  }

  /// The type of shortcut that is represented.
  public var shortcutType: ShortcutType {
    get { getProperty("shortcut-type") }
    set { setProperty("shortcut-type", newValue) }
  }

  /// The subtitle for the shortcut or gesture.
  public var subtitle: String {
    get { getProperty("subtitle") }
    set { setProperty("subtitle", newValue) }
  }

  /// `true` if a subtitle has been set.
  public var subtitleSet: Bool {
    get { getProperty("subtitle-set") }
    set { setProperty("subtitle-set", newValue) }
  }

  /// The textual description for the shortcut or gesture represented by this object.
  public var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }
}

extension Reactive where Base: ShortcutsShortcut {
  /// The accelerator(s) represented by this object.
  public var accelerator: DynamicSubject<String> { property("accelerator") }

  /// A detailed action name.
  public var actionName: DynamicSubject<String> { property("action-name") }

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
}

/// A `ShortcutsWindow` shows information about the keyboard shortcuts and gestures of an application.
open class ShortcutsWindow: Window {
  open override class var gType: GType { gtk_shortcuts_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The name of the section to show.
  public var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The view name by which to filter the contents.
  public var viewName: String {
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_signal_action_new(signalName)))
  }

  /// The name of the signal to emit.
  public var signalName: String { lentString(gtk_signal_action_get_signal_name(cast())) }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
  }
}

extension Reactive where Base: SignalListItemFactory {
  /// Emitted when an object has been bound, for example when a new `ListItem.item` has been set on a `ListItem` and
  /// should be bound for use.
  ///
  /// Argument: `object`.
  public var bind: SafeSignal<Object?> { signal("bind") }

  /// Emitted when a new listitem has been created and needs to be setup for use.
  ///
  /// Argument: `object`.
  public var setup: SafeSignal<Object?> { signal("setup") }

  /// Emitted when an object is about to be destroyed.
  ///
  /// Argument: `object`.
  public var teardown: SafeSignal<Object?> { signal("teardown") }

  /// Emitted when a object has been unbound from its item, for example when a listitem was removed from use in a list
  /// widget and its new `ListItem.item` is about to be unset.
  ///
  /// Argument: `object`.
  public var unbind: SafeSignal<Object?> { signal("unbind") }
}
