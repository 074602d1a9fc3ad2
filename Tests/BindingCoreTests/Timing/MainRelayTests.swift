import BindingCore
import BindingTesting
import Testing

/// The door for other threads: nothing is lost, and what one thread sends keeps its order.
struct MainRelayTests {
  private struct Parcel: Sendable {
    let sender: Int
    let number: Int
  }

  @Test func everythingThatManyThreadsSendArrivesInTheOrderOfEach() async {
    let relay = MainRelay<Parcel>()
    let senders = 8
    let perSender = 2000
    var received = [[Int]](repeating: [], count: senders)
    let arrivals = relay.signal.prefix(maxLength: senders * perSender).handleEvents(receiveOutput: {
      received[$0.sender].append($0.number)
    }).values
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<senders {
        group.addTask {
          for number in 0..<perSender { relay.send(Parcel(sender: sender, number: number)) }
        }
      }
    }
    var count = 0
    for await _ in arrivals { count += 1 }
    #expect(count == senders * perSender)
    for sender in 0..<senders { #expect(received[sender] == Array(0..<perSender)) }
  }

  @Test func anElementIsDeliveredLaterAlsoFromTheMainActor() async {
    let relay = MainRelay<Int>()
    var log: [Int] = []
    relay.signal.observeNext { log.append($0) }
    let arrivals = relay.signal.prefix(maxLength: 2).values
    relay.send(1)
    relay.send(2)
    #expect(log.isEmpty)
    for await _ in arrivals {}
    #expect(log == [1, 2])
  }

  @Test func whatAnObserverSendsArrivesAfterTheBatch() async {
    let relay = MainRelay<Int>()
    let arrivals = relay.signal.prefix(maxLength: 4).values
    let observation = relay.signal.observeNext { if $0 < 3 { relay.send($0 + 2) } }
    relay.send(1)
    relay.send(2)
    var log: [Int] = []
    for await value in arrivals { log.append(value) }
    #expect(log == [1, 2, 3, 4])
    observation.dispose()
  }

  @Test func whatWasSentBeforeTheRelayWasReleasedStillArrives() async {
    let arrivals: AsyncStream<Int> = {
      let relay = MainRelay<Int>()
      relay.send(1)
      relay.send(2)
      return relay.signal.values
    }()
    var log: [Int] = []
    for await value in arrivals { log.append(value) }
    #expect(log == [1, 2])
  }

  /// Lets the main actor run what other threads have asked it to.
  private func turn() async { await Task.detached { await MainActor.run {} }.value }

  @Test func aFloodIsDeliveredInSlicesBetweenWhichTheMainLoopRests() async {
    let clock = TestScheduler()
    let relay = MainRelay<Int>(scheduler: clock)
    var received: [Int] = []
    // Each element takes a quarter of a millisecond to observe.
    let observation = relay.signal.observeNext {
      received.append($0)
      clock.advance(by: .microseconds(250))
    }
    for number in 0..<40 { relay.send(number) }
    await turn()
    #expect((8...16).contains(received.count), "two milliseconds, and what was begun")
    #expect(clock.waitingCount == 1)
    let first = received.count
    relay.send(40)
    await turn()
    #expect(received.count == first, "nothing is delivered while the main loop rests")
    #expect(clock.nextDueTime.map { $0 - clock.now } == .milliseconds(3))
    var slices = 1
    while clock.waitingCount > 0, let due = clock.nextDueTime {
      let before = received.count
      clock.advance(to: due)
      slices += 1
      #expect(received.count - before <= 16)
    }
    #expect(received == Array(0...40))
    #expect((3...6).contains(slices))
    relay.send(41)
    await turn()
    #expect(received.last == 41, "what comes when all is quiet does not wait")
    observation.dispose()
  }

  @Test func quickElementsAreDeliveredInOneSliceWhateverTheirNumber() async {
    let clock = TestScheduler()
    let relay = MainRelay<Int>(scheduler: clock)
    var sum = 0
    let observation = relay.signal.observeNext { sum += $0 }
    for number in 1...100_000 { relay.send(number) }
    await turn()
    #expect(sum == 5_000_050_000)
    #expect(clock.waitingCount == 0)
    observation.dispose()
  }

  @Test func aSlowElementDoesNotMakeThoseAfterItLate() async {
    let clock = TestScheduler()
    let relay = MainRelay<Int>(scheduler: clock)
    var received: [Int] = []
    let observation = relay.signal.observeNext {
      received.append($0)
      clock.advance(by: .milliseconds(50))
    }
    for number in 0..<3 { relay.send(number) }
    await turn()
    #expect(received == [0], "one was more than the slice has room for")
    clock.run()
    #expect(received == [0, 1, 2])
    observation.dispose()
  }

  @Test(arguments: [1, 3])
  func aRelayThatKeepsTheNewestDropsTheOldest(count: Int) async {
    let relay = MainRelay<Int>(keepingNewest: count, scheduler: TestScheduler())
    var received: [Int] = []
    let observation = relay.signal.observeNext { received.append($0) }
    for number in 0..<100 { relay.send(number) }
    await turn()
    #expect(received == Array((100 - count)..<100))
    relay.send(100)
    await turn()
    #expect(received.last == 100)
    observation.dispose()
  }
}
