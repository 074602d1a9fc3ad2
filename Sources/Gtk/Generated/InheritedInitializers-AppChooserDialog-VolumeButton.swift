// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkAppChooserDialog`](https://docs.gtk.org/gtk4/class.AppChooserDialog.html).
open class AppChooserDialog: Dialog, AppChooser {
  open override class var gType: GType { gtk_app_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_app_chooser_dialog_new()`](https://docs.gtk.org/gtk4/ctor.AppChooserDialog.new.html).
  public init(parent: Window? = nil, flags: DialogFlags = [], file: Gio.File) {
    super.init(adopting: gtk_app_chooser_dialog_new(parent?.gtkWindow, flags.cValue, file.opaque))
  }

  /// Calls
  /// [`gtk_app_chooser_dialog_new_for_content_type()`](https://docs.gtk.org/gtk4/ctor.AppChooserDialog.new_for_content_type.html).
  public init(parent: Window?, flags: DialogFlags, contentType: String) {
    super.init(adopting: gtk_app_chooser_dialog_new_for_content_type(parent?.gtkWindow, flags.cValue, contentType))
  }

  /// The property [`gfile`](https://docs.gtk.org/gtk4/property.AppChooserDialog.gfile.html) of `GtkAppChooserDialog`.
  public final var gfile: Gio.File? { getProperty("gfile") }

  /// The property [`heading`](https://docs.gtk.org/gtk4/property.AppChooserDialog.heading.html) of
  /// `GtkAppChooserDialog`.
  public final var heading: String? {
    get { lentString(ifAny: gtk_app_chooser_dialog_get_heading(instance(self))) }
    set { lend(newValue) { gtk_app_chooser_dialog_set_heading(instance(self), $0) } }
  }

  /// Calls [`gtk_app_chooser_dialog_get_widget()`](https://docs.gtk.org/gtk4/method.AppChooserDialog.get_widget.html).
  public final var widget: Widget? { lentObject(widget: gtk_app_chooser_dialog_get_widget(instance(self))) }
}

extension Reactive where Base: AppChooserDialog {
  /// The property [`gfile`](https://docs.gtk.org/gtk4/property.AppChooserDialog.gfile.html) of `GtkAppChooserDialog`.
  public var gfile: SafeSignal<Gio.File?> { readOnlyProperty("gfile") }

  /// The property [`heading`](https://docs.gtk.org/gtk4/property.AppChooserDialog.heading.html) of
  /// `GtkAppChooserDialog`.
  public var heading: DynamicSubject<String?> {
    property("heading", get: { (object: AppChooserDialog) in object.heading }, set: { $0.heading = $1 })
  }
}

/// The class [`GtkApplicationWindow`](https://docs.gtk.org/gtk4/class.ApplicationWindow.html).
open class ApplicationWindow: Window, Gio.ActionGroup, Gio.ActionMap {
  open override class var gType: GType { gtk_application_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkApplicationWindow: UnsafeMutablePointer<GtkApplicationWindow> {
    pointer.assumingMemoryBound(to: GtkApplicationWindow.self)
  }

  /// Calls [`gtk_application_window_new()`](https://docs.gtk.org/gtk4/ctor.ApplicationWindow.new.html).
  public init(application: Application) {
    super.init(adopting: gtk_application_window_new(application.gtkApplication))
  }

  /// The property [`show-menubar`](https://docs.gtk.org/gtk4/property.ApplicationWindow.show-menubar.html) of
  /// `GtkApplicationWindow`.
  public final var showMenubar: Bool {
    get { gtk_application_window_get_show_menubar(gtkApplicationWindow).isTrue }
    set { gtk_application_window_set_show_menubar(gtkApplicationWindow, newValue.gboolean) }
  }

  /// Calls
  /// [`gtk_application_window_get_help_overlay()`](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_help_overlay.html)
  /// and `gtk_application_window_set_help_overlay()`.
  public final var helpOverlay: ShortcutsWindow? {
    get { lentObject(opaque: gtk_application_window_get_help_overlay(gtkApplicationWindow)) }
    set(helpOverlay) { gtk_application_window_set_help_overlay(gtkApplicationWindow, helpOverlay?.opaque) }
  }

  /// Calls [`gtk_application_window_get_id()`](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_id.html).
  public final var id: Int { gtk_application_window_get_id(gtkApplicationWindow).int }
}

extension Reactive where Base: ApplicationWindow {
  /// The property [`show-menubar`](https://docs.gtk.org/gtk4/property.ApplicationWindow.show-menubar.html) of
  /// `GtkApplicationWindow`.
  public var showMenubar: DynamicSubject<Bool> { property("show-menubar") }
}

/// The class [`GtkColorChooserDialog`](https://docs.gtk.org/gtk4/class.ColorChooserDialog.html).
open class ColorChooserDialog: Dialog, ColorChooser {
  open override class var gType: GType { gtk_color_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_color_chooser_dialog_new()`](https://docs.gtk.org/gtk4/ctor.ColorChooserDialog.new.html).
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_color_chooser_dialog_new(title, parent?.gtkWindow))
  }

  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorChooserDialog.show-editor.html) of
  /// `GtkColorChooserDialog`.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }
}

