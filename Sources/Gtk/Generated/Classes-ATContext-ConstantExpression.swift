// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `ATContext` is an abstract class provided by GTK to communicate to platform-specific assistive technologies API.
open class ATContext: Object {
  open override class var gType: GType { gtk_at_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ATContext` instance for the given accessible role, accessible instance, and display connection.
  public static func create(accessibleRole: AccessibleRole, accessible: any Accessible, display: Gdk.Display)
    -> ATContext?
  { givenObject(opaque: gtk_at_context_create(accessibleRole.cValue, accessible.opaque, display.opaque)) }

  /// The `Accessible` that created the `ATContext` instance.
  public final var accessible: (any Accessible)? {
    lentInterface(opaque: gtk_at_context_get_accessible(instance(self)))
  }

  /// The accessible role used by the AT context.
  public final var accessibleRole: AccessibleRole {
    get { AccessibleRole(cValue: gtk_at_context_get_accessible_role(instance(self))) }
    set { setProperty("accessible-role", newValue) }
  }

  /// The `Gdk.Display` for the `ATContext`.
  public final var display: Gdk.Display? {
    get { getProperty("display") }
    set { setProperty("display", newValue) }
  }
}

extension Reactive where Base: ATContext {
  /// The `Accessible` that created the `ATContext` instance.
  public var accessible: SafeSignal<(any Accessible)?> { readOnlyInterfaceProperty("accessible") }

  /// The accessible role used by the AT context.
  public var accessibleRole: DynamicSubject<AccessibleRole> { property("accessible-role") }

  /// The `Gdk.Display` for the `ATContext`.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// Emitted when the attributes of the accessible for the `ATContext` instance change.
  public var stateChange: SafeSignal<Void> { signal("state-change") }
}

/// The `AboutDialog` offers a simple way to display information about a program.
open class AboutDialog: Window {
  open override class var gType: GType { gtk_about_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `AboutDialog`.
  public override init() {
    super.init(adopting: gtk_about_dialog_new())
  }

  /// The people who contributed artwork to the program, as a `nil`-terminated array of strings.
  public final var artists: [String] {
    get { lentStrings(gtk_about_dialog_get_artists(instance(self))) }
    set { setProperty("artists", newValue) }
  }

  /// The authors of the program, as a `nil`-terminated array of strings.
  public final var authors: [String] {
    get { lentStrings(gtk_about_dialog_get_authors(instance(self))) }
    set { setProperty("authors", newValue) }
  }

  /// Comments about the program.
  public final var comments: String? {
    get { lentString(ifAny: gtk_about_dialog_get_comments(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_comments(instance(self), $0) } }
  }

  /// Copyright information for the program.
  public final var copyright: String? {
    get { lentString(ifAny: gtk_about_dialog_get_copyright(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_copyright(instance(self), $0) } }
  }

  /// The people documenting the program, as a `nil`-terminated array of strings.
  public final var documenters: [String] {
    get { lentStrings(gtk_about_dialog_get_documenters(instance(self))) }
    set { setProperty("documenters", newValue) }
  }

  /// The license of the program, as free-form text.
  public final var license: String? {
    get { lentString(ifAny: gtk_about_dialog_get_license(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_license(instance(self), $0) } }
  }

  /// The license of the program.
  public final var licenseType: LicenseType {
    get { LicenseType(cValue: gtk_about_dialog_get_license_type(instance(self))) }
    set { gtk_about_dialog_set_license_type(instance(self), newValue.cValue) }
  }

  /// A logo for the about box.
  public final var logo: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_about_dialog_get_logo(instance(self))) }
    set { gtk_about_dialog_set_logo(instance(self), newValue?.opaque) }
  }

  /// A named icon to use as the logo for the about box.
  public final var logoIconName: String? {
    get { lentString(ifAny: gtk_about_dialog_get_logo_icon_name(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_logo_icon_name(instance(self), $0) } }
  }

  /// The name of the program.
  public final var programName: String? {
    get { lentString(ifAny: gtk_about_dialog_get_program_name(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_program_name(instance(self), $0) } }
  }

  /// Information about the system on which the program is running.
  public final var systemInformation: String? {
    get { lentString(ifAny: gtk_about_dialog_get_system_information(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_system_information(instance(self), $0) } }
  }

  /// Credits to the translators.
  public final var translatorCredits: String? {
    get { lentString(ifAny: gtk_about_dialog_get_translator_credits(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_translator_credits(instance(self), $0) } }
  }

  /// The version of the program.
  public final var version: String? {
    get { lentString(ifAny: gtk_about_dialog_get_version(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_version(instance(self), $0) } }
  }

  /// The URL for the link to the website of the program.
  public final var website: String? {
    get { lentString(ifAny: gtk_about_dialog_get_website(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_website(instance(self), $0) } }
  }

  /// The label for the link to the website of the program.
  public final var websiteLabel: String? {
    get { lentString(ifAny: gtk_about_dialog_get_website_label(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_website_label(instance(self), $0) } }
  }

  /// Whether to wrap the text in the license dialog.
  public final var wrapLicense: Bool {
    get { gtk_about_dialog_get_wrap_license(instance(self)).isTrue }
    set { gtk_about_dialog_set_wrap_license(instance(self), newValue.gboolean) }
  }

  /// Creates a new section in the "Credits" page.
  public final func addCreditSection(_ sectionName: String, people: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_about_dialog_add_credit_section(instance(self), sectionName, lent.strings(people))
  }
}

extension Reactive where Base: AboutDialog {
  /// The people who contributed artwork to the program, as a `nil`-terminated array of strings.
  public var artists: DynamicSubject<[String]> { property("artists") }

  /// The authors of the program, as a `nil`-terminated array of strings.
  public var authors: DynamicSubject<[String]> { property("authors") }

  /// Comments about the program.
  public var comments: DynamicSubject<String?> {
    property("comments", get: { (object: AboutDialog) in object.comments }, set: { $0.comments = $1 })
  }

  /// Copyright information for the program.
  public var copyright: DynamicSubject<String?> {
    property("copyright", get: { (object: AboutDialog) in object.copyright }, set: { $0.copyright = $1 })
  }

  /// The people documenting the program, as a `nil`-terminated array of strings.
  public var documenters: DynamicSubject<[String]> { property("documenters") }

  /// The license of the program, as free-form text.
  public var license: DynamicSubject<String?> {
    property("license", get: { (object: AboutDialog) in object.license }, set: { $0.license = $1 })
  }

  /// The license of the program.
  public var licenseType: DynamicSubject<LicenseType> { property("license-type") }

  /// A logo for the about box.
  public var logo: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("logo") }

  /// A named icon to use as the logo for the about box.
  public var logoIconName: DynamicSubject<String?> {
    property("logo-icon-name", get: { (object: AboutDialog) in object.logoIconName }, set: { $0.logoIconName = $1 })
  }

  /// The name of the program.
  public var programName: DynamicSubject<String?> {
    property("program-name", get: { (object: AboutDialog) in object.programName }, set: { $0.programName = $1 })
  }

  /// Information about the system on which the program is running.
  public var systemInformation: DynamicSubject<String?> {
    property(
      "system-information", get: { (object: AboutDialog) in object.systemInformation },
      set: { $0.systemInformation = $1 })
  }

  /// Credits to the translators.
  public var translatorCredits: DynamicSubject<String?> {
    property(
      "translator-credits", get: { (object: AboutDialog) in object.translatorCredits },
      set: { $0.translatorCredits = $1 })
  }

  /// The version of the program.
  public var version: DynamicSubject<String?> {
    property("version", get: { (object: AboutDialog) in object.version }, set: { $0.version = $1 })
  }

  /// The URL for the link to the website of the program.
  public var website: DynamicSubject<String?> {
    property("website", get: { (object: AboutDialog) in object.website }, set: { $0.website = $1 })
  }

  /// The label for the link to the website of the program.
  public var websiteLabel: DynamicSubject<String?> {
    property("website-label", get: { (object: AboutDialog) in object.websiteLabel }, set: { $0.websiteLabel = $1 })
  }

  /// Whether to wrap the text in the license dialog.
  public var wrapLicense: DynamicSubject<Bool> { property("wrap-license") }

  /// Emitted every time a URL is activated.
  ///
  /// Argument: `uri`.
  public var activateLink: SignalRequest<Bool, String> { request("activate-link") }
}

/// `ActionBar` is designed to present contextual actions.
open class ActionBar: Widget {
  open override class var gType: GType { gtk_action_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ActionBar` widget.
  public init() {
    super.init(adopting: gtk_action_bar_new())
  }

  /// Controls whether the action bar shows its contents.
  public final var revealed: Bool {
    get { gtk_action_bar_get_revealed(instance(self)).isTrue }
    set { gtk_action_bar_set_revealed(instance(self), newValue.gboolean) }
  }

  /// Retrieves the center bar widget of the bar.
  public final var centerWidget: Widget? {
    get { lentObject(widget: gtk_action_bar_get_center_widget(instance(self))) }
    set(centerWidget) { gtk_action_bar_set_center_widget(instance(self), centerWidget?.gtkWidget) }
  }

  /// Adds `child` to `actionBar`, packed with reference to the end of the `actionBar`.
  public final func packEnd(_ child: Widget) { gtk_action_bar_pack_end(instance(self), child.gtkWidget) }

  /// Adds `child` to `actionBar`, packed with reference to the start of the `actionBar`.
  public final func packStart(_ child: Widget) { gtk_action_bar_pack_start(instance(self), child.gtkWidget) }

  /// Removes a child from `actionBar`.
  public final func remove(_ child: Widget) { gtk_action_bar_remove(instance(self), child.gtkWidget) }
}

extension Reactive where Base: ActionBar {
  /// Controls whether the action bar shows its contents.
  public var revealed: DynamicSubject<Bool> { property("revealed") }
}

/// A `ShortcutAction` that calls `gtk_widget_activate()`.
open class ActivateAction: ShortcutAction {
  open override class var gType: GType { gtk_activate_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Gets the activate action.
  public static var shared: ActivateAction { lentObject(opaque: gtk_activate_action_get())! }
}

/// `Adjustment` is a model for a numeric value.
open class Adjustment: Object {
  open override class var gType: GType { gtk_adjustment_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkAdjustment: UnsafeMutablePointer<GtkAdjustment> { pointer.assumingMemoryBound(to: GtkAdjustment.self) }

  /// Creates a new `Adjustment`.
  public init(
    value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double, pageSize: Double
  ) {
    super.init(adopting: gtk_adjustment_new(value, lower, upper, stepIncrement, pageIncrement, pageSize))
  }

  /// The minimum value of the adjustment.
  public final var lower: Double {
    get { gtk_adjustment_get_lower(gtkAdjustment) }
    set { gtk_adjustment_set_lower(gtkAdjustment, newValue) }
  }

  /// The page increment of the adjustment.
  public final var pageIncrement: Double {
    get { gtk_adjustment_get_page_increment(gtkAdjustment) }
    set { gtk_adjustment_set_page_increment(gtkAdjustment, newValue) }
  }

  /// The page size of the adjustment.
  public final var pageSize: Double {
    get { gtk_adjustment_get_page_size(gtkAdjustment) }
    set { gtk_adjustment_set_page_size(gtkAdjustment, newValue) }
  }

  /// The step increment of the adjustment.
  public final var stepIncrement: Double {
    get { gtk_adjustment_get_step_increment(gtkAdjustment) }
    set { gtk_adjustment_set_step_increment(gtkAdjustment, newValue) }
  }

  /// The maximum value of the adjustment.
  public final var upper: Double {
    get { gtk_adjustment_get_upper(gtkAdjustment) }
    set { gtk_adjustment_set_upper(gtkAdjustment, newValue) }
  }

  /// The value of the adjustment.
  public final var value: Double {
    get { gtk_adjustment_get_value(gtkAdjustment) }
    set { gtk_adjustment_set_value(gtkAdjustment, newValue) }
  }

  /// Updates the value property to ensure that the range between `lower` and `upper` is in the current page.
  public final func clampPage(lower: Double, upper: Double) { gtk_adjustment_clamp_page(gtkAdjustment, lower, upper) }

  /// Sets all properties of the adjustment at once.
  public final func configure(
    value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double, pageSize: Double
  ) { gtk_adjustment_configure(gtkAdjustment, value, lower, upper, stepIncrement, pageIncrement, pageSize) }

  /// Gets the smaller of step increment and page increment.
  public final var minimumIncrement: Double { gtk_adjustment_get_minimum_increment(gtkAdjustment) }
}

extension Reactive where Base: Adjustment {
  /// The minimum value of the adjustment.
  public var lower: DynamicSubject<Double> {
    property("lower", get: { (object: Adjustment) in object.lower }, set: { $0.lower = $1 })
  }

  /// The page increment of the adjustment.
  public var pageIncrement: DynamicSubject<Double> {
    property("page-increment", get: { (object: Adjustment) in object.pageIncrement }, set: { $0.pageIncrement = $1 })
  }

  /// The page size of the adjustment.
  public var pageSize: DynamicSubject<Double> {
    property("page-size", get: { (object: Adjustment) in object.pageSize }, set: { $0.pageSize = $1 })
  }

  /// The step increment of the adjustment.
  public var stepIncrement: DynamicSubject<Double> {
    property("step-increment", get: { (object: Adjustment) in object.stepIncrement }, set: { $0.stepIncrement = $1 })
  }

  /// The maximum value of the adjustment.
  public var upper: DynamicSubject<Double> {
    property("upper", get: { (object: Adjustment) in object.upper }, set: { $0.upper = $1 })
  }

  /// The value of the adjustment.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: Adjustment) in object.value }, set: { $0.value = $1 })
  }

  /// Emitted when one or more of the `Adjustment` properties have been changed.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted when the value has been changed.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }
}

/// A `ShortcutTrigger` that combines two triggers.
open class AlternativeTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_alternative_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `ShortcutTrigger` that will trigger whenever either of the two given triggers gets triggered.
  public init(first: ShortcutTrigger, second: ShortcutTrigger) {
    super.init(adopting: gtk_alternative_trigger_new(first.given(), second.given()).raw)
  }

  /// The first `ShortcutTrigger` to check.
  public final var first: ShortcutTrigger? { lentObject(opaque: gtk_alternative_trigger_get_first(instance(self))) }

  /// The second `ShortcutTrigger` to check.
  public final var second: ShortcutTrigger? { lentObject(opaque: gtk_alternative_trigger_get_second(instance(self))) }
}

extension Reactive where Base: AlternativeTrigger {
  /// The first `ShortcutTrigger` to check.
  public var first: SafeSignal<ShortcutTrigger?> { readOnlyProperty("first") }

  /// The second `ShortcutTrigger` to check.
  public var second: SafeSignal<ShortcutTrigger?> { readOnlyProperty("second") }
}

/// `AnyFilter` matches an item when at least one of its filters matches.
open class AnyFilter: MultiFilter {
  open override class var gType: GType { gtk_any_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty "any" filter.
  public init() {
    super.init(adopting: gtk_any_filter_new().raw)
  }
}

/// The `AppChooserButton` lets the user select an application.
open class AppChooserButton: Widget, AppChooser {
  open override class var gType: GType { gtk_app_chooser_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `AppChooserButton` for applications that can handle content of the given type.
  public init(contentType: String) {
    super.init(adopting: gtk_app_chooser_button_new(contentType))
  }

  /// The text to show at the top of the dialog that can be opened from the button.
  public final var heading: String? {
    get { lentString(ifAny: gtk_app_chooser_button_get_heading(instance(self))) }
    set { lend(newValue) { gtk_app_chooser_button_set_heading(instance(self), $0) } }
  }

  /// Whether the app chooser dialog should be modal.
  public final var modal: Bool {
    get { gtk_app_chooser_button_get_modal(instance(self)).isTrue }
    set { gtk_app_chooser_button_set_modal(instance(self), newValue.gboolean) }
  }

  /// Determines whether the dropdown menu shows the default application on top for the provided content type.
  public final var showDefaultItem: Bool {
    get { gtk_app_chooser_button_get_show_default_item(instance(self)).isTrue }
    set { gtk_app_chooser_button_set_show_default_item(instance(self), newValue.gboolean) }
  }

  /// Determines whether the dropdown menu shows an item to open a `AppChooserDialog`.
  public final var showDialogItem: Bool {
    get { gtk_app_chooser_button_get_show_dialog_item(instance(self)).isTrue }
    set { gtk_app_chooser_button_set_show_dialog_item(instance(self), newValue.gboolean) }
  }

  /// Appends a custom item to the list of applications that is shown in the popup.
  public final func appendCustomItem(_ name: String, label: String, icon: any Gio.Icon) {
    gtk_app_chooser_button_append_custom_item(instance(self), name, label, icon.opaque)
  }

  /// Appends a separator to the list of applications that is shown in the popup.
  public final func appendSeparator() { gtk_app_chooser_button_append_separator(instance(self)) }

  /// Selects a custom item.
  public final func setActiveCustomItem(_ name: String) {
    gtk_app_chooser_button_set_active_custom_item(instance(self), name)
  }
}

extension Reactive where Base: AppChooserButton {
  /// The text to show at the top of the dialog that can be opened from the button.
  public var heading: DynamicSubject<String?> {
    property("heading", get: { (object: AppChooserButton) in object.heading }, set: { $0.heading = $1 })
  }

