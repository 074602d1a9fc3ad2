/// Writes all that the libraries' documentation says, for the documentation that script/docs builds.

import Foundation

struct QuotationFile: Encodable {
  struct Entry: Encodable {
    var text: String
    /// Where it is from, and under which licence.
    var credit: String
  }

  /// By `Origin.key`.
  private(set) var entries: [String: Entry] = [:]

  init(_ namespaces: [Namespace]) {
    for availability in namespaces.flatMap(\.described) {
      guard let origin = availability.origin, let text = Quotation.text(of: availability) else { continue }
      let library = origin.library
      entries[origin.key] = Entry(
        text: text, credit: "From the documentation of \(library.title) by \(library.authors), \(library.license).")
    }
  }

  func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }
}

extension Namespace {
  /// All that can have a doc comment.
  fileprivate var described: [Availability] {
    let types =
      classes.map { ($0.availability, $0.members) } + interfaces.map { ($0.availability, $0.members) }
      + records.map { ($0.availability, $0.members) }
    var result = types.flatMap { [$0.0] + $0.1.described }
    result += enumerations.flatMap { [$0.availability] + $0.cases.map(\.availability) }
    result += records.flatMap(\.fields).map(\.availability)
    return result + functions.map(\.availability) + constants.map(\.availability)
  }
}

extension Members {
  fileprivate var described: [Availability] {
    properties.map(\.availability) + signals.map(\.availability)
      + (methods + constructors + functions).map(\.availability)
  }
}
