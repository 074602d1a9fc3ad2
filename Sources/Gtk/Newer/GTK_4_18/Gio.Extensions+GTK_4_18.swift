// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_18
public import BindingCore
import CGtk

extension Gio.Application {
  /// The property [`version`](https://docs.gtk.org/gio/property.Application.version.html) of `GApplication`. Since GLib
  /// 2.80.
  public final var version: String? {
    get { lentString(ifAny: g_application_get_version(gApplication)) }
    set { lend(newValue) { g_application_set_version(gApplication, $0) } }
  }
}

extension Reactive where Base: Gio.Application {
  /// The property [`version`](https://docs.gtk.org/gio/property.Application.version.html) of `GApplication`. Since GLib
  /// 2.80.
  public var version: DynamicSubject<String?> {
    property("version", get: { (object: Gio.Application) in object.version }, set: { $0.version = $1 })
  }
}

extension Gio.ApplicationCommandLine {
  /// Calls [`g_application_command_line_done()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.done.html).
  /// Since GLib 2.80.
  public final func done() { g_application_command_line_done(gApplicationCommandLine) }

  /// Calls
  /// [`g_application_command_line_print_literal()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.print_literal.html).
  /// Since GLib 2.80.
  public final func printLiteral(_ message: String) {
    g_application_command_line_print_literal(gApplicationCommandLine, message)
  }

  /// Calls
  /// [`g_application_command_line_printerr_literal()`](https://docs.gtk.org/gio/method.ApplicationCommandLine.printerr_literal.html).
  /// Since GLib 2.80.
  public final func printerrLiteral(_ message: String) {
    g_application_command_line_printerr_literal(gApplicationCommandLine, message)
  }
}

extension Gio.FileInfo {
  /// Calls
  /// [`g_file_info_get_attribute_file_path()`](https://docs.gtk.org/gio/method.FileInfo.get_attribute_file_path.html).
  /// Since GLib 2.78.
  public final func getAttributeFilePath(_ attribute: String) -> String? {
    lentString(ifAny: g_file_info_get_attribute_file_path(instance(self), attribute))
  }

  /// Calls
  /// [`g_file_info_set_attribute_file_path()`](https://docs.gtk.org/gio/method.FileInfo.set_attribute_file_path.html).
  /// Since GLib 2.78.
  public final func setAttributeFilePath(_ attribute: String, attrValue: String) {
    g_file_info_set_attribute_file_path(instance(self), attribute, attrValue)
  }
}

#endif
