import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

// What newer versions of GTK have. `script/soak traits` runs these tests on systems that have them.

/// A widget below another one, or in a window that is on the screen.
@MainActor private func find<Found: Widget>(
  below root: Widget? = nil, _ type: Found.Type = Found.self, where matches: (Found) -> Bool = { _ in true }
) -> Found? {
  let roots: [Widget]
  if let root {
    roots = [root]
  } else {
    // A wrapper of this list would live as long as the list, which is GTK's.
    let windows = gtk_window_get_toplevels()
    roots = (0..<g_list_model_get_n_items(windows)).compactMap { index in
      let window: Object? = givenObject(g_list_model_get_object(windows, index))
      return window as? Window
    }
    .filter(\.mapped)
  }
  var open = roots
  while let widget = open.popLast() {
    if let found = widget as? Found, matches(found) { return found }
    open += widget.children
  }
  return nil
}

#if GTK_4_10
extension GtkTests {
  @Test func `An alert is shown, and the button that is pressed awaited`() async throws {
    try await withoutLeaks {
      let window = Window()
      window.present()
      let dialog = AlertDialog("Delete 3 photos?", detail: "They cannot be restored.", buttons: ["_Keep", "_Delete"])
      #expect(dialog.message == "Delete 3 photos?" && dialog.detail == "They cannot be restored.")
      #expect(dialog.buttons == ["_Keep", "_Delete"])
      let answer = Task { try await dialog.choose(window) }
      await until { find(Button.self) { $0.label == "_Delete" } != nil }
      #expect(find(Label.self) { $0.label == "They cannot be restored." } != nil)
      try #require(find(Button.self) { $0.label == "_Delete" }).emit("clicked")
      #expect(try await answer.value == 1)
      window.destroy()
    }
  }

  @Test func `An alert that is closed answers with the button to cancel`() async throws {
    try await withoutLeaks {
      let window = Window()
      window.present()
      let dialog = AlertDialog("Delete 3 photos?", buttons: ["_Keep", "_Delete"])
      dialog.cancelButton = 0
      let closed = Task { try await dialog.choose(window) }
      await until { find(Button.self) { $0.label == "_Keep" } != nil }
      let alert = try #require(find(Button.self) { $0.label == "_Keep" }?.root as? Window)
      alert.close()
      #expect(try await closed.value == 0)
      window.destroy()
    }
  }

  @Test func `A file dialog that is closed says so`() async throws {
    let window = Window()
    window.present()
    let dialog = FileDialog()
    dialog.title = "Choose a photo"
    dialog.initialName = "owl.jpeg"
    dialog.filters = Gio.ListStore(itemType: FileFilter.self)
    let choice = Task { try await dialog.open(window) }
    await until { find(Window.self) { $0.title == "Choose a photo" } != nil }
    try #require(find(Window.self) { $0.title == "Choose a photo" }).close()
    await #expect(throws: GLib.Failure.self) { try await choice.value }

    let cancelled = Task { try await dialog.save(window) }
    await until { find(Window.self) { $0.title == "Choose a photo" } != nil }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    await until { find(Window.self) { $0.title == "Choose a photo" } == nil }
    window.destroy()
  }

  @Test func `What became a property later is bound both ways`() async throws {
    try await withoutLeaks {
      let button = ColorDialogButton(dialog: ColorDialog())
      let green = Gdk.RGBA(red: 0, green: 1, blue: 0, alpha: 1)
      let color = Property(green)
      color.bidirectionalBind(to: button.reactive.rgba).dispose(in: button.reactive.bag)
      #expect(button.rgba == green)
      button.rgba = Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(color.value == button.rgba)
      let bar: any AccessibleRange = ProgressBar()
      #expect(bar is ProgressBar)
      #expect(AccessibleRole(rawValue: AccessibleRole.toggleButton.rawValue) == .toggleButton)
      #expect(ToggleButton().accessibleRole == .toggleButton)
    }
  }

  @Test func `Objects of newer classes are known by them`() async throws {
    try await withoutLeaks {
      let made = g_object_new_with_properties(gtk_color_dialog_get_type(), 0, nil, nil)
      let object: Object? = givenObject(UnsafeMutableRawPointer(made))
      #expect(object is ColorDialog)
    }
  }
}
#endif

#if GTK_4_12
extension GtkTests {
  /// Words by their first letter, which is that of the section.
  @MainActor private static func words() -> SingleSelection {
    let words = StringList(strings: ["ant", "bee", "cat", "ape", "bat"])
    func order(_ key: @escaping @MainActor (String) -> String) -> CustomSorter {
      CustomSorter { left, right in
        guard let left = left as? StringObject, let right = right as? StringObject else { return 0 }
        let keys = (key(left.string), key(right.string))
        return keys.0 < keys.1 ? -1 : keys.0 > keys.1 ? 1 : 0
      }
    }
    let sorted = SortListModel(model: words, sorter: order { $0 })
    sorted.sectionSorter = order { String($0.prefix(1)) }
    return SingleSelection(model: sorted)
  }

  /// Labels for rows, or for headers.
  @MainActor private static func labels() -> SignalListItemFactory {
    let factory = SignalListItemFactory()
    factory.reactive.setup.observeNext { object in
      if let header = object as? ListHeader { header.child = Label() }
      if let item = object as? ListItem { item.child = Label() }
    }
    .dispose(in: factory.reactive.bag)
    factory.reactive.bind.observeNext { object in
      if let header = object as? ListHeader, let word = header.item as? StringObject {
        (header.child as? Label)?.label = "Section \(word.string.prefix(1)): \(header.nItems)"
      }
      if let item = object as? ListItem, let word = item.item as? StringObject {
        (item.child as? Label)?.label = word.string
      }
    }
    .dispose(in: factory.reactive.bag)
    return factory
  }

  private func expectSections(in view: Widget) async throws {
    let window = Window()
    window.setDefaultSize(width: 300, height: 400)
    window.child = view
    window.present()
    for text in ["Section a: 2", "Section b: 2", "Section c: 1", "ape", "cat"] {
      await until { find(below: view, Label.self) { $0.label == text } != nil }
    }
    window.destroy()
  }

  @Test func `A list has headers above its sections`() async throws {
    try await withoutLeaks {
      let view = ListView(model: Self.words(), factory: Self.labels())
      view.headerFactory = Self.labels()
      try await expectSections(in: view)
    }
  }

  @Test func `A table has headers above its sections`() async throws {
    try await withoutLeaks {
      let view = ColumnView(model: Self.words())
      let column = ColumnViewColumn(title: "Word", factory: Self.labels())
      column.fixedWidth = 200
      view.appendColumn(column)
      view.headerFactory = Self.labels()
      try await expectSections(in: view)
    }
  }
}
#endif
