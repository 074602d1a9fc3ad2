import BindingCore
import CGtk
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

/// Widgets of the runtime's tests, which know no generated class.
private func makeLabel() -> Object { Object(adopting: gtk_label_new("")) }
private func makeEntry() -> Object { Object(adopting: gtk_entry_new()) }
private func makeButton() -> Object { Object(adopting: gtk_button_new()) }

extension Object {
  fileprivate var text: DynamicSubject<String> { reactive.property("text", as: String.self) }
  fileprivate var label: DynamicSubject<String> { reactive.property("label", as: String.self) }
}

extension GtkTests {
  @Test func `A property delivers its value first and then each change, whoever makes it`() async throws {
    try await withoutLeaks {
      let entry = makeEntry()
      var seen: [String] = []
      entry.text.observeNext { seen.append($0) }.dispose(in: entry.reactive.bag)
      entry.text.value = "owl"
      gtk_editable_set_text(entry.opaque, "owls")
      #expect(seen == ["", "owl", "owls"])
    }
  }

  @Test func `A binding sets the property and ends with the source`() async throws {
    try await withoutLeaks {
      let label = makeLabel()
      var source: Property<String>? = Property("one")
      let binding = source!.bind(to: label.label)
      source!.value = "two"
      #expect(label.label.value == "two")
      source = nil
      #expect(binding.isDisposed)
    }
  }

  @Test func `A binding ends with its target`() async throws {
    let source = Property("one")
    try await withoutLeaks {
      let label = Weak { makeLabel() }
      #expect(label.object == nil)
      var binding: Subscription?
      do {
        let label = makeLabel()
        binding = source.bind(to: label.label)
        #expect(binding?.isDisposed == false)
      }
      #expect(binding?.isDisposed == true)
    }
  }

  @Test func `Two-way bound texts agree whichever end changes`() async throws {
    try await withoutLeaks {
      let entry = makeEntry()
      let text = Property("cat")
      var seen: [String] = []
      text.observeNext { seen.append($0) }
      text.bidirectionalBind(to: entry.text)
      #expect(entry.text.value == "cat")
      gtk_editable_set_text(entry.opaque, "cats")
      #expect(text.value == "cats")
      text.value = "dogs"
      #expect(entry.text.value == "dogs")
      #expect(seen == ["cat", "cats", "dogs"], "no echo")
    }
  }

  @Test func `A value that the widget clamps comes back to the model`() async throws {
    try await withoutLeaks {
      let adjustment = Object(adopting: gtk_adjustment_new(1, 0, 10, 1, 1, 0))
      let value = Property(5.0)
      value.bidirectionalBind(to: adjustment.reactive.property("value", as: Double.self))
      value.value = 50
      #expect(value.value == 10)
      #expect(adjustment.getProperty("value") == 10.0)
    }
  }

  @Test func `A progress bar and a property that can never agree come to rest`() async throws {
    try await withoutLeaks {
      let bar = ProgressBar()
      let value = Property(0.0, normalise: { min(max($0, 4), 8) })
      value.bidirectionalBind(to: bar.reactive.fraction)
      var tellings = 0
      let observation = value.observeNext { _ in
        tellings += 1
        precondition(tellings < 1000, "goes round for ever")
      }
      bar.fraction = 0.5
      #expect(bar.fraction == 1)
      #expect(value.value == 4)
      observation.dispose()
    }
  }

  @Test func `Setting the text keeps the cursor of an entry that has it already`() async throws {
    try await withoutLeaks {
      let entry = makeEntry()
      let text = Property("")
      text.bidirectionalBind(to: entry.text)
      text.value = "hello"
      gtk_editable_set_position(entry.opaque, 3)
      var position: Int32 = 3
      gtk_editable_insert_text(entry.opaque, "p", -1, &position)
      gtk_editable_set_position(entry.opaque, 4)
      #expect(text.value == "helplo")
      #expect(gtk_editable_get_position(entry.opaque) == 4)
    }
  }

  @Test func `The bag of a window is emptied when it is destroyed and nobody else holds it`() async throws {
    try await withoutLeaks {
      var disposed = false
      let window = Weak { Object(adopting: gtk_window_new()) }
      window.object?.reactive.bag.add(BlockDisposable { disposed = true })
      gtk_window_destroy(try #require(window.object).cast())
      #expect(disposed)
    }
  }

  @Test func `The bag is emptied when the object is disposed of, though Swift still holds it`() async throws {
    try await withoutLeaks {
      let button = makeButton()
      var disposed = false
      button.reactive.bag.add(BlockDisposable { disposed = true })
      g_object_run_dispose(button.cast())
      #expect(disposed)
    }
  }

  @Test func `Disposing an observation takes its handler from the object at once`() async throws {
    try await withoutLeaks {
      let button = makeButton()
      let before = LeakCheck.liveClosures
      let clicks: SafeSignal<Void> = button.reactive.signal("clicked")
      let observations = [clicks.observeNext {}, button.label.observeNext { _ in }]
      #expect(LeakCheck.liveClosures == before + 2)
      for observation in observations { observation.dispose() }
      #expect(LeakCheck.liveClosures == before)
    }
  }

  @Test func `Signals deliver their arguments and finish with the object`() async throws {
    try await withoutLeaks {
      var events: [String] = []
      do {
        let entry = makeEntry()
        let drag = Object(adopting: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
        (drag.reactive.signal(ofSeveral: "drag-end") as SafeSignal<(Double, Double)>).observe { event in
          if let (x, y) = event.element { events.append("end \(x) \(y)") } else { events.append("finished") }
        }
        (drag.reactive.signal(ofOne: "cancel") as SafeSignal<OpaqueValue>).observeNext { _ in }
        emit("drag-end", on: drag, 3.0, 4.0)
        (entry.reactive.signal("activate") as SafeSignal<Void>).observeNext { events.append("activate") }
        emit("activate", on: entry)
      }
      #expect(events == ["end 3.0 4.0", "activate", "finished"])
    }
  }

  @Test func `An emission that an observer causes comes after the one that it is being given`() async throws {
    try await withoutLeaks {
      let button = makeButton()
      let clicks: SafeSignal<Void> = button.reactive.signal("clicked")
      var log: [String] = []
      var count = 0
      clicks.observeNext {
        count += 1
        let number = count
        log.append("begin \(number)")
        if number < 3 { emit("clicked", on: button) }
        log.append("end \(number)")
      }
      .dispose(in: button.reactive.bag)
      emit("clicked", on: button)
      #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
      button.reactive.bag.removeAll()
    }
  }

  @Test func `A request is answered by the handler`() async throws {
    try await withoutLeaks {
      let window = Object(adopting: gtk_window_new())
      var asked = 0
      let closeRequest: SignalRequest<Bool> = window.reactive.request("close-request")
      let handler = closeRequest.handle {
        asked += 1
        return true
      }
      emit("close-request", on: window)
      #expect(asked == 1)
      handler.dispose()
      gtk_window_destroy(window.cast())
    }
  }

  @Test func `Main-actor code runs on the GTK thread while the loop runs`() async throws {
    let thread = pthread_self()
    await Task.detached {}.value
    #expect(pthread_equal(thread, pthread_self()) != 0)
    #expect(g_main_context_is_owner(g_main_context_default()) != 0)
    let relay = MainRelay<Int>()
    var received: [Int] = []
    relay.signal.observeNext { received.append($0) }
    await Task.detached { for number in 0..<1_000 { relay.send(number) } }.value
    await until { received.count == 1_000 }
    #expect(received == Array(0..<1_000))
  }
}
