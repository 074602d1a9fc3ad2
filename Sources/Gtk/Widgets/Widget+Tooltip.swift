public import BindingCore

extension Widget {
  /// Shows a tooltip if the closure returns a text when the user points at the widget.
  ///
  ///     label.offerTooltip { [unowned label] in label.label.count > 40 ? label.label : nil }
  ///
  /// Use it for numerous widgets, such as the rows of a list. Setting `tooltipText` makes GTK immediately check whether
  /// the pointer rests there, even for a widget outside any window: on X11 it grabs the server and waits for five
  /// replies, which takes longer than creating the widget.
  ///
  /// - Returns: A subscription whose disposal removes the tooltip.
  @discardableResult
  public final func offerTooltip(_ text: @escaping () -> String?) -> Subscription {
    hasTooltip = true
    return reactive.queryTooltip.answer { _, _, _, tooltip in
      guard let text = text(), !text.isEmpty else { return false }
      tooltip.setText(text)
      return true
    }
  }
}
