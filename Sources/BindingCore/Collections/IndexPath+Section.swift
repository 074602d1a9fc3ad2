public import FoundationEssentials

/// Where an item is in a list with sections, or a node in a tree: Foundation's own type.
public typealias IndexPath = FoundationEssentials.IndexPath

nonisolated extension IndexPath {
  /// The place of an item within a section.
  @inlinable
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// The section. The path must have two elements or more.
  @inlinable public var section: Int { self[0] }

  /// The position within the section. The path must have two elements or more.
  @inlinable public var item: Int { self[1] }
}
