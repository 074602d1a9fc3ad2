// A slider and an entry with the same value, and buttons that set both.

import BindingCore
import Glibc
import Gtk

final class SliderAndEntryWindow: Window {
  let slider = Scale(orientation: .horizontal, min: 0, max: 100, step: 1)
  let entry = Entry()
  let minimum = Button(label: "Minimum")
  let maximum = Button(label: "Maximum")

  override init() {
    super.init()
    title = "Slider And Entry"
    setDefaultSize(width: 360, height: -1)
    let content = Box(.vertical, spacing: 12, [slider, entry, Box(.horizontal, [minimum, maximum])])
    content.setMargins(18)
    child = content

    let text = slider.reactive.value.bidirectionalMap(to: { "\(Int($0))" }, from: { Double($0) ?? 0 })
    text.bidirectionalBind(to: entry.reactive.text)
    minimum.reactive.taps.map { 0 }.bind(to: slider)
    maximum.reactive.taps.map { 100 }.bind(to: slider)
  }
}

let application = Application(id: "io.github.vesper_photos.SliderAndEntry")
application.reactive.activate.observeNext {
  let window = SliderAndEntryWindow()
  application.addWindow(window)
  window.present()
}
exit(application.run())