  /// Whether the app chooser dialog should be modal.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// Determines whether the dropdown menu shows the default application on top for the provided content type.
  public var showDefaultItem: DynamicSubject<Bool> { property("show-default-item") }

  /// Determines whether the dropdown menu shows an item to open a `AppChooserDialog`.
  public var showDialogItem: DynamicSubject<Bool> { property("show-dialog-item") }

  /// Emitted to when the button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the active application changes.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted when a custom item is activated.
  ///
  /// Argument: `itemName`.
  public var customItemActivated: SafeSignal<String> { signal(ofOne: "custom-item-activated") }
}

/// `AppChooserWidget` is a widget for selecting applications.
open class AppChooserWidget: Widget, AppChooser {
  open override class var gType: GType { gtk_app_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `AppChooserWidget` for applications that can handle content of the given type.
  public init(contentType: String) {
    super.init(adopting: gtk_app_chooser_widget_new(contentType))
  }

  /// The text that appears in the widget when there are no applications for the given content type.
  public final var defaultText: String? {
    get { lentString(ifAny: gtk_app_chooser_widget_get_default_text(instance(self))) }
    set { lend(newValue) { gtk_app_chooser_widget_set_default_text(instance(self), $0) } }
  }

  /// If `true`, the app chooser presents all applications in a single list, without subsections for default,
  /// recommended or related applications.
  public final var showAll: Bool {
    get { gtk_app_chooser_widget_get_show_all(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_all(instance(self), newValue.gboolean) }
  }

  /// Determines whether the app chooser should show the default handler for the content type in a separate section.
  public final var showDefault: Bool {
    get { gtk_app_chooser_widget_get_show_default(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_default(instance(self), newValue.gboolean) }
  }

  /// Determines whether the app chooser should show a section for fallback applications.
  public final var showFallback: Bool {
    get { gtk_app_chooser_widget_get_show_fallback(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_fallback(instance(self), newValue.gboolean) }
  }

  /// Determines whether the app chooser should show a section for other applications.
  public final var showOther: Bool {
    get { gtk_app_chooser_widget_get_show_other(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_other(instance(self), newValue.gboolean) }
  }

  /// Determines whether the app chooser should show a section for recommended applications.
  public final var showRecommended: Bool {
    get { gtk_app_chooser_widget_get_show_recommended(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_recommended(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: AppChooserWidget {
  /// The text that appears in the widget when there are no applications for the given content type.
  public var defaultText: DynamicSubject<String?> {
    property("default-text", get: { (object: AppChooserWidget) in object.defaultText }, set: { $0.defaultText = $1 })
  }

  /// If `true`, the app chooser presents all applications in a single list, without subsections for default,
  /// recommended or related applications.
  public var showAll: DynamicSubject<Bool> { property("show-all") }

  /// Determines whether the app chooser should show the default handler for the content type in a separate section.
  public var showDefault: DynamicSubject<Bool> { property("show-default") }

  /// Determines whether the app chooser should show a section for fallback applications.
  public var showFallback: DynamicSubject<Bool> { property("show-fallback") }

  /// Determines whether the app chooser should show a section for other applications.
  public var showOther: DynamicSubject<Bool> { property("show-other") }

  /// Determines whether the app chooser should show a section for recommended applications.
  public var showRecommended: DynamicSubject<Bool> { property("show-recommended") }

  /// Emitted when an application item is activated from the widget's list.
  ///
  /// Argument: `application`.
  public var applicationActivated: SafeSignal<Gio.AppInfo> { signal(ofOne: "application-activated") }

  /// Emitted when an application item is selected from the widget's list.
  ///
  /// Argument: `application`.
  public var applicationSelected: SafeSignal<Gio.AppInfo> { signal(ofOne: "application-selected") }
}

/// `Application` is a high-level API for writing applications.
open class Application: Gio.Application {
  open override class var gType: GType { gtk_application_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkApplication: UnsafeMutablePointer<GtkApplication> {
    pointer.assumingMemoryBound(to: GtkApplication.self)
  }

  /// Creates a new `Application` instance.
  public override init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
    super.init(adopting: gtk_application_new(applicationId, flags.cValue))
  }

  /// The currently focused window of the application.
  public final var activeWindow: Window? { lentObject(gtk_application_get_active_window(gtkApplication)) }

  /// The `GMenuModel` to be used for the application's menu bar.
  public final var menubar: Gio.MenuModel? {
    get { lentObject(gtk_application_get_menubar(gtkApplication)) }
    set { gtk_application_set_menubar(gtkApplication, newValue?.gMenuModel) }
  }

  /// Set this property to `true` to register with the session manager.
  public final var registerSession: Bool {
    get { getProperty("register-session") }
    set { setProperty("register-session", newValue) }
  }

  /// This property is `true` if GTK believes that the screensaver is currently active.
  public final var screensaverActive: Bool { getProperty("screensaver-active") }

  /// Adds a window to `application`.
  public final func addWindow(_ window: Window) { gtk_application_add_window(gtkApplication, window.gtkWindow) }

  /// Gets the accelerators that are currently associated with the given action.
  public final func getAccelsForAction(_ detailedActionName: String) -> [String] {
    givenStrings(gtk_application_get_accels_for_action(gtkApplication, detailedActionName))
  }

  /// Returns the list of actions (possibly empty) that `accel` maps to.
  public final func getActionsForAccel(_ accel: String) -> [String] {
    givenStrings(gtk_application_get_actions_for_accel(gtkApplication, accel))
  }

  /// Gets a menu from automatically loaded resources.
  public final func getMenuById(_ id: String) -> Gio.Menu? {
    lentObject(opaque: gtk_application_get_menu_by_id(gtkApplication, id))
  }

  /// Returns the `ApplicationWindow` with the given ID.
  public final func getWindowById(_ id: Int) -> Window? {
    lentObject(gtk_application_get_window_by_id(gtkApplication, id.uint32))
  }

  /// Gets a list of the `Window` instances associated with `application`.
  public final var windows: [Window] {
    lists(gtk_application_get_windows(gtkApplication), isGiven: false) { lentObject($0) as Window? }
  }

  /// Lists the detailed action names which have associated accelerators.
  @discardableResult
  public final func listActionDescriptions() -> [String] {
    givenStrings(gtk_application_list_action_descriptions(gtkApplication))
  }

  /// Remove a window from `application`.
  public final func removeWindow(_ window: Window) { gtk_application_remove_window(gtkApplication, window.gtkWindow) }

  /// Sets zero or more keyboard accelerators that will trigger the given action.
  public final func setAccelsForAction(_ detailedActionName: String, accels: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_application_set_accels_for_action(gtkApplication, detailedActionName, lent.strings(accels))
  }
}

extension Reactive where Base: Application {
  /// The currently focused window of the application.
  public var activeWindow: SafeSignal<Window?> { readOnlyProperty("active-window") }

  /// The `GMenuModel` to be used for the application's menu bar.
  public var menubar: DynamicSubject<Gio.MenuModel?> { property("menubar") }

  /// Set this property to `true` to register with the session manager.
  public var registerSession: DynamicSubject<Bool> { property("register-session") }

  /// This property is `true` if GTK believes that the screensaver is currently active.
  public var screensaverActive: SafeSignal<Bool> { readOnlyProperty("screensaver-active") }

  /// Emitted when the session manager is about to end the session.
  public var queryEnd: SafeSignal<Void> { signal("query-end") }

  /// Emitted when a `Window` is added to `application` through `Application.addWindow()`.
  ///
  /// Argument: `window`.
  public var windowAdded: SafeSignal<Window> { signal(ofOne: "window-added") }

  /// Emitted when a `Window` is removed from `application`.
  ///
  /// Argument: `window`.
  public var windowRemoved: SafeSignal<Window> { signal(ofOne: "window-removed") }
}

/// `AspectFrame` preserves the aspect ratio of its child.
open class AspectFrame: Widget {
  open override class var gType: GType { gtk_aspect_frame_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a new `AspectFrame`.
  public init(xalign: Double, yalign: Double, ratio: Double, obeyChild: Bool) {
    super.init(adopting: gtk_aspect_frame_new(xalign.float, yalign.float, ratio.float, obeyChild.gboolean))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_aspect_frame_get_child(instance(self))) }
    set { gtk_aspect_frame_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Whether the `AspectFrame` should use the aspect ratio of its child.
  public final var obeyChild: Bool {
    get { gtk_aspect_frame_get_obey_child(instance(self)).isTrue }
    set { gtk_aspect_frame_set_obey_child(instance(self), newValue.gboolean) }
  }

  /// The aspect ratio to be used by the `AspectFrame`.
  public final var ratio: Double {
    get { gtk_aspect_frame_get_ratio(instance(self)).double }
    set { gtk_aspect_frame_set_ratio(instance(self), newValue.float) }
  }

  /// The horizontal alignment of the child.
  public final var xalign: Double {
    get { gtk_aspect_frame_get_xalign(instance(self)).double }
    set { gtk_aspect_frame_set_xalign(instance(self), newValue.float) }
  }

  /// The vertical alignment of the child.
  public final var yalign: Double {
    get { getProperty("yalign") }
    set { gtk_aspect_frame_set_yalign(instance(self), newValue.float) }
  }
}

extension Reactive where Base: AspectFrame {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the `AspectFrame` should use the aspect ratio of its child.
  public var obeyChild: DynamicSubject<Bool> { property("obey-child") }

  /// The aspect ratio to be used by the `AspectFrame`.
  public var ratio: DynamicSubject<Double> {
    property("ratio", get: { (object: AspectFrame) in object.ratio }, set: { $0.ratio = $1 })
  }

  /// The horizontal alignment of the child.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: AspectFrame) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The vertical alignment of the child.
  public var yalign: DynamicSubject<Double> { property("yalign") }
}

/// `Assistant` is used to represent a complex as a series of steps.
open class Assistant: Window {
  open override class var gType: GType { gtk_assistant_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Assistant`.
  public override init() {
    super.init(adopting: gtk_assistant_new())
  }

  /// `GListModel` containing the pages.
  public final var pages: (any Gio.ListModel)? { givenInterface(opaque: gtk_assistant_get_pages(instance(self))) }

  /// `true` if the assistant uses a `HeaderBar` for action buttons instead of the action-area.
  public final var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Adds a widget to the action area of a `Assistant`.
  public final func addActionWidget(_ child: Widget) {
    gtk_assistant_add_action_widget(instance(self), child.gtkWidget)
  }

  /// Appends a page to the `assistant`.
  @discardableResult
  public final func appendPage(_ page: Widget) -> Int { gtk_assistant_append_page(instance(self), page.gtkWidget).int }

  /// Erases the visited page history.
  public final func commit() { gtk_assistant_commit(instance(self)) }

  /// Returns the page number of the current page.
  public final var currentPage: Int {
    get { gtk_assistant_get_current_page(instance(self)).int }
    set(pageNum) { gtk_assistant_set_current_page(instance(self), pageNum.int32) }
  }

  /// Returns the number of pages in the `assistant`
  public final var nPages: Int { gtk_assistant_get_n_pages(instance(self)).int }

  /// Returns the child widget contained in page number `pageNum`.
  public final func getNthPage(_ pageNum: Int) -> Widget? {
    lentObject(widget: gtk_assistant_get_nth_page(instance(self), pageNum.int32))
  }

  /// Returns the `AssistantPage` object for `child`.
  public final func getPage(_ child: Widget) -> AssistantPage? {
    lentObject(opaque: gtk_assistant_get_page(instance(self), child.gtkWidget))
  }

  /// Gets whether `page` is complete.
  public final func getPageComplete(_ page: Widget) -> Bool {
    gtk_assistant_get_page_complete(instance(self), page.gtkWidget).isTrue
  }

  /// Gets the title for `page`.
  public final func getPageTitle(_ page: Widget) -> String {
    lentString(gtk_assistant_get_page_title(instance(self), page.gtkWidget))
  }

  /// Gets the page type of `page`.
  public final func getPageType(_ page: Widget) -> AssistantPageType {
    AssistantPageType(cValue: gtk_assistant_get_page_type(instance(self), page.gtkWidget))
  }

  /// Inserts a page in the `assistant` at a given position.
  @discardableResult
  public final func insertPage(_ page: Widget, position: Int) -> Int {
    gtk_assistant_insert_page(instance(self), page.gtkWidget, position.int32).int
  }

  /// Navigate to the next page.
  public final func nextPage() { gtk_assistant_next_page(instance(self)) }

  /// Prepends a page to the `assistant`.
  @discardableResult
  public final func prependPage(_ page: Widget) -> Int {
    gtk_assistant_prepend_page(instance(self), page.gtkWidget).int
  }

  /// Navigate to the previous visited page.
  public final func previousPage() { gtk_assistant_previous_page(instance(self)) }

  /// Removes a widget from the action area of a `Assistant`.
  public final func removeActionWidget(_ child: Widget) {
    gtk_assistant_remove_action_widget(instance(self), child.gtkWidget)
  }

  /// Removes the `pageNum`’s page from `assistant`.
  public final func removePage(_ pageNum: Int) { gtk_assistant_remove_page(instance(self), pageNum.int32) }

  /// Sets the page forwarding function to be `pageFunc`.
  public final func setForwardPageFunc(_ pageFunc: ((Int) -> Int)?) {
    gtk_assistant_set_forward_page_func(
      instance(self), pageFunc == nil ? nil : callGtkAssistantPageFunc, pageFunc.map { heldClosure($0) },
      pageFunc == nil ? nil : releaseClosure)
  }

  /// Sets whether `page` contents are complete.
  public final func setPageComplete(_ page: Widget, complete: Bool) {
    gtk_assistant_set_page_complete(instance(self), page.gtkWidget, complete.gboolean)
  }

  /// Sets a title for `page`.
  public final func setPageTitle(_ page: Widget, title: String) {
    gtk_assistant_set_page_title(instance(self), page.gtkWidget, title)
  }

  /// Sets the page type for `page`.
  public final func setPageType(_ page: Widget, type: AssistantPageType) {
    gtk_assistant_set_page_type(instance(self), page.gtkWidget, type.cValue)
  }

  /// Forces `assistant` to recompute the buttons state.
  public final func updateButtonsState() { gtk_assistant_update_buttons_state(instance(self)) }
}

extension Reactive where Base: Assistant {
  /// `GListModel` containing the pages.
  public var pages: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("pages") }

  /// `true` if the assistant uses a `HeaderBar` for action buttons instead of the action-area.
  public var useHeaderBar: SafeSignal<Int> { readOnlyProperty("use-header-bar") }

  /// Emitted when the apply button is clicked.
  public var apply: SafeSignal<Void> { signal("apply") }

  /// Emitted when then the cancel button is clicked.
  public var cancel: SafeSignal<Void> { signal("cancel") }

  /// Emitted either when the close button of a summary page is clicked, or when the apply button in the last page in
  /// the flow (of type `GTK_ASSISTANT_PAGE_CONFIRM`) is clicked.
  public var close: SafeSignal<Void> { signal("close") }

  /// The action signal for the Escape binding.
  public var escape: SafeSignal<Void> { signal("escape") }

  /// Emitted when a new page is set as the assistant's current page, before making the new page visible.
  ///
  /// Argument: `page`.
  public var prepare: SafeSignal<Widget> { signal(ofOne: "prepare") }
}

/// `AssistantPage` is an auxiliary object used by `GtkAssistant.
open class AssistantPage: Object {
  open override class var gType: GType { gtk_assistant_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The child widget.
  public final var child: Widget? { lentObject(widget: gtk_assistant_page_get_child(instance(self))) }

  /// Whether all required fields are filled in.
  public final var complete: Bool {
    get { getProperty("complete") }
    set { setProperty("complete", newValue) }
  }

  /// The type of the assistant page.
  public final var pageType: AssistantPageType {
    get { getProperty("page-type") }
    set { setProperty("page-type", newValue) }
  }

  /// The title of the page.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }
}

extension Reactive where Base: AssistantPage {
  /// The child widget.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// Whether all required fields are filled in.
  public var complete: DynamicSubject<Bool> { property("complete") }

  /// The type of the assistant page.
  public var pageType: DynamicSubject<AssistantPageType> { property("page-type") }

  /// The title of the page.
  public var title: DynamicSubject<String> { property("title") }
}

/// `BinLayout` is a `LayoutManager` subclass useful for create "bins" of widgets.
open class BinLayout: LayoutManager {
  open override class var gType: GType { gtk_bin_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `BinLayout` instance.
  public init() {
    super.init(adopting: gtk_bin_layout_new())
  }
}

/// `BookmarkList` is a list model that wraps `GBookmarkFile`.
open class BookmarkList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_bookmark_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `BookmarkList` with the given `attributes`.
  public init(filename: String? = nil, attributes: String? = nil) {
    super.init(adopting: gtk_bookmark_list_new(filename, attributes).raw)
  }

  /// The attributes to query.
  public final var attributes: String? {
    get { lentString(ifAny: gtk_bookmark_list_get_attributes(instance(self))) }
    set { lend(newValue) { gtk_bookmark_list_set_attributes(instance(self), $0) } }
  }

  /// The bookmark file to load.
  public final var filename: String { lentString(gtk_bookmark_list_get_filename(instance(self))) }

  /// Priority used when loading.
  public final var ioPriority: Int {
    get { gtk_bookmark_list_get_io_priority(instance(self)).int }
    set { gtk_bookmark_list_set_io_priority(instance(self), newValue.int32) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// `true` if files are being loaded.
  public final var loading: Bool { getProperty("loading") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Returns `true` if the files are currently being loaded.
  public final var isLoading: Bool { gtk_bookmark_list_is_loading(instance(self)).isTrue }
}

extension Reactive where Base: BookmarkList {
  /// The attributes to query.
  public var attributes: DynamicSubject<String?> {
    property("attributes", get: { (object: BookmarkList) in object.attributes }, set: { $0.attributes = $1 })
  }

  /// The bookmark file to load.
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// Priority used when loading.
  public var ioPriority: DynamicSubject<Int> {
    property("io-priority", get: { (object: BookmarkList) in object.ioPriority }, set: { $0.ioPriority = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// `true` if files are being loaded.
  public var loading: SafeSignal<Bool> { readOnlyProperty("loading") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `BoolFilter` evaluates a boolean `ValueExpression` to determine whether to include items.
open class BoolFilter: Filter {
  open override class var gType: GType { gtk_bool_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new bool filter.
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_bool_filter_new(expression?.given()).raw)
  }

  /// The boolean expression to evaluate on item.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_bool_filter_get_expression(instance(self))) }
    set { gtk_bool_filter_set_expression(instance(self), newValue?.opaque) }
  }

  /// If the expression result should be inverted.
  public final var invert: Bool {
    get { gtk_bool_filter_get_invert(instance(self)).isTrue }
    set { gtk_bool_filter_set_invert(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: BoolFilter {
  /// The boolean expression to evaluate on item.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// If the expression result should be inverted.
  public var invert: DynamicSubject<Bool> { property("invert") }
}

/// The `Box` widget arranges child widgets into a single row or column.
open class Box: Widget, Orientable {
  open override class var gType: GType { gtk_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkBox: UnsafeMutablePointer<GtkBox> { pointer.assumingMemoryBound(to: GtkBox.self) }

  /// Creates a new `Box`.
  public init(orientation: Orientation, spacing: Int) {
    super.init(adopting: gtk_box_new(orientation.cValue, spacing.int32))
  }

  /// The position of the baseline aligned widgets if extra space is available.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_box_get_baseline_position(gtkBox)) }
    set { gtk_box_set_baseline_position(gtkBox, newValue.cValue) }
  }

  /// Whether the children should all be the same size.
  public final var homogeneous: Bool {
    get { gtk_box_get_homogeneous(gtkBox).isTrue }
    set { gtk_box_set_homogeneous(gtkBox, newValue.gboolean) }
  }

  /// The amount of space between children.
  public final var spacing: Int {
    get { gtk_box_get_spacing(gtkBox).int }
    set { gtk_box_set_spacing(gtkBox, newValue.int32) }
  }

  /// Adds `child` as the last child to `box`.
  public final func append(_ child: Widget) { gtk_box_append(gtkBox, child.gtkWidget) }

  /// Inserts `child` in the position after `sibling` in the list of `box` children.
  public final func insertChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_insert_child_after(gtkBox, child.gtkWidget, sibling?.gtkWidget)
  }

  /// Adds `child` as the first child to `box`.
  public final func prepend(_ child: Widget) { gtk_box_prepend(gtkBox, child.gtkWidget) }

  /// Removes a child widget from `box`.
  public final func remove(_ child: Widget) { gtk_box_remove(gtkBox, child.gtkWidget) }

  /// Moves `child` to the position after `sibling` in the list of `box` children.
  public final func reorderChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_reorder_child_after(gtkBox, child.gtkWidget, sibling?.gtkWidget)
  }
}

extension Reactive where Base: Box {
  /// The position of the baseline aligned widgets if extra space is available.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }

  /// Whether the children should all be the same size.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The amount of space between children.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: Box) in object.spacing }, set: { $0.spacing = $1 })
  }
}

/// `BoxLayout` is a layout manager that arranges children in a single row or column.
open class BoxLayout: LayoutManager, Orientable {
  open override class var gType: GType { gtk_box_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `BoxLayout`.
  public init(orientation: Orientation) {
    super.init(adopting: gtk_box_layout_new(orientation.cValue))
  }

  /// The position of the allocated baseline within the extra space allocated to each child.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_box_layout_get_baseline_position(instance(self))) }
    set { gtk_box_layout_set_baseline_position(instance(self), newValue.cValue) }
  }

  /// Whether the box layout should distribute the available space equally among the children.
  public final var homogeneous: Bool {
    get { gtk_box_layout_get_homogeneous(instance(self)).isTrue }
    set { gtk_box_layout_set_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The space to put between the children.
  public final var spacing: Int {
    get { gtk_box_layout_get_spacing(instance(self)).int }
    set { setProperty("spacing", newValue) }
  }
}

extension Reactive where Base: BoxLayout {
  /// The position of the allocated baseline within the extra space allocated to each child.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }

  /// Whether the box layout should distribute the available space equally among the children.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The space to put between the children.
  public var spacing: DynamicSubject<Int> { property("spacing") }
}

/// A `Builder` reads XML descriptions of a user interface and instantiates the described objects.
open class Builder: Object {
  open override class var gType: GType { gtk_builder_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty builder object.
  public init() {
    super.init(adopting: gtk_builder_new().raw)
  }

  /// The object the builder is evaluating for.
  public final var currentObject: Object? {
    get { lentObject(gtk_builder_get_current_object(instance(self))) }
    set { gtk_builder_set_current_object(instance(self), newValue?.gObject) }
  }

  /// The scope the builder is operating in
  public final var scope: (any BuilderScope)? {
    get { lentInterface(opaque: gtk_builder_get_scope(instance(self))) }
    set { gtk_builder_set_scope(instance(self), newValue?.opaque) }
  }

  /// The translation domain used when translating property values that have been marked as translatable.
  public final var translationDomain: String? {
    get { lentString(ifAny: gtk_builder_get_translation_domain(instance(self))) }
    set { lend(newValue) { gtk_builder_set_translation_domain(instance(self), $0) } }
  }

  /// Parses a file containing a UI definition and merges it with the current contents of `builder`.
  public final func addFromFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_file(instance(self), filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a resource file containing a UI definition and merges it with the current contents of `builder`.
  public final func addFromResource(_ resourcePath: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_resource(instance(self), resourcePath, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a string containing a UI definition and merges it with the current contents of `builder`.
  public final func addFromString(_ buffer: String, length: Int = -1) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_string(instance(self), buffer, length, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a file containing a UI definition building only the requested objects and merges them with the current
  /// contents of `builder`.
  public final func addObjectsFromFile(_ filename: String, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_file(instance(self), filename, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a resource file containing a UI definition, building only the requested objects and merges them with the
  /// current contents of `builder`.
  public final func addObjectsFromResource(_ resourcePath: String, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_resource(instance(self), resourcePath, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a string containing a UI definition, building only the requested objects and merges them with the current
  /// contents of `builder`.
  public final func addObjectsFromString(_ buffer: String, length: Int = -1, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_string(instance(self), buffer, length, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Add `object` to the `builder` object pool so it can be referenced just like any other object built by builder.
  public final func exposeObject(_ name: String, object: Object) {
    gtk_builder_expose_object(instance(self), name, object.gObject)
  }

  /// Main private entry point for building composite components from template XML.
  public final func extendWithTemplate(
    _ object: Object, templateType: any GTyped.Type, buffer: String, length: Int = -1
  ) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_extend_with_template(
      instance(self), object.gObject, templateType.registeredType, buffer, length, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Gets the object named `name`.
  public final func getObject(_ name: String) -> Object? { lentObject(gtk_builder_get_object(instance(self), name)) }

  /// Gets all objects that have been constructed by `builder`.
  public final var objects: [Object] {
    lists(gtk_builder_get_objects(instance(self)), isGiven: true) { lentObject($0) as Object? }
  }

  /// Looks up a type by name.
  public final func getTypeFromName(_ typeName: String) -> GType {
    gtk_builder_get_type_from_name(instance(self), typeName)
  }

  /// Demarshals a value from a string.
  @discardableResult
  public final func valueFromString(_ pspec: ParamSpec, string: String) throws(GLib.Failure) -> AnyValue {
    var cValue = GValue()
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_value_from_string(instance(self), pspec.gParamSpec, string, &cValue, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return AnyValue(taking: cValue)
  }

  /// Demarshals a value from a string.
  @discardableResult
  public final func valueFromStringType(type: any GTyped.Type, string: String) throws(GLib.Failure) -> AnyValue {
    var cValue = GValue()
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_value_from_string_type(instance(self), type.registeredType, string, &cValue, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return AnyValue(taking: cValue)
  }
}

extension Reactive where Base: Builder {
  /// The object the builder is evaluating for.
  public var currentObject: DynamicSubject<Object?> { property("current-object") }

  /// The scope the builder is operating in
  public var scope: DynamicSubject<(any BuilderScope)?> { interfaceProperty("scope") }

  /// The translation domain used when translating property values that have been marked as translatable.
  public var translationDomain: DynamicSubject<String?> {
    property(
      "translation-domain", get: { (object: Builder) in object.translationDomain }, set: { $0.translationDomain = $1 })
  }
}

/// A `BuilderScope` implementation for the C language.
open class BuilderCScope: Object, BuilderScope {
  open override class var gType: GType { gtk_builder_cscope_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkBuilderCScope: UnsafeMutablePointer<GtkBuilderCScope> {
    pointer.assumingMemoryBound(to: GtkBuilderCScope.self)
  }

  /// Creates a new `BuilderCScope` object to use with future `Builder` instances.
  public init() {
    super.init(adopting: gtk_builder_cscope_new().raw)
  }
}

/// `BuilderListItemFactory` is a `ListItemFactory` that creates widgets by instantiating `Builder` UI templates.
open class BuilderListItemFactory: ListItemFactory {
  open override class var gType: GType { gtk_builder_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `BuilderListItemFactory` that instantiates widgets using `bytes` as the data to pass to `Builder`.
  public init(scope: (any BuilderScope)?, bytes: GLib.Bytes) {
    super.init(adopting: gtk_builder_list_item_factory_new_from_bytes(scope?.opaque, bytes.opaque).raw)
  }

  /// Creates a new `BuilderListItemFactory` that instantiates widgets using data read from the given `resourcePath` to
  /// pass to `Builder`.
  public init(scope: (any BuilderScope)?, resourcePath: String) {
    super.init(adopting: gtk_builder_list_item_factory_new_from_resource(scope?.opaque, resourcePath).raw)
  }

  /// `GBytes` containing the UI definition.
  public final var bytes: GLib.Bytes? { getProperty("bytes") }

  /// Path of the resource containing the UI definition.
  public final var resource: String? { lentString(ifAny: gtk_builder_list_item_factory_get_resource(instance(self))) }

  /// `BuilderScope` to use when instantiating listitems
  public final var scope: (any BuilderScope)? {
    lentInterface(opaque: gtk_builder_list_item_factory_get_scope(instance(self)))
  }
}

extension Reactive where Base: BuilderListItemFactory {
  /// `GBytes` containing the UI definition.
  public var bytes: SafeSignal<GLib.Bytes?> { readOnlyProperty("bytes") }

  /// Path of the resource containing the UI definition.
  public var resource: SafeSignal<String?> { readOnlyProperty("resource") }

  /// `BuilderScope` to use when instantiating listitems
  public var scope: SafeSignal<(any BuilderScope)?> { readOnlyInterfaceProperty("scope") }
}

/// The `Button` widget is generally used to trigger a callback function that is called when the button is pressed.
open class Button: Widget, Actionable {
  open override class var gType: GType { gtk_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkButton: UnsafeMutablePointer<GtkButton> { pointer.assumingMemoryBound(to: GtkButton.self) }

  /// Creates a new `Button` widget.
  public init() {
    super.init(adopting: gtk_button_new())
  }

  /// Creates a new button containing an icon from the current icon theme.
  public init(iconName: String?) {
    super.init(adopting: gtk_button_new_from_icon_name(iconName))
  }

  /// Creates a `Button` widget with a `Label` child.
  public init(label: String) {
    super.init(adopting: gtk_button_new_with_label(label))
  }

  /// Creates a new `Button` containing a label.
  public init(mnemonic: String) {
    super.init(adopting: gtk_button_new_with_mnemonic(mnemonic))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_button_get_child(gtkButton)) }
    set { gtk_button_set_child(gtkButton, newValue?.gtkWidget) }
  }

  /// Whether the button has a frame.
  public final var hasFrame: Bool {
    get { gtk_button_get_has_frame(gtkButton).isTrue }
    set { gtk_button_set_has_frame(gtkButton, newValue.gboolean) }
  }

  /// The name of the icon used to automatically populate the button.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_button_get_icon_name(gtkButton)) }
    set { lend(newValue) { gtk_button_set_icon_name(gtkButton, $0) } }
  }

  /// Text of the label inside the button, if the button contains a label widget.
  public final var label: String? {
    get { lentString(ifAny: gtk_button_get_label(gtkButton)) }
    set { lend(newValue) { gtk_button_set_label(gtkButton, $0) } }
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public final var useUnderline: Bool {
    get { gtk_button_get_use_underline(gtkButton).isTrue }
    set { gtk_button_set_use_underline(gtkButton, newValue.gboolean) }
  }
}

extension Reactive where Base: Button {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the button has a frame.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The name of the icon used to automatically populate the button.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Button) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// Text of the label inside the button, if the button contains a label widget.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Button) in object.label }, set: { $0.label = $1 })
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// Emitted to animate press then release.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the button has been activated (pressed and released).
  public var clicked: SafeSignal<Void> { signal("clicked") }
}

/// A variant of `ClosureExpression` using a C closure.
open class CClosureExpression: ValueExpression {
  open override class var gType: GType { gtk_cclosure_expression_get_type() }
}

/// `Calendar` is a widget that displays a Gregorian calendar, one month at a time.
open class Calendar: Widget {
  open override class var gType: GType { gtk_calendar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new calendar, with the current date being selected.
  public init() {
    super.init(adopting: gtk_calendar_new())
  }

  /// The selected day (as a number between 1 and 31).
  public final var day: Int {
    get { getProperty("day") }
    set { setProperty("day", newValue) }
  }

  /// The selected month (as a number between 0 and 11).
  public final var month: Int {
    get { getProperty("month") }
    set { setProperty("month", newValue) }
  }

  /// Determines whether day names are displayed.
  public final var showDayNames: Bool {
    get { gtk_calendar_get_show_day_names(instance(self)).isTrue }
    set { gtk_calendar_set_show_day_names(instance(self), newValue.gboolean) }
  }

  /// Determines whether a heading is displayed.
  public final var showHeading: Bool {
    get { gtk_calendar_get_show_heading(instance(self)).isTrue }
    set { gtk_calendar_set_show_heading(instance(self), newValue.gboolean) }
  }

  /// Determines whether week numbers are displayed.
  public final var showWeekNumbers: Bool {
    get { gtk_calendar_get_show_week_numbers(instance(self)).isTrue }
    set { gtk_calendar_set_show_week_numbers(instance(self), newValue.gboolean) }
  }

  /// The selected year.
  public final var year: Int {
    get { getProperty("year") }
    set { setProperty("year", newValue) }
  }

  /// Remove all visual markers.
  public final func clearMarks() { gtk_calendar_clear_marks(instance(self)) }

  /// Returns if the `day` of the `calendar` is already marked.
  public final func getDayIsMarked(_ day: Int) -> Bool {
    gtk_calendar_get_day_is_marked(instance(self), day.uint32).isTrue
  }

  /// Places a visual marker on a particular day.
  public final func markDay(_ day: Int) { gtk_calendar_mark_day(instance(self), day.uint32) }

  /// Switches to `date`'s year and month and select its day.
  public final func selectDay(_ date: GLib.DateTime) { gtk_calendar_select_day(instance(self), date.opaque) }

  /// Removes the visual marker from a particular day.
  public final func unmarkDay(_ day: Int) { gtk_calendar_unmark_day(instance(self), day.uint32) }
}

extension Reactive where Base: Calendar {
  /// The selected day (as a number between 1 and 31).
  public var day: DynamicSubject<Int> { property("day") }

  /// The selected month (as a number between 0 and 11).
  public var month: DynamicSubject<Int> { property("month") }

  /// Determines whether day names are displayed.
  public var showDayNames: DynamicSubject<Bool> { property("show-day-names") }

  /// Determines whether a heading is displayed.
  public var showHeading: DynamicSubject<Bool> { property("show-heading") }

  /// Determines whether week numbers are displayed.
  public var showWeekNumbers: DynamicSubject<Bool> { property("show-week-numbers") }

  /// The selected year.
  public var year: DynamicSubject<Int> { property("year") }

  /// Emitted when the user selects a day.
  public var daySelected: SafeSignal<Void> { signal("day-selected") }

  /// Emitted when the user switched to the next month.
  public var nextMonth: SafeSignal<Void> { signal("next-month") }

  /// Emitted when user switched to the next year.
  public var nextYear: SafeSignal<Void> { signal("next-year") }

  /// Emitted when the user switched to the previous month.
  public var prevMonth: SafeSignal<Void> { signal("prev-month") }

  /// Emitted when user switched to the previous year.
  public var prevYear: SafeSignal<Void> { signal("prev-year") }
}

/// A `ShortcutAction` that invokes a callback.
open class CallbackAction: ShortcutAction {
  open override class var gType: GType { gtk_callback_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a custom action that calls the given `callback` when activated.
  public init(callback: ((Widget, GLib.Variant?) -> Bool)? = nil) {
    super.init(
      adopting: gtk_callback_action_new(
        callback == nil ? nil : callGtkShortcutFunc, callback.map { heldClosure($0) },
        callback == nil ? nil : releaseClosure
      ).raw)
  }
}

/// An abstract class for laying out `CellRenderer`s
open class CellArea: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_cell_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellArea: UnsafeMutablePointer<GtkCellArea> { pointer.assumingMemoryBound(to: GtkCellArea.self) }

  /// The widget currently editing the edited cell
  public final var editWidget: (any CellEditable)? { lentInterface(opaque: gtk_cell_area_get_edit_widget(gtkCellArea)) }

  /// The cell in the area that is currently edited
  public final var editedCell: CellRenderer? { lentObject(gtk_cell_area_get_edited_cell(gtkCellArea)) }

  /// The cell in the area that currently has focus
  public final var focusCell: CellRenderer? {
    get { lentObject(gtk_cell_area_get_focus_cell(gtkCellArea)) }
    set { gtk_cell_area_set_focus_cell(gtkCellArea, newValue?.gtkCellRenderer) }
  }

  /// Activates `area`, usually by activating the currently focused cell, however some subclasses which embed widgets in
  /// the area can also activate a widget if it currently has the focus.
  @discardableResult
  public final func activate(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, flags: CellRendererState, editOnly: Bool
  ) -> Bool {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_activate(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, flags.cValue, editOnly.gboolean
    ).isTrue
  }

  /// This is used by `CellArea` subclasses when handling events to activate cells, the base `CellArea` class activates
  /// cells for keyboard events for free in its own `CellArea`->activate() implementation.
  @discardableResult
  public final func activateCell(
    _ widget: Widget, renderer: CellRenderer, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState
  ) -> Bool {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_activate_cell(
      gtkCellArea, widget.gtkWidget, renderer.gtkCellRenderer, event.opaque, &cCellArea, flags.cValue
    ).isTrue
  }

  /// Adds `renderer` to `area` with the default child cell properties.
  public final func add(_ renderer: CellRenderer) { gtk_cell_area_add(gtkCellArea, renderer.gtkCellRenderer) }

  /// Adds `sibling` to `renderer`’s focusable area, focus will be drawn around `renderer` and all of its siblings if
  /// `renderer` can focus for a given row.
  public final func addFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
    gtk_cell_area_add_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer)
  }

  /// Applies any connected attributes to the renderers in `area` by pulling the values from `treeModel`.
  public final func applyAttributes(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
    gtk_cell_area_apply_attributes(
      gtkCellArea, treeModel.opaque, iter.gtkTreeIter, isExpander.gboolean, isExpanded.gboolean)
  }

  /// Connects an `attribute` to apply values from `column` for the `TreeModel` in use.
  public final func attributeConnect(_ renderer: CellRenderer, attribute: String, column: Int) {
    gtk_cell_area_attribute_connect(gtkCellArea, renderer.gtkCellRenderer, attribute, column.int32)
  }

  /// Disconnects `attribute` for the `renderer` in `area` so that attribute will no longer be updated with values from
  /// the model.
  public final func attributeDisconnect(_ renderer: CellRenderer, attribute: String) {
    gtk_cell_area_attribute_disconnect(gtkCellArea, renderer.gtkCellRenderer, attribute)
  }

  /// Returns the model column that an attribute has been mapped to, or -1 if the attribute is not mapped.
  public final func attributeGetColumn(_ renderer: CellRenderer, attribute: String) -> Int {
    gtk_cell_area_attribute_get_column(gtkCellArea, renderer.gtkCellRenderer, attribute).int
  }

  /// Sets a cell property for `renderer` in `area`.
  public final func cellSetProperty(_ renderer: CellRenderer, propertyName: String, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_cell_area_cell_set_property(gtkCellArea, renderer.gtkCellRenderer, propertyName, lent.value(value))
  }

  /// This is sometimes needed for cases where rows need to share alignments in one orientation but may be separately
  /// grouped in the opposing orientation.
  @discardableResult
  public final func copyContext(_ context: CellAreaContext) -> CellAreaContext {
    givenObject(gtk_cell_area_copy_context(gtkCellArea, context.gtkCellAreaContext))!
  }

  /// Creates a `CellArea`Context to be used with `area` for all purposes. `CellArea`Context stores geometry information
  /// for rows for which it was operated on, it is important to use the same context for the same row of data at all
  /// times (i.e. one should render and handle events with the same `CellArea`Context which was used to request the size
  /// of those rows of data).
  @discardableResult
  public final func createContext() -> CellAreaContext { givenObject(gtk_cell_area_create_context(gtkCellArea))! }

  /// Delegates event handling to a `CellArea`.
  @discardableResult
  public final func event(
    _ context: CellAreaContext, widget: Widget, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState
  ) -> Int {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_event(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, event.opaque, &cCellArea, flags.cValue
    ).int
  }

  /// This should be called by the `area`’s owning layout widget when focus is to be passed to `area`, or moved within
  /// `area` for a given `direction` and row data.
  @discardableResult
  public final func focus(_ direction: DirectionType) -> Bool {
    gtk_cell_area_focus(gtkCellArea, direction.cValue).isTrue
  }

  /// Calls `callback` for every `CellRenderer` in `area`.
  public final func foreach(_ callback: @escaping (CellRenderer) -> Bool) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_cell_area_foreach(gtkCellArea, callGtkCellCallback, lent.closure(callback))
  }

  /// Calls `callback` for every `CellRenderer` in `area` with the allocated rectangle inside `cellArea`.
  public final func foreachAlloc(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, backgroundArea: Gdk.Rectangle,
    callback: @escaping (CellRenderer, Gdk.Rectangle, Gdk.Rectangle) -> Bool
  ) {
    let lent = CallScope()
    defer { lent.end() }
    var cCellArea = cellArea.cValue
    var cBackgroundArea = backgroundArea.cValue
    gtk_cell_area_foreach_alloc(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, &cBackgroundArea, callGtkCellAllocCallback,
      lent.closure(callback))
  }

  /// Derives the allocation of `renderer` inside `area` if `area` were to be renderered in `cellArea`.
  public final func getCellAllocation(
    _ context: CellAreaContext, widget: Widget, renderer: CellRenderer, cellArea: Gdk.Rectangle
  ) -> Gdk.Rectangle {
    var cCellArea = cellArea.cValue
    var cAllocation = GdkRectangle()
    gtk_cell_area_get_cell_allocation(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, renderer.gtkCellRenderer, &cCellArea, &cAllocation)
    return Gdk.Rectangle(cValue: cAllocation)
  }

  /// Gets the `CellRenderer` at `x` and `y` coordinates inside `area` and optionally returns the full cell allocation
  /// for it inside `cellArea`.
  public final func getCellAtPosition(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, x: Int, y: Int
  ) -> (result: CellRenderer?, allocArea: Gdk.Rectangle) {
    var cCellArea = cellArea.cValue
    var cAllocArea = GdkRectangle()
    let result = gtk_cell_area_get_cell_at_position(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, x.int32, y.int32, &cAllocArea)
    return (lentObject(result), Gdk.Rectangle(cValue: cAllocArea))
  }

  /// Gets the current `TreePath` string for the currently applied `TreeIter`, this is implicitly updated when
  /// `gtk_cell_area_apply_attributes()` is called and can be used to interact with renderers from `CellArea`
  /// subclasses.
  public final var currentPathString: String { lentString(gtk_cell_area_get_current_path_string(gtkCellArea)) }

  /// Gets the `CellRenderer` which is expected to be focusable for which `renderer` is, or may be a sibling.
  public final func getFocusFromSibling(_ renderer: CellRenderer) -> CellRenderer? {
    lentObject(gtk_cell_area_get_focus_from_sibling(gtkCellArea, renderer.gtkCellRenderer))
  }

  /// Gets the focus sibling cell renderers for `renderer`.
  public final func getFocusSiblings(_ renderer: CellRenderer) -> [CellRenderer] {
    lists(gtk_cell_area_get_focus_siblings(gtkCellArea, renderer.gtkCellRenderer), isGiven: false) {
      lentObject($0) as CellRenderer?
    }
  }

  /// Retrieves a cell area’s initial minimum and natural height.
  public final func getPreferredHeight(_ context: CellAreaContext, widget: Widget) -> (
    minimumHeight: Int, naturalHeight: Int
  ) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_get_preferred_height(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Retrieves a cell area’s minimum and natural height if it would be given the specified `width`.
  public final func getPreferredHeightForWidth(_ context: CellAreaContext, widget: Widget, width: Int) -> (
    minimumHeight: Int, naturalHeight: Int
  ) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_get_preferred_height_for_width(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Retrieves a cell area’s initial minimum and natural width.
  public final func getPreferredWidth(_ context: CellAreaContext, widget: Widget) -> (
    minimumWidth: Int, naturalWidth: Int
  ) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_get_preferred_width(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Retrieves a cell area’s minimum and natural width if it would be given the specified `height`.
  public final func getPreferredWidthForHeight(_ context: CellAreaContext, widget: Widget, height: Int) -> (
    minimumWidth: Int, naturalWidth: Int
  ) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_get_preferred_width_for_height(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Gets whether the area prefers a height-for-width layout or a width-for-height layout.
  public final var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_cell_area_get_request_mode(gtkCellArea)) }

  /// Checks if `area` contains `renderer`.
  public final func hasRenderer(_ renderer: CellRenderer) -> Bool {
    gtk_cell_area_has_renderer(gtkCellArea, renderer.gtkCellRenderer).isTrue
  }

  /// This is a convenience function for `CellArea` implementations to get the inner area where a given `CellRenderer`
  /// will be rendered. It removes any padding previously added by `gtk_cell_area_request_renderer()`.
  @discardableResult
  public final func innerCellArea(_ widget: Widget, cellArea: Gdk.Rectangle) -> Gdk.Rectangle {
    var cCellArea = cellArea.cValue
    var cInnerArea = GdkRectangle()
    gtk_cell_area_inner_cell_area(gtkCellArea, widget.gtkWidget, &cCellArea, &cInnerArea)
    return Gdk.Rectangle(cValue: cInnerArea)
  }

  /// Returns whether the area can do anything when activated, after applying new attributes to `area`.
  public final var isActivatable: Bool { gtk_cell_area_is_activatable(gtkCellArea).isTrue }

  /// Returns whether `sibling` is one of `renderer`’s focus siblings (see `gtk_cell_area_add_focus_sibling()`).
  public final func isFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) -> Bool {
    gtk_cell_area_is_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer).isTrue
  }

  /// Removes `renderer` from `area`.
  public final func remove(_ renderer: CellRenderer) { gtk_cell_area_remove(gtkCellArea, renderer.gtkCellRenderer) }

  /// Removes `sibling` from `renderer`’s focus sibling list (see `gtk_cell_area_add_focus_sibling()`).
  public final func removeFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
    gtk_cell_area_remove_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer)
  }

  /// This is a convenience function for `CellArea` implementations to request size for cell renderers. It’s important
  /// to use this function to request size and then use `gtk_cell_area_inner_cell_area()` at render and event time since
  /// this function will add padding around the cell for focus painting.
  @discardableResult
  public final func requestRenderer(_ renderer: CellRenderer, orientation: Orientation, widget: Widget, forSize: Int)
    -> (minimumSize: Int, naturalSize: Int)
  {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_area_request_renderer(
      gtkCellArea, renderer.gtkCellRenderer, orientation.cValue, widget.gtkWidget, forSize.int32, &cMinimumSize,
      &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Snapshots `area`’s cells according to `area`’s layout onto at the given coordinates.
  public final func snapshot(
    _ context: CellAreaContext, widget: Widget, snapshot: Snapshot, backgroundArea: Gdk.Rectangle,
    cellArea: Gdk.Rectangle, flags: CellRendererState, paintFocus: Bool
  ) {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    gtk_cell_area_snapshot(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, snapshot.opaque, &cBackgroundArea, &cCellArea,
      flags.cValue, paintFocus.gboolean)
  }

  /// Explicitly stops the editing of the currently edited cell.
  public final func stopEditing(_ canceled: Bool) { gtk_cell_area_stop_editing(gtkCellArea, canceled.gboolean) }
}

extension Reactive where Base: CellArea {
  /// The widget currently editing the edited cell
  public var editWidget: SafeSignal<(any CellEditable)?> { readOnlyInterfaceProperty("edit-widget") }

  /// The cell in the area that is currently edited
  public var editedCell: SafeSignal<CellRenderer?> { readOnlyProperty("edited-cell") }

  /// The cell in the area that currently has focus
  public var focusCell: DynamicSubject<CellRenderer?> { property("focus-cell") }

  /// Indicates that editing has started on `renderer` and that `editable` should be added to the owning cell-layouting
  /// widget at `cellArea`.
  ///
  /// Arguments: `renderer`, `editable`, `cellArea`, `path`.
  public var addEditable: SafeSignal<(CellRenderer, Widget, Gdk.Rectangle, String)> {
    signal(ofSeveral: "add-editable")
  }

  /// This signal is emitted whenever applying attributes to `area` from `model`
  ///
  /// Arguments: `model`, `iter`, `isExpander`, `isExpanded`.
  public var applyAttributes: SafeSignal<(any TreeModel, TreeIter, Bool, Bool)> {
    signal("apply-attributes", reading: { ($0.interface(at: 1), $0.value(at: 2), $0.value(at: 3), $0.value(at: 4)) })
  }

  /// Indicates that focus changed on this `area`. This signal is emitted either as a result of focus handling or event
  /// handling.
  ///
  /// Arguments: `renderer`, `path`.
  public var focusChanged: SafeSignal<(CellRenderer?, String)> { signal(ofSeveral: "focus-changed") }

  /// Indicates that editing finished on `renderer` and that `editable` should be removed from the owning cell-layouting
  /// widget.
  ///
  /// Arguments: `renderer`, `editable`.
  public var removeEditable: SafeSignal<(CellRenderer, Widget)> { signal(ofSeveral: "remove-editable") }
}

/// A cell area that renders `CellRenderers` into a row or a column
open class CellAreaBox: CellArea, Orientable {
  open override class var gType: GType { gtk_cell_area_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellAreaBox`.
  public init() {
    super.init(adopting: gtk_cell_area_box_new())
  }

  /// The amount of space to reserve between cells.
  public final var spacing: Int {
    get { gtk_cell_area_box_get_spacing(instance(self)).int }
    set { gtk_cell_area_box_set_spacing(instance(self), newValue.int32) }
  }

  /// Adds `renderer` to `box`, packed with reference to the end of `box`.
  public final func packEnd(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
    gtk_cell_area_box_pack_end(
      instance(self), renderer.gtkCellRenderer, expand.gboolean, align.gboolean, fixed.gboolean)
  }

  /// Adds `renderer` to `box`, packed with reference to the start of `box`.
  public final func packStart(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
    gtk_cell_area_box_pack_start(
      instance(self), renderer.gtkCellRenderer, expand.gboolean, align.gboolean, fixed.gboolean)
  }
}

extension Reactive where Base: CellAreaBox {
  /// The amount of space to reserve between cells.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: CellAreaBox) in object.spacing }, set: { $0.spacing = $1 })
  }
}

/// Stores geometrical information for a series of rows in a `CellArea`
open class CellAreaContext: Object {
  open override class var gType: GType { gtk_cell_area_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellAreaContext: UnsafeMutablePointer<GtkCellAreaContext> {
    pointer.assumingMemoryBound(to: GtkCellAreaContext.self)
  }

  /// The `CellArea` this context was created by
  public final var area: CellArea? { lentObject(gtk_cell_area_context_get_area(gtkCellAreaContext)) }

  /// The minimum height for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_height()`.
  public final var minimumHeight: Int { getProperty("minimum-height") }

  /// The minimum width for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_width()`.
  public final var minimumWidth: Int { getProperty("minimum-width") }

  /// The natural height for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_height()`.
  public final var naturalHeight: Int { getProperty("natural-height") }

  /// The natural width for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_width()`.
  public final var naturalWidth: Int { getProperty("natural-width") }

  /// Allocates a width and/or a height for all rows which are to be rendered with `context`.
  public final func allocate(width: Int, height: Int) {
    gtk_cell_area_context_allocate(gtkCellAreaContext, width.int32, height.int32)
  }

  /// Fetches the current allocation size for `context`.
  public final var allocation: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_cell_area_context_get_allocation(gtkCellAreaContext, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Gets the accumulative preferred height for all rows which have been requested with this context.
  public final var preferredHeight: (minimumHeight: Int, naturalHeight: Int) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_context_get_preferred_height(gtkCellAreaContext, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Gets the accumulative preferred height for `width` for all rows which have been requested for the same said
  /// `width` with this context.
  public final func getPreferredHeightForWidth(_ width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_context_get_preferred_height_for_width(
      gtkCellAreaContext, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Gets the accumulative preferred width for all rows which have been requested with this context.
  public final var preferredWidth: (minimumWidth: Int, naturalWidth: Int) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_context_get_preferred_width(gtkCellAreaContext, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Gets the accumulative preferred width for `height` for all rows which have been requested for the same said
  /// `height` with this context.
  public final func getPreferredWidthForHeight(_ height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_context_get_preferred_width_for_height(
      gtkCellAreaContext, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Causes the minimum and/or natural height to grow if the new proposed sizes exceed the current minimum and natural
  /// height.
  public final func pushPreferredHeight(minimumHeight: Int, naturalHeight: Int) {
    gtk_cell_area_context_push_preferred_height(gtkCellAreaContext, minimumHeight.int32, naturalHeight.int32)
  }

  /// Causes the minimum and/or natural width to grow if the new proposed sizes exceed the current minimum and natural
  /// width.
  public final func pushPreferredWidth(minimumWidth: Int, naturalWidth: Int) {
    gtk_cell_area_context_push_preferred_width(gtkCellAreaContext, minimumWidth.int32, naturalWidth.int32)
  }

  /// Resets any previously cached request and allocation data.
  public final func reset() { gtk_cell_area_context_reset(gtkCellAreaContext) }
}

extension Reactive where Base: CellAreaContext {
  /// The `CellArea` this context was created by
  public var area: SafeSignal<CellArea?> { readOnlyProperty("area") }

  /// The minimum height for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_height()`.
  public var minimumHeight: SafeSignal<Int> { readOnlyProperty("minimum-height") }

  /// The minimum width for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_width()`.
  public var minimumWidth: SafeSignal<Int> { readOnlyProperty("minimum-width") }

  /// The natural height for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_height()`.
  public var naturalHeight: SafeSignal<Int> { readOnlyProperty("natural-height") }

  /// The natural width for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_width()`.
  public var naturalWidth: SafeSignal<Int> { readOnlyProperty("natural-width") }
}

/// An object for rendering a single cell
open class CellRenderer: Object {
  open override class var gType: GType { gtk_cell_renderer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellRenderer: UnsafeMutablePointer<GtkCellRenderer> {
    pointer.assumingMemoryBound(to: GtkCellRenderer.self)
  }

  public final func setCellBackground(_ newValue: String?) {
    setProperty("cell-background", newValue)
  }

  /// Cell background as a `Gdk.RGBA`
  public final var cellBackgroundRgba: Gdk.RGBA? {
    get { getProperty("cell-background-rgba") }
    set { setProperty("cell-background-rgba", newValue) }
  }

  public final var cellBackgroundSet: Bool {
    get { getProperty("cell-background-set") }
    set { setProperty("cell-background-set", newValue) }
  }

  public final var editing: Bool { getProperty("editing") }

  public final var height: Int {
    get { getProperty("height") }
    set { setProperty("height", newValue) }
  }

  public final var isExpanded: Bool {
    get { gtk_cell_renderer_get_is_expanded(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_is_expanded(gtkCellRenderer, newValue.gboolean) }
  }

  public final var isExpander: Bool {
    get { gtk_cell_renderer_get_is_expander(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_is_expander(gtkCellRenderer, newValue.gboolean) }
  }

  public final var mode: CellRendererMode {
    get { getProperty("mode") }
    set { setProperty("mode", newValue) }
  }

  public final var sensitive: Bool {
    get { gtk_cell_renderer_get_sensitive(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_sensitive(gtkCellRenderer, newValue.gboolean) }
  }

  public final var visible: Bool {
    get { gtk_cell_renderer_get_visible(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_visible(gtkCellRenderer, newValue.gboolean) }
  }

  public final var width: Int {
    get { getProperty("width") }
    set { setProperty("width", newValue) }
  }

  public final var xalign: Double {
    get { getProperty("xalign") }
    set { setProperty("xalign", newValue) }
  }

  public final var xpad: Int {
    get { getProperty("xpad") }
    set { setProperty("xpad", newValue) }
  }

  public final var yalign: Double {
    get { getProperty("yalign") }
    set { setProperty("yalign", newValue) }
  }

  public final var ypad: Int {
    get { getProperty("ypad") }
    set { setProperty("ypad", newValue) }
  }

  /// Passes an activate event to the cell renderer for possible processing. Some cell renderers may use events; for
  /// example, `CellRendererToggle` toggles when it gets a mouse click.
  @discardableResult
  public final func activate(
    _ event: Gdk.Event, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) -> Bool {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    return gtk_cell_renderer_activate(
      gtkCellRenderer, event.opaque, widget.gtkWidget, path, &cBackgroundArea, &cCellArea, flags.cValue
    ).isTrue
  }

  /// Gets the aligned area used by `cell` inside `cellArea`. Used for finding the appropriate edit and focus rectangle.
  public final func getAlignedArea(_ widget: Widget, flags: CellRendererState, cellArea: Gdk.Rectangle) -> Gdk.Rectangle
  {
    var cCellArea = cellArea.cValue
    var cAlignedArea = GdkRectangle()
    gtk_cell_renderer_get_aligned_area(gtkCellRenderer, widget.gtkWidget, flags.cValue, &cCellArea, &cAlignedArea)
    return Gdk.Rectangle(cValue: cAlignedArea)
  }

  /// Fills in `xalign` and `yalign` with the appropriate values of `cell`.
  public final var alignment: (xalign: Double, yalign: Double) {
    var cXalign: Float = 0
    var cYalign: Float = 0
    gtk_cell_renderer_get_alignment(gtkCellRenderer, &cXalign, &cYalign)
    return (cXalign.double, cYalign.double)
  }

  /// Fills in `width` and `height` with the appropriate size of `cell`.
  public final var fixedSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_cell_renderer_get_fixed_size(gtkCellRenderer, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Fills in `xpad` and `ypad` with the appropriate values of `cell`.
  public final var padding: (xpad: Int, ypad: Int) {
    var cXpad: Int32 = 0
    var cYpad: Int32 = 0
    gtk_cell_renderer_get_padding(gtkCellRenderer, &cXpad, &cYpad)
    return (cXpad.int, cYpad.int)
  }

  /// Retrieves a renderer’s natural size when rendered to `widget`.
  public final func getPreferredHeight(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_renderer_get_preferred_height(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Retrieves a cell renderers’s minimum and natural height if it were rendered to `widget` with the specified
  /// `width`.
  public final func getPreferredHeightForWidth(_ widget: Widget, width: Int) -> (minimumHeight: Int, naturalHeight: Int)
  {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_renderer_get_preferred_height_for_width(
      gtkCellRenderer, widget.gtkWidget, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Retrieves the minimum and natural size of a cell taking into account the widget’s preference for height-for-width
  /// management.
  public final func getPreferredSize(_ widget: Widget) -> (minimumSize: Requisition, naturalSize: Requisition) {
    var cMinimumSize = GtkRequisition()
    var cNaturalSize = GtkRequisition()
    gtk_cell_renderer_get_preferred_size(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (Requisition(cValue: cMinimumSize), Requisition(cValue: cNaturalSize))
  }

  /// Retrieves a renderer’s natural size when rendered to `widget`.
  public final func getPreferredWidth(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_renderer_get_preferred_width(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Retrieves a cell renderers’s minimum and natural width if it were rendered to `widget` with the specified
  /// `height`.
  public final func getPreferredWidthForHeight(_ widget: Widget, height: Int) -> (minimumWidth: Int, naturalWidth: Int)
  {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_renderer_get_preferred_width_for_height(
      gtkCellRenderer, widget.gtkWidget, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Gets whether the cell renderer prefers a height-for-width layout or a width-for-height layout.
  public final var requestMode: SizeRequestMode {
    SizeRequestMode(cValue: gtk_cell_renderer_get_request_mode(gtkCellRenderer))
  }

  /// Translates the cell renderer state to `StateFlags`, based on the cell renderer and widget sensitivity, and the
  /// given `CellRenderer`State.
  public final func getState(_ widget: Widget?, cellState: CellRendererState) -> StateFlags {
    StateFlags(cValue: gtk_cell_renderer_get_state(gtkCellRenderer, widget?.gtkWidget, cellState.cValue))
  }

  /// Checks whether the cell renderer can do something when activated.
  public final var isActivatable: Bool { gtk_cell_renderer_is_activatable(gtkCellRenderer).isTrue }

  /// Sets the renderer’s alignment within its available space.
  public final func setAlignment(xalign: Double, yalign: Double) {
    gtk_cell_renderer_set_alignment(gtkCellRenderer, xalign.float, yalign.float)
  }

  /// Sets the renderer size to be explicit, independent of the properties set.
  public final func setFixedSize(width: Int, height: Int) {
    gtk_cell_renderer_set_fixed_size(gtkCellRenderer, width.int32, height.int32)
  }

  /// Sets the renderer’s padding.
  public final func setPadding(xpad: Int, ypad: Int) {
    gtk_cell_renderer_set_padding(gtkCellRenderer, xpad.int32, ypad.int32)
  }

  /// Invokes the virtual render function of the `CellRenderer`. The three passed-in rectangles are areas in `cr`. Most
  /// renderers will draw within `cellArea`; the xalign, yalign, xpad, and ypad fields of the `CellRenderer` should be
  /// honored with respect to `cellArea`. `backgroundArea` includes the blank space around the cell, and also the area
  /// containing the tree expander; so the `backgroundArea` rectangles for all cells tile to cover the entire `window`.
  public final func snapshot(
    _ snapshot: Snapshot, widget: Widget, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    gtk_cell_renderer_snapshot(
      gtkCellRenderer, snapshot.opaque, widget.gtkWidget, &cBackgroundArea, &cCellArea, flags.cValue)
  }

  /// Starts editing the contents of this `cell`, through a new `CellEditable` widget created by the
  /// `CellRenderer`Class.start_editing virtual function.
  @discardableResult
  public final func startEditing(
    _ event: Gdk.Event?, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) -> (any CellEditable)? {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    return lentInterface(
      opaque: gtk_cell_renderer_start_editing(
        gtkCellRenderer, event?.opaque, widget.gtkWidget, path, &cBackgroundArea, &cCellArea, flags.cValue))
  }

  /// Informs the cell renderer that the editing is stopped. If `canceled` is `true`, the cell renderer will emit the
  /// `CellRenderer.editingCanceled` signal.
  public final func stopEditing(_ canceled: Bool) { gtk_cell_renderer_stop_editing(gtkCellRenderer, canceled.gboolean) }
}

extension Reactive where Base: CellRenderer {
  public var cellBackground: Bond<String?> { bond { $0.setProperty("cell-background", $1) } }

  /// Cell background as a `Gdk.RGBA`
  public var cellBackgroundRgba: DynamicSubject<Gdk.RGBA?> { property("cell-background-rgba") }

  public var cellBackgroundSet: DynamicSubject<Bool> { property("cell-background-set") }

  public var editing: SafeSignal<Bool> { readOnlyProperty("editing") }

  public var height: DynamicSubject<Int> { property("height") }

  public var isExpanded: DynamicSubject<Bool> { property("is-expanded") }

  public var isExpander: DynamicSubject<Bool> { property("is-expander") }

  public var mode: DynamicSubject<CellRendererMode> { property("mode") }

  public var sensitive: DynamicSubject<Bool> { property("sensitive") }

  public var visible: DynamicSubject<Bool> { property("visible") }

  public var width: DynamicSubject<Int> { property("width") }

  public var xalign: DynamicSubject<Double> { property("xalign") }

  public var xpad: DynamicSubject<Int> { property("xpad") }

  public var yalign: DynamicSubject<Double> { property("yalign") }

  public var ypad: DynamicSubject<Int> { property("ypad") }

  /// This signal gets emitted when the user cancels the process of editing a cell. For example, an editable cell
  /// renderer could be written to cancel editing when the user presses Escape.
  public var editingCanceled: SafeSignal<Void> { signal("editing-canceled") }

  /// This signal gets emitted when a cell starts to be edited. The intended use of this signal is to do special setup
  /// on `editable`, e.g. adding a `EntryCompletion` or setting up additional columns in a `ComboBox`.
  ///
  /// Arguments: `editable`, `path`.
  public var editingStarted: SafeSignal<(Widget, String)> { signal(ofSeveral: "editing-started") }
}

/// Renders a keyboard accelerator in a cell
open class CellRendererAccel: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_accel_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererAccel`.
  public override init() {
    super.init(adopting: gtk_cell_renderer_accel_new())
  }

  /// The keyval of the accelerator.
  public final var accelKey: Int {
    get { getProperty("accel-key") }
    set { setProperty("accel-key", newValue) }
  }

  /// Determines if the edited accelerators are GTK accelerators. If they are, consumed modifiers are suppressed, only
  /// accelerators accepted by GTK are allowed, and the accelerators are rendered in the same way as they are in menus.
  public final var accelMode: CellRendererAccelMode {
    get { getProperty("accel-mode") }
    set { setProperty("accel-mode", newValue) }
  }

  /// The modifier mask of the accelerator.
  public final var accelMods: Gdk.ModifierType {
    get { getProperty("accel-mods") }
    set { setProperty("accel-mods", newValue) }
  }

  /// The hardware keycode of the accelerator. Note that the hardware keycode is only relevant if the key does not have
  /// a keyval. Normally, the keyboard configuration should assign keyvals to all keys.
  public final var keycode: Int {
    get { getProperty("keycode") }
    set { setProperty("keycode", newValue) }
  }
}

extension Reactive where Base: CellRendererAccel {
  /// The keyval of the accelerator.
  public var accelKey: DynamicSubject<Int> { property("accel-key") }

  /// Determines if the edited accelerators are GTK accelerators. If they are, consumed modifiers are suppressed, only
  /// accelerators accepted by GTK are allowed, and the accelerators are rendered in the same way as they are in menus.
  public var accelMode: DynamicSubject<CellRendererAccelMode> { property("accel-mode") }

  /// The modifier mask of the accelerator.
  public var accelMods: DynamicSubject<Gdk.ModifierType> { property("accel-mods") }

  /// The hardware keycode of the accelerator. Note that the hardware keycode is only relevant if the key does not have
  /// a keyval. Normally, the keyboard configuration should assign keyvals to all keys.
  public var keycode: DynamicSubject<Int> { property("keycode") }

  /// Gets emitted when the user has removed the accelerator.
  ///
  /// Argument: `pathString`.
  public var accelCleared: SafeSignal<String> { signal(ofOne: "accel-cleared") }

  /// Gets emitted when the user has selected a new accelerator.
  ///
  /// Arguments: `pathString`, `accelKey`, `accelMods`, `hardwareKeycode`.
  public var accelEdited: SafeSignal<(String, Int, Gdk.ModifierType, Int)> { signal(ofSeveral: "accel-edited") }
}

/// Renders a combobox in a cell
open class CellRendererCombo: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_combo_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererCombo`. Adjust how text is drawn using object properties. Object properties can be set
  /// globally (with `g_object_set()`). Also, with `TreeViewColumn`, you can bind a property to a value in a
  /// `TreeModel`. For example, you can bind the “text” property on the cell renderer to a string value in the model,
  /// thus rendering a different string in each row of the `TreeView`.
  public override init() {
    super.init(adopting: gtk_cell_renderer_combo_new())
  }

  /// If `true`, the cell renderer will include an entry and allow to enter values other than the ones in the popup
  /// list.
  public final var hasEntry: Bool {
    get { getProperty("has-entry") }
    set { setProperty("has-entry", newValue) }
  }

  /// Holds a tree model containing the possible values for the combo box. Use the text_column property to specify the
  /// column holding the values.
  public final var model: (any TreeModel)? {
    get { (getProperty("model") as Object?) as? any TreeModel }
    set { setProperty("model", newValue as Object?) }
  }

  /// Specifies the model column which holds the possible values for the combo box.
  public final var textColumn: Int {
    get { getProperty("text-column") }
    set { setProperty("text-column", newValue) }
  }
}

extension Reactive where Base: CellRendererCombo {
  /// If `true`, the cell renderer will include an entry and allow to enter values other than the ones in the popup
  /// list.
  public var hasEntry: DynamicSubject<Bool> { property("has-entry") }

  /// Holds a tree model containing the possible values for the combo box. Use the text_column property to specify the
  /// column holding the values.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// Specifies the model column which holds the possible values for the combo box.
  public var textColumn: DynamicSubject<Int> { property("text-column") }

  /// This signal is emitted each time after the user selected an item in the combo box, either by using the mouse or
  /// the arrow keys. Contrary to `ComboBox`, `CellRendererCombo.changed` is not emitted for changes made to a selected
  /// item in the entry. The argument `newIter` corresponds to the newly selected item in the combo box and it is
  /// relative to the `TreeModel` set via the model property on `CellRendererCombo`.
  ///
  /// Arguments: `pathString`, `newIter`.
  public var changed: SafeSignal<(String, TreeIter)> { signal(ofSeveral: "changed") }
}

/// Renders a pixbuf in a cell
open class CellRendererPixbuf: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_pixbuf_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererPixbuf`. Adjust rendering parameters using object properties. Object properties can be
  /// set globally (with `g_object_set()`). Also, with `TreeViewColumn`, you can bind a property to a value in a
  /// `TreeModel`. For example, you can bind the “pixbuf” property on the cell renderer to a pixbuf value in the model,
  /// thus rendering a different image in each row of the `TreeView`.
  public init() {
    super.init(adopting: gtk_cell_renderer_pixbuf_new())
  }

  /// The GIcon representing the icon to display. If the icon theme is changed, the image will be updated automatically.
  public final var gicon: (any Gio.Icon)? {
    get { (getProperty("gicon") as Object?) as? any Gio.Icon }
    set { setProperty("gicon", newValue as Object?) }
  }

  /// The name of the themed icon to display. This property only has an effect if not overridden by the "pixbuf"
  /// property.
  public final var iconName: String {
    get { getProperty("icon-name") }
    set { setProperty("icon-name", newValue) }
  }

  /// The `IconSize` value that specifies the size of the rendered icon.
  public final var iconSize: IconSize {
    get { getProperty("icon-size") }
    set { setProperty("icon-size", newValue) }
  }

  public final func setPixbuf(_ newValue: GdkPixbuf.Pixbuf?) {
    setProperty("pixbuf", newValue)
  }

  public final var pixbufExpanderClosed: GdkPixbuf.Pixbuf? {
    get { getProperty("pixbuf-expander-closed") }
    set { setProperty("pixbuf-expander-closed", newValue) }
  }

  public final var pixbufExpanderOpen: GdkPixbuf.Pixbuf? {
    get { getProperty("pixbuf-expander-open") }
    set { setProperty("pixbuf-expander-open", newValue) }
  }

  public final var texture: Gdk.Texture? {
    get { getProperty("texture") }
    set { setProperty("texture", newValue) }
  }
}

extension Reactive where Base: CellRendererPixbuf {
  /// The GIcon representing the icon to display. If the icon theme is changed, the image will be updated automatically.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The name of the themed icon to display. This property only has an effect if not overridden by the "pixbuf"
  /// property.
  public var iconName: DynamicSubject<String> { property("icon-name") }

  /// The `IconSize` value that specifies the size of the rendered icon.
  public var iconSize: DynamicSubject<IconSize> { property("icon-size") }

  public var pixbuf: Bond<GdkPixbuf.Pixbuf?> { bond { $0.setProperty("pixbuf", $1) } }

  public var pixbufExpanderClosed: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf-expander-closed") }

  public var pixbufExpanderOpen: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf-expander-open") }

  public var texture: DynamicSubject<Gdk.Texture?> { property("texture") }
}

/// Renders numbers as progress bars
open class CellRendererProgress: CellRenderer, Orientable {
  open override class var gType: GType { gtk_cell_renderer_progress_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererProgress`.
  public init() {
    super.init(adopting: gtk_cell_renderer_progress_new())
  }

  public final var inverted: Bool {
    get { getProperty("inverted") }
    set { setProperty("inverted", newValue) }
  }

  /// Setting this to a non-negative value causes the cell renderer to enter "activity mode", where a block bounces back
  /// and forth to indicate that some progress is made, without specifying exactly how much.
  public final var pulse: Int {
    get { getProperty("pulse") }
    set { setProperty("pulse", newValue) }
  }

  /// The "text" property determines the label which will be drawn over the progress bar. Setting this property to `nil`
  /// causes the default label to be displayed. Setting this property to an empty string causes no label to be
  /// displayed.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// The "text-xalign" property controls the horizontal alignment of the text in the progress bar. Valid values range
  /// from 0 (left) to 1 (right). Reserved for RTL layouts.
  public final var textXalign: Double {
    get { getProperty("text-xalign") }
    set { setProperty("text-xalign", newValue) }
  }

  /// The "text-yalign" property controls the vertical alignment of the text in the progress bar. Valid values range
  /// from 0 (top) to 1 (bottom).
  public final var textYalign: Double {
    get { getProperty("text-yalign") }
    set { setProperty("text-yalign", newValue) }
  }

  /// The "value" property determines the percentage to which the progress bar will be "filled in".
  public final var value: Int {
    get { getProperty("value") }
    set { setProperty("value", newValue) }
  }
}

extension Reactive where Base: CellRendererProgress {
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// Setting this to a non-negative value causes the cell renderer to enter "activity mode", where a block bounces back
  /// and forth to indicate that some progress is made, without specifying exactly how much.
  public var pulse: DynamicSubject<Int> { property("pulse") }

  /// The "text" property determines the label which will be drawn over the progress bar. Setting this property to `nil`
  /// causes the default label to be displayed. Setting this property to an empty string causes no label to be
  /// displayed.
  public var text: DynamicSubject<String> { property("text") }

  /// The "text-xalign" property controls the horizontal alignment of the text in the progress bar. Valid values range
  /// from 0 (left) to 1 (right). Reserved for RTL layouts.
  public var textXalign: DynamicSubject<Double> { property("text-xalign") }

  /// The "text-yalign" property controls the vertical alignment of the text in the progress bar. Valid values range
  /// from 0 (top) to 1 (bottom).
  public var textYalign: DynamicSubject<Double> { property("text-yalign") }

  /// The "value" property determines the percentage to which the progress bar will be "filled in".
  public var value: DynamicSubject<Int> { property("value") }
}

/// Renders a spin button in a cell
open class CellRendererSpin: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_spin_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererSpin`.
  public override init() {
    super.init(adopting: gtk_cell_renderer_spin_new())
  }

  /// The adjustment that holds the value of the spinbutton. This must be non-`nil` for the cell renderer to be
  /// editable.
  public final var adjustment: Adjustment? {
    get { getProperty("adjustment") }
    set { setProperty("adjustment", newValue) }
  }

  /// The acceleration rate when you hold down a button.
  public final var climbRate: Double {
    get { getProperty("climb-rate") }
    set { setProperty("climb-rate", newValue) }
  }

  /// The number of decimal places to display.
  public final var digits: Int {
    get { getProperty("digits") }
    set { setProperty("digits", newValue) }
  }
}

extension Reactive where Base: CellRendererSpin {
  /// The adjustment that holds the value of the spinbutton. This must be non-`nil` for the cell renderer to be
  /// editable.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The acceleration rate when you hold down a button.
  public var climbRate: DynamicSubject<Double> { property("climb-rate") }

  /// The number of decimal places to display.
  public var digits: DynamicSubject<Int> { property("digits") }
}

/// Renders a spinning animation in a cell
open class CellRendererSpinner: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a new cell renderer which will show a spinner to indicate activity.
  public init() {
    super.init(adopting: gtk_cell_renderer_spinner_new())
  }

  public final var active: Bool {
    get { getProperty("active") }
    set { setProperty("active", newValue) }
  }

  /// Pulse of the spinner. Increment this value to draw the next frame of the spinner animation. Usually, you would
  /// update this value in a timeout.
  public final var pulse: Int {
    get { getProperty("pulse") }
    set { setProperty("pulse", newValue) }
  }

  /// The `IconSize` value that specifies the size of the rendered spinner.
  public final var size: IconSize {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }
}

extension Reactive where Base: CellRendererSpinner {
  public var active: DynamicSubject<Bool> { property("active") }

  /// Pulse of the spinner. Increment this value to draw the next frame of the spinner animation. Usually, you would
  /// update this value in a timeout.
  public var pulse: DynamicSubject<Int> { property("pulse") }

  /// The `IconSize` value that specifies the size of the rendered spinner.
  public var size: DynamicSubject<IconSize> { property("size") }
}

/// Renders text in a cell
open class CellRendererText: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellRendererText: UnsafeMutablePointer<GtkCellRendererText> {
    pointer.assumingMemoryBound(to: GtkCellRendererText.self)
  }

  /// Creates a new `CellRendererText`. Adjust how text is drawn using object properties. Object properties can be set
  /// globally (with `g_object_set()`). Also, with `TreeViewColumn`, you can bind a property to a value in a
  /// `TreeModel`. For example, you can bind the “text” property on the cell renderer to a string value in the model,
  /// thus rendering a different string in each row of the `TreeView`.
  public init() {
    super.init(adopting: gtk_cell_renderer_text_new())
  }

  public final var alignSet: Bool {
    get { getProperty("align-set") }
    set { setProperty("align-set", newValue) }
  }

  public final var attributes: Pango.AttrList? {
    get { getProperty("attributes") }
    set { setProperty("attributes", newValue) }
  }

  public final func setBackground(_ newValue: String?) {
    setProperty("background", newValue)
  }

  /// Background color as a `Gdk.RGBA`
  public final var backgroundRgba: Gdk.RGBA? {
    get { getProperty("background-rgba") }
    set { setProperty("background-rgba", newValue) }
  }

  public final var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  public final var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  public final var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// Specifies the preferred place to ellipsize the string, if the cell renderer does not have enough room to display
  /// the entire string. Setting it to `PANGO_ELLIPSIZE_NONE` turns off ellipsizing. See the wrap-width property for
  /// another way of making the text fit into a given width.
  public final var ellipsize: Pango.EllipsizeMode {
    get { getProperty("ellipsize") }
    set { setProperty("ellipsize", newValue) }
  }

  public final var ellipsizeSet: Bool {
    get { getProperty("ellipsize-set") }
    set { setProperty("ellipsize-set", newValue) }
  }

  public final var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  public final var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  public final var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  public final var fontDesc: Pango.FontDescription? {
    get { getProperty("font-desc") }
    set { setProperty("font-desc", newValue) }
  }

  public final func setForeground(_ newValue: String?) {
    setProperty("foreground", newValue)
  }

  /// Foreground color as a `Gdk.RGBA`
  public final var foregroundRgba: Gdk.RGBA? {
    get { getProperty("foreground-rgba") }
    set { setProperty("foreground-rgba", newValue) }
  }

  public final var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  public final var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  public final var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  public final func setMarkup(_ newValue: String?) {
    setProperty("markup", newValue)
  }

  /// The desired maximum width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically.
  public final var maxWidthChars: Int {
    get { getProperty("max-width-chars") }
    set { setProperty("max-width-chars", newValue) }
  }

  /// The text that will be displayed in the `CellRenderer` if `CellRendererText.editable` is `true` and the cell is
  /// empty.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  public final var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  public final var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  public final var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  public final var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  public final var singleParagraphMode: Bool {
    get { getProperty("single-paragraph-mode") }
    set { setProperty("single-paragraph-mode", newValue) }
  }

  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  public final var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  public final var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  public final var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  public final var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  public final var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  public final var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  public final var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  public final var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  public final var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  public final var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  public final var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  public final var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  public final var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  public final var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// The desired width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically, otherwise the cell will request either 3 characters or the property value, whichever is greater.
  public final var widthChars: Int {
    get { getProperty("width-chars") }
    set { setProperty("width-chars", newValue) }
  }

  /// Specifies how to break the string into multiple lines, if the cell renderer does not have enough room to display
  /// the entire string. This property has no effect unless the wrap-width property is set.
  public final var wrapMode: Pango.WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  /// Specifies the minimum width at which the text is wrapped. The wrap-mode property can be used to influence at what
  /// character positions the line breaks can be placed. Setting wrap-width to -1 turns wrapping off.
  public final var wrapWidth: Int {
    get { getProperty("wrap-width") }
    set { setProperty("wrap-width", newValue) }
  }

  /// Sets the height of a renderer to explicitly be determined by the “font” and “y_pad” property set on it. Further
  /// changes in these properties do not affect the height, so they must be accompanied by a subsequent call to this
  /// function. Using this function is inflexible, and should really only be used if calculating the size of a cell is
  /// too slow (ie, a massive number of cells displayed). If `numberOfRows` is -1, then the fixed height is unset, and
  /// the height is determined by the properties again.
  public final func setFixedHeightFromFont(_ numberOfRows: Int) {
    gtk_cell_renderer_text_set_fixed_height_from_font(gtkCellRendererText, numberOfRows.int32)
  }
}

extension Reactive where Base: CellRendererText {
  public var alignSet: DynamicSubject<Bool> { property("align-set") }

  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  public var background: Bond<String?> { bond { $0.setProperty("background", $1) } }

  /// Background color as a `Gdk.RGBA`
  public var backgroundRgba: DynamicSubject<Gdk.RGBA?> { property("background-rgba") }

  public var backgroundSet: DynamicSubject<Bool> { property("background-set") }

  public var editable: DynamicSubject<Bool> { property("editable") }

  public var editableSet: DynamicSubject<Bool> { property("editable-set") }

  /// Specifies the preferred place to ellipsize the string, if the cell renderer does not have enough room to display
  /// the entire string. Setting it to `PANGO_ELLIPSIZE_NONE` turns off ellipsizing. See the wrap-width property for
  /// another way of making the text fit into a given width.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  public var ellipsizeSet: DynamicSubject<Bool> { property("ellipsize-set") }

  public var family: DynamicSubject<String> { property("family") }

  public var familySet: DynamicSubject<Bool> { property("family-set") }

  public var font: DynamicSubject<String> { property("font") }

  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  public var foreground: Bond<String?> { bond { $0.setProperty("foreground", $1) } }

  /// Foreground color as a `Gdk.RGBA`
  public var foregroundRgba: DynamicSubject<Gdk.RGBA?> { property("foreground-rgba") }

  public var foregroundSet: DynamicSubject<Bool> { property("foreground-set") }

  public var language: DynamicSubject<String> { property("language") }

  public var languageSet: DynamicSubject<Bool> { property("language-set") }

  public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }

  /// The desired maximum width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically.
  public var maxWidthChars: DynamicSubject<Int> { property("max-width-chars") }

  /// The text that will be displayed in the `CellRenderer` if `CellRendererText.editable` is `true` and the cell is
  /// empty.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  public var rise: DynamicSubject<Int> { property("rise") }

  public var riseSet: DynamicSubject<Bool> { property("rise-set") }

  public var scale: DynamicSubject<Double> { property("scale") }

  public var scaleSet: DynamicSubject<Bool> { property("scale-set") }

  public var singleParagraphMode: DynamicSubject<Bool> { property("single-paragraph-mode") }

  public var size: DynamicSubject<Int> { property("size") }

  public var sizePoints: DynamicSubject<Double> { property("size-points") }

  public var sizeSet: DynamicSubject<Bool> { property("size-set") }

  public var stretch: DynamicSubject<Pango.Stretch> { property("stretch") }

  public var stretchSet: DynamicSubject<Bool> { property("stretch-set") }

  public var strikethrough: DynamicSubject<Bool> { property("strikethrough") }

  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  public var style: DynamicSubject<Pango.Style> { property("style") }

  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  public var text: DynamicSubject<String> { property("text") }

  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

  public var underlineSet: DynamicSubject<Bool> { property("underline-set") }

  public var variant: DynamicSubject<Pango.Variant> { property("variant") }

  public var variantSet: DynamicSubject<Bool> { property("variant-set") }

  public var weight: DynamicSubject<Int> { property("weight") }

  public var weightSet: DynamicSubject<Bool> { property("weight-set") }

  /// The desired width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically, otherwise the cell will request either 3 characters or the property value, whichever is greater.
  public var widthChars: DynamicSubject<Int> { property("width-chars") }

  /// Specifies how to break the string into multiple lines, if the cell renderer does not have enough room to display
  /// the entire string. This property has no effect unless the wrap-width property is set.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// Specifies the minimum width at which the text is wrapped. The wrap-mode property can be used to influence at what
  /// character positions the line breaks can be placed. Setting wrap-width to -1 turns wrapping off.
  public var wrapWidth: DynamicSubject<Int> { property("wrap-width") }

  /// This signal is emitted after `renderer` has been edited.
  ///
  /// Arguments: `path`, `newText`.
  public var edited: SafeSignal<(String, String)> { signal(ofSeveral: "edited") }
}

/// Renders a toggle button in a cell
open class CellRendererToggle: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_toggle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererToggle`. Adjust rendering parameters using object properties. Object properties can be
  /// set globally (with `g_object_set()`). Also, with `TreeViewColumn`, you can bind a property to a value in a
  /// `TreeModel`. For example, you can bind the “active” property on the cell renderer to a boolean value in the model,
  /// thus causing the check button to reflect the state of the model.
  public init() {
    super.init(adopting: gtk_cell_renderer_toggle_new())
  }

  public final var activatable: Bool {
    get { gtk_cell_renderer_toggle_get_activatable(instance(self)).isTrue }
    set { gtk_cell_renderer_toggle_set_activatable(instance(self), newValue.gboolean) }
  }

  public final var active: Bool {
    get { gtk_cell_renderer_toggle_get_active(instance(self)).isTrue }
    set { gtk_cell_renderer_toggle_set_active(instance(self), newValue.gboolean) }
  }

  public final var inconsistent: Bool {
    get { getProperty("inconsistent") }
    set { setProperty("inconsistent", newValue) }
  }

  public final var radio: Bool {
    get { gtk_cell_renderer_toggle_get_radio(instance(self)).isTrue }
    set { gtk_cell_renderer_toggle_set_radio(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: CellRendererToggle {
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  public var active: DynamicSubject<Bool> { property("active") }

  public var inconsistent: DynamicSubject<Bool> { property("inconsistent") }

  public var radio: DynamicSubject<Bool> { property("radio") }

  /// The `toggled` signal is emitted when the cell is toggled.
  ///
  /// Argument: `path`.
  public var toggled: SafeSignal<String> { signal(ofOne: "toggled") }
}

/// A widget displaying a single row of a `TreeModel`
open class CellView: Widget, CellLayout, Orientable {
  open override class var gType: GType { gtk_cell_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellView` widget.
  public init() {
    super.init(adopting: gtk_cell_view_new())
  }

  /// Creates a new `CellView` widget with a specific `CellArea` to layout cells and a specific `CellAreaContext`.
  public init(area: CellArea, context: CellAreaContext) {
    super.init(adopting: gtk_cell_view_new_with_context(area.gtkCellArea, context.gtkCellAreaContext))
  }

  /// Creates a new `CellView` widget, adds a `CellRendererText` to it, and makes it show `markup`. The text can be
  /// marked up with the [Pango text markup language](https://docs.gtk.org/Pango/pango_markup.html).
  public init(markup: String) {
    super.init(adopting: gtk_cell_view_new_with_markup(markup))
  }

  /// Creates a new `CellView` widget, adds a `CellRendererText` to it, and makes it show `text`.
  public init(text: String) {
    super.init(adopting: gtk_cell_view_new_with_text(text))
  }

  /// Creates a new `CellView` widget, adds a `CellRendererPixbuf` to it, and makes it show `texture`.
  public init(texture: Gdk.Texture) {
    super.init(adopting: gtk_cell_view_new_with_texture(texture.opaque))
  }

  /// The `CellArea` rendering cells
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The `CellAreaContext` used to compute the geometry of the cell view.
  public final var cellAreaContext: CellAreaContext? { getProperty("cell-area-context") }

  /// Whether all cells should be draw as sensitive for this view regardless of the actual cell properties (used to make
  /// menus with submenus appear sensitive when the items in submenus might be insensitive).
  public final var drawSensitive: Bool {
    get { gtk_cell_view_get_draw_sensitive(instance(self)).isTrue }
    set { gtk_cell_view_set_draw_sensitive(instance(self), newValue.gboolean) }
  }

  /// Whether the view should request enough space to always fit the size of every row in the model (used by the combo
  /// box to ensure the combo box size doesn't change when different items are selected).
  public final var fitModel: Bool {
    get { gtk_cell_view_get_fit_model(instance(self)).isTrue }
    set { gtk_cell_view_set_fit_model(instance(self), newValue.gboolean) }
  }

  /// The model for cell view
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_cell_view_get_model(instance(self))) }
    set { gtk_cell_view_set_model(instance(self), newValue?.opaque) }
  }

  /// Returns a `TreePath` referring to the currently displayed row. If no row is currently displayed, `nil` is
  /// returned.
  public final var displayedRow: TreePath? {
    get { givenBoxed(opaque: gtk_cell_view_get_displayed_row(instance(self))) }
    set(path) { gtk_cell_view_set_displayed_row(instance(self), path?.opaque) }
  }
}

extension Reactive where Base: CellView {
  /// The `CellArea` rendering cells
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The `CellAreaContext` used to compute the geometry of the cell view.
  public var cellAreaContext: SafeSignal<CellAreaContext?> { readOnlyProperty("cell-area-context") }

  /// Whether all cells should be draw as sensitive for this view regardless of the actual cell properties (used to make
  /// menus with submenus appear sensitive when the items in submenus might be insensitive).
  public var drawSensitive: DynamicSubject<Bool> { property("draw-sensitive") }

  /// Whether the view should request enough space to always fit the size of every row in the model (used by the combo
  /// box to ensure the combo box size doesn't change when different items are selected).
  public var fitModel: DynamicSubject<Bool> { property("fit-model") }

  /// The model for cell view
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }
}

/// `CenterBox` arranges three children in a row, keeping the middle child centered as well as possible.
open class CenterBox: Widget, Orientable {
  open override class var gType: GType { gtk_center_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CenterBox`.
  public init() {
    super.init(adopting: gtk_center_box_new())
  }

  /// The position of the baseline aligned widget if extra space is available.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_center_box_get_baseline_position(instance(self))) }
    set { gtk_center_box_set_baseline_position(instance(self), newValue.cValue) }
  }

  /// Gets the center widget, or `nil` if there is none.
  public final var centerWidget: Widget? {
    get { lentObject(widget: gtk_center_box_get_center_widget(instance(self))) }
    set(child) { gtk_center_box_set_center_widget(instance(self), child?.gtkWidget) }
  }

  /// Gets the end widget, or `nil` if there is none.
  public final var endWidget: Widget? {
    get { lentObject(widget: gtk_center_box_get_end_widget(instance(self))) }
    set(child) { gtk_center_box_set_end_widget(instance(self), child?.gtkWidget) }
  }

  /// Gets the start widget, or `nil` if there is none.
  public final var startWidget: Widget? {
    get { lentObject(widget: gtk_center_box_get_start_widget(instance(self))) }
    set(child) { gtk_center_box_set_start_widget(instance(self), child?.gtkWidget) }
  }
}

extension Reactive where Base: CenterBox {
  /// The position of the baseline aligned widget if extra space is available.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }
}

/// `CenterLayout` is a layout manager that manages up to three children.
open class CenterLayout: LayoutManager {
  open override class var gType: GType { gtk_center_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CenterLayout`.
  public init() {
    super.init(adopting: gtk_center_layout_new())
  }

  /// Returns the baseline position of the layout.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_center_layout_get_baseline_position(instance(self))) }
    set(baselinePosition) { gtk_center_layout_set_baseline_position(instance(self), baselinePosition.cValue) }
  }

  /// Returns the center widget of the layout.
  public final var centerWidget: Widget? {
    get { lentObject(widget: gtk_center_layout_get_center_widget(instance(self))) }
    set(widget) { gtk_center_layout_set_center_widget(instance(self), widget?.gtkWidget) }
  }

  /// Returns the end widget of the layout.
  public final var endWidget: Widget? {
    get { lentObject(widget: gtk_center_layout_get_end_widget(instance(self))) }
    set(widget) { gtk_center_layout_set_end_widget(instance(self), widget?.gtkWidget) }
  }

  /// Gets the current orienration of the layout manager.
  public final var orientation: Orientation {
    get { Orientation(cValue: gtk_center_layout_get_orientation(instance(self))) }
    set(orientation) { gtk_center_layout_set_orientation(instance(self), orientation.cValue) }
  }

  /// Returns the start widget fo the layout.
  public final var startWidget: Widget? {
    get { lentObject(widget: gtk_center_layout_get_start_widget(instance(self))) }
    set(widget) { gtk_center_layout_set_start_widget(instance(self), widget?.gtkWidget) }
  }
}

/// A `CheckButton` places a label next to an indicator.
open class CheckButton: Widget, Actionable {
  open override class var gType: GType { gtk_check_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCheckButton: UnsafeMutablePointer<GtkCheckButton> {
    pointer.assumingMemoryBound(to: GtkCheckButton.self)
  }

  /// Creates a new `CheckButton`.
  public init() {
    super.init(adopting: gtk_check_button_new())
  }

  /// Creates a new `CheckButton` with the given text.
  public init(label: String?) {
    super.init(adopting: gtk_check_button_new_with_label(label))
  }

  /// Creates a new `CheckButton` with the given text and a mnemonic.
  public init(mnemonic: String?) {
    super.init(adopting: gtk_check_button_new_with_mnemonic(mnemonic))
  }

  /// If the check button is active.
  public final var active: Bool {
    get { gtk_check_button_get_active(gtkCheckButton).isTrue }
    set { gtk_check_button_set_active(gtkCheckButton, newValue.gboolean) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_check_button_get_child(gtkCheckButton)) }
    set { gtk_check_button_set_child(gtkCheckButton, newValue?.gtkWidget) }
  }

  /// If the check button is in an “in between” state.
  public final var inconsistent: Bool {
    get { gtk_check_button_get_inconsistent(gtkCheckButton).isTrue }
    set { gtk_check_button_set_inconsistent(gtkCheckButton, newValue.gboolean) }
  }

  /// Text of the label inside the check button, if it contains a label widget.
  public final var label: String? {
    get { lentString(ifAny: gtk_check_button_get_label(gtkCheckButton)) }
    set { lend(newValue) { gtk_check_button_set_label(gtkCheckButton, $0) } }
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public final var useUnderline: Bool {
    get { gtk_check_button_get_use_underline(gtkCheckButton).isTrue }
    set { gtk_check_button_set_use_underline(gtkCheckButton, newValue.gboolean) }
  }

  /// Adds `self` to the group of `group`.
  public final func setGroup(_ group: CheckButton?) {
    gtk_check_button_set_group(gtkCheckButton, group?.gtkCheckButton)
  }
}

extension Reactive where Base: CheckButton {
  /// If the check button is active.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The check button whose group this widget belongs to.
  public var group: Bond<CheckButton?> { bond { $0.setProperty("group", $1) } }

  /// If the check button is in an “in between” state.
  public var inconsistent: DynamicSubject<Bool> { property("inconsistent") }

  /// Text of the label inside the check button, if it contains a label widget.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: CheckButton) in object.label }, set: { $0.label = $1 })
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// Emitted to when the check button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the buttons's `CheckButton.active` property changes.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}

/// An expression using a custom `GClosure` to compute the value from its parameters.
open class ClosureExpression: ValueExpression {
  open override class var gType: GType { gtk_closure_expression_get_type() }
}

/// The `ColorButton` allows to open a color chooser dialog to change the color.
open class ColorButton: Widget, ColorChooser {
  open override class var gType: GType { gtk_color_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new color button.
  public init() {
    super.init(adopting: gtk_color_button_new())
  }

  /// Creates a new color button showing the given color.
  public init(rgba: Gdk.RGBA) {
    var cRgba = rgba.cValue
    super.init(adopting: gtk_color_button_new_with_rgba(&cRgba))
  }

  /// Whether the color chooser dialog should be modal.
  public final var modal: Bool {
    get { gtk_color_button_get_modal(instance(self)).isTrue }
    set { gtk_color_button_set_modal(instance(self), newValue.gboolean) }
  }

  /// Whether the color chooser should open in editor mode.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }

  /// The title of the color chooser dialog
  public final var title: String {
    get { lentString(gtk_color_button_get_title(instance(self))) }
    set { lend(newValue) { gtk_color_button_set_title(instance(self), $0) } }
  }
}

extension Reactive where Base: ColorButton {
  /// Whether the color chooser dialog should be modal.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// Whether the color chooser should open in editor mode.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }

  /// The title of the color chooser dialog
  public var title: DynamicSubject<String> {
    property("title", get: { (object: ColorButton) in object.title }, set: { $0.title = $1 })
  }

  /// Emitted to when the color button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the user selects a color.
  public var colorSet: SafeSignal<Void> { signal("color-set") }
}

/// The `ColorChooserWidget` widget lets the user select a color.
open class ColorChooserWidget: Widget, ColorChooser {
  open override class var gType: GType { gtk_color_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ColorChooserWidget`.
  public init() {
    super.init(adopting: gtk_color_chooser_widget_new())
  }

  /// `true` when the color chooser is showing the single-color editor.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }
}

extension Reactive where Base: ColorChooserWidget {
  /// `true` when the color chooser is showing the single-color editor.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }
}

/// `ColumnView` presents a large dynamic list of items using multiple columns with headers.
open class ColumnView: Widget, Scrollable {
  open override class var gType: GType { gtk_column_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ColumnView`.
  public init(model: (any SelectionModel)? = nil) {
    super.init(adopting: gtk_column_view_new(model?.given()))
  }

  /// The list of columns.
  public final var columns: (any Gio.ListModel)? { lentInterface(opaque: gtk_column_view_get_columns(instance(self))) }

  /// Allow rubberband selection.
  public final var enableRubberband: Bool {
    get { gtk_column_view_get_enable_rubberband(instance(self)).isTrue }
    set { gtk_column_view_set_enable_rubberband(instance(self), newValue.gboolean) }
  }

  /// Model for the items displayed.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_column_view_get_model(instance(self))) }
    set { gtk_column_view_set_model(instance(self), newValue?.opaque) }
  }

  /// Whether columns are reorderable.
  public final var reorderable: Bool {
    get { gtk_column_view_get_reorderable(instance(self)).isTrue }
    set { gtk_column_view_set_reorderable(instance(self), newValue.gboolean) }
  }

  /// Show separators between columns.
  public final var showColumnSeparators: Bool {
    get { gtk_column_view_get_show_column_separators(instance(self)).isTrue }
    set { gtk_column_view_set_show_column_separators(instance(self), newValue.gboolean) }
  }

  /// Show separators between rows.
  public final var showRowSeparators: Bool {
    get { gtk_column_view_get_show_row_separators(instance(self)).isTrue }
    set { gtk_column_view_set_show_row_separators(instance(self), newValue.gboolean) }
  }

  /// Activate rows on single click and select them on hover.
  public final var singleClickActivate: Bool {
    get { gtk_column_view_get_single_click_activate(instance(self)).isTrue }
    set { gtk_column_view_set_single_click_activate(instance(self), newValue.gboolean) }
  }

  /// Sorter with the sorting choices of the user.
  public final var sorter: Sorter? { lentObject(gtk_column_view_get_sorter(instance(self))) }

  /// Appends the `column` to the end of the columns in `self`.
  public final func appendColumn(_ column: ColumnViewColumn) {
    gtk_column_view_append_column(instance(self), column.opaque)
  }

  /// Inserts a column at the given position in the columns of `self`.
  public final func insertColumn(position: Int, column: ColumnViewColumn) {
    gtk_column_view_insert_column(instance(self), position.uint32, column.opaque)
  }

  /// Removes the `column` from the list of columns of `self`.
  public final func removeColumn(_ column: ColumnViewColumn) {
    gtk_column_view_remove_column(instance(self), column.opaque)
  }

  /// Sets the sorting of the view.
  public final func sortByColumn(_ column: ColumnViewColumn?, direction: SortType) {
    gtk_column_view_sort_by_column(instance(self), column?.opaque, direction.cValue)
  }
}

extension Reactive where Base: ColumnView {
  /// The list of columns.
  public var columns: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("columns") }

  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// Whether columns are reorderable.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// Show separators between columns.
  public var showColumnSeparators: DynamicSubject<Bool> { property("show-column-separators") }

  /// Show separators between rows.
  public var showRowSeparators: DynamicSubject<Bool> { property("show-row-separators") }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// Sorter with the sorting choices of the user.
  public var sorter: SafeSignal<Sorter?> { readOnlyProperty("sorter") }

  /// Emitted when a row has been activated by the user, usually via activating the GtkListBase|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// `ColumnViewColumn` represents the columns being added to `ColumnView`.
open class ColumnViewColumn: Object {
  open override class var gType: GType { gtk_column_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ColumnViewColumn` that uses the given `factory` for mapping items to widgets.
  public init(title: String? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_column_view_column_new(title, factory?.given()).raw)
  }

  /// The `ColumnView` this column is a part of.
  public final var columnView: ColumnView? {
    lentObject(opaque: gtk_column_view_column_get_column_view(instance(self)))
  }

  /// Column gets share of extra width allocated to the view.
  public final var expand: Bool {
    get { gtk_column_view_column_get_expand(instance(self)).isTrue }
    set { gtk_column_view_column_set_expand(instance(self), newValue.gboolean) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_column_view_column_get_factory(instance(self))) }
    set { gtk_column_view_column_set_factory(instance(self), newValue?.opaque) }
  }

  /// If not -1, this is the width that the column is allocated, regardless of the size of its content.
  public final var fixedWidth: Int {
    get { gtk_column_view_column_get_fixed_width(instance(self)).int }
    set { gtk_column_view_column_set_fixed_width(instance(self), newValue.int32) }
  }

  /// Menu model used to create the context menu for the column header.
  public final var headerMenu: Gio.MenuModel? {
    get { lentObject(gtk_column_view_column_get_header_menu(instance(self))) }
    set { gtk_column_view_column_set_header_menu(instance(self), newValue?.gMenuModel) }
  }

  /// Whether this column is resizable.
  public final var resizable: Bool {
    get { gtk_column_view_column_get_resizable(instance(self)).isTrue }
    set { gtk_column_view_column_set_resizable(instance(self), newValue.gboolean) }
  }

  /// Sorter for sorting items according to this column.
  public final var sorter: Sorter? {
    get { lentObject(gtk_column_view_column_get_sorter(instance(self))) }
    set { gtk_column_view_column_set_sorter(instance(self), newValue?.gtkSorter) }
  }

  /// Title displayed in the header.
  public final var title: String? {
    get { lentString(ifAny: gtk_column_view_column_get_title(instance(self))) }
    set { lend(newValue) { gtk_column_view_column_set_title(instance(self), $0) } }
  }

  /// Whether this column is visible.
  public final var visible: Bool {
    get { gtk_column_view_column_get_visible(instance(self)).isTrue }
    set { gtk_column_view_column_set_visible(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: ColumnViewColumn {
  /// The `ColumnView` this column is a part of.
  public var columnView: SafeSignal<ColumnView?> { readOnlyProperty("column-view") }

  /// Column gets share of extra width allocated to the view.
  public var expand: DynamicSubject<Bool> { property("expand") }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// If not -1, this is the width that the column is allocated, regardless of the size of its content.
  public var fixedWidth: DynamicSubject<Int> {
    property("fixed-width", get: { (object: ColumnViewColumn) in object.fixedWidth }, set: { $0.fixedWidth = $1 })
  }

  /// Menu model used to create the context menu for the column header.
  public var headerMenu: DynamicSubject<Gio.MenuModel?> { property("header-menu") }

  /// Whether this column is resizable.
  public var resizable: DynamicSubject<Bool> { property("resizable") }

  /// Sorter for sorting items according to this column.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }

  /// Title displayed in the header.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: ColumnViewColumn) in object.title }, set: { $0.title = $1 })
  }

  /// Whether this column is visible.
  public var visible: DynamicSubject<Bool> { property("visible") }
}

/// A `ComboBox` is a widget that allows the user to choose from a list of valid choices.
open class ComboBox: Widget, CellEditable, CellLayout {
  open override class var gType: GType { gtk_combo_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkComboBox: UnsafeMutablePointer<GtkComboBox> { pointer.assumingMemoryBound(to: GtkComboBox.self) }

  /// Creates a new empty `ComboBox`.
  public init() {
    super.init(adopting: gtk_combo_box_new())
  }

  /// Creates a new empty `ComboBox` with an entry.
  public static func withEntry() -> ComboBox { ComboBox(adopting: gtk_combo_box_new_with_entry()) }

  /// Creates a new `ComboBox` with a model.
  public init(model: any TreeModel) {
    super.init(adopting: gtk_combo_box_new_with_model(model.opaque))
  }

  /// Creates a new empty `ComboBox` with an entry and a model.
  public static func withModelAndEntry(_ model: any TreeModel) -> ComboBox {
    ComboBox(adopting: gtk_combo_box_new_with_model_and_entry(model.opaque))
  }

  /// The item which is currently active.
  public final var active: Int {
    get { gtk_combo_box_get_active(gtkComboBox).int }
    set { gtk_combo_box_set_active(gtkComboBox, newValue.int32) }
  }

  /// The value of the ID column of the active row.
  public final var activeId: String? {
    get { lentString(ifAny: gtk_combo_box_get_active_id(gtkComboBox)) }
    set { lend(newValue) { gtk_combo_box_set_active_id(gtkComboBox, $0) } }
  }

  /// Whether the dropdown button is sensitive when the model is empty.
  public final var buttonSensitivity: SensitivityType {
    get { SensitivityType(cValue: gtk_combo_box_get_button_sensitivity(gtkComboBox)) }
    set { gtk_combo_box_set_button_sensitivity(gtkComboBox, newValue.cValue) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_combo_box_get_child(gtkComboBox)) }
    set { gtk_combo_box_set_child(gtkComboBox, newValue?.gtkWidget) }
  }

  /// The model column to associate with strings from the entry.
  public final var entryTextColumn: Int {
    get { gtk_combo_box_get_entry_text_column(gtkComboBox).int }
    set { gtk_combo_box_set_entry_text_column(gtkComboBox, newValue.int32) }
  }

  /// Whether the combo box has an entry.
  public final var hasEntry: Bool { gtk_combo_box_get_has_entry(gtkComboBox).isTrue }

  /// The `has-frame` property controls whether a frame is drawn around the entry.
  public final var hasFrame: Bool {
    get { getProperty("has-frame") }
    set { setProperty("has-frame", newValue) }
  }

  /// The model column that provides string IDs for the values in the model, if != -1.
  public final var idColumn: Int {
    get { gtk_combo_box_get_id_column(gtkComboBox).int }
    set { gtk_combo_box_set_id_column(gtkComboBox, newValue.int32) }
  }

  /// The model from which the combo box takes its values.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_combo_box_get_model(gtkComboBox)) }
    set { gtk_combo_box_set_model(gtkComboBox, newValue?.opaque) }
  }

  /// Whether the popup's width should be a fixed width matching the allocated width of the combo box.
  public final var popupFixedWidth: Bool {
    get { gtk_combo_box_get_popup_fixed_width(gtkComboBox).isTrue }
    set { gtk_combo_box_set_popup_fixed_width(gtkComboBox, newValue.gboolean) }
  }

  /// Whether the combo boxes dropdown is popped up.
  public final var popupShown: Bool { getProperty("popup-shown") }

  /// Sets `iter` to point to the currently active item.
  public final var activeIter: TreeIter? {
    get {
      var cIter = GtkTreeIter()
      let result = gtk_combo_box_get_active_iter(gtkComboBox, &cIter)
      guard result != 0 else { return nil }
      return TreeIter(copying: &cIter)
    }
    set(iter) { gtk_combo_box_set_active_iter(gtkComboBox, iter?.gtkTreeIter) }
  }

  /// Hides the menu or dropdown list of `comboBox`.
  public final func popdown() { gtk_combo_box_popdown(gtkComboBox) }

  /// Pops up the menu or dropdown list of `comboBox`.
  public final func popup() { gtk_combo_box_popup(gtkComboBox) }

  /// Pops up the menu of `comboBox`.
  public final func popupForDevice(_ device: Gdk.Device) { gtk_combo_box_popup_for_device(gtkComboBox, device.opaque) }

  /// Sets the row separator function, which is used to determine whether a row should be drawn as a separator.
  public final func setRowSeparatorFunc(_ `func`: ((any TreeModel, TreeIter) -> Bool)?) {
    gtk_combo_box_set_row_separator_func(
      gtkComboBox, `func` == nil ? nil : callGtkTreeViewRowSeparatorFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: ComboBox {
  /// The item which is currently active.
  public var active: DynamicSubject<Int> {
    property("active", get: { (object: ComboBox) in object.active }, set: { $0.active = $1 })
  }

  /// The value of the ID column of the active row.
  public var activeId: DynamicSubject<String?> {
    property("active-id", get: { (object: ComboBox) in object.activeId }, set: { $0.activeId = $1 })
  }

  /// Whether the dropdown button is sensitive when the model is empty.
  public var buttonSensitivity: DynamicSubject<SensitivityType> { property("button-sensitivity") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The model column to associate with strings from the entry.
  public var entryTextColumn: DynamicSubject<Int> {
    property(
      "entry-text-column", get: { (object: ComboBox) in object.entryTextColumn }, set: { $0.entryTextColumn = $1 })
  }

  /// Whether the combo box has an entry.
  public var hasEntry: SafeSignal<Bool> { readOnlyProperty("has-entry") }

  /// The `has-frame` property controls whether a frame is drawn around the entry.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The model column that provides string IDs for the values in the model, if != -1.
  public var idColumn: DynamicSubject<Int> {
    property("id-column", get: { (object: ComboBox) in object.idColumn }, set: { $0.idColumn = $1 })
  }

  /// The model from which the combo box takes its values.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// Whether the popup's width should be a fixed width matching the allocated width of the combo box.
  public var popupFixedWidth: DynamicSubject<Bool> { property("popup-fixed-width") }

  /// Whether the combo boxes dropdown is popped up.
  public var popupShown: SafeSignal<Bool> { readOnlyProperty("popup-shown") }

  /// Emitted to when the combo box is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the active item is changed.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted to allow changing how the text in a combo box's entry is displayed.
  ///
  /// Argument: `path`.
  public var formatEntryText: SignalRequest<String, String> { request("format-entry-text") }

  /// Emitted to move the active selection.
  ///
  /// Argument: `scrollType`.
  public var moveActive: SafeSignal<ScrollType> { signal(ofOne: "move-active") }

  /// Emitted to popdown the combo box list.
  public var popdown: SignalRequest<Bool> { request("popdown") }

  /// Emitted to popup the combo box list.
  public var popup: SafeSignal<Void> { signal("popup") }
}

/// A constant value in a `ValueExpression`.
open class ConstantExpression: ValueExpression {
  open override class var gType: GType { gtk_constant_expression_get_type() }

  /// Creates an expression that always evaluates to the given `value`.
  public convenience init(value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    self.init(taking: gtk_constant_expression_new_for_value(lent.value(value)).raw)
  }

  /// Gets the value that a constant expression evaluates to.
  public final var value: AnyValue { lentValue(gtk_constant_expression_get_value(opaque)) }
}
