import CScreen

/// What the program does while nobody does anything.
func measureIdling(_ starter: Starter, seconds: Double) {
  func idle(_ name: String, _ vesper: Started) {
    // What began before comes to its end.
    starter.desktop.pass(12_000)
    let before = vesper.program.activity
    starter.desktop.pass(seconds * 1000)
    let activity = vesper.program.activity(since: before)
    vesper.program.checkThatItRuns()
    let time = activity.reduce(0) { $0 + $1.milliseconds }
    let wakes = activity.reduce(0) { $0 + $1.wakes }
    let others = activity.filter { !$0.isOfDispatch }.reduce(0) { $0 + $1.wakes }
    row(
      "idle for \(Int(seconds)) s, \(name)",
      "\(time.rounded(2)) ms of the processor, woken \(wakes) times, \(others) without libdispatch", "(0)",
      isKept: wakes == 0)
  }
  let vesper = starter.vesper()
  idle("start page", vesper)
  vesper.type("mountain")
  _ = screen_press(0xff0d)
  vesper.waitUntilIdle()
  idle("results", vesper)
  screen_point(200, 200)
  screen_click()
  vesper.waitUntilIdle()
  idle("a photo", vesper)
}
