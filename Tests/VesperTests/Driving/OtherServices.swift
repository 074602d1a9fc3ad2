import Foundation
import PhotoSearchCore
import ReplayServer

/// The services that need no key, except Openverse and Wikimedia Commons, which tests play themselves. A server finds
/// nothing in the place of each, so that All Sources finds the same however many services there are.
nonisolated enum OtherServices {
  static let all = PhotoService.all.filter { $0.key == .none && $0.id != .commons }

  /// The server of all tests that care for none of them.
  private static let quiet: ReplayServer? = {
    guard let server = try? ReplayServer.started() else { return nil }
    findNothing(on: server)
    return server
  }()

  /// Where the program finds them, if a test does not say otherwise.
  static let environment = quiet.map(environment) ?? [:]

  /// Where the program finds them on a server of the test.
  static func environment(on server: ReplayServer) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: all.map { ($0.environmentVariable, "\(server.baseURL.absoluteString)\($0.id.rawValue)/") })
  }

  static func findNothing(on server: ReplayServer) {
    for service in all {
      answer(service, on: server, with: .json(Fixtures.text("\(service.id.rawValue)/nothing.json")))
    }
  }

  /// Makes all of them fail.
  static func fail(on server: ReplayServer, with reply: Reply) {
    for service in all { answer(service, on: server, with: reply) }
  }

  private static func answer(_ service: PhotoService, on server: ReplayServer, with reply: Reply) {
    server.answer("/\(service.id.rawValue)/*", with: reply)
  }
}
