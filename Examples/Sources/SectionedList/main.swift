import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.SectionedList")
application.reactive.activate.observeNext {
  let names = ["Ada", "Alan", "Barbara", "Donald", "Edsger", "Grace", "Guido", "Margaret"]
  let window = SectionedListWindow(SectionedListViewModel(names))
  application.addWindow(window)
  window.present()
}
exit(application.run())
