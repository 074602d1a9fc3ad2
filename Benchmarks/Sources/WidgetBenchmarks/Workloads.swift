import BindingCore
import CWidgetTwin
import Gtk

/// Properties of a widget that is not shown, so that the setting is what is measured.
enum Properties {
  private static let texts = ["The second text", "The first text"]
  private static let numbers = [0.75, 0.25]

  static func text() -> Contest {
    let label = Label()
    return Contest(
      ours: { count in for number in 0..<count { label.reactive.label.value = texts[number & 1] } },
      twin: { widget_twin_set_texts(Int32($0)) })
  }

  static func boundText() -> Contest {
    let label = Label()
    let source = PassthroughSubject<String, Never>()
    source.bind(to: label)
    return Contest(
      ours: { count in
        withExtendedLifetime(label) { for number in 0..<count { source.send(texts[number & 1]) } }
      },
      twin: { widget_twin_set_texts(Int32($0)) })
  }

  static func number() -> Contest {
    let label = Label()
    return Contest(
      ours: { count in for number in 0..<count { label.reactive.opacity.value = numbers[number & 1] } },
      twin: { widget_twin_set_numbers(Int32($0)) })
  }

  static func boundNumber() -> Contest {
    let label = Label()
    let source = PassthroughSubject<Double, Never>()
    source.bind(to: label.reactive.opacity)
    return Contest(
      ours: { count in
        withExtendedLifetime(label) { for number in 0..<count { source.send(numbers[number & 1]) } }
      },
      twin: { widget_twin_set_numbers(Int32($0)) })
  }
}

/// A button that is clicked by the same C code for both; who counts the clicks is what differs.
enum Signals {
  static func clicks() -> Contest {
    var clicks = 0
    return Contest(
      ours: { count in
        let window = Window()
        let button = Button()
        window.child = button
        button.reactive.clicked.observeNext { clicks += 1 }
        let before = clicks
        widget_emit_clicks(Int32(count))
        precondition(clicks == before + count)
      },
      twin: { count in
        widget_twin_open_button()
        let before = widget_twin_clicks()
        widget_emit_clicks(Int32(count))
        precondition(Int(widget_twin_clicks()) == Int(before) + count)
      },
      cleanUp: { widget_close() })
  }
}

/// A window with many labels, from nothing to its first frame.
enum Labels {
  static func opening() -> Contest {
    var properties: [Property<String>] = []
    return Contest(
      ours: { count in
        properties = (0..<count).map { Property("Label \($0)") }
        let window = Window()
        let box = Box(orientation: .vertical, spacing: 0)
        for property in properties {
          let label = Label()
          property.bind(to: label)
          box.append(label)
        }
        window.child = box
        widget_draw_first_frame()
      },
      twin: { count in
        widget_twin_open_labels(Int32(count))
        widget_draw_first_frame()
      },
      cleanUp: { widget_close() })
  }
}
