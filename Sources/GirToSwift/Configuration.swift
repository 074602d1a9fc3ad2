/// The module that is written, and those whose types it uses.

import Foundation

final class Configuration: Sendable {
  /// That of this run.
  @TaskLocal static var current = Configuration(writing: .gtk)

  /// The manifest of the module that is written.
  let manifest: Manifest
  /// The manifests of all modules, merged. Those of used modules come first.
  let tables: Manifest
  /// The trait whose files are written, which have what it brings.
  let trait: Manifest.Trait?
  /// The manifest of the module with the trait before.
  private let before: Manifest?
  /// The manifests of the modules that are used.
  private let used: [Manifest]
  /// The enumerations that the used modules have, by their names in GIR.
  private let enumerations: Set<String>
  private let libraries: [String: Manifest.Library]
  private let modules: [String: String]

  /// - Parameters:
  ///   - used: the manifests of the modules whose types are used.
  ///   - enumerations: the enumerations that these have.
  ///   - trait: the trait whose files are written; `nil` for what is there without traits.
  init(
    writing manifest: Manifest, using used: [Manifest] = [], enumerations: Set<String> = [],
    trait: Manifest.Trait? = nil
  ) {
    let asked = trait.map(manifest.asking) ?? manifest
    // A trait may ask for newer versions of what is used, too.
    let used = trait.map { trait in used.map { $0.asking(for: trait, among: manifest.traits) } } ?? used
    self.trait = trait
    self.used = used
    before = trait.map { trait in
      let earlier = manifest.traits.prefix { $0.name != trait.name }
      return earlier.last.map(manifest.asking) ?? manifest
    }
    self.manifest = asked
    self.enumerations = enumerations
    let all = used + [asked]
    tables = all.reduce(Manifest()) { $0.merging($1) }
    libraries = Dictionary(tables.libraries.map { ($0.name, $0) }) { first, _ in first }
    modules = Dictionary(all.flatMap { manifest in manifest.libraries.map { ($0.name, manifest.module) } }) {
      first, _ in first
    }
  }

  /// The same module with a trait.
  func asking(for trait: Manifest.Trait) -> Configuration {
    Configuration(writing: manifest, using: used, enumerations: enumerations, trait: trait)
  }

  func library(_ name: String) -> Manifest.Library? { libraries[name] }

  /// Whether all that the newest versions have is written that no earlier trait brings.
  var isLastTrait: Bool { trait != nil && trait?.name == manifest.traits.last?.name }

  /// The version that a program can count on with the trait before.
  func versionBefore(of library: String) -> Version? { before?.library(library)?.version }

  /// The module that wraps a library.
  func module(of library: String) -> String { modules[library] ?? library }

  /// Whether a library belongs to the module that is written.
  func isWritten(_ library: String) -> Bool { modules[library] == manifest.module }

  /// Whether an enumeration is written, or is in a used module. Those have only what they use themselves.
  func has(_ enumeration: EnumerationDescription) -> Bool {
    isWritten(Scope.namespace(of: enumeration.name)) || enumerations.contains(enumeration.name)
  }
}

extension Manifest {
  /// The manifest of `Gtk`, which comes with the program.
  static let gtk: Manifest = {
    do {
      var manifest = try Manifest(json5: Data(PackageResources.Gtk_json5), name: "Gtk.json5")
      manifest.later = try JSONDecoder().decode(LaterChanges.self, from: Data(PackageResources.GtkLater_json))
      return manifest
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  fileprivate func merging(_ other: Manifest) -> Manifest {
    var merged = self
    merged.libraries += other.libraries
    for table in [\Manifest.renames, \.leaveOut, \.byHand, \.superclassesByHand, \.setters, \.newerThanSaid] {
      merged[keyPath: table].merge(other[keyPath: table]) { _, last in last }
    }
    merged.members.merge(other.members) { $0 + $1 }
    for set in [
      \Manifest.interfacesAsClasses, \.subclassTraits, \.shared, \.introspectable, \.finders, \.derivable,
      \.wrongGetters, \.makers, \.readsValue, \.hashedByHand, \.interfacesOfPrivateWidgets, \.nullableArguments,
    ] {
      merged[keyPath: set].formUnion(other[keyPath: set])
    }
    return merged
  }
}
