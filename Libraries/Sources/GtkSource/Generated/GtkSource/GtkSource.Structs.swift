// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The struct
  /// [`GtkSourceEncoding`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/struct.Encoding.html).
  public final class Encoding: Gtk.Boxed {
    public override class var gType: Gtk.GType { gtk_source_encoding_get_type() }

    /// Calls
    /// [`gtk_source_encoding_get_charset()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Encoding.get_charset.html).
    public var charset: String { Gtk.lentString(gtk_source_encoding_get_charset(opaque)) }

    /// Calls
    /// [`gtk_source_encoding_get_name()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Encoding.get_name.html).
    public var name: String { Gtk.lentString(gtk_source_encoding_get_name(opaque)) }

    /// Calls
    /// [`gtk_source_encoding_to_string()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Encoding.to_string.html).
    @discardableResult
    public func toString() -> String { Gtk.givenString(gtk_source_encoding_to_string(opaque)) }

    /// Calls
    /// [`gtk_source_encoding_get_all()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.Encoding.get_all.html).
    public static var all: [GtkSource.Encoding] {
      Gtk.lists(gtk_source_encoding_get_all(), isGiven: true) { Gtk.lentBoxed($0) as GtkSource.Encoding? }
    }

    /// Calls
    /// [`gtk_source_encoding_get_current()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.Encoding.get_current.html).
    public static var current: GtkSource.Encoding {
      Gtk.promised(Gtk.lentBoxed(opaque: gtk_source_encoding_get_current()))
    }

    /// Calls
    /// [`gtk_source_encoding_get_default_candidates()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.Encoding.get_default_candidates.html).
    public static var defaultCandidates: [GtkSource.Encoding] {
      Gtk.lists(gtk_source_encoding_get_default_candidates(), isGiven: true) {
        Gtk.lentBoxed($0) as GtkSource.Encoding?
      }
    }

    /// Calls
    /// [`gtk_source_encoding_get_from_charset()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.Encoding.get_from_charset.html).
    public static func getFromCharset(_ charset: String) -> GtkSource.Encoding? {
      Gtk.lentBoxed(opaque: gtk_source_encoding_get_from_charset(charset))
    }

    /// Calls
    /// [`gtk_source_encoding_get_utf8()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.Encoding.get_utf8.html).
    public static var utf8: GtkSource.Encoding { Gtk.promised(Gtk.lentBoxed(opaque: gtk_source_encoding_get_utf8())) }
  }
}
