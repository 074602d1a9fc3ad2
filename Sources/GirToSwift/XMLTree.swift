/// A small XML tree: the generator reads each GIR file once and then only looks things up in it.

import Foundation
import FoundationXML

/// One XML element with its attributes, text and children.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []
  private(set) var text = ""

  init(name: String, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  func children(named name: String) -> [XMLTree] { children.filter { $0.name == name } }

  func child(named name: String) -> XMLTree? { children.first { $0.name == name } }

  fileprivate func append(_ child: XMLTree) { children.append(child) }

  fileprivate func append(_ characters: String) { text += characters }
}

extension XMLTree {
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// Parses a document and returns its root element.
  static func parse(_ data: Data) throws -> XMLTree {
    let builder = TreeBuilder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    guard parser.parse(), builder.isComplete, let root = builder.document.children.first else {
      let reason = parser.parserError.map { "\($0)" } ?? "it ends too early"
      throw Malformed(description: "not well-formed XML in line \(parser.lineNumber): \(reason)")
    }
    return root
  }
}

/// Collects the parser's events into a tree.
private final class TreeBuilder: NSObject, XMLParserDelegate {
  let document = XMLTree(name: "")
  private lazy var path = [document]

  /// Whether every element was closed. The parser itself does not mind.
  var isComplete: Bool { path.count == 1 }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = XMLTree(name: elementName, attributes: attributes)
    path[path.count - 1].append(element)
    path.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    // White space between elements is of no use; only leaves such as <doc> carry text.
    if path[path.count - 1].children.isEmpty { path[path.count - 1].append(string) }
  }
}
