import BindingCore
import Foundation
import Gtk

// Takes whatever is dropped on its window. Prints "over" when it knows that the other program knows that it would, and
// what was dropped as JSON: a text for each form in which it was offered.
let application = Application(id: "io.github.vesper_photos.DropWindow")
application.reactive.activate.observeNext {
  let window = ApplicationWindow(application: application)
  window.title = "Drop here"
  window.setDefaultSize(width: 200, height: 200)
  let target = DropTargetAsync(actions: .copy)
  target.reactive.dragEnter.answer { _, _, _ in .copy }
  target.reactive.dragMotion.answer { _, _, _ in
    // The next place is told after the answer to the one before.
    tell("over")
    return .copy
  }
  target.reactive.drop.answer { drop, _, _ in
    Task {
      var texts: [String: String] = [:]
      for type in drop.formats?.mimeTypes ?? [] {
        guard let stream = try? await drop.read([type]).result else { continue }
        texts[type] = (try? await stream.readBytes(count: 1 << 20)).map { String(decoding: $0.data, as: UTF8.self) }
      }
      drop.finish(.copy)
      if let json = try? JSONEncoder().encode(texts) { tell(String(decoding: json, as: UTF8.self)) }
    }
    return true
  }
  window.addController(target)
  window.present()
}
exit(application.run())

func tell(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
