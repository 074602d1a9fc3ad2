import Foundation
import ReplayServer
import Testing

/// Journeys on which the network goes.
extension JourneyTests {
  @Test func `offline in the middle: what is there stays, a page fails with words, and comes later`() async throws {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    try await go(server, home: home, "--search", "cats") { vesper in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      server.stopAndWait()
      try await vesper.press("Show More")
      let words = "Could not reach 127.0.0.1. Check the network connection and try again."
      try await vesper.wait(until: "the failure, and the cats") { window in
        window.finds(20) && window.failureBanner?.labels.contains(words) ?? false
      }
      // What is loaded is looked at, credited and left.
      try await vesper.openPhoto(1)
      try await vesper.display.press("ctrl+shift+c")
      try await vesper.wait(until: "the credit") { $0.says("Credit copied.") }
      try await vesper.leavePhoto()
      // A new search fails, and the photos of the old one stay.
      try await vesper.search("birds")
      try await vesper.wait(until: "what is shown") { window in
        window.finds(20)
          && window.failureBanner?.labels.contains { $0.contains("These are still the photos for “cats”.") } ?? false
      }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the saved photos") { window in
        window.labels.contains("Photos you save appear here") && window.failureBanner == nil
      }
      try await vesper.display.press("ctrl+d")
      try await vesper.wait(until: "the way back") { $0.searchEntry?.text == "birds" }
      try server.restart()
      try await vesper.display.press("F5")
      try await vesper.wait(until: "the birds") { window in
        window.finds(20) && window.failureBanner == nil
          && window.foundPhotos.allSatisfy { $0.title.lowercased().contains("bird") }
      }
      try await vesper.search("cats")
      // Not the birds, which are there for as long as it takes.
      try await vesper.wait(until: "the cats again") { window in
        window.finds(20) && window.searchEntry?.text == "cats"
          && !window.foundPhotos.contains { $0.title.lowercased().contains("bird") }
      }
      try await vesper.press("Show More")
      try await vesper.wait(until: "the next page") { window in window.labels.contains { $0.hasPrefix("40 of ") } }
    }
  }

}
