/// A licence name, split into normalised words: "Creative Commons Attribution-Share Alike 3.0 Germany", "CC BY-SA 3.0
/// de" and "cc-by-sa-3.0-de" yield the same words.
nonisolated struct LicenseWords {
  /// All words except versions, jurisdictions and fillers.
  private(set) var words: [String] = []
  /// The versions, newest first, each with at least one dot.
  private(set) var versions: [String] = []
  private(set) var jurisdiction: String?

  /// Splits a licence name. A text that is too long for a name yields no words, because its end may forbid what its
  /// beginning allows.
  init(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return }
    // Two passes: the result of the first can be part of another spelling.
    for word in Self.respelled(Self.respelled(Self.split(text))) {
      if let version = Self.version(word) {
        versions.append(version)
      } else if !versions.isEmpty, jurisdiction == nil, let code = Self.jurisdictions[word] {
        jurisdiction = code
      } else if !Self.fillers.contains(word) {
        words.append(word)
      }
    }
    versions.sort { $0.compare(with: $1) }
  }

  private static let maximumLength = 250

  /// The words, separated by spaces.
  var phrase: String { words.joined(separator: " ") }

  /// Whether the name contains words that no free licence's name contains.
  var forbidsSomething: Bool {
    words.contains("nc") || words.contains("nd") || phrase.contains("all rights reserved")
      || phrase.contains("non free")
  }

  private static func split(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "+") }
      .map { $0.trimmingDots }.filter { !$0.isEmpty }
  }

  /// Replaces the longest known spelling at each word with its normalised word.
  private static func respelled(_ words: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < words.count {
      let match = (1...3).reversed().lazy.filter { index + $0 <= words.count }
        .compactMap { count in spellings[words[index..<index + count].joined(separator: " ")].map { ($0, count) } }
        .first
      result.append(match?.0 ?? words[index])
      index += match?.1 ?? 1
    }
    return result
  }

  private static func version(_ word: String) -> String? {
    var digits = word.hasPrefix("v") ? word.dropFirst() : word[...]
    if digits.hasSuffix("+") { digits.removeLast() }
    guard let first = digits.utf8.first, 0x30...0x39 ~= first,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      digits.utf8.count <= 7
    else { return nil }
    return digits.contains(".") ? String(digits) : digits + ".0"
  }

  /// Keys have at most three words.
  private static let spellings: [String: String] = [
    "creative commons": "cc", "creativecommons": "cc",
    "no derivative works": "nd", "no derivatives": "nd", "no derivs": "nd", "noderivatives": "nd", "noderivs": "nd",
    "non commercial": "nc", "noncommercial": "nc", "share alike": "sa", "sharealike": "sa", "attribution": "by",
    "sampling plus": "sampling+", "samplingplus": "sampling+",
    "public domain dedication": "pddedication", "public domain mark": "pdm", "public domain": "pd",
    "pd mark": "pdm", "publicdomain": "pd", "cc zero": "cc0", "cc pdm": "pdm", "cc pd": "pd",
    "uk england wales": "uk", "england and wales": "uk", "england wales": "uk", "uk uk": "uk",
    "united kingdom": "uk", "uk scotland": "scotland", "south africa": "za", "new zealand": "nz",
    "hong kong": "hk", "costa rica": "cr", "puerto rico": "pr", "czech republic": "cz", "united states": "us",
    "china mainland": "cn",
  ]

  private static let jurisdictions: [String: String] = {
    var jurisdictions = Dictionary(uniqueKeysWithValues: LicenseJurisdiction.names.keys.map { ($0, $0) })
    for (code, name) in LicenseJurisdiction.names { jurisdictions[name.lowercased()] = code }
    return jurisdictions
  }()

  private static let fillers: Set<String> = [
    "international", "unported", "generic", "universal", "license", "licence", "licensed", "the", "version", "a",
    "or", "later", "only", "and", "under", "migrated", "self",
  ]
}

extension String {
  /// Orders newer versions first: "10.0" before "2.1" before "2.0".
  fileprivate nonisolated func compare(with other: String) -> Bool {
    let numbers = split(separator: ".").map { Int($0) ?? 0 }
    return other.split(separator: ".").map { Int($0) ?? 0 }.lexicographicallyPrecedes(numbers)
  }
}

extension Substring {
  fileprivate nonisolated var trimmingDots: String {
    String(drop { $0 == "." }.reversed().drop { $0 == "." }.reversed())
  }
}
