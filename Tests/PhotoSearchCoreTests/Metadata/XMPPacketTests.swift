import GeneratedCases
import Testing

@testable import PhotoSearchCore

nonisolated struct XMPPacketTests {
  private let rdf = "xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"

  private func rewritten(_ inner: String, declaring namespaces: String = "") throws -> String {
    var packet = try XMPPacket(parsing: "<r:RDF \(rdf) \(namespaces)>\(inner)</r:RDF>".utf8)
    packet.write(Credit(title: "New", license: License(.cc0)), wording: CreditWording())
    return String(decoding: packet.serialized(), as: UTF8.self)
  }

  @Test func propertiesOfOthersKeepTheirFormAndTheirNamespaces() throws {
    let xml = try rewritten(
      "<r:Description r:about='uuid:1' q:a='1 &amp; &quot;2&quot;'>\n<q:b xml:lang='de'>ä&#10;b</q:b><!-- gone -->"
        + "<q:c r:parseType='Resource'><q:d><![CDATA[<&]]></q:d></q:c></r:Description>",
      declaring: "xmlns:q='urn:q' xmlns:unused='urn:unused'")
    #expect(
      xml.contains(
        "<r:Description xmlns:q=\"urn:q\" xmlns:r=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" r:about=\"uuid:1\" "
          + "q:a=\"1 &amp; &quot;2&quot;\"><q:b xml:lang=\"de\">ä&#10;b</q:b><q:c r:parseType=\"Resource\">"
          + "<q:d>&lt;&amp;</q:d></q:c></r:Description>"))
    // What is new is about the same picture.
    #expect(xml.contains("rdf:about=\"uuid:1\"><dc:title>"))
  }

  @Test func linesEndInOneWay() throws {
    let xml = try rewritten(
      "<r:Description r:about='' q:a='1\r\n2\t3&#10;4'><q:b>5\r\n6\r7\n8</q:b></r:Description>",
      declaring: "xmlns:q='urn:q'")
    #expect(xml.contains("q:a=\"1 2 3&#10;4\"><q:b>5&#10;6&#10;7&#10;8</q:b>"))
  }

  @Test(.long) func packetsThatWouldTakeMuchTimeOrMemoryAreRefused() {
    let many = (0..<2001).map { " a\($0)=''" }.joined()
    let namespaces = (0..<257).map { " xmlns:a\($0)='urn:\($0)'" }.joined()
    for inner in ["<a\(many)/>", "<a\(namespaces)/>", String(repeating: "<a/>", count: 200_000)] {
      #expect(throws: XMPReader.Malformed.self) { try XMPReader.parse("<r:RDF \(rdf)>\(inner)</r:RDF>".utf8) }
    }
    #expect(throws: XMPReader.Malformed.self) { try XMPReader.parse(repeatElement(0x20, count: (16 << 20) + 1)) }
  }

  @Test func oursAreReplacedInEveryFormAndUnderEveryPrefix() throws {
    let xml = try rewritten(
      "<r:Description r:about='' d:source='old'><d:title><r:Alt><r:li xml:lang='de'>old</r:li></r:Alt></d:title></r:Description>"
        + "<r:Description r:about='' o:title='theirs'><license xmlns='http://creativecommons.org/ns#' r:resource='old'/>"
        + "</r:Description>",
      declaring: "xmlns:d='http://purl.org/dc/elements/1.1/' xmlns:o='urn:other'")
    #expect(!xml.contains("old"))
    #expect(xml.contains("o:title=\"theirs\""))
    #expect(xml.components(separatedBy: "Description r:about").count == 1)
  }

  @Test func valuesAreReadInEveryForm() throws {
    let dc = "xmlns:d='http://purl.org/dc/elements/1.1/'"
    func values(_ inner: String, _ property: XMPProperty) throws -> [String] {
      try XMPPacket(parsing: "<r:RDF \(rdf) \(dc)><r:Description \(inner)</r:Description></r:RDF>".utf8).values(
        of: property)
    }
    #expect(try values("d:source='a'>", .source) == ["a"])
    #expect(try values("><d:source>b</d:source>", .source) == ["b"])
    #expect(try values("><d:source r:resource='c'/>", .source) == ["c"])
    #expect(try values("><d:creator><r:Seq><r:li>d</r:li><r:li>e</r:li></r:Seq></d:creator>", .creator) == ["d", "e"])
    #expect(
      try values(
        "><d:title><r:Alt><r:li xml:lang='de'>f</r:li><r:li xml:lang='x-default'>g</r:li></r:Alt></d:title>", .title)
        == ["g"])
    #expect(try values("><d:title><r:Alt/></d:title>", .title).isEmpty)
    #expect(try values(">", .title).isEmpty)
  }

  @Test func digestsAndChecksumsAreThoseOfTheStandards() {
    func hex(_ text: String) -> String {
      MD5.digest(Array(text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(hex("") == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(hex("abc") == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      hex("12345678901234567890123456789012345678901234567890123456789012345678901234567890")
        == "57edf4a22be3c955ac49da2e2107b67a")
    #expect(hex(String(repeating: "a", count: 55)) == "ef1772b6dff9a122358552954ad0df65")
    #expect(hex(String(repeating: "a", count: 56)) == "3b0c8ac703f828b04c6c197006d17218")
    #expect(CRC32.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }
}
