public import BindingCore
import CGtk

extension Label {
  /// Shows a text of which parts look different. `text` and `markup` change what is shown and keep the looks: set an
  /// attributed text again to change both.
  public final func setAttributedText(_ text: AttributedText) {
    self.text = text.text
    attributes = text.attributes
  }
}

extension Reactive where Base: Label {
  /// Shows a text of which parts look different.
  public var attributedText: Bond<AttributedText> { bond { $0.setAttributedText($1) } }
}

extension Inscription {
  /// Shows a text of which parts look different.
  public final func setAttributedText(_ text: AttributedText) {
    self.text = text.text
    attributes = text.attributes
  }
}

extension Pango.Layout {
  /// Lays out a text of which parts look different.
  public final func setAttributedText(_ text: AttributedText) {
    setText(text.text)
    attributes = text.attributes
  }
}
