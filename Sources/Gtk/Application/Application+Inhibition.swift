public import BindingCore
import CGtk

extension Application {
  /// Keeps the session from ending, the user from being switched or the screen from going dark, until the result is
  /// disposed of:
  ///
  ///     let inhibition = app.inhibit([.logout, .suspend], window: window, reason: "A film is being written")
  ///     defer { inhibition.dispose() }
  ///
  /// Of an application that does not run yet this begins when it starts.
  ///
  /// - Parameters:
  ///   - flags: what must not happen.
  ///   - window: which window is busy.
  ///   - reason: what the desktop tells a person who wants to log out nevertheless.
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

  /// Asks the session not to end, switch users or go dark; `inhibit(_:window:reason:)` takes care of the end as well.
  ///
  /// - Returns: what `uninhibit(_:)` takes; 0 when nothing is inhibited, because the desktop cannot or the application
  ///   does not run.
  @discardableResult
  public final func inhibit(_ window: Window?, flags: ApplicationInhibitFlags, reason: String?) -> Int {
    guard canInhibit else { return 0 }
    return Int(gtk_application_inhibit(cast(), window?.cast(), flags.cValue, reason))
  }

  /// Ends an inhibition that `inhibit(_:flags:reason:)` has begun.
  public final func uninhibit(_ cookie: Int) {
    guard canInhibit, cookie > 0 else { return }
    gtk_application_uninhibit(cast(), guint(cookie))
  }

  /// What talks to the session is there only while the application runs, and only in the first one.
  private var canInhibit: Bool { isRegistered && !isRemote }
}
