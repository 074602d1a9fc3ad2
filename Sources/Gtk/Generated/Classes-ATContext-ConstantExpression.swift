// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkATContext`](https://docs.gtk.org/gtk4/class.ATContext.html).
open class ATContext: Object {
  open override class var gType: GType { gtk_at_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_at_context_create()`](https://docs.gtk.org/gtk4/ctor.ATContext.create.html).
  public static func create(accessibleRole: AccessibleRole, accessible: any Accessible, display: Gdk.Display)
    -> ATContext?
  { givenObject(opaque: gtk_at_context_create(accessibleRole.cValue, accessible.opaque, display.opaque)) }

  /// The property [`accessible`](https://docs.gtk.org/gtk4/property.ATContext.accessible.html) of `GtkATContext`.
  public final var accessible: (any Accessible)? {
    lentInterface(opaque: gtk_at_context_get_accessible(instance(self)))
  }

  /// The property [`accessible-role`](https://docs.gtk.org/gtk4/property.ATContext.accessible-role.html) of
  /// `GtkATContext`.
  public final var accessibleRole: AccessibleRole {
    get { AccessibleRole(cValue: gtk_at_context_get_accessible_role(instance(self))) }
    set { setProperty("accessible-role", newValue) }
  }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.ATContext.display.html) of `GtkATContext`.
  public final var display: Gdk.Display? {
    get { getProperty("display") }
    set { setProperty("display", newValue) }
  }
}

extension Reactive where Base: ATContext {
  /// The property [`accessible`](https://docs.gtk.org/gtk4/property.ATContext.accessible.html) of `GtkATContext`.
  public var accessible: SafeSignal<(any Accessible)?> { readOnlyInterfaceProperty("accessible") }

  /// The property [`accessible-role`](https://docs.gtk.org/gtk4/property.ATContext.accessible-role.html) of
  /// `GtkATContext`.
  public var accessibleRole: DynamicSubject<AccessibleRole> { property("accessible-role") }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.ATContext.display.html) of `GtkATContext`.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// The signal [`state-change`](https://docs.gtk.org/gtk4/signal.ATContext.state-change.html) of `GtkATContext`.
  public var stateChange: SafeSignal<Void> { signal("state-change") }
}

/// The class [`GtkAboutDialog`](https://docs.gtk.org/gtk4/class.AboutDialog.html).
open class AboutDialog: Window {
  open override class var gType: GType { gtk_about_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_about_dialog_new()`](https://docs.gtk.org/gtk4/ctor.AboutDialog.new.html).
  public override init() {
    super.init(adopting: gtk_about_dialog_new())
  }

  /// The property [`artists`](https://docs.gtk.org/gtk4/property.AboutDialog.artists.html) of `GtkAboutDialog`.
  public final var artists: [String] {
    get { lentStrings(gtk_about_dialog_get_artists(instance(self))) }
    set { setProperty("artists", newValue) }
  }

  /// The property [`authors`](https://docs.gtk.org/gtk4/property.AboutDialog.authors.html) of `GtkAboutDialog`.
  public final var authors: [String] {
    get { lentStrings(gtk_about_dialog_get_authors(instance(self))) }
    set { setProperty("authors", newValue) }
  }

  /// The property [`comments`](https://docs.gtk.org/gtk4/property.AboutDialog.comments.html) of `GtkAboutDialog`.
  public final var comments: String? {
    get { lentString(ifAny: gtk_about_dialog_get_comments(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_comments(instance(self), $0) } }
  }

  /// The property [`copyright`](https://docs.gtk.org/gtk4/property.AboutDialog.copyright.html) of `GtkAboutDialog`.
  public final var copyright: String? {
    get { lentString(ifAny: gtk_about_dialog_get_copyright(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_copyright(instance(self), $0) } }
  }

  /// The property [`documenters`](https://docs.gtk.org/gtk4/property.AboutDialog.documenters.html) of `GtkAboutDialog`.
  public final var documenters: [String] {
    get { lentStrings(gtk_about_dialog_get_documenters(instance(self))) }
    set { setProperty("documenters", newValue) }
  }

  /// The property [`license`](https://docs.gtk.org/gtk4/property.AboutDialog.license.html) of `GtkAboutDialog`.
  public final var license: String? {
    get { lentString(ifAny: gtk_about_dialog_get_license(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_license(instance(self), $0) } }
  }

  /// The property [`license-type`](https://docs.gtk.org/gtk4/property.AboutDialog.license-type.html) of
  /// `GtkAboutDialog`.
  public final var licenseType: LicenseType {
    get { LicenseType(cValue: gtk_about_dialog_get_license_type(instance(self))) }
    set { gtk_about_dialog_set_license_type(instance(self), newValue.cValue) }
  }

  /// The property [`logo`](https://docs.gtk.org/gtk4/property.AboutDialog.logo.html) of `GtkAboutDialog`.
  public final var logo: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_about_dialog_get_logo(instance(self))) }
    set { gtk_about_dialog_set_logo(instance(self), newValue?.opaque) }
  }

  /// The property [`logo-icon-name`](https://docs.gtk.org/gtk4/property.AboutDialog.logo-icon-name.html) of
  /// `GtkAboutDialog`.
  public final var logoIconName: String? {
    get { lentString(ifAny: gtk_about_dialog_get_logo_icon_name(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_logo_icon_name(instance(self), $0) } }
  }

  /// The property [`program-name`](https://docs.gtk.org/gtk4/property.AboutDialog.program-name.html) of
  /// `GtkAboutDialog`.
  public final var programName: String? {
    get { lentString(ifAny: gtk_about_dialog_get_program_name(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_program_name(instance(self), $0) } }
  }

  /// The property [`system-information`](https://docs.gtk.org/gtk4/property.AboutDialog.system-information.html) of
  /// `GtkAboutDialog`.
  public final var systemInformation: String? {
    get { lentString(ifAny: gtk_about_dialog_get_system_information(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_system_information(instance(self), $0) } }
  }

  /// The property [`translator-credits`](https://docs.gtk.org/gtk4/property.AboutDialog.translator-credits.html) of
  /// `GtkAboutDialog`.
  public final var translatorCredits: String? {
    get { lentString(ifAny: gtk_about_dialog_get_translator_credits(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_translator_credits(instance(self), $0) } }
  }

  /// The property [`version`](https://docs.gtk.org/gtk4/property.AboutDialog.version.html) of `GtkAboutDialog`.
  public final var version: String? {
    get { lentString(ifAny: gtk_about_dialog_get_version(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_version(instance(self), $0) } }
  }

  /// The property [`website`](https://docs.gtk.org/gtk4/property.AboutDialog.website.html) of `GtkAboutDialog`.
  public final var website: String? {
    get { lentString(ifAny: gtk_about_dialog_get_website(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_website(instance(self), $0) } }
  }

  /// The property [`website-label`](https://docs.gtk.org/gtk4/property.AboutDialog.website-label.html) of
  /// `GtkAboutDialog`.
  public final var websiteLabel: String? {
    get { lentString(ifAny: gtk_about_dialog_get_website_label(instance(self))) }
    set { lend(newValue) { gtk_about_dialog_set_website_label(instance(self), $0) } }
  }

  /// The property [`wrap-license`](https://docs.gtk.org/gtk4/property.AboutDialog.wrap-license.html) of
  /// `GtkAboutDialog`.
  public final var wrapLicense: Bool {
    get { gtk_about_dialog_get_wrap_license(instance(self)).isTrue }
    set { gtk_about_dialog_set_wrap_license(instance(self), newValue.gboolean) }
  }

  /// Calls
  /// [`gtk_about_dialog_add_credit_section()`](https://docs.gtk.org/gtk4/method.AboutDialog.add_credit_section.html).
  public final func addCreditSection(_ sectionName: String, people: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_about_dialog_add_credit_section(instance(self), sectionName, lent.strings(people))
  }
}

extension Reactive where Base: AboutDialog {
  /// The property [`artists`](https://docs.gtk.org/gtk4/property.AboutDialog.artists.html) of `GtkAboutDialog`.
  public var artists: DynamicSubject<[String]> { property("artists") }

  /// The property [`authors`](https://docs.gtk.org/gtk4/property.AboutDialog.authors.html) of `GtkAboutDialog`.
  public var authors: DynamicSubject<[String]> { property("authors") }

  /// The property [`comments`](https://docs.gtk.org/gtk4/property.AboutDialog.comments.html) of `GtkAboutDialog`.
  public var comments: DynamicSubject<String?> {
    property("comments", get: { (object: AboutDialog) in object.comments }, set: { $0.comments = $1 })
  }

  /// The property [`copyright`](https://docs.gtk.org/gtk4/property.AboutDialog.copyright.html) of `GtkAboutDialog`.
  public var copyright: DynamicSubject<String?> {
    property("copyright", get: { (object: AboutDialog) in object.copyright }, set: { $0.copyright = $1 })
  }

  /// The property [`documenters`](https://docs.gtk.org/gtk4/property.AboutDialog.documenters.html) of `GtkAboutDialog`.
  public var documenters: DynamicSubject<[String]> { property("documenters") }

  /// The property [`license`](https://docs.gtk.org/gtk4/property.AboutDialog.license.html) of `GtkAboutDialog`.
  public var license: DynamicSubject<String?> {
    property("license", get: { (object: AboutDialog) in object.license }, set: { $0.license = $1 })
  }

  /// The property [`license-type`](https://docs.gtk.org/gtk4/property.AboutDialog.license-type.html) of
  /// `GtkAboutDialog`.
  public var licenseType: DynamicSubject<LicenseType> { property("license-type") }

  /// The property [`logo`](https://docs.gtk.org/gtk4/property.AboutDialog.logo.html) of `GtkAboutDialog`.
  public var logo: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("logo") }

  /// The property [`logo-icon-name`](https://docs.gtk.org/gtk4/property.AboutDialog.logo-icon-name.html) of
  /// `GtkAboutDialog`.
  public var logoIconName: DynamicSubject<String?> {
    property("logo-icon-name", get: { (object: AboutDialog) in object.logoIconName }, set: { $0.logoIconName = $1 })
  }

  /// The property [`program-name`](https://docs.gtk.org/gtk4/property.AboutDialog.program-name.html) of
  /// `GtkAboutDialog`.
  public var programName: DynamicSubject<String?> {
    property("program-name", get: { (object: AboutDialog) in object.programName }, set: { $0.programName = $1 })
  }

  /// The property [`system-information`](https://docs.gtk.org/gtk4/property.AboutDialog.system-information.html) of
  /// `GtkAboutDialog`.
  public var systemInformation: DynamicSubject<String?> {
    property(
      "system-information", get: { (object: AboutDialog) in object.systemInformation },
      set: { $0.systemInformation = $1 })
  }

  /// The property [`translator-credits`](https://docs.gtk.org/gtk4/property.AboutDialog.translator-credits.html) of
  /// `GtkAboutDialog`.
  public var translatorCredits: DynamicSubject<String?> {
    property(
      "translator-credits", get: { (object: AboutDialog) in object.translatorCredits },
      set: { $0.translatorCredits = $1 })
  }

  /// The property [`version`](https://docs.gtk.org/gtk4/property.AboutDialog.version.html) of `GtkAboutDialog`.
  public var version: DynamicSubject<String?> {
    property("version", get: { (object: AboutDialog) in object.version }, set: { $0.version = $1 })
  }

  /// The property [`website`](https://docs.gtk.org/gtk4/property.AboutDialog.website.html) of `GtkAboutDialog`.
  public var website: DynamicSubject<String?> {
    property("website", get: { (object: AboutDialog) in object.website }, set: { $0.website = $1 })
  }

  /// The property [`website-label`](https://docs.gtk.org/gtk4/property.AboutDialog.website-label.html) of
  /// `GtkAboutDialog`.
  public var websiteLabel: DynamicSubject<String?> {
    property("website-label", get: { (object: AboutDialog) in object.websiteLabel }, set: { $0.websiteLabel = $1 })
  }

  /// The property [`wrap-license`](https://docs.gtk.org/gtk4/property.AboutDialog.wrap-license.html) of
  /// `GtkAboutDialog`.
  public var wrapLicense: DynamicSubject<Bool> { property("wrap-license") }

  /// The signal [`activate-link`](https://docs.gtk.org/gtk4/signal.AboutDialog.activate-link.html) of `GtkAboutDialog`.
  ///
  /// Argument: `uri`.
  public var activateLink: SignalRequest<Bool, String> { request("activate-link") }
}

/// The class [`GtkActionBar`](https://docs.gtk.org/gtk4/class.ActionBar.html).
open class ActionBar: Widget {
  open override class var gType: GType { gtk_action_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_action_bar_new()`](https://docs.gtk.org/gtk4/ctor.ActionBar.new.html).
  public init() {
    super.init(adopting: gtk_action_bar_new())
  }

  /// The property [`revealed`](https://docs.gtk.org/gtk4/property.ActionBar.revealed.html) of `GtkActionBar`.
  public final var revealed: Bool {
    get { gtk_action_bar_get_revealed(instance(self)).isTrue }
    set { gtk_action_bar_set_revealed(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_action_bar_get_center_widget()`](https://docs.gtk.org/gtk4/method.ActionBar.get_center_widget.html)
  /// and `gtk_action_bar_set_center_widget()`.
  public final var centerWidget: Widget? {
    get { lentObject(widget: gtk_action_bar_get_center_widget(instance(self))) }
    set(centerWidget) { gtk_action_bar_set_center_widget(instance(self), centerWidget?.gtkWidget) }
  }

  /// Calls [`gtk_action_bar_pack_end()`](https://docs.gtk.org/gtk4/method.ActionBar.pack_end.html).
  public final func packEnd(_ child: Widget) { gtk_action_bar_pack_end(instance(self), child.gtkWidget) }

  /// Calls [`gtk_action_bar_pack_start()`](https://docs.gtk.org/gtk4/method.ActionBar.pack_start.html).
  public final func packStart(_ child: Widget) { gtk_action_bar_pack_start(instance(self), child.gtkWidget) }

  /// Calls [`gtk_action_bar_remove()`](https://docs.gtk.org/gtk4/method.ActionBar.remove.html).
  public final func remove(_ child: Widget) { gtk_action_bar_remove(instance(self), child.gtkWidget) }
}

extension Reactive where Base: ActionBar {
  /// The property [`revealed`](https://docs.gtk.org/gtk4/property.ActionBar.revealed.html) of `GtkActionBar`.
  public var revealed: DynamicSubject<Bool> { property("revealed") }
}

/// The class [`GtkActivateAction`](https://docs.gtk.org/gtk4/class.ActivateAction.html).
open class ActivateAction: ShortcutAction {
  open override class var gType: GType { gtk_activate_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_activate_action_get()`](https://docs.gtk.org/gtk4/type_func.ActivateAction.get.html).
  public static var shared: ActivateAction { lentObject(opaque: gtk_activate_action_get())! }
}

/// The class [`GtkAdjustment`](https://docs.gtk.org/gtk4/class.Adjustment.html).
open class Adjustment: Object {
  open override class var gType: GType { gtk_adjustment_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkAdjustment: UnsafeMutablePointer<GtkAdjustment> { pointer.assumingMemoryBound(to: GtkAdjustment.self) }

  /// Calls [`gtk_adjustment_new()`](https://docs.gtk.org/gtk4/ctor.Adjustment.new.html).
  public init(
    value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double, pageSize: Double
  ) {
    super.init(adopting: gtk_adjustment_new(value, lower, upper, stepIncrement, pageIncrement, pageSize))
  }

  /// The property [`lower`](https://docs.gtk.org/gtk4/property.Adjustment.lower.html) of `GtkAdjustment`.
  public final var lower: Double {
    get { gtk_adjustment_get_lower(gtkAdjustment) }
    set { gtk_adjustment_set_lower(gtkAdjustment, newValue) }
  }

  /// The property [`page-increment`](https://docs.gtk.org/gtk4/property.Adjustment.page-increment.html) of
  /// `GtkAdjustment`.
  public final var pageIncrement: Double {
    get { gtk_adjustment_get_page_increment(gtkAdjustment) }
    set { gtk_adjustment_set_page_increment(gtkAdjustment, newValue) }
  }

  /// The property [`page-size`](https://docs.gtk.org/gtk4/property.Adjustment.page-size.html) of `GtkAdjustment`.
  public final var pageSize: Double {
    get { gtk_adjustment_get_page_size(gtkAdjustment) }
    set { gtk_adjustment_set_page_size(gtkAdjustment, newValue) }
  }

  /// The property [`step-increment`](https://docs.gtk.org/gtk4/property.Adjustment.step-increment.html) of
  /// `GtkAdjustment`.
  public final var stepIncrement: Double {
    get { gtk_adjustment_get_step_increment(gtkAdjustment) }
    set { gtk_adjustment_set_step_increment(gtkAdjustment, newValue) }
  }

  /// The property [`upper`](https://docs.gtk.org/gtk4/property.Adjustment.upper.html) of `GtkAdjustment`.
  public final var upper: Double {
    get { gtk_adjustment_get_upper(gtkAdjustment) }
    set { gtk_adjustment_set_upper(gtkAdjustment, newValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.Adjustment.value.html) of `GtkAdjustment`.
  public final var value: Double {
    get { gtk_adjustment_get_value(gtkAdjustment) }
    set { gtk_adjustment_set_value(gtkAdjustment, newValue) }
  }

  /// Calls [`gtk_adjustment_clamp_page()`](https://docs.gtk.org/gtk4/method.Adjustment.clamp_page.html).
  public final func clampPage(lower: Double, upper: Double) { gtk_adjustment_clamp_page(gtkAdjustment, lower, upper) }

  /// Calls [`gtk_adjustment_configure()`](https://docs.gtk.org/gtk4/method.Adjustment.configure.html).
  public final func configure(
    value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double, pageSize: Double
  ) { gtk_adjustment_configure(gtkAdjustment, value, lower, upper, stepIncrement, pageIncrement, pageSize) }

  /// Calls
  /// [`gtk_adjustment_get_minimum_increment()`](https://docs.gtk.org/gtk4/method.Adjustment.get_minimum_increment.html).
  public final var minimumIncrement: Double { gtk_adjustment_get_minimum_increment(gtkAdjustment) }
}

extension Reactive where Base: Adjustment {
  /// The property [`lower`](https://docs.gtk.org/gtk4/property.Adjustment.lower.html) of `GtkAdjustment`.
  public var lower: DynamicSubject<Double> {
    property("lower", get: { (object: Adjustment) in object.lower }, set: { $0.lower = $1 })
  }

  /// The property [`page-increment`](https://docs.gtk.org/gtk4/property.Adjustment.page-increment.html) of
  /// `GtkAdjustment`.
  public var pageIncrement: DynamicSubject<Double> {
    property("page-increment", get: { (object: Adjustment) in object.pageIncrement }, set: { $0.pageIncrement = $1 })
  }

  /// The property [`page-size`](https://docs.gtk.org/gtk4/property.Adjustment.page-size.html) of `GtkAdjustment`.
  public var pageSize: DynamicSubject<Double> {
    property("page-size", get: { (object: Adjustment) in object.pageSize }, set: { $0.pageSize = $1 })
  }

  /// The property [`step-increment`](https://docs.gtk.org/gtk4/property.Adjustment.step-increment.html) of
  /// `GtkAdjustment`.
  public var stepIncrement: DynamicSubject<Double> {
    property("step-increment", get: { (object: Adjustment) in object.stepIncrement }, set: { $0.stepIncrement = $1 })
  }

  /// The property [`upper`](https://docs.gtk.org/gtk4/property.Adjustment.upper.html) of `GtkAdjustment`.
  public var upper: DynamicSubject<Double> {
    property("upper", get: { (object: Adjustment) in object.upper }, set: { $0.upper = $1 })
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.Adjustment.value.html) of `GtkAdjustment`.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: Adjustment) in object.value }, set: { $0.value = $1 })
  }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.Adjustment.changed.html) of `GtkAdjustment`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`value-changed`](https://docs.gtk.org/gtk4/signal.Adjustment.value-changed.html) of `GtkAdjustment`.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }
}

/// The class [`GtkAlternativeTrigger`](https://docs.gtk.org/gtk4/class.AlternativeTrigger.html).
open class AlternativeTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_alternative_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_alternative_trigger_new()`](https://docs.gtk.org/gtk4/ctor.AlternativeTrigger.new.html).
  public init(first: ShortcutTrigger, second: ShortcutTrigger) {
    super.init(adopting: gtk_alternative_trigger_new(first.given(), second.given()).raw)
  }

  /// The property [`first`](https://docs.gtk.org/gtk4/property.AlternativeTrigger.first.html) of
  /// `GtkAlternativeTrigger`.
  public final var first: ShortcutTrigger? { lentObject(opaque: gtk_alternative_trigger_get_first(instance(self))) }

  /// The property [`second`](https://docs.gtk.org/gtk4/property.AlternativeTrigger.second.html) of
  /// `GtkAlternativeTrigger`.
  public final var second: ShortcutTrigger? { lentObject(opaque: gtk_alternative_trigger_get_second(instance(self))) }
}

extension Reactive where Base: AlternativeTrigger {
  /// The property [`first`](https://docs.gtk.org/gtk4/property.AlternativeTrigger.first.html) of
  /// `GtkAlternativeTrigger`.
  public var first: SafeSignal<ShortcutTrigger?> { readOnlyProperty("first") }

  /// The property [`second`](https://docs.gtk.org/gtk4/property.AlternativeTrigger.second.html) of
  /// `GtkAlternativeTrigger`.
  public var second: SafeSignal<ShortcutTrigger?> { readOnlyProperty("second") }
}

/// The class [`GtkAnyFilter`](https://docs.gtk.org/gtk4/class.AnyFilter.html).
open class AnyFilter: MultiFilter {
  open override class var gType: GType { gtk_any_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_any_filter_new()`](https://docs.gtk.org/gtk4/ctor.AnyFilter.new.html).
  public init() {
    super.init(adopting: gtk_any_filter_new().raw)
  }
}

/// The class [`GtkAppChooserButton`](https://docs.gtk.org/gtk4/class.AppChooserButton.html).
open class AppChooserButton: Widget, AppChooser {
  open override class var gType: GType { gtk_app_chooser_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_app_chooser_button_new()`](https://docs.gtk.org/gtk4/ctor.AppChooserButton.new.html).
  public init(contentType: String) {
    super.init(adopting: gtk_app_chooser_button_new(contentType))
  }

  /// The property [`heading`](https://docs.gtk.org/gtk4/property.AppChooserButton.heading.html) of
  /// `GtkAppChooserButton`.
  public final var heading: String? {
    get { lentString(ifAny: gtk_app_chooser_button_get_heading(instance(self))) }
    set { lend(newValue) { gtk_app_chooser_button_set_heading(instance(self), $0) } }
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.AppChooserButton.modal.html) of `GtkAppChooserButton`.
  public final var modal: Bool {
    get { gtk_app_chooser_button_get_modal(instance(self)).isTrue }
    set { gtk_app_chooser_button_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`show-default-item`](https://docs.gtk.org/gtk4/property.AppChooserButton.show-default-item.html) of
  /// `GtkAppChooserButton`.
  public final var showDefaultItem: Bool {
    get { gtk_app_chooser_button_get_show_default_item(instance(self)).isTrue }
    set { gtk_app_chooser_button_set_show_default_item(instance(self), newValue.gboolean) }
  }

  /// The property [`show-dialog-item`](https://docs.gtk.org/gtk4/property.AppChooserButton.show-dialog-item.html) of
  /// `GtkAppChooserButton`.
  public final var showDialogItem: Bool {
    get { gtk_app_chooser_button_get_show_dialog_item(instance(self)).isTrue }
    set { gtk_app_chooser_button_set_show_dialog_item(instance(self), newValue.gboolean) }
  }

  /// Calls
  /// [`gtk_app_chooser_button_append_custom_item()`](https://docs.gtk.org/gtk4/method.AppChooserButton.append_custom_item.html).
  public final func appendCustomItem(_ name: String, label: String, icon: any Gio.Icon) {
    gtk_app_chooser_button_append_custom_item(instance(self), name, label, icon.opaque)
  }

  /// Calls
  /// [`gtk_app_chooser_button_append_separator()`](https://docs.gtk.org/gtk4/method.AppChooserButton.append_separator.html).
  public final func appendSeparator() { gtk_app_chooser_button_append_separator(instance(self)) }

  /// Calls
  /// [`gtk_app_chooser_button_set_active_custom_item()`](https://docs.gtk.org/gtk4/method.AppChooserButton.set_active_custom_item.html).
  public final func setActiveCustomItem(_ name: String) {
    gtk_app_chooser_button_set_active_custom_item(instance(self), name)
  }
}

extension Reactive where Base: AppChooserButton {
  /// The property [`heading`](https://docs.gtk.org/gtk4/property.AppChooserButton.heading.html) of
  /// `GtkAppChooserButton`.
  public var heading: DynamicSubject<String?> {
    property("heading", get: { (object: AppChooserButton) in object.heading }, set: { $0.heading = $1 })
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.AppChooserButton.modal.html) of `GtkAppChooserButton`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`show-default-item`](https://docs.gtk.org/gtk4/property.AppChooserButton.show-default-item.html) of
  /// `GtkAppChooserButton`.
  public var showDefaultItem: DynamicSubject<Bool> { property("show-default-item") }

  /// The property [`show-dialog-item`](https://docs.gtk.org/gtk4/property.AppChooserButton.show-dialog-item.html) of
  /// `GtkAppChooserButton`.
  public var showDialogItem: DynamicSubject<Bool> { property("show-dialog-item") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.AppChooserButton.activate.html) of `GtkAppChooserButton`.
  /// Since GTK 4.4.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.AppChooserButton.changed.html) of `GtkAppChooserButton`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`custom-item-activated`](https://docs.gtk.org/gtk4/signal.AppChooserButton.custom-item-activated.html)
  /// of `GtkAppChooserButton`.
  ///
  /// Argument: `itemName`.
  public var customItemActivated: SafeSignal<String> { signal(ofOne: "custom-item-activated") }
}

/// The class [`GtkAppChooserWidget`](https://docs.gtk.org/gtk4/class.AppChooserWidget.html).
open class AppChooserWidget: Widget, AppChooser {
  open override class var gType: GType { gtk_app_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_app_chooser_widget_new()`](https://docs.gtk.org/gtk4/ctor.AppChooserWidget.new.html).
  public init(contentType: String) {
    super.init(adopting: gtk_app_chooser_widget_new(contentType))
  }

  /// The property [`default-text`](https://docs.gtk.org/gtk4/property.AppChooserWidget.default-text.html) of
  /// `GtkAppChooserWidget`.
  public final var defaultText: String? {
    get { lentString(ifAny: gtk_app_chooser_widget_get_default_text(instance(self))) }
    set { lend(newValue) { gtk_app_chooser_widget_set_default_text(instance(self), $0) } }
  }

  /// The property [`show-all`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-all.html) of
  /// `GtkAppChooserWidget`.
  public final var showAll: Bool {
    get { gtk_app_chooser_widget_get_show_all(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_all(instance(self), newValue.gboolean) }
  }

  /// The property [`show-default`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-default.html) of
  /// `GtkAppChooserWidget`.
  public final var showDefault: Bool {
    get { gtk_app_chooser_widget_get_show_default(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_default(instance(self), newValue.gboolean) }
  }

  /// The property [`show-fallback`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-fallback.html) of
  /// `GtkAppChooserWidget`.
  public final var showFallback: Bool {
    get { gtk_app_chooser_widget_get_show_fallback(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_fallback(instance(self), newValue.gboolean) }
  }

  /// The property [`show-other`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-other.html) of
  /// `GtkAppChooserWidget`.
  public final var showOther: Bool {
    get { gtk_app_chooser_widget_get_show_other(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_other(instance(self), newValue.gboolean) }
  }

  /// The property [`show-recommended`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-recommended.html) of
  /// `GtkAppChooserWidget`.
  public final var showRecommended: Bool {
    get { gtk_app_chooser_widget_get_show_recommended(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_recommended(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: AppChooserWidget {
  /// The property [`default-text`](https://docs.gtk.org/gtk4/property.AppChooserWidget.default-text.html) of
  /// `GtkAppChooserWidget`.
  public var defaultText: DynamicSubject<String?> {
    property("default-text", get: { (object: AppChooserWidget) in object.defaultText }, set: { $0.defaultText = $1 })
  }

  /// The property [`show-all`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-all.html) of
  /// `GtkAppChooserWidget`.
  public var showAll: DynamicSubject<Bool> { property("show-all") }

  /// The property [`show-default`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-default.html) of
  /// `GtkAppChooserWidget`.
  public var showDefault: DynamicSubject<Bool> { property("show-default") }

  /// The property [`show-fallback`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-fallback.html) of
  /// `GtkAppChooserWidget`.
  public var showFallback: DynamicSubject<Bool> { property("show-fallback") }

  /// The property [`show-other`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-other.html) of
  /// `GtkAppChooserWidget`.
  public var showOther: DynamicSubject<Bool> { property("show-other") }

  /// The property [`show-recommended`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-recommended.html) of
  /// `GtkAppChooserWidget`.
  public var showRecommended: DynamicSubject<Bool> { property("show-recommended") }

  /// The signal [`application-activated`](https://docs.gtk.org/gtk4/signal.AppChooserWidget.application-activated.html)
  /// of `GtkAppChooserWidget`.
  ///
  /// Argument: `application`.
  public var applicationActivated: SafeSignal<Gio.AppInfo> { signal(ofOne: "application-activated") }

  /// The signal [`application-selected`](https://docs.gtk.org/gtk4/signal.AppChooserWidget.application-selected.html)
  /// of `GtkAppChooserWidget`.
  ///
  /// Argument: `application`.
  public var applicationSelected: SafeSignal<Gio.AppInfo> { signal(ofOne: "application-selected") }
}

/// The class [`GtkApplication`](https://docs.gtk.org/gtk4/class.Application.html).
open class Application: Gio.Application {
  open override class var gType: GType { gtk_application_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkApplication: UnsafeMutablePointer<GtkApplication> {
    pointer.assumingMemoryBound(to: GtkApplication.self)
  }

  /// Calls [`gtk_application_new()`](https://docs.gtk.org/gtk4/ctor.Application.new.html).
  public override init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
    super.init(adopting: gtk_application_new(applicationId, flags.cValue))
  }

  /// The property [`active-window`](https://docs.gtk.org/gtk4/property.Application.active-window.html) of
  /// `GtkApplication`.
  public final var activeWindow: Window? { lentObject(gtk_application_get_active_window(gtkApplication)) }

  /// The property [`menubar`](https://docs.gtk.org/gtk4/property.Application.menubar.html) of `GtkApplication`.
  public final var menubar: Gio.MenuModel? {
    get { lentObject(gtk_application_get_menubar(gtkApplication)) }
    set { gtk_application_set_menubar(gtkApplication, newValue?.gMenuModel) }
  }

  /// The property [`register-session`](https://docs.gtk.org/gtk4/property.Application.register-session.html) of
  /// `GtkApplication`.
  public final var registerSession: Bool {
    get { getProperty("register-session") }
    set { setProperty("register-session", newValue) }
  }

  /// The property [`screensaver-active`](https://docs.gtk.org/gtk4/property.Application.screensaver-active.html) of
  /// `GtkApplication`.
  public final var screensaverActive: Bool { getProperty("screensaver-active") }

  /// Calls [`gtk_application_add_window()`](https://docs.gtk.org/gtk4/method.Application.add_window.html).
  public final func addWindow(_ window: Window) { gtk_application_add_window(gtkApplication, window.gtkWindow) }

  /// Calls
  /// [`gtk_application_get_accels_for_action()`](https://docs.gtk.org/gtk4/method.Application.get_accels_for_action.html).
  public final func getAccelsForAction(_ detailedActionName: String) -> [String] {
    givenStrings(gtk_application_get_accels_for_action(gtkApplication, detailedActionName))
  }

  /// Calls
  /// [`gtk_application_get_actions_for_accel()`](https://docs.gtk.org/gtk4/method.Application.get_actions_for_accel.html).
  public final func getActionsForAccel(_ accel: String) -> [String] {
    givenStrings(gtk_application_get_actions_for_accel(gtkApplication, accel))
  }

  /// Calls [`gtk_application_get_menu_by_id()`](https://docs.gtk.org/gtk4/method.Application.get_menu_by_id.html).
  public final func getMenuById(_ id: String) -> Gio.Menu? {
    lentObject(opaque: gtk_application_get_menu_by_id(gtkApplication, id))
  }

  /// Calls [`gtk_application_get_window_by_id()`](https://docs.gtk.org/gtk4/method.Application.get_window_by_id.html).
  public final func getWindowById(_ id: Int) -> Window? {
    lentObject(gtk_application_get_window_by_id(gtkApplication, id.uint32))
  }

  /// Calls [`gtk_application_get_windows()`](https://docs.gtk.org/gtk4/method.Application.get_windows.html).
  public final var windows: [Window] {
    lists(gtk_application_get_windows(gtkApplication), isGiven: false) { lentObject($0) as Window? }
  }

  /// Calls
  /// [`gtk_application_list_action_descriptions()`](https://docs.gtk.org/gtk4/method.Application.list_action_descriptions.html).
  @discardableResult
  public final func listActionDescriptions() -> [String] {
    givenStrings(gtk_application_list_action_descriptions(gtkApplication))
  }

  /// Calls [`gtk_application_remove_window()`](https://docs.gtk.org/gtk4/method.Application.remove_window.html).
  public final func removeWindow(_ window: Window) { gtk_application_remove_window(gtkApplication, window.gtkWindow) }

  /// Calls
  /// [`gtk_application_set_accels_for_action()`](https://docs.gtk.org/gtk4/method.Application.set_accels_for_action.html).
  public final func setAccelsForAction(_ detailedActionName: String, accels: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_application_set_accels_for_action(gtkApplication, detailedActionName, lent.strings(accels))
  }
}

extension Reactive where Base: Application {
  /// The property [`active-window`](https://docs.gtk.org/gtk4/property.Application.active-window.html) of
  /// `GtkApplication`.
  public var activeWindow: SafeSignal<Window?> { readOnlyProperty("active-window") }

  /// The property [`menubar`](https://docs.gtk.org/gtk4/property.Application.menubar.html) of `GtkApplication`.
  public var menubar: DynamicSubject<Gio.MenuModel?> { property("menubar") }

  /// The property [`register-session`](https://docs.gtk.org/gtk4/property.Application.register-session.html) of
  /// `GtkApplication`.
  public var registerSession: DynamicSubject<Bool> { property("register-session") }

  /// The property [`screensaver-active`](https://docs.gtk.org/gtk4/property.Application.screensaver-active.html) of
  /// `GtkApplication`.
  public var screensaverActive: SafeSignal<Bool> { readOnlyProperty("screensaver-active") }

  /// The signal [`query-end`](https://docs.gtk.org/gtk4/signal.Application.query-end.html) of `GtkApplication`.
  public var queryEnd: SafeSignal<Void> { signal("query-end") }

  /// The signal [`window-added`](https://docs.gtk.org/gtk4/signal.Application.window-added.html) of `GtkApplication`.
  ///
  /// Argument: `window`.
  public var windowAdded: SafeSignal<Window> { signal(ofOne: "window-added") }

  /// The signal [`window-removed`](https://docs.gtk.org/gtk4/signal.Application.window-removed.html) of
  /// `GtkApplication`.
  ///
  /// Argument: `window`.
  public var windowRemoved: SafeSignal<Window> { signal(ofOne: "window-removed") }
}

/// The class [`GtkAspectFrame`](https://docs.gtk.org/gtk4/class.AspectFrame.html).
open class AspectFrame: Widget {
  open override class var gType: GType { gtk_aspect_frame_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_aspect_frame_new()`](https://docs.gtk.org/gtk4/ctor.AspectFrame.new.html).
  public init(xalign: Double, yalign: Double, ratio: Double, obeyChild: Bool) {
    super.init(adopting: gtk_aspect_frame_new(xalign.float, yalign.float, ratio.float, obeyChild.gboolean))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.AspectFrame.child.html) of `GtkAspectFrame`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_aspect_frame_get_child(instance(self))) }
    set { gtk_aspect_frame_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`obey-child`](https://docs.gtk.org/gtk4/property.AspectFrame.obey-child.html) of `GtkAspectFrame`.
  public final var obeyChild: Bool {
    get { gtk_aspect_frame_get_obey_child(instance(self)).isTrue }
    set { gtk_aspect_frame_set_obey_child(instance(self), newValue.gboolean) }
  }

  /// The property [`ratio`](https://docs.gtk.org/gtk4/property.AspectFrame.ratio.html) of `GtkAspectFrame`.
  public final var ratio: Double {
    get { gtk_aspect_frame_get_ratio(instance(self)).double }
    set { gtk_aspect_frame_set_ratio(instance(self), newValue.float) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.AspectFrame.xalign.html) of `GtkAspectFrame`.
  public final var xalign: Double {
    get { gtk_aspect_frame_get_xalign(instance(self)).double }
    set { gtk_aspect_frame_set_xalign(instance(self), newValue.float) }
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.AspectFrame.yalign.html) of `GtkAspectFrame`.
  public final var yalign: Double {
    get { getProperty("yalign") }
    set { gtk_aspect_frame_set_yalign(instance(self), newValue.float) }
  }
}

extension Reactive where Base: AspectFrame {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.AspectFrame.child.html) of `GtkAspectFrame`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`obey-child`](https://docs.gtk.org/gtk4/property.AspectFrame.obey-child.html) of `GtkAspectFrame`.
  public var obeyChild: DynamicSubject<Bool> { property("obey-child") }

  /// The property [`ratio`](https://docs.gtk.org/gtk4/property.AspectFrame.ratio.html) of `GtkAspectFrame`.
  public var ratio: DynamicSubject<Double> {
    property("ratio", get: { (object: AspectFrame) in object.ratio }, set: { $0.ratio = $1 })
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.AspectFrame.xalign.html) of `GtkAspectFrame`.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: AspectFrame) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.AspectFrame.yalign.html) of `GtkAspectFrame`.
  public var yalign: DynamicSubject<Double> { property("yalign") }
}

/// The class [`GtkAssistant`](https://docs.gtk.org/gtk4/class.Assistant.html).
open class Assistant: Window {
  open override class var gType: GType { gtk_assistant_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_assistant_new()`](https://docs.gtk.org/gtk4/ctor.Assistant.new.html).
  public override init() {
    super.init(adopting: gtk_assistant_new())
  }

  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Assistant.pages.html) of `GtkAssistant`.
  public final var pages: (any Gio.ListModel)? { givenInterface(opaque: gtk_assistant_get_pages(instance(self))) }

  /// The property [`use-header-bar`](https://docs.gtk.org/gtk4/property.Assistant.use-header-bar.html) of
  /// `GtkAssistant`.
  public final var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Calls [`gtk_assistant_add_action_widget()`](https://docs.gtk.org/gtk4/method.Assistant.add_action_widget.html).
  public final func addActionWidget(_ child: Widget) {
    gtk_assistant_add_action_widget(instance(self), child.gtkWidget)
  }

  /// Calls [`gtk_assistant_append_page()`](https://docs.gtk.org/gtk4/method.Assistant.append_page.html).
  @discardableResult
  public final func appendPage(_ page: Widget) -> Int { gtk_assistant_append_page(instance(self), page.gtkWidget).int }

  /// Calls [`gtk_assistant_commit()`](https://docs.gtk.org/gtk4/method.Assistant.commit.html).
  public final func commit() { gtk_assistant_commit(instance(self)) }

  /// Calls [`gtk_assistant_get_current_page()`](https://docs.gtk.org/gtk4/method.Assistant.get_current_page.html) and
  /// `gtk_assistant_set_current_page()`.
  public final var currentPage: Int {
    get { gtk_assistant_get_current_page(instance(self)).int }
    set(pageNum) { gtk_assistant_set_current_page(instance(self), pageNum.int32) }
  }

  /// Calls [`gtk_assistant_get_n_pages()`](https://docs.gtk.org/gtk4/method.Assistant.get_n_pages.html).
  public final var nPages: Int { gtk_assistant_get_n_pages(instance(self)).int }

  /// Calls [`gtk_assistant_get_nth_page()`](https://docs.gtk.org/gtk4/method.Assistant.get_nth_page.html).
  public final func getNthPage(_ pageNum: Int) -> Widget? {
    lentObject(widget: gtk_assistant_get_nth_page(instance(self), pageNum.int32))
  }

  /// Calls [`gtk_assistant_get_page()`](https://docs.gtk.org/gtk4/method.Assistant.get_page.html).
  public final func getPage(_ child: Widget) -> AssistantPage? {
    lentObject(opaque: gtk_assistant_get_page(instance(self), child.gtkWidget))
  }

  /// Calls [`gtk_assistant_get_page_complete()`](https://docs.gtk.org/gtk4/method.Assistant.get_page_complete.html).
  public final func getPageComplete(_ page: Widget) -> Bool {
    gtk_assistant_get_page_complete(instance(self), page.gtkWidget).isTrue
  }

  /// Calls [`gtk_assistant_get_page_title()`](https://docs.gtk.org/gtk4/method.Assistant.get_page_title.html).
  public final func getPageTitle(_ page: Widget) -> String {
    lentString(gtk_assistant_get_page_title(instance(self), page.gtkWidget))
  }

  /// Calls [`gtk_assistant_get_page_type()`](https://docs.gtk.org/gtk4/method.Assistant.get_page_type.html).
  public final func getPageType(_ page: Widget) -> AssistantPageType {
    AssistantPageType(cValue: gtk_assistant_get_page_type(instance(self), page.gtkWidget))
  }

  /// Calls [`gtk_assistant_insert_page()`](https://docs.gtk.org/gtk4/method.Assistant.insert_page.html).
  @discardableResult
  public final func insertPage(_ page: Widget, position: Int) -> Int {
    gtk_assistant_insert_page(instance(self), page.gtkWidget, position.int32).int
  }

  /// Calls [`gtk_assistant_next_page()`](https://docs.gtk.org/gtk4/method.Assistant.next_page.html).
  public final func nextPage() { gtk_assistant_next_page(instance(self)) }

  /// Calls [`gtk_assistant_prepend_page()`](https://docs.gtk.org/gtk4/method.Assistant.prepend_page.html).
  @discardableResult
  public final func prependPage(_ page: Widget) -> Int {
    gtk_assistant_prepend_page(instance(self), page.gtkWidget).int
  }

  /// Calls [`gtk_assistant_previous_page()`](https://docs.gtk.org/gtk4/method.Assistant.previous_page.html).
  public final func previousPage() { gtk_assistant_previous_page(instance(self)) }

  /// Calls
  /// [`gtk_assistant_remove_action_widget()`](https://docs.gtk.org/gtk4/method.Assistant.remove_action_widget.html).
  public final func removeActionWidget(_ child: Widget) {
    gtk_assistant_remove_action_widget(instance(self), child.gtkWidget)
  }

  /// Calls [`gtk_assistant_remove_page()`](https://docs.gtk.org/gtk4/method.Assistant.remove_page.html).
  public final func removePage(_ pageNum: Int) { gtk_assistant_remove_page(instance(self), pageNum.int32) }

  /// Calls
  /// [`gtk_assistant_set_forward_page_func()`](https://docs.gtk.org/gtk4/method.Assistant.set_forward_page_func.html).
  public final func setForwardPageFunc(_ pageFunc: ((Int) -> Int)?) {
    gtk_assistant_set_forward_page_func(
      instance(self), pageFunc == nil ? nil : callGtkAssistantPageFunc, pageFunc.map { heldClosure($0) },
      pageFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_assistant_set_page_complete()`](https://docs.gtk.org/gtk4/method.Assistant.set_page_complete.html).
  public final func setPageComplete(_ page: Widget, complete: Bool) {
    gtk_assistant_set_page_complete(instance(self), page.gtkWidget, complete.gboolean)
  }

  /// Calls [`gtk_assistant_set_page_title()`](https://docs.gtk.org/gtk4/method.Assistant.set_page_title.html).
  public final func setPageTitle(_ page: Widget, title: String) {
    gtk_assistant_set_page_title(instance(self), page.gtkWidget, title)
  }

  /// Calls [`gtk_assistant_set_page_type()`](https://docs.gtk.org/gtk4/method.Assistant.set_page_type.html).
  public final func setPageType(_ page: Widget, type: AssistantPageType) {
    gtk_assistant_set_page_type(instance(self), page.gtkWidget, type.cValue)
  }

  /// Calls
  /// [`gtk_assistant_update_buttons_state()`](https://docs.gtk.org/gtk4/method.Assistant.update_buttons_state.html).
  public final func updateButtonsState() { gtk_assistant_update_buttons_state(instance(self)) }
}

extension Reactive where Base: Assistant {
  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Assistant.pages.html) of `GtkAssistant`.
  public var pages: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("pages") }

  /// The property [`use-header-bar`](https://docs.gtk.org/gtk4/property.Assistant.use-header-bar.html) of
  /// `GtkAssistant`.
  public var useHeaderBar: SafeSignal<Int> { readOnlyProperty("use-header-bar") }

  /// The signal [`apply`](https://docs.gtk.org/gtk4/signal.Assistant.apply.html) of `GtkAssistant`.
  public var apply: SafeSignal<Void> { signal("apply") }

  /// The signal [`cancel`](https://docs.gtk.org/gtk4/signal.Assistant.cancel.html) of `GtkAssistant`.
  public var cancel: SafeSignal<Void> { signal("cancel") }

  /// The signal [`close`](https://docs.gtk.org/gtk4/signal.Assistant.close.html) of `GtkAssistant`.
  public var close: SafeSignal<Void> { signal("close") }

  /// The signal [`escape`](https://docs.gtk.org/gtk4/signal.Assistant.escape.html) of `GtkAssistant`.
  public var escape: SafeSignal<Void> { signal("escape") }

  /// The signal [`prepare`](https://docs.gtk.org/gtk4/signal.Assistant.prepare.html) of `GtkAssistant`.
  ///
  /// Argument: `page`.
  public var prepare: SafeSignal<Widget> { signal(ofOne: "prepare") }
}

/// The class [`GtkAssistantPage`](https://docs.gtk.org/gtk4/class.AssistantPage.html).
open class AssistantPage: Object {
  open override class var gType: GType { gtk_assistant_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.AssistantPage.child.html) of `GtkAssistantPage`.
  public final var child: Widget? { lentObject(widget: gtk_assistant_page_get_child(instance(self))) }

  /// The property [`complete`](https://docs.gtk.org/gtk4/property.AssistantPage.complete.html) of `GtkAssistantPage`.
  public final var complete: Bool {
    get { getProperty("complete") }
    set { setProperty("complete", newValue) }
  }

  /// The property [`page-type`](https://docs.gtk.org/gtk4/property.AssistantPage.page-type.html) of `GtkAssistantPage`.
  public final var pageType: AssistantPageType {
    get { getProperty("page-type") }
    set { setProperty("page-type", newValue) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.AssistantPage.title.html) of `GtkAssistantPage`.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }
}

extension Reactive where Base: AssistantPage {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.AssistantPage.child.html) of `GtkAssistantPage`.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The property [`complete`](https://docs.gtk.org/gtk4/property.AssistantPage.complete.html) of `GtkAssistantPage`.
  public var complete: DynamicSubject<Bool> { property("complete") }

  /// The property [`page-type`](https://docs.gtk.org/gtk4/property.AssistantPage.page-type.html) of `GtkAssistantPage`.
  public var pageType: DynamicSubject<AssistantPageType> { property("page-type") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.AssistantPage.title.html) of `GtkAssistantPage`.
  public var title: DynamicSubject<String> { property("title") }
}

/// The class [`GtkBinLayout`](https://docs.gtk.org/gtk4/class.BinLayout.html).
open class BinLayout: LayoutManager {
  open override class var gType: GType { gtk_bin_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_bin_layout_new()`](https://docs.gtk.org/gtk4/ctor.BinLayout.new.html).
  public init() {
    super.init(adopting: gtk_bin_layout_new())
  }
}

/// The class [`GtkBookmarkList`](https://docs.gtk.org/gtk4/class.BookmarkList.html).
open class BookmarkList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_bookmark_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_bookmark_list_new()`](https://docs.gtk.org/gtk4/ctor.BookmarkList.new.html).
  public init(filename: String? = nil, attributes: String? = nil) {
    super.init(adopting: gtk_bookmark_list_new(filename, attributes).raw)
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.BookmarkList.attributes.html) of `GtkBookmarkList`.
  public final var attributes: String? {
    get { lentString(ifAny: gtk_bookmark_list_get_attributes(instance(self))) }
    set { lend(newValue) { gtk_bookmark_list_set_attributes(instance(self), $0) } }
  }

  /// The property [`filename`](https://docs.gtk.org/gtk4/property.BookmarkList.filename.html) of `GtkBookmarkList`.
  public final var filename: String { lentString(gtk_bookmark_list_get_filename(instance(self))) }

  /// The property [`io-priority`](https://docs.gtk.org/gtk4/property.BookmarkList.io-priority.html) of
  /// `GtkBookmarkList`.
  public final var ioPriority: Int {
    get { gtk_bookmark_list_get_io_priority(instance(self)).int }
    set { gtk_bookmark_list_set_io_priority(instance(self), newValue.int32) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.BookmarkList.item-type.html) of `GtkBookmarkList`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`loading`](https://docs.gtk.org/gtk4/property.BookmarkList.loading.html) of `GtkBookmarkList`.
  public final var loading: Bool { getProperty("loading") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.BookmarkList.n-items.html) of `GtkBookmarkList`. Since
  /// GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_bookmark_list_is_loading()`](https://docs.gtk.org/gtk4/method.BookmarkList.is_loading.html).
  public final var isLoading: Bool { gtk_bookmark_list_is_loading(instance(self)).isTrue }
}

extension Reactive where Base: BookmarkList {
  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.BookmarkList.attributes.html) of `GtkBookmarkList`.
  public var attributes: DynamicSubject<String?> {
    property("attributes", get: { (object: BookmarkList) in object.attributes }, set: { $0.attributes = $1 })
  }

  /// The property [`filename`](https://docs.gtk.org/gtk4/property.BookmarkList.filename.html) of `GtkBookmarkList`.
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// The property [`io-priority`](https://docs.gtk.org/gtk4/property.BookmarkList.io-priority.html) of
  /// `GtkBookmarkList`.
  public var ioPriority: DynamicSubject<Int> {
    property("io-priority", get: { (object: BookmarkList) in object.ioPriority }, set: { $0.ioPriority = $1 })
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.BookmarkList.item-type.html) of `GtkBookmarkList`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`loading`](https://docs.gtk.org/gtk4/property.BookmarkList.loading.html) of `GtkBookmarkList`.
  public var loading: SafeSignal<Bool> { readOnlyProperty("loading") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.BookmarkList.n-items.html) of `GtkBookmarkList`. Since
  /// GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// The class [`GtkBoolFilter`](https://docs.gtk.org/gtk4/class.BoolFilter.html).
open class BoolFilter: Filter {
  open override class var gType: GType { gtk_bool_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_bool_filter_new()`](https://docs.gtk.org/gtk4/ctor.BoolFilter.new.html).
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_bool_filter_new(expression?.given()).raw)
  }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.BoolFilter.expression.html) of `GtkBoolFilter`.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_bool_filter_get_expression(instance(self))) }
    set { gtk_bool_filter_set_expression(instance(self), newValue?.opaque) }
  }

  /// The property [`invert`](https://docs.gtk.org/gtk4/property.BoolFilter.invert.html) of `GtkBoolFilter`.
  public final var invert: Bool {
    get { gtk_bool_filter_get_invert(instance(self)).isTrue }
    set { gtk_bool_filter_set_invert(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: BoolFilter {
  /// The property [`expression`](https://docs.gtk.org/gtk4/property.BoolFilter.expression.html) of `GtkBoolFilter`.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// The property [`invert`](https://docs.gtk.org/gtk4/property.BoolFilter.invert.html) of `GtkBoolFilter`.
  public var invert: DynamicSubject<Bool> { property("invert") }
}

/// The class [`GtkBox`](https://docs.gtk.org/gtk4/class.Box.html).
open class Box: Widget, Orientable {
  open override class var gType: GType { gtk_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkBox: UnsafeMutablePointer<GtkBox> { pointer.assumingMemoryBound(to: GtkBox.self) }

  /// Calls [`gtk_box_new()`](https://docs.gtk.org/gtk4/ctor.Box.new.html).
  public init(orientation: Orientation, spacing: Int) {
    super.init(adopting: gtk_box_new(orientation.cValue, spacing.int32))
  }

  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.Box.baseline-position.html) of `GtkBox`.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_box_get_baseline_position(gtkBox)) }
    set { gtk_box_set_baseline_position(gtkBox, newValue.cValue) }
  }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.Box.homogeneous.html) of `GtkBox`.
  public final var homogeneous: Bool {
    get { gtk_box_get_homogeneous(gtkBox).isTrue }
    set { gtk_box_set_homogeneous(gtkBox, newValue.gboolean) }
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.Box.spacing.html) of `GtkBox`.
  public final var spacing: Int {
    get { gtk_box_get_spacing(gtkBox).int }
    set { gtk_box_set_spacing(gtkBox, newValue.int32) }
  }

  /// Calls [`gtk_box_append()`](https://docs.gtk.org/gtk4/method.Box.append.html).
  public final func append(_ child: Widget) { gtk_box_append(gtkBox, child.gtkWidget) }

  /// Calls [`gtk_box_insert_child_after()`](https://docs.gtk.org/gtk4/method.Box.insert_child_after.html).
  public final func insertChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_insert_child_after(gtkBox, child.gtkWidget, sibling?.gtkWidget)
  }

  /// Calls [`gtk_box_prepend()`](https://docs.gtk.org/gtk4/method.Box.prepend.html).
  public final func prepend(_ child: Widget) { gtk_box_prepend(gtkBox, child.gtkWidget) }

  /// Calls [`gtk_box_remove()`](https://docs.gtk.org/gtk4/method.Box.remove.html).
  public final func remove(_ child: Widget) { gtk_box_remove(gtkBox, child.gtkWidget) }

  /// Calls [`gtk_box_reorder_child_after()`](https://docs.gtk.org/gtk4/method.Box.reorder_child_after.html).
  public final func reorderChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_reorder_child_after(gtkBox, child.gtkWidget, sibling?.gtkWidget)
  }
}

extension Reactive where Base: Box {
  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.Box.baseline-position.html) of `GtkBox`.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.Box.homogeneous.html) of `GtkBox`.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.Box.spacing.html) of `GtkBox`.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: Box) in object.spacing }, set: { $0.spacing = $1 })
  }
}

/// The class [`GtkBoxLayout`](https://docs.gtk.org/gtk4/class.BoxLayout.html).
open class BoxLayout: LayoutManager, Orientable {
  open override class var gType: GType { gtk_box_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_box_layout_new()`](https://docs.gtk.org/gtk4/ctor.BoxLayout.new.html).
  public init(orientation: Orientation) {
    super.init(adopting: gtk_box_layout_new(orientation.cValue))
  }

  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.BoxLayout.baseline-position.html) of
  /// `GtkBoxLayout`.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_box_layout_get_baseline_position(instance(self))) }
    set { gtk_box_layout_set_baseline_position(instance(self), newValue.cValue) }
  }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.BoxLayout.homogeneous.html) of `GtkBoxLayout`.
  public final var homogeneous: Bool {
    get { gtk_box_layout_get_homogeneous(instance(self)).isTrue }
    set { gtk_box_layout_set_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.BoxLayout.spacing.html) of `GtkBoxLayout`.
  public final var spacing: Int {
    get { gtk_box_layout_get_spacing(instance(self)).int }
    set { setProperty("spacing", newValue) }
  }
}

extension Reactive where Base: BoxLayout {
  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.BoxLayout.baseline-position.html) of
  /// `GtkBoxLayout`.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.BoxLayout.homogeneous.html) of `GtkBoxLayout`.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.BoxLayout.spacing.html) of `GtkBoxLayout`.
  public var spacing: DynamicSubject<Int> { property("spacing") }
}

/// The class [`GtkBuilder`](https://docs.gtk.org/gtk4/class.Builder.html).
open class Builder: Object {
  open override class var gType: GType { gtk_builder_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_builder_new()`](https://docs.gtk.org/gtk4/ctor.Builder.new.html).
  public init() {
    super.init(adopting: gtk_builder_new().raw)
  }

  /// The property [`current-object`](https://docs.gtk.org/gtk4/property.Builder.current-object.html) of `GtkBuilder`.
  public final var currentObject: Object? {
    get { lentObject(gtk_builder_get_current_object(instance(self))) }
    set { gtk_builder_set_current_object(instance(self), newValue?.gObject) }
  }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.Builder.scope.html) of `GtkBuilder`.
  public final var scope: (any BuilderScope)? {
    get { lentInterface(opaque: gtk_builder_get_scope(instance(self))) }
    set { gtk_builder_set_scope(instance(self), newValue?.opaque) }
  }

  /// The property [`translation-domain`](https://docs.gtk.org/gtk4/property.Builder.translation-domain.html) of
  /// `GtkBuilder`.
  public final var translationDomain: String? {
    get { lentString(ifAny: gtk_builder_get_translation_domain(instance(self))) }
    set { lend(newValue) { gtk_builder_set_translation_domain(instance(self), $0) } }
  }

  /// Calls [`gtk_builder_add_from_file()`](https://docs.gtk.org/gtk4/method.Builder.add_from_file.html).
  public final func addFromFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_file(instance(self), filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_builder_add_from_resource()`](https://docs.gtk.org/gtk4/method.Builder.add_from_resource.html).
  public final func addFromResource(_ resourcePath: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_resource(instance(self), resourcePath, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_builder_add_from_string()`](https://docs.gtk.org/gtk4/method.Builder.add_from_string.html).
  public final func addFromString(_ buffer: String, length: Int = -1) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_string(instance(self), buffer, length, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls
  /// [`gtk_builder_add_objects_from_file()`](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_file.html).
  public final func addObjectsFromFile(_ filename: String, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_file(instance(self), filename, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls
  /// [`gtk_builder_add_objects_from_resource()`](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_resource.html).
  public final func addObjectsFromResource(_ resourcePath: String, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_resource(instance(self), resourcePath, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls
  /// [`gtk_builder_add_objects_from_string()`](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_string.html).
  public final func addObjectsFromString(_ buffer: String, length: Int = -1, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_string(instance(self), buffer, length, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_builder_expose_object()`](https://docs.gtk.org/gtk4/method.Builder.expose_object.html).
  public final func exposeObject(_ name: String, object: Object) {
    gtk_builder_expose_object(instance(self), name, object.gObject)
  }

  /// Calls [`gtk_builder_extend_with_template()`](https://docs.gtk.org/gtk4/method.Builder.extend_with_template.html).
  public final func extendWithTemplate(
    _ object: Object, templateType: any GTyped.Type, buffer: String, length: Int = -1
  ) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_extend_with_template(
      instance(self), object.gObject, templateType.registeredType, buffer, length, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_builder_get_object()`](https://docs.gtk.org/gtk4/method.Builder.get_object.html).
  public final func getObject(_ name: String) -> Object? { lentObject(gtk_builder_get_object(instance(self), name)) }

  /// Calls [`gtk_builder_get_objects()`](https://docs.gtk.org/gtk4/method.Builder.get_objects.html).
  public final var objects: [Object] {
    lists(gtk_builder_get_objects(instance(self)), isGiven: true) { lentObject($0) as Object? }
  }

  /// Calls [`gtk_builder_get_type_from_name()`](https://docs.gtk.org/gtk4/method.Builder.get_type_from_name.html).
  public final func getTypeFromName(_ typeName: String) -> GType {
    gtk_builder_get_type_from_name(instance(self), typeName)
  }

  /// Calls [`gtk_builder_value_from_string()`](https://docs.gtk.org/gtk4/method.Builder.value_from_string.html).
  @discardableResult
  public final func valueFromString(_ pspec: ParamSpec, string: String) throws(GLib.Failure) -> AnyValue {
    var cValue = GValue()
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_value_from_string(instance(self), pspec.gParamSpec, string, &cValue, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return AnyValue(taking: cValue)
  }

  /// Calls
  /// [`gtk_builder_value_from_string_type()`](https://docs.gtk.org/gtk4/method.Builder.value_from_string_type.html).
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
  /// The property [`current-object`](https://docs.gtk.org/gtk4/property.Builder.current-object.html) of `GtkBuilder`.
  public var currentObject: DynamicSubject<Object?> { property("current-object") }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.Builder.scope.html) of `GtkBuilder`.
  public var scope: DynamicSubject<(any BuilderScope)?> { interfaceProperty("scope") }

  /// The property [`translation-domain`](https://docs.gtk.org/gtk4/property.Builder.translation-domain.html) of
  /// `GtkBuilder`.
  public var translationDomain: DynamicSubject<String?> {
    property(
      "translation-domain", get: { (object: Builder) in object.translationDomain }, set: { $0.translationDomain = $1 })
  }
}

/// The class [`GtkBuilderCScope`](https://docs.gtk.org/gtk4/class.BuilderCScope.html).
open class BuilderCScope: Object, BuilderScope {
  open override class var gType: GType { gtk_builder_cscope_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkBuilderCScope: UnsafeMutablePointer<GtkBuilderCScope> {
    pointer.assumingMemoryBound(to: GtkBuilderCScope.self)
  }

  /// Calls [`gtk_builder_cscope_new()`](https://docs.gtk.org/gtk4/ctor.BuilderCScope.new.html).
  public init() {
    super.init(adopting: gtk_builder_cscope_new().raw)
  }
}

/// The class [`GtkBuilderListItemFactory`](https://docs.gtk.org/gtk4/class.BuilderListItemFactory.html).
open class BuilderListItemFactory: ListItemFactory {
  open override class var gType: GType { gtk_builder_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls
  /// [`gtk_builder_list_item_factory_new_from_bytes()`](https://docs.gtk.org/gtk4/ctor.BuilderListItemFactory.new_from_bytes.html).
  public init(scope: (any BuilderScope)?, bytes: GLib.Bytes) {
    super.init(adopting: gtk_builder_list_item_factory_new_from_bytes(scope?.opaque, bytes.opaque).raw)
  }

  /// Calls
  /// [`gtk_builder_list_item_factory_new_from_resource()`](https://docs.gtk.org/gtk4/ctor.BuilderListItemFactory.new_from_resource.html).
  public init(scope: (any BuilderScope)?, resourcePath: String) {
    super.init(adopting: gtk_builder_list_item_factory_new_from_resource(scope?.opaque, resourcePath).raw)
  }

  /// The property [`bytes`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.bytes.html) of
  /// `GtkBuilderListItemFactory`.
  public final var bytes: GLib.Bytes? { getProperty("bytes") }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.resource.html) of
  /// `GtkBuilderListItemFactory`.
  public final var resource: String? { lentString(ifAny: gtk_builder_list_item_factory_get_resource(instance(self))) }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.scope.html) of
  /// `GtkBuilderListItemFactory`.
  public final var scope: (any BuilderScope)? {
    lentInterface(opaque: gtk_builder_list_item_factory_get_scope(instance(self)))
  }
}

extension Reactive where Base: BuilderListItemFactory {
  /// The property [`bytes`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.bytes.html) of
  /// `GtkBuilderListItemFactory`.
  public var bytes: SafeSignal<GLib.Bytes?> { readOnlyProperty("bytes") }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.resource.html) of
  /// `GtkBuilderListItemFactory`.
  public var resource: SafeSignal<String?> { readOnlyProperty("resource") }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.scope.html) of
  /// `GtkBuilderListItemFactory`.
  public var scope: SafeSignal<(any BuilderScope)?> { readOnlyInterfaceProperty("scope") }
}

/// The class [`GtkButton`](https://docs.gtk.org/gtk4/class.Button.html).
open class Button: Widget, Actionable {
  open override class var gType: GType { gtk_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkButton: UnsafeMutablePointer<GtkButton> { pointer.assumingMemoryBound(to: GtkButton.self) }

  /// Calls [`gtk_button_new()`](https://docs.gtk.org/gtk4/ctor.Button.new.html).
  public init() {
    super.init(adopting: gtk_button_new())
  }

  /// Calls [`gtk_button_new_from_icon_name()`](https://docs.gtk.org/gtk4/ctor.Button.new_from_icon_name.html).
  public init(iconName: String?) {
    super.init(adopting: gtk_button_new_from_icon_name(iconName))
  }

  /// Calls [`gtk_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.Button.new_with_label.html).
  public init(label: String) {
    super.init(adopting: gtk_button_new_with_label(label))
  }

  /// Calls [`gtk_button_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.Button.new_with_mnemonic.html).
  public init(mnemonic: String) {
    super.init(adopting: gtk_button_new_with_mnemonic(mnemonic))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Button.child.html) of `GtkButton`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_button_get_child(gtkButton)) }
    set { gtk_button_set_child(gtkButton, newValue?.gtkWidget) }
  }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.Button.has-frame.html) of `GtkButton`.
  public final var hasFrame: Bool {
    get { gtk_button_get_has_frame(gtkButton).isTrue }
    set { gtk_button_set_has_frame(gtkButton, newValue.gboolean) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Button.icon-name.html) of `GtkButton`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_button_get_icon_name(gtkButton)) }
    set { lend(newValue) { gtk_button_set_icon_name(gtkButton, $0) } }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Button.label.html) of `GtkButton`.
  public final var label: String? {
    get { lentString(ifAny: gtk_button_get_label(gtkButton)) }
    set { lend(newValue) { gtk_button_set_label(gtkButton, $0) } }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Button.use-underline.html) of `GtkButton`.
  public final var useUnderline: Bool {
    get { gtk_button_get_use_underline(gtkButton).isTrue }
    set { gtk_button_set_use_underline(gtkButton, newValue.gboolean) }
  }
}

extension Reactive where Base: Button {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Button.child.html) of `GtkButton`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.Button.has-frame.html) of `GtkButton`.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Button.icon-name.html) of `GtkButton`.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Button) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Button.label.html) of `GtkButton`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Button) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Button.use-underline.html) of `GtkButton`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Button.activate.html) of `GtkButton`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`clicked`](https://docs.gtk.org/gtk4/signal.Button.clicked.html) of `GtkButton`.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}

/// The class [`GtkCClosureExpression`](https://docs.gtk.org/gtk4/class.CClosureExpression.html).
open class CClosureExpression: ValueExpression {
  open override class var gType: GType { gtk_cclosure_expression_get_type() }
}

/// The class [`GtkCalendar`](https://docs.gtk.org/gtk4/class.Calendar.html).
open class Calendar: Widget {
  open override class var gType: GType { gtk_calendar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_calendar_new()`](https://docs.gtk.org/gtk4/ctor.Calendar.new.html).
  public init() {
    super.init(adopting: gtk_calendar_new())
  }

  /// The property [`day`](https://docs.gtk.org/gtk4/property.Calendar.day.html) of `GtkCalendar`.
  public final var day: Int {
    get { getProperty("day") }
    set { setProperty("day", newValue) }
  }

  /// The property [`month`](https://docs.gtk.org/gtk4/property.Calendar.month.html) of `GtkCalendar`.
  public final var month: Int {
    get { getProperty("month") }
    set { setProperty("month", newValue) }
  }

  /// The property [`show-day-names`](https://docs.gtk.org/gtk4/property.Calendar.show-day-names.html) of `GtkCalendar`.
  public final var showDayNames: Bool {
    get { gtk_calendar_get_show_day_names(instance(self)).isTrue }
    set { gtk_calendar_set_show_day_names(instance(self), newValue.gboolean) }
  }

  /// The property [`show-heading`](https://docs.gtk.org/gtk4/property.Calendar.show-heading.html) of `GtkCalendar`.
  public final var showHeading: Bool {
    get { gtk_calendar_get_show_heading(instance(self)).isTrue }
    set { gtk_calendar_set_show_heading(instance(self), newValue.gboolean) }
  }

  /// The property [`show-week-numbers`](https://docs.gtk.org/gtk4/property.Calendar.show-week-numbers.html) of
  /// `GtkCalendar`.
  public final var showWeekNumbers: Bool {
    get { gtk_calendar_get_show_week_numbers(instance(self)).isTrue }
    set { gtk_calendar_set_show_week_numbers(instance(self), newValue.gboolean) }
  }

  /// The property [`year`](https://docs.gtk.org/gtk4/property.Calendar.year.html) of `GtkCalendar`.
  public final var year: Int {
    get { getProperty("year") }
    set { setProperty("year", newValue) }
  }

  /// Calls [`gtk_calendar_clear_marks()`](https://docs.gtk.org/gtk4/method.Calendar.clear_marks.html).
  public final func clearMarks() { gtk_calendar_clear_marks(instance(self)) }

  /// Calls [`gtk_calendar_get_day_is_marked()`](https://docs.gtk.org/gtk4/method.Calendar.get_day_is_marked.html).
  public final func getDayIsMarked(_ day: Int) -> Bool {
    gtk_calendar_get_day_is_marked(instance(self), day.uint32).isTrue
  }

  /// Calls [`gtk_calendar_mark_day()`](https://docs.gtk.org/gtk4/method.Calendar.mark_day.html).
  public final func markDay(_ day: Int) { gtk_calendar_mark_day(instance(self), day.uint32) }

  /// Calls [`gtk_calendar_select_day()`](https://docs.gtk.org/gtk4/method.Calendar.select_day.html).
  public final func selectDay(_ date: GLib.DateTime) { gtk_calendar_select_day(instance(self), date.opaque) }

  /// Calls [`gtk_calendar_unmark_day()`](https://docs.gtk.org/gtk4/method.Calendar.unmark_day.html).
  public final func unmarkDay(_ day: Int) { gtk_calendar_unmark_day(instance(self), day.uint32) }
}

extension Reactive where Base: Calendar {
  /// The property [`day`](https://docs.gtk.org/gtk4/property.Calendar.day.html) of `GtkCalendar`.
  public var day: DynamicSubject<Int> { property("day") }

  /// The property [`month`](https://docs.gtk.org/gtk4/property.Calendar.month.html) of `GtkCalendar`.
  public var month: DynamicSubject<Int> { property("month") }

  /// The property [`show-day-names`](https://docs.gtk.org/gtk4/property.Calendar.show-day-names.html) of `GtkCalendar`.
  public var showDayNames: DynamicSubject<Bool> { property("show-day-names") }

  /// The property [`show-heading`](https://docs.gtk.org/gtk4/property.Calendar.show-heading.html) of `GtkCalendar`.
  public var showHeading: DynamicSubject<Bool> { property("show-heading") }

  /// The property [`show-week-numbers`](https://docs.gtk.org/gtk4/property.Calendar.show-week-numbers.html) of
  /// `GtkCalendar`.
  public var showWeekNumbers: DynamicSubject<Bool> { property("show-week-numbers") }

  /// The property [`year`](https://docs.gtk.org/gtk4/property.Calendar.year.html) of `GtkCalendar`.
  public var year: DynamicSubject<Int> { property("year") }

  /// The signal [`day-selected`](https://docs.gtk.org/gtk4/signal.Calendar.day-selected.html) of `GtkCalendar`.
  public var daySelected: SafeSignal<Void> { signal("day-selected") }

  /// The signal [`next-month`](https://docs.gtk.org/gtk4/signal.Calendar.next-month.html) of `GtkCalendar`.
  public var nextMonth: SafeSignal<Void> { signal("next-month") }

  /// The signal [`next-year`](https://docs.gtk.org/gtk4/signal.Calendar.next-year.html) of `GtkCalendar`.
  public var nextYear: SafeSignal<Void> { signal("next-year") }

  /// The signal [`prev-month`](https://docs.gtk.org/gtk4/signal.Calendar.prev-month.html) of `GtkCalendar`.
  public var prevMonth: SafeSignal<Void> { signal("prev-month") }

  /// The signal [`prev-year`](https://docs.gtk.org/gtk4/signal.Calendar.prev-year.html) of `GtkCalendar`.
  public var prevYear: SafeSignal<Void> { signal("prev-year") }
}

/// The class [`GtkCallbackAction`](https://docs.gtk.org/gtk4/class.CallbackAction.html).
open class CallbackAction: ShortcutAction {
  open override class var gType: GType { gtk_callback_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_callback_action_new()`](https://docs.gtk.org/gtk4/ctor.CallbackAction.new.html).
  public init(callback: ((Widget, GLib.Variant?) -> Bool)? = nil) {
    super.init(
      adopting: gtk_callback_action_new(
        callback == nil ? nil : callGtkShortcutFunc, callback.map { heldClosure($0) },
        callback == nil ? nil : releaseClosure
      ).raw)
  }
}

/// The class [`GtkCellArea`](https://docs.gtk.org/gtk4/class.CellArea.html).
open class CellArea: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_cell_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellArea: UnsafeMutablePointer<GtkCellArea> { pointer.assumingMemoryBound(to: GtkCellArea.self) }

  /// The property [`edit-widget`](https://docs.gtk.org/gtk4/property.CellArea.edit-widget.html) of `GtkCellArea`.
  public final var editWidget: (any CellEditable)? { lentInterface(opaque: gtk_cell_area_get_edit_widget(gtkCellArea)) }

  /// The property [`edited-cell`](https://docs.gtk.org/gtk4/property.CellArea.edited-cell.html) of `GtkCellArea`.
  public final var editedCell: CellRenderer? { lentObject(gtk_cell_area_get_edited_cell(gtkCellArea)) }

  /// The property [`focus-cell`](https://docs.gtk.org/gtk4/property.CellArea.focus-cell.html) of `GtkCellArea`.
  public final var focusCell: CellRenderer? {
    get { lentObject(gtk_cell_area_get_focus_cell(gtkCellArea)) }
    set { gtk_cell_area_set_focus_cell(gtkCellArea, newValue?.gtkCellRenderer) }
  }

  /// Calls [`gtk_cell_area_activate()`](https://docs.gtk.org/gtk4/method.CellArea.activate.html).
  @discardableResult
  public final func activate(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, flags: CellRendererState, editOnly: Bool
  ) -> Bool {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_activate(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, flags.cValue, editOnly.gboolean
    ).isTrue
  }

  /// Calls [`gtk_cell_area_activate_cell()`](https://docs.gtk.org/gtk4/method.CellArea.activate_cell.html).
  @discardableResult
  public final func activateCell(
    _ widget: Widget, renderer: CellRenderer, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState
  ) -> Bool {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_activate_cell(
      gtkCellArea, widget.gtkWidget, renderer.gtkCellRenderer, event.opaque, &cCellArea, flags.cValue
    ).isTrue
  }

  /// Calls [`gtk_cell_area_add()`](https://docs.gtk.org/gtk4/method.CellArea.add.html).
  public final func add(_ renderer: CellRenderer) { gtk_cell_area_add(gtkCellArea, renderer.gtkCellRenderer) }

  /// Calls [`gtk_cell_area_add_focus_sibling()`](https://docs.gtk.org/gtk4/method.CellArea.add_focus_sibling.html).
  public final func addFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
    gtk_cell_area_add_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer)
  }

  /// Calls [`gtk_cell_area_apply_attributes()`](https://docs.gtk.org/gtk4/method.CellArea.apply_attributes.html).
  public final func applyAttributes(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
    gtk_cell_area_apply_attributes(
      gtkCellArea, treeModel.opaque, iter.gtkTreeIter, isExpander.gboolean, isExpanded.gboolean)
  }

  /// Calls [`gtk_cell_area_attribute_connect()`](https://docs.gtk.org/gtk4/method.CellArea.attribute_connect.html).
  public final func attributeConnect(_ renderer: CellRenderer, attribute: String, column: Int) {
    gtk_cell_area_attribute_connect(gtkCellArea, renderer.gtkCellRenderer, attribute, column.int32)
  }

  /// Calls
  /// [`gtk_cell_area_attribute_disconnect()`](https://docs.gtk.org/gtk4/method.CellArea.attribute_disconnect.html).
  public final func attributeDisconnect(_ renderer: CellRenderer, attribute: String) {
    gtk_cell_area_attribute_disconnect(gtkCellArea, renderer.gtkCellRenderer, attribute)
  }

  /// Calls
  /// [`gtk_cell_area_attribute_get_column()`](https://docs.gtk.org/gtk4/method.CellArea.attribute_get_column.html).
  public final func attributeGetColumn(_ renderer: CellRenderer, attribute: String) -> Int {
    gtk_cell_area_attribute_get_column(gtkCellArea, renderer.gtkCellRenderer, attribute).int
  }

  /// Calls [`gtk_cell_area_cell_set_property()`](https://docs.gtk.org/gtk4/method.CellArea.cell_set_property.html).
  public final func cellSetProperty(_ renderer: CellRenderer, propertyName: String, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_cell_area_cell_set_property(gtkCellArea, renderer.gtkCellRenderer, propertyName, lent.value(value))
  }

  /// Calls [`gtk_cell_area_copy_context()`](https://docs.gtk.org/gtk4/method.CellArea.copy_context.html).
  @discardableResult
  public final func copyContext(_ context: CellAreaContext) -> CellAreaContext {
    givenObject(gtk_cell_area_copy_context(gtkCellArea, context.gtkCellAreaContext))!
  }

  /// Calls [`gtk_cell_area_create_context()`](https://docs.gtk.org/gtk4/method.CellArea.create_context.html).
  @discardableResult
  public final func createContext() -> CellAreaContext { givenObject(gtk_cell_area_create_context(gtkCellArea))! }

  /// Calls [`gtk_cell_area_event()`](https://docs.gtk.org/gtk4/method.CellArea.event.html).
  @discardableResult
  public final func event(
    _ context: CellAreaContext, widget: Widget, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState
  ) -> Int {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_event(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, event.opaque, &cCellArea, flags.cValue
    ).int
  }

  /// Calls [`gtk_cell_area_focus()`](https://docs.gtk.org/gtk4/method.CellArea.focus.html).
  @discardableResult
  public final func focus(_ direction: DirectionType) -> Bool {
    gtk_cell_area_focus(gtkCellArea, direction.cValue).isTrue
  }

  /// Calls [`gtk_cell_area_foreach()`](https://docs.gtk.org/gtk4/method.CellArea.foreach.html).
  public final func foreach(_ callback: @escaping (CellRenderer) -> Bool) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_cell_area_foreach(gtkCellArea, callGtkCellCallback, lent.closure(callback))
  }

  /// Calls [`gtk_cell_area_foreach_alloc()`](https://docs.gtk.org/gtk4/method.CellArea.foreach_alloc.html).
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

  /// Calls [`gtk_cell_area_get_cell_allocation()`](https://docs.gtk.org/gtk4/method.CellArea.get_cell_allocation.html).
  public final func getCellAllocation(
    _ context: CellAreaContext, widget: Widget, renderer: CellRenderer, cellArea: Gdk.Rectangle
  ) -> Gdk.Rectangle {
    var cCellArea = cellArea.cValue
    var cAllocation = GdkRectangle()
    gtk_cell_area_get_cell_allocation(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, renderer.gtkCellRenderer, &cCellArea, &cAllocation)
    return Gdk.Rectangle(cValue: cAllocation)
  }

  /// Calls
  /// [`gtk_cell_area_get_cell_at_position()`](https://docs.gtk.org/gtk4/method.CellArea.get_cell_at_position.html).
  public final func getCellAtPosition(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, x: Int, y: Int
  ) -> (result: CellRenderer?, allocArea: Gdk.Rectangle) {
    var cCellArea = cellArea.cValue
    var cAllocArea = GdkRectangle()
    let result = gtk_cell_area_get_cell_at_position(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, x.int32, y.int32, &cAllocArea)
    return (lentObject(result), Gdk.Rectangle(cValue: cAllocArea))
  }

  /// Calls
  /// [`gtk_cell_area_get_current_path_string()`](https://docs.gtk.org/gtk4/method.CellArea.get_current_path_string.html).
  public final var currentPathString: String { lentString(gtk_cell_area_get_current_path_string(gtkCellArea)) }

  /// Calls
  /// [`gtk_cell_area_get_focus_from_sibling()`](https://docs.gtk.org/gtk4/method.CellArea.get_focus_from_sibling.html).
  public final func getFocusFromSibling(_ renderer: CellRenderer) -> CellRenderer? {
    lentObject(gtk_cell_area_get_focus_from_sibling(gtkCellArea, renderer.gtkCellRenderer))
  }

  /// Calls [`gtk_cell_area_get_focus_siblings()`](https://docs.gtk.org/gtk4/method.CellArea.get_focus_siblings.html).
  public final func getFocusSiblings(_ renderer: CellRenderer) -> [CellRenderer] {
    lists(gtk_cell_area_get_focus_siblings(gtkCellArea, renderer.gtkCellRenderer), isGiven: false) {
      lentObject($0) as CellRenderer?
    }
  }

  /// Calls
  /// [`gtk_cell_area_get_preferred_height()`](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_height.html).
  public final func getPreferredHeight(_ context: CellAreaContext, widget: Widget) -> (
    minimumHeight: Int, naturalHeight: Int
  ) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_get_preferred_height(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls
  /// [`gtk_cell_area_get_preferred_height_for_width()`](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_height_for_width.html).
  public final func getPreferredHeightForWidth(_ context: CellAreaContext, widget: Widget, width: Int) -> (
    minimumHeight: Int, naturalHeight: Int
  ) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_get_preferred_height_for_width(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls [`gtk_cell_area_get_preferred_width()`](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_width.html).
  public final func getPreferredWidth(_ context: CellAreaContext, widget: Widget) -> (
    minimumWidth: Int, naturalWidth: Int
  ) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_get_preferred_width(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls
  /// [`gtk_cell_area_get_preferred_width_for_height()`](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_width_for_height.html).
  public final func getPreferredWidthForHeight(_ context: CellAreaContext, widget: Widget, height: Int) -> (
    minimumWidth: Int, naturalWidth: Int
  ) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_get_preferred_width_for_height(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls [`gtk_cell_area_get_request_mode()`](https://docs.gtk.org/gtk4/method.CellArea.get_request_mode.html).
  public final var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_cell_area_get_request_mode(gtkCellArea)) }

  /// Calls [`gtk_cell_area_has_renderer()`](https://docs.gtk.org/gtk4/method.CellArea.has_renderer.html).
  public final func hasRenderer(_ renderer: CellRenderer) -> Bool {
    gtk_cell_area_has_renderer(gtkCellArea, renderer.gtkCellRenderer).isTrue
  }

  /// Calls [`gtk_cell_area_inner_cell_area()`](https://docs.gtk.org/gtk4/method.CellArea.inner_cell_area.html).
  @discardableResult
  public final func innerCellArea(_ widget: Widget, cellArea: Gdk.Rectangle) -> Gdk.Rectangle {
    var cCellArea = cellArea.cValue
    var cInnerArea = GdkRectangle()
    gtk_cell_area_inner_cell_area(gtkCellArea, widget.gtkWidget, &cCellArea, &cInnerArea)
    return Gdk.Rectangle(cValue: cInnerArea)
  }

  /// Calls [`gtk_cell_area_is_activatable()`](https://docs.gtk.org/gtk4/method.CellArea.is_activatable.html).
  public final var isActivatable: Bool { gtk_cell_area_is_activatable(gtkCellArea).isTrue }

  /// Calls [`gtk_cell_area_is_focus_sibling()`](https://docs.gtk.org/gtk4/method.CellArea.is_focus_sibling.html).
  public final func isFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) -> Bool {
    gtk_cell_area_is_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer).isTrue
  }

  /// Calls [`gtk_cell_area_remove()`](https://docs.gtk.org/gtk4/method.CellArea.remove.html).
  public final func remove(_ renderer: CellRenderer) { gtk_cell_area_remove(gtkCellArea, renderer.gtkCellRenderer) }

  /// Calls
  /// [`gtk_cell_area_remove_focus_sibling()`](https://docs.gtk.org/gtk4/method.CellArea.remove_focus_sibling.html).
  public final func removeFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
    gtk_cell_area_remove_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer)
  }

  /// Calls [`gtk_cell_area_request_renderer()`](https://docs.gtk.org/gtk4/method.CellArea.request_renderer.html).
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

  /// Calls [`gtk_cell_area_snapshot()`](https://docs.gtk.org/gtk4/method.CellArea.snapshot.html).
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

  /// Calls [`gtk_cell_area_stop_editing()`](https://docs.gtk.org/gtk4/method.CellArea.stop_editing.html).
  public final func stopEditing(_ canceled: Bool) { gtk_cell_area_stop_editing(gtkCellArea, canceled.gboolean) }
}

