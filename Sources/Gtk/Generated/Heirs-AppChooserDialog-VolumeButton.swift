// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `AppChooserDialog` shows a `AppChooserWidget` inside a `Dialog`.
open class AppChooserDialog: Dialog, AppChooser {
  open override class var gType: GType { gtk_app_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `AppChooserDialog` for the provided `GFile`.
  public init(parent: Window? = nil, flags: DialogFlags = [], file: Gio.File) {
    super.init(adopting: gtk_app_chooser_dialog_new(parent?.gtkWindow, flags.cValue, file.opaque))
  }

  /// Creates a new `AppChooserDialog` for the provided content type.
  public init(parent: Window?, flags: DialogFlags, contentType: String) {
    super.init(adopting: gtk_app_chooser_dialog_new_for_content_type(parent?.gtkWindow, flags.cValue, contentType))
  }

  /// The GFile used by the `AppChooserDialog`.
  public final var gfile: Gio.File? { getProperty("gfile") }

  /// The text to show at the top of the dialog.
  public final var heading: String? {
    get { lentString(ifAny: gtk_app_chooser_dialog_get_heading(instance(self))) }
    set { lend(newValue) { gtk_app_chooser_dialog_set_heading(instance(self), $0) } }
  }

  /// Returns the `AppChooserWidget` of this dialog.
  public final var widget: Widget? { lentObject(widget: gtk_app_chooser_dialog_get_widget(instance(self))) }
}

extension Reactive where Base: AppChooserDialog {
  /// The GFile used by the `AppChooserDialog`.
  public var gfile: SafeSignal<Gio.File?> { readOnlyProperty("gfile") }

