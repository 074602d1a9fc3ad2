import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// GObject signals that ask are requests like those of the binding core.
extension GtkTests {
  @Test func `A question that is passed on is answered by the next`() async throws {
    try await withoutLeaks {
      let window = Window()
      var asked: [String] = []
      let first = window.reactive.closeRequest.answer(orPass: {
        asked.append("first")
        return nil
      })
      let second = window.reactive.closeRequest.answer {
        asked.append("second")
        return true
      }
      let third = window.reactive.closeRequest.handle {
        asked.append("third")
        return true
      }
      emit("close-request", on: window)
      #expect(asked == ["first", "second"])
      for answer in [first, second, third] { answer.dispose() }
      window.destroy()
    }
  }

  @Test func `An answer gets the arguments one by one`() async throws {
    try await withoutLeaks {
      let scale = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
      var answers: [Double] = []
      let first = scale.reactive.changeValue.answer { scroll, value in
        answers.append(value)
        return scroll != .jump
      }
      let second = scale.reactive.changeValue.handle { _, value in
        answers.append(-value)
        return true
      }
      emit("change-value", on: scale, ScrollType.jump, 4.0)
      #expect(answers == [4, -4])
      first.dispose()
      second.dispose()
    }
  }

  @Test func `A property answers a request with several arguments`() async throws {
    try await withoutLeaks {
      let scale = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
      let isFrozen = Property(true)
      scale.reactive.changeValue.feed(from: isFrozen)
      emit("change-value", on: scale, ScrollType.jump, 4.0)
      #expect(scale.value == 0)
      isFrozen.value = false
      emit("change-value", on: scale, ScrollType.jump, 4.0)
      #expect(scale.value == 4)
    }
  }

  @Test func `An answer ends with the object, and with its target`() async throws {
    try await withoutLeaks {
      var answer: Subscription?
      var answerWithTarget: Subscription?
      let window = Window()
      do {
        let scale = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
        answer = scale.reactive.changeValue.answer { _ in true }
        answerWithTarget = window.reactive.closeRequest.answer(with: scale) { _, _ in true }
        #expect(answerWithTarget?.isDisposed == false)
      }
      #expect(answer?.isDisposed == true)
      #expect(answerWithTarget?.isDisposed == true)
      window.destroy()
    }
  }

  @Test func `A closure of several statements that answers needs no label`() async throws {
    try await withoutLeaks {
      let window = Window()
      var asked = 0
      let answer = window.reactive.closeRequest.answer {
        asked += 1
        return true
      }
      let spin = SpinButton(adjustment: nil, climbRate: 1, digits: 0)
      spin.reactive.input.answer { number in
        number.value = 3
        return 1
      }
      #expect(window.emit("close-request")?.get(Bool.self) == true)
      #expect(asked == 1)
      answer.dispose()
      window.destroy()
    }
  }

  @Test func `A tooltip is offered when there is a text for it`() async throws {
    try await withoutLeaks {
      let label = Label()
      label.label = "A title"
      let offer = label.offerTooltip { [unowned label] in label.label }
      #expect(label.hasTooltip)
      var answers: [Bool] = []
      let asked = label.reactive.queryTooltip.answer { _, _, _, _ in
        answers.append(true)
        return true
      }
      let made = g_object_new_with_properties(gtk_tooltip_get_type(), 0, nil, nil)
      let tooltip = Tooltip(adopting: UnsafeMutableRawPointer(made!))
      emit("query-tooltip", on: label, 0, 0, false, tooltip)
      // Who was asked first had something to show.
      #expect(answers.isEmpty)
      label.label = ""
      emit("query-tooltip", on: label, 0, 0, false, tooltip)
      #expect(answers == [true])
      for answer in [offer, asked] { answer.dispose() }
    }
  }
}
