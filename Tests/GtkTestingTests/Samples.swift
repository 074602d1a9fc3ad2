import BindingCore
import Gtk

/// A window with a bit of everything.
final class SampleWindow: Window {
  let person = Property("")
  let log = Property<[String]>([])

  override init() {
    super.init()
    title = "Sample"
    setDefaultSize(width: 400, height: 400)
    let entry = Entry()
    entry.placeholderText = "Name"
    person.bidirectionalBind(to: entry.reactive.text)
    let greeting = Label()
    person.map { $0.isEmpty ? "Who are you?" : "Hello, \($0)!" }.bind(to: greeting.reactive.label)
    let clear = Button(mnemonic: "_Clear")
    person.map { !$0.isEmpty }.bind(to: clear.reactive.sensitive)
    clear.reactive.clicked.observeNext { [weak self] in self?.person.value = "" }
    let formal = CheckButton(label: "Formal")
    let menu = MenuButton()
    menu.label = "More"
    let about = Button(label: "About")
    about.reactive.clicked.observeNext { [weak self] in self?.log.value.append("about") }
    let popover = Popover()
    popover.child = about
    menu.popover = popover
    let pad = pad()
    let list = Box(orientation: .vertical, spacing: 0)
    for number in 1...40 {
      let row = Button(label: "Row \(number)")
      row.reactive.clicked.observeNext { [weak self] in self?.log.value.append("row \(number)") }
      list.append(row)
    }
    let scrolled = ScrolledWindow()
    scrolled.child = list
    scrolled.vexpand = true
    let box = Box(orientation: .vertical, spacing: 6)
    for widget in [entry, greeting, clear, formal, menu, pad, scrolled] as [Widget] { box.append(widget) }
    child = box
    let shortcut = EventControllerKey()
    shortcut.propagationPhase = .capture
    addController(shortcut)
    shortcut.reactive.keyPressed.answer { [weak self] keyval, _, modifiers in
      guard keyval == Int(Gdk.Key.s), modifiers.contains(.controlMask) else { return false }
      self?.log.value.append("saved")
      return true
    }
  }

  /// Something that counts clicks of each kind.
  private func pad() -> Widget {
    let pad = Label(label: "Pad")
    let click = GestureClick()
    click.button = 0
    pad.addController(click)
    click.reactive.pressed.observeNext { [weak self, weak click] count, _, _ in
      self?.log.value.append("button \(click?.currentButton ?? 0) × \(count)")
    }
    return pad
  }
}
