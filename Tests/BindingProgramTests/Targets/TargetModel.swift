/// What must happen to sources and objects, played by hand: each source has a list of those who listen and a queue.
final class TargetModel {
  private final class Source {
    var value: Int?
    var links: [Link] = []
    var queue: [(element: Int, audience: [Link])] = []
    var isTelling = false
    /// Nothing can be sent any more; who listens is told when all that was sent has been.
    var isOver = false
    var isGone = false

    init(_ value: Int?) { self.value = value }
  }

  private final class Link {
    let source: Source
    let objects: [Int]
    var isLive = true
    /// Nobody can name it before the call that makes it has returned: who disposes it earlier has to wait.
    var isBeingMade = true
    var isDisposed = false

    init(_ source: Source, _ objects: [Int]) {
      self.source = source
      self.objects = objects
    }
  }

  private final class Object {
    var given: [Int] = []
    let answer: (divisor: Int, deed: TargetProgram.Deed)?
    var left: Int
    /// Nobody holds it but those who are giving it something.
    var isReleased = false
    var givers = 0
    var isGone: Bool { isReleased && givers == 0 }

    init(_ answer: (divisor: Int, deed: TargetProgram.Deed)?, times: Int) {
      self.answer = answer
      left = times
    }
  }

  private var sources: [Int: Source] = [:]
  private var objects: [Int: Object] = [:]
  private var links: [Int: Link] = [:]

  /// What each object has been given.
  var given: [Int: [Int]] { objects.mapValues(\.given) }

  /// The bindings that must have ended because their source or their last object has.
  var over: [Int] {
    links.filter { link in link.value.source.isOver || link.value.objects.allSatisfy { objects[$0]!.isGone } }.keys
      .sorted()
  }

  func perform(_ statement: TargetProgram.Statement) {
    switch statement {
    case .property(let id, let value): sources[id] = Source(value)
    case .subject(let id): sources[id] = Source(nil)
    case .object(let id, let divisor, let times, let deed):
      objects[id] = Object(deed.map { (divisor, $0) }, times: times)
    case .linkSeveral(let id, let source, let objects): link(id, source, objects)
    case .perform(let deed): perform(deed)
    }
  }

  private func perform(_ deed: TargetProgram.Deed) {
    switch deed {
    case .send(let id, let element):
      guard let source = sources[id], !source.isOver else { break }
      if source.value != nil { source.value = element }
      source.queue.append((element, source.links))
      tell(source)
    case .finish(let id):
      // A property ends with its owner only.
      if let source = sources[id], source.value == nil { source.isOver = true }
    case .releaseSource(let id):
      sources[id]?.isOver = true
      sources[id]?.isGone = true
    case .releaseObject(let id): objects[id]?.isReleased = true
    case .link(let id, _, let source, let object): link(id, source, [object])
    case .dispose(let id):
      links[id]?.isDisposed = true
      if links[id]?.isBeingMade == false { links[id]?.isLive = false }
    }
  }

  private func link(_ id: Int, _ source: Int, _ targets: [Int]) {
    guard links[id] == nil, let source = sources[source], !source.isGone else { return }
    let present = targets.filter { objects[$0]?.isReleased == false }
    guard !present.isEmpty, present.count == targets.count else { return }
    let link = Link(source, present)
    links[id] = link
    source.links.append(link)
    if let value = source.value {
      // Who binds an object holds it meanwhile. Bonds to several do not.
      let held = targets.count == 1 ? targets : []
      for id in held { objects[id]!.givers += 1 }
      // The value is news for this one, and what it does about it waits its turn.
      source.queue.insert((value, [link]), at: 0)
      if source.isTelling { tellNext(source) } else { tell(source) }
      for id in held { objects[id]!.givers -= 1 }
    }
    link.isBeingMade = false
    link.isLive = !link.isDisposed
  }

  private func tell(_ source: Source) {
    if source.isTelling { return }
    source.isTelling = true
    while !source.queue.isEmpty { tellNext(source) }
    source.isTelling = false
  }

  private func tellNext(_ source: Source) {
    let (element, audience) = source.queue.removeFirst()
    for link in audience {
      for id in link.objects where link.isLive { give(element, to: objects[id]!) }
    }
  }

  private func give(_ element: Int, to object: Object) {
    if object.isGone { return }
    object.givers += 1
    object.given.append(element)
    if let answer = object.answer, element % answer.divisor == 0, object.left > 0 {
      object.left -= 1
      perform(answer.deed)
    }
    object.givers -= 1
  }
}
