public import BindingCore

extension Widget {
  /// Shows a text to who points at the widget, when there is one to show then.
  ///
  ///     label.offerTooltip { [unowned label] in label.label.count > 40 ? label.label : nil }
  ///
  /// For what there are many of, such as the rows of a list. To set `tooltipText` makes GTK look at once whether the
  /// pointer rests there, even for a widget that is in no window: on X11 it holds the server and waits for five answers,
  /// which takes longer than to make the widget.
  ///
  /// - Returns: What ends it.
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
