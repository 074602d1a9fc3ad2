import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// Layout managers and paintables that are written in Swift.
private final class DiagonalLayout: LayoutManager {
  var step = 10

  init() { super.init() }

  override func measure(_ widget: Widget, orientation: Orientation, forSize size: Int) -> Measurement {
    let count = widget.children.count
    return Measurement(minimum: count * step, natural: 2 * count * step)
  }

  override func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
    for (number, child) in widget.children.enumerated() {
      child.sizeAllocate(
        Gdk.Rectangle(x: number * step, y: number * step, width: step, height: step), baseline: baseline)
    }
  }
}

private final class WideBoxLayout: BoxLayout {
  override func measure(_ widget: Widget, orientation: Orientation, forSize size: Int) -> Measurement {
    var measurement = super.measure(widget, orientation: orientation, forSize: size)
    if orientation == .horizontal { measurement.natural += 100 }
    return measurement
  }
}

private final class WideLabel: Label {
  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    Measurement(minimum: 1000, natural: 1000)
  }
  override var sizeRequestMode: SizeRequestMode { .constantSize }
}

private final class Disc: OverridablePaintable {
  var drawings = 0
  override var intrinsicWidth: Int { 32 }
  override var intrinsicHeight: Int { 16 }

  override func snapshot(_ snapshot: Snapshot, width: Double, height: Double) {
    drawings += 1
    snapshot.appendColor(
      Gdk.RGBA(red: 1, green: 0, blue: 0), bounds: Graphene.Rect(x: 0, y: 0, width: width, height: height))
  }
}

extension GtkTests {
  @Test func `A widget without its Swift object is measured by its own class`() async throws {
    try await withoutLeaks {
      let label = WideLabel(label: "a")
      let type = cgtk_type_of(label.pointer)
      // As GTK makes it before Swift knows of it.
      let bare = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
      g_object_ref_sink(bare)
      defer { g_object_unref(bare) }
      gtk_label_set_text(OpaquePointer(bare), "some words")
      gtk_label_set_wrap(OpaquePointer(bare), 1)
      var natural: gint = 0
      let widget = bare.assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
      #expect(10..<1000 ~= natural)
      #expect(gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
    }
  }

  @Test func `A layout manager in Swift measures and places children`() async throws {
    try await withoutLeaks {
      let box = Box(orientation: .horizontal, spacing: 0)
      box.append([Box(.horizontal, []), Box(.horizontal, [])])
      box.layoutManager = DiagonalLayout()
      #expect(box.measured(orientation: .horizontal).minimum == 20)
      #expect(box.measured(orientation: .vertical).natural == 40)
      let window = Window()
      window.child = box
      window.present()
      await until { box.children[1].allocatedWidth == 10 }
      #expect(box.children[1].allocation == Gdk.Rectangle(x: 10, y: 10, width: 10, height: 10))
      #expect(box.layoutManager is DiagonalLayout)
      window.destroy()
    }
  }

  @Test func `A layout manager in Swift can ask the one that it derives from`() async throws {
    try await withoutLeaks {
      let box = Box(orientation: .horizontal, spacing: 0)
      box.append(Label(label: "a"))
      let natural = box.measured(orientation: .horizontal).natural
      let layout = WideBoxLayout(orientation: .horizontal)
      box.layoutManager = layout
      #expect(box.measured(orientation: .horizontal).natural == natural + 100)
      #expect(layout.measure(box, orientation: .horizontal, forSize: -1).natural == natural + 100)
      #expect(layout.requestMode(of: box) == box.requestMode)
      let plain = BoxLayout(orientation: .horizontal)
      box.layoutManager = plain
      #expect(plain.measure(box, orientation: .horizontal, forSize: -1).natural == natural)
    }
  }

  @Test func `A layout is made of closures`() async throws {
    try await withoutLeaks {
      let box = Box(orientation: .horizontal, spacing: 0)
      box.append(Label(label: "a"))
      var sizes: [Int] = []
      box.layoutManager = CustomLayout(
        requestMode: { _ in .widthForHeight },
        measure: { widget, orientation, size in
          OverridableWidget.Measurement(minimum: 40, natural: orientation == .horizontal ? 60 : 50)
        },
        allocate: { widget, width, height, baseline in
          sizes = [width, height]
          widget.firstChild?.sizeAllocate(Gdk.Rectangle(x: 0, y: 0, width: width, height: height), baseline: baseline)
        })
      #expect(box.measured(orientation: .horizontal).natural == 60)
      #expect(box.requestMode == .widthForHeight)
      let window = Window()
      window.child = box
      window.present()
      await until { !sizes.isEmpty }
      #expect(sizes.allSatisfy { $0 >= 40 })
      window.destroy()
    }
  }

  @Test func `A paintable in Swift is drawn`() async throws {
    try await withoutLeaks {
      let disc = Disc()
      let picture = Picture(paintable: disc)
      #expect(picture.measured(orientation: .horizontal).natural == 32)
      #expect((disc as any Gdk.Paintable).intrinsicAspectRatio == 2)
      let window = Window()
      window.child = picture
      window.present()
      await until { disc.drawings > 0 }
      var changes = 0
      disc.reactive.invalidateContents.observeNext { changes += 1 }
      disc.invalidateContents()
      #expect(changes == 1)
      let image = try #require((disc as any Gdk.Paintable).currentImage)
      #expect(image.intrinsicWidth == 32)
      window.destroy()
    }
  }
}
