import CScreen

/// How long frames of the rows take while one scrolls through photos that nobody has seen, with their pictures arriving
/// and with pictures that never come.
func measureScrolling(_ starter: Starter, turns: Int) {
  var (ratios, with, without, medians): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
  for _ in 0..<turns {
    let plain = frames(starter, "plainmountain")
    let pictures = frames(starter, "mountain")
    with.append(p95(pictures))
    without.append(p95(plain))
    medians.append(median(pictures) / median(plain))
    ratios.append(p95(pictures) / p95(plain))
  }
  row(
    "frames of the rows with pictures, p95",
    "\(median(with).rounded(1)) ms beside \(median(without).rounded(1)) ms, \(median(ratios).rounded(2)) times",
    "(1.2 times)", isKept: median(ratios) <= 1.2)
  row("the same, median", "\(median(medians).rounded(2)) times")
}

/// Milliseconds of the processor that the window's thread used for each frame, all that it did since the one before
/// included: by the clock frames last as long as the display's.
private func frames(_ starter: Starter, _ word: String) -> [Double] {
  let vesper = starter.vesper(["--search", word], home: starter.home(settings: #"{"layout":"rows"}"#))
  vesper.waitUntilIdle()
  screen_point(420, 350)
  starter.desktop.pass(100)
  var frames: [Double] = []
  var before = vesper.program.mainThreadTime
  for _ in 0..<240 {
    let end = screen_turn_wheel(1) + 33
    var last = 0.0
    let _: Void? = starter.desktop.follow(until: end) { event in
      guard event.kind == SCREEN_DAMAGED else { return nil }
      // All parts of one frame are drawn at once.
      if event.time - last > 4 {
        let now = vesper.program.mainThreadTime
        frames.append(now - before)
        before = now
      }
      last = event.time
      return nil
    }
  }
  return frames
}
