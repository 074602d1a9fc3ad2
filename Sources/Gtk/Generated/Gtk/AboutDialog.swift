// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

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
