import CGtk

// GTK has numbers for the responses of dialogs, because programs may have responses of their own. These take those that
// GTK knows by name.

extension Int {
  /// The number of a case of an enumeration of GTK's: `tag.weight = Int(Pango.Weight.bold)`.
  public init(_ value: some GEnum) { self = Int(value.rawValue) }
}

/// Whether a response is one that GTK knows.
public func == (response: Int?, known: ResponseType) -> Bool { response == Int(known) }

/// Whether a response is another one than one that GTK knows.
public func != (response: Int?, known: ResponseType) -> Bool { response != Int(known) }

extension ResponseType {
  /// The response of a number, for a `switch` over those that GTK knows; nil for a program's own.
  public init?(_ response: Int) {
    guard let known = Int32(exactly: response).flatMap(ResponseType.init(rawValue:)) else { return nil }
    self = known
  }
}

// They use C's functions, since GTK 4.10 deprecates the members that are made of them: see `OldDialogs`.

extension Dialog {
  /// Adds a button that gives a response.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: ResponseType) -> Widget {
    lentObject(gtk_dialog_add_button(cast(), buttonText, responseId.rawValue))!
  }

  /// Adds a widget that gives a response when it is activated.
  public final func addActionWidget(_ child: Widget, responseId: ResponseType) {
    gtk_dialog_add_action_widget(cast(), child.cast(), responseId.rawValue)
  }

  /// Gives a response, as if its button had been pressed.
  public final func response(_ responseId: ResponseType) { gtk_dialog_response(cast(), responseId.rawValue) }

  /// The response of the Enter key.
  public final func setDefaultResponse(_ responseId: ResponseType) {
    gtk_dialog_set_default_response(cast(), responseId.rawValue)
  }

  /// Whether the widgets of a response can be used.
  public final func setResponseSensitive(_ responseId: ResponseType, setting: Bool) {
    gtk_dialog_set_response_sensitive(cast(), responseId.rawValue, setting.gboolean)
  }
}

extension InfoBar {
  /// Adds a button that gives a response.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: ResponseType) -> Button {
    lentObject(gtk_info_bar_add_button(opaque, buttonText, responseId.rawValue))!
  }

  /// Adds a widget that gives a response when it is activated.
  public final func addActionWidget(_ child: Widget, responseId: ResponseType) {
    gtk_info_bar_add_action_widget(opaque, child.cast(), responseId.rawValue)
  }

  /// Gives a response, as if its button had been pressed.
  public final func response(_ responseId: ResponseType) { gtk_info_bar_response(opaque, responseId.rawValue) }

  /// The response of the Enter key.
  public final func setDefaultResponse(_ responseId: ResponseType) {
    gtk_info_bar_set_default_response(opaque, responseId.rawValue)
  }

  /// Whether the widgets of a response can be used.
  public final func setResponseSensitive(_ responseId: ResponseType, setting: Bool) {
    gtk_info_bar_set_response_sensitive(opaque, responseId.rawValue, setting.gboolean)
  }
}
