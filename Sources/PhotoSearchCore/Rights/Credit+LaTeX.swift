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
