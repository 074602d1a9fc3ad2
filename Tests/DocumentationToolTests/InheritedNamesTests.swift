import Foundation
import Testing

@testable import DocumentationTool

@Suite struct InheritedNamesTests {
  private let graph = Data(
    """
    {"symbols": [
      {"kind": {"identifier": "swift.property"}, "pathComponents": ["Widget", "root"]},
      {"kind": {"identifier": "swift.property"}, "pathComponents": ["Widget", "name"]},
      {"kind": {"identifier": "swift.method"}, "pathComponents": ["Widget", "show()"]},
      {"kind": {"identifier": "swift.init"}, "pathComponents": ["Widget", "init()"]},
      {"kind": {"identifier": "swift.type.method"}, "pathComponents": ["Widget", "all()"]},
      {"kind": {"identifier": "swift.property"}, "pathComponents": ["Widget", "Part", "size"]},
      {"kind": {"identifier": "swift.property"}, "pathComponents": ["Window", "title"]}
    ]}
    """.utf8)

  @Test func theMembersOfInstancesAreListedBelowTheirClass() throws {
    let article = "# Names\n\nText.\n\n### ``Widget``\n\n`gone`, `name`\n\n### ``Window``\n"
    let updated = try InheritedNames(graph).updated(article)
    #expect(
      updated == "# Names\n\nText.\n\n### ``Widget``\n\n`name`, `root`, `show()`\n\n### ``Window``\n\n`title`\n")
    #expect(try InheritedNames(graph).updated(updated) == updated)
  }

  @Test func aHeadingForNoClassIsToldOf() {
    #expect(throws: InheritedNames.UnknownClass.self) { try InheritedNames(graph).updated("### ``Widgit``\n") }
  }
}
