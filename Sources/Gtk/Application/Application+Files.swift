public import BindingCore

extension Reactive where Base: Gio.Application {
  /// Fires when the application should open files: those of its command line, and those passed by the file manager or a
  /// later launch. GTK's `open` signal, without the hint, which is never used.
  ///
  /// Requires the flag `.handlesOpen`. GTK then sends `activate` only if there are no files.
  public var filesOpened: SafeSignal<[Gio.File]> { open.map { files, _ in files } }
}
