public import CGtk

/// Owns what is lent to a C call for its duration: arrays, lists, strings and values in C's form.
@_spi(Bindings) public final class CallScope {
  private var ends: [() -> Void] = []

  @_spi(Bindings) public init() {}

  /// Releases everything. Called after the call has returned.
  @_spi(Bindings) public func end() {
    for end in ends { end() }
    ends = []
  }

  @_spi(Bindings) public func string(_ string: String?) -> UnsafeMutablePointer<CChar>? {
    guard let string else { return nil }
    let copy = g_strdup(string)
    ends.append { g_free(copy) }
    return copy
  }

  /// Returns a NULL-terminated array.
  @_spi(Bindings) public func strings<P>(_ strings: [String]) -> UnsafeMutablePointer<P?> {
    let copy = strings.makeStrings()
    ends.append { g_strfreev(copy) }
    return UnsafeMutableRawPointer(copy).assumingMemoryBound(to: P?.self)
  }

  /// Returns a NULL-terminated array of the pointers of objects or structs.
  ///
  /// The elements live until `end()`: Swift may release an array after its last use, along with elements that have no
  /// other reference.
  @_spi(Bindings) public func array<P, Element>(
    _ elements: [Element], by pointer: (Element) -> UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<P?> {
    let memory = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: elements.count + 1)
    for (index, element) in elements.enumerated() { (memory + index).initialize(to: pointer(element)) }
    (memory + elements.count).initialize(to: nil)
    ends.append { withExtendedLifetime(elements) { memory.deallocate() } }
    return UnsafeMutableRawPointer(memory).assumingMemoryBound(to: P?.self)
  }

  /// Returns an array for a function that reads it after it has returned.
  @_spi(Bindings) public func elements<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(1, elements.count))
    _ = memory.initialize(from: elements)
    ends.append { memory.deallocate() }
    return memory.baseAddress!
  }

  /// Returns a list of the pointers of objects or structs. The elements live until `end()`.
  @_spi(Bindings) public func list<Element>(
    _ elements: [Element], by pointer: (Element) -> UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<GList>? {
    let list = elements.reversed().reduce(nil) { g_list_prepend($0, pointer($1)) }
    ends.append { withExtendedLifetime(elements) { g_list_free(list) } }
    return list
  }

  @_spi(Bindings) public func list(_ strings: [String]) -> UnsafeMutablePointer<GList>? {
    let list = strings.reversed().reduce(nil) { g_list_prepend($0, g_strdup($1)) }
    ends.append { g_list_free_full(list, g_free) }
    return list
  }

  @_spi(Bindings) public func list<Element>(
    _ elements: [Element], by pointer: (Element) -> UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<GSList>? {
    let list = elements.reversed().reduce(nil) { g_slist_prepend($0, pointer($1)) }
    ends.append { withExtendedLifetime(elements) { g_slist_free(list) } }
    return list
  }

  /// Returns an array of the pointers of objects or structs. The elements live until `end()`.
  @_spi(Bindings) public func pointerArray<Element>(
    _ elements: [Element], by pointer: (Element) -> UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<GPtrArray> {
    let array = g_ptr_array_new()!
    for element in elements { g_ptr_array_add(array, pointer(element)) }
    ends.append { withExtendedLifetime(elements) { g_ptr_array_unref(array) } }
    return array
  }

  @_spi(Bindings) public func byteArray(_ bytes: [UInt8]) -> UnsafeMutablePointer<GByteArray> {
    let array = g_byte_array_append(g_byte_array_new(), bytes, guint(bytes.count))!
    ends.append { g_byte_array_unref(array) }
    return array
  }

  /// Returns a hash table of strings.
  @_spi(Bindings) public func dictionary(_ dictionary: [String: String]) -> OpaquePointer {
    let table = dictionary.makeHashTable()
    ends.append { g_hash_table_unref(table) }
    return table
  }

  @_spi(Bindings) public func structure<C>(_ structure: C?) -> UnsafeMutablePointer<C>? {
    guard let structure else { return nil }
    let memory = UnsafeMutablePointer<C>.allocate(capacity: 1)
    memory.initialize(to: structure)
    ends.append { memory.deallocate() }
    return memory
  }

  @_spi(Bindings) public func value(_ value: (any GValueWritable)?) -> UnsafeMutablePointer<GValue>? {
    guard let value else { return nil }
    let memory = UnsafeMutablePointer<GValue>.allocate(capacity: 1)
    memory.initialize(to: GValue(content: value))
    ends.append {
      g_value_unset(memory)
      memory.deallocate()
    }
    return memory
  }

  /// Returns an array of values.
  @_spi(Bindings) public func values(_ values: [any GValueWritable]) -> UnsafeMutablePointer<GValue> {
    let memory = UnsafeMutablePointer<GValue>.allocate(capacity: max(1, values.count))
    for (index, value) in values.enumerated() { (memory + index).initialize(to: GValue(content: value)) }
    ends.append {
      for index in values.indices { g_value_unset(memory + index) }
      memory.deallocate()
    }
    return memory
  }

  @_spi(Bindings) public func failure(_ failure: GLib.Failure?) -> UnsafeMutablePointer<GError>? {
    guard let error = failure?.makeError() else { return nil }
    ends.append { g_error_free(error) }
    return error
  }

  /// Returns the context of a callback that C needs only during the call.
  @_spi(Bindings) public func closure<Body>(_ body: Body) -> UnsafeMutableRawPointer {
    let closure = HeldClosure(body)
    ends.append { withExtendedLifetime(closure) {} }
    return Unmanaged.passUnretained(closure).toOpaque()
  }
}
