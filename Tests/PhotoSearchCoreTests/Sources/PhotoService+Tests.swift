import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// What the tests of all services need. The folder of a service in `Tests/Fixtures` has its ID as its name, and two
/// answers beside those that were recorded.
nonisolated extension PhotoService {
  /// The services that have keys.
  static let keyed = all.filter { $0.key != .none }
  /// The services that answer nobody without a key.
  static let locked = keyed.filter { !$0.key.isOptional }

  /// A key for each service that has keys.
  static func keys(_ text: (PhotoService) -> String) -> FixedAPIKeys {
    FixedAPIKeys(Dictionary(uniqueKeysWithValues: keyed.map { ($0.id, APIKey(text($0))!) }))
  }

  /// A good answer with one photo.
  var onePhoto: Data { Fixtures.data("\(id.rawValue)/one-photo.json") }
  /// A good answer without photos.
  var nothing: Data { Fixtures.data("\(id.rawValue)/nothing.json") }

  /// The files with recorded answers of whatever kind.
  var recordings: [String] {
    let folder = Fixtures.folder.appendingPathComponent(id.rawValue).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") && !["one-photo.json", "nothing.json"].contains($0) }.sorted()
      .map { "\(id.rawValue)/\($0)" }
  }

  /// A source that sends nothing twice, and is answered by the transport.
  func source(_ transport: any HTTPTransport) -> any PhotoSource {
    source(
      keys: Self.keys { "key-of-\($0.id.rawValue)" }, transport: transport, clock: ManualTime().clock,
      retryPolicy: RetryPolicy(maximumRetries: 0))
  }

  /// A source that gets these answers, and then the last one again and again.
  func source(answering bodies: Data...) -> any PhotoSource {
    source(
      FakeTransport { request, number in
        .success(
          HTTPResponse(
            status: 200, headers: HTTPHeaders([.init(name: "Content-Type", value: "application/json")]),
            body: bodies[min(number, bodies.count - 1)], url: request.url))
      })
  }
}
