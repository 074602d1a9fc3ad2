import CScreen

/// From Enter, or from the start of the program, to the first picture of a search that can be seen.
func measureFirstPicture(_ starter: Starter, turns: Int) {
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
    started.type("mountain")
    // The text is drawn, and no search begins by itself yet.
    starter.desktop.pass(250)
    precondition(!window.isColorful, "there is colour before the picture")
    return picture(since: screen_press(0xff0d))
  }
  let server = starter.server.absoluteString
  for _ in 0..<turns {
    twins.append(fromEnter(starter.twin(.firstPicture, [server])))
    ours.append(fromEnter(starter.vesper()))
    let twin = starter.twin(.firstPicture, [server, "mountain"])
    twinsFromStart.append(window.isColorful ? twin.usable : picture(since: twin.start))
    twin.program.end()
    let vesper = starter.vesper(["--search", "mountain"])
    oursFromStart.append(window.isColorful ? vesper.usable : picture(since: vesper.start))
  }
  func line(_ name: String, _ ours: [Double], _ twins: [Double]) {
    let ratio = median(zip(ours, twins).map { $0 / $1 })
    row(
      name, "\(median(ours).rounded(1)) ms beside \(median(twins).rounded(1)) ms, \(ratio.rounded(2)) times",
      "(1.2 times)", isKept: ratio <= 1.2)
  }
  line("first picture, from the start", oursFromStart, twinsFromStart)
  line("first picture, from Enter", ours, twins)
}
