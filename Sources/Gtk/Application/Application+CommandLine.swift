public import BindingCore
import CGtk

extension Application {
  /// Handles the command line of this launch and every later one: a program launched while this one runs passes on its
  /// arguments, and exits with the exit code that is returned here.
  ///
  /// Requires the flag `.handlesCommandLine`. GTK then does not send `activate` at launch: create or present the window
  /// here.
  ///
  /// - Parameter body: takes the arguments, beginning with the program's name, and returns the exit code of the
  ///   launched program. For the first launch that is the exit code of `run` too.
  @discardableResult
  public final func handleCommandLine(_ body: @escaping ([String]) -> Int) -> Subscription {
    let commandLines: SignalRequest<Int, Object?> = reactive.request("command-line")
    return commandLines.handle { commandLine in
      guard let commandLine else { return 1 }
      return body(givenStrings(g_application_command_line_get_arguments(commandLine.cast(), nil)))
    }
  }
}
