import CScreen

/// From Enter, or from the start of the program, to the first picture of a search that can be seen: from a service that
/// takes a fifth of a second for a search and a tenth for a picture, and from one that takes no time.
func measureFirstPicture(_ starter: Starter, turns: Int) {
  PhotoServer.latency.store(200_000, ordering: .relaxed)
  measureFirstPicture(starter, turns: turns, of: "first picture", promise: 1.2)
  PhotoServer.latency.store(0, ordering: .relaxed)
  measureFirstPicture(starter, turns: turns, of: "without latency", promise: nil)
}

private func measureFirstPicture(_ starter: Starter, turns: Int, of what: String, promise: Double?) {
  var (ours, twins, oursFromStart, twinsFromStart): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
  // Below all that has the colour of the keyboard's focus.
  let window = Area(x: 10..<820, y: 90..<590)
  func picture(since start: Double) -> Double {
    guard
      let time: Double = starter.desktop.follow(
        until: start + 20_000,
        { event in
          event.kind == SCREEN_DAMAGED && window.isColorful ? event.time : nil
        })
    else { stop("no picture") }
    return time - start
  }
  func fromEnter(_ started: Started) -> Double {
    started.waitUntilIdle()
    // In the place of what was searched for.
    _ = screen_press_with_control(0x61)
    started.type("mountain")
    // The text is drawn, and no search begins by itself yet.
    starter.desktop.pass(250)
    precondition(!window.isColorful, "there is colour before the picture")
    return picture(since: screen_press(0xff0d))
  }
  let server = starter.server.absoluteString
  for _ in 0..<turns {
    twins.append(fromEnter(starter.twin(.firstPicture, [server])))
    // From results without pictures: the page before the first search has some.
    ours.append(fromEnter(starter.vesper(["--search", "plain"])))
    let twin = starter.twin(.firstPicture, [server, "mountain"])
    twinsFromStart.append(window.isColorful ? twin.usable : picture(since: twin.start))
    twin.program.end()
    let vesper = starter.vesper(["--search", "mountain"])
    oursFromStart.append(window.isColorful ? vesper.usable : picture(since: vesper.start))
  }
  func line(_ name: String, _ ours: [Double], _ twins: [Double]) {
    let ratio = median(zip(ours, twins).map { $0 / $1 })
    let text = "\(median(ours).rounded(1)) ms beside \(median(twins).rounded(1)) ms, \(ratio.rounded(2)) times"
    guard let promise else { return row("\(what), \(name)", text) }
    row("\(what), \(name)", text, "(\(promise) times)", isKept: ratio <= promise)
  }
  line("from the start", oursFromStart, twinsFromStart)
  line("from Enter", ours, twins)
}