extension Reactive where Base: CellArea {
  /// The property [`edit-widget`](https://docs.gtk.org/gtk4/property.CellArea.edit-widget.html) of `GtkCellArea`.
  public var editWidget: SafeSignal<(any CellEditable)?> { readOnlyInterfaceProperty("edit-widget") }

  /// The property [`edited-cell`](https://docs.gtk.org/gtk4/property.CellArea.edited-cell.html) of `GtkCellArea`.
  public var editedCell: SafeSignal<CellRenderer?> { readOnlyProperty("edited-cell") }

  /// The property [`focus-cell`](https://docs.gtk.org/gtk4/property.CellArea.focus-cell.html) of `GtkCellArea`.
  public var focusCell: DynamicSubject<CellRenderer?> { property("focus-cell") }

  /// The signal [`add-editable`](https://docs.gtk.org/gtk4/signal.CellArea.add-editable.html) of `GtkCellArea`.
  ///
  /// Arguments: `renderer`, `editable`, `cellArea`, `path`.
  public var addEditable: SafeSignal<(CellRenderer, Widget, Gdk.Rectangle, String)> {
    signal(ofSeveral: "add-editable")
  }

  /// The signal [`apply-attributes`](https://docs.gtk.org/gtk4/signal.CellArea.apply-attributes.html) of `GtkCellArea`.
  ///
  /// Arguments: `model`, `iter`, `isExpander`, `isExpanded`.
  public var applyAttributes: SafeSignal<(any TreeModel, TreeIter, Bool, Bool)> {
    signal("apply-attributes", reading: { ($0.interface(at: 1), $0.value(at: 2), $0.value(at: 3), $0.value(at: 4)) })
  }

