/// Writes enumerations as Swift enums and bit fields as option sets.

enum EnumerationWriter {
  static func write(_ description: EnumerationDescription) -> String {
    let name = NameRules.typeName(description.name)
    let local = NameRules.innerName(name)
    let body = description.isFlags ? optionSet(description, local) : enumeration(description, local)
    return written(description, body)
  }

  /// The codes of the errors of a domain.
  static func writeErrors(_ description: EnumerationDescription) -> String {
    let local = NameRules.innerName(NameRules.typeName(description.name))
    return written(
      description,
      cases(description, of: local, "GLib.ErrorCode").lines
        + ["", "  public static var domain: String { \"\(description.errorDomain ?? "")\" }", "}"])
  }

  private static func written(_ description: EnumerationDescription, _ body: [String]) -> String {
    let name = NameRules.typeName(description.name)
    let indentation = name.contains(".") ? 2 : 0
    let lines =
      DocComment.lines(
        of: description.availability, indentation: indentation, note: description.availability.deprecationNote) + body
    guard let dot = name.firstIndex(of: ".") else { return lines.joined(separator: "\n") + "\n\n" }
    return "extension \(name[..<dot]) {\n" + lines.joined(separator: "\n") + "\n}\n\n"
  }

  private static func enumeration(_ description: EnumerationDescription, _ name: String) -> [String] {
    let (lines, count, isCounted) = cases(description, of: name, "\(gtk)GEnum, Sendable")
    return lines + (isCounted && 2...256 ~= count ? counting(count) : []) + ending(description)
  }

  /// - Returns: the lines, how many cases there are, and whether their numbers count them from 0.
  private static func cases(
    _ description: EnumerationDescription, of name: String, _ conformances: String
  ) -> (lines: [String], count: Int, isCounted: Bool) {
    var lines = ["public nonisolated enum \(name): Int32, \(conformances) {"]
    var cases: [String: String] = [:]
    var isCounted = true
    // C may give one value two names, often an old one and a better one: the first is the case.
    for (member, trait) in members(description) {
      let identifier = NameRules.identifier(member.name)
      var declaration: [String]
      if let first = cases[member.value] {
        declaration = DocComment.lines(of: member.availability, indentation: 4)
        declaration += member.availability.attributes
        declaration.append("public static var \(identifier): \(name) { .\(first) }")
      } else {
        isCounted = isCounted && trait == nil && member.value == String(cases.count)
        cases[member.value] = identifier
        declaration = DocComment.lines(
          of: member.availability, indentation: 4, note: member.availability.deprecationNote)
        declaration.append("case \(identifier) = \(member.value)")
      }
      lines += conditional(declaration.map { "  " + $0 }, on: trait)
    }
    return (lines, cases.count, isCounted)
  }

  private static func conditional(_ lines: [String], on trait: String?) -> [String] {
    trait.map { ["  #if \($0)"] + lines + ["  #endif"] } ?? lines
  }

  /// What the compiler would write as a comparison with the number of each case, where the number is the case's place.
  private static func counting(_ count: Int) -> [String] {
    [
      "",
      "  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: \(count)) }",
      "  public var rawValue: Int32 { ordinal }",
    ]
  }

  private static func optionSet(_ description: EnumerationDescription, _ name: String) -> [String] {
    var lines = [
      "public nonisolated struct \(name): \(gtk)GFlags, Sendable {",
      "  public let rawValue: UInt32",
      "  public init(rawValue: UInt32) { self.rawValue = rawValue }",
      "",
    ]
    // An option set says "none" with [].
    for (member, trait) in members(description) where member.value != "0" {
      var declaration = DocComment.lines(
        of: member.availability, indentation: 4, note: member.availability.deprecationNote)
      let identifier = NameRules.identifier(member.name)
      // Computed: each stored one has its own lazy initialiser.
      declaration.append("public static var \(identifier): \(name) { \(name)(rawValue: \(bits(member.value))) }")
      lines += conditional(declaration.map { "  " + $0 }, on: trait)
    }
    return lines + ending(description)
  }

  /// A number of C as the bits of a flag.
  private static func bits(_ value: String) -> String {
    guard UInt32(value) == nil, let number = Int(value) else { return value }
    return String(UInt32(truncatingIfNeeded: number))
  }

  /// What connects it with C's. The importer takes C's numbers for unsigned unless one is negative.
  private static func ending(_ description: EnumerationDescription) -> [String] {
    let c = description.cType ?? ""
    let isSigned = description.cases.contains { $0.value.hasPrefix("-") }
    let number = isSigned ? "signed" : "unsigned"
    let type =
      description.typeFunction.map { "\($0)()" } ?? "\(gtk)FundamentalType.\(description.isFlags ? "uint" : "int")"
    // GIR does not say whether C has a sign for the highest bit, nor how many bits there are then.
    if description.isFlags, description.cases.contains(where: { !(0...Int(Int32.max) ~= Int($0.value) ?? -1) }) {
      return [
        "",
        "  public static var gType: \(gtk)GType { \(type) }",
        "",
        "  @_spi(Bindings) @MainActor public init(cValue: \(c)) {",
        "    self.init(rawValue: UInt32(truncatingIfNeeded: cValue.rawValue))",
        "  }",
        "  @_spi(Bindings) public var cValue: \(c) { \(c)(rawValue: .init(truncatingIfNeeded: rawValue)) }",
        "}",
      ]
    }
    return [
      "",
      "  public static var gType: \(gtk)GType { \(type) }",
      "",
      "  @_spi(Bindings) @MainActor public init(cValue: \(c)) { self.init(\(number): cValue.rawValue) }",
      "  @_spi(Bindings) public var cValue: \(c) { \(c)(rawValue: \(number)) }",
      "}",
    ]
  }

  /// The values, and the trait without which a program has not got one. What a program has not got is read as the value
  /// nearest to it, as any unknown one.
  private static func members(
    _ description: EnumerationDescription
  ) -> [(EnumerationDescription.Case, trait: String?)] {
    let configuration = Configuration.current
    let namespace = Scope.namespace(of: description.name)
    let usable = description.cases.filter { Scope.isUsable($0.availability, in: namespace) }
    let later: [LaterChanges.Case]
    if configuration.trait == nil {
      later = configuration.manifest.later.cases[description.name] ?? []
    } else {
      later = description.cases
        .filter { $0.availability.isIntrospectable && !Scope.isUsable($0.availability, in: namespace) }
        .compactMap { LaterChanges.Case($0, in: namespace) }
    }
    return usable.map { ($0, nil) } + later.map { ($0.description(in: namespace), $0.trait) }
  }
}