extension Reactive where Base: ColorChooserDialog {
  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorChooserDialog.show-editor.html) of
  /// `GtkColorChooserDialog`.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }
}

/// The class [`GtkComboBoxText`](https://docs.gtk.org/gtk4/class.ComboBoxText.html).
open class ComboBoxText: ComboBox {
  open override class var gType: GType { gtk_combo_box_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_combo_box_text_new()`](https://docs.gtk.org/gtk4/ctor.ComboBoxText.new.html).
  public override init() {
    super.init(adopting: gtk_combo_box_text_new())
  }

  /// Calls [`gtk_combo_box_text_new_with_entry()`](https://docs.gtk.org/gtk4/ctor.ComboBoxText.new_with_entry.html).
  public static func newWithEntry() -> ComboBoxText { ComboBoxText(adopting: gtk_combo_box_text_new_with_entry()) }

  /// Calls [`gtk_combo_box_text_append()`](https://docs.gtk.org/gtk4/method.ComboBoxText.append.html).
  public final func append(_ id: String?, text: String) { gtk_combo_box_text_append(instance(self), id, text) }

  /// Calls [`gtk_combo_box_text_append_text()`](https://docs.gtk.org/gtk4/method.ComboBoxText.append_text.html).
  public final func appendText(_ text: String) { gtk_combo_box_text_append_text(instance(self), text) }

  /// Calls
  /// [`gtk_combo_box_text_get_active_text()`](https://docs.gtk.org/gtk4/method.ComboBoxText.get_active_text.html).
  public final var activeText: String? { givenString(ifAny: gtk_combo_box_text_get_active_text(instance(self))) }

  /// Calls [`gtk_combo_box_text_insert()`](https://docs.gtk.org/gtk4/method.ComboBoxText.insert.html).
  public final func insert(position: Int, id: String?, text: String) {
    gtk_combo_box_text_insert(instance(self), position.int32, id, text)
  }

  /// Calls [`gtk_combo_box_text_insert_text()`](https://docs.gtk.org/gtk4/method.ComboBoxText.insert_text.html).
  public final func insertText(position: Int, text: String) {
    gtk_combo_box_text_insert_text(instance(self), position.int32, text)
  }

  /// Calls [`gtk_combo_box_text_prepend()`](https://docs.gtk.org/gtk4/method.ComboBoxText.prepend.html).
  public final func prepend(_ id: String?, text: String) { gtk_combo_box_text_prepend(instance(self), id, text) }

  /// Calls [`gtk_combo_box_text_prepend_text()`](https://docs.gtk.org/gtk4/method.ComboBoxText.prepend_text.html).
  public final func prependText(_ text: String) { gtk_combo_box_text_prepend_text(instance(self), text) }

  /// Calls [`gtk_combo_box_text_remove()`](https://docs.gtk.org/gtk4/method.ComboBoxText.remove.html).
  public final func remove(_ position: Int) { gtk_combo_box_text_remove(instance(self), position.int32) }

  /// Calls [`gtk_combo_box_text_remove_all()`](https://docs.gtk.org/gtk4/method.ComboBoxText.remove_all.html).
  public final func removeAll() { gtk_combo_box_text_remove_all(instance(self)) }
}

/// The class [`GtkFileChooserDialog`](https://docs.gtk.org/gtk4/class.FileChooserDialog.html).
open class FileChooserDialog: Dialog, FileChooser {
  open override class var gType: GType { gtk_file_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// The class [`GtkFontChooserDialog`](https://docs.gtk.org/gtk4/class.FontChooserDialog.html).
open class FontChooserDialog: Dialog, FontChooser {
  open override class var gType: GType { gtk_font_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_font_chooser_dialog_new()`](https://docs.gtk.org/gtk4/ctor.FontChooserDialog.new.html).
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_font_chooser_dialog_new(title, parent?.gtkWindow))
  }
}

extension Gdk {
  /// The class [`GdkAppLaunchContext`](https://docs.gtk.org/gdk4/class.AppLaunchContext.html).
  open class AppLaunchContext: Gio.AppLaunchContext {
    open override class var gType: GType { gdk_app_launch_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.AppLaunchContext.display.html) of
    /// `GdkAppLaunchContext`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_app_launch_context_get_display(instance(self))) }

    /// Calls
    /// [`gdk_app_launch_context_set_desktop()`](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_desktop.html).
    public final func setDesktop(_ desktop: Int) { gdk_app_launch_context_set_desktop(instance(self), desktop.int32) }

    /// Calls [`gdk_app_launch_context_set_icon()`](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_icon.html).
    public final func setIcon(_ icon: (any Gio.Icon)?) { gdk_app_launch_context_set_icon(instance(self), icon?.opaque) }

    /// Calls
    /// [`gdk_app_launch_context_set_icon_name()`](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_icon_name.html).
    public final func setIconName(_ iconName: String?) {
      gdk_app_launch_context_set_icon_name(instance(self), iconName)
    }

    /// Calls
    /// [`gdk_app_launch_context_set_timestamp()`](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_timestamp.html).
    public final func setTimestamp(_ timestamp: Int) {
      gdk_app_launch_context_set_timestamp(instance(self), timestamp.uint32)
    }
  }
}