  /// The signal [`focus-changed`](https://docs.gtk.org/gtk4/signal.CellArea.focus-changed.html) of `GtkCellArea`.
  ///
  /// Arguments: `renderer`, `path`.
  public var focusChanged: SafeSignal<(CellRenderer?, String)> { signal(ofSeveral: "focus-changed") }

  /// The signal [`remove-editable`](https://docs.gtk.org/gtk4/signal.CellArea.remove-editable.html) of `GtkCellArea`.
  ///
  /// Arguments: `renderer`, `editable`.
  public var removeEditable: SafeSignal<(CellRenderer, Widget)> { signal(ofSeveral: "remove-editable") }
}

/// The class [`GtkCellAreaBox`](https://docs.gtk.org/gtk4/class.CellAreaBox.html).
open class CellAreaBox: CellArea, Orientable {
  open override class var gType: GType { gtk_cell_area_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_area_box_new()`](https://docs.gtk.org/gtk4/ctor.CellAreaBox.new.html).
  public init() {
    super.init(adopting: gtk_cell_area_box_new())
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.CellAreaBox.spacing.html) of `GtkCellAreaBox`.
  public final var spacing: Int {
    get { gtk_cell_area_box_get_spacing(instance(self)).int }
    set { gtk_cell_area_box_set_spacing(instance(self), newValue.int32) }
  }

  /// Calls [`gtk_cell_area_box_pack_end()`](https://docs.gtk.org/gtk4/method.CellAreaBox.pack_end.html).
  public final func packEnd(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
    gtk_cell_area_box_pack_end(
      instance(self), renderer.gtkCellRenderer, expand.gboolean, align.gboolean, fixed.gboolean)
  }

  /// Calls [`gtk_cell_area_box_pack_start()`](https://docs.gtk.org/gtk4/method.CellAreaBox.pack_start.html).
  public final func packStart(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
    gtk_cell_area_box_pack_start(
      instance(self), renderer.gtkCellRenderer, expand.gboolean, align.gboolean, fixed.gboolean)
  }
}

extension Reactive where Base: CellAreaBox {
  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.CellAreaBox.spacing.html) of `GtkCellAreaBox`.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: CellAreaBox) in object.spacing }, set: { $0.spacing = $1 })
  }
}

/// The class [`GtkCellAreaContext`](https://docs.gtk.org/gtk4/class.CellAreaContext.html).
open class CellAreaContext: Object {
  open override class var gType: GType { gtk_cell_area_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellAreaContext: UnsafeMutablePointer<GtkCellAreaContext> {
    pointer.assumingMemoryBound(to: GtkCellAreaContext.self)
  }

  /// The property [`area`](https://docs.gtk.org/gtk4/property.CellAreaContext.area.html) of `GtkCellAreaContext`.
  public final var area: CellArea? { lentObject(gtk_cell_area_context_get_area(gtkCellAreaContext)) }

  /// The property [`minimum-height`](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-height.html) of
  /// `GtkCellAreaContext`.
  public final var minimumHeight: Int { getProperty("minimum-height") }

  /// The property [`minimum-width`](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-width.html) of
  /// `GtkCellAreaContext`.
  public final var minimumWidth: Int { getProperty("minimum-width") }

  /// The property [`natural-height`](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-height.html) of
  /// `GtkCellAreaContext`.
  public final var naturalHeight: Int { getProperty("natural-height") }

  /// The property [`natural-width`](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-width.html) of
  /// `GtkCellAreaContext`.
  public final var naturalWidth: Int { getProperty("natural-width") }

  /// Calls [`gtk_cell_area_context_allocate()`](https://docs.gtk.org/gtk4/method.CellAreaContext.allocate.html).
  public final func allocate(width: Int, height: Int) {
    gtk_cell_area_context_allocate(gtkCellAreaContext, width.int32, height.int32)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_allocation()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_allocation.html).
  public final var allocation: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_cell_area_context_get_allocation(gtkCellAreaContext, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_preferred_height()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_height.html).
  public final var preferredHeight: (minimumHeight: Int, naturalHeight: Int) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_context_get_preferred_height(gtkCellAreaContext, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_preferred_height_for_width()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_height_for_width.html).
  public final func getPreferredHeightForWidth(_ width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_context_get_preferred_height_for_width(
      gtkCellAreaContext, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_preferred_width()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_width.html).
  public final var preferredWidth: (minimumWidth: Int, naturalWidth: Int) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_context_get_preferred_width(gtkCellAreaContext, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_get_preferred_width_for_height()`](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_width_for_height.html).
  public final func getPreferredWidthForHeight(_ height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_context_get_preferred_width_for_height(
      gtkCellAreaContext, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls
  /// [`gtk_cell_area_context_push_preferred_height()`](https://docs.gtk.org/gtk4/method.CellAreaContext.push_preferred_height.html).
  public final func pushPreferredHeight(minimumHeight: Int, naturalHeight: Int) {
    gtk_cell_area_context_push_preferred_height(gtkCellAreaContext, minimumHeight.int32, naturalHeight.int32)
  }

  /// Calls
  /// [`gtk_cell_area_context_push_preferred_width()`](https://docs.gtk.org/gtk4/method.CellAreaContext.push_preferred_width.html).
  public final func pushPreferredWidth(minimumWidth: Int, naturalWidth: Int) {
    gtk_cell_area_context_push_preferred_width(gtkCellAreaContext, minimumWidth.int32, naturalWidth.int32)
  }

  /// Calls [`gtk_cell_area_context_reset()`](https://docs.gtk.org/gtk4/method.CellAreaContext.reset.html).
  public final func reset() { gtk_cell_area_context_reset(gtkCellAreaContext) }
}

extension Reactive where Base: CellAreaContext {
  /// The property [`area`](https://docs.gtk.org/gtk4/property.CellAreaContext.area.html) of `GtkCellAreaContext`.
  public var area: SafeSignal<CellArea?> { readOnlyProperty("area") }

  /// The property [`minimum-height`](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-height.html) of
  /// `GtkCellAreaContext`.
  public var minimumHeight: SafeSignal<Int> { readOnlyProperty("minimum-height") }

  /// The property [`minimum-width`](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-width.html) of
  /// `GtkCellAreaContext`.
  public var minimumWidth: SafeSignal<Int> { readOnlyProperty("minimum-width") }

  /// The property [`natural-height`](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-height.html) of
  /// `GtkCellAreaContext`.
  public var naturalHeight: SafeSignal<Int> { readOnlyProperty("natural-height") }

  /// The property [`natural-width`](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-width.html) of
  /// `GtkCellAreaContext`.
  public var naturalWidth: SafeSignal<Int> { readOnlyProperty("natural-width") }
}

/// The class [`GtkCellRenderer`](https://docs.gtk.org/gtk4/class.CellRenderer.html).
open class CellRenderer: Object {
  open override class var gType: GType { gtk_cell_renderer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellRenderer: UnsafeMutablePointer<GtkCellRenderer> {
    pointer.assumingMemoryBound(to: GtkCellRenderer.self)
  }

  /// The property [`cell-background`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background.html) of
  /// `GtkCellRenderer`.
  public final func setCellBackground(_ newValue: String?) {
    setProperty("cell-background", newValue)
  }

  /// The property [`cell-background-rgba`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-rgba.html)
  /// of `GtkCellRenderer`.
  public final var cellBackgroundRgba: Gdk.RGBA? {
    get { getProperty("cell-background-rgba") }
    set { setProperty("cell-background-rgba", newValue) }
  }

  /// The property [`cell-background-set`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-set.html) of
  /// `GtkCellRenderer`.
  public final var cellBackgroundSet: Bool {
    get { getProperty("cell-background-set") }
    set { setProperty("cell-background-set", newValue) }
  }

  /// The property [`editing`](https://docs.gtk.org/gtk4/property.CellRenderer.editing.html) of `GtkCellRenderer`.
  public final var editing: Bool { getProperty("editing") }

  /// The property [`height`](https://docs.gtk.org/gtk4/property.CellRenderer.height.html) of `GtkCellRenderer`.
  public final var height: Int {
    get { getProperty("height") }
    set { setProperty("height", newValue) }
  }

  /// The property [`is-expanded`](https://docs.gtk.org/gtk4/property.CellRenderer.is-expanded.html) of
  /// `GtkCellRenderer`.
  public final var isExpanded: Bool {
    get { gtk_cell_renderer_get_is_expanded(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_is_expanded(gtkCellRenderer, newValue.gboolean) }
  }

  /// The property [`is-expander`](https://docs.gtk.org/gtk4/property.CellRenderer.is-expander.html) of
  /// `GtkCellRenderer`.
  public final var isExpander: Bool {
    get { gtk_cell_renderer_get_is_expander(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_is_expander(gtkCellRenderer, newValue.gboolean) }
  }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.CellRenderer.mode.html) of `GtkCellRenderer`.
  public final var mode: CellRendererMode {
    get { getProperty("mode") }
    set { setProperty("mode", newValue) }
  }

  /// The property [`sensitive`](https://docs.gtk.org/gtk4/property.CellRenderer.sensitive.html) of `GtkCellRenderer`.
  public final var sensitive: Bool {
    get { gtk_cell_renderer_get_sensitive(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_sensitive(gtkCellRenderer, newValue.gboolean) }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.CellRenderer.visible.html) of `GtkCellRenderer`.
  public final var visible: Bool {
    get { gtk_cell_renderer_get_visible(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_visible(gtkCellRenderer, newValue.gboolean) }
  }

  /// The property [`width`](https://docs.gtk.org/gtk4/property.CellRenderer.width.html) of `GtkCellRenderer`.
  public final var width: Int {
    get { getProperty("width") }
    set { setProperty("width", newValue) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.CellRenderer.xalign.html) of `GtkCellRenderer`.
  public final var xalign: Double {
    get { getProperty("xalign") }
    set { setProperty("xalign", newValue) }
  }

  /// The property [`xpad`](https://docs.gtk.org/gtk4/property.CellRenderer.xpad.html) of `GtkCellRenderer`.
  public final var xpad: Int {
    get { getProperty("xpad") }
    set { setProperty("xpad", newValue) }
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.CellRenderer.yalign.html) of `GtkCellRenderer`.
  public final var yalign: Double {
    get { getProperty("yalign") }
    set { setProperty("yalign", newValue) }
  }

  /// The property [`ypad`](https://docs.gtk.org/gtk4/property.CellRenderer.ypad.html) of `GtkCellRenderer`.
  public final var ypad: Int {
    get { getProperty("ypad") }
    set { setProperty("ypad", newValue) }
  }

  /// Calls [`gtk_cell_renderer_activate()`](https://docs.gtk.org/gtk4/method.CellRenderer.activate.html).
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

  /// Calls
  /// [`gtk_cell_renderer_get_aligned_area()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_aligned_area.html).
  public final func getAlignedArea(_ widget: Widget, flags: CellRendererState, cellArea: Gdk.Rectangle) -> Gdk.Rectangle
  {
    var cCellArea = cellArea.cValue
    var cAlignedArea = GdkRectangle()
    gtk_cell_renderer_get_aligned_area(gtkCellRenderer, widget.gtkWidget, flags.cValue, &cCellArea, &cAlignedArea)
    return Gdk.Rectangle(cValue: cAlignedArea)
  }

  /// Calls [`gtk_cell_renderer_get_alignment()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_alignment.html).
  public final var alignment: (xalign: Double, yalign: Double) {
    var cXalign: Float = 0
    var cYalign: Float = 0
    gtk_cell_renderer_get_alignment(gtkCellRenderer, &cXalign, &cYalign)
    return (cXalign.double, cYalign.double)
  }

  /// Calls [`gtk_cell_renderer_get_fixed_size()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_fixed_size.html).
  public final var fixedSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_cell_renderer_get_fixed_size(gtkCellRenderer, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_cell_renderer_get_padding()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_padding.html).
  public final var padding: (xpad: Int, ypad: Int) {
    var cXpad: Int32 = 0
    var cYpad: Int32 = 0
    gtk_cell_renderer_get_padding(gtkCellRenderer, &cXpad, &cYpad)
    return (cXpad.int, cYpad.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_height()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_height.html).
  public final func getPreferredHeight(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_renderer_get_preferred_height(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_height_for_width()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_height_for_width.html).
  public final func getPreferredHeightForWidth(_ widget: Widget, width: Int) -> (minimumHeight: Int, naturalHeight: Int)
  {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_renderer_get_preferred_height_for_width(
      gtkCellRenderer, widget.gtkWidget, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_size()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_size.html).
  public final func getPreferredSize(_ widget: Widget) -> (minimumSize: Requisition, naturalSize: Requisition) {
    var cMinimumSize = GtkRequisition()
    var cNaturalSize = GtkRequisition()
    gtk_cell_renderer_get_preferred_size(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (Requisition(cValue: cMinimumSize), Requisition(cValue: cNaturalSize))
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_width()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_width.html).
  public final func getPreferredWidth(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_renderer_get_preferred_width(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_width_for_height()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_width_for_height.html).
  public final func getPreferredWidthForHeight(_ widget: Widget, height: Int) -> (minimumWidth: Int, naturalWidth: Int)
  {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_renderer_get_preferred_width_for_height(
      gtkCellRenderer, widget.gtkWidget, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_request_mode()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_request_mode.html).
  public final var requestMode: SizeRequestMode {
    SizeRequestMode(cValue: gtk_cell_renderer_get_request_mode(gtkCellRenderer))
  }

  /// Calls [`gtk_cell_renderer_get_state()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_state.html).
  public final func getState(_ widget: Widget?, cellState: CellRendererState) -> StateFlags {
    StateFlags(cValue: gtk_cell_renderer_get_state(gtkCellRenderer, widget?.gtkWidget, cellState.cValue))
  }

  /// Calls [`gtk_cell_renderer_is_activatable()`](https://docs.gtk.org/gtk4/method.CellRenderer.is_activatable.html).
  public final var isActivatable: Bool { gtk_cell_renderer_is_activatable(gtkCellRenderer).isTrue }

  /// Calls [`gtk_cell_renderer_set_alignment()`](https://docs.gtk.org/gtk4/method.CellRenderer.set_alignment.html).
  public final func setAlignment(xalign: Double, yalign: Double) {
    gtk_cell_renderer_set_alignment(gtkCellRenderer, xalign.float, yalign.float)
  }

  /// Calls [`gtk_cell_renderer_set_fixed_size()`](https://docs.gtk.org/gtk4/method.CellRenderer.set_fixed_size.html).
  public final func setFixedSize(width: Int, height: Int) {
    gtk_cell_renderer_set_fixed_size(gtkCellRenderer, width.int32, height.int32)
  }

  /// Calls [`gtk_cell_renderer_set_padding()`](https://docs.gtk.org/gtk4/method.CellRenderer.set_padding.html).
  public final func setPadding(xpad: Int, ypad: Int) {
    gtk_cell_renderer_set_padding(gtkCellRenderer, xpad.int32, ypad.int32)
  }

  /// Calls [`gtk_cell_renderer_snapshot()`](https://docs.gtk.org/gtk4/method.CellRenderer.snapshot.html).
  public final func snapshot(
    _ snapshot: Snapshot, widget: Widget, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    gtk_cell_renderer_snapshot(
      gtkCellRenderer, snapshot.opaque, widget.gtkWidget, &cBackgroundArea, &cCellArea, flags.cValue)
  }

  /// Calls [`gtk_cell_renderer_start_editing()`](https://docs.gtk.org/gtk4/method.CellRenderer.start_editing.html).
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

  /// Calls [`gtk_cell_renderer_stop_editing()`](https://docs.gtk.org/gtk4/method.CellRenderer.stop_editing.html).
  public final func stopEditing(_ canceled: Bool) { gtk_cell_renderer_stop_editing(gtkCellRenderer, canceled.gboolean) }
}

extension Reactive where Base: CellRenderer {
  /// The property [`cell-background`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background.html) of
  /// `GtkCellRenderer`.
  public var cellBackground: Bond<String?> { bond { $0.setProperty("cell-background", $1) } }

  /// The property [`cell-background-rgba`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-rgba.html)
  /// of `GtkCellRenderer`.
  public var cellBackgroundRgba: DynamicSubject<Gdk.RGBA?> { property("cell-background-rgba") }

  /// The property [`cell-background-set`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-set.html) of
  /// `GtkCellRenderer`.
  public var cellBackgroundSet: DynamicSubject<Bool> { property("cell-background-set") }

  /// The property [`editing`](https://docs.gtk.org/gtk4/property.CellRenderer.editing.html) of `GtkCellRenderer`.
  public var editing: SafeSignal<Bool> { readOnlyProperty("editing") }

  /// The property [`height`](https://docs.gtk.org/gtk4/property.CellRenderer.height.html) of `GtkCellRenderer`.
  public var height: DynamicSubject<Int> { property("height") }

  /// The property [`is-expanded`](https://docs.gtk.org/gtk4/property.CellRenderer.is-expanded.html) of
  /// `GtkCellRenderer`.
  public var isExpanded: DynamicSubject<Bool> { property("is-expanded") }

  /// The property [`is-expander`](https://docs.gtk.org/gtk4/property.CellRenderer.is-expander.html) of
  /// `GtkCellRenderer`.
  public var isExpander: DynamicSubject<Bool> { property("is-expander") }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.CellRenderer.mode.html) of `GtkCellRenderer`.
  public var mode: DynamicSubject<CellRendererMode> { property("mode") }

  /// The property [`sensitive`](https://docs.gtk.org/gtk4/property.CellRenderer.sensitive.html) of `GtkCellRenderer`.
  public var sensitive: DynamicSubject<Bool> { property("sensitive") }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.CellRenderer.visible.html) of `GtkCellRenderer`.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// The property [`width`](https://docs.gtk.org/gtk4/property.CellRenderer.width.html) of `GtkCellRenderer`.
  public var width: DynamicSubject<Int> { property("width") }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.CellRenderer.xalign.html) of `GtkCellRenderer`.
  public var xalign: DynamicSubject<Double> { property("xalign") }

  /// The property [`xpad`](https://docs.gtk.org/gtk4/property.CellRenderer.xpad.html) of `GtkCellRenderer`.
  public var xpad: DynamicSubject<Int> { property("xpad") }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.CellRenderer.yalign.html) of `GtkCellRenderer`.
  public var yalign: DynamicSubject<Double> { property("yalign") }

  /// The property [`ypad`](https://docs.gtk.org/gtk4/property.CellRenderer.ypad.html) of `GtkCellRenderer`.
  public var ypad: DynamicSubject<Int> { property("ypad") }

  /// The signal [`editing-canceled`](https://docs.gtk.org/gtk4/signal.CellRenderer.editing-canceled.html) of
  /// `GtkCellRenderer`.
  public var editingCanceled: SafeSignal<Void> { signal("editing-canceled") }

  /// The signal [`editing-started`](https://docs.gtk.org/gtk4/signal.CellRenderer.editing-started.html) of
  /// `GtkCellRenderer`.
  ///
  /// Arguments: `editable`, `path`.
  public var editingStarted: SafeSignal<(Widget, String)> { signal(ofSeveral: "editing-started") }
}

/// The class [`GtkCellRendererAccel`](https://docs.gtk.org/gtk4/class.CellRendererAccel.html).
open class CellRendererAccel: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_accel_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_accel_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererAccel.new.html).
  public override init() {
    super.init(adopting: gtk_cell_renderer_accel_new())
  }

  /// The property [`accel-key`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-key.html) of
  /// `GtkCellRendererAccel`.
  public final var accelKey: Int {
    get { getProperty("accel-key") }
    set { setProperty("accel-key", newValue) }
  }

  /// The property [`accel-mode`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mode.html) of
  /// `GtkCellRendererAccel`.
  public final var accelMode: CellRendererAccelMode {
    get { getProperty("accel-mode") }
    set { setProperty("accel-mode", newValue) }
  }

  /// The property [`accel-mods`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mods.html) of
  /// `GtkCellRendererAccel`.
  public final var accelMods: Gdk.ModifierType {
    get { getProperty("accel-mods") }
    set { setProperty("accel-mods", newValue) }
  }

  /// The property [`keycode`](https://docs.gtk.org/gtk4/property.CellRendererAccel.keycode.html) of
  /// `GtkCellRendererAccel`.
  public final var keycode: Int {
    get { getProperty("keycode") }
    set { setProperty("keycode", newValue) }
  }
}

extension Reactive where Base: CellRendererAccel {
  /// The property [`accel-key`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-key.html) of
  /// `GtkCellRendererAccel`.
  public var accelKey: DynamicSubject<Int> { property("accel-key") }

  /// The property [`accel-mode`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mode.html) of
  /// `GtkCellRendererAccel`.
  public var accelMode: DynamicSubject<CellRendererAccelMode> { property("accel-mode") }

  /// The property [`accel-mods`](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mods.html) of
  /// `GtkCellRendererAccel`.
  public var accelMods: DynamicSubject<Gdk.ModifierType> { property("accel-mods") }

  /// The property [`keycode`](https://docs.gtk.org/gtk4/property.CellRendererAccel.keycode.html) of
  /// `GtkCellRendererAccel`.
  public var keycode: DynamicSubject<Int> { property("keycode") }

  /// The signal [`accel-cleared`](https://docs.gtk.org/gtk4/signal.CellRendererAccel.accel-cleared.html) of
  /// `GtkCellRendererAccel`.
  ///
  /// Argument: `pathString`.
  public var accelCleared: SafeSignal<String> { signal(ofOne: "accel-cleared") }

  /// The signal [`accel-edited`](https://docs.gtk.org/gtk4/signal.CellRendererAccel.accel-edited.html) of
  /// `GtkCellRendererAccel`.
  ///
  /// Arguments: `pathString`, `accelKey`, `accelMods`, `hardwareKeycode`.
  public var accelEdited: SafeSignal<(String, Int, Gdk.ModifierType, Int)> { signal(ofSeveral: "accel-edited") }
}

/// The class [`GtkCellRendererCombo`](https://docs.gtk.org/gtk4/class.CellRendererCombo.html).
open class CellRendererCombo: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_combo_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_combo_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererCombo.new.html).
  public override init() {
    super.init(adopting: gtk_cell_renderer_combo_new())
  }

  /// The property [`has-entry`](https://docs.gtk.org/gtk4/property.CellRendererCombo.has-entry.html) of
  /// `GtkCellRendererCombo`.
  public final var hasEntry: Bool {
    get { getProperty("has-entry") }
    set { setProperty("has-entry", newValue) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.CellRendererCombo.model.html) of `GtkCellRendererCombo`.
  public final var model: (any TreeModel)? {
    get { (getProperty("model") as Object?) as? any TreeModel }
    set { setProperty("model", newValue as Object?) }
  }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.CellRendererCombo.text-column.html) of
  /// `GtkCellRendererCombo`.
  public final var textColumn: Int {
    get { getProperty("text-column") }
    set { setProperty("text-column", newValue) }
  }
}

extension Reactive where Base: CellRendererCombo {
  /// The property [`has-entry`](https://docs.gtk.org/gtk4/property.CellRendererCombo.has-entry.html) of
  /// `GtkCellRendererCombo`.
  public var hasEntry: DynamicSubject<Bool> { property("has-entry") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.CellRendererCombo.model.html) of `GtkCellRendererCombo`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.CellRendererCombo.text-column.html) of
  /// `GtkCellRendererCombo`.
  public var textColumn: DynamicSubject<Int> { property("text-column") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.CellRendererCombo.changed.html) of `GtkCellRendererCombo`.
  ///
  /// Arguments: `pathString`, `newIter`.
  public var changed: SafeSignal<(String, TreeIter)> { signal(ofSeveral: "changed") }
}

/// The class [`GtkCellRendererPixbuf`](https://docs.gtk.org/gtk4/class.CellRendererPixbuf.html).
open class CellRendererPixbuf: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_pixbuf_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_pixbuf_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererPixbuf.new.html).
  public init() {
    super.init(adopting: gtk_cell_renderer_pixbuf_new())
  }

  /// The property [`gicon`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.gicon.html) of
  /// `GtkCellRendererPixbuf`.
  public final var gicon: (any Gio.Icon)? {
    get { (getProperty("gicon") as Object?) as? any Gio.Icon }
    set { setProperty("gicon", newValue as Object?) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-name.html) of
  /// `GtkCellRendererPixbuf`.
  public final var iconName: String {
    get { getProperty("icon-name") }
    set { setProperty("icon-name", newValue) }
  }

  /// The property [`icon-size`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-size.html) of
  /// `GtkCellRendererPixbuf`.
  public final var iconSize: IconSize {
    get { getProperty("icon-size") }
    set { setProperty("icon-size", newValue) }
  }

  /// The property [`pixbuf`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf.html) of
  /// `GtkCellRendererPixbuf`.
  public final func setPixbuf(_ newValue: GdkPixbuf.Pixbuf?) {
    setProperty("pixbuf", newValue)
  }

  /// The property
  /// [`pixbuf-expander-closed`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-closed.html) of
  /// `GtkCellRendererPixbuf`.
  public final var pixbufExpanderClosed: GdkPixbuf.Pixbuf? {
    get { getProperty("pixbuf-expander-closed") }
    set { setProperty("pixbuf-expander-closed", newValue) }
  }

  /// The property
  /// [`pixbuf-expander-open`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-open.html) of
  /// `GtkCellRendererPixbuf`.
  public final var pixbufExpanderOpen: GdkPixbuf.Pixbuf? {
    get { getProperty("pixbuf-expander-open") }
    set { setProperty("pixbuf-expander-open", newValue) }
  }

  /// The property [`texture`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.texture.html) of
  /// `GtkCellRendererPixbuf`.
  public final var texture: Gdk.Texture? {
    get { getProperty("texture") }
    set { setProperty("texture", newValue) }
  }
}

extension Reactive where Base: CellRendererPixbuf {
  /// The property [`gicon`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.gicon.html) of
  /// `GtkCellRendererPixbuf`.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-name.html) of
  /// `GtkCellRendererPixbuf`.
  public var iconName: DynamicSubject<String> { property("icon-name") }

  /// The property [`icon-size`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-size.html) of
  /// `GtkCellRendererPixbuf`.
  public var iconSize: DynamicSubject<IconSize> { property("icon-size") }

  /// The property [`pixbuf`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf.html) of
  /// `GtkCellRendererPixbuf`.
  public var pixbuf: Bond<GdkPixbuf.Pixbuf?> { bond { $0.setProperty("pixbuf", $1) } }

  /// The property
  /// [`pixbuf-expander-closed`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-closed.html) of
  /// `GtkCellRendererPixbuf`.
  public var pixbufExpanderClosed: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf-expander-closed") }

  /// The property
  /// [`pixbuf-expander-open`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-open.html) of
  /// `GtkCellRendererPixbuf`.
  public var pixbufExpanderOpen: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf-expander-open") }

  /// The property [`texture`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.texture.html) of
  /// `GtkCellRendererPixbuf`.
  public var texture: DynamicSubject<Gdk.Texture?> { property("texture") }
}

/// The class [`GtkCellRendererProgress`](https://docs.gtk.org/gtk4/class.CellRendererProgress.html).
open class CellRendererProgress: CellRenderer, Orientable {
  open override class var gType: GType { gtk_cell_renderer_progress_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_progress_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererProgress.new.html).
  public init() {
    super.init(adopting: gtk_cell_renderer_progress_new())
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.CellRendererProgress.inverted.html) of
  /// `GtkCellRendererProgress`.
  public final var inverted: Bool {
    get { getProperty("inverted") }
    set { setProperty("inverted", newValue) }
  }

  /// The property [`pulse`](https://docs.gtk.org/gtk4/property.CellRendererProgress.pulse.html) of
  /// `GtkCellRendererProgress`.
  public final var pulse: Int {
    get { getProperty("pulse") }
    set { setProperty("pulse", newValue) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text.html) of
  /// `GtkCellRendererProgress`.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// The property [`text-xalign`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-xalign.html) of
  /// `GtkCellRendererProgress`.
  public final var textXalign: Double {
    get { getProperty("text-xalign") }
    set { setProperty("text-xalign", newValue) }
  }

  /// The property [`text-yalign`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-yalign.html) of
  /// `GtkCellRendererProgress`.
  public final var textYalign: Double {
    get { getProperty("text-yalign") }
    set { setProperty("text-yalign", newValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.CellRendererProgress.value.html) of
  /// `GtkCellRendererProgress`.
  public final var value: Int {
    get { getProperty("value") }
    set { setProperty("value", newValue) }
  }
}

extension Reactive where Base: CellRendererProgress {
  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.CellRendererProgress.inverted.html) of
  /// `GtkCellRendererProgress`.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property [`pulse`](https://docs.gtk.org/gtk4/property.CellRendererProgress.pulse.html) of
  /// `GtkCellRendererProgress`.
  public var pulse: DynamicSubject<Int> { property("pulse") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text.html) of
  /// `GtkCellRendererProgress`.
  public var text: DynamicSubject<String> { property("text") }

  /// The property [`text-xalign`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-xalign.html) of
  /// `GtkCellRendererProgress`.
  public var textXalign: DynamicSubject<Double> { property("text-xalign") }

  /// The property [`text-yalign`](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-yalign.html) of
  /// `GtkCellRendererProgress`.
  public var textYalign: DynamicSubject<Double> { property("text-yalign") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.CellRendererProgress.value.html) of
  /// `GtkCellRendererProgress`.
  public var value: DynamicSubject<Int> { property("value") }
}

/// The class [`GtkCellRendererSpin`](https://docs.gtk.org/gtk4/class.CellRendererSpin.html).
open class CellRendererSpin: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_spin_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_spin_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererSpin.new.html).
  public override init() {
    super.init(adopting: gtk_cell_renderer_spin_new())
  }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.CellRendererSpin.adjustment.html) of
  /// `GtkCellRendererSpin`.
  public final var adjustment: Adjustment? {
    get { getProperty("adjustment") }
    set { setProperty("adjustment", newValue) }
  }

  /// The property [`climb-rate`](https://docs.gtk.org/gtk4/property.CellRendererSpin.climb-rate.html) of
  /// `GtkCellRendererSpin`.
  public final var climbRate: Double {
    get { getProperty("climb-rate") }
    set { setProperty("climb-rate", newValue) }
  }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.CellRendererSpin.digits.html) of `GtkCellRendererSpin`.
  public final var digits: Int {
    get { getProperty("digits") }
    set { setProperty("digits", newValue) }
  }
}

extension Reactive where Base: CellRendererSpin {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.CellRendererSpin.adjustment.html) of
  /// `GtkCellRendererSpin`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The property [`climb-rate`](https://docs.gtk.org/gtk4/property.CellRendererSpin.climb-rate.html) of
  /// `GtkCellRendererSpin`.
  public var climbRate: DynamicSubject<Double> { property("climb-rate") }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.CellRendererSpin.digits.html) of `GtkCellRendererSpin`.
  public var digits: DynamicSubject<Int> { property("digits") }
}

