/// What restricts the use of a photo besides its licence, as Wikimedia Commons names it
/// (https://commons.wikimedia.org/wiki/Commons:Non-copyright_restrictions).
public nonisolated enum PhotoRestriction: String, Sendable, Hashable, CaseIterable {
  /// People can be recognised, who have a say in how they are shown.
  case personality
  case trademark = "trademarked"
  /// A design that is protected, as of a costume.
  case design
  /// Coats of arms, flags and seals, which not everybody may use.
  case insignia
  case currency
  /// Symbols that are forbidden in some countries.
  case nazi, communist
  /// Italy's cultural heritage, which needs a permission for commercial use.
  case italianHeritage = "ita-mibac"

  /// - Returns: `nil` for one that is not known.
  public init?(_ name: String) { self.init(rawValue: name.lowercased()) }
}
