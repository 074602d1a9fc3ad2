// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwMessageDialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.MessageDialog.html). Since
  /// Libadwaita 1.2.
  open class MessageDialog: Gtk.Window {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_message_dialog_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwMessageDialog: UnsafeMutablePointer<AdwMessageDialog> {
      pointer.assumingMemoryBound(to: AdwMessageDialog.self)
    }

    /// Calls
    /// [`adw_message_dialog_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.MessageDialog.new.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public init(parent: Gtk.Window? = nil, heading: String? = nil, body: String? = nil) {
      super.init(adopting: adw_message_dialog_new(parent?.gtkWindow, heading, body))
    }

    /// The property
    /// [`body`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.body.html) of
    /// `AdwMessageDialog`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final var body: String {
      get { Gtk.lentString(adw_message_dialog_get_body(adwMessageDialog)) }
      set { Gtk.lend(newValue) { adw_message_dialog_set_body(adwMessageDialog, $0) } }
    }

    /// The property
    /// [`body-use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.body-use-markup.html)
    /// of `AdwMessageDialog`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final var bodyUseMarkup: Bool {
      get { adw_message_dialog_get_body_use_markup(adwMessageDialog).isTrue }
      set { adw_message_dialog_set_body_use_markup(adwMessageDialog, newValue.gboolean) }
    }

    /// The property
    /// [`close-response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.close-response.html)
    /// of `AdwMessageDialog`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final var closeResponse: String {
      get { Gtk.lentString(adw_message_dialog_get_close_response(adwMessageDialog)) }
      set { Gtk.lend(newValue) { adw_message_dialog_set_close_response(adwMessageDialog, $0) } }
    }

    /// The property
    /// [`default-response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.default-response.html)
    /// of `AdwMessageDialog`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final var defaultResponse: String? {
      get { Gtk.lentString(ifAny: adw_message_dialog_get_default_response(adwMessageDialog)) }
      set { Gtk.lend(newValue) { adw_message_dialog_set_default_response(adwMessageDialog, $0) } }
    }

    /// The property
    /// [`extra-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.extra-child.html)
    /// of `AdwMessageDialog`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final var extraChild: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_message_dialog_get_extra_child(adwMessageDialog)) }
      set { adw_message_dialog_set_extra_child(adwMessageDialog, newValue?.gtkWidget) }
    }

    /// The property
    /// [`heading`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.heading.html) of
    /// `AdwMessageDialog`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final var heading: String? {
      get { Gtk.lentString(ifAny: adw_message_dialog_get_heading(adwMessageDialog)) }
      set { Gtk.lend(newValue) { adw_message_dialog_set_heading(adwMessageDialog, $0) } }
    }

    /// The property
    /// [`heading-use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.heading-use-markup.html)
    /// of `AdwMessageDialog`. Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final var headingUseMarkup: Bool {
      get { adw_message_dialog_get_heading_use_markup(adwMessageDialog).isTrue }
      set { adw_message_dialog_set_heading_use_markup(adwMessageDialog, newValue.gboolean) }
    }

    /// Calls
    /// [`adw_message_dialog_add_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.add_response.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final func addResponse(_ id: String, label: String) {
      adw_message_dialog_add_response(adwMessageDialog, id, label)
    }

    /// Calls
    /// [`adw_message_dialog_get_response_appearance()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_response_appearance.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final func getResponseAppearance(_ response: String) -> Adw.ResponseAppearance {
      Adw.ResponseAppearance(cValue: adw_message_dialog_get_response_appearance(adwMessageDialog, response))
    }

    /// Calls
    /// [`adw_message_dialog_get_response_enabled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_response_enabled.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final func getResponseEnabled(_ response: String) -> Bool {
      adw_message_dialog_get_response_enabled(adwMessageDialog, response).isTrue
    }

    /// Calls
    /// [`adw_message_dialog_get_response_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_response_label.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final func getResponseLabel(_ response: String) -> String {
      Gtk.lentString(adw_message_dialog_get_response_label(adwMessageDialog, response))
    }

    /// Calls
    /// [`adw_message_dialog_has_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.has_response.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final func hasResponse(_ response: String) -> Bool {
      adw_message_dialog_has_response(adwMessageDialog, response).isTrue
    }

    /// Calls
    /// [`adw_message_dialog_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.response.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final func response(_ response: String) { adw_message_dialog_response(adwMessageDialog, response) }

    /// Calls
    /// [`adw_message_dialog_set_response_appearance()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_response_appearance.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final func setResponseAppearance(_ response: String, appearance: Adw.ResponseAppearance) {
      adw_message_dialog_set_response_appearance(adwMessageDialog, response, appearance.cValue)
    }

    /// Calls
    /// [`adw_message_dialog_set_response_enabled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_response_enabled.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final func setResponseEnabled(_ response: String, enabled: Bool) {
      adw_message_dialog_set_response_enabled(adwMessageDialog, response, enabled.gboolean)
    }

    /// Calls
    /// [`adw_message_dialog_set_response_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_response_label.html).
    /// Since Libadwaita 1.2.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
    #endif
    public final func setResponseLabel(_ response: String, label: String) {
      adw_message_dialog_set_response_label(adwMessageDialog, response, label)
    }
  }
}

extension Reactive where Base: Adw.MessageDialog {
  /// The property
  /// [`body`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.body.html) of
  /// `AdwMessageDialog`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  public var body: DynamicSubject<String> {
    property("body", get: { (object: Adw.MessageDialog) in object.body }, set: { $0.body = $1 })
  }

  /// The property
  /// [`body-use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.body-use-markup.html)
  /// of `AdwMessageDialog`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  public var bodyUseMarkup: DynamicSubject<Bool> { property("body-use-markup") }

  /// The property
  /// [`close-response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.close-response.html)
  /// of `AdwMessageDialog`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  public var closeResponse: DynamicSubject<String> {
    property(
      "close-response", get: { (object: Adw.MessageDialog) in object.closeResponse }, set: { $0.closeResponse = $1 })
  }

  /// The property
  /// [`default-response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.default-response.html)
  /// of `AdwMessageDialog`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  public var defaultResponse: DynamicSubject<String?> {
    property(
      "default-response", get: { (object: Adw.MessageDialog) in object.defaultResponse },
      set: { $0.defaultResponse = $1 })
  }

  /// The property
  /// [`extra-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.extra-child.html)
  /// of `AdwMessageDialog`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  public var extraChild: DynamicSubject<Gtk.Widget?> { property("extra-child") }

  /// The property
  /// [`heading`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.heading.html) of
  /// `AdwMessageDialog`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  public var heading: DynamicSubject<String?> {
    property("heading", get: { (object: Adw.MessageDialog) in object.heading }, set: { $0.heading = $1 })
  }

  /// The property
  /// [`heading-use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.MessageDialog.heading-use-markup.html)
  /// of `AdwMessageDialog`. Since Libadwaita 1.2.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  public var headingUseMarkup: DynamicSubject<Bool> { property("heading-use-markup") }

  /// The signal
  /// [`response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.MessageDialog.response.html) of
  /// `AdwMessageDialog`. Since Libadwaita 1.2.
  ///
  /// Argument: `response`.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.AlertDialog` in Libadwaita 1.6.")
  #endif
  public var response: SafeSignal<String> { signal(ofOne: "response") }
}
