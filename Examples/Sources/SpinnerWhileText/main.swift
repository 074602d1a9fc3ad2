// A spinner that spins while there is text.

import BindingCore
import Glibc
import Gtk

final class SpinnerWhileTextWindow: Window {
  let searchEntry = SearchEntry()
  let spinner = Spinner()

  override init() {
    super.init()
    title = "Spinner While Text"
    searchEntry.hexpand = true
    let content = Box(.horizontal, spacing: 12, [searchEntry, spinner])
    content.setMargins(18)
    child = content

    searchEntry.reactive.text
      .map { !$0.isEmpty }
      .bind(to: spinner)
  }
}

let application = Application(id: "io.github.vesper_photos.SpinnerWhileText")
application.reactive.activate.observeNext {
  let window = SpinnerWhileTextWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
