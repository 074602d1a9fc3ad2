import BindingCore
import Glibc
import Gtk

let application = Application(id: "io.github.vesper_photos.Cells")
application.reactive.activate.observeNext {
  let sheet = Sheet()
  let bill = [
    ("A1", "Apples"), ("B1", "3"), ("C1", "0.4"), ("A2", "Pears"), ("B2", "5"), ("C2", "0.55"), ("A4", "Total"),
  ]
  let formulas = [("D1", "=B1*C1"), ("D2", "=B2*C2"), ("D4", "=SUM(D1:D2)")]
  for (name, text) in bill + formulas { sheet.enter(text, at: Address(name)!) }
  let window = CellsWindow(sheet)
  application.addWindow(window)
  window.present()
}
exit(application.run())
