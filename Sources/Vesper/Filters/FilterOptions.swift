import BindingCore
import Gtk
import PhotoSearchCore

/// The options of a filter on the command line.
struct FilterOptions {
  /// Adds the options to a parser, which lists them in `--help`.
  let add: (GLib.OptionParser) -> Void
  /// Returns what sets the filter as the options say, or `nil` if there are none.
  let read: (GLib.Options) throws(CommandLineOptions.Invalid) -> ((PhotoSearchMetadataViewModel) -> Void)?
}

extension FilterOptions {
  /// Creates an option that turns a filter on.
  init(
    flag: String, help: @autoclosure @escaping () -> String, _ path: WritableKeyPath<PhotoFilters, Bool>
  ) {
    self.init(
      add: { $0.addFlag(flag, help: help()) },
      read: { options in options[flag] ? { $0[path].value = true } : nil })
  }
}
