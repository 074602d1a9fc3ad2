public import BindingCore

extension Reactive where Base: Gio.Application {
  /// Fires when the application is to open files: those of its command line, and those that the file manager or a later
  /// start of the program hands over. GTK's `open`, without the hint that nobody gives.
  ///
  /// For an application with the flag `.handlesOpen`. GTK sends `activate` only when there are no files.
  public var filesOpened: SafeSignal<[Gio.File]> { open.map { files, _ in files } }
}
