import BindingCore
import Foundation
import Gtk

// Takes whatever is dropped on its window. Prints "over" when it knows that the other program knows that it would, and
// what was dropped as JSON: a text for each form in which it was offered, empty for pictures.
//
// The files that its arguments name can be dragged from it. Prints "taken" when the other program would take them.
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
        texts[type] = type.hasPrefix("text/") ? await text(of: drop, as: type) : ""
      }
      drop.finish(.copy)
      if let json = try? JSONEncoder().encode(texts) { tell(String(decoding: json, as: UTF8.self)) }
    }
    return true
  }
  window.addController(target)
  let files = CommandLine.arguments.dropFirst().map { Gio.File(path: $0) }
  if !files.isEmpty {
    let source = DragSource()
    source.content = Gdk.ContentProvider(value: Gdk.FileList(files: files))
    source.reactive.dragBegin.observeNext { drag in
      drag.reactive.selectedAction.filter { $0 == .copy }.bind(to: drag) { _, _ in tell("taken") }
    }
    window.addController(source)
  }
  window.present()
}
exit(application.run(Array(CommandLine.arguments.prefix(1))))

/// Reads what is dropped to its end, however many pieces it comes in.
func text(of drop: Gdk.Drop, as type: String) async -> String? {
  guard let stream = try? await drop.read([type]).result else { return nil }
  var text: [UInt8] = []
  while let piece = try? await stream.readBytes(count: 1 << 16).data, !piece.isEmpty { text += piece }
  return String(decoding: text, as: UTF8.self)
}

func tell(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