extension Reactive where Base: Gdk.AppLaunchContext {
  /// The property [`display`](https://docs.gtk.org/gdk4/property.AppLaunchContext.display.html) of
  /// `GdkAppLaunchContext`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }
}

extension Gdk {
  /// The class [`GdkGLTexture`](https://docs.gtk.org/gdk4/class.GLTexture.html).
  open class GLTexture: Gdk.Texture {
    open override class var gType: GType { gdk_gl_texture_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_gl_texture_release()`](https://docs.gtk.org/gdk4/method.GLTexture.release.html).
    public final func release() { gdk_gl_texture_release(instance(self)) }
  }
}

extension Gdk {
  /// The class [`GdkMemoryTexture`](https://docs.gtk.org/gdk4/class.MemoryTexture.html).
  open class MemoryTexture: Gdk.Texture {
    open override class var gType: GType { gdk_memory_texture_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_memory_texture_new()`](https://docs.gtk.org/gdk4/ctor.MemoryTexture.new.html).
    public init(width: Int, height: Int, format: Gdk.MemoryFormat, bytes: GLib.Bytes, stride: Int) {
      super.init(
        adopting: gdk_memory_texture_new(width.int32, height.int32, format.cValue, bytes.opaque, stride.uint).raw)
    }
  }
}

/// The class [`GtkGesturePan`](https://docs.gtk.org/gtk4/class.GesturePan.html).
open class GesturePan: GestureDrag {
  open override class var gType: GType { gtk_gesture_pan_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_pan_new()`](https://docs.gtk.org/gtk4/ctor.GesturePan.new.html).
  public init(orientation: Orientation) {
    super.init(adopting: gtk_gesture_pan_new(orientation.cValue).raw)
  }

  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.GesturePan.orientation.html) of `GtkGesturePan`.
  public final var orientation: Orientation {
    get { Orientation(cValue: gtk_gesture_pan_get_orientation(instance(self))) }
    set { gtk_gesture_pan_set_orientation(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: GesturePan {
  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.GesturePan.orientation.html) of `GtkGesturePan`.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }

  /// The signal [`pan`](https://docs.gtk.org/gtk4/signal.GesturePan.pan.html) of `GtkGesturePan`.
  ///
  /// Arguments: `direction`, `offset`.
  public var pan: SafeSignal<(PanDirection, Double)> { signal(ofSeveral: "pan") }
}

/// The class [`GtkLinkButton`](https://docs.gtk.org/gtk4/class.LinkButton.html).
open class LinkButton: Button {
  open override class var gType: GType { gtk_link_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_link_button_new()`](https://docs.gtk.org/gtk4/ctor.LinkButton.new.html).
  public init(uri: String) {
    super.init(adopting: gtk_link_button_new(uri))
  }

  /// Calls [`gtk_link_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.LinkButton.new_with_label.html).
  public init(uri: String, label: String?) {
    super.init(adopting: gtk_link_button_new_with_label(uri, label))
  }

  /// The property [`uri`](https://docs.gtk.org/gtk4/property.LinkButton.uri.html) of `GtkLinkButton`.
  public final var uri: String {
    get { lentString(gtk_link_button_get_uri(instance(self))) }
    set { lend(newValue) { gtk_link_button_set_uri(instance(self), $0) } }
  }

  /// The property [`visited`](https://docs.gtk.org/gtk4/property.LinkButton.visited.html) of `GtkLinkButton`.
  public final var visited: Bool {
    get { gtk_link_button_get_visited(instance(self)).isTrue }
    set { gtk_link_button_set_visited(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: LinkButton {
  /// The property [`uri`](https://docs.gtk.org/gtk4/property.LinkButton.uri.html) of `GtkLinkButton`.
  public var uri: DynamicSubject<String> {
    property("uri", get: { (object: LinkButton) in object.uri }, set: { $0.uri = $1 })
  }

  /// The property [`visited`](https://docs.gtk.org/gtk4/property.LinkButton.visited.html) of `GtkLinkButton`.
  public var visited: DynamicSubject<Bool> { property("visited") }

  /// The signal [`activate-link`](https://docs.gtk.org/gtk4/signal.LinkButton.activate-link.html) of `GtkLinkButton`.
  public var activateLink: SignalRequest<Bool> { request("activate-link") }
}

/// The class [`GtkLockButton`](https://docs.gtk.org/gtk4/class.LockButton.html).
open class LockButton: Button {
  open override class var gType: GType { gtk_lock_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_lock_button_new()`](https://docs.gtk.org/gtk4/ctor.LockButton.new.html).
  public init(permission: Gio.Permission? = nil) {
    super.init(adopting: gtk_lock_button_new(permission?.gPermission))
  }

  /// The property [`permission`](https://docs.gtk.org/gtk4/property.LockButton.permission.html) of `GtkLockButton`.
  public final var permission: Gio.Permission? {
    get { lentObject(gtk_lock_button_get_permission(instance(self))) }
    set { gtk_lock_button_set_permission(instance(self), newValue?.gPermission) }
  }

  /// The property [`text-lock`](https://docs.gtk.org/gtk4/property.LockButton.text-lock.html) of `GtkLockButton`.
  public final var textLock: String {
    get { getProperty("text-lock") }
    set { setProperty("text-lock", newValue) }
  }

  /// The property [`text-unlock`](https://docs.gtk.org/gtk4/property.LockButton.text-unlock.html) of `GtkLockButton`.
  public final var textUnlock: String {
    get { getProperty("text-unlock") }
    set { setProperty("text-unlock", newValue) }
  }

  /// The property [`tooltip-lock`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-lock.html) of `GtkLockButton`.
  public final var tooltipLock: String {
    get { getProperty("tooltip-lock") }
    set { setProperty("tooltip-lock", newValue) }
  }

  /// The property [`tooltip-not-authorized`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-not-authorized.html)
  /// of `GtkLockButton`.
  public final var tooltipNotAuthorized: String {
    get { getProperty("tooltip-not-authorized") }
    set { setProperty("tooltip-not-authorized", newValue) }
  }

  /// The property [`tooltip-unlock`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-unlock.html) of
  /// `GtkLockButton`.
  public final var tooltipUnlock: String {
    get { getProperty("tooltip-unlock") }
    set { setProperty("tooltip-unlock", newValue) }
  }
}

extension Reactive where Base: LockButton {
  /// The property [`permission`](https://docs.gtk.org/gtk4/property.LockButton.permission.html) of `GtkLockButton`.
  public var permission: DynamicSubject<Gio.Permission?> { property("permission") }

  /// The property [`text-lock`](https://docs.gtk.org/gtk4/property.LockButton.text-lock.html) of `GtkLockButton`.
  public var textLock: DynamicSubject<String> { property("text-lock") }

  /// The property [`text-unlock`](https://docs.gtk.org/gtk4/property.LockButton.text-unlock.html) of `GtkLockButton`.
  public var textUnlock: DynamicSubject<String> { property("text-unlock") }

  /// The property [`tooltip-lock`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-lock.html) of `GtkLockButton`.
  public var tooltipLock: DynamicSubject<String> { property("tooltip-lock") }

  /// The property [`tooltip-not-authorized`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-not-authorized.html)
  /// of `GtkLockButton`.
  public var tooltipNotAuthorized: DynamicSubject<String> { property("tooltip-not-authorized") }

  /// The property [`tooltip-unlock`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-unlock.html) of
  /// `GtkLockButton`.
  public var tooltipUnlock: DynamicSubject<String> { property("tooltip-unlock") }
}

/// The class [`GtkMessageDialog`](https://docs.gtk.org/gtk4/class.MessageDialog.html).
open class MessageDialog: Dialog {
  open override class var gType: GType { gtk_message_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkMessageDialog: UnsafeMutablePointer<GtkMessageDialog> {
    pointer.assumingMemoryBound(to: GtkMessageDialog.self)
  }

  /// The property [`message-area`](https://docs.gtk.org/gtk4/property.MessageDialog.message-area.html) of
  /// `GtkMessageDialog`.
  public final var messageArea: Widget? { lentObject(widget: gtk_message_dialog_get_message_area(gtkMessageDialog)) }

  /// The property [`message-type`](https://docs.gtk.org/gtk4/property.MessageDialog.message-type.html) of
  /// `GtkMessageDialog`.
  public final var messageType: MessageType {
    get { getProperty("message-type") }
    set { setProperty("message-type", newValue) }
  }

  /// The property [`secondary-text`](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-text.html) of
  /// `GtkMessageDialog`.
  public final var secondaryText: String {
    get { getProperty("secondary-text") }
    set { setProperty("secondary-text", newValue) }
  }

  /// The property [`secondary-use-markup`](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-use-markup.html)
  /// of `GtkMessageDialog`.
  public final var secondaryUseMarkup: Bool {
    get { getProperty("secondary-use-markup") }
    set { setProperty("secondary-use-markup", newValue) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.MessageDialog.text.html) of `GtkMessageDialog`.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.MessageDialog.use-markup.html) of
  /// `GtkMessageDialog`.
  public final var useMarkup: Bool {
    get { getProperty("use-markup") }
    set { setProperty("use-markup", newValue) }
  }
}

extension Reactive where Base: MessageDialog {
  /// The property [`message-area`](https://docs.gtk.org/gtk4/property.MessageDialog.message-area.html) of
  /// `GtkMessageDialog`.
  public var messageArea: SafeSignal<Widget?> { readOnlyProperty("message-area") }

  /// The property [`message-type`](https://docs.gtk.org/gtk4/property.MessageDialog.message-type.html) of
  /// `GtkMessageDialog`.
  public var messageType: DynamicSubject<MessageType> { property("message-type") }

  /// The property [`secondary-text`](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-text.html) of
  /// `GtkMessageDialog`.
  public var secondaryText: DynamicSubject<String> { property("secondary-text") }

  /// The property [`secondary-use-markup`](https://docs.gtk.org/gtk4/property.MessageDialog.secondary-use-markup.html)
  /// of `GtkMessageDialog`.
  public var secondaryUseMarkup: DynamicSubject<Bool> { property("secondary-use-markup") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.MessageDialog.text.html) of `GtkMessageDialog`.
  public var text: DynamicSubject<String> { property("text") }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.MessageDialog.use-markup.html) of
  /// `GtkMessageDialog`.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }
}

/// The class [`GtkMountOperation`](https://docs.gtk.org/gtk4/class.MountOperation.html).
open class MountOperation: Gio.MountOperation {
  open override class var gType: GType { gtk_mount_operation_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkMountOperation: UnsafeMutablePointer<GtkMountOperation> {
    pointer.assumingMemoryBound(to: GtkMountOperation.self)
  }

  /// Calls [`gtk_mount_operation_new()`](https://docs.gtk.org/gtk4/ctor.MountOperation.new.html).
  public init(parent: Window? = nil) {
    super.init(adopting: gtk_mount_operation_new(parent?.gtkWindow))
  }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.MountOperation.display.html) of `GtkMountOperation`.
  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_mount_operation_get_display(gtkMountOperation)) }
    set { gtk_mount_operation_set_display(gtkMountOperation, newValue?.opaque) }
  }

  /// The property [`is-showing`](https://docs.gtk.org/gtk4/property.MountOperation.is-showing.html) of
  /// `GtkMountOperation`.
  public final var isShowing: Bool { gtk_mount_operation_is_showing(gtkMountOperation).isTrue }

  /// The property [`parent`](https://docs.gtk.org/gtk4/property.MountOperation.parent.html) of `GtkMountOperation`.
  public final var parent: Window? {
    get { lentObject(gtk_mount_operation_get_parent(gtkMountOperation)) }
    set { gtk_mount_operation_set_parent(gtkMountOperation, newValue?.gtkWindow) }
  }
}

extension Reactive where Base: MountOperation {
  /// The property [`display`](https://docs.gtk.org/gtk4/property.MountOperation.display.html) of `GtkMountOperation`.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// The property [`is-showing`](https://docs.gtk.org/gtk4/property.MountOperation.is-showing.html) of
  /// `GtkMountOperation`.
  public var isShowing: SafeSignal<Bool> { readOnlyProperty("is-showing") }

  /// The property [`parent`](https://docs.gtk.org/gtk4/property.MountOperation.parent.html) of `GtkMountOperation`.
  public var parent: DynamicSubject<Window?> { property("parent") }
}

/// The class [`GtkPageSetupUnixDialog`](https://docs.gtk.org/gtk4/class.PageSetupUnixDialog.html).
open class PageSetupUnixDialog: Dialog {
  open override class var gType: GType { gtk_page_setup_unix_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_page_setup_unix_dialog_new()`](https://docs.gtk.org/gtk4/ctor.PageSetupUnixDialog.new.html).
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_page_setup_unix_dialog_new(title, parent?.gtkWindow))
  }

  /// Calls
  /// [`gtk_page_setup_unix_dialog_get_page_setup()`](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.get_page_setup.html).
  public final var pageSetup: PageSetup? {
    lentObject(opaque: gtk_page_setup_unix_dialog_get_page_setup(instance(self)))
  }

  /// Calls
  /// [`gtk_page_setup_unix_dialog_get_print_settings()`](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.get_print_settings.html)
  /// and `gtk_page_setup_unix_dialog_set_print_settings()`.
  public final var printSettings: PrintSettings? {
    get { lentObject(opaque: gtk_page_setup_unix_dialog_get_print_settings(instance(self))) }
    set(printSettings) { gtk_page_setup_unix_dialog_set_print_settings(instance(self), printSettings?.opaque) }
  }

  /// Calls
  /// [`gtk_page_setup_unix_dialog_set_page_setup()`](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.set_page_setup.html).
  public final func setPageSetup(_ pageSetup: PageSetup) {
    gtk_page_setup_unix_dialog_set_page_setup(instance(self), pageSetup.opaque)
  }
}

/// The class [`GtkPasswordEntryBuffer`](https://docs.gtk.org/gtk4/class.PasswordEntryBuffer.html). Since GTK 4.4.
open class PasswordEntryBuffer: EntryBuffer {
  open override class var gType: GType { gtk_password_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_password_entry_buffer_new()`](https://docs.gtk.org/gtk4/ctor.PasswordEntryBuffer.new.html).
  public init() {
    super.init(adopting: gtk_password_entry_buffer_new())
  }
}

/// The class [`GtkPopoverMenu`](https://docs.gtk.org/gtk4/class.PopoverMenu.html).
open class PopoverMenu: Popover {
  open override class var gType: GType { gtk_popover_menu_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_popover_menu_new_from_model()`](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model.html).
  public init(model: Gio.MenuModel?) {
    super.init(adopting: gtk_popover_menu_new_from_model(model?.gMenuModel))
  }

  /// Calls
  /// [`gtk_popover_menu_new_from_model_full()`](https://docs.gtk.org/gtk4/ctor.PopoverMenu.new_from_model_full.html).
  public init(model: Gio.MenuModel, flags: PopoverMenuFlags) {
    super.init(adopting: gtk_popover_menu_new_from_model_full(model.gMenuModel, flags.cValue))
  }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverMenu.menu-model.html) of `GtkPopoverMenu`.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_menu_get_menu_model(instance(self))) }
    set { gtk_popover_menu_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`visible-submenu`](https://docs.gtk.org/gtk4/property.PopoverMenu.visible-submenu.html) of
  /// `GtkPopoverMenu`.
  public final var visibleSubmenu: String {
    get { getProperty("visible-submenu") }
    set { setProperty("visible-submenu", newValue) }
  }

  /// Calls [`gtk_popover_menu_add_child()`](https://docs.gtk.org/gtk4/method.PopoverMenu.add_child.html).
  @discardableResult
  public final func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_add_child(instance(self), child.gtkWidget, id).isTrue
  }

  /// Calls [`gtk_popover_menu_remove_child()`](https://docs.gtk.org/gtk4/method.PopoverMenu.remove_child.html).
  @discardableResult
  public final func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_remove_child(instance(self), child.gtkWidget).isTrue
  }
}

extension Reactive where Base: PopoverMenu {
  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverMenu.menu-model.html) of `GtkPopoverMenu`.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The property [`visible-submenu`](https://docs.gtk.org/gtk4/property.PopoverMenu.visible-submenu.html) of
  /// `GtkPopoverMenu`.
  public var visibleSubmenu: DynamicSubject<String> { property("visible-submenu") }
}

/// The class [`GtkPrintUnixDialog`](https://docs.gtk.org/gtk4/class.PrintUnixDialog.html).
open class PrintUnixDialog: Dialog {
  open override class var gType: GType { gtk_print_unix_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_print_unix_dialog_new()`](https://docs.gtk.org/gtk4/ctor.PrintUnixDialog.new.html).
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_print_unix_dialog_new(title, parent?.gtkWindow))
  }

  /// The property [`current-page`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.current-page.html) of
  /// `GtkPrintUnixDialog`.
  public final var currentPage: Int {
    get { gtk_print_unix_dialog_get_current_page(instance(self)).int }
    set { gtk_print_unix_dialog_set_current_page(instance(self), newValue.int32) }
  }

  /// The property [`embed-page-setup`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.embed-page-setup.html) of
  /// `GtkPrintUnixDialog`.
  public final var embedPageSetup: Bool {
    get { gtk_print_unix_dialog_get_embed_page_setup(instance(self)).isTrue }
    set { gtk_print_unix_dialog_set_embed_page_setup(instance(self), newValue.gboolean) }
  }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.has-selection.html) of
  /// `GtkPrintUnixDialog`.
  public final var hasSelection: Bool {
    get { gtk_print_unix_dialog_get_has_selection(instance(self)).isTrue }
    set { gtk_print_unix_dialog_set_has_selection(instance(self), newValue.gboolean) }
  }

  /// The property [`manual-capabilities`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.manual-capabilities.html)
  /// of `GtkPrintUnixDialog`.
  public final var manualCapabilities: PrintCapabilities {
    get { PrintCapabilities(cValue: gtk_print_unix_dialog_get_manual_capabilities(instance(self))) }
    set { gtk_print_unix_dialog_set_manual_capabilities(instance(self), newValue.cValue) }
  }

  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.page-setup.html) of
  /// `GtkPrintUnixDialog`.
  public final var pageSetup: PageSetup? {
    get { lentObject(opaque: gtk_print_unix_dialog_get_page_setup(instance(self))) }
    set { gtk_print_unix_dialog_set_page_setup(instance(self), newValue?.opaque) }
  }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.print-settings.html) of
  /// `GtkPrintUnixDialog`.
  public final var printSettings: PrintSettings? {
    get { getProperty("print-settings") }
    set { setProperty("print-settings", newValue) }
  }

  /// The property [`selected-printer`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.selected-printer.html) of
  /// `GtkPrintUnixDialog`.
  public final var selectedPrinter: Printer? {
    lentObject(opaque: gtk_print_unix_dialog_get_selected_printer(instance(self)))
  }

  /// The property [`support-selection`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.support-selection.html) of
  /// `GtkPrintUnixDialog`.
  public final var supportSelection: Bool {
    get { gtk_print_unix_dialog_get_support_selection(instance(self)).isTrue }
    set { gtk_print_unix_dialog_set_support_selection(instance(self), newValue.gboolean) }
  }

  /// Calls
  /// [`gtk_print_unix_dialog_add_custom_tab()`](https://docs.gtk.org/gtk4/method.PrintUnixDialog.add_custom_tab.html).
  public final func addCustomTab(_ child: Widget, tabLabel: Widget) {
    gtk_print_unix_dialog_add_custom_tab(instance(self), child.gtkWidget, tabLabel.gtkWidget)
  }

  /// Calls
  /// [`gtk_print_unix_dialog_get_page_setup_set()`](https://docs.gtk.org/gtk4/method.PrintUnixDialog.get_page_setup_set.html).
  public final var pageSetupSet: Bool { gtk_print_unix_dialog_get_page_setup_set(instance(self)).isTrue }

  /// Calls
  /// [`gtk_print_unix_dialog_get_settings()`](https://docs.gtk.org/gtk4/method.PrintUnixDialog.get_settings.html).
  public final func getSettings() -> PrintSettings? {
    givenObject(opaque: gtk_print_unix_dialog_get_settings(instance(self)))
  }

  /// Calls
  /// [`gtk_print_unix_dialog_set_settings()`](https://docs.gtk.org/gtk4/method.PrintUnixDialog.set_settings.html).
  public final func setSettings(_ settings: PrintSettings?) {
    gtk_print_unix_dialog_set_settings(instance(self), settings?.opaque)
  }
}

extension Reactive where Base: PrintUnixDialog {
  /// The property [`current-page`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.current-page.html) of
  /// `GtkPrintUnixDialog`.
  public var currentPage: DynamicSubject<Int> {
    property("current-page", get: { (object: PrintUnixDialog) in object.currentPage }, set: { $0.currentPage = $1 })
  }

  /// The property [`embed-page-setup`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.embed-page-setup.html) of
  /// `GtkPrintUnixDialog`.
  public var embedPageSetup: DynamicSubject<Bool> { property("embed-page-setup") }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.has-selection.html) of
  /// `GtkPrintUnixDialog`.
  public var hasSelection: DynamicSubject<Bool> { property("has-selection") }

  /// The property [`manual-capabilities`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.manual-capabilities.html)
  /// of `GtkPrintUnixDialog`.
  public var manualCapabilities: DynamicSubject<PrintCapabilities> { property("manual-capabilities") }

  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.page-setup.html) of
  /// `GtkPrintUnixDialog`.
  public var pageSetup: DynamicSubject<PageSetup?> { property("page-setup") }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.print-settings.html) of
  /// `GtkPrintUnixDialog`.
  public var printSettings: DynamicSubject<PrintSettings?> { property("print-settings") }

  /// The property [`selected-printer`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.selected-printer.html) of
  /// `GtkPrintUnixDialog`.
  public var selectedPrinter: SafeSignal<Printer?> { readOnlyProperty("selected-printer") }

  /// The property [`support-selection`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.support-selection.html) of
  /// `GtkPrintUnixDialog`.
  public var supportSelection: DynamicSubject<Bool> { property("support-selection") }
}

/// The class [`GtkShortcutsGroup`](https://docs.gtk.org/gtk4/class.ShortcutsGroup.html).
open class ShortcutsGroup: Box {
  open override class var gType: GType { gtk_shortcuts_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`accel-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.accel-size-group.html) of
  /// `GtkShortcutsGroup`.
  public final func setAccelSizeGroup(_ newValue: SizeGroup?) {
    setProperty("accel-size-group", newValue)
  }

