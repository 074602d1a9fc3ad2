/// The files of what package traits bring: what newer versions of the libraries have.
///
/// Each trait has a folder. New types have files of their own, what is new in types that were there before is in one file
/// for each library. All of it is compiled with the trait only.

import Foundation

struct TraitFiles {
  private(set) var files: [(path: String, content: String)] = []

  private var typeWriter: TypeWriter
  /// The types that are written, by their names in GIR.
  private var written: Set<String>
  private var closures: Set<String>
  /// The interfaces that classes have, by their names.
  private var interfaces: [String: Set<String>] = [:]
  private var tables: [(trait: Manifest.Trait, kinds: Set<RegistryWriter.Kind>)] = []
  /// What has no counterpart.
  private let ledger = Ledger()

  /// - Parameters:
  ///   - base: what is written without traits.
  ///   - library: what that was written from.
  init(after base: OutputFiles, of library: Library) {
    typeWriter = base.typeWriter
    written = base.types
    closures = library.types.closures.names
    for description in library.classes { interfaces[description.name] = Set(description.implements) }
  }

  /// Adds the files of a trait, which is that of `Configuration.current`.
  ///
  /// - Parameter library: what there is with the trait.
  mutating func add(_ trait: Manifest.Trait, _ library: Library) {
    let configuration = Configuration.current
    let types = library.types
    typeWriter.types = types
    let known = written
    let all = library.written { configuration.isWritten(Scope.namespace(of: $0)) }
    let new = all.written { !known.contains($0) || $0.hasSuffix(".") }
    let firstFile = files.count

    var extensions: [String: String] = [:]
    let descendants = library.descendants
    for description in all.classes {
      let interfaces = newInterfaces(of: description, library)
      if known.contains(description.name) {
        extensions[Scope.namespace(of: description.name), default: ""] += typeWriter.writeExtension(
          of: description, interfaces: interfaces, descendants: descendants[description.name] ?? [])
      } else {
        add(typeWriter.write(description, interfaces: interfaces), of: description.name, trait)
      }
    }
    for description in all.interfaces {
      if !known.contains(description.name) {
        let isClass = Scope.tables.interfacesAsClasses.contains(description.name)
        add(isClass ? typeWriter.writeAsClass(description) : typeWriter.write(description), of: description.name, trait)
      } else if !Scope.tables.interfacesAsClasses.contains(description.name) {
        extensions[Scope.namespace(of: description.name), default: ""] += typeWriter.writeExtension(of: description)
      }
    }
    for description in all.records {
      if known.contains(description.name) {
        extensions[Scope.namespace(of: description.name), default: ""] += typeWriter.writeExtension(of: description)
      } else {
        add(typeWriter.write(description), of: description.name, trait)
      }
    }
    for description in new.errors { add(EnumerationWriter.writeErrors(description), of: description.name, trait) }
    for (library, source) in extensions.sorted(by: { $0.key < $1.key }) where !source.isEmpty {
      addTogether(library + ".Extensions", source, trait)
    }
    for namespace in all.namespaces {
      let writer = FunctionWriter(types: types, namespace: namespace)
      let (functions, constants) = (writer.functions(), writer.constants())
      if !functions.isEmpty { addTogether(namespace.name + ".Functions", functions, trait) }
      if !constants.isEmpty { addTogether(namespace.name + ".Constants", constants, trait) }
    }
    let enumerations = OutputFiles.used(new.enumerations, in: Array(files[firstFile...]))
    for description in enumerations { add(EnumerationWriter.write(description), of: description.name, trait) }

    types.closures.remove(closures)
    closures.formUnion(types.closures.names)
    if !types.closures.names.isEmpty { addTogether("Closures", types.closures.text, trait) }
    let registry = RegistryWriter.write(new, types: types, broughtBy: trait)
    if !registry.kinds.isEmpty {
      addTogether("Registry", registry.source, trait)
      tables.append((trait, registry.kinds))
    }
    written.formUnion(new.names.union(enumerations.map(\.name)))
    ledger.formUnion(types.ledger)
  }

  /// Adds what is the same with every trait.
  ///
  /// - Parameter later: what has to be in the files that are written without traits.
  mutating func finish(_ later: LaterChanges) throws {
    files.append(("NewerTypes.swift", OutputFiles.file("NewerTypes", RegistryWriter.newerTables(tables))))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    files.append(("Later.json", String(decoding: try encoder.encode(later), as: UTF8.self) + "\n"))
    files.append(("Unmapped.md", ledger.text))
  }

  var summary: String {
    "\(files.count) files; \(ledger.count) symbols have no counterpart in Swift; Unmapped.md says why."
  }

  /// The interfaces that a class has now and had not before. Which version gave it an interface that was there before
  /// nobody says.
  private mutating func newInterfaces(of description: ClassDescription, _ library: Library) -> [String] {
    let own = library.ownInterfaces(of: description)
    let had = interfaces[description.name] ?? []
    let new = own.filter { interface in
      guard !had.contains(interface) else { return false }
      return !written.contains(description.name) || !written.contains(interface) || Configuration.current.isLastTrait
    }
    interfaces[description.name, default: []].formUnion(new)
    return new
  }

  /// Adds the file of a type.
  private mutating func add(_ source: String, of type: String, _ trait: Manifest.Trait) {
    if !source.isEmpty { add(NameRules.typeName(type), source, trait) }
  }

  /// Adds a file of which each trait has one. The name of a file is used once in a module.
  private mutating func addTogether(_ kind: String, _ source: String, _ trait: Manifest.Trait) {
    add("\(kind)+\(trait.name)", source, trait)
  }

  private mutating func add(_ name: String, _ source: String, _ trait: Manifest.Trait) {
    files.append(("\(trait.name)/\(name).swift", OutputFiles.file(name, source, trait: trait)))
  }
}
