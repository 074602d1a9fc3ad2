import BindingCore
import BindingTesting
import Testing

/// `scan(into:)` and `removeDuplicates(at:)`.
struct ScanIntoTests {
  @Test func scanIntoBeginsWithTheInitialValue() {
    #expect(marbles("--1--2--3--|") { $0.scan(into: 0) { $0 += $1 } } == "0-1--3--6--|")
    #expect(marbles("-1-#") { $0.scan(into: 0) { $0 += $1 } } == "01-#")
    #expect(marbles("-1-") { $0.scan(into: 0) { $0 += $1 }.prefix(maxLength: 1) } == "(0|)")
  }

  @Test func whatWasDeliveredStaysAsItWas() {
    let numbers = Numbers()
    var log: [[Int]] = []
    let observation = numbers.scan(into: []) { $0.append($1) }.observeNext { log.append($0) }
    for number in 1...3 { numbers.send(number) }
    #expect(log == [[], [1], [1, 2], [1, 2, 3]])
    observation.dispose()
  }

  @Test func eachObserverHasAValueOfItsOwn() {
    let sums = SafeSignal(sequence: 1...3).scan(into: 0) { $0 += $1 }
    for _ in 1...2 {
      var log: [Int] = []
      sums.observeNext { log.append($0) }
      #expect(log == [0, 1, 3, 6])
    }
  }

  @Test func duplicatesAreToldByAKeyPath() {
    #expect(marbles("--1--1--2--1--|") { $0.removeDuplicates(at: \.self) } == "--1-----2--1--|")
    #expect(marbles("-1-3-2-4-#") { $0.removeDuplicates(at: \.isOdd) } == "-1---2---#")
  }

  @Test func bothWaysOfComparingPairsCompile() {
    let pairs = SafeSignal(sequence: [(1, 1), (1, 2), (2, 2)])
    var log: [Int] = []
    pairs.removeDuplicates(at: \.0).observeNext { log.append($0.1) }
    pairs.removeDuplicates(by: { $0 == $1 }).observeNext { log.append($0.1) }
    pairs.removeDuplicates { $0.1 == $1.1 }.observeNext { log.append($0.1) }
    #expect(log == [1, 2, 1, 2, 2, 1, 2])
  }
}

extension Int {
  fileprivate var isOdd: Bool { self % 2 == 1 }
}
