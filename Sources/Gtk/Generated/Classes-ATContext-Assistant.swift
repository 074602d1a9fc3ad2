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
  public final var accessible: (any Accessible)? { lentInterface(opaque: gtk_at_context_get_accessible(opaque)) }

  /// The accessible role used by the AT context.
  public final var accessibleRole: AccessibleRole {
    get { AccessibleRole(cValue: gtk_at_context_get_accessible_role(opaque)) }
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
    get { lentStrings(gtk_about_dialog_get_artists(opaque)) }
    set { setProperty("artists", newValue) }
  }

  /// The authors of the program, as a `nil`-terminated array of strings.
  public final var authors: [String] {
    get { lentStrings(gtk_about_dialog_get_authors(opaque)) }
    set { setProperty("authors", newValue) }
  }

  /// Comments about the program.
  public final var comments: String? {
    get { lentString(ifAny: gtk_about_dialog_get_comments(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_comments(opaque, $0) } }
  }

  /// Copyright information for the program.
  public final var copyright: String? {
    get { lentString(ifAny: gtk_about_dialog_get_copyright(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_copyright(opaque, $0) } }
  }

  /// The people documenting the program, as a `nil`-terminated array of strings.
  public final var documenters: [String] {
    get { lentStrings(gtk_about_dialog_get_documenters(opaque)) }
    set { setProperty("documenters", newValue) }
  }

  /// The license of the program, as free-form text.
  public final var license: String? {
    get { lentString(ifAny: gtk_about_dialog_get_license(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_license(opaque, $0) } }
  }

  /// The license of the program.
  public final var licenseType: LicenseType {
    get { LicenseType(cValue: gtk_about_dialog_get_license_type(opaque)) }
    set { gtk_about_dialog_set_license_type(opaque, newValue.cValue) }
  }

  /// A logo for the about box.
  public final var logo: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_about_dialog_get_logo(opaque)) }
    set { gtk_about_dialog_set_logo(opaque, newValue?.opaque) }
  }

  /// A named icon to use as the logo for the about box.
  public final var logoIconName: String? {
    get { lentString(ifAny: gtk_about_dialog_get_logo_icon_name(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_logo_icon_name(opaque, $0) } }
  }

  /// The name of the program.
  public final var programName: String? {
    get { lentString(ifAny: gtk_about_dialog_get_program_name(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_program_name(opaque, $0) } }
  }

  /// Information about the system on which the program is running.
  public final var systemInformation: String? {
    get { lentString(ifAny: gtk_about_dialog_get_system_information(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_system_information(opaque, $0) } }
  }

  /// Credits to the translators.
  public final var translatorCredits: String? {
    get { lentString(ifAny: gtk_about_dialog_get_translator_credits(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_translator_credits(opaque, $0) } }
  }

  /// The version of the program.
  public final var version: String? {
    get { lentString(ifAny: gtk_about_dialog_get_version(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_version(opaque, $0) } }
  }

  /// The URL for the link to the website of the program.
  public final var website: String? {
    get { lentString(ifAny: gtk_about_dialog_get_website(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_website(opaque, $0) } }
  }

  /// The label for the link to the website of the program.
  public final var websiteLabel: String? {
    get { lentString(ifAny: gtk_about_dialog_get_website_label(opaque)) }
    set { lend(newValue) { gtk_about_dialog_set_website_label(opaque, $0) } }
  }

  /// Whether to wrap the text in the license dialog.
  public final var wrapLicense: Bool {
    get { gtk_about_dialog_get_wrap_license(opaque).isTrue }
    set { gtk_about_dialog_set_wrap_license(opaque, newValue.gboolean) }
  }

  /// Creates a new section in the "Credits" page.
  public final func addCreditSection(_ sectionName: String, people: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_about_dialog_add_credit_section(opaque, sectionName, lent.strings(people))
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
  public var wrapLicense: DynamicSubject<Bool> {
    property("wrap-license", get: { (object: AboutDialog) in object.wrapLicense }, set: { $0.wrapLicense = $1 })
  }

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
    get { gtk_action_bar_get_revealed(opaque).isTrue }
    set { gtk_action_bar_set_revealed(opaque, newValue.gboolean) }
  }

  /// Retrieves the center bar widget of the bar.
  public final var centerWidget: Widget? {
    get { lentObject(gtk_action_bar_get_center_widget(opaque)) }
    set(centerWidget) { gtk_action_bar_set_center_widget(opaque, centerWidget?.gtkWidget) }
  }

  /// Adds `child` to `actionBar`, packed with reference to the end of the `actionBar`.
  public final func packEnd(_ child: Widget) { gtk_action_bar_pack_end(opaque, child.gtkWidget) }

  /// Adds `child` to `actionBar`, packed with reference to the start of the `actionBar`.
  public final func packStart(_ child: Widget) { gtk_action_bar_pack_start(opaque, child.gtkWidget) }

  /// Removes a child from `actionBar`.
  public final func remove(_ child: Widget) { gtk_action_bar_remove(opaque, child.gtkWidget) }
}

extension Reactive where Base: ActionBar {
  /// Controls whether the action bar shows its contents.
  public var revealed: DynamicSubject<Bool> {
    property("revealed", get: { (object: ActionBar) in object.revealed }, set: { $0.revealed = $1 })
  }
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
  public final var first: ShortcutTrigger? { lentObject(opaque: gtk_alternative_trigger_get_first(opaque)) }

  /// The second `ShortcutTrigger` to check.
  public final var second: ShortcutTrigger? { lentObject(opaque: gtk_alternative_trigger_get_second(opaque)) }
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
    get { lentString(ifAny: gtk_app_chooser_button_get_heading(opaque)) }
    set { lend(newValue) { gtk_app_chooser_button_set_heading(opaque, $0) } }
  }

  /// Whether the app chooser dialog should be modal.
  public final var modal: Bool {
    get { gtk_app_chooser_button_get_modal(opaque).isTrue }
    set { gtk_app_chooser_button_set_modal(opaque, newValue.gboolean) }
  }

  /// Determines whether the dropdown menu shows the default application on top for the provided content type.
  public final var showDefaultItem: Bool {
    get { gtk_app_chooser_button_get_show_default_item(opaque).isTrue }
    set { gtk_app_chooser_button_set_show_default_item(opaque, newValue.gboolean) }
  }

  /// Determines whether the dropdown menu shows an item to open a `AppChooserDialog`.
  public final var showDialogItem: Bool {
    get { gtk_app_chooser_button_get_show_dialog_item(opaque).isTrue }
    set { gtk_app_chooser_button_set_show_dialog_item(opaque, newValue.gboolean) }
  }

  /// Appends a custom item to the list of applications that is shown in the popup.
  public final func appendCustomItem(_ name: String, label: String, icon: any Gio.Icon) {
    gtk_app_chooser_button_append_custom_item(opaque, name, label, icon.opaque)
  }

  /// Appends a separator to the list of applications that is shown in the popup.
  public final func appendSeparator() { gtk_app_chooser_button_append_separator(opaque) }

  /// Selects a custom item.
  public final func setActiveCustomItem(_ name: String) { gtk_app_chooser_button_set_active_custom_item(opaque, name) }
}

extension Reactive where Base: AppChooserButton {
  /// The text to show at the top of the dialog that can be opened from the button.
  public var heading: DynamicSubject<String?> {
    property("heading", get: { (object: AppChooserButton) in object.heading }, set: { $0.heading = $1 })
  }

  /// Whether the app chooser dialog should be modal.
  public var modal: DynamicSubject<Bool> {
    property("modal", get: { (object: AppChooserButton) in object.modal }, set: { $0.modal = $1 })
  }

  /// Determines whether the dropdown menu shows the default application on top for the provided content type.
  public var showDefaultItem: DynamicSubject<Bool> {
    property(
      "show-default-item", get: { (object: AppChooserButton) in object.showDefaultItem },
      set: { $0.showDefaultItem = $1 })
  }

  /// Determines whether the dropdown menu shows an item to open a `AppChooserDialog`.
  public var showDialogItem: DynamicSubject<Bool> {
    property(
      "show-dialog-item", get: { (object: AppChooserButton) in object.showDialogItem }, set: { $0.showDialogItem = $1 })
  }

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
    get { lentString(ifAny: gtk_app_chooser_widget_get_default_text(opaque)) }
    set { lend(newValue) { gtk_app_chooser_widget_set_default_text(opaque, $0) } }
  }

  /// If `true`, the app chooser presents all applications in a single list, without subsections for default,
  /// recommended or related applications.
  public final var showAll: Bool {
    get { gtk_app_chooser_widget_get_show_all(opaque).isTrue }
    set { gtk_app_chooser_widget_set_show_all(opaque, newValue.gboolean) }
  }

  /// Determines whether the app chooser should show the default handler for the content type in a separate section.
  public final var showDefault: Bool {
    get { gtk_app_chooser_widget_get_show_default(opaque).isTrue }
    set { gtk_app_chooser_widget_set_show_default(opaque, newValue.gboolean) }
  }

  /// Determines whether the app chooser should show a section for fallback applications.
  public final var showFallback: Bool {
    get { gtk_app_chooser_widget_get_show_fallback(opaque).isTrue }
    set { gtk_app_chooser_widget_set_show_fallback(opaque, newValue.gboolean) }
  }

  /// Determines whether the app chooser should show a section for other applications.
  public final var showOther: Bool {
    get { gtk_app_chooser_widget_get_show_other(opaque).isTrue }
    set { gtk_app_chooser_widget_set_show_other(opaque, newValue.gboolean) }
  }

  /// Determines whether the app chooser should show a section for recommended applications.
  public final var showRecommended: Bool {
    get { gtk_app_chooser_widget_get_show_recommended(opaque).isTrue }
    set { gtk_app_chooser_widget_set_show_recommended(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: AppChooserWidget {
  /// The text that appears in the widget when there are no applications for the given content type.
  public var defaultText: DynamicSubject<String?> {
    property("default-text", get: { (object: AppChooserWidget) in object.defaultText }, set: { $0.defaultText = $1 })
  }

  /// If `true`, the app chooser presents all applications in a single list, without subsections for default,
  /// recommended or related applications.
  public var showAll: DynamicSubject<Bool> {
    property("show-all", get: { (object: AppChooserWidget) in object.showAll }, set: { $0.showAll = $1 })
  }

  /// Determines whether the app chooser should show the default handler for the content type in a separate section.
  public var showDefault: DynamicSubject<Bool> {
    property("show-default", get: { (object: AppChooserWidget) in object.showDefault }, set: { $0.showDefault = $1 })
  }

  /// Determines whether the app chooser should show a section for fallback applications.
  public var showFallback: DynamicSubject<Bool> {
    property("show-fallback", get: { (object: AppChooserWidget) in object.showFallback }, set: { $0.showFallback = $1 })
  }

  /// Determines whether the app chooser should show a section for other applications.
  public var showOther: DynamicSubject<Bool> {
    property("show-other", get: { (object: AppChooserWidget) in object.showOther }, set: { $0.showOther = $1 })
  }

  /// Determines whether the app chooser should show a section for recommended applications.
  public var showRecommended: DynamicSubject<Bool> {
    property(
      "show-recommended", get: { (object: AppChooserWidget) in object.showRecommended },
      set: { $0.showRecommended = $1 })
  }

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
    get { lentObject(gtk_aspect_frame_get_child(opaque)) }
    set { gtk_aspect_frame_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Whether the `AspectFrame` should use the aspect ratio of its child.
  public final var obeyChild: Bool {
    get { gtk_aspect_frame_get_obey_child(opaque).isTrue }
    set { gtk_aspect_frame_set_obey_child(opaque, newValue.gboolean) }
  }

  /// The aspect ratio to be used by the `AspectFrame`.
  public final var ratio: Double {
    get { gtk_aspect_frame_get_ratio(opaque).double }
    set { gtk_aspect_frame_set_ratio(opaque, newValue.float) }
  }

  /// The horizontal alignment of the child.
  public final var xalign: Double {
    get { gtk_aspect_frame_get_xalign(opaque).double }
    set { gtk_aspect_frame_set_xalign(opaque, newValue.float) }
  }

  /// The vertical alignment of the child.
  public final var yalign: Double {
    get { getProperty("yalign") }
    set { gtk_aspect_frame_set_yalign(opaque, newValue.float) }
  }
}

extension Reactive where Base: AspectFrame {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the `AspectFrame` should use the aspect ratio of its child.
  public var obeyChild: DynamicSubject<Bool> {
    property("obey-child", get: { (object: AspectFrame) in object.obeyChild }, set: { $0.obeyChild = $1 })
  }

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
  public final var pages: (any Gio.ListModel)? { givenInterface(opaque: gtk_assistant_get_pages(opaque)) }

  /// `true` if the assistant uses a `HeaderBar` for action buttons instead of the action-area.
  public final var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Adds a widget to the action area of a `Assistant`.
  public final func addActionWidget(_ child: Widget) { gtk_assistant_add_action_widget(opaque, child.gtkWidget) }

  /// Appends a page to the `assistant`.
  @discardableResult
  public final func appendPage(_ page: Widget) -> Int { gtk_assistant_append_page(opaque, page.gtkWidget).int }

  /// Erases the visited page history.
  public final func commit() { gtk_assistant_commit(opaque) }

  /// Returns the page number of the current page.
  public final var currentPage: Int {
    get { gtk_assistant_get_current_page(opaque).int }
    set(pageNum) { gtk_assistant_set_current_page(opaque, pageNum.int32) }
  }

  /// Returns the number of pages in the `assistant`
  public final var nPages: Int { gtk_assistant_get_n_pages(opaque).int }

  /// Returns the child widget contained in page number `pageNum`.
  public final func getNthPage(_ pageNum: Int) -> Widget? {
    lentObject(gtk_assistant_get_nth_page(opaque, pageNum.int32))
  }

  /// Returns the `AssistantPage` object for `child`.
  public final func getPage(_ child: Widget) -> AssistantPage? {
    lentObject(opaque: gtk_assistant_get_page(opaque, child.gtkWidget))
  }

  /// Gets whether `page` is complete.
  public final func getPageComplete(_ page: Widget) -> Bool {
    gtk_assistant_get_page_complete(opaque, page.gtkWidget).isTrue
  }

  /// Gets the title for `page`.
  public final func getPageTitle(_ page: Widget) -> String {
    lentString(gtk_assistant_get_page_title(opaque, page.gtkWidget))
  }

  /// Gets the page type of `page`.
  public final func getPageType(_ page: Widget) -> AssistantPageType {
    AssistantPageType(cValue: gtk_assistant_get_page_type(opaque, page.gtkWidget))
  }

  /// Inserts a page in the `assistant` at a given position.
  @discardableResult
  public final func insertPage(_ page: Widget, position: Int) -> Int {
    gtk_assistant_insert_page(opaque, page.gtkWidget, position.int32).int
  }

  /// Navigate to the next page.
  public final func nextPage() { gtk_assistant_next_page(opaque) }

  /// Prepends a page to the `assistant`.
  @discardableResult
  public final func prependPage(_ page: Widget) -> Int { gtk_assistant_prepend_page(opaque, page.gtkWidget).int }

  /// Navigate to the previous visited page.
  public final func previousPage() { gtk_assistant_previous_page(opaque) }

  /// Removes a widget from the action area of a `Assistant`.
  public final func removeActionWidget(_ child: Widget) { gtk_assistant_remove_action_widget(opaque, child.gtkWidget) }

  /// Removes the `pageNum`’s page from `assistant`.
  public final func removePage(_ pageNum: Int) { gtk_assistant_remove_page(opaque, pageNum.int32) }

  /// Sets the page forwarding function to be `pageFunc`.
  public final func setForwardPageFunc(_ pageFunc: ((Int) -> Int)?) {
    gtk_assistant_set_forward_page_func(
      opaque, pageFunc == nil ? nil : callGtkAssistantPageFunc, pageFunc.map { heldClosure($0) },
      pageFunc == nil ? nil : releaseClosure)
  }

  /// Sets whether `page` contents are complete.
  public final func setPageComplete(_ page: Widget, complete: Bool) {
    gtk_assistant_set_page_complete(opaque, page.gtkWidget, complete.gboolean)
  }

  /// Sets a title for `page`.
  public final func setPageTitle(_ page: Widget, title: String) {
    gtk_assistant_set_page_title(opaque, page.gtkWidget, title)
  }

  /// Sets the page type for `page`.
  public final func setPageType(_ page: Widget, type: AssistantPageType) {
    gtk_assistant_set_page_type(opaque, page.gtkWidget, type.cValue)
  }

  /// Forces `assistant` to recompute the buttons state.
  public final func updateButtonsState() { gtk_assistant_update_buttons_state(opaque) }
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
