public import BindingCore
import CGtk

extension Label {
  /// Shows a text with attributes. Setting `text` or `markup` later changes the text but keeps the attributes; set
  /// another attributed text to change both.
  public final func setAttributedText(_ text: AttributedText) {
    self.text = text.text
    attributes = text.attributes
  }
}

extension Reactive where Base: Label {
  /// Shows a text with attributes.
  public var attributedText: Bond<AttributedText> { bond { $0.setAttributedText($1) } }
}

extension Inscription {
  /// Shows a text with attributes.
  public final func setAttributedText(_ text: AttributedText) {
    self.text = text.text
    attributes = text.attributes
  }
}

extension Pango.Layout {
  /// Lays out a text with attributes.
  public final func setAttributedText(_ text: AttributedText) {
    setText(text.text)
    attributes = text.attributes
  }
}
