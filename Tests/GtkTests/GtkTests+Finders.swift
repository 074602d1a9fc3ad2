import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  @Test func `An action that GTK has one of is read from a text twice`() throws {
    let first = try #require(ShortcutAction.parseString("activate"))
    let second = try #require(ShortcutAction.parseString("activate"))
    #expect(first === second)
    #expect(first === ActivateAction.shared)
    #expect(ShortcutAction.parseString("nothing") === NothingAction.shared)
    #expect(ShortcutTrigger.parseString("never") === NeverTrigger.shared)
    #expect(ShortcutAction.parseString("no(such") == nil)
  }

  @Test func `What is read from a text is of its own class`() throws {
    let action = try #require(ShortcutAction.parseString("action(win.close)") as? NamedAction)
    #expect(action.actionName == "win.close")
    #expect(ShortcutTrigger.parseString("<Control>f") is KeyvalTrigger)
    let shortcut = Shortcut(trigger: ShortcutTrigger.parseString("a|b"), action: action)
    #expect(shortcut.trigger is AlternativeTrigger)
    #expect(shortcut.action === action)
  }

  @Test func `A time is made in UTC`() throws {
    let time = try #require(GLib.DateTime.utc(year: 2026, month: 2, day: 3, hour: 4, minute: 5, seconds: 6))
    #expect(time.utcOffset == 0)
    #expect(GLib.DateTime.fromUnixUtc(time.toUnix())?.hour == 4)
    #expect(GLib.DateTime.nowUtc()?.utcOffset == 0)
  }

  @Test func `A buffer of an entry is made of a text`() {
    #expect(EntryBuffer().text == "")
    #expect(EntryBuffer(text: "über").length == 4)
  }
}
