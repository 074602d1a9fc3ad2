/// Writes functions and constants that belong to no type.

struct FunctionWriter {
  let types: TypeTable
  let namespace: Namespace

  /// Those of a library with an enum in Swift are in that.
  func functions() -> String {
    guard let library = Configuration.current.library(namespace.name), library.functions else { return "" }
    var names = MemberNames()
    let calls = CallWriter(types: types, namespace: namespace.name)
    let isNested = !library.isTopLevel
    let writer = MethodWriter(calls: calls, modifier: "", indentation: isNested ? 2 : 0)
    var members: [[String]] = []
    for function in wanted(namespace.functions)
    where !function.isReplaced && !function.cIdentifier.hasSuffix("_quark") {
      let isForTests = function.name.hasPrefix("init") || function.name.hasPrefix("test_")
      if isForTests, Scope.tables.renames[function.cIdentifier] == nil {
        types.ledger.add(function.cIdentifier, "of no use in a running program")
        continue
      }
      members.append(
        writer.function(
          function, siblings: namespace.functions, prefix: isNested ? "static " : "", names: &names))
    }
    members += interfaceFunctions(writer, names: &names)
    members.removeAll(where: \.isEmpty)
    guard !members.isEmpty else { return "" }
    if !isNested { members = members.map { $0.map(Self.isolated) } }
    let text = members.map { $0.map { isNested ? "  " + $0 : $0 }.joined(separator: "\n") }.joined(separator: "\n\n")
    return isNested ? "extension \(namespace.name) {\n\(text)\n}\n" : text + "\n"
  }

  /// The compiler does not tell other modules of the default isolation of a function that belongs to no type (seen with
  /// Swift 6.3).
  private static func isolated(_ line: String) -> String {
    line.hasPrefix("public ") ? "@MainActor \(line)" : line
  }

  /// A protocol cannot have functions that are called without an object.
  private func interfaceFunctions(_ writer: MethodWriter, names: inout MemberNames) -> [[String]] {
    let isNested = Configuration.current.library(namespace.name)?.isTopLevel != true
    var members: [[String]] = []
    for interface in namespace.interfaces.sorted(by: { $0.name < $1.name })
    where Scope.includes(interface) && !Scope.tables.interfacesAsClasses.contains(interface.name) {
      for var function in wanted(interface.members.functions) {
        let inner = NameRules.innerName(NameRules.typeName("X." + interface.name.drop { $0 != "." }.dropFirst()))
        function.name = inner.prefix(1).lowercased() + inner.dropFirst() + "_" + function.name
        members.append(
          writer.function(
            function, siblings: interface.members.functions, prefix: isNested ? "static " : "", names: &names))
      }
    }
    return members.filter { !$0.isEmpty }
  }

  /// Numbers and texts under the names that C has for them without its prefix: `Gdk.BUTTON_SECONDARY`.
  func constants() -> String {
    guard let library = Configuration.current.library(namespace.name), library.constants else { return "" }
    let isNested = !library.isTopLevel
    var lines: [String] = []
    for constant in wanted(namespace.constants) where keyName(constant) == nil {
      let declared = types.ledger.noting(constant.cIdentifier) { () throws(Unmapped) in try line(constant) }
      if let declared {
        lines += DocComment.lines(of: constant.availability, indentation: isNested ? 2 : 0).map {
          isNested ? "  " + $0 : $0
        }
        lines.append((isNested ? "  public nonisolated static var " : "public nonisolated var ") + declared)
      }
    }
    guard !lines.isEmpty else { return "" }
    let text = lines.joined(separator: "\n")
    return isNested ? "extension \(namespace.name) {\n\(text)\n}\n" : text + "\n"
  }

  private func wanted<Member: Described>(_ members: [Member]) -> [Member] {
    guard Configuration.current.trait != nil else { return members }
    return members.filter { Scope.isBroughtByTrait($0.availability, in: namespace.name) }
  }

  /// A header of C with the codes of keys, which Swift imports as `Gdk.Key.Escape`: those that a program uses. In Swift the
  /// two thousand would be as many functions, and a twentieth of what all of GTK takes to compile.
  func keys() -> String {
    let usable = namespace.constants.filter { Scope.isUsable($0.availability, in: namespace.name) }
    let lines = usable.compactMap { constant in
      keyName(constant).map { name in
        "static const long GdkKeys_\(name) __attribute__((swift_name(\"GdkKeys.\(name)\"))) = \(constant.value);\n"
      }
    }
    guard !lines.isEmpty else { return "" }
    return """
      // Written by script/generate-gtk. Do not edit: the next run overwrites it.
      #pragma once

      /// The codes of keys, `Gdk.Key` in Swift.
      typedef struct GdkKeys GdkKeys;
      struct GdkKeys {
        char unused;
      };


      """ + lines.joined()
  }

  /// `Escape` for `GDK_KEY_Escape`, `_0` for `GDK_KEY_0`; nil for what is no key.
  private func keyName(_ constant: ConstantDescription) -> String? {
    guard namespace.name == "Gdk", constant.name.hasPrefix("KEY_") else { return nil }
    let name = constant.name.dropFirst("KEY_".count)
    return name.first?.isNumber == true ? "_\(name)" : String(name)
  }

  private func line(_ constant: ConstantDescription) throws(Unmapped) -> String {
    try Scope.checkUsable(constant.availability, in: namespace.name)
    switch try types.swiftType(for: constant.type) {
    case .integer, .wide, .codePoint:
      let type = Int(constant.value) == nil ? "UInt" : "Int"
      return "\(constant.name): \(type) { \(constant.value) }"
    case .floating: return "\(constant.name): Double { \(constant.value) }"
    case .boolean: return "\(constant.name): Bool { \(constant.value) }"
    case .string: return "\(constant.name): String { #\"\(constant.value)\"# }"
    default: throw Unmapped("a constant that is no number and no text")
    }
  }
}
