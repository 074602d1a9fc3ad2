import CGtk

extension Application {
  /// An application with an id in the form `org.example.Editor`.
  ///
  /// The first instance that runs becomes the one that all later ones talk to, unless `flags` has `.nonUnique`.
  public convenience init(id: String, flags: Gio.ApplicationFlags = []) {
    self.init(applicationId: id, flags: flags)
  }

  /// Runs the application until its last window is closed, and returns the exit code.
  ///
  /// The main actor is served meanwhile (see `MainLoop`). Call it once, from the synchronous entry point of the program;
  /// make the first window in an observer of `reactive.activate`.
  public final func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    MainLoop.install()
    // GTK is ready when its own function has run, which comes first.
    cgtk_connect(pointer, "startup", { _, _, _ in PopoverMenu.nameItemsOfAllMenus() }, nil, nil)
    let strings = arguments.makeStrings()
    defer { g_strfreev(strings) }
    return g_application_run(cast(), gint(arguments.count), strings)
  }
}
