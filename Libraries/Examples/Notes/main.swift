import Adwaita
import Gtk

let app = Adw.Application(applicationId: "org.example.Notes")
let viewModel = NotesViewModel([
  Note(id: 1, title: "Lesson 3", text: "Owls: find three photos, with their credits."),
  Note(id: 2, title: "Poster", text: "The heron at dawn. A1, landscape."),
])

app.reactive.activate.bind(to: app) { app in
  if let window = app.activeWindow { return window.present() }
  NotesWindow(app: app, viewModel: viewModel).present()
}

_ = app.run()
