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
    let share = time / (seconds * 10)
    let wakes = activity.reduce(0) { $0 + $1.wakes }
    // Once a second libdispatch looks after its threads. Whatever else its threads do is done for us.
    let monitor = min(Int(seconds) + 1, activity.reduce(0) { max($0, $1.isOfDispatch ? $1.wakes : 0) })
    row(
      "idle for \(Int(seconds)) s, \(name)",
      "woken \(wakes - monitor) times, and \(monitor) by libdispatch; \(time.rounded(2)) ms, \(share.rounded(3)) %",
      "(0, below 0.05 %)", isKept: wakes == monitor && share < 0.05)
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
