// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwEntryRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.EntryRow.html). Since
  /// Libadwaita 1.2.
  open class EntryRow: Adw.PreferencesRow, Gtk.Editable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_entry_row_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwEntryRow: UnsafeMutablePointer<AdwEntryRow> {
      pointer.assumingMemoryBound(to: AdwEntryRow.self)
    }

    /// Calls
    /// [`adw_entry_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.EntryRow.new.html).
    /// Since Libadwaita 1.2.
    public override init() {
      super.init(adopting: adw_entry_row_new())
    }

    /// The property
    /// [`activates-default`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.activates-default.html)
    /// of `AdwEntryRow`. Since Libadwaita 1.2.
    public final var activatesDefault: Bool {
      get { adw_entry_row_get_activates_default(adwEntryRow).isTrue }
      set { adw_entry_row_set_activates_default(adwEntryRow, newValue.gboolean) }
    }

    /// The property
    /// [`attributes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.attributes.html)
    /// of `AdwEntryRow`. Since Libadwaita 1.2.
    public final var attributes: Pango.AttrList? {
      get { Gtk.givenBoxed(opaque: adw_entry_row_get_attributes(adwEntryRow)) }
      set { adw_entry_row_set_attributes(adwEntryRow, newValue?.opaque) }
    }

    /// The property
    /// [`enable-emoji-completion`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.enable-emoji-completion.html)
    /// of `AdwEntryRow`. Since Libadwaita 1.2.
    public final var enableEmojiCompletion: Bool {
      get { adw_entry_row_get_enable_emoji_completion(adwEntryRow).isTrue }
      set { adw_entry_row_set_enable_emoji_completion(adwEntryRow, newValue.gboolean) }
    }

    /// The property
    /// [`input-hints`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.input-hints.html)
    /// of `AdwEntryRow`. Since Libadwaita 1.2.
    public final var inputHints: Gtk.InputHints {
      get { Gtk.InputHints(cValue: adw_entry_row_get_input_hints(adwEntryRow)) }
      set { adw_entry_row_set_input_hints(adwEntryRow, newValue.cValue) }
    }

    /// The property
    /// [`input-purpose`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.input-purpose.html)
    /// of `AdwEntryRow`. Since Libadwaita 1.2.
    public final var inputPurpose: Gtk.InputPurpose {
      get { Gtk.InputPurpose(cValue: adw_entry_row_get_input_purpose(adwEntryRow)) }
      set { adw_entry_row_set_input_purpose(adwEntryRow, newValue.cValue) }
    }

    /// The property
    /// [`show-apply-button`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.show-apply-button.html)
    /// of `AdwEntryRow`. Since Libadwaita 1.2.
    public final var showApplyButton: Bool {
      get { adw_entry_row_get_show_apply_button(adwEntryRow).isTrue }
      set { adw_entry_row_set_show_apply_button(adwEntryRow, newValue.gboolean) }
    }

    /// Calls
    /// [`adw_entry_row_add_prefix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.add_prefix.html).
    /// Since Libadwaita 1.2.
    public final func addPrefix(_ widget: Gtk.Widget) { adw_entry_row_add_prefix(adwEntryRow, widget.gtkWidget) }

    /// Calls
    /// [`adw_entry_row_add_suffix()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.add_suffix.html).
    /// Since Libadwaita 1.2.
    public final func addSuffix(_ widget: Gtk.Widget) { adw_entry_row_add_suffix(adwEntryRow, widget.gtkWidget) }

    /// Calls
    /// [`adw_entry_row_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EntryRow.remove.html).
    /// Since Libadwaita 1.2.
    public final func remove(_ widget: Gtk.Widget) { adw_entry_row_remove(adwEntryRow, widget.gtkWidget) }
  }
}

extension Reactive where Base: Adw.EntryRow {
  /// The property
  /// [`activates-default`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.activates-default.html)
  /// of `AdwEntryRow`. Since Libadwaita 1.2.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The property
  /// [`attributes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.attributes.html) of
  /// `AdwEntryRow`. Since Libadwaita 1.2.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property
  /// [`enable-emoji-completion`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.enable-emoji-completion.html)
  /// of `AdwEntryRow`. Since Libadwaita 1.2.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

  /// The property
  /// [`input-hints`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.input-hints.html)
  /// of `AdwEntryRow`. Since Libadwaita 1.2.
  public var inputHints: DynamicSubject<Gtk.InputHints> { property("input-hints") }

  /// The property
  /// [`input-purpose`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.input-purpose.html)
  /// of `AdwEntryRow`. Since Libadwaita 1.2.
  public var inputPurpose: DynamicSubject<Gtk.InputPurpose> { property("input-purpose") }

  /// The property
  /// [`show-apply-button`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.show-apply-button.html)
  /// of `AdwEntryRow`. Since Libadwaita 1.2.
  public var showApplyButton: DynamicSubject<Bool> { property("show-apply-button") }

  /// The signal [`apply`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.EntryRow.apply.html) of
  /// `AdwEntryRow`. Since Libadwaita 1.2.
  public var apply: SafeSignal<Void> { signal("apply") }

  /// The signal
  /// [`entry-activated`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.EntryRow.entry-activated.html)
  /// of `AdwEntryRow`. Since Libadwaita 1.2.
  public var entryActivated: SafeSignal<Void> { signal("entry-activated") }
}
