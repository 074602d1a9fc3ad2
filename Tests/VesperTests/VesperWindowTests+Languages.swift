import Foundation
import GeneratedCases
import Testing

/// The program in the languages that it is translated into.
extension VesperWindowTests {
  private nonisolated static let languages = [
    Language(
      environment: ["LC_ALL": "de_DE.UTF-8"], menu: "Hauptmenü",
      count: "^[0-9]+ von [0-9]+ Fotos$",
      start: "Freie Fotos finden", isFromRightToLeft: false),
    // The locale only has to be one that says more than C, and Spanish is asked for as people do who want several.
    Language(
      environment: ["LC_ALL": "en_US.UTF-8", "LANGUAGE": "es:en"], menu: "Menú principal",
      count: "^[0-9]+ de [0-9]+ fotos$", start: "Encuentre fotos libres", isFromRightToLeft: false),
    Language(
      environment: ["LC_ALL": "ar_EG.UTF-8"], menu: "القائمة الرئيسية",
      count: "^[0-9]+ من [0-9]+ صور(ةً|ة)?$",
      start: "اعثر على صور حرّة", isFromRightToLeft: true),
  ]

  nonisolated struct Language: CustomTestStringConvertible, Sendable {
    let environment: [String: String]
    let menu: String
    let count: String
    let start: String
    let isFromRightToLeft: Bool
    var testDescription: String { start }
  }

  @Test(
    .long, .enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"), arguments: languages
  )
  func `Vesper speaks the person's language`(language: Language) async throws {
    let installed = try InstalledVesper()
    try await installed.addTranslations()
    let vesper = try await RunningVesper.start(
      on: display,
      home: try TemporaryDirectory(), executable: installed.executable,
      arguments: ["--source", "samples", "--search", "cat"], environment: language.environment)
    defer { vesper.process.kill() }
    try await vesper.wait(
      untilAreas: "the button on its side",
      of: { [$0.pressable(language.menu), $0.searchEntry] },
      { ($0[0].x < $0[1].x) == language.isFromRightToLeft })

    try await vesper.wait(until: "the count") {
      $0.labels.contains { $0.range(of: language.count, options: .regularExpression) != nil }
    }
    try await vesper.display.press("ctrl+f", "ctrl+a", "BackSpace")
    try await vesper.wait(until: "the start page") { $0.labels.contains(language.start) }
    #expect(vesper.process.errors == "")
  }

  @Test(.enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"))
  func `Numbers choose among the six forms of Arabic`() async throws {
    let installed = try InstalledVesper()
    try await installed.addTranslations()
    let forms = [
      1: "استُبعدت صورة واحدة بلا تاريخ رفع معروف.", 2: "استُبعدت صورتان بلا تاريخ رفع معروف.",
      3: "استُبعدت 3 صور بلا تاريخ رفع معروف.", 11: "استُبعدت 11 صورةً بلا تاريخ رفع معروف.",
      100: "استُبعدت 100 صورة بلا تاريخ رفع معروف.",
    ]
    for (count, sentence) in forms {
      let collection = try SampleCollection(
        [.init(title: "dated", uploaded: "2024-02-29")]
          + (0..<count).map { .init(title: "undated \($0)", uploaded: nil) })
      let home = try TemporaryDirectory()
      let process = try ChildProcess(
        [installed.executable.path, "--print", "sample", "--source", "samples", "--since", "2024-01-01"],
        environment: Launch.environment(home: home).merging(
          collection.environment.merging(["LC_ALL": "ar_EG.UTF-8"]) { $1 }
        ) { $1 },
        directory: home)
      #expect(try await process.waitForExit() == 0)
      #expect(process.errors == "vesper: \(sentence)\n")
    }
  }
}
