public import FoundationEssentials

// Computing sectioned changesets: the difference between two arrays of arrays.
//
//  1. The difference between the sections is given, by whatever identifies them.
//  2. Each section that is in both lists is compared as a list.
//  3. A hash table pairs the remaining items of all sections: moves across sections.

extension SectionedChangeset {
  /// Creates the difference between the items of two sectioned lists, of elements with identity.
  ///
  /// Items with equal `id` are the same item; `==` decides whether it changed. The number of deletes and inserts is
  /// minimal, even if an `id` occurs more than once. If each occurs once in each list, so is the number of moves: an
  /// item moves if it is in another section, and inside a section as few items as possible move.
  ///
  /// - Parameters:
  ///   - sections: The difference between the sections, by whatever identifies them.
  ///   - old: The items of each section of the old list.
  ///   - new: The items of each section of the new list.
  /// - Complexity: O(n) for n items in both lists, plus O(p log p) if p items moved.
  @inlinable
  public init<Item: Identifiable & Equatable>(sections: ListChangeset, from old: [[Item]], to new: [[Item]]) {
    self.init(sections: sections, from: old, to: new, by: IdentityByID<Item>.self)
  }

  /// Creates the difference between the items of two sectioned lists whose items are their own identity: no updates.
  ///
  /// - Complexity: O(n) for n items in both lists, plus O(p log p) if p items moved.
  @inlinable
  public init<Item: Hashable>(sections: ListChangeset, from old: [[Item]], to new: [[Item]]) {
    self.init(sections: sections, from: old, to: new, by: IdentityByValue<Item>.self)
  }

  /// Creates the difference between the items of two sectioned lists, of elements that have an `id` and are hashable:
  /// the `id` is their identity.
  ///
  /// - Complexity: O(n) for n items in both lists, plus O(p log p) if p items moved.
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
      // Stored in variables, so that they live as long as their spans.
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
        // An item that moved and changed stays a delete and an insert.
        if Identity.isChanged(gone[origin], came[position]) { continue }
        joined.append(Move(from: groups.deletes[origin], to: groups.inserts[position]))
      }
    }
    self = groups.changeset(sections: sections, joined: joined)
  }
}