  /// The text to show at the top of the dialog.
  public var heading: DynamicSubject<String?> {
    property("heading", get: { (object: AppChooserDialog) in object.heading }, set: { $0.heading = $1 })
  }
}

/// `ApplicationWindow` is a `Window` subclass that integrates with `Application`.
open class ApplicationWindow: Window, Gio.ActionGroup, Gio.ActionMap {
  open override class var gType: GType { gtk_application_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkApplicationWindow: UnsafeMutablePointer<GtkApplicationWindow> {
    pointer.assumingMemoryBound(to: GtkApplicationWindow.self)
  }

  /// Creates a new `ApplicationWindow`.
  public init(application: Application) {
    super.init(adopting: gtk_application_window_new(application.gtkApplication))
  }

  /// If this property is `true`, the window will display a menubar unless it is shown by the desktop shell.
  public final var showMenubar: Bool {
    get { gtk_application_window_get_show_menubar(gtkApplicationWindow).isTrue }
    set { gtk_application_window_set_show_menubar(gtkApplicationWindow, newValue.gboolean) }
  }

  /// Gets the `ShortcutsWindow` that is associated with `window`.
  public final var helpOverlay: ShortcutsWindow? {
    get { lentObject(opaque: gtk_application_window_get_help_overlay(gtkApplicationWindow)) }
    set(helpOverlay) { gtk_application_window_set_help_overlay(gtkApplicationWindow, helpOverlay?.opaque) }
  }

  /// Returns the unique ID of the window.
  public final var id: Int { gtk_application_window_get_id(gtkApplicationWindow).int }
}

extension Reactive where Base: ApplicationWindow {
  /// If this property is `true`, the window will display a menubar unless it is shown by the desktop shell.
  public var showMenubar: DynamicSubject<Bool> { property("show-menubar") }
}

/// A dialog for choosing a color.
open class ColorChooserDialog: Dialog, ColorChooser {
  open override class var gType: GType { gtk_color_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ColorChooserDialog`.
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_color_chooser_dialog_new(title, parent?.gtkWindow))
  }

  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }
}

extension Reactive where Base: ColorChooserDialog {
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }
}

/// A `ComboBoxText` is a simple variant of `ComboBox` for text-only use cases.
open class ComboBoxText: ComboBox {
  open override class var gType: GType { gtk_combo_box_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ComboBoxText`.
  public override init() {
    super.init(adopting: gtk_combo_box_text_new())
  }

  /// Creates a new `ComboBoxText` with an entry.
  public static func newWithEntry() -> ComboBoxText { ComboBoxText(adopting: gtk_combo_box_text_new_with_entry()) }

  /// Appends `text` to the list of strings stored in `comboBox`.
  public final func append(_ id: String?, text: String) { gtk_combo_box_text_append(instance(self), id, text) }

  /// Appends `text` to the list of strings stored in `comboBox`.
  public final func appendText(_ text: String) { gtk_combo_box_text_append_text(instance(self), text) }

  /// Returns the currently active string in `comboBox`.
  public final var activeText: String? { givenString(ifAny: gtk_combo_box_text_get_active_text(instance(self))) }

  /// Inserts `text` at `position` in the list of strings stored in `comboBox`.
  public final func insert(position: Int, id: String?, text: String) {
    gtk_combo_box_text_insert(instance(self), position.int32, id, text)
  }

  /// Inserts `text` at `position` in the list of strings stored in `comboBox`.
  public final func insertText(position: Int, text: String) {
    gtk_combo_box_text_insert_text(instance(self), position.int32, text)
  }

  /// Prepends `text` to the list of strings stored in `comboBox`.
  public final func prepend(_ id: String?, text: String) { gtk_combo_box_text_prepend(instance(self), id, text) }

  /// Prepends `text` to the list of strings stored in `comboBox`.
  public final func prependText(_ text: String) { gtk_combo_box_text_prepend_text(instance(self), text) }

  /// Removes the string at `position` from `comboBox`.
  public final func remove(_ position: Int) { gtk_combo_box_text_remove(instance(self), position.int32) }

  /// Removes all the text entries from the combo box.
  public final func removeAll() { gtk_combo_box_text_remove_all(instance(self)) }
}

/// `FileChooserDialog` is a dialog suitable for use with “File Open” or “File Save” commands.
open class FileChooserDialog: Dialog, FileChooser {
  open override class var gType: GType { gtk_file_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// The `FontChooserDialog` widget is a dialog for selecting a font.
open class FontChooserDialog: Dialog, FontChooser {
  open override class var gType: GType { gtk_font_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FontChooserDialog`.
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_font_chooser_dialog_new(title, parent?.gtkWindow))
  }
}

extension Gdk {
  /// `Gdk.AppLaunchContext` handles launching an application in a graphical context.
  open class AppLaunchContext: Gio.AppLaunchContext {
    open override class var gType: GType { gdk_app_launch_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The display that the `Gdk.AppLaunchContext` is on.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_app_launch_context_get_display(instance(self))) }

    /// Sets the workspace on which applications will be launched.
    public final func setDesktop(_ desktop: Int) { gdk_app_launch_context_set_desktop(instance(self), desktop.int32) }

    /// Sets the icon for applications that are launched with this context.
    public final func setIcon(_ icon: (any Gio.Icon)?) { gdk_app_launch_context_set_icon(instance(self), icon?.opaque) }

    /// Sets the icon for applications that are launched with this context.
    public final func setIconName(_ iconName: String?) {
      gdk_app_launch_context_set_icon_name(instance(self), iconName)
    }

    /// Sets the timestamp of `context`.
    public final func setTimestamp(_ timestamp: Int) {
      gdk_app_launch_context_set_timestamp(instance(self), timestamp.uint32)
    }
  }
}

extension Reactive where Base: Gdk.AppLaunchContext {
  /// The display that the `Gdk.AppLaunchContext` is on.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }
}

extension Gdk {
  /// A `Gdk.Texture` representing a GL texture object.
  open class GLTexture: Gdk.Texture {
    open override class var gType: GType { gdk_gl_texture_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Releases the GL resources held by a `Gdk.GLTexture`.
    public final func release() { gdk_gl_texture_release(instance(self)) }
  }
}

extension Gdk {
  /// A `Gdk.Texture` representing image data in memory.
  open class MemoryTexture: Gdk.Texture {
    open override class var gType: GType { gdk_memory_texture_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new texture for a blob of image data.
    public init(width: Int, height: Int, format: Gdk.MemoryFormat, bytes: GLib.Bytes, stride: Int) {
      super.init(
        adopting: gdk_memory_texture_new(width.int32, height.int32, format.cValue, bytes.opaque, stride.uint).raw)
    }
  }
}

/// `GesturePan` is a `Gesture` for pan gestures.
open class GesturePan: GestureDrag {
  open override class var gType: GType { gtk_gesture_pan_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes pan gestures.
  public init(orientation: Orientation) {
    super.init(adopting: gtk_gesture_pan_new(orientation.cValue).raw)
  }

  /// The expected orientation of pan gestures.
  public final var orientation: Orientation {
    get { Orientation(cValue: gtk_gesture_pan_get_orientation(instance(self))) }
    set { gtk_gesture_pan_set_orientation(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: GesturePan {
  /// The expected orientation of pan gestures.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }

  /// Emitted once a panning gesture along the expected axis is detected.
  ///
  /// Arguments: `direction`, `offset`.
  public var pan: SafeSignal<(PanDirection, Double)> { signal(ofSeveral: "pan") }
}

/// A `LinkButton` is a button with a hyperlink.
open class LinkButton: Button {
  open override class var gType: GType { gtk_link_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `LinkButton` with the URI as its text.
  public init(uri: String) {
    super.init(adopting: gtk_link_button_new(uri))
  }

  /// Creates a new `LinkButton` containing a label.
  public init(uri: String, label: String?) {
    super.init(adopting: gtk_link_button_new_with_label(uri, label))
  }

  /// The URI bound to this button.
  public final var uri: String {
    get { lentString(gtk_link_button_get_uri(instance(self))) }
    set { lend(newValue) { gtk_link_button_set_uri(instance(self), $0) } }
  }

  /// The 'visited' state of this button.
  public final var visited: Bool {
    get { gtk_link_button_get_visited(instance(self)).isTrue }
    set { gtk_link_button_set_visited(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: LinkButton {
  /// The URI bound to this button.
  public var uri: DynamicSubject<String> {
    property("uri", get: { (object: LinkButton) in object.uri }, set: { $0.uri = $1 })
  }

  /// The 'visited' state of this button.
  public var visited: DynamicSubject<Bool> { property("visited") }

  /// Emitted each time the `LinkButton` is clicked.
  public var activateLink: SignalRequest<Bool> { request("activate-link") }
}

/// `LockButton` is a widget to obtain and revoke authorizations needed to operate the controls.
open class LockButton: Button {
  open override class var gType: GType { gtk_lock_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new lock button which reflects the `permission`.
  public init(permission: Gio.Permission? = nil) {
    super.init(adopting: gtk_lock_button_new(permission?.gPermission))
  }

  /// The `GPermission object controlling this button.
  public final var permission: Gio.Permission? {
    get { lentObject(gtk_lock_button_get_permission(instance(self))) }
    set { gtk_lock_button_set_permission(instance(self), newValue?.gPermission) }
  }

  /// The text to display when prompting the user to lock.
  public final var textLock: String {
    get { getProperty("text-lock") }
    set { setProperty("text-lock", newValue) }
  }

  /// The text to display when prompting the user to unlock.
  public final var textUnlock: String {
    get { getProperty("text-unlock") }
    set { setProperty("text-unlock", newValue) }
  }

  /// The tooltip to display when prompting the user to lock.
  public final var tooltipLock: String {
    get { getProperty("tooltip-lock") }
    set { setProperty("tooltip-lock", newValue) }
  }

  /// The tooltip to display when the user cannot obtain authorization.
  public final var tooltipNotAuthorized: String {
    get { getProperty("tooltip-not-authorized") }
    set { setProperty("tooltip-not-authorized", newValue) }
  }

  /// The tooltip to display when prompting the user to unlock.
  public final var tooltipUnlock: String {
    get { getProperty("tooltip-unlock") }
    set { setProperty("tooltip-unlock", newValue) }
  }
}

extension Reactive where Base: LockButton {
  /// The `GPermission object controlling this button.
  public var permission: DynamicSubject<Gio.Permission?> { property("permission") }

  /// The text to display when prompting the user to lock.
  public var textLock: DynamicSubject<String> { property("text-lock") }

  /// The text to display when prompting the user to unlock.
  public var textUnlock: DynamicSubject<String> { property("text-unlock") }

  /// The tooltip to display when prompting the user to lock.
  public var tooltipLock: DynamicSubject<String> { property("tooltip-lock") }

  /// The tooltip to display when the user cannot obtain authorization.
  public var tooltipNotAuthorized: DynamicSubject<String> { property("tooltip-not-authorized") }

  /// The tooltip to display when prompting the user to unlock.
  public var tooltipUnlock: DynamicSubject<String> { property("tooltip-unlock") }
}

/// `MessageDialog` presents a dialog with some message text.
open class MessageDialog: Dialog {
  open override class var gType: GType { gtk_message_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkMessageDialog: UnsafeMutablePointer<GtkMessageDialog> {
    pointer.assumingMemoryBound(to: GtkMessageDialog.self)
  }

  /// The `Box` that corresponds to the message area of this dialog.
  public final var messageArea: Widget? { lentObject(widget: gtk_message_dialog_get_message_area(gtkMessageDialog)) }

  /// The type of the message.
  public final var messageType: MessageType {
    get { getProperty("message-type") }
    set { setProperty("message-type", newValue) }
  }

  /// The secondary text of the message dialog.
  public final var secondaryText: String {
    get { getProperty("secondary-text") }
    set { setProperty("secondary-text", newValue) }
  }

  /// `true` if the secondary text of the dialog includes Pango markup.
  public final var secondaryUseMarkup: Bool {
    get { getProperty("secondary-use-markup") }
    set { setProperty("secondary-use-markup", newValue) }
  }

  /// The primary text of the message dialog.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// `true` if the primary text of the dialog includes Pango markup.
  public final var useMarkup: Bool {
    get { getProperty("use-markup") }
    set { setProperty("use-markup", newValue) }
  }
}

extension Reactive where Base: MessageDialog {
  /// The `Box` that corresponds to the message area of this dialog.
  public var messageArea: SafeSignal<Widget?> { readOnlyProperty("message-area") }

  /// The type of the message.
  public var messageType: DynamicSubject<MessageType> { property("message-type") }

  /// The secondary text of the message dialog.
  public var secondaryText: DynamicSubject<String> { property("secondary-text") }

  /// `true` if the secondary text of the dialog includes Pango markup.
  public var secondaryUseMarkup: DynamicSubject<Bool> { property("secondary-use-markup") }

  /// The primary text of the message dialog.
  public var text: DynamicSubject<String> { property("text") }

  /// `true` if the primary text of the dialog includes Pango markup.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }
}

/// `MountOperation` is an implementation of `GMountOperation`.
open class MountOperation: Gio.MountOperation {
  open override class var gType: GType { gtk_mount_operation_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkMountOperation: UnsafeMutablePointer<GtkMountOperation> {
    pointer.assumingMemoryBound(to: GtkMountOperation.self)
  }

  /// Creates a new `MountOperation`.
  public init(parent: Window? = nil) {
    super.init(adopting: gtk_mount_operation_new(parent?.gtkWindow))
  }

  /// The display where dialogs will be shown.
  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_mount_operation_get_display(gtkMountOperation)) }
    set { gtk_mount_operation_set_display(gtkMountOperation, newValue?.opaque) }
  }

  /// Whether a dialog is currently shown.
  public final var isShowing: Bool { gtk_mount_operation_is_showing(gtkMountOperation).isTrue }

  /// The parent window.
  public final var parent: Window? {
    get { lentObject(gtk_mount_operation_get_parent(gtkMountOperation)) }
    set { gtk_mount_operation_set_parent(gtkMountOperation, newValue?.gtkWindow) }
  }
}

extension Reactive where Base: MountOperation {
  /// The display where dialogs will be shown.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// Whether a dialog is currently shown.
  public var isShowing: SafeSignal<Bool> { readOnlyProperty("is-showing") }

  /// The parent window.
  public var parent: DynamicSubject<Window?> { property("parent") }
}

/// `PageSetupUnixDialog` implements a page setup dialog for platforms which don’t provide a native page setup dialog,
/// like Unix.
open class PageSetupUnixDialog: Dialog {
  open override class var gType: GType { gtk_page_setup_unix_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new page setup dialog.
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_page_setup_unix_dialog_new(title, parent?.gtkWindow))
  }

  /// Gets the currently selected page setup from the dialog.
  public final var pageSetup: PageSetup? {
    lentObject(opaque: gtk_page_setup_unix_dialog_get_page_setup(instance(self)))
  }

  /// Gets the current print settings from the dialog.
  public final var printSettings: PrintSettings? {
    get { lentObject(opaque: gtk_page_setup_unix_dialog_get_print_settings(instance(self))) }
    set(printSettings) { gtk_page_setup_unix_dialog_set_print_settings(instance(self), printSettings?.opaque) }
  }

  /// Sets the `PageSetup` from which the page setup dialog takes its values.
  public final func setPageSetup(_ pageSetup: PageSetup) {
    gtk_page_setup_unix_dialog_set_page_setup(instance(self), pageSetup.opaque)
  }
}

/// A `EntryBuffer` that locks the underlying memory to prevent it from being swapped to disk.
open class PasswordEntryBuffer: EntryBuffer {
  open override class var gType: GType { gtk_password_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EntryBuffer` using secure memory allocations.
  public init() {
    super.init(adopting: gtk_password_entry_buffer_new())
  }
}

/// `PopoverMenu` is a subclass of `Popover` that implements menu behavior.
open class PopoverMenu: Popover {
  open override class var gType: GType { gtk_popover_menu_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `PopoverMenu` and populates it according to `model`.
  public init(model: Gio.MenuModel?) {
    super.init(adopting: gtk_popover_menu_new_from_model(model?.gMenuModel))
  }

  /// Creates a `PopoverMenu` and populates it according to `model`.
  public init(model: Gio.MenuModel, flags: PopoverMenuFlags) {
    super.init(adopting: gtk_popover_menu_new_from_model_full(model.gMenuModel, flags.cValue))
  }

  /// The model from which the menu is made.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_menu_get_menu_model(instance(self))) }
    set { gtk_popover_menu_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// The name of the visible submenu.
  public final var visibleSubmenu: String {
    get { getProperty("visible-submenu") }
    set { setProperty("visible-submenu", newValue) }
  }

  /// Adds a custom widget to a generated menu.
  @discardableResult
  public final func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_add_child(instance(self), child.gtkWidget, id).isTrue
  }

  /// Removes a widget that has previously been added with `gtk_popover_menu_add_child()`.
  @discardableResult
  public final func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_remove_child(instance(self), child.gtkWidget).isTrue
  }
}

extension Reactive where Base: PopoverMenu {
  /// The model from which the menu is made.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The name of the visible submenu.
  public var visibleSubmenu: DynamicSubject<String> { property("visible-submenu") }
}

/// `PrintUnixDialog` implements a print dialog for platforms which don’t provide a native print dialog, like Unix.
open class PrintUnixDialog: Dialog {
  open override class var gType: GType { gtk_print_unix_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PrintUnixDialog`.
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_print_unix_dialog_new(title, parent?.gtkWindow))
  }