  /// The property [`height`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.height.html) of `GtkShortcutsGroup`.
  public final var groupHeight: Int { getProperty("height") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title.html) of `GtkShortcutsGroup`.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The property [`title-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title-size-group.html) of
  /// `GtkShortcutsGroup`.
  public final func setTitleSizeGroup(_ newValue: SizeGroup?) {
    setProperty("title-size-group", newValue)
  }

  /// The property [`view`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.view.html) of `GtkShortcutsGroup`.
  public final var view: String {
    get { getProperty("view") }
    set { setProperty("view", newValue) }
  }
}

extension Reactive where Base: ShortcutsGroup {
  /// The property [`accel-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.accel-size-group.html) of
  /// `GtkShortcutsGroup`.
  public var accelSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("accel-size-group", $1) } }

  /// The property [`height`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.height.html) of `GtkShortcutsGroup`.
  public var groupHeight: SafeSignal<Int> { readOnlyProperty("height") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title.html) of `GtkShortcutsGroup`.
  public var title: DynamicSubject<String> { property("title") }

  /// The property [`title-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title-size-group.html) of
  /// `GtkShortcutsGroup`.
  public var titleSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("title-size-group", $1) } }

  /// The property [`view`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.view.html) of `GtkShortcutsGroup`.
  public var view: DynamicSubject<String> { property("view") }
}

