import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.TemperatureConverter")
application.reactive.activate.observeNext {
  let window = TemperatureConverterWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
