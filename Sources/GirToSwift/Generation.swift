/// From manifests to the files of a module.

struct Generation {
  let files: OutputFiles

  /// - Parameters:
  ///   - manifests: that of the module, and of those that it uses.
  ///   - gir: the descriptions of their libraries.
  init(of manifests: ManifestSet, from gir: GirFiles) throws {
    // What a used module has of enumerations is known only when it is written.
    var enumerations: Set<String> = []
    for (index, manifest) in manifests.used.enumerated() {
      enumerations.formUnion(
        try Self.write(manifest, using: Array(manifests.used[..<index]), enumerations, gir).enumerations)
    }
    files = try Self.write(manifests.main, using: manifests.used, enumerations, gir)
  }

  private static func write(
    _ manifest: Manifest, using used: [Manifest], _ enumerations: Set<String>, _ gir: GirFiles
  ) throws -> OutputFiles {
    let configuration = Configuration(writing: manifest, using: used, enumerations: enumerations)
    return try Configuration.$current.withValue(configuration) {
      OutputFiles(Library(try configuration.tables.libraries.map { try gir.read($0.gir) }))
    }
  }
}
