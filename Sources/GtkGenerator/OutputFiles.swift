/// Distributes what was generated over files.
///
/// About a dozen classes a file compile three times as fast as one class a file, and faster than all in one.

struct OutputFiles {
  /// File names and contents.
  private(set) var files: [(name: String, content: String)] = []

  private struct Piece {
    /// The qualified name in Swift, such as `Gio.Settings`.
    var name: String
    var source: String
  }

  init(_ library: Library) {
    var writer = TypeWriter(types: library.types)
    var classes = library.classes.map {
      Piece(name: NameRules.typeName($0.name), source: writer.write($0, interfaces: library.ownInterfaces(of: $0)))
    }
    let interfaces = library.interfaces.map {
      Piece(
        name: NameRules.typeName($0.name),
        source: Scope.interfacesAsClasses.contains($0.name) ? writer.writeAsClass($0) : writer.write($0))
    }
    let enumerations = library.enumerations.map {
      Piece(name: NameRules.typeName($0.name), source: EnumerationWriter.write($0))
    }
    let records = library.records.map { Piece(name: NameRules.typeName($0.name), source: writer.write($0)) }
    let isNested = { (piece: Piece) in piece.name.contains(".") }
    // In place of the initialisers that these classes leave out, the compiler synthesises some that trap, and adds the
    // code that reports it to each file. Together they need it only once.
    let inheritsInitialisers = { (piece: Piece) in writer.leavingOutInitialisers.contains(piece.name) }
    let inheriting = classes.filter(inheritsInitialisers)
    classes.removeAll(where: inheritsInitialisers)
    add(inheriting, as: "InheritedInitializers", by: max(1, inheriting.count))
    add(classes.filter { !isNested($0) }, as: "Classes", by: 48)
    add(interfaces.filter { !isNested($0) }, as: "Interfaces", by: 48)
    add(enumerations.filter { !isNested($0) }, as: "Enumerations", by: 160)
    add(records.filter { !isNested($0) }, as: "Structs", by: 48)
    if !library.errors.isEmpty { add("Errors", library.errors.map(EnumerationWriter.writeErrors).joined()) }
    for namespace in library.namespaces { addFunctions(of: namespace, library.types) }
    addNested(
      classes.filter(isNested) + interfaces.filter(isNested) + records.filter(isNested), enumerations.filter(isNested))
    library.noteTypesThatAreLeftOut()
    add("Closures", library.types.closures.text)
    add(
      "Registry", RegistryWriter.write(classes: library.classes, interfaces: library.interfaces, types: library.types))
    files.append(("Unmapped.md", library.types.ledger.text))
  }

  /// What belongs to no type.
  private mutating func addFunctions(of namespace: Namespace, _ types: TypeTable) {
    let writer = FunctionWriter(types: types, namespace: namespace)
    let functions = writer.functions()
    if !functions.isEmpty { add("Functions-\(namespace.name)", functions) }
    let constants = writer.constants()
    if !constants.isEmpty { add("Constants-\(namespace.name)", constants) }
    let keys = writer.keys()
    if !keys.isEmpty { files.append(("GdkKeys.h", keys)) }
  }

  /// Files such as `Classes-AboutDialog-Box`, in alphabetical order. Few and long ones: in each one the compiler begins
  /// anew with what all use.
  private mutating func add(_ pieces: [Piece], as kind: String, by size: Int) {
    let sorted = pieces.sorted { $0.name < $1.name }
    for start in stride(from: 0, to: sorted.count, by: size) {
      let group = sorted[start..<min(start + size, sorted.count)]
      add("\(kind)-\(group.first!.name)-\(group.last!.name)", group.map(\.source).joined())
    }
  }

  /// One file for each other library. Of their enumerations only those that are used.
  private mutating func addNested(_ types: [Piece], _ enumerations: [Piece]) {
    let used = Set((files.map(\.content) + types.map(\.source)).flatMap(OutputFiles.words))
    let all = types.sorted { $0.name < $1.name } + enumerations.filter { used.contains($0.name) }
    let libraries = Dictionary(grouping: all) { $0.name.prefix { $0 != "." } }
    for (name, pieces) in libraries.sorted(by: { $0.key < $1.key }) {
      // GLib is written by hand.
      let declaration = name == "GLib" ? "" : "/// What GTK's interface uses of \(name).\npublic enum \(name) {}\n\n"
      let size = 64
      for (index, start) in stride(from: 0, to: pieces.count, by: size).enumerated() {
        let part = pieces[start..<min(start + size, pieces.count)].map(\.source).joined()
        add("\(name)-\(index + 1)", (index == 0 ? declaration : "") + part)
      }
    }
  }

  private mutating func add(_ name: String, _ content: String) {
    var header = "// Written by script/generate-gtk. Do not edit: the next run overwrites it.\n"
    if Quotation.areWanted { header += Quotation.notice.joined(separator: "\n") + "\n" }
    header += "\n"
    // Named as in C.
    if name.hasPrefix("Constants") { header = "// swift-format-ignore-file: AlwaysUseLowerCamelCase\n" + header }
    if content.contains("SafeSignal<") || content.contains("DynamicSubject<") || content.contains("extension Reactive")
    {
      header += "public import BindingCore\n"
    }
    header += "import CGtk\n\n"
    files.append((name + ".swift", header + content))
  }

  private static func words(_ source: String) -> [String] {
    source.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.map(String.init)
  }
}
