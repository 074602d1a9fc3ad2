// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Gio.
public enum Gio {}

extension Gio {
  /// `Action` represents a single named action.
  public protocol Action: Object {}
}

extension Gio.Action {
  /// If `action` is currently enabled.
  public var enabled: Bool { g_action_get_enabled(cast()) != 0 }

  /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
  /// `ActionGroup`. It is immutable.
  public var name: String { lentString(g_action_get_name(cast())) }
}

extension Reactive where Base: Gio.Action {
  /// If `action` is currently enabled.
  public var enabled: SafeSignal<Bool> { readOnlyProperty("enabled") }

  /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
  /// `ActionGroup`. It is immutable.
  public var name: SafeSignal<String> { readOnlyProperty("name") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionObject: Object, Gio.Action {}

extension Gio {
  /// `ActionGroup` represents a group of actions. Actions can be used to expose functionality in a structured way,
  /// either from one part of a program to another, or to the outside world. Action groups are often used together with
  /// a `MenuModel` that provides additional representation data for displaying the actions to the user, e.g. in a menu.
  public protocol ActionGroup: Object {}
}

extension Gio.ActionGroup {
  /// Emits the `ActionGroup.actionAdded` signal on `actionGroup`.
  public func actionAdded(_ actionName: String) { g_action_group_action_added(cast(), actionName) }

  /// Emits the `ActionGroup.actionEnabledChanged` signal on `actionGroup`.
  public func actionEnabledChanged(_ actionName: String, enabled: Bool) {
    g_action_group_action_enabled_changed(cast(), actionName, enabled ? 1 : 0)
  }

  /// Emits the `ActionGroup.actionRemoved` signal on `actionGroup`.
  public func actionRemoved(_ actionName: String) { g_action_group_action_removed(cast(), actionName) }

  /// Checks if the named action within `actionGroup` is currently enabled.
  public func getActionEnabled(_ actionName: String) -> Bool {
    g_action_group_get_action_enabled(cast(), actionName) != 0
  }

  /// Checks if the named action exists within `actionGroup`.
  public func hasAction(_ actionName: String) -> Bool { g_action_group_has_action(cast(), actionName) != 0 }

  /// Lists the actions contained within `actionGroup`.
  @discardableResult
  public func listActions() -> [String] { givenStrings(g_action_group_list_actions(cast())) }
}

extension Reactive where Base: Gio.ActionGroup {
  /// Signals that a new action was just added to the group. This signal is emitted after the action has been added and
  /// is now visible.
  ///
  /// Argument: `actionName`.
  public var actionAdded: SafeSignal<String> { signal("action-added") }

  /// Signals that the enabled status of the named action has changed.
  ///
  /// Arguments: `actionName`, `enabled`.
  public var actionEnabledChanged: SafeSignal<(String, Bool)> { signal("action-enabled-changed") }

  /// Signals that an action is just about to be removed from the group. This signal is emitted before the action is
  /// removed, so the action is still visible and can be queried from the signal handler.
  ///
  /// Argument: `actionName`.
  public var actionRemoved: SafeSignal<String> { signal("action-removed") }

  /// Signals that the state of the named action has changed.
  ///
  /// Arguments: `actionName`, `value`.
  public var actionStateChanged: SafeSignal<(String, OpaqueValue)> { signal("action-state-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionGroupObject: Object, Gio.ActionGroup {}

extension Gio {
  /// The GActionMap interface is implemented by `ActionGroup` implementations that operate by containing a number of
  /// named `Action` instances, such as `SimpleActionGroup`.
  public protocol ActionMap: Object {}
}

extension Gio.ActionMap {
  /// Adds an action to the `actionMap`.
  public func addAction(_ action: any Gio.Action) { g_action_map_add_action(cast(), action.cast()) }

  /// Looks up the action with the name `actionName` in `actionMap`.
  public func lookupAction(_ actionName: String) -> (any Gio.Action)? {
    lentInterface(g_action_map_lookup_action(cast(), actionName))
  }

  /// Removes the named action from the action map.
  public func removeAction(_ actionName: String) { g_action_map_remove_action(cast(), actionName) }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionMapObject: Object, Gio.ActionMap {}

extension Gio {
  /// A `Application` is the foundation of an application. It wraps some low-level platform-specific services and is
  /// intended to act as the foundation for higher-level application classes such as `Application` or #MxApplication. In
  /// general, you should not use this class outside of a higher level framework.
  open class Application: Object, Gio.ActionGroup, Gio.ActionMap {
    open override class var gType: GType { g_application_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Application` instance.
    public init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
      super.init(adopting: UnsafeMutableRawPointer(g_application_new(applicationId, flags.cValue())))
    }

    public var applicationId: String? {
      get { lentString(g_application_get_application_id(cast())) }
      set { g_application_set_application_id(cast(), newValue) }
    }

    public var flags: Gio.ApplicationFlags {
      get { Gio.ApplicationFlags(cValue: g_application_get_flags(cast())) }
      set { g_application_set_flags(cast(), newValue.cValue()) }
    }

    public var inactivityTimeout: Int {
      get { Int(g_application_get_inactivity_timeout(cast())) }
      set { g_application_set_inactivity_timeout(cast(), UInt32(newValue)) }
    }

    /// Whether the application is currently marked as busy through `g_application_mark_busy()` or
    /// `g_application_bind_busy_property()`.
    public var isBusy: Bool { g_application_get_is_busy(cast()) != 0 }

    public var isRegistered: Bool { g_application_get_is_registered(cast()) != 0 }

    public var isRemote: Bool { g_application_get_is_remote(cast()) != 0 }

    public var resourceBasePath: String? {
      get { lentString(g_application_get_resource_base_path(cast())) }
      set { g_application_set_resource_base_path(cast(), newValue) }
    }

    /// Activates the application.
    public final func activate() { g_application_activate(cast()) }

    /// Marks `application` as busy (see `g_application_mark_busy()`) while `property` on `object` is `true`.
    public final func bindBusyProperty(_ object: Object, property: String) {
      g_application_bind_busy_property(cast(), object.pointer, property)
    }

    /// Gets the D-Bus object path being used by the application, or `nil`.
    public var dbusObjectPath: String? { lentString(g_application_get_dbus_object_path(cast())) }

    /// Increases the use count of `application`.
    public final func hold() { g_application_hold(cast()) }

    /// Increases the busy count of `application`.
    public final func markBusy() { g_application_mark_busy(cast()) }

    /// Immediately quits the application.
    public final func quit() { g_application_quit(cast()) }

    /// Decrease the use count of `application`.
    public final func release() { g_application_release(cast()) }

    /// Sets or unsets the default application for the process, as returned by `g_application_get_default()`.
    public final func setDefault() { g_application_set_default(cast()) }

    /// Adds a description to the `application` option context.
    public final func setOptionContextDescription(_ description: String?) {
      g_application_set_option_context_description(cast(), description)
    }

    /// Sets the parameter string to be used by the commandline handling of `application`.
    public final func setOptionContextParameterString(_ parameterString: String?) {
      g_application_set_option_context_parameter_string(cast(), parameterString)
    }

    /// Adds a summary to the `application` option context.
    public final func setOptionContextSummary(_ summary: String?) {
      g_application_set_option_context_summary(cast(), summary)
    }

    /// Destroys a binding between `property` and the busy state of `application` that was previously created with
    /// `g_application_bind_busy_property()`.
    public final func unbindBusyProperty(_ object: Object, property: String) {
      g_application_unbind_busy_property(cast(), object.pointer, property)
    }

    /// Decreases the busy count of `application`.
    public final func unmarkBusy() { g_application_unmark_busy(cast()) }

    /// Withdraws a notification that was sent with `g_application_send_notification()`.
    public final func withdrawNotification(_ id: String) { g_application_withdraw_notification(cast(), id) }

    /// Returns the default `Application` instance for this process.
    public static var `default`: Gio.Application? { lentObject(g_application_get_default()) }

    /// Checks if `applicationId` is a valid application identifier.
    public static func idIsValid(_ applicationId: String) -> Bool { g_application_id_is_valid(applicationId) != 0 }
  }
}

extension Reactive where Base: Gio.Application {
  public var applicationId: DynamicSubject<String?> { property("application-id") }

  public var flags: DynamicSubject<Gio.ApplicationFlags> { property("flags") }

  public var inactivityTimeout: DynamicSubject<Int> { property("inactivity-timeout") }

  /// Whether the application is currently marked as busy through `g_application_mark_busy()` or
  /// `g_application_bind_busy_property()`.
  public var isBusy: SafeSignal<Bool> { readOnlyProperty("is-busy") }

  public var isRegistered: SafeSignal<Bool> { readOnlyProperty("is-registered") }

  public var isRemote: SafeSignal<Bool> { readOnlyProperty("is-remote") }

  public var resourceBasePath: DynamicSubject<String?> { property("resource-base-path") }

  /// The `activate` signal is emitted on the primary instance when an activation occurs. See
  /// `g_application_activate()`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The `commandLine` signal is emitted on the primary instance when a commandline is not handled locally. See
  /// `g_application_run()` and the `ApplicationCommandLine` documentation for more information.
  ///
  /// Argument: `commandLine`.
  public var commandLine: SignalRequest<Int, OpaqueValue> { request("command-line") }

  /// The `handleLocalOptions` signal is emitted on the local instance after the parsing of the commandline options has
  /// occurred.
  ///
  /// Argument: `options`.
  public var handleLocalOptions: SignalRequest<Int, OpaqueValue> { request("handle-local-options") }

  /// The `nameLost` signal is emitted only on the registered primary instance when a new instance has taken over. This
  /// can only happen if the application is using the `G_APPLICATION_ALLOW_REPLACEMENT` flag.
  public var nameLost: SignalRequest<Bool> { request("name-lost") }

  /// The `open` signal is emitted on the primary instance when there are files to open. See `g_application_open()` for
  /// more information.
  ///
  /// Arguments: `files`, `nFiles`, `hint`.
  public var open: SafeSignal<(OpaqueValue, Int, String)> { signal("open") }

  /// The `shutdown` signal is emitted only on the registered primary instance immediately after the main loop
  /// terminates.
  public var shutdown: SafeSignal<Void> { signal("shutdown") }

  /// The `startup` signal is emitted on the primary instance immediately after registration. See
  /// `g_application_register()`.
  public var startup: SafeSignal<Void> { signal("startup") }
}

extension Gio {
  /// `ListModel` is an interface that represents a mutable list of `Objects`. Its main intention is as a model for
  /// various widgets in user interfaces, such as list views, but it can also be used as a convenient method of
  /// returning lists of data, with support for updates.
  public protocol ListModel: Object {}
}

extension Gio.ListModel {
  /// Gets the type of the items in `list`.
  public var itemType: GType { g_list_model_get_item_type(cast()) }

  /// Gets the number of items in `list`.
  public var nItems: Int { Int(g_list_model_get_n_items(cast())) }

  /// Get the item at `position`.
  public func getItem(_ position: Int) -> Object? { givenObject(g_list_model_get_object(cast(), UInt32(position))) }

  /// Emits the `ListModel.itemsChanged` signal on `list`.
  public func itemsChanged(position: Int, removed: Int, added: Int) {
    g_list_model_items_changed(cast(), UInt32(position), UInt32(removed), UInt32(added))
  }
}

extension Reactive where Base: Gio.ListModel {
  /// This signal is emitted whenever items were added to or removed from `list`. At `position`, `removed` items were
  /// removed and `added` items were added in their place.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal("items-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioListModelObject: Object, Gio.ListModel {}

extension Gio {
  /// `ListStore` is a simple implementation of `ListModel` that stores all items in memory.
  open class ListStore: Object, Gio.ListModel {
    open override class var gType: GType { g_list_store_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `ListStore` with items of type `itemType`. `itemType` must be a subclass of `Object`.
    public init(itemType: GType) {
      super.init(adopting: UnsafeMutableRawPointer(g_list_store_new(itemType)))
    }

    /// The number of items contained in this list store.
    public var nItems: Int { getProperty("n-items") }

    /// Appends `item` to `store`. `item` must be of type `ListStore`:item-type.
    public final func append(_ item: Object) { g_list_store_append(cast(), item.pointer) }

    /// Inserts `item` into `store` at `position`. `item` must be of type `ListStore`:item-type or derived from it.
    /// `position` must be smaller than the length of the list, or equal to it to append.
    public final func insert(position: Int, item: Object) {
      g_list_store_insert(cast(), UInt32(position), item.pointer)
    }

    /// Removes the item from `store` that is at `position`. `position` must be smaller than the current length of the
    /// list.
    public final func remove(_ position: Int) { g_list_store_remove(cast(), UInt32(position)) }

    /// Removes all items from `store`.
    public final func removeAll() { g_list_store_remove_all(cast()) }
  }
}

extension Reactive where Base: Gio.ListStore {
  /// The number of items contained in this list store.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Gio {
  /// `Menu` is a simple implementation of `MenuModel`. You populate a `Menu` by adding `MenuItem` instances to it.
  open class Menu: Gio.MenuModel {
    open override class var gType: GType { g_menu_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Menu`.
    public init() {
      super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
    }

    /// Convenience function for appending a normal menu item to the end of `menu`. Combine `g_menu_item_new()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func append(_ label: String?, detailedAction: String?) { g_menu_append(cast(), label, detailedAction) }

    /// Appends `item` to the end of `menu`.
    public final func appendItem(_ item: Gio.MenuItem) { g_menu_append_item(cast(), item.cast()) }

    /// Convenience function for appending a section menu item to the end of `menu`. Combine `g_menu_item_new_section()`
    /// and `g_menu_insert_item()` for a more flexible alternative.
    public final func appendSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_append_section(cast(), label, section.cast())
    }

    /// Convenience function for appending a submenu menu item to the end of `menu`. Combine `g_menu_item_new_submenu()`
    /// and `g_menu_insert_item()` for a more flexible alternative.
    public final func appendSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_append_submenu(cast(), label, submenu.cast())
    }

    /// Marks `menu` as frozen.
    public final func freeze() { g_menu_freeze(cast()) }

    /// Convenience function for inserting a normal menu item into `menu`. Combine `g_menu_item_new()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func insert(position: Int, label: String?, detailedAction: String?) {
      g_menu_insert(cast(), Int32(position), label, detailedAction)
    }

    /// Inserts `item` into `menu`.
    public final func insertItem(position: Int, item: Gio.MenuItem) {
      g_menu_insert_item(cast(), Int32(position), item.cast())
    }

    /// Convenience function for inserting a section menu item into `menu`. Combine `g_menu_item_new_section()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func insertSection(position: Int, label: String?, section: Gio.MenuModel) {
      g_menu_insert_section(cast(), Int32(position), label, section.cast())
    }

    /// Convenience function for inserting a submenu menu item into `menu`. Combine `g_menu_item_new_submenu()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func insertSubmenu(position: Int, label: String?, submenu: Gio.MenuModel) {
      g_menu_insert_submenu(cast(), Int32(position), label, submenu.cast())
    }

    /// Convenience function for prepending a normal menu item to the start of `menu`. Combine `g_menu_item_new()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func prepend(_ label: String?, detailedAction: String?) {
      g_menu_prepend(cast(), label, detailedAction)
    }

    /// Prepends `item` to the start of `menu`.
    public final func prependItem(_ item: Gio.MenuItem) { g_menu_prepend_item(cast(), item.cast()) }

    /// Convenience function for prepending a section menu item to the start of `menu`. Combine
    /// `g_menu_item_new_section()` and `g_menu_insert_item()` for a more flexible alternative.
    public final func prependSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_prepend_section(cast(), label, section.cast())
    }

    /// Convenience function for prepending a submenu menu item to the start of `menu`. Combine
    /// `g_menu_item_new_submenu()` and `g_menu_insert_item()` for a more flexible alternative.
    public final func prependSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_prepend_submenu(cast(), label, submenu.cast())
    }

