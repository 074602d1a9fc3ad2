import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// A widget with actions that all of its class have.
private class Dial: Widget {
  @ObjectProperty var value = 0
  @ObjectProperty var locked = false

  override class var members: [ObjectMember] {
    [.property("value", \Dial.value), .property("locked", \Dial.locked)]
  }
  override class var classActions: [ClassAction] {
    [
      .action("dial.reset", keys: "Home|KP_Home") { (dial: Dial) in dial.value = 0 },
      .action("dial.turn", keys: .init("Up", 1), .init("<Control>Up", 10)) { (dial: Dial, steps: Int) in
        dial.value += steps
      },
      .property("dial.lock", "locked", keys: "<Control>l"),
    ]
  }

  init() {
    super.init()
    focusable = true
  }
}

/// One whose class adds an action to those that it has.
private final class DoubleDial: Dial {
  var count = 0

  override class var classActions: [ClassAction] {
    [.action("dial.count") { (dial: DoubleDial) in dial.count += 1 }]
  }
}

extension GtkTests {
  @Test func `Widgets of a class have its actions, those of its superclass as well`() async throws {
    // The classes live for ever.
    _ = DoubleDial()
    try await withoutLeaks {
      for dial in [Dial(), DoubleDial()] {
        #expect(dial.activateAction("dial.turn", args: 7.asVariant))
        #expect(dial.value == 7)
        #expect(dial.activateAction("dial.reset", args: nil))
        #expect(dial.value == 0)
        // What is inside finds them too.
        let label = Label(label: "inside")
        label.setParent(dial)
        #expect(label.activateAction("dial.turn", args: 2.asVariant))
        #expect(dial.value == 2)
        label.unparent()
        #expect(dial.activateAction("dial.count", args: nil) == (dial is DoubleDial))
        #expect((dial as? DoubleDial).map { $0.count == 1 } ?? true)
      }
      #expect(!Label(label: "another").activateAction("dial.reset", args: nil))
    }
  }

  @Test func `An action of a property switches it`() async throws {
    try await withoutLeaks {
      let dial = Dial()
      var seen: [Bool] = []
      dial.$locked.observeNext { seen.append($0) }.dispose(in: dial.reactive.bag)
      #expect(dial.activateAction("dial.lock", args: nil))
      #expect(dial.locked)
      #expect(dial.activateAction("dial.lock", args: nil))
      #expect(seen == [false, true, false])
    }
  }

  @Test func `The keys of a class do what its actions do`() async throws {
    // The class, its keys and so their wrappers live for ever.
    for keys in ["Up", "<Control>Up", "<Control>l", "Home|KP_Home"] { _ = DoubleDial().pressKeys(keys) }
    try await withoutLeaks {
      let dial = DoubleDial()
      #expect(dial.pressKeys("Up"))
      #expect(dial.pressKeys("<Control>Up"))
      #expect(dial.value == 11)
      #expect(dial.pressKeys("<Control>l"))
      #expect(dial.locked)
      #expect(dial.pressKeys("Home|KP_Home"))
      #expect(dial.value == 0)
      #expect(!dial.pressKeys("Down"))
    }
  }
}

extension Widget {
  /// Does what GTK does when the keys of a shortcut are pressed; false when the class has no such keys.
  fileprivate func pressKeys(_ trigger: String) -> Bool {
    guard let controllers: Object = givenObject(opaque: gtk_widget_observe_controllers(cast())),
      let list = controllers as? any Gio.ListModel
    else { return false }
    for index in 0..<list.nItems {
      guard let shortcuts = list.getItem(index) as? any Gio.ListModel else { continue }
      for number in 0..<shortcuts.nItems {
        guard let shortcut = shortcuts.getItem(number) as? Shortcut,
          shortcut.trigger?.toString() == ShortcutTrigger.parseString(trigger)?.toString()
        else { continue }
        return shortcut.action?.activate(flags: [], widget: self, args: shortcut.arguments) ?? false
      }
    }
    return false
  }
}
