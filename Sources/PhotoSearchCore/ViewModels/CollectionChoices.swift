/// The collections to choose from while a name is being typed.
public nonisolated struct CollectionChoices: Sendable, Hashable {
  /// The names of the collections that photos can be added to and whose name contains what is typed, ignoring case and
  /// accents.
  public let matching: [String]
  /// The name of the collection that would be created, or `nil` if nothing is typed or there is one with that name.
  public let new: String?

  public init(_ collections: some Sequence<PhotoCollection>, typed text: String) {
    let name = PhotoCollection.name(text)
    let folded = SearchFolding.folded(name)
    matching = collections.filter { collection in
      !collection.isSmart && (folded.isEmpty || SearchFolding.folded(collection.name).contains(folded))
    }.map(\.name)
    let isTaken = collections.contains { PhotoCollection.areSame($0.name, name) }
    new = name.isEmpty || isTaken ? nil : name
  }
}