/// The class [`GtkCellRendererSpinner`](https://docs.gtk.org/gtk4/class.CellRendererSpinner.html).
open class CellRendererSpinner: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_spinner_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererSpinner.new.html).
  public init() {
    super.init(adopting: gtk_cell_renderer_spinner_new())
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.active.html) of
  /// `GtkCellRendererSpinner`.
  public final var active: Bool {
    get { getProperty("active") }
    set { setProperty("active", newValue) }
  }

  /// The property [`pulse`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.pulse.html) of
  /// `GtkCellRendererSpinner`.
  public final var pulse: Int {
    get { getProperty("pulse") }
    set { setProperty("pulse", newValue) }
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.size.html) of
  /// `GtkCellRendererSpinner`.
  public final var size: IconSize {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }
}

extension Reactive where Base: CellRendererSpinner {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.active.html) of
  /// `GtkCellRendererSpinner`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`pulse`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.pulse.html) of
  /// `GtkCellRendererSpinner`.
  public var pulse: DynamicSubject<Int> { property("pulse") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.CellRendererSpinner.size.html) of
  /// `GtkCellRendererSpinner`.
  public var size: DynamicSubject<IconSize> { property("size") }
}

/// The class [`GtkCellRendererText`](https://docs.gtk.org/gtk4/class.CellRendererText.html).
open class CellRendererText: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellRendererText: UnsafeMutablePointer<GtkCellRendererText> {
    pointer.assumingMemoryBound(to: GtkCellRendererText.self)
  }

  /// Calls [`gtk_cell_renderer_text_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererText.new.html).
  public init() {
    super.init(adopting: gtk_cell_renderer_text_new())
  }

  /// The property [`align-set`](https://docs.gtk.org/gtk4/property.CellRendererText.align-set.html) of
  /// `GtkCellRendererText`.
  public final var alignSet: Bool {
    get { getProperty("align-set") }
    set { setProperty("align-set", newValue) }
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.CellRendererText.attributes.html) of
  /// `GtkCellRendererText`.
  public final var attributes: Pango.AttrList? {
    get { getProperty("attributes") }
    set { setProperty("attributes", newValue) }
  }

  /// The property [`background`](https://docs.gtk.org/gtk4/property.CellRendererText.background.html) of
  /// `GtkCellRendererText`.
  public final func setBackground(_ newValue: String?) {
    setProperty("background", newValue)
  }

  /// The property [`background-rgba`](https://docs.gtk.org/gtk4/property.CellRendererText.background-rgba.html) of
  /// `GtkCellRendererText`.
  public final var backgroundRgba: Gdk.RGBA? {
    get { getProperty("background-rgba") }
    set { setProperty("background-rgba", newValue) }
  }

  /// The property [`background-set`](https://docs.gtk.org/gtk4/property.CellRendererText.background-set.html) of
  /// `GtkCellRendererText`.
  public final var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.CellRendererText.editable.html) of
  /// `GtkCellRendererText`.
  public final var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  /// The property [`editable-set`](https://docs.gtk.org/gtk4/property.CellRendererText.editable-set.html) of
  /// `GtkCellRendererText`.
  public final var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize.html) of
  /// `GtkCellRendererText`.
  public final var ellipsize: Pango.EllipsizeMode {
    get { getProperty("ellipsize") }
    set { setProperty("ellipsize", newValue) }
  }

  /// The property [`ellipsize-set`](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize-set.html) of
  /// `GtkCellRendererText`.
  public final var ellipsizeSet: Bool {
    get { getProperty("ellipsize-set") }
    set { setProperty("ellipsize-set", newValue) }
  }

  /// The property [`family`](https://docs.gtk.org/gtk4/property.CellRendererText.family.html) of `GtkCellRendererText`.
  public final var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  /// The property [`family-set`](https://docs.gtk.org/gtk4/property.CellRendererText.family-set.html) of
  /// `GtkCellRendererText`.
  public final var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  /// The property [`font`](https://docs.gtk.org/gtk4/property.CellRendererText.font.html) of `GtkCellRendererText`.
  public final var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.CellRendererText.font-desc.html) of
  /// `GtkCellRendererText`.
  public final var fontDesc: Pango.FontDescription? {
    get { getProperty("font-desc") }
    set { setProperty("font-desc", newValue) }
  }

  /// The property [`foreground`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground.html) of
  /// `GtkCellRendererText`.
  public final func setForeground(_ newValue: String?) {
    setProperty("foreground", newValue)
  }

  /// The property [`foreground-rgba`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-rgba.html) of
  /// `GtkCellRendererText`.
  public final var foregroundRgba: Gdk.RGBA? {
    get { getProperty("foreground-rgba") }
    set { setProperty("foreground-rgba", newValue) }
  }

  /// The property [`foreground-set`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-set.html) of
  /// `GtkCellRendererText`.
  public final var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.CellRendererText.language.html) of
  /// `GtkCellRendererText`.
  public final var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  /// The property [`language-set`](https://docs.gtk.org/gtk4/property.CellRendererText.language-set.html) of
  /// `GtkCellRendererText`.
  public final var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  /// The property [`markup`](https://docs.gtk.org/gtk4/property.CellRendererText.markup.html) of `GtkCellRendererText`.
  public final func setMarkup(_ newValue: String?) {
    setProperty("markup", newValue)
  }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.CellRendererText.max-width-chars.html) of
  /// `GtkCellRendererText`.
  public final var maxWidthChars: Int {
    get { getProperty("max-width-chars") }
    set { setProperty("max-width-chars", newValue) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.CellRendererText.placeholder-text.html) of
  /// `GtkCellRendererText`.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The property [`rise`](https://docs.gtk.org/gtk4/property.CellRendererText.rise.html) of `GtkCellRendererText`.
  public final var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  /// The property [`rise-set`](https://docs.gtk.org/gtk4/property.CellRendererText.rise-set.html) of
  /// `GtkCellRendererText`.
  public final var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  /// The property [`scale`](https://docs.gtk.org/gtk4/property.CellRendererText.scale.html) of `GtkCellRendererText`.
  public final var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  /// The property [`scale-set`](https://docs.gtk.org/gtk4/property.CellRendererText.scale-set.html) of
  /// `GtkCellRendererText`.
  public final var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  /// The property
  /// [`single-paragraph-mode`](https://docs.gtk.org/gtk4/property.CellRendererText.single-paragraph-mode.html) of
  /// `GtkCellRendererText`.
  public final var singleParagraphMode: Bool {
    get { getProperty("single-paragraph-mode") }
    set { setProperty("single-paragraph-mode", newValue) }
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.CellRendererText.size.html) of `GtkCellRendererText`.
  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  /// The property [`size-points`](https://docs.gtk.org/gtk4/property.CellRendererText.size-points.html) of
  /// `GtkCellRendererText`.
  public final var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  /// The property [`size-set`](https://docs.gtk.org/gtk4/property.CellRendererText.size-set.html) of
  /// `GtkCellRendererText`.
  public final var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  /// The property [`stretch`](https://docs.gtk.org/gtk4/property.CellRendererText.stretch.html) of
  /// `GtkCellRendererText`.
  public final var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  /// The property [`stretch-set`](https://docs.gtk.org/gtk4/property.CellRendererText.stretch-set.html) of
  /// `GtkCellRendererText`.
  public final var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  /// The property [`strikethrough`](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough.html) of
  /// `GtkCellRendererText`.
  public final var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  /// The property [`strikethrough-set`](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough-set.html) of
  /// `GtkCellRendererText`.
  public final var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  /// The property [`style`](https://docs.gtk.org/gtk4/property.CellRendererText.style.html) of `GtkCellRendererText`.
  public final var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  /// The property [`style-set`](https://docs.gtk.org/gtk4/property.CellRendererText.style-set.html) of
  /// `GtkCellRendererText`.
  public final var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.CellRendererText.text.html) of `GtkCellRendererText`.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// The property [`underline`](https://docs.gtk.org/gtk4/property.CellRendererText.underline.html) of
  /// `GtkCellRendererText`.
  public final var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  /// The property [`underline-set`](https://docs.gtk.org/gtk4/property.CellRendererText.underline-set.html) of
  /// `GtkCellRendererText`.
  public final var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  /// The property [`variant`](https://docs.gtk.org/gtk4/property.CellRendererText.variant.html) of
  /// `GtkCellRendererText`.
  public final var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  /// The property [`variant-set`](https://docs.gtk.org/gtk4/property.CellRendererText.variant-set.html) of
  /// `GtkCellRendererText`.
  public final var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.CellRendererText.weight.html) of `GtkCellRendererText`.
  public final var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  /// The property [`weight-set`](https://docs.gtk.org/gtk4/property.CellRendererText.weight-set.html) of
  /// `GtkCellRendererText`.
  public final var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.CellRendererText.width-chars.html) of
  /// `GtkCellRendererText`.
  public final var widthChars: Int {
    get { getProperty("width-chars") }
    set { setProperty("width-chars", newValue) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-mode.html) of
  /// `GtkCellRendererText`.
  public final var wrapMode: Pango.WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  /// The property [`wrap-width`](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-width.html) of
  /// `GtkCellRendererText`.
  public final var wrapWidth: Int {
    get { getProperty("wrap-width") }
    set { setProperty("wrap-width", newValue) }
  }

  /// Calls
  /// [`gtk_cell_renderer_text_set_fixed_height_from_font()`](https://docs.gtk.org/gtk4/method.CellRendererText.set_fixed_height_from_font.html).
  public final func setFixedHeightFromFont(_ numberOfRows: Int) {
    gtk_cell_renderer_text_set_fixed_height_from_font(gtkCellRendererText, numberOfRows.int32)
  }
}

