import BindingCore
import Gtk
import GtkSource

/// An editor that highlights what it shows, and completes words.
final class EditorWindow: ApplicationWindow {
  private let editor = GtkSource.View()
  private let languageName = Property<String?>(nil)

  init(_ app: Gtk.Application) {
    super.init(application: app)
    title = "Editor"
    setDefaultSize(width: 760, height: 480)
    let languages = GtkSource.LanguageManager()
    let header = HeaderBar()
    let open = Button(label: "Open…")
    open.reactive.clicked.bind(to: self) { me in
      Task { if let file = await me.openFile() { try await me.show(file, languages) } }
    }
    header.packStart(open)
    let isNumbered = ToggleButton(label: "Line Numbers")
    isNumbered.active = true
    isNumbered.reactive.active.bidirectionalBind(to: editor.reactive.showLineNumbers)
    header.packEnd(isNumbered)
    titlebar = header

    editor.monospace = true
    editor.showLineNumbers = true
    editor.highlightCurrentLine = true
    editor.autoIndent = true
    editor.tabWidth = 2
    editor.insertSpacesInsteadOfTabs = true
    editor.accessibleLabel = "Source code"
    let words = GtkSource.CompletionWords(title: "Words")
    if let buffer = editor.buffer { words.register(buffer) }
    editor.completion?.addProvider(words)

    let place = Label()
    place.xalign = 0
    place.setMargins(6)
    combineLatest(editor.buffer!.reactive.cursorPosition, languageName).bind(to: self) { me, state in
      guard let buffer = me.editor.buffer else { return }
      let position = buffer.getIterAtOffset(state.0)
      place.label = "Line \(position.line + 1), column \(position.lineOffset + 1)  ·  \(state.1 ?? "Plain text")"
    }
    let scroller = ScrolledWindow()
    scroller.child = editor
    scroller.vexpand = true
    child = Box(.vertical, spacing: 0, [scroller, place])
    show(Self.sample, languages.getLanguage("c"))
  }

  private func show(_ file: Gio.File, _ languages: GtkSource.LanguageManager) async throws {
    let (contents, _) = try await file.loadContents()
    title = file.basename ?? "Editor"
    show(String(decoding: contents, as: UTF8.self), languages.guessLanguage(file.basename, contentType: nil))
  }

  private func show(_ text: String, _ language: GtkSource.Language?) {
    guard let buffer = editor.buffer as? GtkSource.Buffer else { return }
    buffer.language = language
    languageName.value = language?.name
    buffer.text = text
    buffer.placeCursor(buffer.startIter)
  }

  private static let sample = """
    #include <stdio.h>

    /* Counts to ten. */
    int main(void) {
      for (int number = 1; number <= 10; number++) {
        printf("%d\\n", number);
      }
      return 0;
    }
    """
}

/// Makes the application.
func editor() -> Application {
  GtkSource.initialize()
  let app = Application(id: "org.example.Editor")
  app.reactive.activate.bind(to: app) { app in EditorWindow(app).present() }
  return app
}
