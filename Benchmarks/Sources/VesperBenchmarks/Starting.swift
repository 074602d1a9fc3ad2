/// From the start of the program to a window that can be used, and the memory that it has then, beside an empty window.
func measureStart(_ starter: Starter, turns: Int) {
  var (ours, twins, frames, twinFrames): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
  var (memory, resident): ([Double], [Double]) = ([], [])
  for _ in 0..<turns {
    let twin = starter.twin(.emptyWindow)
    twin.waitUntilIdle()
    let twinMemory = twin.program.memory
    twin.program.end()
    let vesper = starter.vesper()
    vesper.waitUntilIdle()
    ours.append(vesper.usable)
    twins.append(twin.usable)
    frames.append(vesper.firstFrame)
    twinFrames.append(twin.firstFrame)
    memory.append(vesper.program.memory.proportional - twinMemory.proportional)
    resident.append(vesper.program.memory.resident - twinMemory.resident)
  }
  func times(_ ours: [Double], _ twins: [Double]) -> (text: String, ratio: Double) {
    let ratio = median(zip(ours, twins).map { $0 / $1 })
    return ("\(median(ours).rounded(0)) ms beside \(median(twins).rounded(0)) ms, \(ratio.rounded(2)) times", ratio)
  }
  let usable = times(ours, twins)
  row("start to a usable window", usable.text, "(1.5 times)", isKept: usable.ratio <= 1.5)
  row("start to the first frame", times(frames, twinFrames).text)
  row(
    "memory beyond an empty window",
    "\(median(memory).rounded(1)) MB proportional, \(median(resident).rounded(1)) MB resident", "(60 MB)",
    isKept: median(resident) <= 60)
}
