import CHeap
import Glibc

/// What came out for a row.
struct Measurement {
  let row: Row
  /// Nanoseconds for each operation, the median, in the order of the row's peers.
  let nanoseconds: [Double]
  /// How often the time of each peer is that of ours: the median over the rounds, in which all took turns.
  let ratios: [Double]
  /// Of ours, for each operation.
  let allocations: Double
  /// Of ours, for each element.
  let bytesPerItem: Double?

  /// Measures all peers of a row in turns, so that what slows the machine down slows all of them.
  init(_ row: Row, rounds: Int) {
    let runs = row.peers.map { $0.prepare() }
    let ours = row.peers.firstIndex { $0.role == .ours }!
    let count = Self.count(of: row, lasting: 0.002, runs[ours])

    var times = row.peers.map { _ in [Double]() }
    for round in 0..<rounds {
      var checksums: Set<Int> = []
      for turn in row.peers.indices {
        let peer = (turn + round) % row.peers.count
        guard !row.peers[peer].isSlow else { continue }
        let start = processorTime()
        checksums.insert(runs[peer](count))
        times[peer].append((processorTime() - start) / Double(count))
      }
      precondition(checksums.count == 1, "\(row.id): not all have done the same work: \(checksums)")
    }
    for (peer, run) in runs.enumerated() where row.peers[peer].isSlow {
      let start = processorTime()
      precondition(run(row.unit) == runs[ours](row.unit), "\(row.id): not the same work")
      times[peer] = [processorTime() - start]
    }

    self.row = row
    nanoseconds = times.map { median($0) * 1e9 }
    ratios = times.map { peer in
      peer.count < rounds ? peer[0] / median(times[ours]) : median(zip(peer, times[ours]).map { $0 / $1 })
    }
    (allocations, bytesPerItem) = Self.heap(of: row, runs[ours])
  }

  func ratio(of role: Peer.Role) -> Double? {
    row.peers.firstIndex { $0.role == role }.map { ratios[$0] }
  }

  func nanoseconds(of role: Peer.Role) -> Double? {
    row.peers.firstIndex { $0.role == role }.map { nanoseconds[$0] }
  }

  /// How many operations last so many seconds.
  private static func count(of row: Row, lasting duration: Double, _ run: (Int) -> Int) -> Int {
    var count = row.unit
    while true {
      let start = processorTime()
      _ = run(count)
      if processorTime() - start > duration { return count }
      count *= 2
    }
  }

  /// Exact counts: the runs before have filled every cache.
  private static func heap(of row: Row, _ run: (Int) -> Int) -> (allocations: Double, bytesPerItem: Double?) {
    let count = row.items == nil ? max(1000, row.unit) : 1
    heap_start_counting()
    _ = run(count)
    heap_stop_counting()
    return (Double(heap_allocations()) / Double(count), row.items.map { Double(heap_peak()) / Double($0) })
  }
}

/// What this process has used of the processor, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.count % 2 == 1
    ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
}
