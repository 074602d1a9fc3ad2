import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.Counter")
application.reactive.activate.observeNext {
  let window = CounterWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
