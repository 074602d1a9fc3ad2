import FoundationEssentials
import Glibc

/// Reads PDF files with pdftohtml of Poppler, which writes their texts as XML and their pictures as files.
nonisolated enum PDFReader {
  static let program = "pdftohtml"

  /// Limits for the program, whose input is not trusted: bytes of memory and of each file, and seconds.
  private static let limits = ["--as=4000000000", "--fsize=1000000000", "--cpu=60"]

  static func read(path: String) throws(DocumentError) -> Document {
    guard let folder = TemporaryFolder() else { throw .inaccessible(path: FileManager.default.temporaryDirectory.path) }
    // Its output is named after the file that is given last. Options end before a name that begins with a dash.
    let status = HelperProgram.run(
      "prlimit", limits + [program, "-xml", "-q", "-hidden", "-nomerge", "-enc", "UTF-8", path, folder.path + "/page"])
    switch status {
    case 127?, nil: throw .programMissing(name: program)
    default: break
    }
    guard let bytes = RegularFile.contents(of: folder.path + "/page.xml", limit: 128 << 20) else {
      throw isEncrypted(path) ? .encrypted : .damaged
    }
    var builder = DocumentBuilder(.page)
    try parse(Array(bytes), folder.path, &builder)
    return Document(
      format: .pdf, path: path, title: "", language: nil, passages: builder.passages,
      pictures: builder.pictures, pictureFiles: DocumentPictureFiles(temporary: folder))
  }

  private static func isEncrypted(_ path: String) -> Bool {
    let bytes = RegularFile.contents(of: path, limit: DocumentPictureFiles.maximumBytes)
    return bytes?.firstRange(of: Data("/Encrypt".utf8)) != nil
  }

  /// Joins the lines of a page that are close to each other.
  private static func parse(
    _ bytes: [UInt8], _ folder: String, _ builder: inout DocumentBuilder
  ) throws(DocumentError) {
    var parser = HTMLParser(bytes)
    var last: (top: Int, height: Int)?
    var isText = false
    var lastWord = ""
    while let event = parser.next() {
      switch event {
      case .start(let tag):
        func number(_ name: String) -> Int { tag.attributes[name].flatMap { Int($0) } ?? 0 }
        switch tag.name {
        case "page":
          builder.endParagraphs()
          builder.place.number = max(1, number("number"))
          last = nil
        case "image":
          guard let name = tag.attributes["src"] else { break }
          builder.endParagraphs()
          last = nil
          try builder.add(.file(path: name.hasPrefix("/") ? name : folder + "/" + name), names: [])
        case "text":
          isText = true
          let line = (top: number("top"), height: number("height"))
          if let before = last, abs(line.top - before.top) > 17 * max(before.height, line.height) / 10 {
            builder.endParagraphs()
            lastWord = ""
          }
          last = line
        case "a": if let address = tag.attributes["href"] { builder.link(to: address) }
        default: break
        }
      case .end(let name):
        guard name == "text" else { break }
        isText = false
        try builder.append(" ")
      case .text(let text):
        guard isText else { break }
        // An address may go on in the next line.
        if lastWord.hasPrefix("http"), let next = text.split(whereSeparator: \.isWhitespace).first {
          for address in WrittenAddresses.all(in: lastWord + next) { builder.link(to: address.absoluteString) }
        }
        lastWord = text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? lastWord
        try builder.append(text)
      }
    }
    builder.endParagraphs()
  }
}

/// Runs programs that read files for us.
nonisolated enum HelperProgram {
  /// Runs a program of the search path with these arguments, without input and output.
  ///
  /// - Returns: The status with which it ended, or `nil` if it could not be started. Blocks until then.
  static func run(_ name: String, _ arguments: [String]) -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, name, &actions, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // A program that was ended by a signal has no status of its own.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