/// The class [`GtkShortcutsSection`](https://docs.gtk.org/gtk4/class.ShortcutsSection.html).
open class ShortcutsSection: Box {
  open override class var gType: GType { gtk_shortcuts_section_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`max-height`](https://docs.gtk.org/gtk4/property.ShortcutsSection.max-height.html) of
  /// `GtkShortcutsSection`.
  public final var maxHeight: Int {
    get { getProperty("max-height") }
    set { setProperty("max-height", newValue) }
  }

  /// The property [`section-name`](https://docs.gtk.org/gtk4/property.ShortcutsSection.section-name.html) of
  /// `GtkShortcutsSection`.
  public final var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsSection.title.html) of `GtkShortcutsSection`.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The property [`view-name`](https://docs.gtk.org/gtk4/property.ShortcutsSection.view-name.html) of
  /// `GtkShortcutsSection`.
  public final var viewName: String {
    get { getProperty("view-name") }
    set { setProperty("view-name", newValue) }
  }
}

extension Reactive where Base: ShortcutsSection {
  /// The property [`max-height`](https://docs.gtk.org/gtk4/property.ShortcutsSection.max-height.html) of
  /// `GtkShortcutsSection`.
  public var maxHeight: DynamicSubject<Int> { property("max-height") }

  /// The property [`section-name`](https://docs.gtk.org/gtk4/property.ShortcutsSection.section-name.html) of
  /// `GtkShortcutsSection`.
  public var sectionName: DynamicSubject<String> { property("section-name") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsSection.title.html) of `GtkShortcutsSection`.
  public var title: DynamicSubject<String> { property("title") }

