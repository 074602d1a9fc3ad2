import Adwaita
import BindingCore
import Gtk
import Testing

// What newer versions of Libadwaita have. `script/soak traits` runs these tests on systems that have them.

#if ADW_1_4
extension LibrariesTests {
  @Test func `Pages of a navigation view are pushed and popped`() async throws {
    Adw.initialize()
    try await withoutLeaks {
      let view = Adw.NavigationView()
      let (first, second) = (
        Adw.NavigationPage(child: Label(label: "All"), title: "Notes"),
        Adw.NavigationPage(child: Label(label: "One"), title: "A note")
      )
      var titles: [String] = []
      view.reactive.visiblePage.observeNext { titles.append($0?.title ?? "none") }.dispose(in: view.reactive.bag)
      view.push(first)
      view.push(second)
      #expect(view.visiblePage === second)
      #expect(view.pop())
      #expect(view.visiblePage === first)
      #expect(titles == ["none", "Notes", "A note", "Notes"])
    }
  }

  @Test func `A switch in a row is bound both ways`() async throws {
    Adw.initialize()
    try await withoutLeaks {
      let isOn = Property(true)
      let row = Adw.SwitchRow()
      isOn.bidirectionalBind(to: row.reactive.active)
      #expect(row.active)
      row.active = false
      #expect(!isOn.value)
    }
  }
}
#endif

#if ADW_1_5
extension LibrariesTests {
  @Test func `An alert dialog answers with the response that was chosen`() async throws {
    Adw.initialize()
    let window = Adw.Window()
    window.setDefaultSize(width: 400, height: 300)
    window.present()
    let dialog = Adw.AlertDialog(heading: "Delete the note?", body: "It cannot be restored.")
    dialog.addResponse("cancel", label: "_Cancel")
    dialog.addResponse("delete", label: "_Delete")
    dialog.closeResponse = "cancel"
    let answer = Task { await dialog.choose(window) }
    #expect(await becomesTrue { dialog.mapped })
    #expect(window.visibleDialog === dialog)
    dialog.close()
    #expect(await answer.value == "cancel")
    window.destroy()
  }
}
#endif