  /// The current page in the document.
  public final var currentPage: Int {
    get { gtk_print_unix_dialog_get_current_page(instance(self)).int }
    set { gtk_print_unix_dialog_set_current_page(instance(self), newValue.int32) }
  }

  /// `true` if the page setup controls are embedded.
  public final var embedPageSetup: Bool {
    get { gtk_print_unix_dialog_get_embed_page_setup(instance(self)).isTrue }
    set { gtk_print_unix_dialog_set_embed_page_setup(instance(self), newValue.gboolean) }
  }

  /// Whether the application has a selection.
  public final var hasSelection: Bool {
    get { gtk_print_unix_dialog_get_has_selection(instance(self)).isTrue }
    set { gtk_print_unix_dialog_set_has_selection(instance(self), newValue.gboolean) }
  }

  /// Capabilities the application can handle.
  public final var manualCapabilities: PrintCapabilities {
    get { PrintCapabilities(cValue: gtk_print_unix_dialog_get_manual_capabilities(instance(self))) }
    set { gtk_print_unix_dialog_set_manual_capabilities(instance(self), newValue.cValue) }
  }

  /// The `PageSetup` object to use.
  public final var pageSetup: PageSetup? {
    get { lentObject(opaque: gtk_print_unix_dialog_get_page_setup(instance(self))) }
    set { gtk_print_unix_dialog_set_page_setup(instance(self), newValue?.opaque) }
  }

