// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwAboutWindow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.AboutWindow.html).
  /// Since Libadwaita 1.2.
  open class AboutWindow: Adw.Window {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_about_window_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_about_window_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.AboutWindow.new.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public override init() {
      super.init(adopting: adw_about_window_new())
    }

    /// The property
    /// [`application-icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.application-icon.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var applicationIcon: String {
      get { Gtk.lentString(adw_about_window_get_application_icon(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_application_icon(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`application-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.application-name.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var applicationName: String {
      get { Gtk.lentString(adw_about_window_get_application_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_application_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`artists`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.artists.html) of
    /// `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var artists: [String] {
      get { Gtk.lentStrings(adw_about_window_get_artists(Gtk.instance(self))) }
      set { setProperty("artists", newValue) }
    }

    /// The property
    /// [`comments`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.comments.html) of
    /// `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var comments: String {
      get { Gtk.lentString(adw_about_window_get_comments(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_comments(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`copyright`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.copyright.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var copyright: String {
      get { Gtk.lentString(adw_about_window_get_copyright(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_copyright(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`debug-info`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.debug-info.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var debugInfo: String {
      get { Gtk.lentString(adw_about_window_get_debug_info(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_debug_info(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`debug-info-filename`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.debug-info-filename.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var debugInfoFilename: String {
      get { Gtk.lentString(adw_about_window_get_debug_info_filename(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_debug_info_filename(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`designers`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.designers.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var designers: [String] {
      get { Gtk.lentStrings(adw_about_window_get_designers(Gtk.instance(self))) }
      set { setProperty("designers", newValue) }
    }

    /// The property
    /// [`developer-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.developer-name.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var developerName: String {
      get { Gtk.lentString(adw_about_window_get_developer_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_developer_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`developers`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.developers.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var developers: [String] {
      get { Gtk.lentStrings(adw_about_window_get_developers(Gtk.instance(self))) }
      set { setProperty("developers", newValue) }
    }

    /// The property
    /// [`documenters`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.documenters.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var documenters: [String] {
      get { Gtk.lentStrings(adw_about_window_get_documenters(Gtk.instance(self))) }
      set { setProperty("documenters", newValue) }
    }

    /// The property
    /// [`issue-url`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.issue-url.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var issueUrl: String {
      get { Gtk.lentString(adw_about_window_get_issue_url(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_issue_url(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`license`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.license.html) of
    /// `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var license: String {
      get { Gtk.lentString(adw_about_window_get_license(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_license(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`license-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.license-type.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var licenseType: Gtk.LicenseType {
      get { Gtk.LicenseType(cValue: adw_about_window_get_license_type(Gtk.instance(self))) }
      set { adw_about_window_set_license_type(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`release-notes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.release-notes.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var releaseNotes: String {
      get { Gtk.lentString(adw_about_window_get_release_notes(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_release_notes(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`release-notes-version`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.release-notes-version.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var releaseNotesVersion: String {
      get { Gtk.lentString(adw_about_window_get_release_notes_version(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_release_notes_version(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`support-url`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.support-url.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var supportUrl: String {
      get { Gtk.lentString(adw_about_window_get_support_url(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_support_url(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`translator-credits`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.translator-credits.html)
    /// of `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var translatorCredits: String {
      get { Gtk.lentString(adw_about_window_get_translator_credits(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_translator_credits(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`version`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.version.html) of
    /// `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var version: String {
      get { Gtk.lentString(adw_about_window_get_version(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_version(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`website`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.website.html) of
    /// `AdwAboutWindow`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final var website: String {
      get { Gtk.lentString(adw_about_window_get_website(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_about_window_set_website(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`adw_about_window_add_acknowledgement_section()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AboutWindow.add_acknowledgement_section.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final func addAcknowledgementSection(_ name: String?, people: [String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      adw_about_window_add_acknowledgement_section(Gtk.instance(self), name, lent.strings(people))
    }

    /// Calls
    /// [`adw_about_window_add_credit_section()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AboutWindow.add_credit_section.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final func addCreditSection(_ name: String?, people: [String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      adw_about_window_add_credit_section(Gtk.instance(self), name, lent.strings(people))
    }

    /// Calls
    /// [`adw_about_window_add_legal_section()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AboutWindow.add_legal_section.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final func addLegalSection(
      _ title: String, copyright: String?, licenseType: Gtk.LicenseType, license: String?
    ) { adw_about_window_add_legal_section(Gtk.instance(self), title, copyright, licenseType.cValue, license) }

    /// Calls
    /// [`adw_about_window_add_link()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AboutWindow.add_link.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
    #endif
    public final func addLink(_ title: String, url: String) {
      adw_about_window_add_link(Gtk.instance(self), title, url)
    }
  }
}

extension Reactive where Base: Adw.AboutWindow {
  /// The property
  /// [`application-icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.application-icon.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var applicationIcon: DynamicSubject<String> {
    property(
      "application-icon", get: { (object: Adw.AboutWindow) in object.applicationIcon }, set: { $0.applicationIcon = $1 }
    )
  }

  /// The property
  /// [`application-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.application-name.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var applicationName: DynamicSubject<String> {
    property(
      "application-name", get: { (object: Adw.AboutWindow) in object.applicationName }, set: { $0.applicationName = $1 }
    )
  }

  /// The property
  /// [`artists`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.artists.html) of
  /// `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var artists: DynamicSubject<[String]> { property("artists") }

  /// The property
  /// [`comments`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.comments.html) of
  /// `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var comments: DynamicSubject<String> {
    property("comments", get: { (object: Adw.AboutWindow) in object.comments }, set: { $0.comments = $1 })
  }

  /// The property
  /// [`copyright`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.copyright.html) of
  /// `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var copyright: DynamicSubject<String> {
    property("copyright", get: { (object: Adw.AboutWindow) in object.copyright }, set: { $0.copyright = $1 })
  }

  /// The property
  /// [`debug-info`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.debug-info.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var debugInfo: DynamicSubject<String> {
    property("debug-info", get: { (object: Adw.AboutWindow) in object.debugInfo }, set: { $0.debugInfo = $1 })
  }

  /// The property
  /// [`debug-info-filename`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.debug-info-filename.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var debugInfoFilename: DynamicSubject<String> {
    property(
      "debug-info-filename", get: { (object: Adw.AboutWindow) in object.debugInfoFilename },
      set: { $0.debugInfoFilename = $1 })
  }

  /// The property
  /// [`designers`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.designers.html) of
  /// `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var designers: DynamicSubject<[String]> { property("designers") }

  /// The property
  /// [`developer-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.developer-name.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var developerName: DynamicSubject<String> {
    property(
      "developer-name", get: { (object: Adw.AboutWindow) in object.developerName }, set: { $0.developerName = $1 })
  }

  /// The property
  /// [`developers`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.developers.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var developers: DynamicSubject<[String]> { property("developers") }

  /// The property
  /// [`documenters`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.documenters.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var documenters: DynamicSubject<[String]> { property("documenters") }

  /// The property
  /// [`issue-url`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.issue-url.html) of
  /// `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var issueUrl: DynamicSubject<String> {
    property("issue-url", get: { (object: Adw.AboutWindow) in object.issueUrl }, set: { $0.issueUrl = $1 })
  }

  /// The property
  /// [`license`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.license.html) of
  /// `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var license: DynamicSubject<String> {
    property("license", get: { (object: Adw.AboutWindow) in object.license }, set: { $0.license = $1 })
  }

  /// The property
  /// [`license-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.license-type.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var licenseType: DynamicSubject<Gtk.LicenseType> { property("license-type") }

  /// The property
  /// [`release-notes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.release-notes.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var releaseNotes: DynamicSubject<String> {
    property("release-notes", get: { (object: Adw.AboutWindow) in object.releaseNotes }, set: { $0.releaseNotes = $1 })
  }

  /// The property
  /// [`release-notes-version`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.release-notes-version.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var releaseNotesVersion: DynamicSubject<String> {
    property(
      "release-notes-version", get: { (object: Adw.AboutWindow) in object.releaseNotesVersion },
      set: { $0.releaseNotesVersion = $1 })
  }

  /// The property
  /// [`support-url`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.support-url.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var supportUrl: DynamicSubject<String> {
    property("support-url", get: { (object: Adw.AboutWindow) in object.supportUrl }, set: { $0.supportUrl = $1 })
  }

  /// The property
  /// [`translator-credits`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.translator-credits.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var translatorCredits: DynamicSubject<String> {
    property(
      "translator-credits", get: { (object: Adw.AboutWindow) in object.translatorCredits },
      set: { $0.translatorCredits = $1 })
  }

  /// The property
  /// [`version`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.version.html) of
  /// `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var version: DynamicSubject<String> {
    property("version", get: { (object: Adw.AboutWindow) in object.version }, set: { $0.version = $1 })
  }

  /// The property
  /// [`website`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AboutWindow.website.html) of
  /// `AdwAboutWindow`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var website: DynamicSubject<String> {
    property("website", get: { (object: Adw.AboutWindow) in object.website }, set: { $0.website = $1 })
  }

  /// The signal
  /// [`activate-link`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.AboutWindow.activate-link.html)
  /// of `AdwAboutWindow`. Since Libadwaita 1.2.
  ///
  /// Argument: `uri`.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AboutDialog` in Libadwaita 1.6.")
  #endif
  public var activateLink: Gtk.SignalRequest<Bool, String> { request("activate-link") }
}
