import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

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

  @Test func `Numbers and cases are the same from the first to the last`() {
    let cases: [Orientation: Int32] = [.horizontal: 0, .vertical: 1]
    #expect(cases.allSatisfy { $0.key.rawValue == $0.value && Orientation(rawValue: $0.value) == $0.key })
    #expect(AccessibleRole.alert.rawValue == 0 && AccessibleRole.window.rawValue == 77)
    #expect((0..<78).allSatisfy { AccessibleRole(rawValue: $0)?.rawValue == $0 })
    #expect([-1, 256].allSatisfy { AccessibleRole(rawValue: $0) == nil })
    #if !GTK_4_10
    #expect(AccessibleRole(rawValue: 78) == nil)
    #endif
    #expect(AccessibleRole.checkbox.cValue == GTK_ACCESSIBLE_ROLE_CHECKBOX)
    #expect(AccessibleRole(cValue: GTK_ACCESSIBLE_ROLE_TEXT_BOX) == .textBox)
  }

  @Test func `A value that is not known becomes the case nearest to 0, however far that is`() {
    // All its cases are negative.
    #expect(ResponseType(nearestTo: 5) == ResponseType(rawValue: -1))
    #expect(ResponseType(nearestTo: -5) == ResponseType(rawValue: -5))
  }
}
