import Gtk
import GtkTesting
import Shumate
import Testing

@testable import PhotoMap

@Suite struct PhotoMapTests {
  @Test func `The map goes to the photo that is chosen in the list, and the list to the one on the map`() async throws {
    // On a map whose pictures nobody delivers.
    let nowhere = Shumate.RasterRenderer(
      id: "nowhere", name: "Nowhere", license: "", licenseUri: "", minZoom: 0, maxZoom: 19, tileSize: 256,
      projection: .mercator, urlTemplate: "http://127.0.0.1:9/{z}/{x}/{y}.png")
    try await withApplication(photoMap(on: nowhere)) { window in
      let list = try window.get(ListView.self)
      let viewport = try #require(try window.get(Shumate.SimpleMap.self).viewport)
      // All photos are on the map at first.
      let marker = try await window.wait(for: .button("Canal, Amsterdam"))
      try await marker.click()
      try await until("Amsterdam") { abs(viewport.latitude - 52.37) < 0.1 && abs(viewport.longitude - 4.89) < 0.1 }
      try await until("its row is selected") {
        list.accessibilityTree.split(separator: "\n").contains {
          $0.contains("listItem “Canal, Amsterdam”") && $0.contains("selected")
        }
      }
      try await list.click(.text("Harbour, Marseille"))
      try await until("Marseille") { abs(viewport.latitude - 43.29) < 0.1 && abs(viewport.longitude - 5.37) < 0.1 }
    }
  }
}
