import BindingCore
import Gtk

/// Makes the application, which shows its window when it is started.
func bookshelf(_ shelf: Shelf = Shelf(), catalogue: any Catalogue = ClassicsCatalogue()) -> Application {
  let suggestions = Suggestions(for: shelf.title, in: catalogue)
  let application = Application(id: "org.example.Bookshelf")
  application.reactive.activate.observeNext { [unowned application] in
    // A second start shows the window of the first.
    if let window = application.activeWindow { return window.present() }
    MainWindow(application, shelf, suggestions).present()
  }
  application.reactive.shutdown.observeNext { shelf.save() }
  return application
}
