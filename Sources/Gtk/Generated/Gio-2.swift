// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// `Icon` is a very minimal interface for icons. It provides functions for checking the equality of two icons,
  /// hashing of icons and serializing an icon to and from strings.
  public protocol Icon: Object {}
}

extension Gio.Icon {
  /// Checks if two icons are equal.
  @discardableResult
  public func equal(_ icon2: (any Gio.Icon)?) -> Bool { g_icon_equal(opaque, icon2?.opaque).isTrue }

  /// Serializes a `Icon` into a `Variant`. An equivalent `Icon` can be retrieved back by calling `g_icon_deserialize()`
  /// on the returned value. As serialization will avoid using raw icon data when possible, it only makes sense to
  /// transfer the `Variant` between processes on the same machine, (as opposed to over the network), and within the
  /// same file system namespace.
  @discardableResult
  public func serialize() -> GLib.Variant? { givenBoxed(opaque: g_icon_serialize(opaque)) }

  /// Generates a textual representation of `icon` that can be used for serialization such as when passing `icon` to a
  /// different process or saving it to persistent storage. Use `g_icon_new_for_string()` to get `icon` back from the
  /// returned string.
  @discardableResult
  public func toString() -> String? { givenString(ifAny: g_icon_to_string(opaque)) }
}

/// An object of a class that is private to its library, known by its interface.
final class GioIconObject: Object, Gio.Icon {
  override class var isShared: Bool { true }
}

