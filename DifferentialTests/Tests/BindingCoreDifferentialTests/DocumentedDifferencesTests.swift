import BindingCore
import BindingTesting
import Foundation
@preconcurrency import OpenCombine
import Testing

/// All the ways in which what OpenCombine has too is meant to differ, and the words that announce them.
struct DocumentedDifferencesTests {
  @Test func theLibrariesDifferAsTheDocumentationSays() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/BindingCore")
    for difference in Self.operators + Self.lifetimes {
      #expect(difference.run() == difference.expected, "\(difference.name), for \(difference.reason)")
      let text = try String(contentsOf: sources.appending(path: difference.announcement.file), encoding: .utf8)
      let words = text.replacing("///", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(difference.announcement.words), "is not announced: \(difference.name)")
    }
  }

  private static let operators: [DocumentedDifference] = [
    DocumentedDifference(
      name: "scan begins with the initial value", reason: "what is shown has a value before the first change",
      announcement: (
        "Operators/SignalProtocol+Accumulating.swift",
        "`dropFirst(1)` omits the initial value, which Combine and Rx do not deliver."
      ),
      expected: .init(ours: "0 1 3 |", theirs: "1 3 |"),
      run: { told("12|", { $0.scan(0, &+) }, { $0.scan(0, &+).eraseToAnyPublisher() }) }),
    DocumentedDifference(
      name: "a buffer that is not full is dropped", reason: "who asks for arrays of two gets arrays of two",
      announcement: (
        "Operators/SignalProtocol+Accumulating.swift", "An incomplete array at the end of the source is dropped."
      ),
      expected: .init(ours: "3 |", theirs: "3 3 |"),
      run: {
        let sum = { @Sendable (numbers: [Int]) in numbers.reduce(0, &+) }
        return told("123|", { $0.buffer(size: 2).map(sum) }, { $0.collect(2).map(sum).eraseToAnyPublisher() })
      }),
    DocumentedDifference(
      name: "prefix finishes with its last element",
      reason: "the source has nothing more to do (so does Combine; OpenCombine waits for another element)",
      announcement: (
        "Operators/SignalProtocol+Prefix.swift", "Delivers the first `maxLength` elements, then finishes."
      ),
      expected: .init(ours: "1 |", theirs: "1"),
      run: { told("1", { $0.prefix(maxLength: 1) }, { $0.prefix(1).eraseToAnyPublisher() }) }),
    DocumentedDifference(
      name: "prefix(untilOutputFrom:) finishes with the end of the other too",
      reason: "nothing could end it any more, and the other may have failed",
      announcement: (
        "Operators/SignalProtocol+Prefix.swift",
        "Delivers elements until `other` delivers an element or ends, then finishes."
      ),
      expected: .init(ours: "|", theirs: "1"),
      run: {
        told(
          "1", { $0.prefix(untilOutputFrom: Ours.completed()) },
          { $0.prefix(untilOutputFrom: Empty<Int, Broken>()).eraseToAnyPublisher() })
      }),
    DocumentedDifference(
      name: "flatMap is flatMapLatest", reason: "a user interface wants the newest",
      announcement: (
        "Operators/FlattenStrategy.swift", "The `flatMap` of Combine and Rx is called `flatMapMerge` here."
      ),
      expected: .init(ours: "2@1", theirs: "1@1 2@1"),
      run: {
        told(
          "12-",
          { signal, clock in signal.flatMap { Ours(just: $0).delay(interval: .seconds(1), scheduler: clock) } },
          { publisher, time in
            publisher.flatMap { Just($0).setFailureType(to: Broken.self).delay(for: 1, scheduler: time) }
              .eraseToAnyPublisher()
          })
      }),
    DocumentedDifference(
      name: "debounce delivers what waits before the finish", reason: "the last thing typed is not lost",
      announcement: (
        "Operators/SignalProtocol+Debounce.swift", "a waiting element is delivered before the end"
      ),
      expected: .init(ours: "1 |", theirs: "|"),
      run: {
        told(
          "1|---", { $0.debounce(for: .seconds(2), scheduler: $1) },
          { $0.debounce(for: 2, scheduler: $1).eraseToAnyPublisher() })
      }),
    DocumentedDifference(
      name: "throttle does not put off the finish", reason: "what is over is over",
      announcement: (
        "Operators/SignalProtocol+Throttle.swift", "a waiting element is delivered before the end"
      ),
      expected: .init(ours: "1 2 |", theirs: "1 2@2 |@2"),
      run: { Self.throttled("12|---", latest: true) }),
    DocumentedDifference(
      name: "throttle drops what waits when the source fails", reason: "a failure is told at once",
      announcement: (
        "Operators/SignalProtocol+Throttle.swift", "when it fails or is deallocated, the element is dropped"
      ),
      expected: .init(ours: "1 #0", theirs: "1 2@2 #0@2"),
      run: { Self.throttled("12#---", latest: true) }),
    DocumentedDifference(
      name: "throttle(latest: false) delivers only what passes at once", reason: "a second click does nothing",
      announcement: (
        "Operators/SignalProtocol+Throttle.swift",
        "With `latest: false`, only elements that pass immediately are delivered"
      ),
      expected: .init(ours: "1", theirs: "1 2@2"),
      run: { Self.throttled("12---", latest: false) }),
    DocumentedDifference(
      name: "delay does not put off a failure", reason: "a failure is told at once",
      announcement: (
        "Operators/SignalProtocol+Delay.swift", "A failure is delivered immediately and drops waiting elements"
      ),
      expected: .init(ours: "#0", theirs: "1@2 #0@2"),
      run: {
        told(
          "1#---", { $0.delay(interval: .seconds(2), scheduler: $1) },
          { $0.delay(for: 2, scheduler: $1).eraseToAnyPublisher() })
      }),
  ]

  private static let lifetimes: [DocumentedDifference] = [
    DocumentedDifference(
      name: "an element sent from inside waits", reason: "every observer sees every element in the same order",
      announcement: (
        "Subjects/PassthroughSubject.swift",
        "An element sent from within one of its own observers waits until every observer has received the current one."
      ),
      expected: .init(ours: "1 2", theirs: "2 1"),
      run: {
        let source = Twins.subjects("a")
        var heard: [[String]] = [[], []]
        let ours = source.ours.observeNext {
          if $0 == 1 { source.sendToOurs(.next(2)) }
          heard[0].append("\($0)")
        }
        let theirs = source.theirs.sink(
          receiveCompletion: { _ in },
          receiveValue: {
            if $0 == 1 { source.sendToTheirs(.next(2)) }
            heard[1].append("\($0)")
          })
        source.send(.next(1))
        ours.dispose()
        theirs.cancel()
        return .init(ours: heard[0].joined(separator: " "), theirs: heard[1].joined(separator: " "))
      }),
    DocumentedDifference(
      name: "a subject that goes away finishes", reason: "nothing can come any more",
      announcement: (
        "Subjects/PassthroughSubject.swift", "Finishes for the observers when the subject is deallocated."
      ),
      expected: .init(ours: "|", theirs: ""),
      run: {
        let observer = ObserverTwins(patience: .max, text: \.text, reply: { _, _ in })
        do {
          let source = Twins.subjects("a")
          observer.observe(source.ours)
          observer.observe(source.theirs)
        }
        return .init(ours: observer.heard.joined(), theirs: observer.heardOfTheirs.joined())
      }),
    DocumentedDifference(
      name: "an observation outlives its handle", reason: "a binding is one line that nobody has to keep",
      announcement: ("Engine/Subscription.swift", "Dropping the handle does not dispose"),
      expected: .init(ours: "1", theirs: ""),
      run: {
        let source = Twins.subjects("a")
        var heard = ["", ""]
        source.ours.observeNext { heard[0] += "\($0)" }
        _ = source.theirs.sink(receiveCompletion: { _ in }, receiveValue: { heard[1] += "\($0)" })
        source.send(.next(1))
        return .init(ours: heard[0], theirs: heard[1])
      }),
    DocumentedDifference(
      name: "share(limit:) tells those who come late", reason: "what has been loaded once is shown everywhere",
      announcement: (
        "Sharing/SignalProtocol+Sharing.swift", "except for the last `limit`, which they receive first"
      ),
      expected: .init(ours: "1", theirs: ""),
      run: {
        let source = Twins.subjects("a")
        let (ours, theirs) = (source.ours.share(limit: 1), source.theirs.share().eraseToAnyPublisher())
        let observers = (0..<2).map { _ in ObserverTwins(patience: .max, text: \.text, reply: { _, _ in }) }
        for observer in observers {
          observer.observe(ours)
          observer.observe(theirs)
          if observer === observers[0] { source.send(.next(1)) }
        }
        for observer in observers { observer.leave() }
        return .init(ours: observers[1].heard.joined(), theirs: observers[1].heardOfTheirs.joined())
      }),
    DocumentedDifference(
      name: "a second connection is the first", reason: "the source is observed once, as it was asked to be",
      announcement: (
        "Sharing/ConnectableSignal.swift", "Returns the existing connection if it is already connected"
      ),
      expected: .init(ours: "1", theirs: "11"),
      run: {
        let source = Twins.subjects("a")
        let ours = source.ours.publish()
        let theirs = source.theirs.multicast { OpenCombine.PassthroughSubject<Int, Broken>() }
        let observer = ObserverTwins(patience: .max, text: \.text, reply: { _, _ in })
        observer.observe(ours.toSignal())
        observer.observe(theirs.eraseToAnyPublisher())
        let connections = (0..<2).map { _ in (ours.connect(), theirs.connect()) }
        source.send(.next(1))
        observer.leave()
        for connection in connections {
          connection.0.dispose()
          connection.1.cancel()
        }
        return .init(ours: observer.heard.joined(), theirs: observer.heardOfTheirs.joined())
      }),
  ]

  private static func throttled(_ script: String, latest: Bool) -> DocumentedDifference.Told {
    told(
      script, { $0.throttle(for: .seconds(2), latest: latest, scheduler: $1) },
      { $0.throttle(for: 2, scheduler: $1, latest: latest).eraseToAnyPublisher() })
  }
}
