// The samples are those of the README of Bond 6: Copyright (c) 2015-2016 Bond and Srdan Rasic, under the MIT licence.

import Bond
import Gtk
import Testing

extension ReactiveExtensions where Base: Label {
  fileprivate var myTextBond: Bond<String?> {
    return bond { label, text in
      label.text = text ?? ""
    }
  }
}

extension ListView {
  /// Where the seed turns a delegate's method into a signal: GTK's signal is one already.
  fileprivate var selectedRow: Signal<Int, NoError> { reactive.activate }
}

/// The samples of the README of Bond 6 with widgets, in its order, each with the README's own words as its name.
extension GtkTests {
  @Test func `act on a text change event of a text field`() async throws {
    try await withoutLeaks {
      let textField = Entry()
      var printed: [String] = []
      textField.reactive.text.observeNext { text in
        printed.append(text)
      }
      textField.text = "Jim"
      #expect(printed == ["", "Jim"])
    }
  }

  @Test func `bind it to a label`() async throws {
    try await withoutLeaks {
      let textField = Entry()
      let label = Label()
      textField.reactive.text.bind(to: label.reactive.text)
      textField.text = "Jim"
      #expect(label.text == "Jim")
    }
  }

  @Test func `because binding to a label's text is so common you can even bind to the label`() async throws {
    try await withoutLeaks {
      let textField = Entry()
      let label = Label()
      textField.reactive.text.bind(to: label)
      textField.text = "Jim"
      #expect(label.text == "Jim")
    }
  }

  @Test func `transform input in some way, like prepending a greeting to a name`() async throws {
    try await withoutLeaks {
      let textField = Entry()
      let label = Label()
      textField.reactive.text
        .map { "Hi " + $0 }
        .bind(to: label)
      textField.text = "Jim"
      #expect(label.text == "Hi Jim")
    }
  }

  @Test func `observe button events`() async throws {
    try await withoutLeaks {
      let button = Button()
      var printed: [String] = []
      button.reactive.clicked
        .observeNext { e in
          printed.append("Button tapped.")
        }
      button.reactive.tap
        .observe {
          printed.append("Button tapped.")
        }
      emit("clicked", on: button)
      #expect(printed == ["Button tapped.", "Button tapped."])
    }
  }

  @Test func `two text fields reduced to a button's enabled property`() async throws {
    try await withoutLeaks {
      let emailField = Entry()
      let passField = Entry()
      let button = Button()
      combineLatest(emailField.reactive.text, passField.reactive.text) { email, pass in
        return email.count > 0 && pass.count > 0
      }
      .bind(to: button.reactive.isEnabled)
      #expect(!button.sensitive)
      emailField.text = "jim@enterprise.example"
      #expect(!button.sensitive)
      passField.text = "secret"
      #expect(button.sensitive)
      passField.text = ""
      #expect(!button.sensitive)
      SafeSignal.just(true).bind(to: button.reactive.enabled)
      #expect(button.sensitive)
    }
  }

  @Test func `bind user's number of followers property of the model to the label`() async throws {
    try await withoutLeaks {
      let numberOfFollowers = Observable(1)
      let label = Label()
      numberOfFollowers
        .map { "\($0)" }
        .bind(to: label)
      numberOfFollowers.value = 2
      #expect(label.text == "2")
    }
  }

  @Test func `keep username text field and username property of the view model in sync`() async throws {
    try await withoutLeaks {
      let username = Observable("jim")
      let usernameTextField = Entry()
      username
        .bidirectionalBind(to: usernameTextField.reactive.text)
      #expect(usernameTextField.text == "jim")
      usernameTextField.text = "kirk"
      #expect(username.value == "kirk")
      username.value = "spock"
      #expect(usernameTextField.text == "spock")
    }
  }

  @Test func `observe a notification`() async throws {
    try await withoutLeaks {
      let widget = Label()
      var printed: [String] = []
      widget.reactive.property("tooltip-text", as: String?.self).dropFirst(1)
        .observeNext { notification in
          printed.append("Got \(notification ?? "")")
        }
        .dispose(in: widget.reactive.bag)
      widget.tooltipText = "help"
      #expect(printed == ["Got help"])
    }
  }

  @Test func `an observable bound to a view`() async throws {
    try await withoutLeaks {
      let name = Observable("Jim")
      let nameLabel = Label()
      name.bind(to: nameLabel)
      name.value = "Jim Kirk"
      #expect(nameLabel.text == "Jim Kirk")
    }
  }