  /// The `PrintSettings` object used for this dialog.
  public final var printSettings: PrintSettings? {
    get { getProperty("print-settings") }
    set { setProperty("print-settings", newValue) }
  }

  /// The `Printer` which is selected.
  public final var selectedPrinter: Printer? {
    lentObject(opaque: gtk_print_unix_dialog_get_selected_printer(instance(self)))
  }

  /// Whether the dialog supports selection.
  public final var supportSelection: Bool {
    get { gtk_print_unix_dialog_get_support_selection(instance(self)).isTrue }
    set { gtk_print_unix_dialog_set_support_selection(instance(self), newValue.gboolean) }
  }

  /// Adds a custom tab to the print dialog.
  public final func addCustomTab(_ child: Widget, tabLabel: Widget) {
    gtk_print_unix_dialog_add_custom_tab(instance(self), child.gtkWidget, tabLabel.gtkWidget)
  }

  /// Gets whether a page setup was set by the user.
  public final var pageSetupSet: Bool { gtk_print_unix_dialog_get_page_setup_set(instance(self)).isTrue }

  /// Gets a new `PrintSettings` object that represents the current values in the print dialog.
  public final func getSettings() -> PrintSettings? {
    givenObject(opaque: gtk_print_unix_dialog_get_settings(instance(self)))
  }

