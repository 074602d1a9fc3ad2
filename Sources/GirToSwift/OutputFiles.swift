/// Distributes what was generated over files: one for each class and interface, in a folder for each library, and one
/// for all small types of a kind.
struct OutputFiles {
  /// Paths and contents. A file of another library has its qualified name, such as `Gio/Gio.Settings.swift`, because the
  /// compiler takes no two files of the same name.
  private(set) var files: [(path: String, content: String)] = []

  /// What stands in the first lines of each file.
  static let warning = "Do not edit: the next run overwrites it."

  private struct Piece {
    /// The qualified name in Swift, such as `Gio.Settings`.
    var name: String
    var source: String

    /// The library that it comes from, such as `Gio`. A type outside an enum is of the first one.
    var library: String {
      name.contains(".") ? String(name.prefix { $0 != "." }) : Configuration.current.manifest.libraries[0].name
    }
  }

  /// The types that are written, by their names in GIR.
  private(set) var types: Set<String> = []
  /// The enumerations among them.
  private(set) var enumerations: Set<String> = []
  /// What knows the names that the types have given to their members.
  private(set) var typeWriter: TypeWriter
  /// What was done, in a sentence.
  private(set) var summary = ""

  init(_ library: Library) {
    let configuration = Configuration.current
    func isWritten(_ name: String) -> Bool { configuration.isWritten(Scope.namespace(of: name)) }
    var writer = TypeWriter(types: library.types)
    typeWriter = writer
    // Of used modules, only the names that their members take are of interest.
    for description in library.classes where !isWritten(description.name) {
      _ = writer.write(description, interfaces: library.ownInterfaces(of: description))
    }
    library.types.ledger.removeAll()
    library.types.closures.removeAll()

    let written = library.written(isWritten)
    let classes = written.classes.map {
      Piece(name: NameRules.typeName($0.name), source: writer.write($0, interfaces: library.ownInterfaces(of: $0)))
    }
    let interfaces = written.interfaces.map {
      Piece(
        name: NameRules.typeName($0.name),
        source: Scope.tables.interfacesAsClasses.contains($0.name) ? writer.writeAsClass($0) : writer.write($0))
    }
    let records = written.records.map { Piece(name: NameRules.typeName($0.name), source: writer.write($0)) }
    for piece in (classes + interfaces).sorted(by: { $0.name < $1.name }) {
      add("\(piece.library)/\(piece.name)", piece.source)
    }
    addTogether(records, as: "Structs")
    if !written.errors.isEmpty { add("Errors", written.errors.map(EnumerationWriter.writeErrors).joined()) }
    for namespace in written.namespaces { addFunctions(of: namespace, library.types) }
    addEnumerations(written.enumerations)
    addLibraries(of: classes + interfaces + records)
    library.noteTypesThatAreLeftOut()
    add("Closures", library.types.closures.text)
    add("Registry", RegistryWriter.write(written, types: library.types))
    files.append(("Unmapped.md", library.types.ledger.text))
    summary = "\(library.types.ledger.count) symbols have no counterpart in Swift; Unmapped.md says why."
    typeWriter = writer
    types = enumerations.union(written.names)
  }

  /// Adds all enumerations of the first library. Of others only those that are used.
  private mutating func addEnumerations(_ all: [EnumerationDescription]) {
    let used = Self.used(all, in: files)
    enumerations = Set(used.map(\.name))
    addTogether(
      used.map { Piece(name: NameRules.typeName($0.name), source: EnumerationWriter.write($0)) }, as: "Enumerations")
  }

  /// The enumerations of the first library, and of others those that files use.
  static func used(_ all: [EnumerationDescription], in files: [(path: String, content: String)])
    -> [EnumerationDescription]
  {
    let main = Configuration.current.manifest.libraries[0].name
    let words = Set(files.map(\.content).flatMap(OutputFiles.words))
    return all.filter {
      Scope.namespace(of: $0.name) == main || words.contains(NameRules.typeName($0.name)) || $0.typeFunction == nil
    }
  }

