// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GApplicationCommandLine`](https://docs.gtk.org/gio/class.ApplicationCommandLine.html).
  open class ApplicationCommandLine: Object {
    open override class var gType: GType { g_application_command_line_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gApplicationCommandLine: UnsafeMutablePointer<GApplicationCommandLine> {
      pointer.assumingMemoryBound(to: GApplicationCommandLine.self)
    }

    /// The property [`is-remote`](https://docs.gtk.org/gio/property.ApplicationCommandLine.is-remote.html) of
    /// `GApplicationCommandLine`.
    public final var isRemote: Bool { g_application_command_line_get_is_remote(gApplicationCommandLine).isTrue }

    /// Calls
    /// [`g_application_command_line_create_file_for_arg()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.create_file_for_arg.html).
    /// Since GLib 2.36.
    @discardableResult
    public final func createFileForArg(_ arg: String) -> Gio.File {
      givenObject(opaque: g_application_command_line_create_file_for_arg(gApplicationCommandLine, arg))!
    }

    /// Calls
    /// [`g_application_command_line_get_arguments()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_arguments.html).
    /// Since GLib 2.28.
    public final var arguments: [String] {
      var cArgc: Int32 = 0
      let result = g_application_command_line_get_arguments(gApplicationCommandLine, &cArgc)
      return elements(result, count: cArgc.int, isGiven: true) { givenString($0) }
    }

    /// Calls
    /// [`g_application_command_line_get_cwd()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_cwd.html).
    /// Since GLib 2.28.
    public final var cwd: String? { lentString(ifAny: g_application_command_line_get_cwd(gApplicationCommandLine)) }

    /// Calls
    /// [`g_application_command_line_get_environ()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_environ.html).
    /// Since GLib 2.28.
    public final var environ: [String] { lentStrings(g_application_command_line_get_environ(gApplicationCommandLine)) }

    /// Calls
    /// [`g_application_command_line_get_exit_status()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_exit_status.html)
    /// and `g_application_command_line_set_exit_status()`. Since GLib 2.28.
    public final var exitStatus: Int {
      get { g_application_command_line_get_exit_status(gApplicationCommandLine).int }
      set(exitStatus) { g_application_command_line_set_exit_status(gApplicationCommandLine, exitStatus.int32) }
    }

    /// Calls
    /// [`g_application_command_line_get_options_dict()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_options_dict.html).
    /// Since GLib 2.40.
    public final var optionsDict: GLib.VariantDict {
      promised(lentBoxed(g_application_command_line_get_options_dict(gApplicationCommandLine)))
    }

    /// Calls
    /// [`g_application_command_line_get_platform_data()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_platform_data.html).
    /// Since GLib 2.28.
    public final var platformData: GLib.Variant? {
      givenBoxed(opaque: g_application_command_line_get_platform_data(gApplicationCommandLine))
    }

    /// Calls
    /// [`g_application_command_line_get_stdin()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.get_stdin.html).
    /// Since GLib 2.34.
    public final var stdin: Gio.InputStream? {
      givenObject(g_application_command_line_get_stdin(gApplicationCommandLine))
    }

    /// Calls
    /// [`g_application_command_line_getenv()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.getenv.html).
    /// Since GLib 2.28.
    @discardableResult
    public final func getenv(_ name: String) -> String? {
      lentString(ifAny: g_application_command_line_getenv(gApplicationCommandLine, name))
    }
  }
}

extension Reactive where Base: Gio.ApplicationCommandLine {
  /// The property [`is-remote`](https://docs.gtk.org/gio/property.ApplicationCommandLine.is-remote.html) of
  /// `GApplicationCommandLine`.
  public var isRemote: SafeSignal<Bool> { readOnlyProperty("is-remote") }
}
