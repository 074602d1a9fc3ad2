import FoundationEssentials

/// Reads Markdown: what of CommonMark shows pictures, text and links, and the HTML in it.
nonisolated enum MarkdownReader {
  static func read(_ bytes: [UInt8], path: String) throws(DocumentError) -> Document {
    let html = page(String(decoding: TextEncoding.utf8(bytes), as: UTF8.self))
    var reader = HTMLDocumentReader(.line) { DocumentReferences.file($0, beside: path, isInPackage: false) }
    try reader.read(Array(html.utf8))
    return Document(
      format: .markdown, path: path, title: PhotoText.sanitized(reader.title), language: reader.language,
      passages: reader.builder.passages, pictures: reader.builder.pictures, pictureFiles: DocumentPictureFiles())
  }

  /// Returns the text as HTML, line by line, so that a place in one is a place in the other.
  static func page(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? line.dropLast() : line
    }
    let references = references(in: lines)
    var html: [String] = []
    var fence: Substring?
    for line in lines {
      let content = line.drop { $0 == " " }
      if let open = fence {
        if content.hasPrefix(open) { fence = nil }
        html.append("")
      } else if content.hasPrefix("```") || content.hasPrefix("~~~") {
        fence = content.prefix(3)
        html.append("<p>")
      } else if reference(content) != nil {
        html.append("")
      } else {
        html.append(block(content, references))
      }
    }
    return html.joined(separator: "\n")
  }

  // MARK: Blocks

  private static func block(_ line: Substring, _ references: [String: String]) -> String {
    if line.isEmpty { return "<p>" }
    let marks = line.prefix { $0 == "#" }.count
    if 1...6 ~= marks, line.dropFirst(marks).first.map({ $0 == " " }) ?? true {
      let heading = line.dropFirst(marks).trimmed
      return "<h\(marks)>\(inline(heading[...], references))</h\(marks)>"
    }
    if line.hasPrefix("|") {
      let cells = line.split(separator: "|").map { "<td>\(inline($0, references))</td>" }
      return "<tr>\(cells.joined())</tr>"
    }
    let isItem = ["- ", "* ", "+ "].contains { line.hasPrefix($0) }
    return (isItem ? "<p>" : "") + inline(isItem ? line.dropFirst(2) : line, references)
  }

  /// Returns the addresses of lines such as "[cat]: https://example.org/cat.jpg", by their labels.
  private static func references(in lines: [Substring]) -> [String: String] {
    var references: [String: String] = [:]
    for line in lines {
      guard let (label, address) = reference(line.drop { $0 == " " }) else { continue }
      references[label] = references[label] ?? address
    }
    return references
  }

  private static func reference(_ line: Substring) -> (label: String, address: String)? {
    guard line.first == "[", let end = line.firstRange(of: "]:"), end.lowerBound > line.startIndex else { return nil }
    let label = line[line.index(after: line.startIndex)..<end.lowerBound]
    guard !label.hasPrefix("^"),
      let address = line[end.upperBound...].split(whereSeparator: \.isWhitespace).first
    else { return nil }
    return (SearchFolding.folded(String(label)), unbracketed(address))
  }

  // MARK: Text

  private static func inline(_ text: Substring, _ references: [String: String]) -> String {
    var html = ""
    var rest = text
    var before: Character?
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        html += MarkupEscaping.escaped(String(next))
        rest = rest.dropFirst(2)
      } else if first == "`", let code = code(in: rest) {
        html += MarkupEscaping.escaped(String(code.text))
        rest = code.rest
      } else if first == "!", let link = link(in: rest.dropFirst(), references) {
        html += "<img src=\"\(MarkupEscaping.escaped(link.address))\" alt=\"\(MarkupEscaping.escaped(link.text))\">"
        rest = link.rest
      } else if first == "[", let link = link(in: rest, references) {
        html += "<a href=\"\(MarkupEscaping.escaped(link.address))\">\(inline(link.text[...], references))</a>"
        rest = link.rest
      } else if first == "<", let address = automatic(in: rest) {
        let text = MarkupEscaping.escaped(String(address.text))
        html += "<a href=\"\(text)\">\(text)</a>"
        rest = address.rest
      } else {
        let next = rest.dropFirst().first
        if !isEmphasis(first, between: before, and: next) { html.append(first) }
        rest = rest.dropFirst()
      }
      before = first
    }
    return html
  }

  /// Whether a character starts or ends emphasis. Within a word, as in addresses, an underscore does not.
  private static func isEmphasis(_ mark: Character, between before: Character?, and after: Character?) -> Bool {
    let isWord = { (character: Character?) in character.map { $0.isLetter || $0.isNumber } ?? false }
    switch mark {
    case "*": return !(before?.isWhitespace ?? true) || !(after?.isWhitespace ?? true)
    case "_": return isWord(before) != isWord(after)
    default: return false
    }
  }

  private static func code(in text: Substring) -> (text: Substring, rest: Substring)? {
    let mark = text.prefix { $0 == "`" }
    guard let end = text.dropFirst(mark.count).firstRange(of: mark) else { return nil }
    return (text[mark.endIndex..<end.lowerBound], text[end.upperBound...])
  }

  /// Returns the address of "<https://example.org>".
  private static func automatic(in text: Substring) -> (text: Substring, rest: Substring)? {
    guard let end = text.firstIndex(of: ">") else { return nil }
    let address = text[text.index(after: text.startIndex)..<end]
    guard address.hasPrefix("https://") || address.hasPrefix("http://"), !address.contains(where: \.isWhitespace) else {
      return nil
    }
    return (address, text[text.index(after: end)...])
  }

  /// Returns the parts of "[text](address "title")", "[text][label]" and "[label]".
  private static func link(
    in text: Substring, _ references: [String: String]
  ) -> (text: String, address: String, rest: Substring)? {
    guard text.first == "[", let end = closing("]", of: "[", in: text) else { return nil }
    let label = String(text[text.index(after: text.startIndex)..<end])
    let rest = text[text.index(after: end)...]
    if rest.first == "(", let close = closing(")", of: "(", in: rest) {
      let inside = rest[rest.index(after: rest.startIndex)..<close].drop(while: \.isWhitespace)
      let address =
        inside.hasPrefix("<")
        ? inside.prefix { $0 != ">" } + ">" : inside.prefix { !$0.isWhitespace }
      return (label, unbracketed(address), rest[rest.index(after: close)...])
    }
    var target = label
    var after = rest
    if rest.first == "[", let close = rest.firstIndex(of: "]") {
      let named = rest[rest.index(after: rest.startIndex)..<close]
      if !named.isEmpty { target = String(named) }
      after = rest[rest.index(after: close)...]
    }
    return references[SearchFolding.folded(target)].map { (label, $0, after) }
  }

  private static func closing(_ close: Character, of open: Character, in text: Substring) -> Substring.Index? {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "\\": index = text.index(index, offsetBy: 1, limitedBy: text.index(before: text.endIndex)) ?? index
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }

  private static func unbracketed(_ address: Substring) -> String {
    String(address.hasPrefix("<") && address.hasSuffix(">") ? address.dropFirst().dropLast() : address)
  }
}
