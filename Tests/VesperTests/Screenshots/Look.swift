import Foundation
import GeneratedCases
import Testing

/// One of the ways in which people have their desktop, and the window.
nonisolated struct Look: Sendable, CustomTestStringConvertible {
  let name: String
  var settings: [String: DesktopSettings.Value] = [:]
  var environment: [String: String] = [:]
  /// What the window has inside its frame.
  var size = (width: 840, height: 640)
  /// Where the program does not speak English.
  var language: String?

  var testDescription: String { name }

  static let light = Look(name: "light")
  static let dark = Look(name: "dark", settings: ["Net/ThemeName": .text("Adwaita-dark")])
  static let rightToLeft = Look(name: "right to left", environment: ["LC_ALL": "ar_EG.UTF-8"], language: "ar")
  private static let narrowWithLargeText = Look(
    name: "narrow with large text", settings: largeText.settings, size: (360, 640))

  private static let areAllWanted = ProcessInfo.processInfo.environment["VESPER_LOOKS"] != nil

  /// Those in which all states are shown; two more where `VESPER_LOOKS` is set, as `script/soak looks` does.
  static let thorough =
    [light] + (isBrief ? [] : [dark]) + (areAllWanted ? [rightToLeft, largeText] : [])

  /// Those that differ most from light and dark; where `VESPER_LOOKS` is set, all that are not thorough then.
  static let others = [narrowWithLargeText] + (areAllWanted ? remaining : [rightToLeft])

  private static let remaining = [
    Look(name: "high contrast", settings: ["Net/ThemeName": .text("HighContrast")]),
    Look(name: "narrow", size: (360, 640)),
    Look(name: "wide", size: (1600, 900)),
    Look(
      name: "German with large text", settings: largeText.settings, environment: ["LC_ALL": "de_DE.UTF-8"],
      size: largeText.size, language: "de"),
  ]

  /// Twice the usual 96 dots an inch, in 1024ths.
  static let largeText = Look(name: "large text", settings: ["Xft/DPI": .number(2 * 96 * 1024)], size: (800, 600))

  /// What the program says for an English text.
  @MainActor func words(_ english: String) throws -> String {
    try language.map { try Translation(language: $0).words(english) } ?? english
  }

  /// All of the desktop's settings: nothing moves, and nothing is left to the machine.
  var allSettings: [String: DesktopSettings.Value] {
    [
      "Gtk/EnableAnimations": .number(0), "Gtk/OverlayScrolling": .number(0),
      "Net/CursorBlink": .number(0), "Gtk/FontName": .text("DejaVu Sans 10"),
      "Net/ThemeName": .text("Default"), "Net/IconThemeName": .text("Adwaita"), "Xft/DPI": .number(96 * 1024),
      "Xft/Antialias": .number(1), "Xft/Hinting": .number(1), "Xft/HintStyle": .text("hintslight"),
      "Xft/RGBA": .text("none"),
    ].merging(settings) { $1 }
  }

  /// The fonts that there are: those that the test script installs.
  static func fonts(in directory: TemporaryDirectory) throws -> [String: String] {
    // By themselves: with newer versions of fontconfig a directory whose fonts are refused has none that is accepted.
    let fonts = try directory.directory("fonts")
    for name in ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf"] {
      try FileManager.default.createSymbolicLink(
        atPath: fonts.appendingPathComponent(name).path,
        withDestinationPath: "/usr/share/fonts/truetype/dejavu/\(name)")
    }
    let file = directory.url.appendingPathComponent("fonts.conf")
    try """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>\(fonts.path)</dir>
      <cachedir>\(directory.url.path)/font-cache</cachedir>
    </fontconfig>
    """.write(to: file, atomically: true, encoding: .utf8)
    return ["FONTCONFIG_FILE": file.path]
  }
}
