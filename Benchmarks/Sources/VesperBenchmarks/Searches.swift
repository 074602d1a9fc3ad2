import CScreen

/// The memory after so many searches of which a hundred photos each come by, beside that after a fifth of them.
///
/// The earlier number is taken when so many pictures have come that the program's caches are full: until then it grows,
/// as it should.
///
/// - Parameters:
///   - sent: what the service has sent.
///   - every: after how many searches it is told how it is, 0 for never.
func measureMemory(_ starter: Starter, _ sent: Sent, searches: Int, every: Int) {
  // As textures of four bytes for each pixel the smallest pictures of the list take 117 x 168, and 96 MB are kept.
  let picturesInCaches = 1_300
  let vesper = starter.vesper()
  vesper.waitUntilIdle()
  screen_point(420, 350)
  var numbers = Numbers(state: 7)
  var early: (searches: Int, resident: Double)?
  let (pages, pictures) = (sent.pages, sent.pictures)
  for number in 1...searches {
    // To the entry, with all of its text selected.
    _ = screen_press_with_control(0x66)
    _ = screen_press_with_control(0x61)
    vesper.type("w\(UInt16.random(in: .min ... .max, using: &numbers))x\(number)")
    let before = sent.pages
    _ = screen_press(0xff0d)
    lookAtFivePages(starter.desktop, sent, from: before)
    vesper.program.checkThatItRuns()
    if every > 0, number % every == 0 {
      row(
        "after \(number) searches",
        "\(vesper.program.memory.resident.rounded(1)) MB, \(sent.pictures - pictures) pictures")
    }
    if early == nil, number * 5 >= searches, sent.pictures - pictures >= picturesInCaches {
      vesper.waitUntilIdle()
      early = (number, vesper.program.memory.resident)
    }
  }
  vesper.waitUntilIdle()
  let late = vesper.program.memory.resident
  guard let early, early.searches * 2 <= searches else { stop("the caches were not full after half of the searches") }
  let ratio = late / early.resident
  row(
    "memory after \(searches) searches",
    "\(late.rounded(1)) MB, after \(early.searches) \(early.resident.rounded(1)) MB, \(ratio.rounded(2)) times",
    "(1.05 times)", isKept: ratio <= 1.05)
  row(
    "what came by",
    "\((sent.pages - pages) * PhotoServer.pageSize) photos, of which \(sent.pictures - pictures) pictures")
}

/// Turns the wheel until a hundred photos have come by: where the end of a page comes into view, the next one comes.
private func lookAtFivePages(_ desktop: Desktop, _ sent: Sent, from before: Int) {
  var turnsLeft = 3000
  while sent.pages < before + 5 {
    _ = screen_turn_wheel(1)
    desktop.pass(8)
    turnsLeft -= 1
    guard turnsLeft > 0 else { stop("the next page does not come") }
  }
  // The last one too.
  desktop.pass(60)
  for _ in 0..<26 {
    _ = screen_turn_wheel(1)
    desktop.pass(8)
  }
}
