import Foundation
import ReplayServer

/// Photos for pictures of the window: a few flat colours each, so that pictures with them are small files.
struct PaintedPhotos {
  private struct Photo {
    var title: String
    var author = "Mira Holt"
    var license = "by-sa"
    var size = (width: 1200, height: 900)
    /// Whether the service has the picture.
    var isThere = true
    var tags: [String] = []
  }

  private static let photos = [
    Photo(title: "Hills in the evening", tags: ["hills", "evening", "landscape", "sunset over the valley"]),
    Photo(
      title: "The whole valley with the two lakes and the ridge above the village on the first clear morning "
        + "after three weeks of rain", author: "Institute for the Photographic Documentation of Landscapes",
      license: "by-nc-nd", size: (2400, 480)),
    Photo(title: "A hill that is not there", license: "by", isThere: false),
    Photo(title: "شروق الشمس فوق التلال", author: "ليلى حسن", license: "cc0"),
    Photo(title: "Tall dune", license: "pdm", size: (600, 1200)),
    Photo(title: "", author: "", license: "by-nc"),
    Photo(title: "Downs", license: "by", size: (900, 900)),
    Photo(title: "Moor at noon", author: "E. Brandt", license: "by-nc-sa"),
    Photo(title: "Foothills", author: "J. Okafor", size: (1600, 900)),
    Photo(title: "Green hill and blue hill", author: "Sun Li", license: "by-nd"),
    Photo(title: "Island", author: "Mira Holt"),
    Photo(title: "Before the storm", author: "Ana Ruiz", license: "by", size: (800, 1000)),
  ]

  private let paths: [String]
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let folder = directory.url
    paths = try Self.photos.indices.map { index in
      let path = folder.appendingPathComponent("\(index).png").path
      try Self.painting(index, width: Self.photos[index].size.width / 2, height: Self.photos[index].size.height / 2)
        .writePNG(to: path)
      return path
    }
  }

  /// Has a service find these photos, whatever it is asked for.
  func serve(from server: ReplayServer) throws {
    for (index, path) in paths.enumerated() {
      let picture = Reply.image(try Data(contentsOf: URL(fileURLWithPath: path)), type: "image/png")
      server.answer("/\(index).png", with: Self.photos[index].isThere ? picture : .status(404))
    }
    let records = Self.photos.enumerated().map { index, photo in
      let picture = "\(server.baseURL.absoluteString)\(index).png"
      let licensePath = ["cc0": "publicdomain/zero/1.0", "pdm": "publicdomain/mark/1.0"][photo.license]
      return [
        "id": "00000000-0000-4000-8000-\(100_000_000_000 + index)", "title": photo.title, "creator": photo.author,
        "license": photo.license, "license_version": "4.0",
        "license_url": "https://creativecommons.org/\(licensePath ?? "licenses/\(photo.license)/4.0")/",
        "foreign_landing_url": "https://photos.example/\(index)", "url": picture, "thumbnail": picture,
        "width": photo.size.width, "height": photo.size.height, "provider": "flickr", "source": "flickr",
        "tags": photo.tags.map { ["name": $0] },
      ]
    }
    let answer: [String: Any] = [
      "result_count": 3480, "page_count": 290, "page_size": 20, "page": 1, "results": records,
    ]
    let body = try JSONSerialization.data(withJSONObject: answer)
    server.answer(
      ReplayServer.searchPath, with: Reply(headers: [("Content-Type", "application/json")], body: body))
  }

  /// A sun over two hills.
  private static func painting(_ index: Int, width: Int, height: Int) -> Screenshot {
    typealias Color = (red: UInt8, green: UInt8, blue: UInt8)
    let skies: [Color] = [(250, 200, 140), (150, 200, 240), (240, 170, 160), (200, 220, 240)]
    let suns: [Color] = [(240, 110, 60), (255, 240, 190), (250, 230, 120), (255, 255, 255)]
    let hills: [Color] = [(90, 110, 70), (60, 100, 110), (140, 90, 70), (70, 80, 120), (40, 90, 60)]
    let (sky, sun) = (skies[index % 4], suns[index / 2 % 4])
    let (far, near) = (hills[index % 5], hills[(index * 2 + 1) % 5])
    let (w, h) = (Double(width), Double(height))
    let center = (x: w * (0.25 + 0.1 * Double(index % 6)), y: h * 0.35)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    // How high the hills are is the same in a whole column.
    let tops = (0..<width).map { x in
      let place = Double(x) / w * 6 + Double(index)
      return (far: h * (0.6 + 0.1 * sin(place)), near: h * (0.8 + 0.08 * sin(place * 1.3 + 2)))
    }
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = (Double(x) - center.x, Double(y) - center.y)
        let isSun = dx * dx + dy * dy < h * h * 0.02
        let color =
          Double(y) > tops[x].near ? near : Double(y) > tops[x].far ? far : isSun ? sun : sky
        pixels.append(color.blue)
        pixels.append(color.green)
        pixels.append(color.red)
        pixels.append(255)
      }
    }
    return Screenshot(width: width, height: height, pixels: pixels)
  }
}