    /// Removes an item from the menu.
    public final func remove(_ position: Int) { g_menu_remove(cast(), Int32(position)) }

    /// Removes all items in the menu.
    public final func removeAll() { g_menu_remove_all(cast()) }
  }
}

extension Gio {
  /// `MenuItem` is an opaque structure type. You must access it using the functions below.
  open class MenuItem: Object {
    open override class var gType: GType { g_menu_item_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `MenuItem`.
    public init(label: String? = nil, detailedAction: String? = nil) {
      super.init(adopting: UnsafeMutableRawPointer(g_menu_item_new(label, detailedAction)))
    }

    /// Creates a `MenuItem` as an exact copy of an existing menu item in a `MenuModel`.
    public init(model: Gio.MenuModel, itemIndex: Int) {
      super.init(adopting: UnsafeMutableRawPointer(g_menu_item_new_from_model(model.cast(), Int32(itemIndex))))
    }

    /// Creates a new `MenuItem` representing a section.
    public init(label: String?, section: Gio.MenuModel) {
      super.init(adopting: UnsafeMutableRawPointer(g_menu_item_new_section(label, section.cast())))
    }

    /// Creates a new `MenuItem` representing a submenu.
    public init(label: String?, submenu: Gio.MenuModel) {
      super.init(adopting: UnsafeMutableRawPointer(g_menu_item_new_submenu(label, submenu.cast())))
    }

    /// Queries the named `link` on `menuItem`.
    public final func getLink(_ link: String) -> Gio.MenuModel? { givenObject(g_menu_item_get_link(cast(), link)) }

    /// Sets the "action" and possibly the "target" attribute of `menuItem`.
    public final func setDetailedAction(_ detailedAction: String) {
      g_menu_item_set_detailed_action(cast(), detailedAction)
    }

    /// Sets or unsets the "label" attribute of `menuItem`.
    public final func setLabel(_ label: String?) { g_menu_item_set_label(cast(), label) }

    /// Creates a link from `menuItem` to `model` if non-`nil`, or unsets it.
    public final func setLink(_ link: String, model: Gio.MenuModel?) {
      g_menu_item_set_link(cast(), link, model?.cast())
    }

    /// Sets or unsets the "section" link of `menuItem` to `section`.
    public final func setSection(_ section: Gio.MenuModel?) { g_menu_item_set_section(cast(), section?.cast()) }

    /// Sets or unsets the "submenu" link of `menuItem` to `submenu`.
    public final func setSubmenu(_ submenu: Gio.MenuModel?) { g_menu_item_set_submenu(cast(), submenu?.cast()) }
  }
}

extension Gio {
  /// `MenuModel` represents the contents of a menu -- an ordered list of menu items. The items are associated with
  /// actions, which can be activated through them. Items can be grouped in sections, and may have submenus associated
  /// with them. Both items and sections usually have some representation data, such as labels or icons. The type of the
  /// associated action (ie whether it is stateful, and what kind of state it has) can influence the representation of
  /// the item.
  open class MenuModel: Object {
    open override class var gType: GType { g_menu_model_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Queries the item at position `itemIndex` in `model` for the link specified by `link`.
    public final func getItemLink(itemIndex: Int, link: String) -> Gio.MenuModel? {
      givenObject(g_menu_model_get_item_link(cast(), Int32(itemIndex), link))
    }

    /// Query the number of items in `model`.
    public var nItems: Int { Int(g_menu_model_get_n_items(cast())) }

    /// Queries if `model` is mutable.
    public final func isMutable() -> Bool { g_menu_model_is_mutable(cast()) != 0 }

    /// Requests emission of the `MenuModel.itemsChanged` signal on `model`.
    public final func itemsChanged(position: Int, removed: Int, added: Int) {
      g_menu_model_items_changed(cast(), Int32(position), Int32(removed), Int32(added))
    }
  }
}

extension Reactive where Base: Gio.MenuModel {
  /// Emitted when a change has occurred to the menu.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal("items-changed") }
}

extension Gio {
  /// A `PropertyAction` is a way to get a `Action` with a state value reflecting and controlling the value of a
  /// `Object` property.
  open class PropertyAction: Object, Gio.Action {
    open override class var gType: GType { g_property_action_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a `Action` corresponding to the value of property `propertyName` on `object`.
    public init(name: String, object: Object, propertyName: String) {
      super.init(adopting: UnsafeMutableRawPointer(g_property_action_new(name, object.pointer, propertyName)))
    }

    /// If `action` is currently enabled.
    public var enabled: Bool { getProperty("enabled") }

    /// If `true`, the state of the action will be the negation of the property value, provided the property is boolean.
    public var invertBoolean: Bool { getProperty("invert-boolean") }

    /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
    /// `ActionMap`.
    public var name: String { getProperty("name") }
  }
}

extension Reactive where Base: Gio.PropertyAction {
  /// If `action` is currently enabled.
  public var enabled: SafeSignal<Bool> { readOnlyProperty("enabled") }

