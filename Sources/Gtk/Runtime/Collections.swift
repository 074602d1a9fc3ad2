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

// Strings in lists.
@_spi(Bindings) @MainActor public func lentString(untyped pointer: UnsafeMutableRawPointer?) -> String? {
  pointer.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
}
@_spi(Bindings) @MainActor public func givenString(untyped pointer: UnsafeMutableRawPointer?) -> String? {
  givenString(ifAny: pointer?.assumingMemoryBound(to: CChar.self))
}
