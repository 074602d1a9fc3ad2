// Widgets and signals, measured beside C in one process. See the README.
import CWidgetTwin
import Glibc
import Gtk

guard Application.hasDisplay else {
  print("WidgetBenchmarks needs a display, for example xvfb-run.")
  exit(2)
}
MainLoop.install()
widget_init()

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 31
Report.printHeader()
Report.print("set a text, ns", Properties.text, count: 20_000, rounds, atMost: 2.5)
Report.print("set a text by a binding, ns", Properties.boundText, count: 20_000, rounds, atMost: 2.5)
Report.print("set a number, ns", Properties.number, count: 50_000, rounds, atMost: 4)
Report.print("set a number by a binding, ns", Properties.boundNumber, count: 50_000, rounds, atMost: 4)
Report.print("emit a signal, ns", Signals.clicks, count: 50_000, rounds, atMost: 1.3)
Report.print("1,000 bound labels to the first frame, ns a label", Labels.opening, count: 1000, 9, atMost: 1.2)
Flood.report()