  /// If `true`, the state of the action will be the negation of the property value, provided the property is boolean.
  public var invertBoolean: SafeSignal<Bool> { readOnlyProperty("invert-boolean") }

  /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
  /// `ActionMap`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }
}

extension Gio {
  /// The `Settings` class provides a convenient API for storing and retrieving application settings.
  open class Settings: Object {
    open override class var gType: GType { g_settings_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Settings` object with the schema specified by `schemaId`.
    public init(schemaId: String) {
      super.init(adopting: UnsafeMutableRawPointer(g_settings_new(schemaId)))
    }

    /// Creates a new `Settings` object with the relocatable schema specified by `schemaId` and a given path.
    public init(schemaId: String, path: String) {
      super.init(adopting: UnsafeMutableRawPointer(g_settings_new_with_path(schemaId, path)))
    }

    /// Whether the `Settings` object is in 'delay-apply' mode. See `g_settings_delay()` for details.
    public var delayApply: Bool { getProperty("delay-apply") }

    /// If this property is `true`, the `Settings` object has outstanding changes that will be applied when
    /// `g_settings_apply()` is called.
    public var hasUnapplied: Bool { g_settings_get_has_unapplied(cast()) != 0 }

    /// The path within the backend where the settings are stored.
    public var path: String { getProperty("path") }

    /// The name of the schema that describes the types of keys for this `Settings` object.
    public var schemaId: String { getProperty("schema-id") }

    /// Applies any changes that have been made to the settings. This function does nothing unless `settings` is in
    /// 'delay-apply' mode; see `g_settings_delay()`. In the normal case settings are always applied immediately.
    public final func apply() { g_settings_apply(cast()) }

    /// Create a binding between the `key` in the `settings` object and the property `property` of `object`.
    public final func bind(_ key: String, object: Object, property: String, flags: Gio.SettingsBindFlags) {
      g_settings_bind(cast(), key, object.pointer, property, flags.cValue())
    }

    /// Create a binding between the writability of `key` in the `settings` object and the property `property` of
    /// `object`. The property must be boolean; "sensitive" or "visible" properties of widgets are the most likely
    /// candidates.
    public final func bindWritable(_ key: String, object: Object, property: String, inverted: Bool) {
      g_settings_bind_writable(cast(), key, object.pointer, property, inverted ? 1 : 0)
    }

    /// Creates a `Action` corresponding to a given `Settings` key.
    @discardableResult
    public final func createAction(_ key: String) -> (any Gio.Action)? {
      givenInterface(g_settings_create_action(cast(), key))
    }

    /// Changes the `Settings` object into 'delay-apply' mode. In this mode, changes to `settings` are not immediately
    /// propagated to the backend, but kept locally until `g_settings_apply()` is called.
    public final func delay() { g_settings_delay(cast()) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getBoolean(_ key: String) -> Bool { g_settings_get_boolean(cast(), key) != 0 }

    /// Creates a child settings object which has a base path of `base-path/@name`, where `base-path` is the base path
    /// of `settings`.
    public final func getChild(_ name: String) -> Gio.Settings? { givenObject(g_settings_get_child(cast(), name)) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getDouble(_ key: String) -> Double { g_settings_get_double(cast(), key) }

    /// Gets the value that is stored in `settings` for `key` and converts it to the enum value that it represents.
    public final func getEnum(_ key: String) -> Int { Int(g_settings_get_enum(cast(), key)) }

    /// Gets the value that is stored in `settings` for `key` and converts it to the flags value that it represents.
    public final func getFlags(_ key: String) -> Int { Int(g_settings_get_flags(cast(), key)) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getInt(_ key: String) -> Int { Int(g_settings_get_int(cast(), key)) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getInt64(_ key: String) -> Int { g_settings_get_int64(cast(), key) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getString(_ key: String) -> String { givenString(g_settings_get_string(cast(), key)) }

    /// A convenience variant of `g_settings_get()` for string arrays.
    public final func getStrv(_ key: String) -> [String] { givenStrings(g_settings_get_strv(cast(), key)) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getUint(_ key: String) -> Int { Int(g_settings_get_uint(cast(), key)) }

    /// Gets the value that is stored at `key` in `settings`.
    public final func getUint64(_ key: String) -> Int { Int(g_settings_get_uint64(cast(), key)) }

    /// Finds out if a key can be written or not
    public final func isWritable(_ name: String) -> Bool { g_settings_is_writable(cast(), name) != 0 }

    /// Gets the list of children on `settings`.
    @discardableResult
    public final func listChildren() -> [String] { givenStrings(g_settings_list_children(cast())) }

    /// Resets `key` to its default value.
    public final func reset(_ key: String) { g_settings_reset(cast(), key) }

    /// Reverts all non-applied changes to the settings. This function does nothing unless `settings` is in
    /// 'delay-apply' mode; see `g_settings_delay()`. In the normal case settings are always applied immediately.
    public final func revert() { g_settings_revert(cast()) }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setBoolean(_ key: String, value: Bool) -> Bool {
      g_settings_set_boolean(cast(), key, value ? 1 : 0) != 0
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setDouble(_ key: String, value: Double) -> Bool { g_settings_set_double(cast(), key, value) != 0 }

    /// Looks up the enumerated type nick for `value` and writes it to `key`, within `settings`.
    @discardableResult
    public final func setEnum(_ key: String, value: Int) -> Bool { g_settings_set_enum(cast(), key, Int32(value)) != 0 }

    /// Looks up the flags type nicks for the bits specified by `value`, puts them in an array of strings and writes the
    /// array to `key`, within `settings`.
    @discardableResult
    public final func setFlags(_ key: String, value: Int) -> Bool {
      g_settings_set_flags(cast(), key, UInt32(value)) != 0
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setInt(_ key: String, value: Int) -> Bool { g_settings_set_int(cast(), key, Int32(value)) != 0 }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setInt64(_ key: String, value: Int) -> Bool { g_settings_set_int64(cast(), key, value) != 0 }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setString(_ key: String, value: String) -> Bool { g_settings_set_string(cast(), key, value) != 0 }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setStrv(_ key: String, value: [String]) -> Bool {
      value.withCStrings { value in g_settings_set_strv(cast(), key, value) != 0 }
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setUint(_ key: String, value: Int) -> Bool {
      g_settings_set_uint(cast(), key, UInt32(value)) != 0
    }

    /// Sets `key` in `settings` to `value`.
    @discardableResult
    public final func setUint64(_ key: String, value: Int) -> Bool {
      g_settings_set_uint64(cast(), key, UInt(value)) != 0
    }

    /// Ensures that all pending operations are complete for the default backend.
    public static func sync() { g_settings_sync() }

    /// Removes an existing binding for `property` on `object`.
    public static func unbind(_ object: Object, property: String) { g_settings_unbind(object.pointer, property) }
  }
}

extension Reactive where Base: Gio.Settings {
  /// Whether the `Settings` object is in 'delay-apply' mode. See `g_settings_delay()` for details.
  public var delayApply: SafeSignal<Bool> { readOnlyProperty("delay-apply") }

  /// If this property is `true`, the `Settings` object has outstanding changes that will be applied when
  /// `g_settings_apply()` is called.
  public var hasUnapplied: SafeSignal<Bool> { readOnlyProperty("has-unapplied") }

  /// The path within the backend where the settings are stored.
  public var path: SafeSignal<String> { readOnlyProperty("path") }

  /// The name of the schema that describes the types of keys for this `Settings` object.
  public var schemaId: SafeSignal<String> { readOnlyProperty("schema-id") }

  /// The "change-event" signal is emitted once per change event that affects this settings object. You should connect
  /// to this signal only if you are interested in viewing groups of changes before they are split out into multiple
  /// emissions of the "changed" signal. For most use cases it is more appropriate to use the "changed" signal.
  ///
  /// Arguments: `keys`, `nKeys`.
  public var changeEvent: SignalRequest<Bool, OpaqueValue, Int> { request("change-event") }

  /// The "changed" signal is emitted when a key has potentially changed. You should call one of the `g_settings_get()`
  /// calls to check the new value.
  ///
  /// Argument: `key`.
  public var changed: SafeSignal<String> { signal("changed") }

  /// The "writable-change-event" signal is emitted once per writability change event that affects this settings object.
  /// You should connect to this signal if you are interested in viewing groups of changes before they are split out
  /// into multiple emissions of the "writable-changed" signal. For most use cases it is more appropriate to use the
  /// "writable-changed" signal.
  ///
  /// Argument: `key`.
  public var writableChangeEvent: SignalRequest<Bool, Int> { request("writable-change-event") }

  /// The "writable-changed" signal is emitted when the writability of a key has potentially changed. You should call
  /// `g_settings_is_writable()` in order to determine the new status.
  ///
  /// Argument: `key`.
  public var writableChanged: SafeSignal<String> { signal("writable-changed") }
}

extension Gio {
  /// A `SimpleAction` is the obvious simple implementation of the `Action` interface. This is the easiest way to create
  /// an action for purposes of adding it to a `SimpleActionGroup`.
  open class SimpleAction: Object, Gio.Action {
    open override class var gType: GType { g_simple_action_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new action.
    public init(name: String) {
      super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
    }

    /// If `action` is currently enabled.
    public var enabled: Bool {
      get { getProperty("enabled") }
      set { g_simple_action_set_enabled(cast(), newValue ? 1 : 0) }
    }

    /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
    /// `SimpleActionGroup`.
    public var name: String { getProperty("name") }
  }
}

extension Reactive where Base: Gio.SimpleAction {
  /// If `action` is currently enabled.
  public var enabled: DynamicSubject<Bool> { property("enabled") }

  /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
  /// `SimpleActionGroup`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// Indicates that the action was just activated.
  ///
  /// Argument: `parameter`.
  public var activate: SafeSignal<OpaqueValue> { signal("activate") }

  /// Indicates that the action just received a request to change its state.
  ///
  /// Argument: `value`.
  public var changeState: SafeSignal<OpaqueValue> { signal("change-state") }
}

extension Gio {
  /// `SimpleActionGroup` is a hash table filled with `Action` objects, implementing the `ActionGroup` and `ActionMap`
  /// interfaces.
  open class SimpleActionGroup: Object, Gio.ActionGroup, Gio.ActionMap {
    open override class var gType: GType { g_simple_action_group_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new, empty, `SimpleActionGroup`.
    public init() {
      super.init(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
    }
  }
}

extension Gio {
  /// Flags used to define the behaviour of a `Application`.
  public nonisolated struct ApplicationFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Run as a service. In this mode, registration fails if the service is already running, and the application will
    /// initially wait up to 10 seconds for an initial activation message to arrive.
    public static let isService = ApplicationFlags(rawValue: 1)
    /// Don't try to become the primary instance.
    public static let isLauncher = ApplicationFlags(rawValue: 2)
    /// This application handles opening files (in the primary instance). Note that this flag only affects the default
    /// implementation of local_command_line(), and has no effect if `G_APPLICATION_HANDLES_COMMAND_LINE` is given. See
    /// `g_application_run()` for details.
    public static let handlesOpen = ApplicationFlags(rawValue: 4)
    /// This application handles command line arguments (in the primary instance). Note that this flag only affect the
    /// default implementation of local_command_line(). See `g_application_run()` for details.
    public static let handlesCommandLine = ApplicationFlags(rawValue: 8)
    /// Send the environment of the launching process to the primary instance. Set this flag if your application is
    /// expected to behave differently depending on certain environment variables. For instance, an editor might be
    /// expected to use the `GIT_COMMITTER_NAME` environment variable when editing a git commit message. The environment
    /// is available to the `Application.commandLine` signal handler, via `g_application_command_line_getenv()`.
    public static let sendEnvironment = ApplicationFlags(rawValue: 16)
    /// Make no attempts to do any of the typical single-instance application negotiation, even if the application ID is
    /// given. The application neither attempts to become the owner of the application ID nor does it check if an
    /// existing owner already exists. Everything occurs in the local process. Since: 2.30.
    public static let nonUnique = ApplicationFlags(rawValue: 32)
    /// Allow users to override the application ID from the command line with `--gapplication-app-id`. Since: 2.48
    public static let canOverrideAppId = ApplicationFlags(rawValue: 64)
    /// Allow another instance to take over the bus name. Since: 2.60
    public static let allowReplacement = ApplicationFlags(rawValue: 128)
    /// Take over from another instance. This flag is usually set by passing `--gapplication-replace` on the
    /// commandline. Since: 2.60
    public static let replace = ApplicationFlags(rawValue: 256)

    public static var gType: GType { g_application_flags_get_type() }
  }
}

extension Gio {
  /// Flags used when creating a binding. These flags determine in which direction the binding works. The default is to
  /// synchronize in both directions.
  public nonisolated struct SettingsBindFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Update the `Object` property when the setting changes. It is an error to use this flag if the property is not
    /// writable.
    public static let get = SettingsBindFlags(rawValue: 1)
    /// Update the setting when the `Object` property changes. It is an error to use this flag if the property is not
    /// readable.
    public static let set = SettingsBindFlags(rawValue: 2)
    /// Do not try to bind a "sensitivity" property to the writability of the setting
    public static let noSensitivity = SettingsBindFlags(rawValue: 4)
    /// When set in addition to `G_SETTINGS_BIND_GET`, set the `Object` property value initially from the setting, but
    /// do not listen for changes of the setting
    public static let getNoChanges = SettingsBindFlags(rawValue: 8)
    /// When passed to `g_settings_bind()`, uses a pair of mapping functions that invert the boolean value when mapping
    /// between the setting and the property. The setting and property must both be booleans. You cannot pass this flag
    /// to `g_settings_bind_with_mapping()`.
    public static let invertBoolean = SettingsBindFlags(rawValue: 16)

    public static var gType: GType { g_settings_bind_flags_get_type() }
  }
}
