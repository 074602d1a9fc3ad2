import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// The window of a class that is on the screen.
@MainActor private func shown<W: Window>(_ type: W.Type = W.self) -> W? {
  let windows = gtk_window_get_toplevels()!
  for index in 0..<g_list_model_get_n_items(windows) {
    let window: Object? = givenObject(g_list_model_get_object(windows, index))
    if let window = window as? W, window.mapped { return window }
  }
  return nil
}

/// A folder with a file in it, which is taken away again.
@MainActor private func withFile(_ body: (Gio.File, Gio.File) async throws -> Void) async throws {
  let path: String = givenString(g_dir_make_tmp("vesper-XXXXXX", nil))
  g_file_set_contents("\(path)/owl.txt", "owl", -1, nil)
  defer { g_spawn_command_line_sync("rm -r \(path)", nil, nil, nil, nil) }
  try await body(Gio.File(path: path), Gio.File(path: "\(path)/owl.txt"))
}

extension GtkTests {
  @Test func aFileIsChosenToOpen() async throws {
    try await withFile { folder, file in
      let window = Window()
      window.present()
      let choice = Task {
        await window.openFile(title: "Open", filters: [FileFilter("Texts", suffixes: ["txt"])], in: folder)?.path
      }
      await until { shown(FileChooserDialog.self) != nil }
      let dialog = try #require(shown(FileChooserDialog.self))
      #expect(dialog.transientFor == window)
      #expect(dialog.title == "Open")
      #expect(dialog.filter?.name == "Texts")
      try dialog.setFile(file)
      await until { dialog.file?.path == file.path }
      dialog.response(Int(GTK_RESPONSE_ACCEPT.rawValue))
      #expect(await choice.value == file.path)
      #expect(shown(FileChooserDialog.self) == nil)
      window.destroy()
    }
  }

  @Test func aNameIsSuggestedToSaveUnder() async throws {
    try await withFile { folder, _ in
      let window = Window()
      window.present()
      let choice = Task { await window.saveFile(suggestedName: "new.txt", in: folder)?.path }
      await until { shown(FileChooserDialog.self) != nil }
      let dialog = try #require(shown(FileChooserDialog.self))
      #expect(dialog.action == .save)
      await until { dialog.currentName == "new.txt" && dialog.file != nil }
      dialog.response(Int(GTK_RESPONSE_ACCEPT.rawValue))
      #expect(await choice.value == "\(folder.path ?? "")/new.txt")
      window.destroy()
    }
  }

  @Test func nothingIsChosenWhenADialogIsCancelled() async throws {
    let window = Window()
    window.present()
    let closed = Task { await window.selectFolder() == nil }
    await until { shown(FileChooserDialog.self) != nil }
    #expect(shown(FileChooserDialog.self)?.action == .selectFolder)
    shown(FileChooserDialog.self)?.response(Int(GTK_RESPONSE_CANCEL.rawValue))
    #expect(await closed.value)

    let cancelled = Task { await window.openFiles() == nil }
    await until { shown(FileChooserDialog.self) != nil }
    #expect(shown(FileChooserDialog.self)?.selectMultiple == true)
    cancelled.cancel()
    #expect(await cancelled.value)
    await until { shown(FileChooserDialog.self) == nil }

    let orphaned = Task { await window.openFile() == nil }
    await until { shown(FileChooserDialog.self) != nil }
    window.destroy()
    #expect(await orphaned.value)
    await until { shown(FileChooserDialog.self) == nil }
  }

  @Test func aColourAndAFontAreChosen() async throws {
    try await withoutLeaks {
      let window = Window()
      window.present()
      let green = Gdk.RGBA(red: 0, green: 1, blue: 0, alpha: 1)
      let color = Task { await window.chooseColor(initial: green) }
      await until { shown(ColorChooserDialog.self) != nil }
      shown(ColorChooserDialog.self)?.response(Int(GTK_RESPONSE_OK.rawValue))
      #expect(await color.value == green)

      let none = Task { await window.chooseColor() }
      await until { shown(ColorChooserDialog.self) != nil }
      shown(ColorChooserDialog.self)?.close()
      #expect(await none.value == nil)

      let font = Task {
        await window.chooseFont(initial: Pango.FontDescription.fromString("DejaVu Sans 17"))?.toString()
      }
      await until { shown(FontChooserDialog.self) != nil }
      shown(FontChooserDialog.self)?.response(Int(GTK_RESPONSE_OK.rawValue))
      #expect(await font.value?.hasSuffix("17") == true)
      window.destroy()
    }
  }

  @Test func theClipboardHoldsTextsAndPictures() async throws {
    let window = Window()
    window.present()
    let clipboard = try #require(window.clipboard)
    clipboard.setText("owl \u{1F989}")
    #expect(try await clipboard.readText() == "owl \u{1F989}")
    await #expect(throws: (any Error).self) { _ = try await clipboard.readTexture() }
    let texture = try #require(Texture.sample)
    SafeSignal(just: texture).bind(to: clipboard.reactive.texture)
    #expect(try await clipboard.readTexture()?.width == 4)
    clipboard.setFiles([Gio.File(path: "/tmp/one"), Gio.File(path: "/tmp/two")])
    #expect(try await clipboard.readFiles().map(\.path) == ["/tmp/one", "/tmp/two"])
    window.destroy()
  }

  @Test func whatIsDroppedArrives() async throws {
    try await withoutLeaks {
      let label = Label()
      var texts: [String] = []
      var paths: [[String?]] = []
      let observation = label.reactive.drops(of: String.self).observeNext { texts.append($0) }
      label.addDropTarget(for: Gdk.FileList.self) { list, x, y in
        paths.append(list.files.map(\.path))
        return x < 10
      }
      let controllers = label.observeControllers()
      let targets = (0..<(controllers.nItems)).compactMap { controllers.getItem($0) as? DropTarget }
      let onText = try #require(targets.first { $0.gtypes == [String.gType] })
      let onFiles = try #require(targets.first { $0.gtypes == [Gdk.FileList.gType] })
      #expect(emit("drop", on: onText, AnyValue("owl"), 1.0, 1.0)?.get(Bool.self) == true)
      #expect(texts == ["owl"])
      let list = AnyValue(Gdk.FileList(files: [Gio.File(path: "/tmp/one")]))
      #expect(emit("drop", on: onFiles, list, 1.0, 1.0)?.get(Bool.self) == true)
      #expect(emit("drop", on: onFiles, list, 11.0, 1.0)?.get(Bool.self) == false)
      #expect(paths == [["/tmp/one"], ["/tmp/one"]])
      observation.dispose()
      #expect(onText.widget == nil, "nothing can be dropped that nobody observes")
      #expect(onFiles.widget == label)
    }
  }

  @Test func whatIsDraggedIsAskedForWhenTheDragBegins() async throws {
    try await withoutLeaks {
      let label = Label()
      var title: String? = "owl"
      let source = label.addDragSource { title }
      let provider = emit("prepare", on: source, 1.0, 1.0)?.get(Gdk.ContentProvider.self)
      #expect(provider?.formats?.containGtype(String.self) == true)
      title = nil
      #expect(emit("prepare", on: source, 1.0, 1.0)?.get(Gdk.ContentProvider.self) == nil)
    }
  }
}

private enum Texture {
  @MainActor static var sample: Gdk.Texture? {
    let pixbuf = GdkPixbuf.Pixbuf(colorspace: .rgb, hasAlpha: false, bitsPerSample: 8, width: 4, height: 4)
    return pixbuf.map { Gdk.Texture(pixbuf: $0) }
  }
}
