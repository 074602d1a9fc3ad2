import FoundationEssentials
import Testing

/// `BindingCore` has one name for each thing. The others are in `Bond` and `Bind`.
struct OneNameTests {
  /// Names that another module gives to something else.
  private let homonyms: [String: String] = [
    "add(disposable:)": "of a bag; here of a composite disposable",
    "completed()": "of an observer and a subject; here it makes a signal",
    "failed(_:)": "of an observer and a subject; here it makes a signal",
    "filter(_:)": "of the elements of an array; here of a signal",
    "flatMap(_:)": "of an output; here of a signal",
    "map(_:)": "of an output and of the elements of an array; here of a signal",
    "merge(with:)": "of outputs; here of signals",
    "moveItem(from:to:)": "of an array; here of sections",
    "observe(with:)": "of a button's taps, without an event; here with one",
    "on(_:)": "of a subject; here of an observer",
    "replace(with:)": "of a signal; here of a collection",
    "store(in:)": "in a bag; here in a set",
    "attach(_:_:)": "what every signal has", "bind(signal:)": "what every target has",
  ]

  @Test(arguments: ["Bond", "BondTypes", "Bind"])
  func whatAnotherModuleDeclaresIsNotInBindingCore(module: String) throws {
    let own = try Set(texts(of: "BindingCore").flatMap { SourceText($0).publicFunctions() })
    let other = try Set(texts(of: module).flatMap { SourceText($0).publicFunctions() })
    #expect(own.count > 250)
    #expect(other.intersection(own).filter { homonyms[$0] == nil } == [])
    let ownTypes = try types(in: "BindingCore")
    #expect(ownTypes.count > 80)
    #expect(try types(in: module).intersection(ownTypes).subtracting(["Event"]) == [])
  }

  /// A function that hands its arguments on to another one as they are is another name for it.
  @Test func noFunctionOnlyCallsAnother() throws {
    let declaration = try Regex<
      (Substring, name: Substring, parameters: Substring, callee: Substring, arguments: Substring)
    >(
      #"public [^\n{=]*?func (?<name>\w+)(?:<[^{(]*>)?\((?<parameters>[^{]*?)\)[^{()]*(?:\([^{()]*\)[^{()]*)*\{\s*(?<callee>\w+)\((?<arguments>[^(){}]*)\)\s*\}"#
    )
    var publicNames = Set<Substring>()
    for text in try texts(of: "BindingCore") {
      for function in SourceText(text).publicFunctions() { publicNames.insert(function.prefix { $0 != "(" }) }
    }
    var found: [String] = []
    var count = 0
    for text in try texts(of: "BindingCore") {
      for match in text.matches(of: declaration) {
        count += 1
        let parameters = names(ofParametersIn: match.parameters)
        let arguments = match.arguments.split(separator: ",").map { argument in
          argument.split(separator: ":").last.map { $0.filter { !$0.isWhitespace } } ?? ""
        }
        if match.name != match.callee, publicNames.contains(match.callee), parameters == arguments {
          found.append("\(match.name) calls \(match.callee)")
        }
      }
    }
    #expect(count > 10)
    // `flatMap(_:_:)` with the strategy that is usual.
    #expect(found == ["flatMap calls flatMapLatest"])
  }

  @Test func noTwoPropertiesOfATypeReadTheSame() throws {
    let property = /public (?:final )?var (\w+): [^\n{=]+\{ ([^{}\n]+) \}/
    var found: [String] = []
    for text in try texts(of: "BindingCore") {
      for type in text.split(separator: "\n}\n") {
        let bodies = Dictionary(grouping: type.matches(of: property)) { $0.2 }
        found += bodies.values.filter { $0.count > 1 }.map { $0.map { String($0.1) }.joined(separator: " and ") }
      }
    }
    #expect(found == [])
  }

  @Test func noCommentSpeaksOfAnotherSpelling() throws {
    #expect(try texts(of: "BindingCore").filter { $0.contains("in the spelling of") } == [])
  }

  private func names(ofParametersIn list: Substring) -> [String] {
    list.matches(of: /(\w+)\s*:/).map { String($0.1) }
  }

  private func types(in module: String) throws -> Set<Substring> {
    try Set(
      texts(of: module).flatMap {
        $0.matches(of: /public [^\n(]*?(?:typealias|class|struct|protocol|enum) (\w+)/).map(\.1)
      }
    )
    .subtracting(["Element", "Failure"])
  }

  private func texts(of module: String) throws -> [String] {
    let package = (0..<3).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }
    let directory = package.appending(path: "Sources/\(module)").path()
    return try FileManager.default.subpathsOfDirectory(atPath: directory).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: directory + "/" + $0, encoding: .utf8) }
  }
}
