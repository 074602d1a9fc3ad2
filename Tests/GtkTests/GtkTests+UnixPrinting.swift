import BindingCore
import CGtk
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

/// The dialogs of printing, for programs that make the pages themselves.
extension GtkTests {
  @Test func `A print dialog knows the settings and the paper that it was given`() async throws {
    try await withoutLeaks {
      let window = Window()
      let dialog = PrintUnixDialog(title: "Print", parent: window)
      let settings = PrintSettings()
      settings.nCopies = 3
      let setup = PageSetup()
      setup.orientation = .landscape
      dialog.setSettings(settings)
      dialog.pageSetup = setup
      dialog.manualCapabilities = [.copies, .scale]
      dialog.embedPageSetup = true
      #expect(dialog.pageSetup?.orientation == .landscape && dialog.pageSetupSet)
      #expect(dialog.manualCapabilities.contains(.scale) && !dialog.manualCapabilities.contains(.collate))
      #expect(dialog.transientFor === window && dialog.selectedPrinter == nil)
      dialog.destroy()
      window.destroy()
    }
  }

  @Test func `A dialog for the paper gives back a setup`() async {
    // A process of its own: in GTK 4.8 a label in it is used a tenth of a second after it is gone.
    await #expect(processExitsWith: .success) { @MainActor in
      try #require(gtk_init_check() != 0)
      try await withoutLeaks {
        let dialog = PageSetupUnixDialog(title: "Paper", parent: nil)
        let setup = PageSetup()
        setup.paperSize = PaperSize(name: "iso_a5")
        dialog.setPageSetup(setup)
        dialog.printSettings = PrintSettings()
        #expect(dialog.printSettings != nil && dialog.title == "Paper")
        dialog.destroy()
      }
      // At once, whatever else this process has to do.
      _exit(EXIT_SUCCESS)
    }
  }
}
