import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.Timer")
application.reactive.activate.observeNext {
  let window = TimerWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
