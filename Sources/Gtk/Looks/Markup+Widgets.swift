import CGtk

// Where GTK takes a text that it reads as markup, Swift takes a `Markup`. What is left are GTK's own switches, such as
// `useMarkup`, which make markup of a text that is there: leave them alone.

extension Label {
  /// What the label shows, with markup. Reads the text, escaped, of a label that was given one.
  ///
  /// Markup that is well-formed but means nothing, such as a colour that there is not, is shown without its markup.
  public final var markup: Markup {
    get { useMarkup ? Markup(trusting: label) : Markup(escaping: label) }
    set { setMarkup(newValue) }
  }

  /// Shows markup.
  public final func setMarkup(_ markup: Markup) {
    if markup.isUnderstood { gtk_label_set_markup(opaque, markup.source) } else { text = markup.plainText }
  }

  /// Shows markup in which an underscore marks the letter to press.
  public final func setMarkupWithMnemonic(_ markup: Markup) {
    if markup.isUnderstood {
      gtk_label_set_markup_with_mnemonic(opaque, markup.source)
    } else {
      gtk_label_set_text_with_mnemonic(opaque, markup.plainText)
    }
  }
}

extension Inscription {
  /// Shows markup, or nothing.
  public final func setMarkup(_ markup: Markup?) { gtk_inscription_set_markup(opaque, markup?.understood.source) }
}

extension MessageDialog {
  /// Shows markup in place of the text.
  public final func setMarkup(_ markup: Markup) { gtk_message_dialog_set_markup(cast(), markup.understood.source) }
}

extension Tooltip {
  /// Shows markup, or nothing.
  public final func setMarkup(_ markup: Markup?) { gtk_tooltip_set_markup(opaque, markup?.understood.source) }
}

extension Widget {
  /// Shows markup while the pointer rests on the widget, or nothing.
  public final func setTooltip(_ markup: Markup?) { gtk_widget_set_tooltip_markup(cast(), markup?.understood.source) }
}

extension Entry {
  /// Shows markup while the pointer rests on an icon, or nothing.
  public final func setIconTooltipMarkup(iconPos: EntryIconPosition, tooltip: Markup?) {
    gtk_entry_set_icon_tooltip_markup(cast(), iconPos.cValue, tooltip?.understood.source)
  }
}

extension Scale {
  /// Marks a value, with a text beside it.
  public final func addMark(value: Double, position: PositionType, markup: Markup?) {
    gtk_scale_add_mark(cast(), value, position.cValue, markup?.understood.source)
  }
}

extension TextBuffer {
  /// Inserts markup at `iter`, which is valid afterwards and points behind it.
  public final func insertMarkup(_ iter: TextIter, markup: Markup) {
    gtk_text_buffer_insert_markup(cast(), iter.cast(), markup.understood.source, -1)
  }
}

extension Markup {
  /// Whether Pango knows what all the values mean.
  var isUnderstood: Bool {
    pango_parse_markup(MarkupScanner.withoutLinks(source), -1, 0, nil, nil, nil, nil) != 0
  }

  /// This markup or, when Pango does not know what it means, its text alone. GTK would show nothing at all.
  var understood: Markup { isUnderstood ? self : Markup(escaping: plainText) }
}
