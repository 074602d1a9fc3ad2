import CScreen
import Foundation
import PhotoSearchCore

/// Numbers that are the same in each run (https://prng.di.unimi.it/splitmix64.c).
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

/// Fills the library of a home with photos of six words of seven letters each, three of them in the title. Returns those
/// of whose letters the fifth and the sixth each find fewer photos: other keys need not change what is shown.
private func fillLibrary(of home: String, count: Int) async throws -> [String] {
  var numbers = Numbers(state: 1)
  var beginnings: [Substring: Int] = [:]
  func word() -> String {
    let word = String((0..<7).map { _ in "abcdefgh".randomElement(using: &numbers) ?? "a" })
    for length in 4...6 { beginnings[word.prefix(length), default: 0] += 1 }
    return word
  }
  var lines = "source,source_id,page_url,title,author,tags,license,file_type,width,height,uploaded,saved\r\n"
  var words: [String] = []
  for number in 0..<count {
    let title = [word(), word(), word()]
    words += title
    lines += "commons,\(number),https://example.org/\(number),\(title.joined(separator: " ")),Somebody \(word()),"
    lines += "\"\(word())\n\(word())\",CC BY 4.0,jpeg,1024,683,2020-01-01T08:00:00Z,2024-01-01T00:00:00Z\r\n"
  }
  let environment = ["HOME": home, "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config"]
  let library = try SavedPhotosLibrary(
    directory: SavedPhotosLibrary.defaultDirectory(environment: environment),
    database: SavedPhotosLibrary.defaultDatabase(environment: environment))
  let outcome = try await library.importList(Data(lines.utf8))
  precondition(outcome.added.count == count, "\(outcome.added.count) photos")
  return words.filter { word in
    let found = (4...6).map { beginnings[word.prefix($0), default: 0] }
    return found[0] > found[1] && found[1] > found[2]
  }
}

/// How long a keystroke takes to change a row, among 10,000 saved photos.
func measureKeystrokes(_ starter: Starter, words: Int) async throws {
  let home = starter.home()
  let all = try await fillLibrary(of: home, count: 10_000)
  let vesper = starter.vesper(["--source", "saved"], home: home)
  vesper.waitUntilIdle()
  // As a list: photos whose files are missing look alike in rows.
  _ = screen_press_with_control(UInt(UInt8(ascii: "1")))
  vesper.waitUntilIdle()
  var times: [Double] = []
  var missed = 0
  for number in 0..<words {
    let word = all[number * 271 % all.count].unicodeScalars
    // A search begins with the fourth letter. The fifth and sixth find fewer, and without them there are more again.
    vesper.type(String(String.UnicodeScalarView(word.prefix(4))))
    vesper.waitUntilIdle(for: 150)
    for key in [UInt(word.dropFirst(4).first?.value ?? 0), UInt(word.dropFirst(5).first?.value ?? 0), 0xff08, 0xff08] {
      if let time = milliseconds(toChange: starter.desktop, by: key) { times.append(time) } else { missed += 1 }
      vesper.waitUntilIdle(for: 150)
    }
    // All of it goes.
    for _ in 0..<4 {
      _ = screen_press(0xff08)
      starter.desktop.pass(15)
    }
    vesper.waitUntilIdle(for: 150)
  }
  row(
    "a keystroke to the first changed row",
    "\(median(times).rounded(1)) ms, p95 \(p95(times).rounded(1)) ms, \(times.count) of \(times.count + missed) keys",
    "(50 ms)", isKept: p95(times) <= 50 && missed == 0)
}

/// From a key to the moment at which another row is there, or one is gone: what was light is dark or the other way round,
/// which nothing but a text or a picture does. Nil when nothing changes.
private func milliseconds(toChange desktop: Desktop, by key: UInt) -> Double? {
  let before = Area.rows.lightness
  let start = screen_press(key)
  return desktop.follow(until: start + 1000) { event in
    guard event.kind == SCREEN_DAMAGED, Area.rows.overlaps(event) else { return nil }
    let time = event.time - start
    var changes = 0
    for (old, new) in zip(before, Area.rows.lightness) where (old > 200 && new < 150) || (old < 150 && new > 200) {
      changes += 1
    }
    return changes > 20 ? time : nil
  }
}
