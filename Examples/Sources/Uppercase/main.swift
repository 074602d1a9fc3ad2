// Shows what you type in capitals.

import BindingCore
import Glibc
import Gtk

final class UppercaseWindow: Window {
  let entry = Entry()
  let label = Label()

  override init() {
    super.init()
    title = "Uppercase"
    let content = Box(.vertical, spacing: 12, [entry, label])
    content.setMargins(18)
    child = content

    entry.placeholderText = "Type something"
    entry.reactive.text
      .map { $0.uppercased() }
      .bind(to: label)
  }
}

let application = Application(id: "io.github.vesper_photos.Uppercase")
application.reactive.activate.observeNext {
  let window = UppercaseWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
