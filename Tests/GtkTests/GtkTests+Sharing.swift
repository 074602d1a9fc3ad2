import BindingCore
import CGtk
import Dispatch
import Testing

@_spi(Bindings) @testable import Gtk

private final class DraggedCard: Object {
  @ObjectProperty var name = ""
  override class var members: [ObjectMember] { [.property("name", \DraggedCard.name)] }
  init() { super.init() }
}

/// What goes between programs and between threads.
extension GtkTests {
  @Test func theClipboardGivesBackWhatWasPutIn() async throws {
    // GDK holds it, and with it its wrapper, from now on.
    let clipboard = try #require(Gdk.Display.default?.clipboard)
    try await withoutLeaks {
      clipboard.setText("copied 🦉")
      #expect(clipboard.isLocal)
      let copied = try await clipboard.readText()
      #expect(copied == "copied 🦉")
      let value = try await clipboard.readValue(type: String.self)
      #expect(value.get(String.self) == "copied 🦉")
      let pixels = GLib.Bytes(data: [255, 0, 0, 255])
      let texture = Gdk.MemoryTexture(width: 1, height: 1, format: .r8g8b8a8, bytes: pixels, stride: 4)
      clipboard.set(texture)
      let picture = try await clipboard.readTexture()
      #expect(picture?.width == 1)
      await #expect(throws: GLib.Failure.self) { try await clipboard.readText() }
      _ = clipboard.setContent(nil)
    }
  }

  @Test func `A picture on the clipboard is one for other programs, whatever class of texture it is`() async throws {
    let clipboard = try #require(Gdk.Display.default?.clipboard)
    try await withoutLeaks {
      let pixels = GLib.Bytes(data: [255, 0, 0, 255])
      let texture = Gdk.MemoryTexture(width: 1, height: 1, format: .r8g8b8a8, bytes: pixels, stride: 4)
      clipboard.setTexture(texture)
      #expect(clipboard.formats?.containGtype(Gdk.Texture.self) == true)
      #expect(clipboard.formats?.containMimeType("image/png") == true)
      let provider = Gdk.ContentProvider(value: texture)
      #expect(provider.refFormats().containGtype(Gdk.Texture.self))
      let copy = try provider.value(as: Gdk.Texture.self)
      #expect(copy.width == 1)
      _ = clipboard.setContent(nil)
    }
  }

  @Test func `An object of a Swift class is dragged as one of its class`() async throws {
    try await withoutLeaks {
      let card = DraggedCard()
      let provider = Gdk.ContentProvider(value: card)
      #expect(provider.refFormats().containGtype(DraggedCard.self))
      let dragged = try provider.value(as: DraggedCard.self)
      #expect(dragged === card)
      #expect(AnyValue(card).get(DraggedCard.self) === card)
    }
  }

  @Test func aTaskThatIsCancelledAlreadyGetsNoResult() async throws {
    try await withoutLeaks {
      let task = Task { () -> (any Error)? in
        while !Task.isCancelled { await Task.yield() }
        do {
          _ = try await Gio.File(path: "/").queryInfo("standard::*", flags: [])
          return nil
        } catch { return error }
      }
      task.cancel()
      #expect(await task.value is CancellationError)
    }
  }

  @Test func aThingCanBeDraggedToWhoeverTakesIt() async throws {
    try await withoutLeaks {
      let source = DragSource()
      source.content = Gdk.ContentProvider(value: "dragged")
      let content = try source.content?.value(as: String.self)
      #expect(content == "dragged")
      let prepared = source.reactive.prepare.answer { x, _ in
        x < 0 ? nil : Gdk.ContentProvider(value: "at \(Int(x))")
      }
      var provider = GValue()
      g_value_init(&provider, Gdk.ContentProvider.gType)
      emitReturning(&provider, "prepare", on: source, 3.0, 4.0)
      let made: Gdk.ContentProvider? = Gdk.ContentProvider.readNullable(GValueSlot(&provider))
      let text = try made?.value(as: String.self)
      #expect(text == "at 3")
      g_value_unset(&provider)
      let target = DropTarget(type: String.self, actions: .copy)
      #expect(target.value == nil)
      var dropped: [String?] = []
      let answer = target.reactive.drop.answer { value, x, _ in
        dropped.append(value.get(String.self).map { "\($0) at \(Int(x))" })
        return true
      }
      emit("drop", on: target, AnyValue("text"), 1.0, 2.0)
      #expect(dropped == ["text at 1"])
      let label = Label(label: "both")
      label.addController(source)
      label.addController(target)
      prepared.dispose()
      answer.dispose()
    }
  }

