import Testing

@testable import GtkGenerator

extension GtkGeneratorTests {
  @Suite struct DocCommentTests {
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
      ("Press <kbd>Esc</kbd>.", "Press `Esc`."),
      ("me@example.org", "me@example.org"),
    ])
    func `GTK's markup becomes Swift's`(gtk: String, swift: String) {
      #expect(DocComment.markdown(gtk) == swift)
    }

    @Test func `Only the first paragraph is kept, in one line`() {
      #expect(DocComment.summary("One\n  line.\n\nMore.") == "One line.")
      #expect(DocComment.summary("\n\n![A picture](a.png)\n\nText.") == "Text.")
      #expect(DocComment.summary(nil) == nil)
      #expect(DocComment.summary("  \n") == nil)
    }

    @Test func `Long text is wrapped to 120 columns, indentation included`() {
      let lines = DocComment.lines(String(repeating: "word ", count: 60), indentation: 4)
      #expect(lines.count == 3)
      #expect(lines.allSatisfy { $0.count <= 116 && $0.hasPrefix("/// word") })
      #expect(lines[0].count > 110)
    }

    @Test func `A note is a paragraph of its own`() {
      #expect(DocComment.lines("Text.", indentation: 0, note: "Note.") == ["/// Text.", "///", "/// Note."])
      #expect(DocComment.lines(nil, indentation: 0, note: "Note.") == ["/// Note."])
    }
  }
}
