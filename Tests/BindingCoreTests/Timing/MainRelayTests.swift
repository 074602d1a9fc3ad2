import BindingCore
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
}
