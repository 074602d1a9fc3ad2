import CGtk

@MainActor extension String: GValueRepresentable, GValueNullable {
  public static var gType: GType { FundamentalType.string }

  /// The string, or `""` for `NULL`.
  public static func read(_ slot: GValueSlot) -> String { readNullable(slot) ?? "" }
  public func write(to slot: GValueSlot) { g_value_set_string(slot.pointer, self) }

  public static func readNullable(_ slot: GValueSlot) -> String? {
    g_value_get_string(slot.pointer).map { String(cString: $0) }
  }
  public static func writeNull(to slot: GValueSlot) { g_value_set_string(slot.pointer, nil) }
}

@MainActor extension Array: GTyped, GValueWritable, GValueRepresentable where Element == String {
  public static var gType: GType { g_strv_get_type() }

  public static func read(_ slot: GValueSlot) -> [String] {
    [String](strings: g_value_get_boxed(slot.pointer)?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self))
  }

  public func write(to slot: GValueSlot) { g_value_take_boxed(slot.pointer, makeStrings()) }

  /// Copies a NULL-terminated array that C keeps.
  nonisolated init(strings: UnsafePointer<UnsafeMutablePointer<CChar>?>?) {
    self = []
    guard var next = strings else { return }
    while let string = next.pointee {
      append(String(cString: string))
      next += 1
    }
  }

  /// Returns a NULL-terminated array to be freed with `g_strfreev`.
  @_spi(Bindings) public nonisolated func makeStrings() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    let size = (count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    let strings = g_malloc0(gsize(size))!.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: count + 1)
    for (index, string) in enumerated() { strings[index] = g_strdup(string) }
    return strings
  }
}
