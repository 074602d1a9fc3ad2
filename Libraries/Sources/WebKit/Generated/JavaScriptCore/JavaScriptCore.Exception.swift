// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension JavaScriptCore {
  /// The class [`JSCException`](https://webkitgtk.org/reference/jsc-glib/stable/class.Exception.html).
  open class Exception: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return jsc_exception_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`jsc_exception_new()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Exception.new.html).
    public init(context: JavaScriptCore.Context, message: String) {
      super.init(adopting: jsc_exception_new(context.opaque, message).raw)
    }

    /// Calls
    /// [`jsc_exception_new_with_name()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Exception.new_with_name.html).
    public init(context: JavaScriptCore.Context, name: String, message: String) {
      super.init(adopting: jsc_exception_new_with_name(context.opaque, name, message).raw)
    }

    /// Calls
    /// [`jsc_exception_get_backtrace_string()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Exception.get_backtrace_string.html).
    public final var backtraceString: String? {
      Gtk.lentString(ifAny: jsc_exception_get_backtrace_string(Gtk.instance(self)))
    }

    /// Calls
    /// [`jsc_exception_get_column_number()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Exception.get_column_number.html).
    public final var columnNumber: Int { jsc_exception_get_column_number(Gtk.instance(self)).int }

    /// Calls
    /// [`jsc_exception_get_line_number()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Exception.get_line_number.html).
    public final var lineNumber: Int { jsc_exception_get_line_number(Gtk.instance(self)).int }

    /// Calls
    /// [`jsc_exception_get_message()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Exception.get_message.html).
    public final var message: String { Gtk.lentString(jsc_exception_get_message(Gtk.instance(self))) }

    /// Calls
    /// [`jsc_exception_get_name()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Exception.get_name.html).
    public final var name: String { Gtk.lentString(jsc_exception_get_name(Gtk.instance(self))) }

    /// Calls
    /// [`jsc_exception_get_source_uri()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Exception.get_source_uri.html).
    public final var sourceUri: String? { Gtk.lentString(ifAny: jsc_exception_get_source_uri(Gtk.instance(self))) }

    /// Calls [`jsc_exception_report()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Exception.report.html).
    @discardableResult
    public final func report() -> String { Gtk.givenString(jsc_exception_report(Gtk.instance(self))) }

    /// Calls
    /// [`jsc_exception_to_string()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Exception.to_string.html).
    @discardableResult
    public final func toString() -> String { Gtk.givenString(jsc_exception_to_string(Gtk.instance(self))) }
  }
}
