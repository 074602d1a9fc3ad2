/// Conversions of C lists and arrays to Swift arrays.

public import CGtk

/// Returns the elements of a list. If `isGiven`, frees the list; `element` handles ownership of the elements.
@_spi(Bindings) @MainActor public func lists<Element>(
  _ list: UnsafeMutablePointer<GList>?, isGiven: Bool, _ element: (UnsafeMutableRawPointer?) -> Element?
) -> [Element] {
  var elements: [Element] = []
  var next = list
  while let node = next {
    if let element = element(node.pointee.data) { elements.append(element) }
    next = node.pointee.next
  }
  if isGiven { g_list_free(list) }
  return elements
}

@_spi(Bindings) @MainActor public func lists<Element>(
  _ list: UnsafeMutablePointer<GSList>?, isGiven: Bool, _ element: (UnsafeMutableRawPointer?) -> Element?
) -> [Element] {
  var elements: [Element] = []
  var next = list
  while let node = next {
    if let element = element(node.pointee.data) { elements.append(element) }
    next = node.pointee.next
  }
  if isGiven { g_slist_free(list) }
  return elements
}

@_spi(Bindings) @MainActor public func lists<Element>(
  _ list: UnsafePointer<GList>?, isGiven: Bool, _ element: (UnsafeMutableRawPointer?) -> Element?
) -> [Element] {
  lists(UnsafeMutablePointer(mutating: list), isGiven: isGiven, element)
}

/// Returns the elements of a NULL-terminated array of pointers.
@_spi(Bindings) @MainActor public func pointers<Pointer, Element>(
  _ array: UnsafeMutablePointer<Pointer?>?, isGiven: Bool, _ element: (Pointer?) -> Element?
) -> [Element] {
  var elements: [Element] = []
  guard var next = array else { return elements }
  while let pointer = next.pointee {
    if let element = element(pointer) { elements.append(element) }
    next += 1
  }
  if isGiven { g_free(array) }
  return elements
}

/// Returns the elements of an array of known length.
@_spi(Bindings) @MainActor public func elements<C, Element>(
  _ array: UnsafePointer<C>?, count: Int, isGiven: Bool, _ element: (C) -> Element
) -> [Element] {
  guard let array else { return [] }
  let elements = UnsafeBufferPointer(start: array, count: count).map(element)
  if isGiven { g_free(UnsafeMutableRawPointer(mutating: array)) }
  return elements
}

@_spi(Bindings) @MainActor public func elements<C, Element>(
  _ array: UnsafeMutablePointer<C>?, count: Int, isGiven: Bool, _ element: (C) -> Element
) -> [Element] {
  elements(UnsafePointer(array), count: count, isGiven: isGiven, element)
}

/// Returns the bytes behind an untyped pointer.
@_spi(Bindings) @MainActor public func elements(
  _ array: UnsafeRawPointer?, count: Int, isGiven: Bool, _ element: (UInt8) -> UInt8
)
  -> [UInt8]
{
  defer { if isGiven { g_free(UnsafeMutableRawPointer(mutating: array)) } }
  return [UInt8](UnsafeRawBufferPointer(start: array, count: array == nil ? 0 : count))
}

/// What of an array C gives away.
@_spi(Bindings) public enum ArrayTransfer {
  case none
  /// The array, without its elements.
  case container
  case full
}

/// Returns the elements of an array of pointers; empty for `NULL`. `element` handles the ownership of the elements.
@_spi(Bindings) @MainActor public func pointerArray<Element>(
  _ array: UnsafeMutablePointer<GPtrArray>?, transfer: ArrayTransfer, _ element: (UnsafeMutableRawPointer?) -> Element?
) -> [Element] {
  guard let array else { return [] }
  // Whoever is given the elements frees them.
  if transfer == .full { g_ptr_array_set_free_func(array, nil) }
  let elements = UnsafeBufferPointer(start: array.pointee.pdata, count: Int(array.pointee.len)).compactMap(element)
  if transfer != .none { g_ptr_array_unref(array) }
  return elements
}

/// Returns the bytes of an array; empty for `NULL`.
@_spi(Bindings) @MainActor public func byteArray(
  _ array: UnsafeMutablePointer<GByteArray>?, isGiven: Bool
) -> [UInt8] {
  guard let array else { return [] }
  defer { if isGiven { g_byte_array_unref(array) } }
  return [UInt8](UnsafeBufferPointer(start: array.pointee.data, count: Int(array.pointee.len)))
}

/// Copies a hash table of strings lent by C; empty for `NULL`. A missing string is empty.
@_spi(Bindings) @MainActor public func lentDictionary(_ table: OpaquePointer?) -> [String: String] {
  guard let table else { return [:] }
  var dictionary: [String: String] = [:]
  var iterator = GHashTableIter()
  g_hash_table_iter_init(&iterator, table)
  var (key, value): (gpointer?, gpointer?)
  while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
    if let key = lentString(untyped: key) { dictionary[key] = lentString(untyped: value) ?? "" }
  }
  return dictionary
}

/// Copies and releases a hash table of strings given by C; empty for `NULL`.
@_spi(Bindings) @MainActor public func givenDictionary(_ table: OpaquePointer?) -> [String: String] {
  defer { if let table { g_hash_table_unref(table) } }
  return lentDictionary(table)
}

extension [String: String] {
  /// Returns a new hash table, which owns copies of the strings.
  @_spi(Bindings) @MainActor public func makeHashTable() -> OpaquePointer {
    let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)!
    for (key, value) in self { g_hash_table_insert(table, g_strdup(key), g_strdup(value)) }
    return table
  }
}

// Strings in lists.
@_spi(Bindings) @MainActor public func lentString(untyped pointer: UnsafeMutableRawPointer?) -> String? {
  pointer.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
}
@_spi(Bindings) @MainActor public func givenString(untyped pointer: UnsafeMutableRawPointer?) -> String? {
  givenString(ifAny: pointer?.assumingMemoryBound(to: CChar.self))
}
