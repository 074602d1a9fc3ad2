// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) import Gtk

extension JavaScriptCore {
  /// Calls [`jsc_get_major_version()`](https://webkitgtk.org/reference/jsc-glib/stable/func.get_major_version.html).
  public static var majorVersion: Int { jsc_get_major_version().int }

  /// Calls [`jsc_get_micro_version()`](https://webkitgtk.org/reference/jsc-glib/stable/func.get_micro_version.html).
  public static var microVersion: Int { jsc_get_micro_version().int }

  /// Calls [`jsc_get_minor_version()`](https://webkitgtk.org/reference/jsc-glib/stable/func.get_minor_version.html).
  public static var minorVersion: Int { jsc_get_minor_version().int }

  /// Calls [`jsc_options_foreach()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_foreach.html). Since
  /// JavaScriptCoreGTK 2.24.
  public static func optionsForeach(_ function: @escaping (String, JavaScriptCore.OptionType, String?) -> Bool) {
    let lent = Gtk.CallScope()
    defer { lent.end() }
    jsc_options_foreach(callJSCOptionsFunc, lent.closure(function))
  }

  /// Calls
  /// [`jsc_options_get_boolean()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_get_boolean.html).
  /// Since JavaScriptCoreGTK 2.24.
  public static func optionsGetBoolean(_ option: String) -> Bool? {
    var cValue: gboolean = 0
    let result = jsc_options_get_boolean(option, &cValue)
    guard result != 0 else { return nil }
    return cValue.isTrue
  }

  /// Calls [`jsc_options_get_double()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_get_double.html).
  /// Since JavaScriptCoreGTK 2.24.
  public static func optionsGetDouble(_ option: String) -> Double? {
    var cValue: Double = 0
    let result = jsc_options_get_double(option, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Calls [`jsc_options_get_int()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_get_int.html). Since
  /// JavaScriptCoreGTK 2.24.
  public static func optionsGetInt(_ option: String) -> Int? {
    var cValue: Int32 = 0
    let result = jsc_options_get_int(option, &cValue)
    guard result != 0 else { return nil }
    return cValue.int
  }

  /// Calls
  /// [`jsc_options_get_range_string()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_get_range_string.html).
  /// Since JavaScriptCoreGTK 2.24.
  public static func optionsGetRangeString(_ option: String) -> String? {
    var cValue: UnsafeMutablePointer<CChar>?
    let result = jsc_options_get_range_string(option, &cValue)
    guard result != 0 else { return nil }
    return Gtk.givenString(cValue)
  }

  /// Calls [`jsc_options_get_size()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_get_size.html).
  /// Since JavaScriptCoreGTK 2.24.
  public static func optionsGetSize(_ option: String) -> Int? {
    var cValue: UInt = 0
    let result = jsc_options_get_size(option, &cValue)
    guard result != 0 else { return nil }
    return cValue.int
  }

  /// Calls [`jsc_options_get_string()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_get_string.html).
  /// Since JavaScriptCoreGTK 2.24.
  public static func optionsGetString(_ option: String) -> String? {
    var cValue: UnsafeMutablePointer<CChar>?
    let result = jsc_options_get_string(option, &cValue)
    guard result != 0 else { return nil }
    return Gtk.givenString(cValue)
  }

  /// Calls [`jsc_options_get_uint()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_get_uint.html).
  /// Since JavaScriptCoreGTK 2.24.
  public static func optionsGetUint(_ option: String) -> Int? {
    var cValue: UInt32 = 0
    let result = jsc_options_get_uint(option, &cValue)
    guard result != 0 else { return nil }
    return cValue.int
  }

  /// Calls
  /// [`jsc_options_set_boolean()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_set_boolean.html).
  /// Since JavaScriptCoreGTK 2.24.
  @discardableResult
  public static func optionsSetBoolean(_ option: String, value: Bool) -> Bool {
    jsc_options_set_boolean(option, value.gboolean).isTrue
  }

  /// Calls [`jsc_options_set_double()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_set_double.html).
  /// Since JavaScriptCoreGTK 2.24.
  @discardableResult
  public static func optionsSetDouble(_ option: String, value: Double) -> Bool {
    jsc_options_set_double(option, value).isTrue
  }

  /// Calls [`jsc_options_set_int()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_set_int.html). Since
  /// JavaScriptCoreGTK 2.24.
  @discardableResult
  public static func optionsSetInt(_ option: String, value: Int) -> Bool {
    jsc_options_set_int(option, value.int32).isTrue
  }

  /// Calls
  /// [`jsc_options_set_range_string()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_set_range_string.html).
  /// Since JavaScriptCoreGTK 2.24.
  @discardableResult
  public static func optionsSetRangeString(_ option: String, value: String) -> Bool {
    jsc_options_set_range_string(option, value).isTrue
  }

  /// Calls [`jsc_options_set_size()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_set_size.html).
  /// Since JavaScriptCoreGTK 2.24.
  @discardableResult
  public static func optionsSetSize(_ option: String, value: Int) -> Bool {
    jsc_options_set_size(option, value.uint).isTrue
  }

  /// Calls [`jsc_options_set_string()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_set_string.html).
  /// Since JavaScriptCoreGTK 2.24.
  @discardableResult
  public static func optionsSetString(_ option: String, value: String) -> Bool {
    jsc_options_set_string(option, value).isTrue
  }

  /// Calls [`jsc_options_set_uint()`](https://webkitgtk.org/reference/jsc-glib/stable/func.options_set_uint.html).
  /// Since JavaScriptCoreGTK 2.24.
  @discardableResult
  public static func optionsSetUint(_ option: String, value: Int) -> Bool {
    jsc_options_set_uint(option, value.uint32).isTrue
  }
}
