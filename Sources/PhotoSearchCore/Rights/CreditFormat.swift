/// The formats in which a credit can be pasted.
public nonisolated enum CreditFormat: String, Sendable, Hashable, CaseIterable {
  case plainText, html, markdown, wikitext, latex, dublinCore
}

nonisolated extension Credit {
  /// Returns the credit in a format. Dublin Core uses fields instead of a sentence, so it ignores the wording.
  public func text(in format: CreditFormat, _ wording: CreditWording = CreditWording()) -> String {
    switch format {
    case .plainText: plainText(wording)
    case .html: html(wording)
    case .markdown: markdown(wording)
    case .wikitext: wikitext(wording)
    case .latex: latex(wording)
    case .dublinCore: dublinCore()
    }
  }
}

nonisolated extension Credit {
  /// Returns the credit as one line of text, with each address in parentheses after the part it belongs to.
  public func plainText(_ wording: CreditWording = CreditWording()) -> String {
    runs(wording).map { run in
      guard let link = run.link.flatMap(WebLink.init) else { return run.isolatedText }
      return "\(run.isolatedText) (\(link.text))"
    }.joined()
  }
}

nonisolated extension Credit {
  /// Returns the credit as HTML phrasing content, for use within a paragraph.
  public func html(_ wording: CreditWording = CreditWording()) -> String {
    runs(wording).map { run in
      var text = MarkupEscaping.escaped(run.text)
      if run.role != .words, run.text.isRightToLeftSomewhere { text = "<bdi>\(text)</bdi>" }
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      let relation = run.role == .license ? " rel=\"license\"" : ""
      return "<a href=\"\(MarkupEscaping.escaped(link.text))\"\(relation)>\(text)</a>"
    }.joined()
  }
}

nonisolated extension Credit {
  /// Returns the credit as CommonMark, which GitHub Flavored Markdown renders the same way.
  public func markdown(_ wording: CreditWording = CreditWording()) -> String {
    let text = runs(wording).map { run in
      let text = Self.markdownEscaped(run.isolatedText)
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      // Entities are also decoded in addresses: "&copy=1" would become "©=1".
      return "[\(text)](<\(link.text.replacing("&", with: "&amp;"))>)"
    }.joined()
    return Self.withoutBlockMarker(text)
  }

  private static func markdownEscaped(_ text: String) -> String {
    var result = ""
    var before: Unicode.Scalar = " "
    // Iterate over scalars, not characters: Markdown parsers treat a star with an accent as a star.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "~", "|", "&", "$", "!", "^", "@", ":":
        result += "\\"
      // GitHub links "www.example.com" automatically.
      case ".": if before == "w" || before == "W" { result += "\\" }
      default: break
      }
      result.unicodeScalars.append(scalar)
      before = scalar
    }
    return result
  }

  /// Escapes the marker of a text that starts with a number and a dot, or with a dash, which would be a list item.
  private static func withoutBlockMarker(_ text: String) -> String {
    let marker = text.drop { $0.isASCII && $0.isNumber }
    guard let first = marker.first else { return text }
    let isItem = marker.startIndex == text.startIndex ? "+-=".contains(first) : ".)".contains(first)
    return isItem ? text[..<marker.startIndex] + "\\" + marker : text
  }
}

nonisolated extension Credit {
  /// Returns the credit as MediaWiki wikitext.
  public func wikitext(_ wording: CreditWording = CreditWording()) -> String {
    runs(wording).map { run in
      var text = Self.wikitextEscaped(run.text)
      if run.role != .words, run.text.isRightToLeftSomewhere { text = "<bdi>\(text)</bdi>" }
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      // MediaWiki expands signatures and magic words before links.
      let address = link.text.replacing("~", with: "%7E").replacing("__", with: "%5F%5F")
      return "[\(address) \(text)]"
    }.joined()
  }

  /// Escapes the text with entities, which are displayed as the characters they represent and never parsed as wikitext.
  private static func wikitextEscaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "[", "]", "{", "}", "|", "'", "\"", "~", "_", "=", "*", "#", ":", ";", "!", "\\", "-":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

nonisolated extension Credit {
  /// Returns the credit as LaTeX, in UTF-8, for a document that uses the hyperref package.
  public func latex(_ wording: CreditWording = CreditWording()) -> String {
    runs(wording).map { run in
      let text = Self.latexEscaped(run.text)
      guard let link = run.link.flatMap(WebLink.init) else { return text }
      let address = link.text.replacing("~", with: "%7E").replacing("$", with: "%24").replacing("%", with: "\\%")
        .replacing("#", with: "\\#").replacing("&", with: "\\&").replacing("_", with: "\\_")
      return "\\href{\(address)}{\(text)}"
    }.joined()
  }

  private static func latexEscaped(_ text: String) -> String {
    var result = ""
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{", "}", "$", "&", "#", "_", "%": result += "\\\(scalar)"
      case "\\": result += "\\textbackslash{}"
      case "^": result += "\\textasciicircum{}"
      case "~": result += "\\textasciitilde{}"
      case "`": result += "\\textasciigrave{}"
      case "<": result += "\\textless{}"
      case ">": result += "\\textgreater{}"
      case "|": result += "\\textbar{}"
      // A shorthand character in German and other documents.
      case "\"": result += "\\symbol{34}"
      // Two in a row would form a dash or a quotation mark.
      case "-", "'", ",": result += before == scalar ? "{}\(scalar)" : "\(scalar)"
      case "[", "]": result += "{\(scalar)}"
      default: result.unicodeScalars.append(scalar)
      }
      before = scalar
    }
    return result
  }
}

nonisolated extension Credit {
  /// Returns the credit as a standalone RDF/XML document with Dublin Core terms.
  public func dublinCore() -> String {
    func element(_ name: String, _ text: String?) -> String? {
      text.map { "    <\(name)>\(MarkupEscaping.escaped($0))</\(name)>" }
    }
    func reference(_ name: String, _ address: String?) -> String? {
      address.map { "    <\(name) rdf:resource=\"\(MarkupEscaping.escaped($0))\"/>" }
    }
    let page = pageURL.flatMap(WebLink.init)?.text
    let saysChanges = license.demands.contains(.changesIndicated) || !license.hasKnownTerms
    let properties = [
      element("dc:title", title.isEmpty ? nil : title),
      element("dc:creator", author),
      reference("dc:source", page),
      element("dc:rights", license.fullName),
      reference("dcterms:license", license.url?.absoluteString),
      reference("dc:type", "http://purl.org/dc/dcmitype/StillImage"),
      element("dc:description", saysChanges ? changes : nil),
    ]
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:dcterms="http://purl.org/dc/terms/">
        <rdf:Description rdf:about="\(page.map(MarkupEscaping.escaped) ?? "")">
      \(properties.compactMap(\.self).joined(separator: "\n"))
        </rdf:Description>
      </rdf:RDF>

      """
  }
}

/// Escapes text for use between tags and in quoted attributes of XML and HTML.
nonisolated enum MarkupEscaping {
  /// Replaces markup characters with entities and removes the characters that XML 1.0 does not allow.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // Escaped because a parser would turn them into spaces in attributes.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      default: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Returns whether XML 1.0 allows the character, see https://www.w3.org/TR/xml/#charsets
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