  /// The property [`view-name`](https://docs.gtk.org/gtk4/property.ShortcutsSection.view-name.html) of
  /// `GtkShortcutsSection`.
  public var viewName: DynamicSubject<String> { property("view-name") }

  /// The signal [`change-current-page`](https://docs.gtk.org/gtk4/signal.ShortcutsSection.change-current-page.html) of
  /// `GtkShortcutsSection`.
  ///
  /// Argument: `object`.
  public var changeCurrentPage: SignalRequest<Bool, Int> { request("change-current-page") }
}

/// The class [`GtkShortcutsWindow`](https://docs.gtk.org/gtk4/class.ShortcutsWindow.html).
open class ShortcutsWindow: Window {
  open override class var gType: GType { gtk_shortcuts_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`section-name`](https://docs.gtk.org/gtk4/property.ShortcutsWindow.section-name.html) of
  /// `GtkShortcutsWindow`.
  public final var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The property [`view-name`](https://docs.gtk.org/gtk4/property.ShortcutsWindow.view-name.html) of
  /// `GtkShortcutsWindow`.
  public final var viewName: String {
    get { getProperty("view-name") }
    set { setProperty("view-name", newValue) }
  }
}

extension Reactive where Base: ShortcutsWindow {
  /// The property [`section-name`](https://docs.gtk.org/gtk4/property.ShortcutsWindow.section-name.html) of
  /// `GtkShortcutsWindow`.
  public var sectionName: DynamicSubject<String> { property("section-name") }

  /// The property [`view-name`](https://docs.gtk.org/gtk4/property.ShortcutsWindow.view-name.html) of
  /// `GtkShortcutsWindow`.
  public var viewName: DynamicSubject<String> { property("view-name") }

  /// The signal [`close`](https://docs.gtk.org/gtk4/signal.ShortcutsWindow.close.html) of `GtkShortcutsWindow`.
  public var close: SafeSignal<Void> { signal("close") }

  /// The signal [`search`](https://docs.gtk.org/gtk4/signal.ShortcutsWindow.search.html) of `GtkShortcutsWindow`.
  public var search: SafeSignal<Void> { signal("search") }
}

/// The class [`GtkToggleButton`](https://docs.gtk.org/gtk4/class.ToggleButton.html).
open class ToggleButton: Button {
  open override class var gType: GType { gtk_toggle_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkToggleButton: UnsafeMutablePointer<GtkToggleButton> {
    pointer.assumingMemoryBound(to: GtkToggleButton.self)
  }

  /// Calls [`gtk_toggle_button_new()`](https://docs.gtk.org/gtk4/ctor.ToggleButton.new.html).
  public override init() {
    super.init(adopting: gtk_toggle_button_new())
  }

  /// Calls [`gtk_toggle_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.ToggleButton.new_with_label.html).
  public override init(label: String) {
    super.init(adopting: gtk_toggle_button_new_with_label(label))
  }

  /// Calls
  /// [`gtk_toggle_button_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.ToggleButton.new_with_mnemonic.html).
  public override init(mnemonic: String) {
    super.init(adopting: gtk_toggle_button_new_with_mnemonic(mnemonic))
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.ToggleButton.active.html) of `GtkToggleButton`.
  public final var active: Bool {
    get { gtk_toggle_button_get_active(gtkToggleButton).isTrue }
    set { gtk_toggle_button_set_active(gtkToggleButton, newValue.gboolean) }
  }

  /// Calls [`gtk_toggle_button_set_group()`](https://docs.gtk.org/gtk4/method.ToggleButton.set_group.html).
  public final func setGroup(_ group: ToggleButton?) {
    gtk_toggle_button_set_group(gtkToggleButton, group?.gtkToggleButton)
  }

  /// Calls [`gtk_toggle_button_toggled()`](https://docs.gtk.org/gtk4/method.ToggleButton.toggled.html).
  public final func toggled() { gtk_toggle_button_toggled(gtkToggleButton) }
}

extension Reactive where Base: ToggleButton {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.ToggleButton.active.html) of `GtkToggleButton`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`group`](https://docs.gtk.org/gtk4/property.ToggleButton.group.html) of `GtkToggleButton`.
  public var group: Bond<ToggleButton?> { bond { $0.setProperty("group", $1) } }

  /// The signal [`toggled`](https://docs.gtk.org/gtk4/signal.ToggleButton.toggled.html) of `GtkToggleButton`.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}

/// The class [`GtkVolumeButton`](https://docs.gtk.org/gtk4/class.VolumeButton.html).
open class VolumeButton: ScaleButton {
  open override class var gType: GType { gtk_volume_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkVolumeButton: UnsafeMutablePointer<GtkVolumeButton> {
    pointer.assumingMemoryBound(to: GtkVolumeButton.self)
  }

  /// Calls [`gtk_volume_button_new()`](https://docs.gtk.org/gtk4/ctor.VolumeButton.new.html).
  public init() {
    super.init(adopting: gtk_volume_button_new())
  }

  /// The property [`use-symbolic`](https://docs.gtk.org/gtk4/property.VolumeButton.use-symbolic.html) of
  /// `GtkVolumeButton`.
  public final var useSymbolic: Bool {
    get { getProperty("use-symbolic") }
    set { setProperty("use-symbolic", newValue) }
  }
}

extension Reactive where Base: VolumeButton {
  /// The property [`use-symbolic`](https://docs.gtk.org/gtk4/property.VolumeButton.use-symbolic.html) of
  /// `GtkVolumeButton`.
  public var useSymbolic: DynamicSubject<Bool> { property("use-symbolic") }
}
