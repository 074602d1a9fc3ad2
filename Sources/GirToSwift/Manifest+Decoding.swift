/// Reads manifests. A key that does not exist is an error, and its message has those that do.

import Foundation

struct UnusableManifest: Error, CustomStringConvertible {
  let description: String
}

extension Manifest {
  /// - Parameter name: the file's name, for messages.
  init(json5 data: Data, name: String) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      self = try decoder.decode(Manifest.self, from: data)
    } catch let error as DecodingError {
      throw UnusableManifest(description: "\(name): \(error.explanation)")
    }
    if libraries.isEmpty { throw UnusableManifest(description: "\(name): `libraries` names no library") }
  }
}

extension Manifest: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case module, cModule, writtenBy, uses, libraries, traits, renames, leaveOut, byHand
    case interfacesAsClasses, subclassTraits, shared, introspectable, superclassesByHand, finders, derivable
    case wrongGetters, setters, makers, readsValue, hashedByHand, interfacesOfPrivateWidgets, nullableArguments
    case members, newerThanSaid
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(CodingKeys.self)
    module = try values.decode(String.self, forKey: .module)
    cModule = try values.decode(String.self, forKey: .cModule)
    libraries = try values.decode([Library].self, forKey: .libraries)
    try values.decode(&writtenBy, .writtenBy)
    try values.decode(&uses, .uses)
    try values.decode(&traits, .traits)
    try values.decode(&renames, .renames)
    try values.decode(&leaveOut, .leaveOut)
    try values.decode(&byHand, .byHand)
    try values.decode(&interfacesAsClasses, .interfacesAsClasses)
    try values.decode(&subclassTraits, .subclassTraits)
    try values.decode(&shared, .shared)
    try values.decode(&introspectable, .introspectable)
    try values.decode(&superclassesByHand, .superclassesByHand)
    try values.decode(&finders, .finders)
    try values.decode(&derivable, .derivable)
    try values.decode(&wrongGetters, .wrongGetters)
    try values.decode(&setters, .setters)
    try values.decode(&makers, .makers)
    try values.decode(&readsValue, .readsValue)
    try values.decode(&hashedByHand, .hashedByHand)
    try values.decode(&interfacesOfPrivateWidgets, .interfacesOfPrivateWidgets)
    try values.decode(&nullableArguments, .nullableArguments)
    try values.decode(&members, .members)
    try values.decode(&newerThanSaid, .newerThanSaid)
  }
}

extension Manifest.Library: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, gir, version, only, isTopLevel, hasEnum, functions, constants, title, authors, license, documentation
    case gtkDocPages
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    gir = try values.decode(String.self, forKey: .gir)
    title = name
    version = try values.decodeIfPresent(Version.self, forKey: .version)
    try values.decode(&only, .only)
    try values.decode(&isTopLevel, .isTopLevel)
    try values.decode(&hasEnum, .hasEnum)
    try values.decode(&functions, .functions)
    try values.decode(&constants, .constants)
    try values.decode(&title, .title)
    try values.decode(&authors, .authors)
    try values.decode(&license, .license)
    try values.decode(&documentation, .documentation)
    try values.decode(&gtkDocPages, .gtkDocPages)
  }
}

extension Manifest.Trait: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case name, versions }

  init(from decoder: any Decoder) throws {
    let values = try decoder.known(CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    versions = try values.decode([String: Version].self, forKey: .versions)
  }
}

extension Version: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = Version(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a version such as \"4.8\"")
    }
    self = version
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Decoder {
  /// The values of an object that has no other keys than these.
  fileprivate func known<Key: CodingKey & CaseIterable>(_ keys: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let known = Set(Key.allCases.map(\.stringValue))
    for key in try container(keyedBy: AnyKey.self).allKeys where !known.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath + [key],
          debugDescription: "there is no such key, but: \(known.sorted().joined(separator: ", "))"))
    }
    return try container(keyedBy: keys)
  }
}

extension KeyedDecodingContainer {
  /// Replaces the default if there is something else.
  fileprivate func decode<Value: Decodable>(_ value: inout Value, _ key: Key) throws {
    value = try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init(intValue: Int) { (stringValue, self.intValue) = (String(intValue), intValue) }
}

extension DecodingError {
  /// What is wrong and where.
  fileprivate var explanation: String {
    switch self {
    case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "\(place(context.codingPath)) is not a \(type)"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "it is not JSON5"
        : "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(self)"
    }
  }

  /// `libraries[0].gir`
  private func place(_ path: [any CodingKey]) -> String {
    let text = path.reduce("") { text, key in
      key.intValue.map { "\(text)[\($0)]" } ?? (text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)")
    }
    return "`\(text)`"
  }
}
