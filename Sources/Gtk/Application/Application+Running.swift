import CGtk

extension Application {
  /// Creates an application with an id in the form `org.example.Editor`.
  ///
  /// The first running instance becomes the primary one, to which later ones connect, unless `flags` has `.nonUnique`.
  public convenience init(id: String, flags: Gio.ApplicationFlags = []) {
    self.init(applicationId: id, flags: flags)
  }

  /// Runs the application until its last window is closed, and returns the exit code.
  ///
  /// The main actor runs meanwhile (see `MainLoop`). Call it once, from the synchronous entry point of the program, and
  /// create the first window in an observer of `reactive.activate`.
  public final func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    MainLoop.install()
    // GTK is initialised after its own handler has run, which comes first.
    cgtk_connect(pointer, "startup", { _, _, _ in Application.evenOutVersions() }, nil, nil)
    let strings = arguments.makeStrings()
    defer { g_strfreev(strings) }
    return g_application_run(cast(), gint(arguments.count), strings)
  }

  /// Repairs in GTK's own classes what some of its versions do wrong.
  private static func evenOutVersions() {
    PopoverMenu.nameItemsOfAllMenus()
    ScrolledWindow.keepScrollbarsInside()
  }
}
