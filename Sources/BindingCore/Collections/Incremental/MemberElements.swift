/// The elements of numbered members, in pages, so that growing never moves many at once.
@usableFromInline
nonisolated struct MemberElements<Element> {
  /// Own the memory that `starts` refers to.
  @usableFromInline private(set) var pages: ContiguousArray<MemberPage<Element>> = []
  @usableFromInline var starts: ContiguousArray<Place> = []

  @usableFromInline typealias Place = UnsafeMutablePointer<Held<Element>>

  @inlinable static var pageLength: Int { 1 << 10 }

  @usableFromInline init() {}

  /// The place of the element of a member that has one, valid until the element is removed.
  @inlinable
  func place(of member: Int32) -> Place {
    starts[Int(member) / Self.pageLength] + Int(member) % Self.pageLength
  }

  /// The element of a member that has one.
  @inlinable
  subscript(member: Int32) -> Element { place(of: member).pointee.element }

  /// Sets or removes the element of a member.
  ///
  /// - Returns: The previous element, to be released when everything is consistent.
  @inlinable
  @discardableResult
  mutating func set(_ element: Element?, for member: Int32) -> Element? {
    while starts.count <= Int(member) / Self.pageLength { addPage() }
    let page = pages[Int(member) / Self.pageLength]
    let index = Int(member) % Self.pageLength
    let old = page.isSet[index] ? (page.start + index).move().element : nil
    page.isSet[index] = element != nil
    if let element { (page.start + index).initialize(to: Held(element)) }
    return old
  }

  @usableFromInline
  mutating func addPage() {
    let page = MemberPage<Element>(Self.pageLength)
    pages.append(page)
    starts.append(page.start)
  }
}

/// An element that is compared where it is.
///
/// An element that is reached by a pointer is copied for each call, and so retained, which takes longer than the rest of
/// most comparisons. One that is borrowed from a noncopyable value is not.
@usableFromInline
nonisolated struct Held<Element>: ~Copyable {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) { self.element = element }

  @inlinable
  func precedes(_ other: borrowing Held, by order: (Element, Element) -> Bool) -> Bool {
    order(element, other.element)
  }
}

/// The memory of a page of elements.
@usableFromInline
nonisolated final class MemberPage<Element> {
  @usableFromInline let start: MemberElements<Element>.Place
  @exclusivity(unchecked) @usableFromInline var isSet: [Bool]

  fileprivate init(_ length: Int) {
    start = .allocate(capacity: length)
    isSet = Array(repeating: false, count: length)
  }

  deinit {
    for index in isSet.indices where isSet[index] { (start + index).deinitialize(count: 1) }
    start.deallocate()
  }
}
