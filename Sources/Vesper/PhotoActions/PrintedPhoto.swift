import BindingCore
import Gtk

/// A photo on a page of its own: in the photo's orientation, as large as the page allows, with the credit below, which
/// must always accompany the photo.
struct PrintedPhoto {
  /// The positions of the parts on a page. A pure value, in the units of the page.
  nonisolated struct Frames: Hashable, Sendable {
    struct Frame: Hashable, Sendable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }

    let picture: Frame
    let credit: Frame

    /// Centres photo and credit together on the page. The photo shrinks to make room for the credit.
    init(
      page: (width: Double, height: Double), picture: (width: Int, height: Int), creditHeight: Double
    ) {
      let gap = creditHeight > 0 ? PrintedPhoto.gap : 0
      let room = max(1, page.height - creditHeight - gap)
      let scale = min(page.width / Double(max(1, picture.width)), room / Double(max(1, picture.height)))
      let (width, height) = (Double(picture.width) * scale, Double(picture.height) * scale)
      let top = max(0, (page.height - height - gap - creditHeight) / 2)
      self.picture = Frame(x: (page.width - width) / 2, y: top, width: width, height: height)
      credit = Frame(x: 0, y: top + height + gap, width: page.width, height: creditHeight)
    }
  }

  let texture: Gdk.Texture
  let credit: String

  /// The gap between photo and credit, in points.
  nonisolated static let gap = 8.0
  /// Small but legible.
  private static let font = "Sans 8"

  var orientation: PageOrientation { texture.width > texture.height ? .landscape : .portrait }

  /// Draws the photo and the credit.
  ///
  /// - Parameters:
  ///   - context: The drawing context, with its origin at the corner of the page.
  ///   - layout: The layout for the credit.
  ///   - page: The size of the page in points.
  @discardableResult
  func draw(on context: Cairo.Context, _ layout: Pango.Layout, page: (width: Double, height: Double)) -> Frames {
    layout.setText(credit)
    layout.fontDescription = Pango.FontDescription.fromString(Self.font)
    layout.width = Int(page.width) * Pango.SCALE
    // Truncate an overlong credit to leave space for the photo.
    layout.height = Int(page.height / 2) * Pango.SCALE
    layout.wrap = .wordChar
    layout.ellipsize = .end
    layout.alignment = .center
    let creditHeight = credit.isEmpty ? 0 : Double(layout.size.height) / Double(Pango.SCALE)
    let frames = Frames(page: page, picture: (texture.width, texture.height), creditHeight: creditHeight)
    let frame = frames.picture
    let bounds = Graphene.Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    Gsk.TextureNode(texture: texture, bounds: bounds).draw(context)
    context.setSource(red: 0, green: 0, blue: 0)
    context.move(x: frames.credit.x, y: frames.credit.y)
    context.show(layout)
    return frames
  }

  /// Creates a print operation, which is not started yet.
  ///
  /// - Parameters:
  ///   - name: The name of the print job.
  ///   - settings: The user's previous settings.
  func operation(name: String, settings: PrintSettings? = nil) -> PrintOperation {
    let operation = PrintOperation()
    let setup = PageSetup()
    setup.orientation = orientation
    operation.defaultPageSetup = setup
    operation.printSettings = settings
    operation.embedPageSetup = true
    operation.jobName = name
    operation.nPages = 1
    operation.unit = .points
    operation.reactive.drawPage.observeNext { context, _ in
      draw(on: context.cairoContext, context.createPangoLayout(), page: (context.width, context.height))
    }.dispose(in: operation.reactive.bag)
    return operation
  }
}

extension PrintOperation {
  /// Prints, with the user's settings if the action shows a dialog. Does not block the main loop.
  func run(_ action: PrintOperationAction, over parent: Window?) async throws -> PrintOperationResult {
    let ends = reactive.done.values
    return switch begin(action, over: parent) {
    case .success(.inProgress): try outcome(await end(among: ends)).get()
    case .success(let result): try outcome(result).get()
    case .failure(let error): throw error
    }
  }

  // These return results because the Swift 6.3 optimiser crashes on an async function that calls throwing ones.

  @inline(never)
  private func begin(_ action: PrintOperationAction, over parent: Window?) -> Result<PrintOperationResult, any Error> {
    allowAsync = true
    return Result { try run(action: action, parent: parent) }
  }

  private func end(among ends: some AsyncSequence<PrintOperationResult, Never>) async -> PrintOperationResult {
    for await end in ends { return end }
    // The task was cancelled. A dialog may still be open, but has no effect.
    cancel()
    return .cancel
  }

  @inline(never)
  private func outcome(_ result: PrintOperationResult) -> Result<PrintOperationResult, any Error> {
    Result {
      try Task.checkCancellation()
      if result == .error { try getError() }
      return result
    }
  }
}
