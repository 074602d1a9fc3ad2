// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_5
public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwAlertDialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.AlertDialog.html).
  /// Since Libadwaita 1.5.
  open class AlertDialog: Adw.Dialog {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_alert_dialog_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwAlertDialog: UnsafeMutablePointer<AdwAlertDialog> {
      pointer.assumingMemoryBound(to: AdwAlertDialog.self)
    }

    /// Calls
    /// [`adw_alert_dialog_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.AlertDialog.new.html).
    /// Since Libadwaita 1.5.
    public init(heading: String? = nil, body: String? = nil) {
      super.init(adopting: adw_alert_dialog_new(heading, body))
    }

    /// The property
    /// [`body`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.body.html) of
    /// `AdwAlertDialog`. Since Libadwaita 1.5.
    public final var body: String {
      get { Gtk.lentString(adw_alert_dialog_get_body(adwAlertDialog)) }
      set { Gtk.lend(newValue) { adw_alert_dialog_set_body(adwAlertDialog, $0) } }
    }

    /// The property
    /// [`body-use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.body-use-markup.html)
    /// of `AdwAlertDialog`. Since Libadwaita 1.5.
    public final var bodyUseMarkup: Bool {
      get { adw_alert_dialog_get_body_use_markup(adwAlertDialog).isTrue }
      set { adw_alert_dialog_set_body_use_markup(adwAlertDialog, newValue.gboolean) }
    }

    /// The property
    /// [`close-response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.close-response.html)
    /// of `AdwAlertDialog`. Since Libadwaita 1.5.
    public final var closeResponse: String {
      get { Gtk.lentString(adw_alert_dialog_get_close_response(adwAlertDialog)) }
      set { Gtk.lend(newValue) { adw_alert_dialog_set_close_response(adwAlertDialog, $0) } }
    }

    /// The property
    /// [`default-response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.default-response.html)
    /// of `AdwAlertDialog`. Since Libadwaita 1.5.
    public final var defaultResponse: String? {
      get { Gtk.lentString(ifAny: adw_alert_dialog_get_default_response(adwAlertDialog)) }
      set { Gtk.lend(newValue) { adw_alert_dialog_set_default_response(adwAlertDialog, $0) } }
    }

    /// The property
    /// [`extra-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.extra-child.html)
    /// of `AdwAlertDialog`. Since Libadwaita 1.5.
    public final var extraChild: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_alert_dialog_get_extra_child(adwAlertDialog)) }
      set { adw_alert_dialog_set_extra_child(adwAlertDialog, newValue?.gtkWidget) }
    }

    /// The property
    /// [`heading`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.heading.html) of
    /// `AdwAlertDialog`. Since Libadwaita 1.5.
    public final var heading: String? {
      get { Gtk.lentString(ifAny: adw_alert_dialog_get_heading(adwAlertDialog)) }
      set { Gtk.lend(newValue) { adw_alert_dialog_set_heading(adwAlertDialog, $0) } }
    }

    /// The property
    /// [`heading-use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.heading-use-markup.html)
    /// of `AdwAlertDialog`. Since Libadwaita 1.5.
    public final var headingUseMarkup: Bool {
      get { adw_alert_dialog_get_heading_use_markup(adwAlertDialog).isTrue }
      set { adw_alert_dialog_set_heading_use_markup(adwAlertDialog, newValue.gboolean) }
    }

    /// Calls
    /// [`adw_alert_dialog_add_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.add_response.html).
    /// Since Libadwaita 1.5.
    public final func addResponse(_ id: String, label: String) {
      adw_alert_dialog_add_response(adwAlertDialog, id, label)
    }

    /// Calls
    /// [`adw_alert_dialog_choose()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.choose.html).
    /// Since Libadwaita 1.5.
    @discardableResult
    public final func choose(_ parent: Gtk.Widget?) async -> String {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        adw_alert_dialog_choose(adwAlertDialog, parent?.gtkWidget, cancellable, finished, userData)
      }
      defer { outcome.end() }
      return Gtk.lentString(adw_alert_dialog_choose_finish(adwAlertDialog, outcome.pointer))
    }

    /// Calls
    /// [`adw_alert_dialog_get_response_appearance()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.get_response_appearance.html).
    /// Since Libadwaita 1.5.
    public final func getResponseAppearance(_ response: String) -> Adw.ResponseAppearance {
      Adw.ResponseAppearance(cValue: adw_alert_dialog_get_response_appearance(adwAlertDialog, response))
    }

    /// Calls
    /// [`adw_alert_dialog_get_response_enabled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.get_response_enabled.html).
    /// Since Libadwaita 1.5.
    public final func getResponseEnabled(_ response: String) -> Bool {
      adw_alert_dialog_get_response_enabled(adwAlertDialog, response).isTrue
    }

    /// Calls
    /// [`adw_alert_dialog_get_response_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.get_response_label.html).
    /// Since Libadwaita 1.5.
    public final func getResponseLabel(_ response: String) -> String {
      Gtk.lentString(adw_alert_dialog_get_response_label(adwAlertDialog, response))
    }

    /// Calls
    /// [`adw_alert_dialog_has_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.has_response.html).
    /// Since Libadwaita 1.5.
    public final func hasResponse(_ response: String) -> Bool {
      adw_alert_dialog_has_response(adwAlertDialog, response).isTrue
    }

    /// Calls
    /// [`adw_alert_dialog_remove_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.remove_response.html).
    /// Since Libadwaita 1.5.
    public final func removeResponse(_ id: String) { adw_alert_dialog_remove_response(adwAlertDialog, id) }

    /// Calls
    /// [`adw_alert_dialog_set_response_appearance()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.set_response_appearance.html).
    /// Since Libadwaita 1.5.
    public final func setResponseAppearance(_ response: String, appearance: Adw.ResponseAppearance) {
      adw_alert_dialog_set_response_appearance(adwAlertDialog, response, appearance.cValue)
    }

    /// Calls
    /// [`adw_alert_dialog_set_response_enabled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.set_response_enabled.html).
    /// Since Libadwaita 1.5.
    public final func setResponseEnabled(_ response: String, enabled: Bool) {
      adw_alert_dialog_set_response_enabled(adwAlertDialog, response, enabled.gboolean)
    }

    /// Calls
    /// [`adw_alert_dialog_set_response_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.AlertDialog.set_response_label.html).
    /// Since Libadwaita 1.5.
    public final func setResponseLabel(_ response: String, label: String) {
      adw_alert_dialog_set_response_label(adwAlertDialog, response, label)
    }
  }
}

