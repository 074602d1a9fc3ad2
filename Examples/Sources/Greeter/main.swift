import BindingCore
import Gtk

let app = Application(id: "org.example.Greeter")
let name = Property("")

app.reactive.activate.bind(to: app) { app in
  let entry = Entry()
  let greeting = Label()
  let clear = Button(label: "Clear")
  let box = Box(orientation: .vertical, spacing: 12)
  for widget in [entry, greeting, clear] as [Widget] { box.append(widget) }

  name.bidirectionalBind(to: entry.reactive.text)
  name.map { $0.isEmpty ? "Who are you?" : "Hello, \($0)!" }.bind(to: greeting.reactive.label)
  name.map { !$0.isEmpty }.bind(to: clear.reactive.sensitive)
  clear.reactive.clicked.observeNext { name.value = "" }

  let window = ApplicationWindow(application: app)
  window.child = box
  window.present()
}

_ = app.run()
