public import BindingCore
import CGtk

extension Application {
  /// Keeps the session from ending, the user from being switched or the screen from going dark, until the result is
  /// disposed of:
  ///
  ///     let inhibition = app.inhibit([.logout, .suspend], window: window, reason: "A film is being written")
  ///     defer { inhibition.dispose() }
  ///
  /// - Parameters:
  ///   - flags: what must not happen.
  ///   - window: which window is busy.
  ///   - reason: what the desktop tells a person who wants to log out nevertheless.
  ///
  /// Precondition: the application runs.
  public final func inhibit(
    _ flags: ApplicationInhibitFlags, window: Window? = nil, reason: String
  ) -> any Disposable {
    precondition(isRegistered, "an application that does not run yet cannot inhibit anything")
    let cookie = inhibit(window, flags: flags, reason: reason)
    return BlockDisposable { [weak self] in
      if cookie != 0 { self?.uninhibit(cookie) }
    }
  }
}
