// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_5
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwAboutDialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.AboutDialog.html).
  /// Since Libadwaita 1.5.
  open class AboutDialog: Adw.Dialog {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_about_dialog_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_about_dialog_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.AboutDialog.new.html).
    /// Since Libadwaita 1.5.
    public override init() {
      super.init(adopting: adw_about_dialog_new())
    }

    /// Calls
    /// [`adw_about_dialog_new_from_appdata()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.AboutDialog.new_from_appdata.html).
    /// Since Libadwaita 1.5.
    public init(resourcePath: String, releaseNotesVersion: String?) {
      super.init(adopting: adw_about_dialog_new_from_appdata(resourcePath, releaseNotesVersion))
    }

    /// The property
    /// [`application-icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.application-icon.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var applicationIcon: String {
      get { Gtk.lentString(adw_about_dialog_get_application_icon(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_application_icon(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`application-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.application-name.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var applicationName: String {
      get { Gtk.lentString(adw_about_dialog_get_application_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_application_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`artists`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.artists.html) of
    /// `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var artists: [String] {
      get { Gtk.lentStrings(adw_about_dialog_get_artists(Gtk.instance(self))) }
      set { setProperty("artists", newValue) }
    }

    /// The property
    /// [`comments`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.comments.html) of
    /// `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var comments: String {
      get { Gtk.lentString(adw_about_dialog_get_comments(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_comments(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`copyright`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.copyright.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var copyright: String {
      get { Gtk.lentString(adw_about_dialog_get_copyright(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_copyright(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`debug-info`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.debug-info.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var debugInfo: String {
      get { Gtk.lentString(adw_about_dialog_get_debug_info(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_debug_info(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`debug-info-filename`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.debug-info-filename.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var debugInfoFilename: String {
      get { Gtk.lentString(adw_about_dialog_get_debug_info_filename(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_debug_info_filename(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`designers`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.designers.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var designers: [String] {
      get { Gtk.lentStrings(adw_about_dialog_get_designers(Gtk.instance(self))) }
      set { setProperty("designers", newValue) }
    }

    /// The property
    /// [`developer-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.developer-name.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var developerName: String {
      get { Gtk.lentString(adw_about_dialog_get_developer_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_developer_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`developers`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.developers.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var developers: [String] {
      get { Gtk.lentStrings(adw_about_dialog_get_developers(Gtk.instance(self))) }
      set { setProperty("developers", newValue) }
    }

    /// The property
    /// [`documenters`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.documenters.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var documenters: [String] {
      get { Gtk.lentStrings(adw_about_dialog_get_documenters(Gtk.instance(self))) }
      set { setProperty("documenters", newValue) }
    }

    /// The property
    /// [`issue-url`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.issue-url.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var issueUrl: String {
      get { Gtk.lentString(adw_about_dialog_get_issue_url(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_issue_url(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`license`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.license.html) of
    /// `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var license: String {
      get { Gtk.lentString(adw_about_dialog_get_license(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_license(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`license-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.license-type.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var licenseType: Gtk.LicenseType {
      get { Gtk.LicenseType(cValue: adw_about_dialog_get_license_type(Gtk.instance(self))) }
      set { adw_about_dialog_set_license_type(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`release-notes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.release-notes.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var releaseNotes: String {
      get { Gtk.lentString(adw_about_dialog_get_release_notes(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_release_notes(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`release-notes-version`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.release-notes-version.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var releaseNotesVersion: String {
      get { Gtk.lentString(adw_about_dialog_get_release_notes_version(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_release_notes_version(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`support-url`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.support-url.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var supportUrl: String {
      get { Gtk.lentString(adw_about_dialog_get_support_url(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_support_url(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`translator-credits`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.translator-credits.html)
    /// of `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var translatorCredits: String {
      get { Gtk.lentString(adw_about_dialog_get_translator_credits(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_translator_credits(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`version`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.version.html) of
    /// `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var version: String {
      get { Gtk.lentString(adw_about_dialog_get_version(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_version(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`website`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.website.html) of
    /// `AdwAboutDialog`. Since Libadwaita 1.5.
    public final var website: String {
      get { Gtk.lentString(adw_about_dialog_get_website(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_dialog_set_website(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`adw_about_dialog_add_acknowledgement_section()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AboutDialog.add_acknowledgement_section.html).
    /// Since Libadwaita 1.5.
    public final func addAcknowledgementSection(_ name: String?, people: [String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      adw_about_dialog_add_acknowledgement_section(Gtk.instance(self), name, lent.strings(people))
    }

    /// Calls
    /// [`adw_about_dialog_add_credit_section()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AboutDialog.add_credit_section.html).
    /// Since Libadwaita 1.5.
    public final func addCreditSection(_ name: String?, people: [String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      adw_about_dialog_add_credit_section(Gtk.instance(self), name, lent.strings(people))
    }

    /// Calls
    /// [`adw_about_dialog_add_legal_section()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AboutDialog.add_legal_section.html).
    /// Since Libadwaita 1.5.
    public final func addLegalSection(
      _ title: String, copyright: String?, licenseType: Gtk.LicenseType, license: String?
    ) { adw_about_dialog_add_legal_section(Gtk.instance(self), title, copyright, licenseType.cValue, license) }

    /// Calls
    /// [`adw_about_dialog_add_link()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AboutDialog.add_link.html).
    /// Since Libadwaita 1.5.
    public final func addLink(_ title: String, url: String) {
      adw_about_dialog_add_link(Gtk.instance(self), title, url)
    }
  }
}

extension Reactive where Base: Adw.AboutDialog {
  /// The property
  /// [`application-icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.application-icon.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var applicationIcon: DynamicSubject<String> {
    property(
      "application-icon", get: { (object: Adw.AboutDialog) in object.applicationIcon }, set: { $0.applicationIcon = $1 }
    )
  }

  /// The property
  /// [`application-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.application-name.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var applicationName: DynamicSubject<String> {
    property(
      "application-name", get: { (object: Adw.AboutDialog) in object.applicationName }, set: { $0.applicationName = $1 }
    )
  }

  /// The property
  /// [`artists`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.artists.html) of
  /// `AdwAboutDialog`. Since Libadwaita 1.5.
  public var artists: DynamicSubject<[String]> { property("artists") }

  /// The property
  /// [`comments`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.comments.html) of
  /// `AdwAboutDialog`. Since Libadwaita 1.5.
  public var comments: DynamicSubject<String> {
    property("comments", get: { (object: Adw.AboutDialog) in object.comments }, set: { $0.comments = $1 })
  }

  /// The property
  /// [`copyright`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.copyright.html) of
  /// `AdwAboutDialog`. Since Libadwaita 1.5.
  public var copyright: DynamicSubject<String> {
    property("copyright", get: { (object: Adw.AboutDialog) in object.copyright }, set: { $0.copyright = $1 })
  }

  /// The property
  /// [`debug-info`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.debug-info.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var debugInfo: DynamicSubject<String> {
    property("debug-info", get: { (object: Adw.AboutDialog) in object.debugInfo }, set: { $0.debugInfo = $1 })
  }

  /// The property
  /// [`debug-info-filename`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.debug-info-filename.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var debugInfoFilename: DynamicSubject<String> {
    property(
      "debug-info-filename", get: { (object: Adw.AboutDialog) in object.debugInfoFilename },
      set: { $0.debugInfoFilename = $1 })
  }

  /// The property
  /// [`designers`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.designers.html) of
  /// `AdwAboutDialog`. Since Libadwaita 1.5.
  public var designers: DynamicSubject<[String]> { property("designers") }

  /// The property
  /// [`developer-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.developer-name.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var developerName: DynamicSubject<String> {
    property(
      "developer-name", get: { (object: Adw.AboutDialog) in object.developerName }, set: { $0.developerName = $1 })
  }

  /// The property
  /// [`developers`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.developers.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var developers: DynamicSubject<[String]> { property("developers") }

  /// The property
  /// [`documenters`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.documenters.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var documenters: DynamicSubject<[String]> { property("documenters") }

  /// The property
  /// [`issue-url`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.issue-url.html) of
  /// `AdwAboutDialog`. Since Libadwaita 1.5.
  public var issueUrl: DynamicSubject<String> {
    property("issue-url", get: { (object: Adw.AboutDialog) in object.issueUrl }, set: { $0.issueUrl = $1 })
  }

  /// The property
  /// [`license`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.license.html) of
  /// `AdwAboutDialog`. Since Libadwaita 1.5.
  public var license: DynamicSubject<String> {
    property("license", get: { (object: Adw.AboutDialog) in object.license }, set: { $0.license = $1 })
  }

  /// The property
  /// [`license-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.license-type.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var licenseType: DynamicSubject<Gtk.LicenseType> { property("license-type") }

  /// The property
  /// [`release-notes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.release-notes.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var releaseNotes: DynamicSubject<String> {
    property("release-notes", get: { (object: Adw.AboutDialog) in object.releaseNotes }, set: { $0.releaseNotes = $1 })
  }

  /// The property
  /// [`release-notes-version`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.release-notes-version.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var releaseNotesVersion: DynamicSubject<String> {
    property(
      "release-notes-version", get: { (object: Adw.AboutDialog) in object.releaseNotesVersion },
      set: { $0.releaseNotesVersion = $1 })
  }

  /// The property
  /// [`support-url`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.support-url.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var supportUrl: DynamicSubject<String> {
    property("support-url", get: { (object: Adw.AboutDialog) in object.supportUrl }, set: { $0.supportUrl = $1 })
  }

  /// The property
  /// [`translator-credits`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.translator-credits.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  public var translatorCredits: DynamicSubject<String> {
    property(
      "translator-credits", get: { (object: Adw.AboutDialog) in object.translatorCredits },
      set: { $0.translatorCredits = $1 })
  }

  /// The property
  /// [`version`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.version.html) of
  /// `AdwAboutDialog`. Since Libadwaita 1.5.
  public var version: DynamicSubject<String> {
    property("version", get: { (object: Adw.AboutDialog) in object.version }, set: { $0.version = $1 })
  }

  /// The property
  /// [`website`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutDialog.website.html) of
  /// `AdwAboutDialog`. Since Libadwaita 1.5.
  public var website: DynamicSubject<String> {
    property("website", get: { (object: Adw.AboutDialog) in object.website }, set: { $0.website = $1 })
  }

  /// The signal
  /// [`activate-link`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.AboutDialog.activate-link.html)
  /// of `AdwAboutDialog`. Since Libadwaita 1.5.
  ///
  /// Argument: `uri`.
  public var activateLink: Gtk.SignalRequest<Bool, String> { request("activate-link") }
}

#endif