extension Gio {
  /// `InputStream` has functions to read from a stream (`g_input_stream_read()`), to close a stream
  /// (`g_input_stream_close()`) and to skip some content (`g_input_stream_skip()`).
  open class InputStream: Object {
    open override class var gType: GType { g_input_stream_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gInputStream: UnsafeMutablePointer<GInputStream> { pointer.assumingMemoryBound(to: GInputStream.self) }

    /// Clears the pending flag on `stream`.
    public final func clearPending() { g_input_stream_clear_pending(gInputStream) }

    /// Closes the stream, releasing resources related to it.
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_close(gInputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Requests an asynchronous closes of the stream, releasing resources related to it. When the operation is finished
    /// `callback` will be called. You can then call `g_input_stream_close_finish()` to get the result of the operation.
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_close_async(gInputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_close_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Checks if an input stream has pending actions.
    public final var hasPending: Bool { g_input_stream_has_pending(gInputStream).isTrue }

    /// Checks if an input stream is closed.
    public final var isClosed: Bool { g_input_stream_is_closed(gInputStream).isTrue }

    /// Like `g_input_stream_read()`, this tries to read `count` bytes from the stream in a blocking fashion. However,
    /// rather than reading into a user-supplied buffer, this will create a new `Bytes` containing the data that was
    /// read. This may be easier to use from language bindings.
    @discardableResult
    public final func readBytes(count: Int, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> GLib.Bytes {
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_read_bytes(gInputStream, count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return promised(givenBoxed(opaque: result))
    }

    /// Request an asynchronous read of `count` bytes from the stream into a new `Bytes`. When the operation is finished
    /// `callback` will be called. You can then call `g_input_stream_read_bytes_finish()` to get the result of the
    /// operation.
    @discardableResult
    public final func readBytes(count: Int, ioPriority: Int = 0) async throws -> GLib.Bytes {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_read_bytes_async(gInputStream, count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_read_bytes_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return promised(givenBoxed(opaque: result))
    }

    /// Sets `stream` to have actions pending. If the pending flag is already set or `stream` is closed, it will return
    /// `false` and set `error`.
    public final func setPending() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_set_pending(gInputStream, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Tries to skip `count` bytes from the stream. Will block during the operation.
    @discardableResult
    public final func skip(count: Int, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_skip(gInputStream, count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Request an asynchronous skip of `count` bytes from the stream. When the operation is finished `callback` will be
    /// called. You can then call `g_input_stream_skip_finish()` to get the result of the operation.
    @discardableResult
    public final func skip(count: Int, ioPriority: Int = 0) async throws -> Int {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_skip_async(gInputStream, count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_skip_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }
  }
}

extension Gio {
  /// `ListModel` is an interface that represents a mutable list of `Objects`. Its main intention is as a model for
  /// various widgets in user interfaces, such as list views, but it can also be used as a convenient method of
  /// returning lists of data, with support for updates.
  public protocol ListModel: Object {}
}

extension Gio.ListModel {
  /// Gets the type of the items in `list`.
  public var itemType: GType { g_list_model_get_item_type(opaque) }

  /// Gets the number of items in `list`.
  public var nItems: Int { g_list_model_get_n_items(opaque).int }

  /// Get the item at `position`.
  public func getItem(_ position: Int) -> Object? { givenObject(g_list_model_get_object(opaque, position.uint32)) }

  /// Emits the `ListModel.itemsChanged` signal on `list`.
  public func itemsChanged(position: Int, removed: Int, added: Int) {
    g_list_model_items_changed(opaque, position.uint32, removed.uint32, added.uint32)
  }
}

extension Reactive where Base: Gio.ListModel {
  /// This signal is emitted whenever items were added to or removed from `list`. At `position`, `removed` items were
  /// removed and `added` items were added in their place.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal(ofSeveral: "items-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioListModelObject: Object, Gio.ListModel {}

extension Gio {
  /// `ListStore` is a simple implementation of `ListModel` that stores all items in memory.
  open class ListStore: Object, Gio.ListModel {
    open override class var gType: GType { g_list_store_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `ListStore` with items of type `itemType`. `itemType` must be a subclass of `Object`.
    public init(itemType: any GTyped.Type) {
      super.init(adopting: g_list_store_new(itemType.registeredType).raw)
    }

    /// The type of items contained in this list store. Items must be subclasses of `Object`.
    public final var itemType: GType { getProperty("item-type") }

    /// The number of items contained in this list store.
    public final var nItems: Int { getProperty("n-items") }

    /// Appends `item` to `store`. `item` must be of type `ListStore`:item-type.
    public final func append(_ item: Object) { g_list_store_append(opaque, item.pointer) }

    /// Looks up the given `item` in the list store by looping over the items until the first occurrence of `item`. If
    /// `item` was not found, then `position` will not be set, and this method will return `false`.
    @discardableResult
    public final func find(_ item: Object) -> Int? {
      var cPosition: UInt32 = 0
      let result = g_list_store_find(opaque, item.pointer, &cPosition)
      guard result != 0 else { return nil }
      return cPosition.int
    }

    /// Inserts `item` into `store` at `position`. `item` must be of type `ListStore`:item-type or derived from it.
    /// `position` must be smaller than the length of the list, or equal to it to append.
    public final func insert(position: Int, item: Object) { g_list_store_insert(opaque, position.uint32, item.pointer) }

    /// Inserts `item` into `store` at a position to be determined by the `compareFunc`.
    @discardableResult
    public final func insertSorted(_ item: Object, compareFunc: @escaping (Object, Object) -> Int) -> Int {
      let lent = CallScope()
      defer { lent.end() }
      return g_list_store_insert_sorted(opaque, item.pointer, callGCompareDataFunc, lent.closure(compareFunc)).int
    }

    /// Removes the item from `store` that is at `position`. `position` must be smaller than the current length of the
    /// list.
    public final func remove(_ position: Int) { g_list_store_remove(opaque, position.uint32) }

    /// Removes all items from `store`.
    public final func removeAll() { g_list_store_remove_all(opaque) }

    /// Sort the items in `store` according to `compareFunc`.
    public final func sort(_ compareFunc: @escaping (Object, Object) -> Int) {
      let lent = CallScope()
      defer { lent.end() }
      g_list_store_sort(opaque, callGCompareDataFunc, lent.closure(compareFunc))
    }

    /// Changes `store` by removing `nRemovals` items and adding `nAdditions` items to it. `additions` must contain
    /// `nAdditions` items of type `ListStore`:item-type. `nil` is not permitted.
    public final func splice(position: Int, nRemovals: Int, additions: [Object]) {
      let lent = CallScope()
      defer { lent.end() }
      g_list_store_splice(
        opaque, position.uint32, nRemovals.uint32, lent.array(additions, by: \.pointer), additions.count.uint32)
    }
  }
}

extension Reactive where Base: Gio.ListStore {
  /// The type of items contained in this list store. Items must be subclasses of `Object`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The number of items contained in this list store.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

extension Gio {
  /// `MemoryInputStream` is a class for using arbitrary memory chunks as input for GIO streaming input operations.
  open class MemoryInputStream: Gio.InputStream {
    open override class var gType: GType { g_memory_input_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMemoryInputStream: UnsafeMutablePointer<GMemoryInputStream> {
      pointer.assumingMemoryBound(to: GMemoryInputStream.self)
    }

    /// Creates a new empty `MemoryInputStream`.
    public init() {
      super.init(adopting: g_memory_input_stream_new())
    }

    /// Creates a new `MemoryInputStream` with data from the given `bytes`.
    public init(bytes: GLib.Bytes) {
      super.init(adopting: g_memory_input_stream_new_from_bytes(bytes.opaque))
    }

    /// Appends `bytes` to data that can be read from the input stream.
    public final func addBytes(_ bytes: GLib.Bytes) {
      g_memory_input_stream_add_bytes(gMemoryInputStream, bytes.opaque)
    }
  }
}

extension Gio {
  /// `MemoryOutputStream` is a class for using arbitrary memory chunks as output for GIO streaming output operations.
  open class MemoryOutputStream: Gio.OutputStream {
    open override class var gType: GType { g_memory_output_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMemoryOutputStream: UnsafeMutablePointer<GMemoryOutputStream> {
      pointer.assumingMemoryBound(to: GMemoryOutputStream.self)
    }

    /// Creates a new `MemoryOutputStream`, using `g_realloc()` and `g_free()` for memory allocation.
    public init() {
      super.init(adopting: g_memory_output_stream_new_resizable())
    }

    /// Size of data written to the buffer.
    public final var dataSize: Int { g_memory_output_stream_get_data_size(gMemoryOutputStream).int }

    /// Current size of the data buffer.
    public final var size: Int { g_memory_output_stream_get_size(gMemoryOutputStream).int }

    /// Returns data from the `ostream` as a `Bytes`. `ostream` must be closed before calling this function.
    @discardableResult
    public final func stealAsBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: g_memory_output_stream_steal_as_bytes(gMemoryOutputStream)))
    }
  }
}

extension Reactive where Base: Gio.MemoryOutputStream {
  /// Size of data written to the buffer.
  public var dataSize: SafeSignal<Int> { readOnlyProperty("data-size") }

  /// Current size of the data buffer.
  public var size: SafeSignal<Int> { readOnlyProperty("size") }
}

extension Gio {
  /// `Menu` is a simple implementation of `MenuModel`. You populate a `Menu` by adding `MenuItem` instances to it.
  open class Menu: Gio.MenuModel {
    open override class var gType: GType { g_menu_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Menu`.
    public init() {
      super.init(adopting: g_menu_new().raw)
    }

    /// Convenience function for appending a normal menu item to the end of `menu`. Combine `g_menu_item_new()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func append(_ label: String?, detailedAction: String?) { g_menu_append(opaque, label, detailedAction) }

    /// Appends `item` to the end of `menu`.
    public final func appendItem(_ item: Gio.MenuItem) { g_menu_append_item(opaque, item.opaque) }

    /// Convenience function for appending a section menu item to the end of `menu`. Combine `g_menu_item_new_section()`
    /// and `g_menu_insert_item()` for a more flexible alternative.
    public final func appendSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_append_section(opaque, label, section.gMenuModel)
    }

    /// Convenience function for appending a submenu menu item to the end of `menu`. Combine `g_menu_item_new_submenu()`
    /// and `g_menu_insert_item()` for a more flexible alternative.
    public final func appendSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_append_submenu(opaque, label, submenu.gMenuModel)
    }

    /// Marks `menu` as frozen.
    public final func freeze() { g_menu_freeze(opaque) }

    /// Convenience function for inserting a normal menu item into `menu`. Combine `g_menu_item_new()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func insert(position: Int, label: String?, detailedAction: String?) {
      g_menu_insert(opaque, position.int32, label, detailedAction)
    }

    /// Inserts `item` into `menu`.
    public final func insertItem(position: Int, item: Gio.MenuItem) {
      g_menu_insert_item(opaque, position.int32, item.opaque)
    }

    /// Convenience function for inserting a section menu item into `menu`. Combine `g_menu_item_new_section()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func insertSection(position: Int, label: String?, section: Gio.MenuModel) {
      g_menu_insert_section(opaque, position.int32, label, section.gMenuModel)
    }

    /// Convenience function for inserting a submenu menu item into `menu`. Combine `g_menu_item_new_submenu()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func insertSubmenu(position: Int, label: String?, submenu: Gio.MenuModel) {
      g_menu_insert_submenu(opaque, position.int32, label, submenu.gMenuModel)
    }

    /// Convenience function for prepending a normal menu item to the start of `menu`. Combine `g_menu_item_new()` and
    /// `g_menu_insert_item()` for a more flexible alternative.
    public final func prepend(_ label: String?, detailedAction: String?) {
      g_menu_prepend(opaque, label, detailedAction)
    }

    /// Prepends `item` to the start of `menu`.
    public final func prependItem(_ item: Gio.MenuItem) { g_menu_prepend_item(opaque, item.opaque) }

    /// Convenience function for prepending a section menu item to the start of `menu`. Combine
    /// `g_menu_item_new_section()` and `g_menu_insert_item()` for a more flexible alternative.
    public final func prependSection(_ label: String?, section: Gio.MenuModel) {
      g_menu_prepend_section(opaque, label, section.gMenuModel)
    }

    /// Convenience function for prepending a submenu menu item to the start of `menu`. Combine
    /// `g_menu_item_new_submenu()` and `g_menu_insert_item()` for a more flexible alternative.
    public final func prependSubmenu(_ label: String?, submenu: Gio.MenuModel) {
      g_menu_prepend_submenu(opaque, label, submenu.gMenuModel)
    }

    /// Removes an item from the menu.
    public final func remove(_ position: Int) { g_menu_remove(opaque, position.int32) }

    /// Removes all items in the menu.
    public final func removeAll() { g_menu_remove_all(opaque) }
  }
}

extension Gio {
  /// `MenuItem` is an opaque structure type. You must access it using the functions below.
  open class MenuItem: Object {
    open override class var gType: GType { g_menu_item_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `MenuItem`.
    public init(label: String? = nil, detailedAction: String? = nil) {
      super.init(adopting: g_menu_item_new(label, detailedAction).raw)
    }

    /// Creates a `MenuItem` as an exact copy of an existing menu item in a `MenuModel`.
    public init(model: Gio.MenuModel, itemIndex: Int) {
      super.init(adopting: g_menu_item_new_from_model(model.gMenuModel, itemIndex.int32).raw)
    }

    /// Creates a new `MenuItem` representing a section.
    public init(label: String?, section: Gio.MenuModel) {
      super.init(adopting: g_menu_item_new_section(label, section.gMenuModel).raw)
    }

    /// Creates a new `MenuItem` representing a submenu.
    public init(label: String?, submenu: Gio.MenuModel) {
      super.init(adopting: g_menu_item_new_submenu(label, submenu.gMenuModel).raw)
    }

    /// Queries the named `attribute` on `menuItem`.
    public final func getAttributeValue(_ attribute: String, expectedType: GLib.VariantType?) -> GLib.Variant? {
      givenBoxed(opaque: g_menu_item_get_attribute_value(opaque, attribute, expectedType?.opaque))
    }

    /// Queries the named `link` on `menuItem`.
    public final func getLink(_ link: String) -> Gio.MenuModel? { givenObject(g_menu_item_get_link(opaque, link)) }

    /// Sets or unsets the "action" and "target" attributes of `menuItem`.
    public final func setActionAndTargetValue(_ action: String?, targetValue: GLib.Variant?) {
      g_menu_item_set_action_and_target_value(opaque, action, targetValue?.opaque)
    }

    /// Sets or unsets an attribute on `menuItem`.
    public final func setAttributeValue(_ attribute: String, value: GLib.Variant?) {
      g_menu_item_set_attribute_value(opaque, attribute, value?.opaque)
    }

    /// Sets the "action" and possibly the "target" attribute of `menuItem`.
    public final func setDetailedAction(_ detailedAction: String) {
      g_menu_item_set_detailed_action(opaque, detailedAction)
    }

    /// Sets (or unsets) the icon on `menuItem`.
    public final func setIcon(_ icon: any Gio.Icon) { g_menu_item_set_icon(opaque, icon.opaque) }

    /// Sets or unsets the "label" attribute of `menuItem`.
    public final func setLabel(_ label: String?) { g_menu_item_set_label(opaque, label) }

    /// Creates a link from `menuItem` to `model` if non-`nil`, or unsets it.
    public final func setLink(_ link: String, model: Gio.MenuModel?) {
      g_menu_item_set_link(opaque, link, model?.gMenuModel)
    }

    /// Sets or unsets the "section" link of `menuItem` to `section`.
    public final func setSection(_ section: Gio.MenuModel?) { g_menu_item_set_section(opaque, section?.gMenuModel) }

    /// Sets or unsets the "submenu" link of `menuItem` to `submenu`.
    public final func setSubmenu(_ submenu: Gio.MenuModel?) { g_menu_item_set_submenu(opaque, submenu?.gMenuModel) }
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

    final var gMenuModel: UnsafeMutablePointer<GMenuModel> { pointer.assumingMemoryBound(to: GMenuModel.self) }

    /// Queries the item at position `itemIndex` in `model` for the attribute specified by `attribute`.
    public final func getItemAttributeValue(itemIndex: Int, attribute: String, expectedType: GLib.VariantType?) -> GLib
      .Variant?
    {
      givenBoxed(
        opaque: g_menu_model_get_item_attribute_value(gMenuModel, itemIndex.int32, attribute, expectedType?.opaque))
    }

    /// Queries the item at position `itemIndex` in `model` for the link specified by `link`.
    public final func getItemLink(itemIndex: Int, link: String) -> Gio.MenuModel? {
      givenObject(g_menu_model_get_item_link(gMenuModel, itemIndex.int32, link))
    }

    /// Query the number of items in `model`.
    public final var nItems: Int { g_menu_model_get_n_items(gMenuModel).int }

    /// Queries if `model` is mutable.
    public final var isMutable: Bool { g_menu_model_is_mutable(gMenuModel).isTrue }

    /// Requests emission of the `MenuModel.itemsChanged` signal on `model`.
    public final func itemsChanged(position: Int, removed: Int, added: Int) {
      g_menu_model_items_changed(gMenuModel, position.int32, removed.int32, added.int32)
    }
  }
}

extension Reactive where Base: Gio.MenuModel {
  /// Emitted when a change has occurred to the menu.
  ///
  /// Arguments: `position`, `removed`, `added`.
  public var itemsChanged: SafeSignal<(Int, Int, Int)> { signal(ofSeveral: "items-changed") }
}

extension Gio {
  /// `MountOperation` provides a mechanism for interacting with the user. It can be used for authenticating mountable
  /// operations, such as loop mounting files, hard drive partitions or server locations. It can also be used to ask the
  /// user questions or show a list of applications preventing unmount or eject operations from completing.
  open class MountOperation: Object {
    open override class var gType: GType { g_mount_operation_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gMountOperation: UnsafeMutablePointer<GMountOperation> {
      pointer.assumingMemoryBound(to: GMountOperation.self)
    }

    /// Creates a new mount operation.
    public init() {
      super.init(adopting: g_mount_operation_new())
    }

    /// Whether to use an anonymous user when authenticating.
    public final var anonymous: Bool {
      get { g_mount_operation_get_anonymous(gMountOperation).isTrue }
      set { g_mount_operation_set_anonymous(gMountOperation, newValue.gboolean) }
    }

    /// The index of the user's choice when a question is asked during the mount operation. See the
    /// `MountOperation.askQuestion` signal.
    public final var choice: Int {
      get { g_mount_operation_get_choice(gMountOperation).int }
      set { g_mount_operation_set_choice(gMountOperation, newValue.int32) }
    }

    /// The domain to use for the mount operation.
    public final var domain: String? {
      get { lentString(ifAny: g_mount_operation_get_domain(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_domain(gMountOperation, $0) } }
    }

    /// Whether the device to be unlocked is a TCRYPT hidden volume. See [the VeraCrypt
    /// documentation](https://www.veracrypt.fr/en/Hidden%20Volume.html).
    public final var isTcryptHiddenVolume: Bool {
      get { g_mount_operation_get_is_tcrypt_hidden_volume(gMountOperation).isTrue }
      set { g_mount_operation_set_is_tcrypt_hidden_volume(gMountOperation, newValue.gboolean) }
    }

    /// Whether the device to be unlocked is a TCRYPT system volume. In this context, a system volume is a volume with a
    /// bootloader and operating system installed. This is only supported for Windows operating systems. For further
    /// documentation, see [the VeraCrypt documentation](https://www.veracrypt.fr/en/System%20Encryption.html).
    public final var isTcryptSystemVolume: Bool {
      get { g_mount_operation_get_is_tcrypt_system_volume(gMountOperation).isTrue }
      set { g_mount_operation_set_is_tcrypt_system_volume(gMountOperation, newValue.gboolean) }
    }

    /// The password that is used for authentication when carrying out the mount operation.
    public final var password: String? {
      get { lentString(ifAny: g_mount_operation_get_password(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_password(gMountOperation, $0) } }
    }

    /// Determines if and how the password information should be saved.
    public final var passwordSave: Gio.PasswordSave {
      get { Gio.PasswordSave(cValue: g_mount_operation_get_password_save(gMountOperation)) }
      set { g_mount_operation_set_password_save(gMountOperation, newValue.cValue) }
    }

    /// The VeraCrypt PIM value, when unlocking a VeraCrypt volume. See [the VeraCrypt
    /// documentation](https://www.veracrypt.fr/en/Personal%20Iterations%20Multiplier%20(PIM).html).
    public final var pim: Int {
      get { g_mount_operation_get_pim(gMountOperation).int }
      set { g_mount_operation_set_pim(gMountOperation, newValue.uint32) }
    }

    /// The user name that is used for authentication when carrying out the mount operation.
    public final var username: String? {
      get { lentString(ifAny: g_mount_operation_get_username(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_username(gMountOperation, $0) } }
    }

    /// Emits the `MountOperation.reply` signal.
    public final func reply(_ result: Gio.MountOperationResult) {
      g_mount_operation_reply(gMountOperation, result.cValue)
    }
  }
}

extension Reactive where Base: Gio.MountOperation {
  /// Whether to use an anonymous user when authenticating.
  public var anonymous: DynamicSubject<Bool> {
    property("anonymous", get: { (object: Gio.MountOperation) in object.anonymous }, set: { $0.anonymous = $1 })
  }

  /// The index of the user's choice when a question is asked during the mount operation. See the
  /// `MountOperation.askQuestion` signal.
  public var choice: DynamicSubject<Int> {
    property("choice", get: { (object: Gio.MountOperation) in object.choice }, set: { $0.choice = $1 })
  }

  /// The domain to use for the mount operation.
  public var domain: DynamicSubject<String?> {
    property("domain", get: { (object: Gio.MountOperation) in object.domain }, set: { $0.domain = $1 })
  }

  /// Whether the device to be unlocked is a TCRYPT hidden volume. See [the VeraCrypt
  /// documentation](https://www.veracrypt.fr/en/Hidden%20Volume.html).
  public var isTcryptHiddenVolume: DynamicSubject<Bool> {
    property(
      "is-tcrypt-hidden-volume", get: { (object: Gio.MountOperation) in object.isTcryptHiddenVolume },
      set: { $0.isTcryptHiddenVolume = $1 })
  }

  /// Whether the device to be unlocked is a TCRYPT system volume. In this context, a system volume is a volume with a
  /// bootloader and operating system installed. This is only supported for Windows operating systems. For further
  /// documentation, see [the VeraCrypt documentation](https://www.veracrypt.fr/en/System%20Encryption.html).
  public var isTcryptSystemVolume: DynamicSubject<Bool> {
    property(
      "is-tcrypt-system-volume", get: { (object: Gio.MountOperation) in object.isTcryptSystemVolume },
      set: { $0.isTcryptSystemVolume = $1 })
  }

  /// The password that is used for authentication when carrying out the mount operation.
  public var password: DynamicSubject<String?> {
    property("password", get: { (object: Gio.MountOperation) in object.password }, set: { $0.password = $1 })
  }

  /// Determines if and how the password information should be saved.
  public var passwordSave: DynamicSubject<Gio.PasswordSave> { property("password-save") }

  /// The VeraCrypt PIM value, when unlocking a VeraCrypt volume. See [the VeraCrypt
  /// documentation](https://www.veracrypt.fr/en/Personal%20Iterations%20Multiplier%20(PIM).html).
  public var pim: DynamicSubject<Int> {
    property("pim", get: { (object: Gio.MountOperation) in object.pim }, set: { $0.pim = $1 })
  }

  /// The user name that is used for authentication when carrying out the mount operation.
  public var username: DynamicSubject<String?> {
    property("username", get: { (object: Gio.MountOperation) in object.username }, set: { $0.username = $1 })
  }

  /// Emitted by the backend when e.g. a device becomes unavailable while a mount operation is in progress.
  public var aborted: SafeSignal<Void> { signal("aborted") }

  /// Emitted when a mount operation asks the user for a password.
  ///
  /// Arguments: `message`, `defaultUser`, `defaultDomain`, `flags`.
  public var askPassword: SafeSignal<(String, String, String, Gio.AskPasswordFlags)> {
    signal(ofSeveral: "ask-password")
  }

  /// Emitted when asking the user a question and gives a list of choices for the user to choose from.
  ///
  /// Arguments: `message`, `choices`.
  public var askQuestion: SafeSignal<(String, [String])> { signal(ofSeveral: "ask-question") }

  /// Emitted when the user has replied to the mount operation.
  ///
  /// Argument: `result`.
  public var reply: SafeSignal<Gio.MountOperationResult> { signal(ofOne: "reply") }

  /// Emitted when one or more processes are blocking an operation e.g. unmounting/ejecting a `Mount` or stopping a
  /// `Drive`.
  ///
  /// Arguments: `message`, `processes`, `choices`.
  public var showProcesses: SafeSignal<(String, OpaqueValue, [String])> { signal(ofSeveral: "show-processes") }

  /// Emitted when an unmount operation has been busy for more than some time (typically 1.5 seconds).
  ///
  /// Arguments: `message`, `timeLeft`, `bytesLeft`.
  public var showUnmountProgress: SafeSignal<(String, Int, Int)> { signal(ofSeveral: "show-unmount-progress") }
}

extension Gio {
  /// `NetworkMonitor` provides an easy-to-use cross-platform API for monitoring network connectivity. On Linux, the
  /// available implementations are based on the kernel's netlink interface and on NetworkManager.
  open class NetworkMonitor: Object {
    open override class var gType: GType { g_network_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// More detailed information about the host's network connectivity. See `g_network_monitor_get_connectivity()` and
    /// `NetworkConnectivity` for more details.
    public final var connectivity: Gio.NetworkConnectivity {
      Gio.NetworkConnectivity(cValue: g_network_monitor_get_connectivity(opaque))
    }

    /// Whether the network is considered available. That is, whether the system has a default route for at least one of
    /// IPv4 or IPv6.
    public final var networkAvailable: Bool { g_network_monitor_get_network_available(opaque).isTrue }

    /// Whether the network is considered metered. That is, whether the system has traffic flowing through the default
    /// connection that is subject to limitations set by service providers. For example, traffic might be billed by the
    /// amount of data transmitted, or there might be a quota on the amount of traffic per month. This is typical with
    /// tethered connections (3G and 4G) and in such situations, bandwidth intensive applications may wish to avoid
    /// network activity where possible if it will cost the user money or use up their limited quota.
    public final var networkMetered: Bool { g_network_monitor_get_network_metered(opaque).isTrue }

    /// Gets the default `NetworkMonitor` for the system.
    public static var `default`: Gio.NetworkMonitor { lentObject(opaque: g_network_monitor_get_default())! }
  }
}

extension Reactive where Base: Gio.NetworkMonitor {
  /// More detailed information about the host's network connectivity. See `g_network_monitor_get_connectivity()` and
  /// `NetworkConnectivity` for more details.
  public var connectivity: SafeSignal<Gio.NetworkConnectivity> { readOnlyProperty("connectivity") }

  /// Whether the network is considered available. That is, whether the system has a default route for at least one of
  /// IPv4 or IPv6.
  public var networkAvailable: SafeSignal<Bool> { readOnlyProperty("network-available") }

  /// Whether the network is considered metered. That is, whether the system has traffic flowing through the default
  /// connection that is subject to limitations set by service providers. For example, traffic might be billed by the
  /// amount of data transmitted, or there might be a quota on the amount of traffic per month. This is typical with
  /// tethered connections (3G and 4G) and in such situations, bandwidth intensive applications may wish to avoid
  /// network activity where possible if it will cost the user money or use up their limited quota.
  public var networkMetered: SafeSignal<Bool> { readOnlyProperty("network-metered") }

  /// Emitted when the network configuration changes.
  ///
  /// Argument: `networkAvailable`.
  public var networkChanged: SafeSignal<Bool> { signal(ofOne: "network-changed") }
}

extension Gio {
  /// `Notification` is a mechanism for creating a notification to be shown to the user -- typically as a pop-up
  /// notification presented by the desktop environment shell.
  open class Notification: Object {
    open override class var gType: GType { g_notification_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Notification` with `title` as its title.
    public init(title: String) {
      super.init(adopting: g_notification_new(title).raw)
    }

    /// Adds a button to `notification` that activates the action in `detailedAction` when clicked. That action must be
    /// an application-wide action (starting with "app."). If `detailedAction` contains a target, the action will be
    /// activated with that target as its parameter.
    public final func addButton(_ label: String, detailedAction: String) {
      g_notification_add_button(opaque, label, detailedAction)
    }

    /// Adds a button to `notification` that activates `action` when clicked. `action` must be an application-wide
    /// action (it must start with "app.").
    public final func addButtonWithTarget(_ label: String, action: String, target: GLib.Variant?) {
      g_notification_add_button_with_target_value(opaque, label, action, target?.opaque)
    }

    /// Sets the body of `notification` to `body`.
    public final func setBody(_ body: String?) { g_notification_set_body(opaque, body) }

    /// Sets the type of `notification` to `category`. Categories have a main type like `email`, `im` or `device` and
    /// can have a detail separated by a `.`, e.g. `im.received` or `email.arrived`. Setting the category helps the
    /// notification server to select proper feedback to the user.
    public final func setCategory(_ category: String?) { g_notification_set_category(opaque, category) }

    /// Sets the default action of `notification` to `detailedAction`. This action is activated when the notification is
    /// clicked on.
    public final func setDefaultAction(_ detailedAction: String) {
      g_notification_set_default_action(opaque, detailedAction)
    }

    /// Sets the default action of `notification` to `action`. This action is activated when the notification is clicked
    /// on. It must be an application-wide action (start with "app.").
    public final func setDefaultActionAndTarget(_ action: String, target: GLib.Variant?) {
      g_notification_set_default_action_and_target_value(opaque, action, target?.opaque)
    }

    /// Sets the icon of `notification` to `icon`.
    public final func setIcon(_ icon: any Gio.Icon) { g_notification_set_icon(opaque, icon.opaque) }

    /// Sets the priority of `notification` to `priority`. See `NotificationPriority` for possible values.
    public final func setPriority(_ priority: Gio.NotificationPriority) {
      g_notification_set_priority(opaque, priority.cValue)
    }

    /// Sets the title of `notification` to `title`.
    public final func setTitle(_ title: String) { g_notification_set_title(opaque, title) }

    /// Deprecated in favor of `g_notification_set_priority()`.
    @available(
      *, deprecated, message: "Since 2.42, this has been deprecated in favour of `g_notification_set_priority()`."
    )
    public final func setUrgent(_ urgent: Bool) { g_notification_set_urgent(opaque, urgent.gboolean) }
  }
}

extension Gio {
  /// `OutputStream` has functions to write to a stream (`g_output_stream_write()`), to close a stream
  /// (`g_output_stream_close()`) and to flush pending writes (`g_output_stream_flush()`).
  open class OutputStream: Object {
    open override class var gType: GType { g_output_stream_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gOutputStream: UnsafeMutablePointer<GOutputStream> { pointer.assumingMemoryBound(to: GOutputStream.self) }

    /// Clears the pending flag on `stream`.
    public final func clearPending() { g_output_stream_clear_pending(gOutputStream) }

    /// Closes the stream, releasing resources related to it.
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_close(gOutputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Requests an asynchronous close of the stream, releasing resources related to it. When the operation is finished
    /// `callback` will be called. You can then call `g_output_stream_close_finish()` to get the result of the
    /// operation.
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_close_async(gOutputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_close_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Forces a write of all user-space buffered data for the given `stream`. Will block during the operation. Closing
    /// the stream will implicitly cause a flush.
    public final func flush(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_flush(gOutputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Forces an asynchronous write of all user-space buffered data for the given `stream`. For behaviour details see
    /// `g_output_stream_flush()`.
    public final func flush(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_flush_async(gOutputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_flush_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Checks if an output stream has pending actions.
    public final var hasPending: Bool { g_output_stream_has_pending(gOutputStream).isTrue }

    /// Checks if an output stream has already been closed.
    public final var isClosed: Bool { g_output_stream_is_closed(gOutputStream).isTrue }

    /// Checks if an output stream is being closed. This can be used inside e.g. a flush implementation to see if the
    /// flush (or other i/o operation) is called from within the closing operation.
    public final var isClosing: Bool { g_output_stream_is_closing(gOutputStream).isTrue }

    /// Sets `stream` to have actions pending. If the pending flag is already set or `stream` is closed, it will return
    /// `false` and set `error`.
    public final func setPending() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_set_pending(gOutputStream, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Splices an input stream into an output stream.
    @discardableResult
    public final func splice(
      _ source: Gio.InputStream, flags: Gio.OutputStreamSpliceFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_splice(
        gOutputStream, source.gInputStream, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Splices a stream asynchronously. When the operation is finished `callback` will be called. You can then call
    /// `g_output_stream_splice_finish()` to get the result of the operation.
    @discardableResult
    public final func splice(_ source: Gio.InputStream, flags: Gio.OutputStreamSpliceFlags, ioPriority: Int = 0)
      async throws -> Int
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_splice_async(
          gOutputStream, source.gInputStream, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_splice_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }

    /// Tries to write `count` bytes from `buffer` into the stream. Will block during the operation.
    @discardableResult
    public final func write(_ buffer: [UInt8], cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var cBuffer = buffer
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write(gOutputStream, &cBuffer, buffer.count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Tries to write `count` bytes from `buffer` into the stream. Will block during the operation.
    @discardableResult
    public final func writeAll(_ buffer: [UInt8], cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var cBuffer = buffer
      var cBytesWritten: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_write_all(
        gOutputStream, &cBuffer, buffer.count.uint, &cBytesWritten, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return cBytesWritten.int
    }

    /// Request an asynchronous write of `count` bytes from `buffer` into the stream. When the operation is finished
    /// `callback` will be called. You can then call `g_output_stream_write_all_finish()` to get the result of the
    /// operation.
    @discardableResult
    public final func writeAll(_ buffer: [UInt8], ioPriority: Int = 0) async throws -> Int {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_write_all_async(
          gOutputStream, lent.elements(buffer), buffer.count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cBytesWritten: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_write_all_finish(gOutputStream, outcome.pointer, &cBytesWritten, &error)
      if let error { throw outcome.failure(error) }
      return cBytesWritten.int
    }

    /// Request an asynchronous write of `count` bytes from `buffer` into the stream. When the operation is finished
    /// `callback` will be called. You can then call `g_output_stream_write_finish()` to get the result of the
    /// operation.
    @discardableResult
    public final func write(_ buffer: [UInt8], ioPriority: Int = 0) async throws -> Int {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_write_async(
          gOutputStream, lent.elements(buffer), buffer.count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }

    /// A wrapper function for `g_output_stream_write()` which takes a `Bytes` as input. This can be more convenient for
    /// use by language bindings or in other cases where the refcounted nature of `Bytes` is helpful over a bare pointer
    /// interface.
    @discardableResult
    public final func writeBytes(_ bytes: GLib.Bytes, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_bytes(gOutputStream, bytes.opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// This function is similar to `g_output_stream_write_async()`, but takes a `Bytes` as input. Due to the refcounted
    /// nature of `Bytes`, this allows the stream to avoid taking a copy of the data.
    @discardableResult
    public final func writeBytes(_ bytes: GLib.Bytes, ioPriority: Int = 0) async throws -> Int {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_write_bytes_async(
          gOutputStream, bytes.opaque, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_bytes_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }
  }
}

extension Gio {
  /// A `Permission` represents the status of the caller's permission to perform a certain action.
  open class Permission: Object {
    open override class var gType: GType { g_permission_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gPermission: UnsafeMutablePointer<GPermission> { pointer.assumingMemoryBound(to: GPermission.self) }

    /// `true` if the caller currently has permission to perform the action that `permission` represents the permission
    /// to perform.
    public final var allowed: Bool { g_permission_get_allowed(gPermission).isTrue }

    /// `true` if it is generally possible to acquire the permission by calling `g_permission_acquire()`.
    public final var canAcquire: Bool { g_permission_get_can_acquire(gPermission).isTrue }

    /// `true` if it is generally possible to release the permission by calling `g_permission_release()`.
    public final var canRelease: Bool { g_permission_get_can_release(gPermission).isTrue }

    /// Attempts to acquire the permission represented by `permission`.
    public final func acquire(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_permission_acquire(gPermission, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Attempts to acquire the permission represented by `permission`.
    public final func acquire() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_permission_acquire_async(gPermission, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_permission_acquire_finish(gPermission, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// This function is called by the `Permission` implementation to update the properties of the permission. You
    /// should never call this function except from a `Permission` implementation.
    public final func implUpdate(allowed: Bool, canAcquire: Bool, canRelease: Bool) {
      g_permission_impl_update(gPermission, allowed.gboolean, canAcquire.gboolean, canRelease.gboolean)
    }

    /// Attempts to release the permission represented by `permission`.
    public final func release(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_permission_release(gPermission, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Attempts to release the permission represented by `permission`.
    public final func release() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_permission_release_async(gPermission, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_permission_release_finish(gPermission, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }
  }
}

extension Reactive where Base: Gio.Permission {
  /// `true` if the caller currently has permission to perform the action that `permission` represents the permission to
  /// perform.
  public var allowed: SafeSignal<Bool> { readOnlyProperty("allowed") }

  /// `true` if it is generally possible to acquire the permission by calling `g_permission_acquire()`.
  public var canAcquire: SafeSignal<Bool> { readOnlyProperty("can-acquire") }

  /// `true` if it is generally possible to release the permission by calling `g_permission_release()`.
  public var canRelease: SafeSignal<Bool> { readOnlyProperty("can-release") }
}

extension Gio {
  /// A `PropertyAction` is a way to get a `Action` with a state value reflecting and controlling the value of a
  /// `Object` property.
  open class PropertyAction: Object, Gio.Action {
    open override class var gType: GType { g_property_action_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a `Action` corresponding to the value of property `propertyName` on `object`.
    public init(name: String, object: Object, propertyName: String) {
      super.init(adopting: g_property_action_new(name, object.pointer, propertyName).raw)
    }

    /// If `action` is currently enabled.
    public final var enabled: Bool { getProperty("enabled") }

    /// If `true`, the state of the action will be the negation of the property value, provided the property is boolean.
    public final var invertBoolean: Bool { getProperty("invert-boolean") }

    /// The name of the action. This is mostly meaningful for identifying the action once it has been added to a
    /// `ActionMap`.
    public final var name: String { getProperty("name") }

    /// The type of the parameter that must be given when activating the action.
    public final var parameterType: GLib.VariantType? { getProperty("parameter-type") }

    /// The state of the action, or `nil` if the action is stateless.
    public final var state: GLib.Variant? { getProperty("state") }

    /// The `VariantType` of the state that the action has, or `nil` if the action is stateless.
    public final var stateType: GLib.VariantType? { getProperty("state-type") }
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

  /// The type of the parameter that must be given when activating the action.
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The state of the action, or `nil` if the action is stateless.
  public var state: SafeSignal<GLib.Variant?> { readOnlyProperty("state") }

  /// The `VariantType` of the state that the action has, or `nil` if the action is stateless.
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }
}

extension Gio {
  /// `ProxyResolver` provides synchronous and asynchronous network proxy resolution. `ProxyResolver` is used within
  /// `SocketClient` through the method `g_socket_connectable_proxy_enumerate()`.
  open class ProxyResolver: Object {
    open override class var gType: GType { g_proxy_resolver_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Checks if `resolver` can be used on this system. (This is used internally; `g_proxy_resolver_get_default()` will
    /// only return a proxy resolver that returns `true` for this method.)
    public final var isSupported: Bool { g_proxy_resolver_is_supported(opaque).isTrue }

    /// Looks into the system proxy configuration to determine what proxy, if any, to use to connect to `uri`. The
    /// returned proxy URIs are of the form `\<protocol>://[user[:password]@]host:port` or `direct://`, where
    /// \<protocol> could be http, rtsp, socks or other proxying protocol.
    public final func lookup(_ uri: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> [String] {
      var error: UnsafeMutablePointer<GError>?
      let result = g_proxy_resolver_lookup(opaque, uri, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenStrings(result)
    }

    /// Asynchronous lookup of proxy. See `g_proxy_resolver_lookup()` for more details.
    public final func lookup(_ uri: String) async throws -> [String] {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_proxy_resolver_lookup_async(opaque, uri, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_proxy_resolver_lookup_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenStrings(result)
    }

    /// Gets the default `ProxyResolver` for the system.
    public static var `default`: Gio.ProxyResolver { lentObject(opaque: g_proxy_resolver_get_default())! }
  }
}
