public import FoundationEssentials

// Where sectioned changesets come from: the difference between two arrays of arrays.
//
//  1. The sections have been told apart already, by whatever identifies them: that difference is given.
//  2. Inside each section that is in both, the difference of two lists.
//  3. What that leaves over on both sides, of all sections together, is paired by a hash table: moves across sections.

extension SectionedChangeset {
  /// The difference between the items of two sectioned lists, of elements with identity.
  ///
  /// Items with equal `id` are the same item; `==` decides whether it changed. Deletes and inserts are the fewest
  /// possible, also when an `id` occurs more than once; when each occurs once in each list, so are the moves: an item
  /// moves when it is in another section, and inside a section as few as possible do.
  ///
  /// - Parameters:
  ///   - sections: The difference between the sections, by whatever tells them apart.
  ///   - old: The items of each section of the old list.
  ///   - new: The items of each section of the new list.
  /// - Complexity: O(n) for n items in both lists, plus O(p log p) when p items moved.
  @inlinable
  public init<Item: Identifiable & Equatable>(sections: ListChangeset, from old: [[Item]], to new: [[Item]]) {
    self.init(sections: sections, from: old, to: new, by: IdentityByID<Item>.self)
  }

  /// The difference between the items of two sectioned lists whose items are their own identity: no updates.
  ///
  /// - Complexity: O(n) for n items in both lists, plus O(p log p) when p items moved.
  @inlinable
  public init<Item: Hashable>(sections: ListChangeset, from old: [[Item]], to new: [[Item]]) {
    self.init(sections: sections, from: old, to: new, by: IdentityByValue<Item>.self)
  }

  /// The difference between the items of two sectioned lists, of elements that have an `id` and are hashable: the `id`
  /// is their identity.
  ///
  /// - Complexity: O(n) for n items in both lists, plus O(p log p) when p items moved.
  @inlinable
  public init<Item: Identifiable & Hashable>(sections: ListChangeset, from old: [[Item]], to new: [[Item]]) {
    self.init(sections: sections, from: old, to: new, by: IdentityByID<Item>.self)
  }

  /// The difference by a given identity.
  @inlinable
  init<Identity: ListIdentity>(
    sections: ListChangeset, from old: [[Identity.Element]], to new: [[Identity.Element]], by identity: Identity.Type
  ) {
    let origins = sections.origins(oldCount: old.count)
    precondition(origins.count == new.count, "The difference between the sections does not lead to these")
    var groups = PathChanges.Groups()
    for (section, origin) in origins.enumerated() {
      guard let origin else { continue }
      // Named, so that they live as long as their spans.
      let before = old[origin]
      let after = new[section]
      let changeset = ListChangeset(from: before.span, to: after.span, by: Identity.self)
      groups.add(changeset, old: origin, new: section)
    }

    var joined: [Move] = []
    if !groups.deletes.isEmpty, !groups.inserts.isEmpty {
      let gone = groups.deletes.map { old[$0[0]][$0[1]] }
      let came = groups.inserts.map { new[$0[0]][$0[1]] }
      var pairing = ListPairing(oldCount: gone.count, newCount: came.count)
      pairing.joinByHash(gone.span, came.span, by: Identity.self)
      for position in came.indices where pairing.origins[position] != ListPairing.unpaired {
        let origin = Int(pairing.origins[position])
        // Moved and changed stays a delete and an insert.
        if Identity.isChanged(gone[origin], came[position]) { continue }
        joined.append(Move(from: groups.deletes[origin], to: groups.inserts[position]))
      }
    }
    self = groups.changeset(sections: sections, joined: joined)
  }
}
