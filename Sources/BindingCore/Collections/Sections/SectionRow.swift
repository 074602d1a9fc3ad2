/// A row of an array with sections shown as one list.
public nonisolated enum SectionRow<Metadata, Item> {
  /// The row above the items of a section.
  case header(Metadata)
  /// An item.
  case item(Item)
  /// The row below the items of a section.
  case footer(Metadata)

  /// The item, unless this is a header or a footer.
  @inlinable public var item: Item? {
    if case .item(let item) = self { item } else { nil }
  }
}

/// The identity of a row in a list with sections.
public nonisolated enum SectionRowID<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// The header of a section.
  case header(SectionID)
  /// An item.
  case item(ItemID)
  /// The footer of a section.
  case footer(SectionID)
}

extension SectionRow: Identifiable where Metadata: Identifiable, Item: Identifiable {
  /// The `id` of the item, or that of the section.
  public nonisolated var id: SectionRowID<Metadata.ID, Item.ID> {
    switch self {
    case .header(let metadata): .header(metadata.id)
    case .item(let item): .item(item.id)
    case .footer(let metadata): .footer(metadata.id)
    }
  }
}

extension SectionRow: Equatable where Metadata: Equatable, Item: Equatable {}
extension SectionRow: Hashable where Metadata: Hashable, Item: Hashable {}
extension SectionRow: Sendable where Metadata: Sendable, Item: Sendable {}
extension SectionRowID: Sendable where SectionID: Sendable, ItemID: Sendable {}