extension Reactive where Base: CellRendererText {
  /// The property [`align-set`](https://docs.gtk.org/gtk4/property.CellRendererText.align-set.html) of
  /// `GtkCellRendererText`.
  public var alignSet: DynamicSubject<Bool> { property("align-set") }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.CellRendererText.attributes.html) of
  /// `GtkCellRendererText`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`background`](https://docs.gtk.org/gtk4/property.CellRendererText.background.html) of
  /// `GtkCellRendererText`.
  public var background: Bond<String?> { bond { $0.setProperty("background", $1) } }

  /// The property [`background-rgba`](https://docs.gtk.org/gtk4/property.CellRendererText.background-rgba.html) of
  /// `GtkCellRendererText`.
  public var backgroundRgba: DynamicSubject<Gdk.RGBA?> { property("background-rgba") }

  /// The property [`background-set`](https://docs.gtk.org/gtk4/property.CellRendererText.background-set.html) of
  /// `GtkCellRendererText`.
  public var backgroundSet: DynamicSubject<Bool> { property("background-set") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.CellRendererText.editable.html) of
  /// `GtkCellRendererText`.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// The property [`editable-set`](https://docs.gtk.org/gtk4/property.CellRendererText.editable-set.html) of
  /// `GtkCellRendererText`.
  public var editableSet: DynamicSubject<Bool> { property("editable-set") }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize.html) of
  /// `GtkCellRendererText`.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// The property [`ellipsize-set`](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize-set.html) of
  /// `GtkCellRendererText`.
  public var ellipsizeSet: DynamicSubject<Bool> { property("ellipsize-set") }

  /// The property [`family`](https://docs.gtk.org/gtk4/property.CellRendererText.family.html) of `GtkCellRendererText`.
  public var family: DynamicSubject<String> { property("family") }

  /// The property [`family-set`](https://docs.gtk.org/gtk4/property.CellRendererText.family-set.html) of
  /// `GtkCellRendererText`.
  public var familySet: DynamicSubject<Bool> { property("family-set") }

  /// The property [`font`](https://docs.gtk.org/gtk4/property.CellRendererText.font.html) of `GtkCellRendererText`.
  public var font: DynamicSubject<String> { property("font") }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.CellRendererText.font-desc.html) of
  /// `GtkCellRendererText`.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// The property [`foreground`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground.html) of
  /// `GtkCellRendererText`.
  public var foreground: Bond<String?> { bond { $0.setProperty("foreground", $1) } }

  /// The property [`foreground-rgba`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-rgba.html) of
  /// `GtkCellRendererText`.
  public var foregroundRgba: DynamicSubject<Gdk.RGBA?> { property("foreground-rgba") }

  /// The property [`foreground-set`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-set.html) of
  /// `GtkCellRendererText`.
  public var foregroundSet: DynamicSubject<Bool> { property("foreground-set") }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.CellRendererText.language.html) of
  /// `GtkCellRendererText`.
  public var language: DynamicSubject<String> { property("language") }

  /// The property [`language-set`](https://docs.gtk.org/gtk4/property.CellRendererText.language-set.html) of
  /// `GtkCellRendererText`.
  public var languageSet: DynamicSubject<Bool> { property("language-set") }

  /// The property [`markup`](https://docs.gtk.org/gtk4/property.CellRendererText.markup.html) of `GtkCellRendererText`.
  public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.CellRendererText.max-width-chars.html) of
  /// `GtkCellRendererText`.
  public var maxWidthChars: DynamicSubject<Int> { property("max-width-chars") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.CellRendererText.placeholder-text.html) of
  /// `GtkCellRendererText`.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The property [`rise`](https://docs.gtk.org/gtk4/property.CellRendererText.rise.html) of `GtkCellRendererText`.
  public var rise: DynamicSubject<Int> { property("rise") }

  /// The property [`rise-set`](https://docs.gtk.org/gtk4/property.CellRendererText.rise-set.html) of
  /// `GtkCellRendererText`.
  public var riseSet: DynamicSubject<Bool> { property("rise-set") }

  /// The property [`scale`](https://docs.gtk.org/gtk4/property.CellRendererText.scale.html) of `GtkCellRendererText`.
  public var scale: DynamicSubject<Double> { property("scale") }

  /// The property [`scale-set`](https://docs.gtk.org/gtk4/property.CellRendererText.scale-set.html) of
  /// `GtkCellRendererText`.
  public var scaleSet: DynamicSubject<Bool> { property("scale-set") }

  /// The property
  /// [`single-paragraph-mode`](https://docs.gtk.org/gtk4/property.CellRendererText.single-paragraph-mode.html) of
  /// `GtkCellRendererText`.
  public var singleParagraphMode: DynamicSubject<Bool> { property("single-paragraph-mode") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.CellRendererText.size.html) of `GtkCellRendererText`.
  public var size: DynamicSubject<Int> { property("size") }

  /// The property [`size-points`](https://docs.gtk.org/gtk4/property.CellRendererText.size-points.html) of
  /// `GtkCellRendererText`.
  public var sizePoints: DynamicSubject<Double> { property("size-points") }

  /// The property [`size-set`](https://docs.gtk.org/gtk4/property.CellRendererText.size-set.html) of
  /// `GtkCellRendererText`.
  public var sizeSet: DynamicSubject<Bool> { property("size-set") }

  /// The property [`stretch`](https://docs.gtk.org/gtk4/property.CellRendererText.stretch.html) of
  /// `GtkCellRendererText`.
  public var stretch: DynamicSubject<Pango.Stretch> { property("stretch") }

  /// The property [`stretch-set`](https://docs.gtk.org/gtk4/property.CellRendererText.stretch-set.html) of
  /// `GtkCellRendererText`.
  public var stretchSet: DynamicSubject<Bool> { property("stretch-set") }

  /// The property [`strikethrough`](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough.html) of
  /// `GtkCellRendererText`.
  public var strikethrough: DynamicSubject<Bool> { property("strikethrough") }

  /// The property [`strikethrough-set`](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough-set.html) of
  /// `GtkCellRendererText`.
  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  /// The property [`style`](https://docs.gtk.org/gtk4/property.CellRendererText.style.html) of `GtkCellRendererText`.
  public var style: DynamicSubject<Pango.Style> { property("style") }

  /// The property [`style-set`](https://docs.gtk.org/gtk4/property.CellRendererText.style-set.html) of
  /// `GtkCellRendererText`.
  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.CellRendererText.text.html) of `GtkCellRendererText`.
  public var text: DynamicSubject<String> { property("text") }

  /// The property [`underline`](https://docs.gtk.org/gtk4/property.CellRendererText.underline.html) of
  /// `GtkCellRendererText`.
  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

  /// The property [`underline-set`](https://docs.gtk.org/gtk4/property.CellRendererText.underline-set.html) of
  /// `GtkCellRendererText`.
  public var underlineSet: DynamicSubject<Bool> { property("underline-set") }

  /// The property [`variant`](https://docs.gtk.org/gtk4/property.CellRendererText.variant.html) of
  /// `GtkCellRendererText`.
  public var variant: DynamicSubject<Pango.Variant> { property("variant") }

  /// The property [`variant-set`](https://docs.gtk.org/gtk4/property.CellRendererText.variant-set.html) of
  /// `GtkCellRendererText`.
  public var variantSet: DynamicSubject<Bool> { property("variant-set") }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.CellRendererText.weight.html) of `GtkCellRendererText`.
  public var weight: DynamicSubject<Int> { property("weight") }

  /// The property [`weight-set`](https://docs.gtk.org/gtk4/property.CellRendererText.weight-set.html) of
  /// `GtkCellRendererText`.
  public var weightSet: DynamicSubject<Bool> { property("weight-set") }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.CellRendererText.width-chars.html) of
  /// `GtkCellRendererText`.
  public var widthChars: DynamicSubject<Int> { property("width-chars") }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-mode.html) of
  /// `GtkCellRendererText`.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The property [`wrap-width`](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-width.html) of
  /// `GtkCellRendererText`.
  public var wrapWidth: DynamicSubject<Int> { property("wrap-width") }

  /// The signal [`edited`](https://docs.gtk.org/gtk4/signal.CellRendererText.edited.html) of `GtkCellRendererText`.
  ///
  /// Arguments: `path`, `newText`.
  public var edited: SafeSignal<(String, String)> { signal(ofSeveral: "edited") }
}

