// Prints text as you type it.

import BindingCore
import Glibc
import Gtk

final class PrintAsYouTypeWindow: Window {
  let searchEntry = SearchEntry()

  override init() {
    super.init()
    title = "Print As You Type"
    searchEntry.setMargins(18)
    child = searchEntry

    searchEntry.reactive.text.observeNext { text in
      print(text)
    }
  }
}

let application = Application(id: "io.github.vesper_photos.PrintAsYouType")
application.reactive.activate.observeNext {
  let window = PrintAsYouTypeWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
