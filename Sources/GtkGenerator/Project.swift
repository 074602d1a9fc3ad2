/// Whose libraries are wrapped: who wrote their documentation, under which licence it is, and where it can be read.

struct Project {
  let name: String
  let authors: String
  /// The licence's SPDX identifier.
  let license: String

  init(namespace: String) { self = Self.ofNamespace[namespace] ?? Self.gtk }

  private init(name: String, authors: String, license: String) {
    self.name = name
    self.authors = authors
    self.license = license
  }

  static let all = [gtk, glib, pango, gdkPixbuf, graphene]

  private static let gtk = Project(name: "GTK", authors: "the GTK Development Team", license: "LGPL-2.1-or-later")
  private static let glib = Project(name: "GLib", authors: "the GLib Development Team", license: "LGPL-2.1-or-later")
  private static let pango = Project(
    name: "Pango", authors: "Owen Taylor, Behdad Esfahbod and others", license: "LGPL-2.1-or-later")
  private static let gdkPixbuf = Project(
    name: "GdkPixbuf", authors: "the GTK Development Team", license: "LGPL-2.1-or-later")
  private static let graphene = Project(name: "Graphene", authors: "Emmanuele Bassi", license: "MIT")

  private static let ofNamespace = [
    "Gtk": gtk, "Gdk": gtk, "Gsk": gtk, "Gio": glib, "GLib": glib, "GObject": glib, "Pango": pango,
    "GdkPixbuf": gdkPixbuf, "Graphene": graphene,
  ]

  /// Where the documentation is that gi-docgen makes.
  static func site(of namespace: String) -> String {
    let folder =
      switch namespace {
      case "Gtk", "Gdk", "Gsk": namespace.lowercased() + "4"
      case "GdkPixbuf": "gdk-pixbuf"
      case "Pango": namespace
      default: namespace.lowercased()
      }
    return "https://docs.gtk.org/\(folder)/"
  }

  /// Graphene's documentation is made by gtk-doc: a page for each group of types, with anchors.
  static func graphenePage(ofType type: String, symbol: String) -> String {
    let page =
      switch type {
      case "Rect": "Rectangle"
      case "Vec2", "Vec3", "Vec4": "Vectors"
      default: type
      }
    return "https://ebassi.github.io/graphene/docs/graphene-\(page).html#\(symbol.replacing("_", with: "-"))"
  }
}