/// The class [`GtkCellRendererToggle`](https://docs.gtk.org/gtk4/class.CellRendererToggle.html).
open class CellRendererToggle: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_toggle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_toggle_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererToggle.new.html).
  public init() {
    super.init(adopting: gtk_cell_renderer_toggle_new())
  }

  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.CellRendererToggle.activatable.html) of
  /// `GtkCellRendererToggle`.
  public final var activatable: Bool {
    get { gtk_cell_renderer_toggle_get_activatable(instance(self)).isTrue }
    set { gtk_cell_renderer_toggle_set_activatable(instance(self), newValue.gboolean) }
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.CellRendererToggle.active.html) of
  /// `GtkCellRendererToggle`.
  public final var active: Bool {
    get { gtk_cell_renderer_toggle_get_active(instance(self)).isTrue }
    set { gtk_cell_renderer_toggle_set_active(instance(self), newValue.gboolean) }
  }

  /// The property [`inconsistent`](https://docs.gtk.org/gtk4/property.CellRendererToggle.inconsistent.html) of
  /// `GtkCellRendererToggle`.
  public final var inconsistent: Bool {
    get { getProperty("inconsistent") }
    set { setProperty("inconsistent", newValue) }
  }

  /// The property [`radio`](https://docs.gtk.org/gtk4/property.CellRendererToggle.radio.html) of
  /// `GtkCellRendererToggle`.
  public final var radio: Bool {
    get { gtk_cell_renderer_toggle_get_radio(instance(self)).isTrue }
    set { gtk_cell_renderer_toggle_set_radio(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: CellRendererToggle {
  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.CellRendererToggle.activatable.html) of
  /// `GtkCellRendererToggle`.
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.CellRendererToggle.active.html) of
  /// `GtkCellRendererToggle`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`inconsistent`](https://docs.gtk.org/gtk4/property.CellRendererToggle.inconsistent.html) of
  /// `GtkCellRendererToggle`.
  public var inconsistent: DynamicSubject<Bool> { property("inconsistent") }

  /// The property [`radio`](https://docs.gtk.org/gtk4/property.CellRendererToggle.radio.html) of
  /// `GtkCellRendererToggle`.
  public var radio: DynamicSubject<Bool> { property("radio") }

  /// The signal [`toggled`](https://docs.gtk.org/gtk4/signal.CellRendererToggle.toggled.html) of
  /// `GtkCellRendererToggle`.
  ///
  /// Argument: `path`.
  public var toggled: SafeSignal<String> { signal(ofOne: "toggled") }
}

/// The class [`GtkCellView`](https://docs.gtk.org/gtk4/class.CellView.html).
open class CellView: Widget, CellLayout, Orientable {
  open override class var gType: GType { gtk_cell_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_view_new()`](https://docs.gtk.org/gtk4/ctor.CellView.new.html).
  public init() {
    super.init(adopting: gtk_cell_view_new())
  }

  /// Calls [`gtk_cell_view_new_with_context()`](https://docs.gtk.org/gtk4/ctor.CellView.new_with_context.html).
  public init(area: CellArea, context: CellAreaContext) {
    super.init(adopting: gtk_cell_view_new_with_context(area.gtkCellArea, context.gtkCellAreaContext))
  }

  /// Calls [`gtk_cell_view_new_with_markup()`](https://docs.gtk.org/gtk4/ctor.CellView.new_with_markup.html).
  public init(markup: String) {
    super.init(adopting: gtk_cell_view_new_with_markup(markup))
  }

  /// Calls [`gtk_cell_view_new_with_text()`](https://docs.gtk.org/gtk4/ctor.CellView.new_with_text.html).
  public init(text: String) {
    super.init(adopting: gtk_cell_view_new_with_text(text))
  }

  /// Calls [`gtk_cell_view_new_with_texture()`](https://docs.gtk.org/gtk4/ctor.CellView.new_with_texture.html).
  public init(texture: Gdk.Texture) {
    super.init(adopting: gtk_cell_view_new_with_texture(texture.opaque))
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.CellView.cell-area.html) of `GtkCellView`.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The property [`cell-area-context`](https://docs.gtk.org/gtk4/property.CellView.cell-area-context.html) of
  /// `GtkCellView`.
  public final var cellAreaContext: CellAreaContext? { getProperty("cell-area-context") }

  /// The property [`draw-sensitive`](https://docs.gtk.org/gtk4/property.CellView.draw-sensitive.html) of `GtkCellView`.
  public final var drawSensitive: Bool {
    get { gtk_cell_view_get_draw_sensitive(instance(self)).isTrue }
    set { gtk_cell_view_set_draw_sensitive(instance(self), newValue.gboolean) }
  }

  /// The property [`fit-model`](https://docs.gtk.org/gtk4/property.CellView.fit-model.html) of `GtkCellView`.
  public final var fitModel: Bool {
    get { gtk_cell_view_get_fit_model(instance(self)).isTrue }
    set { gtk_cell_view_set_fit_model(instance(self), newValue.gboolean) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.CellView.model.html) of `GtkCellView`.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_cell_view_get_model(instance(self))) }
    set { gtk_cell_view_set_model(instance(self), newValue?.opaque) }
  }

  /// Calls [`gtk_cell_view_get_displayed_row()`](https://docs.gtk.org/gtk4/method.CellView.get_displayed_row.html) and
  /// `gtk_cell_view_set_displayed_row()`.
  public final var displayedRow: TreePath? {
    get { givenBoxed(opaque: gtk_cell_view_get_displayed_row(instance(self))) }
    set(path) { gtk_cell_view_set_displayed_row(instance(self), path?.opaque) }
  }
}

extension Reactive where Base: CellView {
  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.CellView.cell-area.html) of `GtkCellView`.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The property [`cell-area-context`](https://docs.gtk.org/gtk4/property.CellView.cell-area-context.html) of
  /// `GtkCellView`.
  public var cellAreaContext: SafeSignal<CellAreaContext?> { readOnlyProperty("cell-area-context") }

  /// The property [`draw-sensitive`](https://docs.gtk.org/gtk4/property.CellView.draw-sensitive.html) of `GtkCellView`.
  public var drawSensitive: DynamicSubject<Bool> { property("draw-sensitive") }

  /// The property [`fit-model`](https://docs.gtk.org/gtk4/property.CellView.fit-model.html) of `GtkCellView`.
  public var fitModel: DynamicSubject<Bool> { property("fit-model") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.CellView.model.html) of `GtkCellView`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }
}

/// The class [`GtkCenterBox`](https://docs.gtk.org/gtk4/class.CenterBox.html).
open class CenterBox: Widget, Orientable {
  open override class var gType: GType { gtk_center_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_center_box_new()`](https://docs.gtk.org/gtk4/ctor.CenterBox.new.html).
  public init() {
    super.init(adopting: gtk_center_box_new())
  }

  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.CenterBox.baseline-position.html) of
  /// `GtkCenterBox`.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_center_box_get_baseline_position(instance(self))) }
    set { gtk_center_box_set_baseline_position(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_center_box_get_center_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.get_center_widget.html)
  /// and `gtk_center_box_set_center_widget()`.
  public final var centerWidget: Widget? {
    get { lentObject(widget: gtk_center_box_get_center_widget(instance(self))) }
    set(child) { gtk_center_box_set_center_widget(instance(self), child?.gtkWidget) }
  }

  /// Calls [`gtk_center_box_get_end_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.get_end_widget.html) and
  /// `gtk_center_box_set_end_widget()`.
  public final var endWidget: Widget? {
    get { lentObject(widget: gtk_center_box_get_end_widget(instance(self))) }
    set(child) { gtk_center_box_set_end_widget(instance(self), child?.gtkWidget) }
  }

  /// Calls [`gtk_center_box_get_start_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.get_start_widget.html) and
  /// `gtk_center_box_set_start_widget()`.
  public final var startWidget: Widget? {
    get { lentObject(widget: gtk_center_box_get_start_widget(instance(self))) }
    set(child) { gtk_center_box_set_start_widget(instance(self), child?.gtkWidget) }
  }
}

extension Reactive where Base: CenterBox {
  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.CenterBox.baseline-position.html) of
  /// `GtkCenterBox`.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }
}

/// The class [`GtkCenterLayout`](https://docs.gtk.org/gtk4/class.CenterLayout.html).
open class CenterLayout: LayoutManager {
  open override class var gType: GType { gtk_center_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_center_layout_new()`](https://docs.gtk.org/gtk4/ctor.CenterLayout.new.html).
  public init() {
    super.init(adopting: gtk_center_layout_new())
  }

  /// Calls
  /// [`gtk_center_layout_get_baseline_position()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_baseline_position.html)
  /// and `gtk_center_layout_set_baseline_position()`.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_center_layout_get_baseline_position(instance(self))) }
    set(baselinePosition) { gtk_center_layout_set_baseline_position(instance(self), baselinePosition.cValue) }
  }

  /// Calls
  /// [`gtk_center_layout_get_center_widget()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_center_widget.html)
  /// and `gtk_center_layout_set_center_widget()`.
  public final var centerWidget: Widget? {
    get { lentObject(widget: gtk_center_layout_get_center_widget(instance(self))) }
    set(widget) { gtk_center_layout_set_center_widget(instance(self), widget?.gtkWidget) }
  }

  /// Calls [`gtk_center_layout_get_end_widget()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_end_widget.html)
  /// and `gtk_center_layout_set_end_widget()`.
  public final var endWidget: Widget? {
    get { lentObject(widget: gtk_center_layout_get_end_widget(instance(self))) }
    set(widget) { gtk_center_layout_set_end_widget(instance(self), widget?.gtkWidget) }
  }

  /// Calls [`gtk_center_layout_get_orientation()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_orientation.html)
  /// and `gtk_center_layout_set_orientation()`.
  public final var orientation: Orientation {
    get { Orientation(cValue: gtk_center_layout_get_orientation(instance(self))) }
    set(orientation) { gtk_center_layout_set_orientation(instance(self), orientation.cValue) }
  }

  /// Calls
  /// [`gtk_center_layout_get_start_widget()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_start_widget.html) and
  /// `gtk_center_layout_set_start_widget()`.
  public final var startWidget: Widget? {
    get { lentObject(widget: gtk_center_layout_get_start_widget(instance(self))) }
    set(widget) { gtk_center_layout_set_start_widget(instance(self), widget?.gtkWidget) }
  }
}

