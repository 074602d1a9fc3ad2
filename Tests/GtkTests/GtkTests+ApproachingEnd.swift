import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// The signal for loading more.
extension GtkTests {
  /// Lets some frames pass.
  private func frames() async { for _ in 0..<30 { await nextIteration() } }

  @Test func `Each approach to the end is told once`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<200).map { Record($0) })
      let (listView, scroller) = (ListView(), ScrolledWindow())
      array.bind(to: listView) { TextCell(\.text) }
      scroller.child = listView
      var fired = 0
      scroller.reactive.approachingEnd(within: 1).observeNext { fired += 1 }.dispose(in: scroller.reactive.bag)
      await showing(scroller) {
        guard let adjustment = scroller.vadjustment else { return }
        await until { adjustment.upper > 2000 }
        await frames()
        #expect(fired == 0)
        adjustment.value = adjustment.upper - 2.5 * adjustment.pageSize
        await frames()
        #expect(fired == 0)
        adjustment.value = adjustment.upper - 1.5 * adjustment.pageSize
        await until { fired == 1 }
        adjustment.value = adjustment.upper
        await frames()
        #expect(fired == 1)
        // Away and back.
        adjustment.value = 0
        await frames()
        adjustment.value = adjustment.upper
        await until { fired == 2 }
        // More content, but not enough to be far from the end.
        array.append(Record(1000))
        await until { fired == 3 }
        // Enough.
        array.append(contentsOf: (0..<200).map { Record(2000 + $0) })
        await frames()
        #expect(fired == 3)
        array[0].text = "changed"
        array.move(from: 0, to: 3)
        await frames()
        #expect(fired == 3)
      }
    }
  }

  @Test func `Content shorter than the window asks for more until it fills it`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray([Record(0)])
      let (listView, scroller) = (ListView(), ScrolledWindow())
      array.bind(to: listView) { TextCell(\.text) }
      scroller.child = listView
      var fired = 0
      scroller.reactive.approachingEnd(within: 0.5).observeNext {
        fired += 1
        guard array.count < 300 else { return }
        array.append(contentsOf: (0..<10).map { Record(array.count * 100 + $0) })
      }
      .dispose(in: scroller.reactive.bag)
      await showing(scroller) {
        guard let adjustment = scroller.vadjustment else { return }
        await until { adjustment.upper > 1.5 * adjustment.pageSize }
        await frames()
        #expect(fired == (array.count - 1) / 10 && array.count < 100)
      }
    }
  }

  @Test func `A window that grows is no approach unless the end comes into view`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<40).map { Record($0) })
      let (listView, scroller, window) = (ListView(), ScrolledWindow(), Window())
      array.bind(to: listView) { TextCell(\.text) }
      scroller.child = listView
      scroller.minContentHeight = 100
      window.child = scroller
      window.setDefaultSize(width: 200, height: 200)
      var fired = 0
      scroller.reactive.approachingEnd(within: 1).observeNext { fired += 1 }.dispose(in: scroller.reactive.bag)
      window.present()
      await until { (scroller.vadjustment?.upper ?? 0) > 500 }
      await frames()
      #expect(fired == 0)
      let page = scroller.vadjustment?.pageSize ?? 0
      let upper = scroller.vadjustment?.upper ?? 0
      scroller.minContentHeight = Int(upper * 0.7)
      await until { (scroller.vadjustment?.pageSize ?? 0) > page }
      await frames()
      #expect(fired == 0)
      scroller.vadjustment?.value = 10
      await until { fired == 1 }
      window.destroy()
    }
  }
}
