import CGtk

// GTK identifies the responses of dialogs by numbers because programs can define their own. These overloads take GTK's
// predefined responses.

@MainActor extension Int {
  /// Converts a case of a GTK enumeration to its number: `tag.weight = Int(Pango.Weight.bold)`.
  public init(_ value: some GEnum) { self = Int(value.rawValue) }
}

/// Returns whether a response is a given predefined one.
@MainActor public func == (response: Int?, known: ResponseType) -> Bool { response == Int(known) }

/// Returns whether a response differs from a given predefined one.
@MainActor public func != (response: Int?, known: ResponseType) -> Bool { response != Int(known) }

@MainActor extension ResponseType {
  /// Converts a response number to a predefined response, for a `switch`, or returns `nil` for a program's own.
  public init?(_ response: Int) {
    guard let known = Int32(exactly: response).flatMap(ResponseType.init(rawValue:)) else { return nil }
    self = known
  }
}

// These use C functions, since GTK 4.10 deprecates the generated members: see `OldDialogs`.

extension Dialog {
  /// Adds a button that emits a response.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: ResponseType) -> Widget {
    lentObject(gtk_dialog_add_button(cast(), buttonText, responseId.rawValue))!
  }

  /// Adds a widget that emits a response when it is activated.
  public final func addActionWidget(_ child: Widget, responseId: ResponseType) {
    gtk_dialog_add_action_widget(cast(), child.cast(), responseId.rawValue)
  }

  /// Emits a response, as if its button were pressed.
  public final func response(_ responseId: ResponseType) { gtk_dialog_response(cast(), responseId.rawValue) }

  /// Sets the response of the Enter key.
  public final func setDefaultResponse(_ responseId: ResponseType) {
    gtk_dialog_set_default_response(cast(), responseId.rawValue)
  }

  /// Sets whether the widgets of a response are sensitive.
  public final func setResponseSensitive(_ responseId: ResponseType, setting: Bool) {
    gtk_dialog_set_response_sensitive(cast(), responseId.rawValue, setting.gboolean)
  }
}

extension InfoBar {
  /// Adds a button that emits a response.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: ResponseType) -> Button {
    lentObject(gtk_info_bar_add_button(opaque, buttonText, responseId.rawValue))!
  }

  /// Adds a widget that emits a response when it is activated.
  public final func addActionWidget(_ child: Widget, responseId: ResponseType) {
    gtk_info_bar_add_action_widget(opaque, child.cast(), responseId.rawValue)
  }

  /// Emits a response, as if its button were pressed.
  public final func response(_ responseId: ResponseType) { gtk_info_bar_response(opaque, responseId.rawValue) }

  /// Sets the response of the Enter key.
  public final func setDefaultResponse(_ responseId: ResponseType) {
    gtk_info_bar_set_default_response(opaque, responseId.rawValue)
  }

  /// Sets whether the widgets of a response are sensitive.
  public final func setResponseSensitive(_ responseId: ResponseType, setting: Bool) {
    gtk_info_bar_set_response_sensitive(opaque, responseId.rawValue, setting.gboolean)
  }
}