/// The class [`GtkCheckButton`](https://docs.gtk.org/gtk4/class.CheckButton.html).
open class CheckButton: Widget, Actionable {
  open override class var gType: GType { gtk_check_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCheckButton: UnsafeMutablePointer<GtkCheckButton> {
    pointer.assumingMemoryBound(to: GtkCheckButton.self)
  }

  /// Calls [`gtk_check_button_new()`](https://docs.gtk.org/gtk4/ctor.CheckButton.new.html).
  public init() {
    super.init(adopting: gtk_check_button_new())
  }

  /// Calls [`gtk_check_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.CheckButton.new_with_label.html).
  public init(label: String?) {
    super.init(adopting: gtk_check_button_new_with_label(label))
  }

  /// Calls [`gtk_check_button_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.CheckButton.new_with_mnemonic.html).
  public init(mnemonic: String?) {
    super.init(adopting: gtk_check_button_new_with_mnemonic(mnemonic))
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.CheckButton.active.html) of `GtkCheckButton`.
  public final var active: Bool {
    get { gtk_check_button_get_active(gtkCheckButton).isTrue }
    set { gtk_check_button_set_active(gtkCheckButton, newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.CheckButton.child.html) of `GtkCheckButton`. Since GTK
  /// 4.8.
  public final var child: Widget? {
    get { lentObject(widget: gtk_check_button_get_child(gtkCheckButton)) }
    set { gtk_check_button_set_child(gtkCheckButton, newValue?.gtkWidget) }
  }

  /// The property [`inconsistent`](https://docs.gtk.org/gtk4/property.CheckButton.inconsistent.html) of
  /// `GtkCheckButton`.
  public final var inconsistent: Bool {
    get { gtk_check_button_get_inconsistent(gtkCheckButton).isTrue }
    set { gtk_check_button_set_inconsistent(gtkCheckButton, newValue.gboolean) }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.CheckButton.label.html) of `GtkCheckButton`.
  public final var label: String? {
    get { lentString(ifAny: gtk_check_button_get_label(gtkCheckButton)) }
    set { lend(newValue) { gtk_check_button_set_label(gtkCheckButton, $0) } }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.CheckButton.use-underline.html) of
  /// `GtkCheckButton`.
  public final var useUnderline: Bool {
    get { gtk_check_button_get_use_underline(gtkCheckButton).isTrue }
    set { gtk_check_button_set_use_underline(gtkCheckButton, newValue.gboolean) }
  }

  /// Calls [`gtk_check_button_set_group()`](https://docs.gtk.org/gtk4/method.CheckButton.set_group.html).
  public final func setGroup(_ group: CheckButton?) {
    gtk_check_button_set_group(gtkCheckButton, group?.gtkCheckButton)
  }
}

extension Reactive where Base: CheckButton {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.CheckButton.active.html) of `GtkCheckButton`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.CheckButton.child.html) of `GtkCheckButton`. Since GTK
  /// 4.8.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`group`](https://docs.gtk.org/gtk4/property.CheckButton.group.html) of `GtkCheckButton`.
  public var group: Bond<CheckButton?> { bond { $0.setProperty("group", $1) } }

  /// The property [`inconsistent`](https://docs.gtk.org/gtk4/property.CheckButton.inconsistent.html) of
  /// `GtkCheckButton`.
  public var inconsistent: DynamicSubject<Bool> { property("inconsistent") }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.CheckButton.label.html) of `GtkCheckButton`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: CheckButton) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.CheckButton.use-underline.html) of
  /// `GtkCheckButton`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.CheckButton.activate.html) of `GtkCheckButton`. Since GTK
  /// 4.2.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`toggled`](https://docs.gtk.org/gtk4/signal.CheckButton.toggled.html) of `GtkCheckButton`.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}

