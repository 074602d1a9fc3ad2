import BindingCore
import Glibc
import Gtk

let application = Application(id: "@ID@")
application.reactive.activate.observeNext {
  // A second start shows the window of the first.
  if let window = application.activeWindow { return window.present() }
  let window = MainWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
