/// From manifests to the files of a module.

struct Generation {
  /// What a module has without traits.
  let files: OutputFiles
  /// What it was written from.
  private let library: Library
  private let configuration: Configuration

  /// - Parameters:
  ///   - manifests: that of the module, and of those that it uses.
  ///   - gir: the descriptions of their libraries.
  init(of manifests: ManifestSet, from gir: GirFiles) throws {
    // What a used module has of enumerations is known only when it is written.
    var enumerations: Set<String> = []
    for (index, manifest) in manifests.used.enumerated() {
      let configuration = Configuration(
        writing: manifest, using: Array(manifests.used[..<index]), enumerations: enumerations)
      enumerations.formUnion(try Self.write(configuration, gir).files.enumerations)
    }
    configuration = Configuration(writing: manifests.main, using: manifests.used, enumerations: enumerations)
    (library, files) = try Self.write(configuration, gir)
  }

  private static func write(
    _ configuration: Configuration, _ gir: GirFiles
  ) throws -> (library: Library, files: OutputFiles) {
    try Configuration.$current.withValue(configuration) {
      let library = Library(try configuration.tables.libraries.map { try gir.read($0.gir) })
      return (library, OutputFiles(library))
    }
  }

  /// What the traits of the module bring.
  ///
  /// - Parameter newest: the descriptions of the newest versions of the libraries.
  func files(for traits: [Manifest.Trait], from newest: GirFiles) throws -> TraitFiles {
    let newest = try configuration.tables.libraries.map { library in
      let description = try newest.read(library.gir)
      guard let base = self.library.namespaces.first(where: { $0.name == library.name }) else { return description }
      return description.compared(with: base)
    }
    var files = TraitFiles(after: self.files, of: library)
    for trait in traits {
      Configuration.$current.withValue(configuration.asking(for: trait)) {
        files.add(trait, Library(newest))
      }
    }
    try Configuration.$current.withValue(configuration) {
      try files.finish(LaterChanges(from: library.namespaces, to: newest, of: self.files.types))
    }
    return files
  }
}
