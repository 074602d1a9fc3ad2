import BindingCore
import BindingTesting
import Testing

/// Shared signals kept their sources alive for ever, and replayed everything.
struct SharingRegressionTests {
  typealias Sharing = @MainActor (SafeSignal<Int>) -> SafeSignal<Int>

  static let waysToShare: [(name: String, share: Sharing)] = [
    ("share", { $0.share() }),
    ("share(limit:)", { $0.share(limit: 1) }),
    ("share(keepAlive:)", { $0.share(limit: 2, keepAlive: true) }),
    ("replay", { $0.replay(limit: 1).refCount() }),
    ("publish", { $0.publish().refCount() }),
    ("multicast", { $0.multicast { ReplaySubject(bufferSize: 3) }.refCount() }),
    ("multicast(subject:)", { $0.multicast(subject: PassthroughSubject()).refCount() }),
    (
      "connect",
      { signal in
        let connectable = signal.replay(limit: 1)
        connectable.connect()
        return connectable.toSignal()
      }
    ),
  ]

  @Test(arguments: 0..<8) func aSharedPropertyThatNobodyHoldsIsFreedAndEnds(_ index: Int) {
    let (name, share) = Self.waysToShare[index]
    expectNoLeaks {
      weak var released: Property<Int>?
      var hasEnded = false
      do {
        let property = Property(1)
        released = property
        share(property.toSignal()).observeCompleted { hasEnded = true }
        property.value = 2
        #expect(!hasEnded)
      }
      #expect(released == nil, "\(name)")
      #expect(hasEnded, "\(name)")
    }
  }

  @Test func theBranchesOfAnErrorDoNotKeepTheSource() {
    expectNoLeaks {
      weak var released: PassthroughSubject<Int, Failure>?
      var log: [String] = []
      do {
        let subject = PassthroughSubject<Int, Failure>()
        released = subject
        let (elements, errors) = subject.branchOutError()
        elements.observeNext { log.append("\($0)") }
        errors.observeCompleted { log.append("end") }
        subject.send(1)
      }
      #expect(released == nil)
      #expect(log == ["1", "end"])
    }
  }

  @Test func shareReplaysNothingUnlessToldTo() {
    expectNoLeaks {
      let source = Numbers()
      let (plain, remembering) = (source.share(), source.share(limit: 1))
      var early: [Int] = []
      var late: [Int] = []
      var told: [Int] = []
      plain.observeNext { early.append($0) }
      remembering.observeNext { _ in }
      source.send(1)
      plain.observeNext { late.append($0) }
      remembering.observeNext { told.append($0) }
      source.send(2)
      #expect(early == [1, 2])
      #expect(late == [2])
      #expect(told == [1, 2])
    }
  }

  @Test func whoComesLateToASharedArraySignalGetsTheWholeArrayFirst() {
    expectNoLeaks {
      let lines = MutableObservableArray(["a", "b", "c"])
      let shared = lines.toSignal().share(limit: 1)
      shared.observeNext { _ in }
      lines.insert("x", at: 1)
      var kinds: [DataSourceEventKind] = []
      shared.toDataSourceSignal().observeNext { kinds.append($0.kind) }
      var sections: [Observable2DArrayChange] = []
      shared.asSection("all").observeNext { sections.append($0.change) }
      #expect(kinds == [.reload])
      #expect(sections == [.reset])
      lines.removeLast()
      #expect(kinds.count == 2)
      #expect(sections.count == 2 && sections[1] != .reset)
    }
  }
}
