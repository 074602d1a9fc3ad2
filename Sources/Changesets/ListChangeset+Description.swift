extension ListChangeset: CustomStringConvertible {
  /// The non-empty groups, such as `deletes([2]), moves([5 → 0])`.
  public var description: String {
    var groups: [String] = []
    if !deletes.isEmpty { groups.append("deletes(\(deletes))") }
    if !inserts.isEmpty { groups.append("inserts(\(inserts))") }
    if !updates.isEmpty { groups.append("updates(\(updates))") }
    if !moves.isEmpty {
      groups.append("moves([\(moves.map { "\($0.from) → \($0.to)" }.joined(separator: ", "))])")
    }
    return groups.isEmpty ? "nothing" : groups.joined(separator: ", ")
  }
}
