import Foundation
import Testing

/// The texts that a running program asks the translations for. Each has to be in the template, which
/// `build-aux/extract-texts` makes from the sources and may leave incomplete.
struct AskedTexts {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var file: URL { directory.url.appending(path: "asked") }

  /// Variables for the program.
  var environment: [String: String] {
    get async throws { ["LD_PRELOAD": try await Self.library.value, "VESPER_ASKED_TEXTS": file.path] }
  }

  /// The texts as in a catalogue, with their contexts.
  func read() throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let texts = try Data(contentsOf: file).split(separator: 0)
    return Set(texts.map { String(decoding: $0, as: UTF8.self) })
  }

  func expectInTemplate(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let missing = try read().subtracting(try Self.template.get())
    #expect(missing.isEmpty, "po/vesper.pot lacks texts that are shown", sourceLocation: sourceLocation)
  }

  /// The texts of the template.
  static let template = Result { try texts(ofTemplate: "po/vesper.pot") }

  static func texts(ofTemplate path: String) throws -> Set<String> {
    var (texts, context, key): (Set<String>, String?, String) = ([], nil, "")
    var value = ""
    func end() {
      switch key {
      case "msgctxt": context = value
      case "msgid": texts.insert((context.map { $0 + "\u{4}" } ?? "") + value)
      case "msgstr", "msgstr[0]": context = nil
      default: break
      }
    }
    let template = try String(contentsOf: TestEnvironment.root.appending(path: path), encoding: .utf8)
    for line in template.split(separator: "\n") where !line.hasPrefix("#") {
      guard let quote = line.firstIndex(of: "\"") else { continue }
      if quote > line.startIndex {
        end()
        (key, value) = (line[..<quote].trimmingCharacters(in: .whitespaces), "")
      }
      value += try JSONDecoder().decode(String.self, from: Data(line[quote...].utf8))
    }
    end()
    return texts
  }

  /// The path of the library that notes the texts, made once for all tests.
  private static let library = Task { @MainActor in
    let directory = try TemporaryDirectory()
    libraryDirectory = directory
    let library = directory.url.appending(path: "asked-texts.so").path
    let source = TestEnvironment.root.appending(path: "build-aux/tests/asked-texts.c").path
    let compiler = try ChildProcess(
      ["clang", "-shared", "-fPIC", "-Wall", "-Werror", "-o", library, source],
      environment: ["PATH": TestEnvironment.path], directory: directory)
    guard try await compiler.waitForExit() == 0 else { throw Refused(description: compiler.errors) }
    return library
  }
  private static var libraryDirectory: TemporaryDirectory?

  private struct Refused: Error, CustomStringConvertible {
    let description: String
  }
}
