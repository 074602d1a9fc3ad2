import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// A widget that overrides what GTK asks and tells less often.
private final class Watcher: Box {
  var wantsWidth = false
  var questions = 0
  var focusChildren: [Widget?] = []
  var changes: [SystemSetting] = []
  var styles = 0

  override func computeExpand() -> (horizontal: Bool, vertical: Bool) {
    questions += 1
    return (wantsWidth || super.computeExpand().horizontal, false)
  }

  override func setFocusChild(_ child: Widget?) {
    focusChildren.append(child)
    super.setFocusChild(child)
  }

  override func systemSettingChanged(_ setting: SystemSetting) { changes.append(setting) }

  override func cssChanged() { styles += 1 }
}

extension GtkTests {
  @Test func `A widget in Swift says whether it wants room that is left over`() async throws {
    try await withoutLeaks {
      let watcher = Watcher(orientation: .horizontal, spacing: 0)
      #expect(!watcher.computeExpand(.horizontal))
      watcher.wantsWidth = true
      watcher.append(Label(label: "a").with { $0.vexpand = true })
      #expect(watcher.computeExpand(.horizontal))
      #expect(!watcher.computeExpand(.vertical))
      #expect(watcher.questions > 0)
      watcher.wantsWidth = false
      watcher.append(Label(label: "b").with { $0.hexpand = true })
      #expect(watcher.computeExpand(.horizontal))
    }
  }

  @Test func `A widget in Swift is told which child gets the focus`() async throws {
    try await withoutLeaks {
      let watcher = Watcher(orientation: .horizontal, spacing: 0)
      let button = Button(label: "a")
      watcher.append(button)
      let window = Window()
      window.child = watcher
      window.present()
      button.grabFocus()
      await until { watcher.focusChildren.last == button }
      #expect(watcher.focusChild == button)
      window.destroy()
    }
  }

  @Test func `A widget in Swift is told of settings of the desktop and of its style`() async throws {
    // GTK keeps it, and so its Swift object.
    let settings = try #require(ToolkitSettings.default)
    try await withoutLeaks {
      let watcher = Watcher(orientation: .horizontal, spacing: 0)
      let window = Window()
      window.child = watcher
      window.present()
      await until { watcher.styles > 0 }
      let font = settings.gtkFontName
      defer { settings.gtkFontName = font }
      settings.gtkFontName = "Serif 21"
      await until { watcher.changes.contains(.fontName) }
      let styles = watcher.styles
      watcher.addCssClass("title-1")
      await until { watcher.styles > styles }
      window.destroy()
    }
  }
}
