public import BindingCore
import CGtk

extension Application {
  /// Answers the command line of this start, and of every later one: a program that is started while this one runs
  /// hands its arguments over, and ends with the exit code that is returned here.
  ///
  /// For an application with the flag `.handlesCommandLine`. GTK sends `activate` no more at the start then: make or
  /// present the window here.
  ///
  /// - Parameter body: takes the arguments, the program's name first, and returns the exit code of the program that was
  ///   started. For the first one that is the exit code of `run` too.
  @discardableResult
  public final func handleCommandLine(_ body: @escaping ([String]) -> Int) -> Subscription {
    let commandLines: SignalRequest<Int, Object?> = reactive.request("command-line")
    return commandLines.handle { commandLine in
      guard let commandLine else { return 1 }
      return body(givenStrings(g_application_command_line_get_arguments(commandLine.cast(), nil)))
    }
  }
}
