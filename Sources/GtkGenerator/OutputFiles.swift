/// Distributes what was generated over files: one for each class and interface, in a folder for each library, and one
/// for all small types of a kind.
struct OutputFiles {
  /// Paths and contents. A file of another library has its qualified name, such as `Gio/Gio.Settings.swift`, because the
  /// compiler takes no two files of the same name.
  private(set) var files: [(path: String, content: String)] = []

  private struct Piece {
    /// The qualified name in Swift, such as `Gio.Settings`.
    var name: String
    var source: String

    /// The library that it comes from, such as `Gio`.
    var library: String { name.contains(".") ? String(name.prefix { $0 != "." }) : "Gtk" }
  }

  init(_ library: Library) {
    var writer = TypeWriter(types: library.types)
    let classes = library.classes.map {
      Piece(name: NameRules.typeName($0.name), source: writer.write($0, interfaces: library.ownInterfaces(of: $0)))
    }
    let interfaces = library.interfaces.map {
      Piece(
        name: NameRules.typeName($0.name),
        source: Scope.interfacesAsClasses.contains($0.name) ? writer.writeAsClass($0) : writer.write($0))
    }
    let records = library.records.map { Piece(name: NameRules.typeName($0.name), source: writer.write($0)) }
    for piece in (classes + interfaces).sorted(by: { $0.name < $1.name }) {
      add("\(piece.library)/\(piece.name)", piece.source)
    }
    addTogether(records, as: "Structs")
    if !library.errors.isEmpty { add("Errors", library.errors.map(EnumerationWriter.writeErrors).joined()) }
    for namespace in library.namespaces { addFunctions(of: namespace, library.types) }
    let enumerations = library.enumerations.map {
      Piece(name: NameRules.typeName($0.name), source: EnumerationWriter.write($0))
    }
    // Of other libraries only those that are used.
    let used = Set(files.map(\.content).flatMap(OutputFiles.words))
    addTogether(enumerations.filter { $0.library == "Gtk" || used.contains($0.name) }, as: "Enumerations")
    addLibraries(of: classes + interfaces + records)
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
    if !functions.isEmpty { add("\(namespace.name)/\(namespace.name).Functions", functions) }
    let constants = writer.constants()
    if !constants.isEmpty { add("\(namespace.name)/\(namespace.name).Constants", constants) }
    let keys = writer.keys()
    if !keys.isEmpty { files.append(("GdkKeys.h", keys)) }
  }

  /// Adds the enums that the types of other libraries are in.
  private mutating func addLibraries(of pieces: [Piece]) {
    // GLib is written by hand.
    for name in Set(pieces.map(\.library)).subtracting(["Gtk", "GLib"]).sorted() {
      add("\(name)/\(name)", "/// What GTK's interface uses of \(name).\npublic enum \(name) {}\n")
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
    var header = "// Written by script/generate-gtk. Do not edit: the next run overwrites it.\n"
    if Quotation.areWanted { header += Quotation.notice.joined(separator: "\n") + "\n" }
    header += "\n"
    // Named as in C.
    if path.hasSuffix("Constants") { header = "// swift-format-ignore-file: AlwaysUseLowerCamelCase\n" + header }
    if content.contains("SafeSignal<") || content.contains("DynamicSubject<") || content.contains("extension Reactive")
    {
      header += "public import BindingCore\n"
    }
    header += "import CGtk\n\n"
    files.append((path + ".swift", header + content))
  }

  private static func words(_ source: String) -> [String] {
    source.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.map(String.init)
  }
}
