import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.Swatches")
application.reactive.activate.observeNext {
  let window = SwatchesWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
