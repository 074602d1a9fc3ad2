import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Test func `A value that a newer GTK invented does not end the program`() {
    var value = GValue()
    g_value_init(&value, Align.gType)
    defer { g_value_unset(&value) }
    g_value_set_enum(&value, 4711)
    #expect(Align.read(GValueSlot(&value)) == .fill)
    #expect(Align(cValue: GtkAlign(rawValue: 4711)) == .fill)
    #expect(Align(cValue: GtkAlign(rawValue: 2)) == .end)
  }

  @Test func `A value that is not known becomes the case nearest to 0, however far that is`() {
    // All its cases are negative.
    #expect(ResponseType(nearestTo: 5) == ResponseType(rawValue: -1))
    #expect(ResponseType(nearestTo: -5) == ResponseType(rawValue: -5))
  }
}
