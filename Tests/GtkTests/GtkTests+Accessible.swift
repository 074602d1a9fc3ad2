import CGtk
import MainLoopBoot
import Testing

@_spi(Bindings) @testable import Gtk

/// What assistive technology is told. GTK keeps it only for a backend that is chosen when the program starts, so each test
/// is a process of its own, which ends at the first complaint of GTK's.
extension GtkTests {
  @Test func `Accessible states and properties take enumerations`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try #require(startWithAccessibility())
      let check = CheckButton(label: nil)
      check.updateState(.checked, value: AccessibleTristate.mixed)
      #expect(mismatch(check, .checked, AccessibleTristate.mixed.rawValue) == nil)
      #expect(mismatch(check, .checked, AccessibleTristate.true.rawValue) == "mixed")
      check.updateState(.pressed, value: true)
      #expect(mismatch(check, .pressed, AccessibleTristate.true.rawValue) == nil)
      check.updateState([.invalid, .expanded], values: [AccessibleInvalidState.spelling, true])
      #expect(mismatch(check, .invalid, AccessibleInvalidState.spelling.rawValue) == nil)
      #expect(mismatch(check, .expanded, 1) == nil)
      check.updateProperty(.orientation, value: Orientation.vertical)
      check.updateProperty([.autocomplete, .sort], values: [AccessibleAutocomplete.list, AccessibleSort.descending])
      #expect(mismatch(check, .orientation, Orientation.vertical.rawValue) == nil)
      #expect(mismatch(check, .autocomplete, AccessibleAutocomplete.list.rawValue) == nil)
      #expect(mismatch(check, .sort, AccessibleSort.descending.rawValue) == nil)
    }
  }

  @Test func `Several accessible values at once are converted like one`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try #require(startWithAccessibility())
      let bar = Scale(orientation: .horizontal, min: 0, max: 1, step: 1)
      bar.updateProperty([.valueMin, .valueMax, .level], values: [-1, 10, 2])
      #expect(accessible_number_mismatch(bar.pointer, AccessibleProperty.valueMin.rawValue, -1) == nil)
      #expect(accessible_number_mismatch(bar.pointer, AccessibleProperty.valueMax.rawValue, 10) == nil)
      #expect(mismatch(bar, .level, 2) == nil)
    }
  }

  @Test func `Accessible relations take numbers, texts and widgets`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try #require(startWithAccessibility())
      let (row, list) = (Label(label: "row"), ListBox())
      row.updateRelation(.rowIndex, value: 4)
      row.updateRelation([.posInSet, .colCount, .rowIndexText], values: [3, 7, "third"])
      #expect(mismatch(row, .rowIndex, 4) == nil && mismatch(row, .posInSet, 3) == nil)
      #expect(mismatch(row, .colCount, 7) == nil)
      list.updateRelation(.activeDescendant, value: row)
      #expect(mismatch(list, .activeDescendant, row) == nil)
      list.updateRelation(.activeDescendant, widgets: [])
      #expect(gtk_test_accessible_has_relation(list.opaque, GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT) == 0)
      list.updateRelation(.errorMessage, widgets: [row])
      #expect(mismatch(list, .errorMessage, row) == nil)
      list.updateRelation([.labelledBy], values: [row])
      #expect(gtk_test_accessible_has_relation(list.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0)
    }
  }

  @Test func `With GTK 4.18 an announcement that nobody could hear crashed`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try #require(startWithAccessibility())
      let window = Window()
      window.child = Label(label: "a")
      window.present()
      var turns = 0
      while !(window.child?.mapped ?? false), turns < 10_000 {
        g_main_context_iteration(nil, 1)
        turns += 1
      }
      #expect(window.child?.mapped == true)
      window.announce("heard by nobody", isUrgent: true)
      window.child?.announce("heard by nobody")
    }
  }

  @Test func `A message that GTK cannot announce is the description of what has the keyboard, until that moves on`()
    async throws
  {
    try await withoutLeaks {
      let (button, entry) = (Button(label: "Search"), Entry())
      button.accessibleDescription = "Looks for photos"
      await showing(Box(.vertical, spacing: 0, [button, entry])) {
        let window = button.root as! Window
        button.grabFocus()
        SpokenDescription.speak("13 photos", in: window)
        #expect(button.accessibleDescription == "13 photos")
        SpokenDescription.speak("14 photos", in: window)
        SpokenDescription.speak("14 photos", in: window)
        #expect(button.accessibleDescription == "14 photos")
        entry.grabFocus()
        await until { button.accessibleDescription == "Looks for photos" }
        // The entry, not the text in it.
        SpokenDescription.speak("No photos", in: window)
        #expect(entry.accessibleDescription == "No photos")
        // What the program says meanwhile stays.
        entry.accessibleDescription = "Earlier searches are below"
        button.grabFocus()
        await nextIteration()
        #expect(entry.accessibleDescription == "Earlier searches are below")
      }
    }
  }

  @Test(.enabled(if: gtk_get_minor_version() < 14, "GTK can announce since then"))
  func `A message on what was removed at the same time was never heard`() async throws {
    try await withoutLeaks {
      let (list, entry) = (ListBox(), Entry())
      for text in ["Birds", "Flowers"] { list.append(Label(label: text)) }
      await showing(Box(.vertical, spacing: 0, [list, entry])) {
        let window = list.root as! Window
        list.getRowAtIndex(1)?.grabFocus()
        SpokenDescription.speak("The collection is deleted", in: window)
        if let row = list.getRowAtIndex(1) { list.remove(row) }
        SpokenDescription.speak("2 photos", in: window)
        entry.grabFocus()
        await until { entry.accessibleDescription == "2 photos" }
        list.getRowAtIndex(0)?.grabFocus()
        await until { entry.accessibleDescription == nil }
        #expect(list.getRowAtIndex(0)?.accessibleDescription == nil)
      }
    }
  }

  @Test func `With GTK 4.18 a button was still called by its text after another name was set`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try #require(startWithAccessibility())
      let button = Button(label: "+")
      button.updateRelation([.labelledBy], values: [Label(label: "plus")])
      button.accessibleLabel = "Add a photo"
      #expect(gtk_test_accessible_has_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) == 0)
      #expect(button.accessibleLabel == "Add a photo")
      button.accessibleLabel = nil
      #expect(button.accessibleLabel == nil)
    }
  }

  @Test func `With GTK 4.18 the items of a menu had no names`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try #require(startWithAccessibility())
      PopoverMenu.nameItemsOfAllMenus()
      let menu = Gio.Menu()
      menu.append("_Open", detailedAction: nil)
      let button = MenuButton()
      button.menuModel = menu
      let window = Window()
      window.child = button
      window.present()
      button.popup()
      #expect(hasItem("Open", try #require(button.popover)))
    }
  }

  @Test func `An accessible value of the wrong kind is a mistake that says what is wanted`() async throws {
    let state = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      try #require(startWithAccessibility())
      Label(label: "").updateState(.checked, value: Orientation.vertical)
    }
    #expect(words(state).contains("'checked' takes a GtkAccessibleTristate, not a Orientation"))
    let property = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      try #require(startWithAccessibility())
      Label(label: "").updateProperty([.valueNow], values: ["half"])
    }
    #expect(words(property).contains("'valueNow' takes a gdouble, not a String"))
    let relation = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      try #require(startWithAccessibility())
      Label(label: "").updateRelation(.labelledBy, value: 1)
    }
    #expect(words(relation).contains("'labelledBy' takes widgets, not a Int"))
  }
}