  @Test func anObjectThatAnotherThreadLetsGoEndsItsSignals() async throws {
    try await withoutLeaks {
      var ends = 0
      var cancellable: Gio.Cancellable? = Gio.Cancellable()
      let pointer = try #require(cancellable?.pointer)
      g_object_ref(pointer)
      let observation = cancellable?.reactive.cancelled.observeCompleted { ends += 1 }
      cancellable = nil
      await until { pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1 }
      // Sound: the reference is handed to the other thread, which drops it; nobody else looks at the object.
      nonisolated(unsafe) let last = pointer
      DispatchQueue.global().async { g_object_unref(last) }
      await until { ends == 1 }
      // The object is gone, and the observation must not look for it.
      observation?.dispose()
    }
  }

  @Test func aBagOfAnObjectThatAnotherThreadLetsGoIsEmptied() async throws {
    try await withoutLeaks {
      var ends = 0
      var cancellable: Gio.Cancellable? = Gio.Cancellable()
      let pointer = try #require(cancellable?.pointer)
      g_object_ref(pointer)
      cancellable?.reactive.bag.add(BlockDisposable { ends += 1 })
      cancellable = nil
      await until { pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1 }
      // Sound: as above.
      nonisolated(unsafe) let last = pointer
      DispatchQueue.global().async { g_object_unref(last) }
      await until { ends == 1 }
    }
  }

  @Test func anIconThatAWorkerHoldsHasNoIdentity() async throws {
    try await withoutLeaks {
      var icon: IconPaintable? = IconPaintable(file: Gio.File(path: "/nowhere.png"), size: 16, scale: 1)
      let pointer = try #require(icon?.pointer)
      g_object_ref(pointer)
      icon = nil
      // The worker's reference does not hold the wrapper, so nothing is told of its end on that thread.
      await until { pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1 }
      // Sound: as above.
      nonisolated(unsafe) let last = pointer
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          g_object_unref(last)
          continuation.resume()
        }
      }
    }
  }

  @Test func aHandlerOfASharedObjectCanBeEndedFirst() async throws {
    try await withoutLeaks {
      let cancellable = Gio.Cancellable()
      var count = 0
      let observation = cancellable.reactive.cancelled.observeNext { count += 1 }
      observation.dispose()
      cancellable.cancel()
      #expect(count == 0)
    }
  }

  @Test func aSelectionModelOfOursAnswersThroughItsInterface() async throws {
    try await withoutLeaks {
      let model = MultiSelection(model: StringList(strings: ["a", "b", "c"]))
      var changes: [[Int]] = []
      let observation = model.reactive.selectionChanged.observeNext { position, count in
        changes.append([position, count])
      }
      #expect(model.selectRange(position: 0, nItems: 2, unselectRest: true))
      #expect(changes == [[0, 2]])
      #expect(model.isSelected(1))
      #expect(!model.isSelected(2))
      let known: any SelectionModel = model
      #expect(known.unselectAll())
      #expect(changes.count == 2)
      observation.dispose()
    }
  }
}

/// Emits a signal and puts what the handlers answer into `result`.
@MainActor private func emitReturning<each A: GValueRepresentable>(
  _ result: inout GValue, _ name: StaticString, on object: Object, _ arguments: repeat each A
) {
  var values = [GValue()]
  g_value_init(&values[0], cgtk_type_of(object.pointer))
  g_value_set_object(&values[0], object.pointer)
  for argument in repeat each arguments {
    var value = GValue()
    g_value_init(&value, type(of: argument).gType)
    argument.write(to: GValueSlot(&value))
    values.append(value)
  }
  g_signal_emitv(&values, SignalID(name, of: object).id, 0, &result)
  for index in values.indices { g_value_unset(&values[index]) }
}
