// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_18
import CGtk

extension GLib.DateTime {
  /// Calls
  /// [`g_date_time_new_from_unix_local_usec()`](https://docs.gtk.org/glib/ctor.DateTime.new_from_unix_local_usec.html).
  /// Since GLib 2.80.
  public convenience init?(unixLocalUsecs: Int) {
    let pointer = g_date_time_new_from_unix_local_usec(unixLocalUsecs)
    guard let pointer else { return nil }
    self.init(taking: pointer.raw)
  }

  /// Calls
  /// [`g_date_time_new_from_unix_utc_usec()`](https://docs.gtk.org/glib/ctor.DateTime.new_from_unix_utc_usec.html).
  /// Since GLib 2.80.
  public convenience init?(unixUtcUsecs: Int) {
    let pointer = g_date_time_new_from_unix_utc_usec(unixUtcUsecs)
    guard let pointer else { return nil }
    self.init(taking: pointer.raw)
  }

  /// Calls [`g_date_time_to_unix_usec()`](https://docs.gtk.org/glib/method.DateTime.to_unix_usec.html). Since GLib
  /// 2.80.
  @discardableResult
  public func toUnixUsec() -> Int { g_date_time_to_unix_usec(opaque) }
}

#endif
