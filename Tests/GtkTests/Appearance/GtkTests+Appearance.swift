import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// A number that says its type, as all values of the portal do.
private struct Setting: VariantRepresentable {
  static let variantSignature = "v"
  let number: UInt32

  init(_ number: UInt32) { self.number = number }
  init?(variant: GLib.Variant) { return nil }
  var asVariant: GLib.Variant { GLib.Variant(boxing: number.asVariant) }
}

/// The settings portal of a desktop.
@MainActor private func makePortal(_ settings: [String: [String: Setting]]) async -> FakeService {
  let portal = FakeService(
    name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Settings",
    xml: """
      <method name='ReadAll'><arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/></method>
      <signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
      """
  ) { _ in tuple(settings.asVariant) }
  await until { portal.isOnTheBus }
  return portal
}

extension GtkTests {
  @Test func theColourSchemeOfTheDesktopIsFollowed() async throws {
    let toolkit = try #require(ToolkitSettings.default)
    let appearanceNamespace = "org.freedesktop.appearance"
    let portal = await makePortal([
      appearanceNamespace: ["color-scheme": Setting(1), "contrast": Setting(0)]
    ])
    defer { portal.end() }
    try await withoutLeaks {
      let appearance = Appearance(asksPortal: true)
      var schemes: [Appearance.ColorScheme] = []
      appearance.colorScheme.observeNext { schemes.append($0) }
      await until { schemes.last == .dark }
      #expect(portal.calls.map(\.method) == ["ReadAll"])
      portal.forgetCalls()
      #expect(!appearance.isDark.value, "nobody follows")
      #expect(!appearance.isHighContrast.value)
      appearance.follow()
      #expect(toolkit.prefersDark)
      #expect(appearance.isDark.value)

      @MainActor func change(_ key: String, _ value: UInt32) {
        portal.emit(
          "SettingChanged", tuple(appearanceNamespace.asVariant, key.asVariant, Setting(value).asVariant))
      }
      change("color-scheme", 2)
      await until { schemes.last == .light }
      #expect(!toolkit.prefersDark)
      change("contrast", 1)
      await until { appearance.isHighContrast.value }
      change("color-scheme", 1)
      await until { appearance.isDark.value }
      change("color-scheme", 77)
      await until { schemes.last == .noPreference }
      #expect(!toolkit.prefersDark, "as it was before")
      #expect(schemes == [.noPreference, .dark, .light, .dark, .noPreference])
    }
  }

  @Test func withoutAPortalTheToolkitsSettingsCount() async throws {
    let toolkit = try #require(ToolkitSettings.default)
    let (theme, dots) = (toolkit.gtkThemeName, toolkit.gtkXftDpi)
    defer {
      toolkit.gtkThemeName = theme
      toolkit.gtkXftDpi = dots
    }
    try await withoutLeaks {
      let appearance = Appearance(asksPortal: false)
      var darks: [Bool] = []
      appearance.isDark.observeNext { darks.append($0) }
      toolkit.prefersDark = true
      #expect(appearance.colorScheme.value == .dark)
      toolkit.prefersDark = false
      #expect(appearance.colorScheme.value == .noPreference)
      #expect(darks == [false, true, false])
      toolkit.gtkXftDpi = 144 * 1024
      #expect(appearance.textScale.value == 1.5)
      #expect(!appearance.isHighContrast.value)
      toolkit.gtkThemeName = "Default-hc-dark"
      #expect(appearance.isHighContrast.value)
      #expect(appearance.isDark.value)
    }
  }

  @Test func mistakesInAStyleSheetHaveTheirPlace() async throws {
    try await withoutLeaks {
      _ = try CssProvider(validating: "label { color: red; }")
      let error = #expect(throws: CssProvider.Mistakes.self) {
        try CssProvider(validating: "label { color: red; }\n\nbutton { colour: red; }\n  entry { opacity: much; }")
      }
      #expect(error?.mistakes.map(\.line) == [3, 4])
      #expect(error?.mistakes.first?.column == 10)
      #expect(error?.mistakes.first?.message.contains("colour") == true)

      let provider = CssProvider()
      var mistakes: [CssProvider.Mistake] = []
      provider.reactive.mistakes.observeNext { mistakes.append($0) }
      provider.load("x {")
      #expect(mistakes.map(\.line) == [1])
    }
  }

  @Test func aLabelShowsMarkup() async throws {
    try await withoutLeaks {
      let label = Label()
      let title = "a <b> & c"
      label.markup = "<b>\(title)</b> <a href=\"\(title)\">link</a>"
      #expect(label.text == "a <b> & c link")
      #expect(label.markup.plainText == label.text)
      SafeSignal(just: Markup(escaping: "<i>")).bind(to: label.reactive.markup)
      #expect(label.text == "<i>")
      // Well-formed, but there is no such colour: a text is better than none.
      let color = "nonsense"
      label.markup = "<span color=\"\(color)\">shown</span>"
      #expect(label.text == "shown")
      label.label = "5 < 6"
      #expect(label.markup.source == "5 &lt; 6")
      label.setTooltip("<b>\(title)</b>")
      #expect(label.tooltipText == "a <b> & c")
      let scale = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.1)
      scale.addMark(value: 0.5, position: .bottom, markup: "<small>half</small>")
    }
  }

  @Test func partsOfATextLookDifferent() async throws {
    try await withoutLeaks {
      let label = Label()
      let red = Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1)
      var text = AttributedText("\u{1F989} ") + AttributedText("bold", .bold, .color(red)) + " <i>"
      let range = try #require(text.text.range(of: "<i>"))
      text.apply(.underline, .size(20), to: range)
      SafeSignal(just: text).bind(to: label.reactive.attributedText)
      #expect(label.text == "\u{1F989} bold <i>")
      let attributes = try #require(label.attributes?.toString())
      #expect(attributes.contains("5 9 weight bold"), "\(attributes)")
      #expect(attributes.contains("5 9 foreground #ffff00000000"))
      #expect(attributes.contains("10 13 underline single"))
      #expect(attributes.contains("10 13 size 20480"))
      #expect(text == text && text != AttributedText(text.text))
    }
  }
}

extension String {
  fileprivate func range(of other: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(other) }.map { $0..<index($0, offsetBy: other.count) }
  }
}