  /// Sets the `PrintSettings` for the `PrintUnixDialog`.
  public final func setSettings(_ settings: PrintSettings?) {
    gtk_print_unix_dialog_set_settings(instance(self), settings?.opaque)
  }
}

extension Reactive where Base: PrintUnixDialog {
  /// The current page in the document.
  public var currentPage: DynamicSubject<Int> {
    property("current-page", get: { (object: PrintUnixDialog) in object.currentPage }, set: { $0.currentPage = $1 })
  }

  /// `true` if the page setup controls are embedded.
  public var embedPageSetup: DynamicSubject<Bool> { property("embed-page-setup") }

  /// Whether the application has a selection.
  public var hasSelection: DynamicSubject<Bool> { property("has-selection") }

  /// Capabilities the application can handle.
  public var manualCapabilities: DynamicSubject<PrintCapabilities> { property("manual-capabilities") }

  /// The `PageSetup` object to use.
  public var pageSetup: DynamicSubject<PageSetup?> { property("page-setup") }

  /// The `PrintSettings` object used for this dialog.
  public var printSettings: DynamicSubject<PrintSettings?> { property("print-settings") }

  /// The `Printer` which is selected.
  public var selectedPrinter: SafeSignal<Printer?> { readOnlyProperty("selected-printer") }

