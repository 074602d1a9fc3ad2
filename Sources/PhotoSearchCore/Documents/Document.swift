public import FoundationEssentials

/// What people see of a document: its texts and pictures, in their order.
public nonisolated struct Document: Sendable {
  public let format: DocumentFormat
  /// The absolute path of the file.
  public let path: String
  /// The title from its metadata, or an empty string if there is none.
  public let title: String
  /// The language of most of its text as a BCP 47 tag, such as "de-AT", or `nil` if it does not say.
  public let language: String?
  public let passages: [DocumentPassage]
  /// The pictures, as often as they are shown.
  public let pictures: [DocumentPicture]
  /// Where the pictures of the document are.
  let pictureFiles: DocumentPictureFiles
  /// The version of the file that was read, to which the places in bytes belong.
  var version: FileVersion?
}

/// A paragraph, a heading, a caption or a cell of a table.
public nonisolated struct DocumentPassage: Sendable, Hashable {
  public let text: String
  /// The addresses that its text leads to.
  public let links: [URL]
  public internal(set) var place: DocumentPlace
  /// The row of a table that it is in, unique in the document.
  let row: Int?
  /// Whether readers of a printed or presented document do not see it.
  let isNote: Bool
}

/// Where something is in a document.
public nonisolated struct DocumentPlace: Sendable, Hashable {
  public enum Unit: Sendable, Hashable {
    /// In texts, pages are those on which the program that saved the document had laid it out.
    case page
    case slide
    case chapter
    case line
    /// At the edge of every page, as a header, a footer or a background.
    case everyPage
  }

  public var unit: Unit
  /// The number of the page, slide, chapter or line, from 1.
  public var number: Int
  /// The heading above it, or an empty string if there is none.
  public var heading = ""
}

/// A picture where it is shown in a document.
public nonisolated struct DocumentPicture: Sendable, Hashable {
  public let file: DocumentPictureFile
  public internal(set) var place: DocumentPlace
  /// What it is called: its description for people who do not see it, its title, or the name of its file.
  public let name: String
  /// Whether the document shows only a part of the picture.
  public let isCropped: Bool
  /// Whether the document shows the picture in other colours, such as in grey.
  public let isRecoloured: Bool
  /// The number of passages before it.
  var passageCount: Int
  /// Where its caption would go, or `nil` if there is no place for one, as on slides and at the edge of every page.
  var captionPlace: CaptionPlace?

  struct CaptionPlace: Sendable, Hashable {
    /// The part of a package, or an empty string for a document that is a single file.
    let part: String
    /// In bytes.
    let offset: Int
  }

  /// What to search for to find the photo that it was made of: its name, if that is made of words.
  public var searchText: String {
    var words = name[...]
    if let dot = words.lastIndex(of: "."), words[dot...].count <= 6 { words = words[..<dot] }
    let parts = words.split { !($0.isLetter || $0.isNumber || $0 == "\u{2019}" || $0 == "'") }
    return parts.filter { $0.contains(where: \.isLetter) }.prefix(8).joined(separator: " ")
  }

  /// Returns the picture as it is behind more passages.
  func moved(by count: Int) -> DocumentPicture {
    var picture = self
    picture.passageCount += count
    return picture
  }
}

/// Where the bytes of a picture are.
public nonisolated enum DocumentPictureFile: Sendable, Hashable {
  /// In a part of the document.
  case part(String)
  /// In a file beside the document, by absolute path.
  case file(path: String)
  /// In the text of the document.
  case data(Data)
  /// On the web. It is not loaded.
  case web(URL)
  /// The document refers to something that is neither in it nor beside it.
  case missing(String)
}
