import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.MillionRows")
application.reactive.activate.observeNext {
  let window = MillionRowsWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
