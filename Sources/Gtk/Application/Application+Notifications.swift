import CGtk

extension Gio.Notification {
  /// A button of a notification.
  public struct Button {
    let label: String
    let action: String
    let target: GLib.Variant?

    /// Creates a button that activates an action of the application, such as `app.open`.
    public init(_ label: String, action: String) { (self.label, self.action, target) = (label, action, nil) }

    /// Creates a button that activates an action with a parameter.
    public init(_ label: String, action: String, target: some VariantRepresentable) {
      (self.label, self.action, self.target) = (label, action, target.asVariant)
    }
  }

  /// Creates a notification.
  ///
  /// - Parameters:
  ///   - title: what happened, in a few words.
  ///   - body: the details.
  ///   - icon: the icon, or `nil` for the application's own.
  ///   - action: the application action that a click activates, such as `app.show`, or `nil` to activate the
  ///     application.
  ///   - buttons: buttons for further actions.
  public convenience init(
    title: String, body: String, icon: (any Gio.Icon)? = nil, action: String? = nil, buttons: [Button] = [],
    priority: Gio.NotificationPriority = .normal
  ) {
    self.init(title: title)
    setBody(body)
    if let icon { setIcon(icon) }
    if let action { setDefaultActionAndTarget(action, target: nil) }
    for button in buttons { addButtonWithTarget(button.label, action: button.action, target: button.target) }
    setPriority(priority)
  }
}

extension Gio.Application {
  /// Shows a notification, replacing a displayed one with the same `id`.
  ///
  /// The application must be running and have a desktop entry. Desktops may keep the notification after the program has
  /// ended; its actions launch it again.
  public final func send(_ notification: Gio.Notification, id: String? = nil) {
    sendNotification(id, notification: notification)
  }
}
