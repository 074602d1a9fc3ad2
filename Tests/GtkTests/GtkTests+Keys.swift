import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  @Test func `Keys have the codes that GDK gives their names`() {
    let keys = [
      ("Escape", Gdk.Key.Escape), ("Return", Gdk.Key.Return), ("a", Gdk.Key.a), ("A", Gdk.Key.A), ("0", Gdk.Key._0),
      ("F5", Gdk.Key.F5), ("KP_Enter", Gdk.Key.KP_Enter), ("EuroSign", Gdk.Key.EuroSign), ("Abreve", Gdk.Key.Abreve),
      ("3270_Attn", Gdk.Key._3270_Attn), ("VoidSymbol", Gdk.Key.VoidSymbol),
    ]
    for (name, key) in keys { #expect(key == Int(gdk_keyval_from_name(name)), "\(name)") }
  }
}
