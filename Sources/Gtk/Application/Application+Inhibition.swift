public import BindingCore
import CGtk

extension Application {
  /// Prevents the end of the session, user switching or the screen from going dark until the result is disposed of:
  ///
  ///     let inhibition = app.inhibit([.logout, .suspend], window: window, reason: "A film is being written")
  ///     defer { inhibition.dispose() }
  ///
  /// If the application is not running yet, the inhibition begins when it starts.
  ///
  /// - Parameters:
  ///   - flags: what to inhibit.
  ///   - window: the busy window.
  ///   - reason: the explanation that the desktop shows to a user who still wants to log out.
  public final func inhibit(
    _ flags: ApplicationInhibitFlags, window: Window? = nil, reason: String
  ) -> any Disposable {
    let inhibition = Subscription()
    let begin = { [weak self] in
      guard let self else { return }
      let cookie = inhibit(window, flags: flags, reason: reason)
      inhibition.add(BlockDisposable { [weak self] in self?.uninhibit(cookie) })
    }
    if canInhibit {
      begin()
    } else {
      reactive.startup.prefix(maxLength: 1).attach(Observer(next: begin), inhibition)
    }
    return inhibition
  }

  /// Asks the session not to end, switch users or go dark; `inhibit(_:window:reason:)` also handles the end of the
  /// inhibition.
  ///
  /// - Returns: A cookie for `uninhibit(_:)`, or 0 if nothing is inhibited because the desktop does not support it or
  ///   the application is not running.
  @discardableResult
  public final func inhibit(_ window: Window?, flags: ApplicationInhibitFlags, reason: String?) -> Int {
    guard canInhibit else { return 0 }
    return Int(gtk_application_inhibit(cast(), window?.cast(), flags.cValue, reason))
  }

  /// Ends an inhibition begun by `inhibit(_:flags:reason:)`.
  public final func uninhibit(_ cookie: Int) {
    guard canInhibit, cookie > 0 else { return }
    gtk_application_uninhibit(cast(), guint(cookie))
  }

  /// Whether the session can be reached, which requires the application to run as the primary instance.
  private var canInhibit: Bool { isRegistered && !isRemote }
}