extension Reactive where Base: Adw.AlertDialog {
  /// The property [`body`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.body.html)
  /// of `AdwAlertDialog`. Since Libadwaita 1.5.
  public var body: DynamicSubject<String> {
    property("body", get: { (object: Adw.AlertDialog) in object.body }, set: { $0.body = $1 })
  }

  /// The property
  /// [`body-use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.body-use-markup.html)
  /// of `AdwAlertDialog`. Since Libadwaita 1.5.
  public var bodyUseMarkup: DynamicSubject<Bool> { property("body-use-markup") }

  /// The property
  /// [`close-response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.close-response.html)
  /// of `AdwAlertDialog`. Since Libadwaita 1.5.
  public var closeResponse: DynamicSubject<String> {
    property(
      "close-response", get: { (object: Adw.AlertDialog) in object.closeResponse }, set: { $0.closeResponse = $1 })
  }

  /// The property
  /// [`default-response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.default-response.html)
  /// of `AdwAlertDialog`. Since Libadwaita 1.5.
  public var defaultResponse: DynamicSubject<String?> {
    property(
      "default-response", get: { (object: Adw.AlertDialog) in object.defaultResponse }, set: { $0.defaultResponse = $1 }
    )
  }

  /// The property
  /// [`extra-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.extra-child.html)
  /// of `AdwAlertDialog`. Since Libadwaita 1.5.
  public var extraChild: DynamicSubject<Gtk.Widget?> { property("extra-child") }

  /// The property
  /// [`heading`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.heading.html) of
  /// `AdwAlertDialog`. Since Libadwaita 1.5.
  public var heading: DynamicSubject<String?> {
    property("heading", get: { (object: Adw.AlertDialog) in object.heading }, set: { $0.heading = $1 })
  }

  /// The property
  /// [`heading-use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.heading-use-markup.html)
  /// of `AdwAlertDialog`. Since Libadwaita 1.5.
  public var headingUseMarkup: DynamicSubject<Bool> { property("heading-use-markup") }

  /// The signal
  /// [`response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.AlertDialog.response.html) of
  /// `AdwAlertDialog`. Since Libadwaita 1.5.
  ///
  /// Argument: `response`.
  public var response: SafeSignal<String> { signal(ofOne: "response") }
}

#endif
