import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  @Suite struct QuotationTests {
    @Test(arguments: [
      ("See [class@Gtk.Label].", "See `Label`."),
      ("See [class@Gtk.Range].", "See `RangeControl`."),
      ("See [property@Gtk.Label:use-underline].", "See `Label.useUnderline`."),
      ("See [method@Gtk.Window.present].", "See `Window.present()`."),
      ("See [method@Gtk.Window.set_title].", "See `Window.title`."),
      ("See [signal@Gtk.Button::clicked].", "See `Button.clicked`."),
      ("See [property@CheckButton:child].", "See `CheckButton.child`."),
      ("See [ctor@Gtk.Box.new].", "See `Box.init`."),
      ("See [id@gtk_foo].", "See `gtk_foo`."),
      ("Either %TRUE or `NULL`.", "Either `true` or `nil`."),
      ("Not non-%NULL.", "Not non-`nil`."),
      ("Sets @new_size.", "Sets `newSize`."),
      ("Uses %GTK_ALIGN_FILL.", "Uses `GTK_ALIGN_FILL`."),
      ("A `GtkLabel` or `GtkWidget:halign`.", "A `Label` or `Widget.halign`."),
      ("As #GtkSwitch::state-set says.", "As `Switch.stateSet` says."),
      ("The ::toggled signal.", "The `toggled` signal."),
      ("Calls gtk_widget_activate().", "Calls `gtk_widget_activate()`."),
      ("A plain GtkBox here.", "A plain `Box` here."),
      ("Calls graphene_rect_round().", "Calls `graphene_rect_round()`."),
      ("Press <kbd>Esc</kbd>.", "Press `Esc`."),
      ("me@example.org", "me@example.org"),
    ])
    func `GTK's markup becomes Swift's`(gtk: String, swift: String) {
      #expect(GiDocgenMarkup.shared.markdown(gtk) == swift)
    }

    @Test func `Only the first paragraph is kept, in one line`() {
      #expect(Quotation.summary("One\n  line.\n\nMore.") == "One line.")
      #expect(Quotation.summary("\n\n![A picture](a.png)\n\nText.") == "Text.")
      #expect(Quotation.summary(nil) == nil)
      #expect(Quotation.summary("  \n") == nil)
    }

    /// The comment above `anchor` in a class with an enumeration beside it.
    private static let types = """
      <enumeration name="GadgetKind" c:type="GtkGadgetKind" glib:get-type="gtk_gadget_kind_get_type">
        <member name="plain" value="0" c:identifier="GTK_GADGET_KIND_PLAIN"><doc>Nothing special.</doc></member>
      </enumeration>
      """

    @Test func `A library's own words are in the comments only where they are asked for, and with its licence`() throws
    {
      func text(quoting: Bool) throws -> String {
        try Quotation.$areWanted.withValue(quoting) {
          try OutputFiles(Gadget.library(types: Self.types)).files.map(\.content).joined()
        }
      }
      let (plain, quoting) = (try text(quoting: false), try text(quoting: true))
      for words in ["does something", "Nothing special", "LGPL"] {
        #expect(!plain.contains(words) && quoting.contains(words))
      }
      #expect(quoting.contains("/// A `Gadget` does something.\n///\n/// The class [`GtkGadget`]("))
      #expect(quoting.contains("// GTK: Copyright the GTK Development Team, LGPL-2.1-or-later"))
    }

    @Test func `What a library says is found by the page or the name in C that the facts have`() throws {
      let entries = QuotationFile(try Gadget.library(types: Self.types).namespaces).entries
      #expect(entries["https://docs.gtk.org/gtk4/class.Gadget.html"]?.text == "A `Gadget` does something.")
      #expect(entries["GTK_GADGET_KIND_PLAIN"]?.text == "Nothing special.")
      #expect(
        entries["GTK_GADGET_KIND_PLAIN"]?.credit
          == "From the documentation of GTK by the GTK Development Team, LGPL-2.1-or-later.")
    }

    @Test func `What GLib has from the manual of GNU's C library is not quoted as GLib's`() throws {
      let description = """
        <repository>
          <namespace name="GLib" version="2.0">
            <enumeration name="FileError" c:type="GFileError" glib:error-domain="g-file-error-quark">
              <doc>The following descriptions come from the GNU C Library manual.</doc>
              <member name="exist" value="0" c:identifier="G_FILE_ERROR_EXIST"><doc>Not permitted.</doc></member>
            </enumeration>
          </namespace>
        </repository>
        """
      let namespace = try GirReader.read(XMLTree.parse(Data(description.utf8)))
      #expect(QuotationFile([namespace]).entries.isEmpty)
    }
  }
}
