import CGtk

/// The slots of the list widgets that a factory serves.
///
/// GTK 4.8 unbinds and binds all two hundred slots whenever a list changes, nearly all of them to the row they already
/// had. An unbound slot therefore keeps its row until the next event: the same row, in which case nothing is done;
/// another row; teardown; or nothing, which a high-priority source of the main loop detects. The first case must be as
/// fast as GTK's own part, so the handlers are C functions without actor checks.
nonisolated final class ListSlots {
  private static let quark = g_quark_from_string("swift-list-slot")

  private let make: @MainActor (OpaquePointer) -> ListSlot
  /// The slot that was unbound last.
  @exclusivity(unchecked) private var leaving: ListSlot?
  private var looksLater = false

  private init(make: @escaping @MainActor (OpaquePointer) -> ListSlot) { self.make = make }

  /// Connects `factory` to slots made by `make`.
  @MainActor static func connect(
    _ factory: SignalListItemFactory, make: @escaping @MainActor (OpaquePointer) -> ListSlot
  ) {
    let slots = ListSlots(make: make)
    func handle(_ signal: String, _ handler: @escaping @convention(c) (gpointer?, gpointer?, gpointer?) -> Void) {
      cgtk_connect(factory.pointer, signal, handler, Unmanaged.passRetained(slots).toOpaque()) { context, _ in
        Unmanaged<ListSlots>.fromOpaque(context!).release()
      }
    }
    handle("setup") { _, listItem, context in ListSlots.of(context) { $0.setUp(OpaquePointer(listItem!)) } }
    handle("bind") { _, listItem, context in
      ListSlots.of(context) { slots in ListSlots.withSlot(listItem) { slots.bind($0) } }
    }
    handle("unbind") { _, listItem, context in
      ListSlots.of(context) { slots in ListSlots.withSlot(listItem) { slots.unbind($0) } }
    }
    handle("teardown") { _, listItem, context in
      ListSlots.of(context) { slots in ListSlots.withSlot(listItem) { slots.tearDown($0) } }
    }
  }

  @inline(__always)
  private static func of(_ context: gpointer?, _ body: (ListSlots) -> Void) {
    Unmanaged<ListSlots>.fromOpaque(context!)._withUnsafeGuaranteedRef(body)
  }

  @inline(__always)
  private static func withSlot(_ listItem: gpointer?, _ body: (ListSlot) -> Void) {
    let slot = g_object_get_qdata(listItem!.assumingMemoryBound(to: GObject.self), quark)
    if let slot { Unmanaged<ListSlot>.fromOpaque(slot)._withUnsafeGuaranteedRef(body) }
  }

  // Sound in all of these: GTK manages its lists on the main thread, as we do, and each call is synchronous.

  private func setUp(_ listItem: OpaquePointer) {
    let make = make
    nonisolated(unsafe) let listItem = listItem
    MainActor.assumeIsolated {
      let slot = make(listItem)
      g_object_set_qdata_full(
        UnsafeMutableRawPointer(listItem).assumingMemoryBound(to: GObject.self), ListSlots.quark,
        Unmanaged.passRetained(slot).toOpaque()
      ) { Unmanaged<ListSlot>.fromOpaque($0!).release() }
    }
  }

  private func bind(_ slot: ListSlot) {
    if leaving === slot { leaving = nil }
    guard let object = gtk_list_item_get_item(slot.listItem), cgtk_type_of(object) == ListContent.rowType else {
      return
    }
    let row = Unmanaged<ListRowBase>.fromOpaque(SwiftInstance.object(in: object).toOpaque())
    if slot.shows(row) { return }
    nonisolated(unsafe) let (slot, newRow) = (slot, row.takeUnretainedValue())
    MainActor.assumeIsolated { slot.show(newRow) }
  }

  private func unbind(_ slot: ListSlot) {
    if leaving != nil { settle() }
    leaving = slot
    if looksLater { return }
    looksLater = true
    g_idle_add_full(
      G_PRIORITY_HIGH,
      { context in
        ListSlots.of(context) {
          $0.looksLater = false
          $0.settle()
        }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<ListSlots>.fromOpaque($0!).release() })
  }

  /// Hides the row of the slot that was unbound last and not bound again.
  private func settle() {
    guard let slot = leaving else { return }
    leaving = nil
    nonisolated(unsafe) let gone = slot
    MainActor.assumeIsolated { gone.hide() }
  }

  private func tearDown(_ slot: ListSlot) {
    if leaving === slot { leaving = nil }
    // Retained because the list item releases it.
    nonisolated(unsafe) let slot = slot
    MainActor.assumeIsolated {
      slot.hide()
      slot.tearDown()
      g_object_set_qdata(
        UnsafeMutableRawPointer(slot.listItem).assumingMemoryBound(to: GObject.self), ListSlots.quark, nil)
    }
  }
}
