import Foundation
import Testing

@testable import PhotoSearchCore

/// What other programs write into documents than LibreOffice does.
nonisolated struct OfficeDocumentTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.path + "/document" }

  private func text(_ body: String, styles: String = "") async throws -> Document {
    try DocumentPackage.writeText(body, styles: styles, to: path)
    return try await DocumentReader.read(path: path)
  }

  private func frame(_ content: String, style: String = "") -> String {
    "<draw:frame draw:style-name='\(style)'>\(content)</draw:frame>"
  }

  private let image = "<draw:image xlink:href='Pictures/a.jpg'/>"

  // MARK: OpenDocument

  @Test func whatReadersDoNotSeeIsNotRead() async throws {
    let document = try await text(
      """
      <text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>
      <text:p>seen<office:annotation><text:p>comment</text:p></office:annotation></text:p>
      """)
    #expect(document.shown == ["seen"])
  }

  @Test func aChartIsNoPicture() async throws {
    let chart = frame("<draw:object xlink:href='./Object 1'/><draw:image xlink:href='./ObjectReplacements/Object 1'/>")
    let document = try await text("<text:p>\(chart)\(frame(image))</text:p>")
    #expect(document.pictures.map(\.file) == [.part("Pictures/a.jpg")])
  }

  @Test func aDrawingWithPixelsBesideItIsADrawing() async throws {
    let document = try await text("<text:p>\(frame("<draw:image xlink:href='Pictures/a.svg'/>" + image))</text:p>")
    #expect(document.pictures.map(\.file) == [.part("Pictures/a.svg")] && document.pictures[0].file.isDrawing)
  }

  @Test func aCaptionInABoxComesWithItsPicture() async throws {
    let box = frame("<draw:text-box><text:p>\(frame(image))Figure 1: River</text:p></draw:text-box>")
    let document = try await text("<text:p>Before</text:p><text:p>\(box)After</text:p>")
    #expect(document.shown == ["Before", "[a.jpg]", "Figure 1: River", "After"])
  }

  @Test(arguments: [
    ("rect(0cm, 0cm, 0cm, 0cm)", false), ("rect(0cm, 0.002cm, 0cm, 0cm)", false), ("rect(0in 0in 0.5in 0in)", true),
    ("rect(0pt, 30pt, 0pt, 0pt)", true), ("auto", false), ("rect(2mm, 0mm, 0mm, 0mm)", true),
  ])
  func aClipThatLeavesOutNothingIsNone(clip: String, isCropped: Bool) async throws {
    let style = "<style:style style:name='s'><style:graphic-properties fo:clip='\(clip)'/></style:style>"
    let document = try await text("<text:p>\(frame(image, style: "s"))</text:p>", styles: style)
    #expect(document.pictures.map(\.isCropped) == [isCropped])
  }

  @Test func blanksAreOneAndBreaksSeparateWords() async throws {
    let document = try await text("<text:p>a<text:s text:c='3'/> b<text:tab/>c<text:line-break/>d</text:p><text:p/>")
    #expect(document.passages.map(\.text) == ["a b c d"])
  }

  @Test func aPictureBesideTheDocumentIsFound() async throws {
    let document = try await text("<text:p>\(frame("<draw:image xlink:href='../img/a%20b.jpg'/>"))</text:p>")
    #expect(document.pictures.map(\.file) == [.file(path: directory.path + "/img/a b.jpg")])
    let web = try await text("<text:p>\(frame("<draw:image xlink:href='https://example.org/a.jpg'/>"))</text:p>")
    #expect(web.pictures.map(\.file) == [.web(URL(string: "https://example.org/a.jpg")!)])
  }

  // MARK: Word and PowerPoint

  private func word(_ body: String, relations: String = "") async throws -> Document {
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let package = "http://schemas.openxmlformats.org/package/2006/relationships"
    try DocumentPackage.write(
      [
        "[Content_Types].xml": DocumentPackage.data(
          """
          <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/d.xml" \
          ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>
          """),
        "_rels/.rels": DocumentPackage.data(
          """
          <Relationships xmlns="\(package)"><Relationship Id="a" Type="\(office)/officeDocument" Target="/word/d.xml"/>\
          </Relationships>
          """),
        "word/_rels/d.xml.rels": DocumentPackage.data("<Relationships xmlns='\(package)'>\(relations)</Relationships>"),
        "word/d.xml": DocumentPackage.data(
          """
          <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="\(office)" \
          xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" \
          xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" \
          xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" \
          xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" \
          xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><w:body>\(body)</w:body>\
          </w:document>
          """),
      ], to: path)
    return try await DocumentReader.read(path: path)
  }

  private func run(_ text: String) -> String { "<w:r><w:t>\(text)</w:t></w:r>" }

  private func drawing(_ blip: String, crop: String = "") -> String {
    """
    <w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="An owl"/><a:graphic><pic:pic><pic:nvPicPr>\
    <pic:cNvPr id="1" name="owl.jpg"/></pic:nvPicPr><pic:blipFill>\(blip)\(crop)</pic:blipFill></pic:pic></a:graphic>\
    </wp:inline></w:drawing></w:r>
    """
  }

  private let relations = """
    <Relationship Id="p" Type="x/image" Target="media/owl.jpg"/>
    <Relationship Id="f" Type="x/image" TargetMode="External" Target="pictures%5Cowl.jpg"/>
    <Relationship Id="w" Type="x/image" TargetMode="External" Target="https://example.org/owl.jpg"/>
    <Relationship Id="h" Type="x/hyperlink" TargetMode="External" Target="https://example.org/page"/>
    """

  @Test func changesThatAreTrackedAreReadAsTheyWillBe() async throws {
    let document = try await word(
      "<w:p>\(run("a"))<w:del><w:r><w:delText>b</w:delText>\(run("c"))</w:r></w:del><w:ins>\(run("d"))</w:ins></w:p>")
    #expect(document.shown == ["ad"])
  }

  @Test func aPictureIsReadOnceThoughItIsThereForOldProgramsToo() async throws {
    let document = try await word(
      """
      <w:p><mc:AlternateContent><mc:Choice Requires="wps">\(drawing("<a:blip r:embed='p'/>"))</mc:Choice>\
      <mc:Fallback><w:r><w:pict><v:shape><v:imagedata r:id="p"/></v:shape></w:pict></w:r></mc:Fallback>\
      </mc:AlternateContent></w:p>
      """, relations: relations)
    #expect(document.shown == ["[An owl]"] && document.pictures[0].file == .part("word/media/owl.jpg"))
  }

  @Test func oldPicturesAndThoseElsewhereAreRead() async throws {
    let document = try await word(
      """
      <w:p><w:r><w:pict><v:shape><v:imagedata r:id="p" o:title="Old" cropleft="6554f"/></v:shape></w:pict></w:r></w:p>
      <w:p>\(drawing("<a:blip r:link='w'/>"))</w:p><w:p>\(drawing("<a:blip r:embed='none'/>"))</w:p>
      """, relations: relations)
    #expect(document.shown == ["[Old, cropped]", "[An owl]"])
    #expect(
      document.pictures.map(\.file) == [.part("word/media/owl.jpg"), .web(URL(string: "https://example.org/owl.jpg")!)])
  }

  @Test(arguments: [
    ("<a:srcRect/>", false), ("<a:srcRect l='0' r='300'/>", false), ("<a:srcRect t='12000'/>", true),
    ("<a:srcRect l='-5000'/>", false),
  ])
  func aPartOfAPictureIsACrop(crop: String, isCropped: Bool) async throws {
    let document = try await word("<w:p>\(drawing("<a:blip r:embed='p'/>", crop: crop))</w:p>", relations: relations)
    #expect(document.pictures.map(\.isCropped) == [isCropped])
  }

  @Test func aPictureInGreyIsRecoloured() async throws {
    let document = try await word(
      "<w:p>\(drawing("<a:blip r:embed='p'><a:grayscl/></a:blip>"))</w:p>", relations: relations)
    #expect(document.pictures.map(\.isRecoloured) == [true])
  }

  @Test func linksOfAllKindsAreRead() async throws {
    let field = """
      <w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.org/field" </w:instrText>\
      </w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>\(run("field"))<w:r><w:fldChar w:fldCharType="end"/></w:r>
      """
    let document = try await word(
      """
      <w:p><w:hyperlink r:id="h">\(run("link"))</w:hyperlink>\(field)\
      <w:fldSimple w:instr='HYPERLINK "https://example.org/simple"'>\(run("simple"))</w:fldSimple></w:p>
      """, relations: relations)
    #expect(
      document.passages.flatMap(\.links).map(\.absoluteString)
        == ["https://example.org/page", "https://example.org/field", "https://example.org/simple"])
    #expect(document.passages.map(\.text) == ["linkfieldsimple"])
  }

  // MARK: Texts of other kinds

  @Test func aPageIsReadAsBrowsersShowIt() async throws {
    let html = """
      <!doctype html><html lang=es><title>Aves &amp; nidos</title><style>p { color: red }</style>
      <h1>Aves</h1><p>Un <b>nido</b>.<img src='a%20b.jpg' alt="Un nido"><p hidden>secreto<img src=x.png></p>
      <figure><img data-src="late.jpg" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><figcaption>Foto: <a
      href="https://example.org/n">Nido</a></figcaption></figure><div style="background-image: url('back.jpg')">fin</div>
      <script>document.write("<img src=no.jpg>")</script><noscript><img src=twice.jpg></noscript>
      """
    try Data(html.utf8).write(to: URL(filePath: path))
    let document = try await DocumentReader.read(path: path)
    #expect(document.format == .html && document.title == "Aves & nidos" && document.language == "es")
    #expect(document.shown == ["Aves", "[Un nido]", "Un nido.", "[late.jpg]", "Foto: Nido", "[back.jpg]", "fin"])
    #expect(document.pictures[0].file == .file(path: directory.path + "/a b.jpg"))
    #expect(
      document.pictures.map(\.place.number) == [2, 3, 4] && document.pictures.allSatisfy { $0.place.heading == "Aves" })
  }

  @Test func aPageInAnOldEncodingIsRead() async throws {
    try Data(Array("<html><p>Gr".utf8) + [0xFC, 0xDF] + Array("e ".utf8) + [0x80]).write(to: URL(filePath: path))
    #expect(try await DocumentReader.read(path: path).shown == ["Grüße €"])
    try Data([0xFF, 0xFE] + "<html>ż".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }).write(
      to: URL(filePath: path))
    #expect(try await DocumentReader.read(path: path).shown == ["ż"])
  }

  @Test func markdownIsReadAsItIsShown() async throws {
    let file = directory.path + "/notes.md"
    let markdown = """
      # Owls

      ![An *owl*](owl.jpg "Title") seen by [Ada](https://example.org/ada) and <https://example.org/b>.
      ![By name][owl] ![owl] `![not](this.jpg)` \\![nor](that.jpg)

      ```
      ![nor this](code.jpg)
      ```
      - item ![](<with blank.jpg>)
      <img src="raw.jpg" alt="Raw">

      | a | ![](cell.jpg) |

      [owl]: ../owl2.jpg "T"
      [^1]: note
      """
    try Data(markdown.utf8).write(to: URL(filePath: file))
    let document = try await DocumentReader.read(path: file)
    #expect(document.format == .markdown)
    #expect(
      document.pictures.map(\.name) == ["An *owl*", "By name", "owl", "with blank.jpg", "Raw", "cell.jpg"])
    #expect(document.pictures.map(\.place.number) == [3, 4, 4, 9, 10, 12])
    let parent = directory.path.split(separator: "/").dropLast().joined(separator: "/")
    #expect(document.pictures[1].file == .file(path: "/" + parent + "/owl2.jpg"))
    #expect(
      document.passages.flatMap(\.links).map(\.absoluteString) == ["https://example.org/ada", "https://example.org/b"])
    #expect(document.passages[1].text.hasPrefix("seen by Ada and https://example.org/b. ![not](this.jpg) !nor"))
  }
}
