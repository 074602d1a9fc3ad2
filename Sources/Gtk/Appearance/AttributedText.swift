import CGtk

/// A text with attributes on parts of it, such as bold, colour or size. Its content is not interpreted as markup.
///
///     label.setAttributedText("Found " + AttributedText("\(count)", .bold) + " photos")
public struct AttributedText: Hashable, ExpressibleByStringLiteral {
  /// A text attribute.
  public enum Attribute: Hashable {
    /// The font weight.
    case weight(Pango.Weight)
    /// Italic text.
    case italic
    /// A single underline.
    case underline
    /// A strikethrough line.
    case strikethrough
    /// A font family, such as "Monospace".
    case family(String)
    /// The font size in points.
    case size(Double)
    /// The font size relative to the default.
    case scale(Double)
    /// The foreground colour.
    case color(Gdk.RGBA)
    /// The background colour.
    case background(Gdk.RGBA)
    /// The space between letters, in points.
    case letterSpacing(Double)
    /// The upward baseline offset, in points.
    case rise(Double)
    /// No hyphens where a long word, such as an address, continues in the next line.
    case noHyphens

    /// Bold text.
    public static let bold = Attribute.weight(.bold)
    /// A monospaced font.
    public static let monospace = Attribute.family("monospace")
  }

  private struct Run: Hashable {
    var bytes: Range<Int>
    let attribute: Attribute
  }

  /// The text without its attributes.
  public private(set) var text: String
  private var runs: [Run] = []

  /// Creates a text with the same attributes throughout.
  public init(_ text: String, _ attributes: Attribute...) {
    self.text = text
    apply(attributes, to: text.startIndex..<text.endIndex)
  }

  /// Creates a text that has the widget's default style.
  public init(stringLiteral text: String) { self.init(text) }

  /// Applies attributes to a range. Later attributes override earlier ones of the same kind.
  public mutating func apply(_ attributes: Attribute..., to range: Range<String.Index>) {
    apply(attributes, to: range)
  }

  private mutating func apply(_ attributes: [Attribute], to range: Range<String.Index>) {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let bytes = start..<start + text[range].utf8.count
    if !bytes.isEmpty { runs += attributes.map { Run(bytes: bytes, attribute: $0) } }
  }

  /// Appends another text with its attributes.
  public static func += (left: inout AttributedText, right: AttributedText) {
    let offset = left.text.utf8.count
    left.text += right.text
    left.runs += right.runs.map {
      Run(bytes: $0.bytes.lowerBound + offset..<$0.bytes.upperBound + offset, attribute: $0.attribute)
    }
  }

  /// Returns the concatenation of two texts.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    var sum = left
    sum += right
    return sum
  }

  /// The attributes as a Pango attribute list.
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
  /// Returns new attributes, which `pango_attr_list_change` takes ownership of.
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
    case .noHyphens: [pango_attr_insert_hyphens_new(0)]
    }
  }
}

extension Double {
  fileprivate var pangoUnits: Int32 { Int32((self * Double(PANGO_SCALE)).rounded()) }
}

extension Gdk.RGBA {
  /// Calls a closure with the components as 16-bit numbers. An alpha of 0 means "not set", so the minimum is 1.
  fileprivate func withPangoColor<Result>(_ body: (UInt16, UInt16, UInt16, UInt16) -> Result) -> Result {
    func scaled(_ part: Double) -> UInt16 { UInt16((min(max(part, 0), 1) * 65_535).rounded()) }
    return body(scaled(red), scaled(green), scaled(blue), max(1, scaled(alpha)))
  }
}
