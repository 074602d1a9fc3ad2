import Gtk

/// The window of the application.
final class MainWindow: ApplicationWindow {
  init(_ application: Application) {
    super.init(application: application)
    title = "Bookshelf"
    setDefaultSize(width: 720, height: 480)

    let hint = Label(label: "No books yet.")
    hint.addCssClass("dim-label")
    child = hint
  }
}
