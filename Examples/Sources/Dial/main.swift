import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.Dial")
application.reactive.activate.observeNext {
  let window = DialWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
