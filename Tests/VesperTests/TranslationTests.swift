import Foundation
import Testing

@testable import Vesper

/// What translators work with: the template, the translations, and the tools that make and check them.
struct TranslationTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func run(_ command: [String], environment: [String: String] = [:]) async throws -> Launch.Result {
    let process = try ChildProcess(
      command,
      environment: ["PATH": TestEnvironment.path, "LC_ALL": "C.UTF-8"].merging(environment) { _, new in new },
      directory: directory)
    let code = try await process.waitForExit()
    return Launch.Result(exitCode: code, output: process.output, errors: process.errors)
  }

  private func extract(_ source: String, arguments: [String] = []) async throws -> Launch.Result {
    try Data(source.utf8).write(to: directory.url.appending(path: "Strings.swift"))
    return try await run(
      [TestEnvironment.root.appending(path: "build-aux/extract-texts").path] + arguments + ["Strings.swift"])
  }

  private func entries(_ template: String) -> [String] {
    template.components(separatedBy: "\n\n").dropFirst().map { $0.trimmingCharacters(in: .newlines) }
  }

  @Test func valuesOfATextBecomeNumbers() async throws {
    let result = try await extract(#"static func by(_ a: P) -> String { translated("By \(name(of: a, "x")) “\(b)”") }"#)
    #expect(result.exitCode == 0)
    #expect(
      entries(result.output) == [
        """
        #. {1} is name(of: a, "x"), {2} is b
        #: Strings.swift
        #, python-brace-format
        msgid "By {1} “{2}”"
        msgstr ""
        """
      ])
  }

  @Test func pluralFormsContextsAndEscapesAreFound() async throws {
    let result = try await extract(
      #"""
      // translated("in a comment")
      let a = translated(n, one: "\(n) photo", other: "\(n) photos")
      let b = translated("Size", context: "of a photo") + translated("a \"b\"\n\u{e9}")
      throw .malformed(reason: flag ? "it is a link" : "it cannot be read")
      """#)
    #expect(result.exitCode == 0)
    #expect(
      entries(result.output).map {
        $0.components(separatedBy: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "|")
      }
        == [
          #"msgid "{1} photo"|msgid_plural "{1} photos"|msgstr[0] ""|msgstr[1] """#,
          #"msgctxt "of a photo"|msgid "Size"|msgstr """#,
          #"msgid "a \"b\"\né"|msgstr """#,
          #"msgid "it is a link"|msgstr """#,
          #"msgid "it cannot be read"|msgstr """#,
        ])
  }

  @Test func `A plural was lost when its call ended on a line of its own, before another one`() async throws {
    let result = try await extract(
      #"""
      let a = translated(
        n, one: "\(n) photo", other: "\(n) photos"
      )
      let b = translated(n, one: "\(n) search", other: "\(n) searches")
      """#)
    #expect(result.exitCode == 0)
    #expect(entries(result.output).count == 2)
    #expect(result.output.contains(#"msgid_plural "{1} photos""#))
  }

  @Test(arguments: [
    (#"let a = "Nobody translates this""#, "is not translated"),
    (#"let a = translated(text)"#, "takes literals"),
    (#"let a = translated("a" + "b")"#, "takes one literal"),
    (#"let a = translated(n, one: "One photo", other: "\(n) photos")"#, "the same values"),
  ])
  func whatCannotBeTranslatedIsRefused(source: String, complaint: String) async throws {
    let result = try await extract(source, arguments: ["--whole", "Strings"])
    #expect(result.exitCode == 1)
    #expect(result.errors.hasPrefix("Strings.swift:1: "))
    #expect(result.errors.contains(complaint), "\(result.errors)")
  }

  @Test func `What the program asks for is noted, with its forms and contexts`() async throws {
    let texts = try AskedTexts()
    let home = try TemporaryDirectory()
    let found = try await Launch.run(
      ["--print", "bird", "--source", "samples", "--limit", "1"], home: home, environment: texts.environment)
    #expect(found.exitCode == 0)
    #expect(try texts.read().contains("Finds free photos and says how to credit them."))
    try texts.expectInTemplate()
    let template = try AskedTexts.template.get()
    #expect(template.contains("{1} photo removed.") && template.contains("a note\u{4}Saved"))
  }

  @Test func aNameNeedsNoTranslation() async throws {
    let result = try await extract(
      #"let a = "Openverse"  // Not translated: a name."#, arguments: ["--whole", "Strings"])
    #expect(result.exitCode == 0)
    #expect(entries(result.output) == [])
  }

  private var update: String { TestEnvironment.root.appending(path: "script/update-translations").path }

  @Test func everyTextIsInTheTemplateAndInEveryLanguage() async throws {
    let result = try await run([update, "--check"])
    #expect(result.exitCode == 0, "\(result.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: TestEnvironment.root.appending(path: "po").path)
    #expect(try InstalledVesper.languages.map { "\($0).po" }.sorted() == files.filter { $0.hasSuffix(".po") }.sorted())
  }

  @Test(arguments: [
    ("po/de.po", #"msgstr "Von {1}""#, #"msgstr "Von {2}""#, "po/de.po is not right"),
    ("po/es.po", #"msgstr "Cancelar""#, #"msgstr """#, "po/es.po: texts are missing"),
    ("po/de.po", "\nmsgid \"Cancel\"", "\n#, fuzzy\nmsgid \"Cancel\"", "po/de.po: texts are fuzzy"),
    ("po/vesper.pot", #"msgid "Cancel""#, #"msgid "Give up""#, "po/vesper.pot is not up to date"),
    ("po/ar.po", "nplurals=6", "nplurals=3", "po/ar.po is not right"),
  ])
  func aTranslationThatIsNotRightIsFound(file: String, text: String, spoilt: String, complaint: String) async throws {
    // Links to everything but the translations, which are copied.
    for name in ["Sources", "data"] {
      try FileManager.default.createSymbolicLink(
        at: directory.url.appending(path: name),
        withDestinationURL: TestEnvironment.root.appending(path: name).resolvingSymlinksInPath())
    }
    try directory.addCopy(of: "po")
    let path = directory.url.appending(path: file)
    let right = try String(contentsOf: path, encoding: .utf8)
    let range = try #require(right.range(of: text))
    try Data(right.replacingCharacters(in: range, with: spoilt).utf8).write(to: path)
    let result = try await run([update, "--check"], environment: ["VESPER_PO_ROOT": directory.url.path])
    #expect(result.exitCode == 1)
    #expect(result.errors.contains(complaint), "\(result.errors)")
  }

  @Test func aTextWithoutATranslationIsItselfWithItsValues() {
    let name = "{2}"
    #expect(translated("No such “\(name)” {1} text \(1)") == "No such “{2}” {2} text 1")
    #expect(translated(1, one: "\(1) thing", other: "\(1) things") == "1 thing")
    #expect(translated(2, one: "\(2) thing", other: "\(2) things") == "2 things")
    #expect(translated("{0} {9} {x} {") == "{0} {9} {x} {")
  }
}
