import FoundationEssentials

/// Finds the credits of photos in the text of a document.
nonisolated struct CreditSearch: Sendable {
  /// Where a credit was found.
  enum Location: Sendable, Hashable {
    /// In the text around the picture.
    case near
    /// Elsewhere, such as in a list of credits.
    case elsewhere(DocumentPlace)
  }

  struct Evidence: Sendable, Hashable {
    var found: Set<CreditElement> = []
    var location: Location?
  }

  private struct Text: Sendable {
    let folded: FoldedText
    let addresses: [URL]
    let identities: Set<PhotoIdentity>
    let licenses: [License]
    let place: DocumentPlace

    init(_ passages: some Collection<DocumentPassage>) {
      folded = FoldedText(passages.map(\.text).joined(separator: " "))
      addresses = passages.flatMap { $0.links + WrittenAddresses.all(in: $0.text) }
      identities = Set(addresses.flatMap(PhotoIdentity.all(at:)))
      licenses = addresses.compactMap { License(address: $0.absoluteString) }
      place = passages.first?.place ?? DocumentPlace(unit: .page, number: 1)
    }
  }

  private let document: Document
  /// Each passage by itself, and the rows of tables.
  private let texts: [Text]
  /// The numbers of the texts with a word, in their order.
  private let textsByWord: [Substring: [Int]]
  private let textsByIdentity: [PhotoIdentity: [Int]]

  /// - Complexity: O(length of the text).
  init(_ document: Document) {
    self.document = document
    var rows: [Int: [DocumentPassage]] = [:]
    for passage in document.passages {
      if let row = passage.row { rows[row, default: []].append(passage) }
    }
    let whole = rows.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    let texts = document.passages.map { Text(CollectionOfOne($0)) } + whole.map { Text($0.value) }
    var textsByWord: [Substring: [Int]] = [:]
    var textsByIdentity: [PhotoIdentity: [Int]] = [:]
    for (number, text) in texts.enumerated() {
      for word in Set(text.folded.words.split(separator: " ")) { textsByWord[word, default: []].append(number) }
      for identity in text.identities { textsByIdentity[identity, default: []].append(number) }
    }
    (self.texts, self.textsByWord, self.textsByIdentity) = (texts, textsByWord, textsByIdentity)
  }

  /// Returns which parts of a credit the document has: around the picture, or in the passage that has the most of them.
  func evidence(for credit: Credit, of picture: DocumentPicture) -> Evidence {
    let needles = Needles(credit)
    let near = Text(passages(near: picture))
    var best = Evidence()
    let elsewhere = candidates(needles).lazy.map { (texts[$0], Location.elsewhere(texts[$0].place)) }
    for (text, location) in [(near, Location.near)] + elsewhere {
      let found = needles.found(in: text.folded, text.identities, text.licenses)
      guard found.count > best.found.count else { continue }
      best = Evidence(found: found, location: location)
    }
    return best
  }

  /// Returns the numbers of the texts that may have a mark of the credit, in their order. A long document has thousands
  /// of passages and hundreds of pictures.
  private func candidates(_ needles: Needles) -> [Int] {
    var numbers = Set(needles.page.flatMap { textsByIdentity[$0] ?? [] })
    for needle in needles.markTexts {
      // Words of some scripts are parts of others.
      if needle.isWrittenTogether { return Array(texts.indices) }
      let rarest = needle.words.split(separator: " ").map { textsByWord[$0] ?? [] }.min { $0.count < $1.count }
      numbers.formUnion(rarest ?? [])
    }
    return numbers.sorted()
  }

  /// Returns the text that readers take for a picture's: that of its slide or page, or a few paragraphs around it.
  private func passages(near picture: DocumentPicture) -> [DocumentPassage] {
    if document.format.hasFixedPages, picture.place.unit != .everyPage {
      return document.passages.filter { $0.place.unit == picture.place.unit && $0.place.number == picture.place.number }
    }
    let first = max(0, picture.passageCount - 2)
    let last = min(document.passages.count, picture.passageCount + 3)
    return Array(document.passages[min(first, last)..<last])
  }

  /// What a credit's parts look like.
  private struct Needles {
    private let authors: [FoldedText]
    private let titles: [FoldedText]
    private let licenses: [FoldedText]
    private let license: License
    let page: Set<PhotoIdentity>
    /// The parts by which a credit is known to be that of this photo.
    let marks: Set<CreditElement>

    init(_ credit: Credit) {
      authors = credit.author.map(Self.names) ?? []
      titles = credit.title.isEmpty ? [] : [FoldedText(credit.title), FoldedText(Self.stem(of: credit.title))]
      license = credit.license
      licenses = LicenseSpellings.all(of: credit.license).map(FoldedText.init)
      page = credit.pageURL.map(PhotoIdentity.all(at:)) ?? []
      let hasOwnTitle = credit.title.split(separator: " ").count >= Self.wordsOfOwnTitle
      marks = credit.author == nil || hasOwnTitle ? [.author, .title, .source] : [.author, .source]
    }

    /// The texts by one of which a credit is known to be that of this photo.
    var markTexts: [FoldedText] { authors + (marks.contains(.title) ? titles : []) }

    /// The number of words from which on two photos hardly have the same title by chance.
    private static let wordsOfOwnTitle = 3

    func found(in text: FoldedText, _ identities: Set<PhotoIdentity>, _ links: [License]) -> Set<CreditElement> {
      var found: Set<CreditElement> = []
      if authors.contains(where: text.contains) { found.insert(.author) }
      if titles.contains(where: text.contains) { found.insert(.title) }
      if !identities.isDisjoint(with: page) { found.insert(.source) }
      // A licence, or a title like "Bird", may be that of any other picture.
      guard !found.isDisjoint(with: marks) else { return [] }
      let isLinked = links.contains {
        $0.kind == license.kind && ($0.version == license.version || license.version == nil)
      }
      if isLinked { found.insert(.licenseLink) }
      // A link to the licence names it.
      if isLinked || licenses.contains(where: text.contains) { found.insert(.license) }
      if Self.changes.contains(where: text.contains) { found.insert(.changes) }
      return found
    }

    /// A name, also with the family name first.
    private static func names(of author: String) -> [FoldedText] {
      let words = author.split(separator: " ")
      let turned = words.count == 2 ? [FoldedText("\(words[1]) \(words[0])")] : []
      return [FoldedText(author)] + turned
    }

    /// Returns a title without what made it a file's name: "File:Owl.jpg" is "Owl".
    private static func stem(of title: String) -> String {
      let name = title.hasPrefix("File:") ? String(title.dropFirst(5)) : title
      guard let dot = name.lastIndex(of: "."), PhotoFileType(named: String(name[name.index(after: dot)...])) != nil
      else { return name }
      return String(name[..<dot])
    }

    /// Words that say that a picture was changed, in the languages of Vesper.
    private static let changes: [FoldedText] = [
      "cropped", "resized", "edited", "modified", "adapted", "adaptation", "changed", "altered", "in grey", "in gray",
      "black and white", "mirrored", "flipped", "rotated", "retouched",
      "zugeschnitten", "beschnitten", "ausschnitt", "bearbeitet", "verändert", "verkleinert", "gespiegelt", "gedreht",
      "in schwarzweiß", "in graustufen", "recortada", "recortado", "recorte", "editada", "editado", "modificada",
      "modificado", "adaptada", "adaptado", "adaptación", "reducida", "en blanco y negro", "recadrée", "recadré",
      "modifiée", "modifié", "مقصوصة", "معدلة", "معدّلة", "مقتطعة",
    ].map { FoldedText($0) }
  }
}