/// What a process said on its standard error.
private func words(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// Whether there is an item of a menu with this name, which no other widget labels.
@MainActor private func hasItem(_ name: String, _ widget: Widget) -> Bool {
  widget.accessibleRole == .menuItem && widget.accessibleLabel == name
    && gtk_test_accessible_has_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) == 0
    || widget.children.contains { hasItem(name, $0) }
}

/// Starts GTK in a process of its own; false when there is no display.
@MainActor func startWithAccessibility() -> Bool {
  g_setenv("GTK_A11Y", "test", 1)
  g_log_set_always_fatal(GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue))
  return gtk_init_check() != 0
}

/// What an attribute is when it is not what is expected.
@MainActor private func mismatch(_ widget: Widget, _ state: AccessibleState, _ expected: Int32) -> String? {
  givenString(ifAny: accessible_state_mismatch(widget.pointer, state.rawValue, expected))
}

@MainActor private func mismatch(_ widget: Widget, _ property: AccessibleProperty, _ expected: Int32) -> String? {
  givenString(ifAny: accessible_property_mismatch(widget.pointer, property.rawValue, expected))
}

@MainActor private func mismatch(_ widget: Widget, _ relation: AccessibleRelation, _ expected: Int32) -> String? {
  givenString(ifAny: accessible_relation_mismatch(widget.pointer, relation.rawValue, expected))
}

@MainActor private func mismatch(_ widget: Widget, _ relation: AccessibleRelation, _ expected: Widget) -> String? {
  givenString(ifAny: accessible_widget_mismatch(widget.pointer, relation.rawValue, expected.pointer))
}
