// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkEntryCompletion`](https://docs.gtk.org/gtk4/class.EntryCompletion.html).
open class EntryCompletion: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_entry_completion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_entry_completion_new()`](https://docs.gtk.org/gtk4/ctor.EntryCompletion.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_entry_completion_new().raw)
  }

  /// Calls [`gtk_entry_completion_new_with_area()`](https://docs.gtk.org/gtk4/ctor.EntryCompletion.new_with_area.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(area: CellArea) {
    super.init(adopting: gtk_entry_completion_new_with_area(area.gtkCellArea).raw)
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.EntryCompletion.cell-area.html) of
  /// `GtkEntryCompletion`.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The property [`inline-completion`](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-completion.html) of
  /// `GtkEntryCompletion`.
  public final var inlineCompletion: Bool {
    get { gtk_entry_completion_get_inline_completion(instance(self)).isTrue }
    set { gtk_entry_completion_set_inline_completion(instance(self), newValue.gboolean) }
  }

  /// The property [`inline-selection`](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-selection.html) of
  /// `GtkEntryCompletion`.
  public final var inlineSelection: Bool {
    get { gtk_entry_completion_get_inline_selection(instance(self)).isTrue }
    set { gtk_entry_completion_set_inline_selection(instance(self), newValue.gboolean) }
  }

  /// The property [`minimum-key-length`](https://docs.gtk.org/gtk4/property.EntryCompletion.minimum-key-length.html) of
  /// `GtkEntryCompletion`.
  public final var minimumKeyLength: Int {
    get { gtk_entry_completion_get_minimum_key_length(instance(self)).int }
    set { gtk_entry_completion_set_minimum_key_length(instance(self), newValue.int32) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.EntryCompletion.model.html) of `GtkEntryCompletion`.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_entry_completion_get_model(instance(self))) }
    set { gtk_entry_completion_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`popup-completion`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-completion.html) of
  /// `GtkEntryCompletion`.
  public final var popupCompletion: Bool {
    get { gtk_entry_completion_get_popup_completion(instance(self)).isTrue }
    set { gtk_entry_completion_set_popup_completion(instance(self), newValue.gboolean) }
  }

  /// The property [`popup-set-width`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-set-width.html) of
  /// `GtkEntryCompletion`.
  public final var popupSetWidth: Bool {
    get { gtk_entry_completion_get_popup_set_width(instance(self)).isTrue }
    set { gtk_entry_completion_set_popup_set_width(instance(self), newValue.gboolean) }
  }

  /// The property [`popup-single-match`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-single-match.html) of
  /// `GtkEntryCompletion`.
  public final var popupSingleMatch: Bool {
    get { gtk_entry_completion_get_popup_single_match(instance(self)).isTrue }
    set { gtk_entry_completion_set_popup_single_match(instance(self), newValue.gboolean) }
  }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.EntryCompletion.text-column.html) of
  /// `GtkEntryCompletion`.
  public final var textColumn: Int {
    get { gtk_entry_completion_get_text_column(instance(self)).int }
    set { gtk_entry_completion_set_text_column(instance(self), newValue.int32) }
  }

  /// Calls [`gtk_entry_completion_complete()`](https://docs.gtk.org/gtk4/method.EntryCompletion.complete.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func complete() { gtk_entry_completion_complete(instance(self)) }

  /// Calls
  /// [`gtk_entry_completion_compute_prefix()`](https://docs.gtk.org/gtk4/method.EntryCompletion.compute_prefix.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func computePrefix(_ key: String) -> String? {
    givenString(ifAny: gtk_entry_completion_compute_prefix(instance(self), key))
  }

  /// Calls
  /// [`gtk_entry_completion_get_completion_prefix()`](https://docs.gtk.org/gtk4/method.EntryCompletion.get_completion_prefix.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var completionPrefix: String? {
    lentString(ifAny: gtk_entry_completion_get_completion_prefix(instance(self)))
  }

  /// Calls [`gtk_entry_completion_get_entry()`](https://docs.gtk.org/gtk4/method.EntryCompletion.get_entry.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var entry: Widget? { lentObject(widget: gtk_entry_completion_get_entry(instance(self))) }

  /// Calls
  /// [`gtk_entry_completion_insert_prefix()`](https://docs.gtk.org/gtk4/method.EntryCompletion.insert_prefix.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func insertPrefix() { gtk_entry_completion_insert_prefix(instance(self)) }

  /// Calls
  /// [`gtk_entry_completion_set_match_func()`](https://docs.gtk.org/gtk4/method.EntryCompletion.set_match_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setMatchFunc(_ `func`: @escaping (EntryCompletion, String, TreeIter) -> Bool) {
    gtk_entry_completion_set_match_func(
      instance(self), callGtkEntryCompletionMatchFunc, heldClosure(`func`), releaseClosure)
  }
}

extension Reactive where Base: EntryCompletion {
  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.EntryCompletion.cell-area.html) of
  /// `GtkEntryCompletion`.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The property [`inline-completion`](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-completion.html) of
  /// `GtkEntryCompletion`.
  public var inlineCompletion: DynamicSubject<Bool> { property("inline-completion") }

  /// The property [`inline-selection`](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-selection.html) of
  /// `GtkEntryCompletion`.
  public var inlineSelection: DynamicSubject<Bool> { property("inline-selection") }

  /// The property [`minimum-key-length`](https://docs.gtk.org/gtk4/property.EntryCompletion.minimum-key-length.html) of
  /// `GtkEntryCompletion`.
  public var minimumKeyLength: DynamicSubject<Int> {
    property(
      "minimum-key-length", get: { (object: EntryCompletion) in object.minimumKeyLength },
      set: { $0.minimumKeyLength = $1 })
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.EntryCompletion.model.html) of `GtkEntryCompletion`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The property [`popup-completion`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-completion.html) of
  /// `GtkEntryCompletion`.
  public var popupCompletion: DynamicSubject<Bool> { property("popup-completion") }

  /// The property [`popup-set-width`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-set-width.html) of
  /// `GtkEntryCompletion`.
  public var popupSetWidth: DynamicSubject<Bool> { property("popup-set-width") }

  /// The property [`popup-single-match`](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-single-match.html) of
  /// `GtkEntryCompletion`.
  public var popupSingleMatch: DynamicSubject<Bool> { property("popup-single-match") }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.EntryCompletion.text-column.html) of
  /// `GtkEntryCompletion`.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { (object: EntryCompletion) in object.textColumn }, set: { $0.textColumn = $1 })
  }

  /// The signal [`cursor-on-match`](https://docs.gtk.org/gtk4/signal.EntryCompletion.cursor-on-match.html) of
  /// `GtkEntryCompletion`.
  ///
  /// Arguments: `model`, `iter`.
  public var cursorOnMatch: SignalRequest<Bool, any TreeModel, TreeIter> {
    request("cursor-on-match", reading: { ($0.interface(at: 1), $0.value(at: 2)) })
  }

  /// The signal [`insert-prefix`](https://docs.gtk.org/gtk4/signal.EntryCompletion.insert-prefix.html) of
  /// `GtkEntryCompletion`.
  ///
  /// Argument: `prefix`.
  public var insertPrefix: SignalRequest<Bool, String> { request("insert-prefix") }

  /// The signal [`match-selected`](https://docs.gtk.org/gtk4/signal.EntryCompletion.match-selected.html) of
  /// `GtkEntryCompletion`.
  ///
  /// Arguments: `model`, `iter`.
  public var matchSelected: SignalRequest<Bool, any TreeModel, TreeIter> {
    request("match-selected", reading: { ($0.interface(at: 1), $0.value(at: 2)) })
  }

  /// The signal [`no-matches`](https://docs.gtk.org/gtk4/signal.EntryCompletion.no-matches.html) of
  /// `GtkEntryCompletion`.
  public var noMatches: SafeSignal<Void> { signal("no-matches") }
}
