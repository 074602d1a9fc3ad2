import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.PhotoSearchExample")
application.reactive.activate.observeNext {
  let window = PhotoSearchWindow(PhotoSearchViewModel(service: SamplePhotoService()))
  application.addWindow(window)
  window.present()
}
exit(application.run())