  /// What belongs to no type.
  private mutating func addFunctions(of namespace: Namespace, _ types: TypeTable) {
    let writer = FunctionWriter(types: types, namespace: namespace)
    let functions = writer.functions()
    if !functions.isEmpty { add("\(namespace.name)/\(namespace.name).Functions", functions) }
    let constants = writer.constants()
    if !constants.isEmpty { add("\(namespace.name)/\(namespace.name).Constants", constants) }
    let keys = writer.keys()
    if !keys.isEmpty { files.append(("GdkKeys.h", keys)) }
  }

  /// Adds the enums that the types of libraries are in.
  private mutating func addLibraries(of pieces: [Piece]) {
    let manifest = Configuration.current.manifest
    let nested = manifest.libraries.filter { !$0.isTopLevel && !$0.hasEnum }.map(\.name)
    for name in Set(pieces.map(\.library)).intersection(nested).sorted() {
      let documentation =
        manifest.library(name)?.only == nil && name == manifest.libraries[0].name
        ? "\(manifest.libraries[0].title)." : "What \(manifest.libraries[0].title)'s interface uses of \(name)."
      add(
        "\(name)/\(name).Library",
        "/// \(documentation)\npublic enum \(name) {\(RegistryWriter.registering(name))}\n")
    }
  }

  /// Adds a file such as `Gdk/Gdk.Structs` for each library.
  private mutating func addTogether(_ pieces: [Piece], as kind: String) {
    for (library, pieces) in Dictionary(grouping: pieces, by: \.library).sorted(by: { $0.key < $1.key }) {
      let sorted = pieces.sorted { $0.name < $1.name }
      add("\(library)/\(library).\(kind)", sorted.map(\.source).joined())
    }
  }

  private mutating func add(_ path: String, _ content: String) {
    files.append((path + ".swift", Self.file(path, content)))
  }

  /// The content of a file with what goes before it.
  ///
  /// - Parameter trait: the trait without which the file is empty.
  static func file(_ path: String, _ content: String, trait: Manifest.Trait? = nil) -> String {
    let manifest = Configuration.current.manifest
    var header = "// Written by \(manifest.writtenBy). \(Self.warning)\n"
    if Quotation.areWanted { header += Quotation.notice.joined(separator: "\n") + "\n" }
    header += "\n"
    // Named as in C, or after a trait.
    if path.contains(".Constants") || content.contains("TableOf") {
      header = "// swift-format-ignore-file: AlwaysUseLowerCamelCase\n" + header
    }
    if let trait { header += "#if \(trait.name)\n" }
    if content.contains("SafeSignal<") || content.contains("DynamicSubject<") || content.contains("extension Reactive")
    {
      header += "public import BindingCore\n"
    }
    let hasC = content.contains(/@_spi\(Bindings\)[^\n]*(cValue: |UnsafeMutablePointer<)/)
    header += "\(hasC ? "public " : "")import \(manifest.cModule)\n"
    let access = hasUsedTypes(content) ? "public " : ""
    for module in manifest.uses { header += "@_spi(Bindings) \(access)import \(module)\n" }
    let end = content.hasSuffix("\n\n") ? "" : "\n"
    return header + "\n" + content + (trait == nil ? "" : "\(end)#endif\n")
  }

  /// Whether public declarations have types of other modules. The compiler warns of a public import without that.
  private static func hasUsedTypes(_ content: String) -> Bool {
    let configuration = Configuration.current
    let prefixes = configuration.tables.libraries.map(\.name).filter { !configuration.isWritten($0) }.map { "\($0)." }
    return content.split(separator: "\n").contains { line in
      let declaration = line.drop { $0 == " " }.prefix { $0 != "{" }
      return ["public ", "open ", "@_spi"].contains(where: declaration.hasPrefix)
        && prefixes.contains(where: declaration.contains)
    }
  }

  private static func words(_ source: String) -> [String] {
    source.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.map(String.init)
  }
}
