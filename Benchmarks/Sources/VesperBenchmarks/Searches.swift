import CScreen

/// The memory after so many searches of which a hundred photos each were seen, beside that after a fifth of them.
func measureMemory(_ starter: Starter, searches: Int) {
  let vesper = starter.vesper()
  vesper.waitUntilIdle()
  screen_point(420, 350)
  var numbers = Numbers(state: 7)
  var early: (proportional: Double, resident: Double)?
  for number in 1...searches {
    // To the entry, with all of its text selected.
    _ = screen_press_with_control(0x66)
    _ = screen_press_with_control(0x61)
    vesper.type("w\(UInt16.random(in: .min ... .max, using: &numbers))x\(number)")
    _ = screen_press(0xff0d)
    starter.desktop.pass(60)
    // Five pages of twenty photos: the end comes into view, and with it the next page.
    for _ in 0..<130 {
      _ = screen_turn_wheel(1)
      starter.desktop.pass(8)
    }
    if number * 5 == searches { early = vesper.program.memory }
  }
  vesper.waitUntilIdle()
  vesper.program.checkThatItRuns()
  let late = vesper.program.memory
  guard let early else { return }
  let ratio = late.resident / early.resident
  row(
    "memory after \(searches) searches",
    "\(late.resident.rounded(1)) MB, after \(searches / 5) \(early.resident.rounded(1)) MB, \(ratio.rounded(2)) times",
    "(1.05 times)", isKept: ratio <= 1.05)
}
