import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// A button as it would be generated, for tests of the runtime alone.
private class TestButton: Object {
  override class var gType: GType { gtk_button_get_type() }
  override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  init() { super.init(adopting: gtk_button_new()) }
}

/// A subclass with state of its own, as an application writes it.
private final class CountingButton: TestButton {
  let title: String
  init(title: String) {
    self.title = title
    super.init()
  }
}

private nonisolated enum TestAlign: Int32, GEnum, Sendable {
  case fill, start, end, center, baseline
  static var gType: GType { gtk_align_get_type() }
}

private nonisolated struct TestHints: OptionSet, GFlags, Sendable {
  let rawValue: UInt32
  static let spellcheck = TestHints(rawValue: 1)
  static let lowercase = TestHints(rawValue: 1 << 3)
  static var gType: GType { gtk_input_hints_get_type() }
}

extension GtkTests {
  @Test func `The same GObject is always the same Swift object`() async throws {
    try await withoutLeaks {
      let button = TestButton()
      let again: Object? = Object.wrap(button.pointer)
      #expect(again === button)
    }
  }

  @Test func `A subclass keeps its state while only GTK holds the object`() async throws {
    try await withoutLeaks {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      g_object_ref_sink(box)
      defer { g_object_unref(box) }
      var child: UnsafeMutablePointer<GtkWidget>!
      do {
        let button = CountingButton(title: "kept")
        child = button.cast()
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
      }
      let found: Object? = Object.wrap(child)
      #expect((found as? CountingButton)?.title == "kept")
      gtk_box_remove(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
    }
  }

  @Test func `A wrapper dies with the last reference`() async throws {
    try await withoutLeaks { #expect(Weak { TestButton() }.object == nil) }
  }

  @Test func `A new object that C shows stays C's to take over`() async throws {
    try await withoutLeaks {
      let object = UnsafeMutableRawPointer(g_object_new_with_properties(gtk_label_get_type(), 0, nil, nil)!)
      var isAlive = true
      g_object_weak_ref(
        object.assumingMemoryBound(to: GObject.self),
        { isAlive, _ in isAlive!.assumingMemoryBound(to: Bool.self).pointee = false }, &isAlive)
      do {
        let label: Label? = lentObject(object)
        label?.label = "shown"
      }
      #expect(isAlive, "the wrapper is gone, and the list that made the object goes on with it")
      guard isAlive else { return }
      #expect(cgtk_is_floating(object) != 0)
      #expect((lentObject(object) as Label?)?.label == "shown")
      let box = Box(orientation: .vertical, spacing: 0)
      gtk_box_append(box.cast(), object.assumingMemoryBound(to: GtkWidget.self))
      #expect(cgtk_is_floating(object) == 0 && box.firstChild is Label)
      if let child = box.firstChild { box.remove(child) }
      #expect(!isAlive)
    }
  }

  @Test func `A window is kept by GTK until it is destroyed`() async throws {
    try await withoutLeaks {
      let window = Weak { Object(adopting: gtk_window_new()) }
      gtk_window_destroy(try #require(window.object).cast())
      #expect(window.object == nil)
    }
  }

  @Test func `The last release may happen on another thread`() async throws {
    try await withoutLeaks {
      let buttons = (0..<100).map { _ in Sent(TestButton()) }
      await Task.detached { for button in buttons { button.value = nil } }.value
    }
  }

  @Test func `Properties keep their values in every type`() async throws {
    try await withoutLeaks {
      let button = TestButton()
      button.setProperty("label", "Grüße")
      #expect(button.getProperty("label") == "Grüße")
      button.setProperty("tooltip-text", "tip")
      #expect(button.getProperty("tooltip-text") == Optional("tip"))
      button.setProperty("tooltip-text", String?.none)
      #expect(button.getProperty("tooltip-text") == String?.none)
      #expect(button.getProperty("tooltip-text") == "")
      button.setProperty("sensitive", false)
      #expect(button.getProperty("sensitive") == false)
      button.setProperty("margin-start", 12)
      #expect(button.getProperty("margin-start") == 12)
      #expect(button.getProperty("margin-start") == Int32(12))
      button.setProperty("opacity", 0.5)
      #expect(abs(button.getProperty("opacity") - 0.5) < 0.01)
      button.setProperty("halign", TestAlign.center)
      #expect(button.getProperty("halign") == TestAlign.center)
      button.setProperty("css-classes", ["one", "two"])
      #expect(button.getProperty("css-classes") == ["one", "two"])
      button.setProperty("css-classes", [String]())
      #expect(button.getProperty("css-classes") == [String]())

      let entry = Object(adopting: gtk_entry_new())
      entry.setProperty("input-hints", [.spellcheck, .lowercase] as TestHints)
      #expect(entry.getProperty("input-hints") == [.spellcheck, .lowercase] as TestHints)
    }
  }

  @Test func `Object properties give back the wrapper that was put in`() async throws {
    try await withoutLeaks {
      let button = TestButton()
      let child = CountingButton(title: "child")
      button.setProperty("child", Optional(child))
      #expect((button.getProperty("child") as CountingButton?)?.title == "child")
      button.setProperty("child", CountingButton?.none)
      #expect(button.getProperty("child") == TestButton?.none)
    }
  }

  @Test func `A signal handler gets the arguments and gives back its result`() async throws {
    try await withoutLeaks {
      let entry = Object(adopting: gtk_spin_button_new_with_range(0, 10, 1))
      var scroll: [TestScroll] = []
      let handler = SignalHandler(entry, SignalID("change-value", of: entry)) { arguments in
        let (type) = arguments.read() as (TestScroll)
        scroll.append(type)
      }
      emit("change-value", on: entry, TestScroll.pageDown)
      #expect(scroll == [.pageDown])
      handler.disconnect()
      emit("change-value", on: entry, TestScroll.pageDown)
      #expect(scroll.count == 1)

      let `switch` = Object(adopting: gtk_switch_new())
      let veto = SignalHandler(`switch`, SignalID("state-set", of: `switch`)) { arguments in
        let wanted: Bool = arguments.read()
        #expect(wanted)
        true.write(to: arguments.result!)
      }
      gtk_switch_set_active(`switch`.opaque, 1)
      #expect(`switch`.getProperty("state") == false)
      veto.disconnect()
    }
  }

  @Test func `A handler ends with its object`() async throws {
    var ended = 0
    try await withoutLeaks {
      let button = TestButton()
      let handler = SignalHandler(
        button, SignalID("clicked", of: button), body: { _ in }, ended: { ended += 1 })
      g_object_run_dispose(button.cast())
      #expect(ended == 1)
      handler.disconnect()
    }
    #expect(ended == 1)
  }

  @Test func `A handler that disconnects during its own emission is not called again`() async throws {
    try await withoutLeaks {
      let button = TestButton()
      var calls: [String] = []
      var second: SignalHandler?
      let first = SignalHandler(button, SignalID("clicked", of: button)) { _ in
        calls.append("first")
        second?.disconnect()
      }
      second = SignalHandler(button, SignalID("clicked", of: button)) { _ in calls.append("second") }
      emit("clicked", on: button)
      #expect(calls == ["first"])
      first.disconnect()
    }
  }
}

private nonisolated enum TestScroll: Int32, GEnum, Sendable {
  case none, jump, stepBackward, stepForward, pageBackward, pageForward, stepUp, stepDown, pageUp, pageDown
  static var gType: GType { gtk_scroll_type_get_type() }
}

/// Holds an object weakly from its birth on.
@MainActor struct Weak<Value: AnyObject> {
  weak var object: Value?
  init(_ make: () -> Value) { object = make() }
}

/// Sound for the test: each value is touched by one thread at a time, which `await` orders.
private nonisolated final class Sent<Value: AnyObject>: @unchecked Sendable {
  var value: Value?
  init(_ value: Value) { self.value = value }
}

/// Emits a signal as GTK would, and returns the answer of the handlers.
@MainActor @discardableResult func emit<each A: GValueRepresentable>(
  _ name: StaticString, on object: Object, _ arguments: repeat each A
) -> AnyValue? {
  let signal = SignalID(name, of: object)
  var query = GSignalQuery()
  g_signal_query(signal.id, &query)
  var values = [GValue()]
  g_value_init(&values[0], cgtk_type_of(object.pointer))
  g_value_set_object(&values[0], object.pointer)
  for argument in repeat each arguments {
    var value = GValue()
    g_value_init(&value, query.param_types[values.count - 1])
    argument.write(to: GValueSlot(&value))
    values.append(value)
  }
  var result = GValue()
  if query.return_type != 4 { g_value_init(&result, query.return_type) }
  g_signal_emitv(values, signal.id, signal.detail, &result)
  for index in values.indices { g_value_unset(&values[index]) }
  return query.return_type == 4 ? nil : AnyValue(taking: result)
}
