public import FoundationEssentials

/// The position of an item in a list with sections, or of a node in a tree: Foundation's own type.
public typealias IndexPath = FoundationEssentials.IndexPath

nonisolated extension IndexPath {
  /// Creates the index path of an item within a section.
  @inlinable
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// The index of the section. The path must have at least two elements.
  @inlinable public var section: Int { self[0] }

  /// The position within the section. The path must have at least two elements.
  @inlinable public var item: Int { self[1] }
}