  @Test func `a bond for the text property of a label`() async throws {
    try await withoutLeaks {
      let nameLabel = Label()
      let name: Signal<String, NoError> = .just("Jim")
      name.bind(to: nameLabel.reactive.myTextBond)
      #expect(nameLabel.text == "Jim")
    }
  }

  @Test func `image processing is cancelled when the image view gets deallocated`() async throws {
    var isCancelled = false
    var processing: Observer<Gdk.Texture?, NoError>?
    func blurredImage() -> Signal<Gdk.Texture?, NoError> {
      Signal { observer in
        processing = observer
        return BlockDisposable { isCancelled = true }
      }
    }
    try await withoutLeaks {
      do {
        let imageView = Picture()
        blurredImage().bind(to: imageView)
      }
      #expect(isCancelled)
      processing?.receive(nil)
    }
  }

  @Test func `an inline binding presents a profile screen`() async throws {
    try await withoutLeaks {
      let presentUserProfile = PublishSubject<String, NoError>()
      let screen = Window()
      presentUserProfile.bind(to: screen) { me, user in
        me.title = user
      }
      presentUserProfile.send("Jim")
      #expect(screen.title == "Jim")
      screen.destroy()
    }
  }

  @Test func `a delegate's method as a signal`() async throws {
    try await withoutLeaks {
      let tableView = ListView()
      var printed: [String] = []
      tableView.selectedRow.observeNext { row in
        printed.append("Tapped row at index \(row).")
      }.dispose(in: tableView.reactive.bag)
      emit("activate", on: tableView, UInt32(2))
      #expect(printed == ["Tapped row at index 2."])
    }
  }

  @Test func `a protocol method that returns a value is fed from a property`() async throws {
    try await withoutLeaks {
      let window = Window()
      let hasChanges = Property(true)
      let fed = window.reactive.feed(
        property: hasChanges, to: \.closeRequest, map: { (value: Bool, _: Void) -> Bool in value })
      window.present()
      window.close()
      #expect(window.visible, "the answer true keeps the window open")
      hasChanges.value = false
      window.close()
      await until { !window.visible }
      fed.dispose()
    }
  }

  @Test func `each widget takes what it shows`() async throws {
    try await withoutLeaks {
      let name = Observable("Jim")
      let (entry, searchEntry, textView, button) = (Entry(), SearchEntry(), TextView(), Button())
      name.bind(to: entry)
      name.bind(to: searchEntry)
      name.bind(to: textView)
      name.bind(to: button)
      #expect([entry.text, searchEntry.text, textView.buffer?.text, button.label] == ["Jim", "Jim", "Jim", "Jim"])

      let isOn = Observable(true)
      let (control, check, spinner) = (Switch(), CheckButton(), Spinner())
      isOn.bind(to: control)
      isOn.bind(to: check)
      isOn.bind(to: spinner)
      #expect([control.active, check.active, spinner.spinning] == [true, true, true])

      let value = Observable(0.25)
      let (progress, level) = (ProgressBar(), LevelBar())
      let scale = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.25)
      let spin = SpinButton(min: 0, max: 1, step: 0.25)
      spin.digits = 2
      value.bind(to: progress)
      value.bind(to: level)
      value.bind(to: scale)
      value.bind(to: spin)
      #expect([progress.fraction, level.value, scale.value, spin.value] == [0.25, 0.25, 0.25, 0.25])

    }
  }

  @Test func `a slider's value is bound both ways`() async throws {
    try await withoutLeaks {
      let value = Observable(0.25)
      let slider = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.25)
      value.bidirectionalBind(to: slider.reactive.value)
      slider.value = 0.5
      #expect(value.value == 0.5)
      value.value = 7
      #expect(value.value == 1, "clamped")
    }
  }

  @Test func `a text that is nil is an empty one`() async throws {
    try await withoutLeaks {
      let name = Observable<String?>(nil)
      let label = Label(label: "before")
      let entry = Entry()
      entry.text = "before"
      name.bind(to: label)
      #expect(label.text == "")
      name.bidirectionalBind(to: entry.reactive.text)
      #expect(entry.text == "" && name.value == "")
      entry.text = "Jim"
      #expect(name.value == "Jim" && label.text == "Jim")
      name.value = nil
      #expect(entry.text == "" && label.text == "" && name.value == "")
    }
  }
}