/// The class [`GtkClosureExpression`](https://docs.gtk.org/gtk4/class.ClosureExpression.html).
open class ClosureExpression: ValueExpression {
  open override class var gType: GType { gtk_closure_expression_get_type() }
}

/// The class [`GtkColorButton`](https://docs.gtk.org/gtk4/class.ColorButton.html).
open class ColorButton: Widget, ColorChooser {
  open override class var gType: GType { gtk_color_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_color_button_new()`](https://docs.gtk.org/gtk4/ctor.ColorButton.new.html).
  public init() {
    super.init(adopting: gtk_color_button_new())
  }

  /// Calls [`gtk_color_button_new_with_rgba()`](https://docs.gtk.org/gtk4/ctor.ColorButton.new_with_rgba.html).
  public init(rgba: Gdk.RGBA) {
    var cRgba = rgba.cValue
    super.init(adopting: gtk_color_button_new_with_rgba(&cRgba))
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.ColorButton.modal.html) of `GtkColorButton`.
  public final var modal: Bool {
    get { gtk_color_button_get_modal(instance(self)).isTrue }
    set { gtk_color_button_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorButton.show-editor.html) of `GtkColorButton`.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColorButton.title.html) of `GtkColorButton`.
  public final var title: String {
    get { lentString(gtk_color_button_get_title(instance(self))) }
    set { lend(newValue) { gtk_color_button_set_title(instance(self), $0) } }
  }
}

extension Reactive where Base: ColorButton {
  /// The property [`modal`](https://docs.gtk.org/gtk4/property.ColorButton.modal.html) of `GtkColorButton`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorButton.show-editor.html) of `GtkColorButton`.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColorButton.title.html) of `GtkColorButton`.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: ColorButton) in object.title }, set: { $0.title = $1 })
  }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ColorButton.activate.html) of `GtkColorButton`. Since GTK
  /// 4.4.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`color-set`](https://docs.gtk.org/gtk4/signal.ColorButton.color-set.html) of `GtkColorButton`.
  public var colorSet: SafeSignal<Void> { signal("color-set") }
}

/// The class [`GtkColorChooserWidget`](https://docs.gtk.org/gtk4/class.ColorChooserWidget.html).
open class ColorChooserWidget: Widget, ColorChooser {
  open override class var gType: GType { gtk_color_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_color_chooser_widget_new()`](https://docs.gtk.org/gtk4/ctor.ColorChooserWidget.new.html).
  public init() {
    super.init(adopting: gtk_color_chooser_widget_new())
  }

  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorChooserWidget.show-editor.html) of
  /// `GtkColorChooserWidget`.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }
}

extension Reactive where Base: ColorChooserWidget {
  /// The property [`show-editor`](https://docs.gtk.org/gtk4/property.ColorChooserWidget.show-editor.html) of
  /// `GtkColorChooserWidget`.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }
}

/// The class [`GtkColumnView`](https://docs.gtk.org/gtk4/class.ColumnView.html).
open class ColumnView: Widget, Scrollable {
  open override class var gType: GType { gtk_column_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_column_view_new()`](https://docs.gtk.org/gtk4/ctor.ColumnView.new.html).
  public init(model: (any SelectionModel)? = nil) {
    super.init(adopting: gtk_column_view_new(model?.given()))
  }

  /// The property [`columns`](https://docs.gtk.org/gtk4/property.ColumnView.columns.html) of `GtkColumnView`.
  public final var columns: (any Gio.ListModel)? { lentInterface(opaque: gtk_column_view_get_columns(instance(self))) }

  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.ColumnView.enable-rubberband.html) of
  /// `GtkColumnView`.
  public final var enableRubberband: Bool {
    get { gtk_column_view_get_enable_rubberband(instance(self)).isTrue }
    set { gtk_column_view_set_enable_rubberband(instance(self), newValue.gboolean) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ColumnView.model.html) of `GtkColumnView`.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_column_view_get_model(instance(self))) }
    set { gtk_column_view_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.ColumnView.reorderable.html) of `GtkColumnView`.
  public final var reorderable: Bool {
    get { gtk_column_view_get_reorderable(instance(self)).isTrue }
    set { gtk_column_view_set_reorderable(instance(self), newValue.gboolean) }
  }

  /// The property [`show-column-separators`](https://docs.gtk.org/gtk4/property.ColumnView.show-column-separators.html)
  /// of `GtkColumnView`.
  public final var showColumnSeparators: Bool {
    get { gtk_column_view_get_show_column_separators(instance(self)).isTrue }
    set { gtk_column_view_set_show_column_separators(instance(self), newValue.gboolean) }
  }

  /// The property [`show-row-separators`](https://docs.gtk.org/gtk4/property.ColumnView.show-row-separators.html) of
  /// `GtkColumnView`.
  public final var showRowSeparators: Bool {
    get { gtk_column_view_get_show_row_separators(instance(self)).isTrue }
    set { gtk_column_view_set_show_row_separators(instance(self), newValue.gboolean) }
  }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.ColumnView.single-click-activate.html)
  /// of `GtkColumnView`.
  public final var singleClickActivate: Bool {
    get { gtk_column_view_get_single_click_activate(instance(self)).isTrue }
    set { gtk_column_view_set_single_click_activate(instance(self), newValue.gboolean) }
  }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.ColumnView.sorter.html) of `GtkColumnView`.
  public final var sorter: Sorter? { lentObject(gtk_column_view_get_sorter(instance(self))) }

  /// Calls [`gtk_column_view_append_column()`](https://docs.gtk.org/gtk4/method.ColumnView.append_column.html).
  public final func appendColumn(_ column: ColumnViewColumn) {
    gtk_column_view_append_column(instance(self), column.opaque)
  }

  /// Calls [`gtk_column_view_insert_column()`](https://docs.gtk.org/gtk4/method.ColumnView.insert_column.html).
  public final func insertColumn(position: Int, column: ColumnViewColumn) {
    gtk_column_view_insert_column(instance(self), position.uint32, column.opaque)
  }

  /// Calls [`gtk_column_view_remove_column()`](https://docs.gtk.org/gtk4/method.ColumnView.remove_column.html).
  public final func removeColumn(_ column: ColumnViewColumn) {
    gtk_column_view_remove_column(instance(self), column.opaque)
  }

  /// Calls [`gtk_column_view_sort_by_column()`](https://docs.gtk.org/gtk4/method.ColumnView.sort_by_column.html).
  public final func sortByColumn(_ column: ColumnViewColumn?, direction: SortType) {
    gtk_column_view_sort_by_column(instance(self), column?.opaque, direction.cValue)
  }
}

extension Reactive where Base: ColumnView {
  /// The property [`columns`](https://docs.gtk.org/gtk4/property.ColumnView.columns.html) of `GtkColumnView`.
  public var columns: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("columns") }

  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.ColumnView.enable-rubberband.html) of
  /// `GtkColumnView`.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ColumnView.model.html) of `GtkColumnView`.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.ColumnView.reorderable.html) of `GtkColumnView`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`show-column-separators`](https://docs.gtk.org/gtk4/property.ColumnView.show-column-separators.html)
  /// of `GtkColumnView`.
  public var showColumnSeparators: DynamicSubject<Bool> { property("show-column-separators") }

  /// The property [`show-row-separators`](https://docs.gtk.org/gtk4/property.ColumnView.show-row-separators.html) of
  /// `GtkColumnView`.
  public var showRowSeparators: DynamicSubject<Bool> { property("show-row-separators") }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.ColumnView.single-click-activate.html)
  /// of `GtkColumnView`.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.ColumnView.sorter.html) of `GtkColumnView`.
  public var sorter: SafeSignal<Sorter?> { readOnlyProperty("sorter") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ColumnView.activate.html) of `GtkColumnView`.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// The class [`GtkColumnViewColumn`](https://docs.gtk.org/gtk4/class.ColumnViewColumn.html).
open class ColumnViewColumn: Object {
  open override class var gType: GType { gtk_column_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_column_view_column_new()`](https://docs.gtk.org/gtk4/ctor.ColumnViewColumn.new.html).
  public init(title: String? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_column_view_column_new(title, factory?.given()).raw)
  }

  /// The property [`column-view`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.column-view.html) of
  /// `GtkColumnViewColumn`.
  public final var columnView: ColumnView? {
    lentObject(opaque: gtk_column_view_column_get_column_view(instance(self)))
  }

  /// The property [`expand`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.expand.html) of `GtkColumnViewColumn`.
  public final var expand: Bool {
    get { gtk_column_view_column_get_expand(instance(self)).isTrue }
    set { gtk_column_view_column_set_expand(instance(self), newValue.gboolean) }
  }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.factory.html) of
  /// `GtkColumnViewColumn`.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_column_view_column_get_factory(instance(self))) }
    set { gtk_column_view_column_set_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`fixed-width`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.fixed-width.html) of
  /// `GtkColumnViewColumn`.
  public final var fixedWidth: Int {
    get { gtk_column_view_column_get_fixed_width(instance(self)).int }
    set { gtk_column_view_column_set_fixed_width(instance(self), newValue.int32) }
  }

  /// The property [`header-menu`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.header-menu.html) of
  /// `GtkColumnViewColumn`.
  public final var headerMenu: Gio.MenuModel? {
    get { lentObject(gtk_column_view_column_get_header_menu(instance(self))) }
    set { gtk_column_view_column_set_header_menu(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.resizable.html) of
  /// `GtkColumnViewColumn`.
  public final var resizable: Bool {
    get { gtk_column_view_column_get_resizable(instance(self)).isTrue }
    set { gtk_column_view_column_set_resizable(instance(self), newValue.gboolean) }
  }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.sorter.html) of `GtkColumnViewColumn`.
  public final var sorter: Sorter? {
    get { lentObject(gtk_column_view_column_get_sorter(instance(self))) }
    set { gtk_column_view_column_set_sorter(instance(self), newValue?.gtkSorter) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.title.html) of `GtkColumnViewColumn`.
  public final var title: String? {
    get { lentString(ifAny: gtk_column_view_column_get_title(instance(self))) }
    set { lend(newValue) { gtk_column_view_column_set_title(instance(self), $0) } }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.visible.html) of
  /// `GtkColumnViewColumn`.
  public final var visible: Bool {
    get { gtk_column_view_column_get_visible(instance(self)).isTrue }
    set { gtk_column_view_column_set_visible(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: ColumnViewColumn {
  /// The property [`column-view`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.column-view.html) of
  /// `GtkColumnViewColumn`.
  public var columnView: SafeSignal<ColumnView?> { readOnlyProperty("column-view") }

  /// The property [`expand`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.expand.html) of `GtkColumnViewColumn`.
  public var expand: DynamicSubject<Bool> { property("expand") }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.factory.html) of
  /// `GtkColumnViewColumn`.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The property [`fixed-width`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.fixed-width.html) of
  /// `GtkColumnViewColumn`.
  public var fixedWidth: DynamicSubject<Int> {
    property("fixed-width", get: { (object: ColumnViewColumn) in object.fixedWidth }, set: { $0.fixedWidth = $1 })
  }

  /// The property [`header-menu`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.header-menu.html) of
  /// `GtkColumnViewColumn`.
  public var headerMenu: DynamicSubject<Gio.MenuModel?> { property("header-menu") }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.resizable.html) of
  /// `GtkColumnViewColumn`.
  public var resizable: DynamicSubject<Bool> { property("resizable") }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.sorter.html) of `GtkColumnViewColumn`.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.title.html) of `GtkColumnViewColumn`.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: ColumnViewColumn) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.visible.html) of
  /// `GtkColumnViewColumn`.
  public var visible: DynamicSubject<Bool> { property("visible") }
}

/// The class [`GtkComboBox`](https://docs.gtk.org/gtk4/class.ComboBox.html).
open class ComboBox: Widget, CellEditable, CellLayout {
  open override class var gType: GType { gtk_combo_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkComboBox: UnsafeMutablePointer<GtkComboBox> { pointer.assumingMemoryBound(to: GtkComboBox.self) }

  /// Calls [`gtk_combo_box_new()`](https://docs.gtk.org/gtk4/ctor.ComboBox.new.html).
  public init() {
    super.init(adopting: gtk_combo_box_new())
  }

  /// Calls [`gtk_combo_box_new_with_entry()`](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_entry.html).
  public static func withEntry() -> ComboBox { ComboBox(adopting: gtk_combo_box_new_with_entry()) }

  /// Calls [`gtk_combo_box_new_with_model()`](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_model.html).
  public init(model: any TreeModel) {
    super.init(adopting: gtk_combo_box_new_with_model(model.opaque))
  }

  /// Calls
  /// [`gtk_combo_box_new_with_model_and_entry()`](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_model_and_entry.html).
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
  public final func popdown() { gtk_combo_box_popdown(gtkComboBox) }

  /// Calls [`gtk_combo_box_popup()`](https://docs.gtk.org/gtk4/method.ComboBox.popup.html).
  public final func popup() { gtk_combo_box_popup(gtkComboBox) }

  /// Calls [`gtk_combo_box_popup_for_device()`](https://docs.gtk.org/gtk4/method.ComboBox.popup_for_device.html).
  public final func popupForDevice(_ device: Gdk.Device) { gtk_combo_box_popup_for_device(gtkComboBox, device.opaque) }

  /// Calls
  /// [`gtk_combo_box_set_row_separator_func()`](https://docs.gtk.org/gtk4/method.ComboBox.set_row_separator_func.html).
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

/// The class [`GtkConstantExpression`](https://docs.gtk.org/gtk4/class.ConstantExpression.html).
open class ConstantExpression: ValueExpression {
  open override class var gType: GType { gtk_constant_expression_get_type() }

  /// Calls
  /// [`gtk_constant_expression_new_for_value()`](https://docs.gtk.org/gtk4/ctor.ConstantExpression.new_for_value.html).
  public convenience init(value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    self.init(taking: gtk_constant_expression_new_for_value(lent.value(value)).raw)
  }

  /// Calls [`gtk_constant_expression_get_value()`](https://docs.gtk.org/gtk4/method.ConstantExpression.get_value.html).
  public final var value: AnyValue { lentValue(gtk_constant_expression_get_value(opaque)) }
}
