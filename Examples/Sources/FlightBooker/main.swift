import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.FlightBooker")
application.reactive.activate.observeNext {
  let window = FlightBookerWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
