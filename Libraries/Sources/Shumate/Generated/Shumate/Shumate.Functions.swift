// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CShumate
@_spi(Bindings) import Gtk

extension Shumate {
  /// Calls [`shumate_get_user_agent()`](https://gnome.pages.gitlab.gnome.org/libshumate/func.get_user_agent.html).
  public static var userAgent: String { Gtk.lentString(shumate_get_user_agent()) }

  /// Calls [`shumate_set_user_agent()`](https://gnome.pages.gitlab.gnome.org/libshumate/func.set_user_agent.html).
  public static func setUserAgent(_ newUserAgent: String?) { shumate_set_user_agent(newUserAgent) }
}
