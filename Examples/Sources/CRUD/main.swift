import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.CRUD")
application.reactive.activate.observeNext {
  let people = [
    Person(id: 1, name: "Hans", surname: "Emil"), Person(id: 2, name: "Max", surname: "Mustermann"),
    Person(id: 3, name: "Roman", surname: "Tisch"),
  ]
  let window = CRUDWindow(CRUDViewModel(people))
  application.addWindow(window)
  window.present()
}
exit(application.run())
