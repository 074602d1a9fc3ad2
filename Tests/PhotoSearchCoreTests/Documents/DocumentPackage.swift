import Foundation

@testable import PhotoSearchCore

/// Documents that tests write themselves.
nonisolated enum DocumentPackage {
  /// Writes a ZIP file with these parts.
  static func write(_ parts: KeyValuePairs<String, Data>, to path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    var sink = try PictureArchiveSink.make(path: path)
    for (name, data) in parts {
      try sink.add(name, size: data.count, modified: 0) { body throws(SavedPhotosError) in
        let result = data.withUnsafeBytes { bytes in
          Result { () throws(SavedPhotosError) in try body(bytes) }
        }
        try result.get()
      }
    }
    _ = try sink.finish()
  }

  static func data(_ text: String) -> Data { Data(text.utf8) }

  /// The namespaces of OpenDocument, for the first element of a part.
  static let openDocument =
    [
      ("office", "office"), ("text", "text"), ("table", "table"), ("draw", "drawing"), ("style", "style"),
      ("fo", "xsl-fo-compatible"), ("svg", "svg-compatible"), ("presentation", "presentation"),
    ].map { "xmlns:\($0)=\"urn:oasis:names:tc:opendocument:xmlns:\($1):1.0\"" }.joined(separator: " ")
    + " xmlns:xlink=\"http://www.w3.org/1999/xlink\""

  /// Writes a text with these paragraphs.
  static func writeText(_ body: String, styles: String = "", to path: String) throws {
    try write(
      [
        "mimetype": data("application/vnd.oasis.opendocument.text"),
        "content.xml": data(
          """
          <office:document-content \(openDocument)><office:automatic-styles>\(styles)</office:automatic-styles>\
          <office:body><office:text>\(body)</office:text></office:body></office:document-content>
          """),
      ], to: path)
  }
}

nonisolated extension Document {
  /// What people see, in its order: the texts, and the pictures in brackets.
  var shown: [String] {
    var shown: [String] = []
    for (index, passage) in passages.enumerated() {
      shown += pictures.filter { $0.passageCount == index }.map(\.shown)
      shown.append(passage.isNote ? "(\(passage.text))" : passage.text)
    }
    return shown + pictures.filter { $0.passageCount == passages.count }.map(\.shown)
  }
}

nonisolated extension DocumentPicture {
  fileprivate var shown: String {
    "[" + [name, isCropped ? "cropped" : "", isRecoloured ? "grey" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
      + "]"
  }
}
