import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.CircleDrawer")
application.reactive.activate.observeNext {
  let window = CircleDrawerWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