/// The names under which a licence is known.
nonisolated enum LicenseSpellings {
  static func all(of license: License) -> [String] {
    var names = [license.shortName, license.fullName]
    if let elements = license.orderedElements {
      let version = license.version.map { " " + $0 } ?? ""
      let code = elements.map(\.rawValue).joined(separator: " ")
      names += ["cc \(code)\(version)", "creative commons \(code)\(version)"]
      names += words.map { words in elements.compactMap { words[$0] }.joined(separator: " ") + version }
      // Ported licences are often named without their country.
      names.append(License(license.kind, version: license.version).fullName)
    }
    if license.kind == .cc0 { names += ["CC0", "Creative Commons Zero"] }
    if license.kind == .publicDomainMark { names += ["Public Domain"] }
    return Array(Set(names.filter { license.kind != .other(name: $0) || !$0.isEmpty }))
  }

  /// The names of the elements as Creative Commons translates them: https://creativecommons.org/licenses/by-nc-nd/4.0/
  private static let words: [[LicenseElement: String]] = [
    [.by: "attribution", .nc: "noncommercial", .nd: "noderivatives", .sa: "sharealike"],
    [.by: "attribution", .nc: "non commercial", .nd: "no derivatives", .sa: "share alike"],
    [
      .by: "namensnennung", .nc: "nicht kommerziell", .nd: "keine bearbeitungen",
      .sa: "weitergabe unter gleichen bedingungen",
    ],
    [.by: "atribución", .nc: "nocomercial", .nd: "sinderivadas", .sa: "compartirigual"],
    [
      .by: "attribution", .nc: "pas d’utilisation commerciale", .nd: "pas de modification",
      .sa: "partage dans les mêmes conditions",
    ],
    [.by: "نسب المصنف", .nc: "غير تجاري", .nd: "منع الاشتقاق", .sa: "الترخيص بالمثل"],
  ]
}

/// The addresses that a text spells out.
nonisolated enum WrittenAddresses {
  /// The most that are looked at in a passage.
  private static let maximumCount = 200

  static func all(in text: String) -> [URL] {
    text.split { $0.isWhitespace || "()<>[]{}“”„«»\"".contains($0) }.lazy.compactMap(address).prefix(maximumCount)
      .map(\.self)
  }

  private static func address(_ word: Substring) -> URL? {
    var word = word
    while let last = word.last, ".,;:!?…’'".contains(last) { word.removeLast() }
    let lowercased = word.lowercased()
    if lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://") { return URL(string: String(word)) }
    // Such as "flickr.com/photos/…".
    guard let slash = word.firstIndex(of: "/"), slash > word.startIndex else { return nil }
    let host = word[..<slash]
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } }),
      parts.last!.count >= 2, parts.last!.allSatisfy(\.isLetter)
    else { return nil }
    return URL(string: "https://" + word)
  }
}
