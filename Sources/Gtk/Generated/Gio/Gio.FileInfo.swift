// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The class [`GFileInfo`](https://docs.gtk.org/gio/class.FileInfo.html).
  open class FileInfo: Object {
    open override class var gType: GType { g_file_info_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_file_info_new()`](https://docs.gtk.org/gio/ctor.FileInfo.new.html).
    public init() {
      super.init(adopting: g_file_info_new().raw)
    }

    /// Calls [`g_file_info_clear_status()`](https://docs.gtk.org/gio/method.FileInfo.clear_status.html).
    public final func clearStatus() { g_file_info_clear_status(instance(self)) }

    /// Calls [`g_file_info_copy_into()`](https://docs.gtk.org/gio/method.FileInfo.copy_into.html).
    public final func copyInto(_ destInfo: Gio.FileInfo) { g_file_info_copy_into(instance(self), destInfo.opaque) }

    /// Calls [`g_file_info_dup()`](https://docs.gtk.org/gio/method.FileInfo.dup.html).
    public final func dup() -> Gio.FileInfo { givenObject(opaque: g_file_info_dup(instance(self)))! }

    /// Calls
    /// [`g_file_info_get_access_date_time()`](https://docs.gtk.org/gio/method.FileInfo.get_access_date_time.html).
    /// Since GLib 2.70.
    public final var accessDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_access_date_time(instance(self)))
    }

    /// Calls
    /// [`g_file_info_get_attribute_as_string()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_as_string.html).
    public final func getAttributeAsString(_ attribute: String) -> String? {
      givenString(ifAny: g_file_info_get_attribute_as_string(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_boolean()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_boolean.html).
    public final func getAttributeBoolean(_ attribute: String) -> Bool {
      g_file_info_get_attribute_boolean(instance(self), attribute).isTrue
    }

    /// Calls
    /// [`g_file_info_get_attribute_byte_string()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_byte_string.html).
    public final func getAttributeByteString(_ attribute: String) -> String? {
      lentString(ifAny: g_file_info_get_attribute_byte_string(instance(self), attribute))
    }

    /// Calls [`g_file_info_get_attribute_int32()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_int32.html).
    public final func getAttributeInt32(_ attribute: String) -> Int {
      g_file_info_get_attribute_int32(instance(self), attribute).int
    }

    /// Calls [`g_file_info_get_attribute_int64()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_int64.html).
    public final func getAttributeInt64(_ attribute: String) -> Int {
      g_file_info_get_attribute_int64(instance(self), attribute)
    }

    /// Calls
    /// [`g_file_info_get_attribute_object()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_object.html).
    public final func getAttributeObject(_ attribute: String) -> Object? {
      lentObject(g_file_info_get_attribute_object(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_status()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_status.html).
    public final func getAttributeStatus(_ attribute: String) -> Gio.FileAttributeStatus {
      Gio.FileAttributeStatus(cValue: g_file_info_get_attribute_status(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_string()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_string.html).
    public final func getAttributeString(_ attribute: String) -> String? {
      lentString(ifAny: g_file_info_get_attribute_string(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_stringv()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_stringv.html).
    /// Since GLib 2.22.
    public final func getAttributeStringv(_ attribute: String) -> [String] {
      lentStrings(g_file_info_get_attribute_stringv(instance(self), attribute))
    }

    /// Calls [`g_file_info_get_attribute_type()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_type.html).
    public final func getAttributeType(_ attribute: String) -> Gio.FileAttributeType {
      Gio.FileAttributeType(cValue: g_file_info_get_attribute_type(instance(self), attribute))
    }

    /// Calls
    /// [`g_file_info_get_attribute_uint32()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_uint32.html).
    public final func getAttributeUint32(_ attribute: String) -> Int {
      g_file_info_get_attribute_uint32(instance(self), attribute).int
    }

    /// Calls
    /// [`g_file_info_get_attribute_uint64()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_uint64.html).
    public final func getAttributeUint64(_ attribute: String) -> Int {
      g_file_info_get_attribute_uint64(instance(self), attribute).int
    }

    /// Calls [`g_file_info_get_content_type()`](https://docs.gtk.org/gio/method.FileInfo.get_content_type.html).
    public final var contentType: String? { lentString(ifAny: g_file_info_get_content_type(instance(self))) }

    /// Calls
    /// [`g_file_info_get_creation_date_time()`](https://docs.gtk.org/gio/method.FileInfo.get_creation_date_time.html).
    /// Since GLib 2.70.
    public final var creationDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_creation_date_time(instance(self)))
    }

    /// Calls [`g_file_info_get_deletion_date()`](https://docs.gtk.org/gio/method.FileInfo.get_deletion_date.html).
    /// Since GLib 2.36.
    public final var deletionDate: GLib.DateTime? { givenBoxed(opaque: g_file_info_get_deletion_date(instance(self))) }

    /// Calls [`g_file_info_get_display_name()`](https://docs.gtk.org/gio/method.FileInfo.get_display_name.html) and
    /// `g_file_info_set_display_name()`.
    public final var displayName: String {
      get { lentString(g_file_info_get_display_name(instance(self))) }
      set(displayName) { g_file_info_set_display_name(instance(self), displayName) }
    }

    /// Calls [`g_file_info_get_edit_name()`](https://docs.gtk.org/gio/method.FileInfo.get_edit_name.html) and
    /// `g_file_info_set_edit_name()`.
    public final var editName: String {
      get { lentString(g_file_info_get_edit_name(instance(self))) }
      set(editName) { g_file_info_set_edit_name(instance(self), editName) }
    }

    /// Calls [`g_file_info_get_etag()`](https://docs.gtk.org/gio/method.FileInfo.get_etag.html).
    public final var etag: String? { lentString(ifAny: g_file_info_get_etag(instance(self))) }

    /// Calls [`g_file_info_get_file_type()`](https://docs.gtk.org/gio/method.FileInfo.get_file_type.html) and
    /// `g_file_info_set_file_type()`.
    public final var fileType: Gio.FileType {
      get { Gio.FileType(cValue: g_file_info_get_file_type(instance(self))) }
      set(type) { g_file_info_set_file_type(instance(self), type.cValue) }
    }

    /// Calls [`g_file_info_get_icon()`](https://docs.gtk.org/gio/method.FileInfo.get_icon.html).
    public final var icon: (any Gio.Icon)? { lentInterface(opaque: g_file_info_get_icon(instance(self))) }

    /// Calls [`g_file_info_get_is_backup()`](https://docs.gtk.org/gio/method.FileInfo.get_is_backup.html).
    public final var isBackup: Bool { g_file_info_get_is_backup(instance(self)).isTrue }

    /// Calls [`g_file_info_get_is_hidden()`](https://docs.gtk.org/gio/method.FileInfo.get_is_hidden.html) and
    /// `g_file_info_set_is_hidden()`.
    public final var isHidden: Bool {
      get { g_file_info_get_is_hidden(instance(self)).isTrue }
      set(isHidden) { g_file_info_set_is_hidden(instance(self), isHidden.gboolean) }
    }

    /// Calls [`g_file_info_get_is_symlink()`](https://docs.gtk.org/gio/method.FileInfo.get_is_symlink.html) and
    /// `g_file_info_set_is_symlink()`.
    public final var isSymlink: Bool {
      get { g_file_info_get_is_symlink(instance(self)).isTrue }
      set(isSymlink) { g_file_info_set_is_symlink(instance(self), isSymlink.gboolean) }
    }

    /// Calls
    /// [`g_file_info_get_modification_date_time()`](https://docs.gtk.org/gio/method.FileInfo.get_modification_date_time.html).
    /// Since GLib 2.62.
    public final var modificationDateTime: GLib.DateTime? {
      givenBoxed(opaque: g_file_info_get_modification_date_time(instance(self)))
    }

    /// Calls [`g_file_info_get_name()`](https://docs.gtk.org/gio/method.FileInfo.get_name.html) and
    /// `g_file_info_set_name()`.
    public final var name: String {
      get { lentString(g_file_info_get_name(instance(self))) }
      set(name) { g_file_info_set_name(instance(self), name) }
    }

    /// Calls [`g_file_info_get_size()`](https://docs.gtk.org/gio/method.FileInfo.get_size.html) and
    /// `g_file_info_set_size()`.
    public final var size: Int {
      get { g_file_info_get_size(instance(self)) }
      set(size) { g_file_info_set_size(instance(self), size) }
    }

    /// Calls [`g_file_info_get_sort_order()`](https://docs.gtk.org/gio/method.FileInfo.get_sort_order.html) and
    /// `g_file_info_set_sort_order()`.
    public final var sortOrder: Int {
      get { g_file_info_get_sort_order(instance(self)).int }
      set(sortOrder) { g_file_info_set_sort_order(instance(self), sortOrder.int32) }
    }

    /// Calls [`g_file_info_get_symbolic_icon()`](https://docs.gtk.org/gio/method.FileInfo.get_symbolic_icon.html).
    /// Since GLib 2.34.
    public final var symbolicIcon: (any Gio.Icon)? {
      lentInterface(opaque: g_file_info_get_symbolic_icon(instance(self)))
    }

    /// Calls [`g_file_info_get_symlink_target()`](https://docs.gtk.org/gio/method.FileInfo.get_symlink_target.html).
    public final var symlinkTarget: String? { lentString(ifAny: g_file_info_get_symlink_target(instance(self))) }

    /// Calls [`g_file_info_has_attribute()`](https://docs.gtk.org/gio/method.FileInfo.has_attribute.html).
    public final func hasAttribute(_ attribute: String) -> Bool {
      g_file_info_has_attribute(instance(self), attribute).isTrue
    }

    /// Calls [`g_file_info_has_namespace()`](https://docs.gtk.org/gio/method.FileInfo.has_namespace.html). Since GLib
    /// 2.22.
    public final func hasNamespace(_ nameSpace: String) -> Bool {
      g_file_info_has_namespace(instance(self), nameSpace).isTrue
    }

    /// Calls [`g_file_info_list_attributes()`](https://docs.gtk.org/gio/method.FileInfo.list_attributes.html).
    @discardableResult
    public final func listAttributes(_ nameSpace: String?) -> [String] {
      givenStrings(g_file_info_list_attributes(instance(self), nameSpace))
    }

    /// Calls [`g_file_info_remove_attribute()`](https://docs.gtk.org/gio/method.FileInfo.remove_attribute.html).
    public final func removeAttribute(_ attribute: String) { g_file_info_remove_attribute(instance(self), attribute) }

    /// Calls
    /// [`g_file_info_set_access_date_time()`](https://docs.gtk.org/gio/method.FileInfo.set_access_date_time.html).
    /// Since GLib 2.70.
    public final func setAccessDateTime(_ atime: GLib.DateTime) {
      g_file_info_set_access_date_time(instance(self), atime.opaque)
    }

    /// Calls
    /// [`g_file_info_set_attribute_boolean()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_boolean.html).
    public final func setAttributeBoolean(_ attribute: String, attrValue: Bool) {
      g_file_info_set_attribute_boolean(instance(self), attribute, attrValue.gboolean)
    }

    /// Calls
    /// [`g_file_info_set_attribute_byte_string()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_byte_string.html).
    public final func setAttributeByteString(_ attribute: String, attrValue: String) {
      g_file_info_set_attribute_byte_string(instance(self), attribute, attrValue)
    }

    /// Calls [`g_file_info_set_attribute_int32()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_int32.html).
    public final func setAttributeInt32(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_int32(instance(self), attribute, attrValue.int32)
    }

    /// Calls [`g_file_info_set_attribute_int64()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_int64.html).
    public final func setAttributeInt64(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_int64(instance(self), attribute, attrValue)
    }

    /// Calls
    /// [`g_file_info_set_attribute_object()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_object.html).
    public final func setAttributeObject(_ attribute: String, attrValue: Object) {
      g_file_info_set_attribute_object(instance(self), attribute, attrValue.gObject)
    }

    /// Calls
    /// [`g_file_info_set_attribute_status()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_status.html).
    /// Since GLib 2.22.
    @discardableResult
    public final func setAttributeStatus(_ attribute: String, status: Gio.FileAttributeStatus) -> Bool {
      g_file_info_set_attribute_status(instance(self), attribute, status.cValue).isTrue
    }

    /// Calls
    /// [`g_file_info_set_attribute_string()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_string.html).
    public final func setAttributeString(_ attribute: String, attrValue: String) {
      g_file_info_set_attribute_string(instance(self), attribute, attrValue)
    }

    /// Calls
    /// [`g_file_info_set_attribute_stringv()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_stringv.html).
    public final func setAttributeStringv(_ attribute: String, attrValue: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      g_file_info_set_attribute_stringv(instance(self), attribute, lent.strings(attrValue))
    }

    /// Calls
    /// [`g_file_info_set_attribute_uint32()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_uint32.html).
    public final func setAttributeUint32(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_uint32(instance(self), attribute, attrValue.uint32)
    }

    /// Calls
    /// [`g_file_info_set_attribute_uint64()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_uint64.html).
    public final func setAttributeUint64(_ attribute: String, attrValue: Int) {
      g_file_info_set_attribute_uint64(instance(self), attribute, attrValue.uint)
    }

    /// Calls [`g_file_info_set_content_type()`](https://docs.gtk.org/gio/method.FileInfo.set_content_type.html).
    public final func setContentType(_ contentType: String) {
      g_file_info_set_content_type(instance(self), contentType)
    }

    /// Calls
    /// [`g_file_info_set_creation_date_time()`](https://docs.gtk.org/gio/method.FileInfo.set_creation_date_time.html).
    /// Since GLib 2.70.
    public final func setCreationDateTime(_ creationTime: GLib.DateTime) {
      g_file_info_set_creation_date_time(instance(self), creationTime.opaque)
    }

    /// Calls [`g_file_info_set_icon()`](https://docs.gtk.org/gio/method.FileInfo.set_icon.html).
    public final func setIcon(_ icon: any Gio.Icon) { g_file_info_set_icon(instance(self), icon.opaque) }

    /// Calls
    /// [`g_file_info_set_modification_date_time()`](https://docs.gtk.org/gio/method.FileInfo.set_modification_date_time.html).
    /// Since GLib 2.62.
    public final func setModificationDateTime(_ mtime: GLib.DateTime) {
      g_file_info_set_modification_date_time(instance(self), mtime.opaque)
    }

    /// Calls [`g_file_info_set_symbolic_icon()`](https://docs.gtk.org/gio/method.FileInfo.set_symbolic_icon.html).
    /// Since GLib 2.34.
    public final func setSymbolicIcon(_ icon: any Gio.Icon) {
      g_file_info_set_symbolic_icon(instance(self), icon.opaque)
    }

    /// Calls [`g_file_info_set_symlink_target()`](https://docs.gtk.org/gio/method.FileInfo.set_symlink_target.html).
    public final func setSymlinkTarget(_ symlinkTarget: String) {
      g_file_info_set_symlink_target(instance(self), symlinkTarget)
    }

    /// Calls
    /// [`g_file_info_unset_attribute_mask()`](https://docs.gtk.org/gio/method.FileInfo.unset_attribute_mask.html).
    public final func unsetAttributeMask() { g_file_info_unset_attribute_mask(instance(self)) }
  }
}
