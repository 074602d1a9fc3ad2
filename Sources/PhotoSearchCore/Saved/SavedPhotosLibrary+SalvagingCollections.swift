/// Reading the collections of a damaged list.
nonisolated extension SavedPhotosLibrary {
  struct SalvagedCollection: Sendable {
    let name: String
    let query: String?
    let isLastUsed: Bool
  }

  /// Reads what it can: all collections in their order, and the names of those that a photo is in.
  static func salvagedCollections(
    _ connection: DatabaseConnection
  ) -> (collections: [SalvagedCollection], names: [Int: [String]]) {
    var found: [Int: (place: Int, collection: SalvagedCollection)] = [:]
    var members: [Int: Set<Int>] = [:]
    for order in ["ASC", "DESC"] {
      try? connection.each(
        "SELECT id, name, place, query, is_last_used FROM collections ORDER BY id \(order)"
      ) { row in
        let collection = SalvagedCollection(
          name: PhotoCollection.name(row.text(1)), query: row.optional(3, row.text), isLastUsed: row.bool(4))
        found[row.int(0)] = (row.int(2), collection)
        return true
      }
      try? connection.each(
        "SELECT collection, photo FROM collected ORDER BY collection \(order), photo \(order)"
      ) { row in
        members[row.int(1), default: []].insert(row.int(0))
        return true
      }
    }
    let ids = found.keys.sorted { (found[$0]?.place ?? 0, $0) < (found[$1]?.place ?? 0, $1) }
    let names = members.mapValues { collections in
      ids.filter(collections.contains).compactMap { found[$0]?.collection.name }
    }
    return (ids.compactMap { found[$0]?.collection }, names.filter { !$0.value.isEmpty })
  }

  static func restore(_ salvaged: SalvagedCollection, _ connection: DatabaseConnection) throws(DatabaseError) {
    let id = try collection(named: salvaged.name, query: salvaged.query, connection)
    if salvaged.isLastUsed, let id { try setLastUsed(id, connection) }
  }
}
