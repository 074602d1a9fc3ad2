import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  @Suite struct DocCommentTests {
    /// A class of which the library says `text`.
    private func availability(_ text: String = "", version: String? = nil) -> Availability {
      let origin = Origin(kind: .class, namespace: "Gtk", name: "Gadget", symbol: "GtkGadget")
      return Availability(origin: origin, documentation: text, version: version)
    }

    private static let gtk = "https://docs.gtk.org/gtk4/"

    @Test(arguments: [
      (Origin.Kind.class, nil, "Label", "GtkLabel", "The class [`GtkLabel`](\(gtk)class.Label.html)."),
      (.interface, nil, "Editable", "GtkEditable", "The interface [`GtkEditable`](\(gtk)iface.Editable.html)."),
      (.record, nil, "TreeIter", "GtkTreeIter", "The struct [`GtkTreeIter`](\(gtk)struct.TreeIter.html)."),
      (.enumeration, nil, "Align", "GtkAlign", "The enumeration [`GtkAlign`](\(gtk)enum.Align.html)."),
      (.flags, nil, "InputHints", "GtkInputHints", "The flags [`GtkInputHints`](\(gtk)flags.InputHints.html)."),
      (.errors, nil, "FooError", "GtkFooError", "The error codes [`GtkFooError`](\(gtk)error.FooError.html)."),
      (.constant, nil, "MAX", "GTK_MAX", "The constant [`GTK_MAX`](\(gtk)const.MAX.html)."),
      (.function, nil, "show", "gtk_show", "Calls [`gtk_show()`](\(gtk)func.show.html)."),
      (
        .constructor, "Label", "new", "gtk_label_new", "Calls [`gtk_label_new()`](\(gtk)ctor.Label.new.html)."
      ),
      (
        .typeFunction, "Window", "list_toplevels", "gtk_window_list_toplevels",
        "Calls [`gtk_window_list_toplevels()`](\(gtk)type_func.Window.list_toplevels.html)."
      ),
      (
        .method, "Label", "set_text", "gtk_label_set_text",
        "Calls [`gtk_label_set_text()`](\(gtk)method.Label.set_text.html)."
      ),
      (
        .property, "Label", "use-markup", "GtkLabel",
        "The property [`use-markup`](\(gtk)property.Label.use-markup.html) of `GtkLabel`."
      ),
      (
        .signal, "Button", "clicked", "GtkButton",
        "The signal [`clicked`](\(gtk)signal.Button.clicked.html) of `GtkButton`."
      ),
      (.part, "Align", "fill", "GTK_ALIGN_FILL", "`GTK_ALIGN_FILL` in C."),
    ])
    func `A comment says what is wrapped and links to its page`(
      kind: Origin.Kind, type: String?, name: String, symbol: String, sentence: String
    ) {
      let origin = Origin(kind: kind, namespace: "Gtk", type: type, name: name, symbol: symbol)
      #expect(origin.sentence() == sentence)
    }

    @Test(arguments: [
      ("Gdk", "https://docs.gtk.org/gdk4/class.X.html"), ("Gsk", "https://docs.gtk.org/gsk4/class.X.html"),
      ("Gio", "https://docs.gtk.org/gio/class.X.html"), ("GLib", "https://docs.gtk.org/glib/class.X.html"),
      ("Pango", "https://docs.gtk.org/Pango/class.X.html"),
      ("GdkPixbuf", "https://docs.gtk.org/gdk-pixbuf/class.X.html"),
    ])
    func `Each library has its place`(namespace: String, page: String) {
      #expect(Origin(kind: .class, namespace: namespace, name: "X", symbol: "X").page == page)
    }

    @Test func `Graphene's documentation has a page for a group of types`() {
      let site = "https://ebassi.github.io/graphene/docs/graphene-"
      func page(_ type: String?, _ name: String, _ symbol: String) -> String? {
        Origin(kind: type == nil ? .record : .method, namespace: "Graphene", type: type, name: name, symbol: symbol)
          .page
      }
      #expect(page(nil, "Point3D", "graphene_point3d_t") == site + "Point3D.html#graphene-point3d-t")
      #expect(page("Rect", "init", "graphene_rect_init") == site + "Rectangle.html#graphene-rect-init")
      #expect(page("Vec3", "add", "graphene_vec3_add") == site + "Vectors.html#graphene-vec3-add")
    }

    @Test func `What reads and writes names both functions`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method("get_size", result: Gadget.result("gint", c: "int"))
          + Gadget.method("set_size", parameters: [Gadget.parameter("size", "gint", c: "int")]))
      let comment = lines.filter { $0.hasPrefix("///") }.joined(separator: " ").replacing("/// ", with: "")
      #expect(
        comment.hasSuffix(
          "Calls [`gtk_gadget_get_size()`](\(Self.gtk)method.Gadget.get_size.html) and `gtk_gadget_set_size()`."))
    }

    @Test func `The version is told by the name of the project`() {
      #expect(DocComment.lines(of: availability(version: "4.2"), indentation: 0)[0].hasSuffix(". Since GTK 4.2."))
      let origin = Origin(kind: .class, namespace: "Gio", name: "Icon", symbol: "GIcon")
      let lines = DocComment.lines(of: Availability(origin: origin, version: "2.34"), indentation: 0)
      #expect(lines[0].hasSuffix(". Since GLib 2.34."))
    }

    @Test(arguments: [
      ("Use [class@Gtk.FileDialog] instead", "Replaced by `FileDialog` in GTK 4.10."),
      ("use the #GtkFileDialog API.", "Replaced by `FileDialog` in GTK 4.10."),
      ("No good, in favour of gtk_foo_bar().", "Replaced by `gtk_foo_bar()` in GTK 4.10."),
      ("[class@Gtk.FileDialog] is unused.", "Deprecated since GTK 4.10."),
      ("It does nothing.", "Deprecated since GTK 4.10."),
    ])
    func `Of advice only the symbol to use is taken`(advice: String, message: String) {
      var deprecated = availability()
      deprecated.isDeprecated = true
      deprecated.deprecationVersion = "4.10"
      deprecated.deprecationAdvice = advice
      let attribute = "@available(*, deprecated, message: \"\(message)\")"
      #expect(deprecated.attributes == ["#if GTK_4_10", attribute, "#endif"])
    }

    @Test func `Long text is wrapped to 120 columns, indentation included`() {
      Quotation.$areWanted.withValue(true) {
        let lines = DocComment.lines(of: availability(String(repeating: "word ", count: 60)), indentation: 4)
        #expect(lines.count == 5)
        #expect(lines.prefix(3).allSatisfy { $0.count <= 116 && $0.hasPrefix("/// word") })
        #expect(lines[0].count > 110)
      }
    }

    @Test func `A note is a paragraph of its own`() {
      let lines = DocComment.lines(of: availability(), indentation: 0, note: "Note.")
      #expect(lines.count == 3 && lines.suffix(2) == ["///", "/// Note."])
      #expect(DocComment.lines(of: Availability(), indentation: 0, note: "Note.") == ["/// Note."])
    }
  }
}
