import CGtk

/// A text of which parts look different: bold, coloured, larger. Nothing in it is interpreted.
///
///     label.setAttributedText("Found " + AttributedText("\(count)", .bold) + " photos")
public struct AttributedText: Hashable, ExpressibleByStringLiteral {
  /// How a part of a text looks.
  public enum Attribute: Hashable {
    /// How heavy the strokes are.
    case weight(Pango.Weight)
    /// Slanted.
    case italic
    /// With one line below.
    case underline
    /// With a line through the middle.
    case strikethrough
    /// In a font family, such as "Monospace".
    case family(String)
    /// In points.
    case size(Double)
    /// Relative to the size that it would have.
    case scale(Double)
    /// The colour of the letters.
    case color(Gdk.RGBA)
    /// The colour behind the letters.
    case background(Gdk.RGBA)
    /// In points, between letters.
    case letterSpacing(Double)
    /// In points, upwards.
    case rise(Double)

    /// Heavier than the rest.
    public static let bold = Attribute.weight(.bold)
    /// A font in which all letters are equally wide.
    public static let monospace = Attribute.family("monospace")
  }

  private struct Run: Hashable {
    var bytes: Range<Int>
    let attribute: Attribute
  }

  /// The text without its looks.
  public private(set) var text: String
  private var runs: [Run] = []

  /// A text that looks the same all over.
  public init(_ text: String, _ attributes: Attribute...) {
    self.text = text
    apply(attributes, to: text.startIndex..<text.endIndex)
  }

  /// A text that looks as the widget does.
  public init(stringLiteral text: String) { self.init(text) }

  /// Makes a part look different. Where two attributes of a kind meet the later one counts.
  public mutating func apply(_ attributes: Attribute..., to range: Range<String.Index>) {
    apply(attributes, to: range)
  }

  private mutating func apply(_ attributes: [Attribute], to range: Range<String.Index>) {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let bytes = start..<start + text[range].utf8.count
    if !bytes.isEmpty { runs += attributes.map { Run(bytes: bytes, attribute: $0) } }
  }

  /// Appends another text, with its looks.
  public static func += (left: inout AttributedText, right: AttributedText) {
    let offset = left.text.utf8.count
    left.text += right.text
    left.runs += right.runs.map {
      Run(bytes: $0.bytes.lowerBound + offset..<$0.bytes.upperBound + offset, attribute: $0.attribute)
    }
  }

  /// One after the other.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    var sum = left
    sum += right
    return sum
  }

  /// The looks as Pango wants them.
  var attributes: Pango.AttrList {
    let list = Pango.AttrList()
    for run in runs {
      for attribute in run.attribute.makePangoAttributes() {
        attribute.pointee.start_index = guint(run.bytes.lowerBound)
        attribute.pointee.end_index = guint(run.bytes.upperBound)
        pango_attr_list_change(list.opaque, attribute)
      }
    }
    return list
  }
}

extension AttributedText.Attribute {
  /// New attributes, which `pango_attr_list_change` takes over.
  fileprivate func makePangoAttributes() -> [UnsafeMutablePointer<PangoAttribute>] {
    switch self {
    case .weight(let weight): [pango_attr_weight_new(weight.cValue)]
    case .italic: [pango_attr_style_new(PANGO_STYLE_ITALIC)]
    case .underline: [pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)]
    case .strikethrough: [pango_attr_strikethrough_new(1)]
    case .family(let family): [pango_attr_family_new(family)]
    case .size(let points): [pango_attr_size_new(points.pangoUnits)]
    case .scale(let factor): [pango_attr_scale_new(factor)]
    case .color(let color):
      color.withPangoColor { [pango_attr_foreground_new($0, $1, $2), pango_attr_foreground_alpha_new($3)] }
    case .background(let color):
      color.withPangoColor { [pango_attr_background_new($0, $1, $2), pango_attr_background_alpha_new($3)] }
    case .letterSpacing(let points): [pango_attr_letter_spacing_new(points.pangoUnits)]
    case .rise(let points): [pango_attr_rise_new(points.pangoUnits)]
    }
  }
}

extension Double {
  fileprivate var pangoUnits: Int32 { Int32((self * Double(PANGO_SCALE)).rounded()) }
}

extension Gdk.RGBA {
  /// The parts as numbers of 16 bits. For alpha 0 means "not set", so 1 is the least.
  fileprivate func withPangoColor<Result>(_ body: (UInt16, UInt16, UInt16, UInt16) -> Result) -> Result {
    func scaled(_ part: Double) -> UInt16 { UInt16((min(max(part, 0), 1) * 65_535).rounded()) }
    return body(scaled(red), scaled(green), scaled(blue), max(1, scaled(alpha)))
  }
}
