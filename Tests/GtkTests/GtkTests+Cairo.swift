import Testing

@_spi(Bindings) @testable import Gtk

/// What Cairo draws into a picture in memory.
extension GtkTests {
  private func withCairo(_ draw: (Cairo.Context, Cairo.Surface) throws -> Void) async throws {
    try await withoutLeaks {
      let surface = Cairo.Surface(width: 4, height: 2)
      try draw(Cairo.Context(surface: surface), surface)
    }
  }

  @Test func `A path goes on from where it is`() async throws {
    try await withCairo { context, surface in
      context.move(x: 1, y: 0)
      context.relativeLine(dx: 2, dy: 0)
      context.relativeLine(dx: 0, dy: 2)
      context.relativeLine(dx: -2, dy: 0)
      #expect(context.currentPoint ?? (0, 0) == (1, 2))
      #expect(context.pathExtents == Graphene.Rect(x: 1, y: 0, width: 2, height: 2))
      context.lineWidth = 2
      context.lineJoin = .miter
      context.miterLimit = 20
      #expect(context.miterLimit == 20)
      #expect(context.strokeExtents == Graphene.Rect(x: 1, y: -1, width: 3, height: 4))
      context.setSource(red: 1, green: 0, blue: 0)
      context.fill()
      #expect(surface.pixels == [0, 0xffff_0000, 0xffff_0000, 0, 0, 0xffff_0000, 0xffff_0000, 0])
      context.move(x: 0, y: 0)
      context.relativeCurve(dx1: 0, dy1: 0, dx2: 1, dy2: 1, dx: 1, dy: 1)
      context.relativeMove(dx: 1, dy: -1)
      #expect(context.currentPoint ?? (0, 0) == (2, 0))
    }
  }

  @Test func `A part of a circle is drawn in either direction`() async throws {
    try await withCairo { context, _ in
      context.arc(x: 0, y: 0, radius: 1, from: 0, to: .pi / 2)
      #expect(context.inFill(x: 0.6, y: 0.6) && !context.inFill(x: -0.5, y: -0.5))
      context.newPath()
      context.arcNegative(x: 0, y: 0, radius: 1, from: 0, to: .pi / 2)
      #expect(!context.inFill(x: 0.6, y: 0.6) && context.inFill(x: -0.5, y: -0.5))
    }
  }

  @Test func `What a clip keeps can be filled afterwards`() async throws {
    try await withCairo { context, surface in
      context.rectangle(x: 1, y: 0, width: 1, height: 2)
      context.clipPreserve()
      #expect(context.clipExtents == Graphene.Rect(x: 1, y: 0, width: 1, height: 2))
      context.setSource(red: 0, green: 0, blue: 1)
      context.fill()
      context.paint()
      #expect(surface.pixels == [0, 0xff00_00ff, 0, 0, 0, 0xff00_00ff, 0, 0])
    }
  }

  @Test func `A group is painted as one picture`() async throws {
    try await withCairo { context, surface in
      context.pushGroup()
      for _ in 0..<2 {
        context.setSource(red: 0, green: 0, blue: 1)
        context.paint()
      }
      context.popGroupToSource()
      context.paint(alpha: 0.5)
      // Twice half transparent would be less transparent.
      #expect(surface.pixels.allSatisfy { $0 >> 24 == 0x80 })
    }
  }

  @Test func `A surface is a mask, and a gradient has the colours of its stops`() async throws {
    try await withCairo { context, surface in
      let mask = Cairo.Surface(width: 1, height: 1)
      Cairo.Context(surface: mask).paint()
      let color = Gdk.RGBA(red: 0, green: 1, blue: 0, alpha: 1)
      context.setRadialGradient(from: (2, 1, 0), to: (2, 1, 9), stops: [(0, color), (1, color)])
      context.mask(mask, x: 2, y: 1)
      #expect(surface.pixels == [0, 0, 0, 0, 0, 0, 0xff00_ff00, 0])
    }
  }
}