  /// Whether the dialog supports selection.
  public var supportSelection: DynamicSubject<Bool> { property("support-selection") }
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

/// A `ToggleButton` is a button which remains “pressed-in” when clicked.
open class ToggleButton: Button {
  open override class var gType: GType { gtk_toggle_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkToggleButton: UnsafeMutablePointer<GtkToggleButton> {
    pointer.assumingMemoryBound(to: GtkToggleButton.self)
  }

  /// Creates a new toggle button.
  public override init() {
    super.init(adopting: gtk_toggle_button_new())
  }

  /// Creates a new toggle button with a text label.
  public override init(label: String) {
    super.init(adopting: gtk_toggle_button_new_with_label(label))
  }

  /// Creates a new `ToggleButton` containing a label.
  public override init(mnemonic: String) {
    super.init(adopting: gtk_toggle_button_new_with_mnemonic(mnemonic))
  }

  /// If the toggle button should be pressed in.
  public final var active: Bool {
    get { gtk_toggle_button_get_active(gtkToggleButton).isTrue }
    set { gtk_toggle_button_set_active(gtkToggleButton, newValue.gboolean) }
  }

  /// Adds `self` to the group of `group`.
  public final func setGroup(_ group: ToggleButton?) {
    gtk_toggle_button_set_group(gtkToggleButton, group?.gtkToggleButton)
  }

  /// Emits the `toggled` signal on the `ToggleButton`.
  public final func toggled() { gtk_toggle_button_toggled(gtkToggleButton) }
}

extension Reactive where Base: ToggleButton {
  /// If the toggle button should be pressed in.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The toggle button whose group this widget belongs to.
  public var group: Bond<ToggleButton?> { bond { $0.setProperty("group", $1) } }

  /// Emitted whenever the `ToggleButton`'s state is changed.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}

/// `VolumeButton` is a `ScaleButton` subclass tailored for volume control.
open class VolumeButton: ScaleButton {
  open override class var gType: GType { gtk_volume_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkVolumeButton: UnsafeMutablePointer<GtkVolumeButton> {
    pointer.assumingMemoryBound(to: GtkVolumeButton.self)
  }

  /// Creates a `VolumeButton`.
  public init() {
    super.init(adopting: gtk_volume_button_new())
  }

  /// Whether to use symbolic icons as the icons.
  public final var useSymbolic: Bool {
    get { getProperty("use-symbolic") }
    set { setProperty("use-symbolic", newValue) }
  }
}

extension Reactive where Base: VolumeButton {
  /// Whether to use symbolic icons as the icons.
  public var useSymbolic: DynamicSubject<Bool> { property("use-symbolic") }
}
