import CGtk

// Where GTK takes a string of markup, Swift takes a `Markup`. GTK's own switches, such as `useMarkup`, remain; they
// interpret existing text as markup, so do not use them.

extension Label {
  /// The label's markup. Reading returns the escaped text if the label was given plain text.
  ///
  /// Well-formed markup with invalid values, such as an unknown colour, is shown as plain text.
  public final var markup: Markup {
    get { useMarkup ? Markup(trusting: label) : Markup(escaping: label) }
    set { setMarkup(newValue) }
  }

  /// Shows markup.
  public final func setMarkup(_ markup: Markup) {
    if markup.isUnderstood { gtk_label_set_markup(opaque, markup.source) } else { text = markup.plainText }
  }

  /// Shows markup in which an underscore marks the mnemonic.
  public final func setMarkupWithMnemonic(_ markup: Markup) {
    if markup.isUnderstood {
      gtk_label_set_markup_with_mnemonic(opaque, markup.source)
    } else {
      gtk_label_set_text_with_mnemonic(opaque, markup.plainText)
    }
  }
}

extension Inscription {
  /// Shows markup, or nothing if `nil`.
  public final func setMarkup(_ markup: Markup?) { gtk_inscription_set_markup(opaque, markup?.understood.source) }
}

extension MessageDialog {
  /// Shows markup instead of the text.
  public final func setMarkup(_ markup: Markup) { gtk_message_dialog_set_markup(cast(), markup.understood.source) }
}

extension Tooltip {
  /// Shows markup, or nothing if `nil`.
  public final func setMarkup(_ markup: Markup?) { gtk_tooltip_set_markup(opaque, markup?.understood.source) }
}

extension Widget {
  /// Sets a tooltip with markup for the widget, or removes it.
  public final func setTooltip(_ markup: Markup?) { gtk_widget_set_tooltip_markup(cast(), markup?.understood.source) }
}

extension Entry {
  /// Sets a tooltip with markup for an icon, or removes it.
  public final func setIconTooltipMarkup(iconPos: EntryIconPosition, tooltip: Markup?) {
    gtk_entry_set_icon_tooltip_markup(cast(), iconPos.cValue, tooltip?.understood.source)
  }
}

extension Scale {
  /// Marks a value, with a label beside it.
  public final func addMark(value: Double, position: PositionType, markup: Markup?) {
    gtk_scale_add_mark(cast(), value, position.cValue, markup?.understood.source)
  }
}

extension TextBuffer {
  /// Inserts markup at `iter`, which remains valid and points to the end of the insertion.
  public final func insertMarkup(_ iter: TextIter, markup: Markup) {
    gtk_text_buffer_insert_markup(cast(), iter.cast(), markup.understood.source, -1)
  }
}

extension Markup {
  /// Whether Pango understands all values.
  var isUnderstood: Bool {
    pango_parse_markup(MarkupScanner.withoutLinks(source), -1, 0, nil, nil, nil, nil) != 0
  }

  /// This markup or, if Pango does not understand it, its plain text. GTK would show nothing at all.
  var understood: Markup { isUnderstood ? self : Markup(escaping: plainText) }
}
