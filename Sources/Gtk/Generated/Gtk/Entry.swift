// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkEntry`](https://docs.gtk.org/gtk4/class.Entry.html).
open class Entry: Widget, CellEditable, Editable {
  open override class var gType: GType { gtk_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkEntry: UnsafeMutablePointer<GtkEntry> {
    pointer.assumingMemoryBound(to: GtkEntry.self)
  }

  /// Calls [`gtk_entry_new()`](https://docs.gtk.org/gtk4/ctor.Entry.new.html).
  public init() {
    super.init(adopting: gtk_entry_new())
  }

  /// Calls [`gtk_entry_new_with_buffer()`](https://docs.gtk.org/gtk4/ctor.Entry.new_with_buffer.html).
  public init(buffer: EntryBuffer) {
    super.init(adopting: gtk_entry_new_with_buffer(buffer.gtkEntryBuffer))
  }

  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.Entry.activates-default.html) of `GtkEntry`.
  public final var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(gtkEntry).isTrue }
    set { gtk_entry_set_activates_default(gtkEntry, newValue.gboolean) }
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Entry.attributes.html) of `GtkEntry`.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_entry_get_attributes(gtkEntry)) }
    set { gtk_entry_set_attributes(gtkEntry, newValue?.opaque) }
  }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.Entry.buffer.html) of `GtkEntry`.
  public final var buffer: EntryBuffer? {
    get { lentObject(gtk_entry_get_buffer(gtkEntry)) }
    set { gtk_entry_set_buffer(gtkEntry, newValue?.gtkEntryBuffer) }
  }

  /// The property [`completion`](https://docs.gtk.org/gtk4/property.Entry.completion.html) of `GtkEntry`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var completion: EntryCompletion? {
    get { lentObject(opaque: gtk_entry_get_completion(gtkEntry)) }
    set { gtk_entry_set_completion(gtkEntry, newValue?.opaque) }
  }

  /// The property [`enable-emoji-completion`](https://docs.gtk.org/gtk4/property.Entry.enable-emoji-completion.html) of
  /// `GtkEntry`.
  public final var enableEmojiCompletion: Bool {
    get { getProperty("enable-emoji-completion") }
    set { setProperty("enable-emoji-completion", newValue) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Entry.extra-menu.html) of `GtkEntry`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_entry_get_extra_menu(gtkEntry)) }
    set { gtk_entry_set_extra_menu(gtkEntry, newValue?.gMenuModel) }
  }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.Entry.has-frame.html) of `GtkEntry`.
  public final var hasFrame: Bool {
    get { gtk_entry_get_has_frame(gtkEntry).isTrue }
    set { gtk_entry_set_has_frame(gtkEntry, newValue.gboolean) }
  }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.Entry.im-module.html) of `GtkEntry`.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.Entry.input-hints.html) of `GtkEntry`.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_entry_get_input_hints(gtkEntry)) }
    set { gtk_entry_set_input_hints(gtkEntry, newValue.cValue) }
  }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.Entry.input-purpose.html) of `GtkEntry`.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_entry_get_input_purpose(gtkEntry)) }
    set { gtk_entry_set_input_purpose(gtkEntry, newValue.cValue) }
  }

  /// The property [`invisible-char`](https://docs.gtk.org/gtk4/property.Entry.invisible-char.html) of `GtkEntry`.
  public final var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// The property [`invisible-char-set`](https://docs.gtk.org/gtk4/property.Entry.invisible-char-set.html) of
  /// `GtkEntry`.
  public final var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.Entry.max-length.html) of `GtkEntry`.
  public final var maxLength: Int {
    get { gtk_entry_get_max_length(gtkEntry).int }
    set { gtk_entry_set_max_length(gtkEntry, newValue.int32) }
  }

  /// The property [`overwrite-mode`](https://docs.gtk.org/gtk4/property.Entry.overwrite-mode.html) of `GtkEntry`.
  public final var overwriteMode: Bool {
    get { gtk_entry_get_overwrite_mode(gtkEntry).isTrue }
    set { gtk_entry_set_overwrite_mode(gtkEntry, newValue.gboolean) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.Entry.placeholder-text.html) of `GtkEntry`.
  public final var placeholderText: String? {
    get { lentString(ifAny: gtk_entry_get_placeholder_text(gtkEntry)) }
    set { lend(newValue) { gtk_entry_set_placeholder_text(gtkEntry, $0) } }
  }

  /// The property [`primary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-activatable.html)
  /// of `GtkEntry`.
  public final var primaryIconActivatable: Bool {
    get { getProperty("primary-icon-activatable") }
    set { setProperty("primary-icon-activatable", newValue) }
  }

  /// The property [`primary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-gicon.html) of
  /// `GtkEntry`.
  public final var primaryIconGicon: (any Gio.Icon)? {
    get { (getProperty("primary-icon-gicon") as Object?) as? any Gio.Icon }
    set { setProperty("primary-icon-gicon", newValue as Object?) }
  }

  /// The property [`primary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-name.html) of `GtkEntry`.
  public final var primaryIconName: String {
    get { getProperty("primary-icon-name") }
    set { setProperty("primary-icon-name", newValue) }
  }

  /// The property [`primary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-paintable.html) of
  /// `GtkEntry`.
  public final var primaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("primary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("primary-icon-paintable", newValue as Object?) }
  }

  /// The property [`primary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-sensitive.html) of
  /// `GtkEntry`.
  public final var primaryIconSensitive: Bool {
    get { getProperty("primary-icon-sensitive") }
    set { setProperty("primary-icon-sensitive", newValue) }
  }

  /// The property
  /// [`primary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-storage-type.html) of
  /// `GtkEntry`.
  public final var primaryIconStorageType: ImageType { getProperty("primary-icon-storage-type") }

  /// The property
  /// [`primary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-markup.html) of
  /// `GtkEntry`.
  public final var primaryIconTooltipMarkup: String {
    get { getProperty("primary-icon-tooltip-markup") }
    set { setProperty("primary-icon-tooltip-markup", newValue) }
  }

  /// The property
  /// [`primary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-text.html) of
  /// `GtkEntry`.
  public final var primaryIconTooltipText: String {
    get { getProperty("primary-icon-tooltip-text") }
    set { setProperty("primary-icon-tooltip-text", newValue) }
  }

  /// The property [`progress-fraction`](https://docs.gtk.org/gtk4/property.Entry.progress-fraction.html) of `GtkEntry`.
  public final var progressFraction: Double {
    get { gtk_entry_get_progress_fraction(gtkEntry) }
    set { gtk_entry_set_progress_fraction(gtkEntry, newValue) }
  }

  /// The property [`progress-pulse-step`](https://docs.gtk.org/gtk4/property.Entry.progress-pulse-step.html) of
  /// `GtkEntry`.
  public final var progressPulseStep: Double {
    get { gtk_entry_get_progress_pulse_step(gtkEntry) }
    set { gtk_entry_set_progress_pulse_step(gtkEntry, newValue) }
  }

  /// The property [`scroll-offset`](https://docs.gtk.org/gtk4/property.Entry.scroll-offset.html) of `GtkEntry`.
  public final var scrollOffset: Int { getProperty("scroll-offset") }

  /// The property
  /// [`secondary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-activatable.html) of
  /// `GtkEntry`.
  public final var secondaryIconActivatable: Bool {
    get { getProperty("secondary-icon-activatable") }
    set { setProperty("secondary-icon-activatable", newValue) }
  }

  /// The property [`secondary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-gicon.html) of
  /// `GtkEntry`.
  public final var secondaryIconGicon: (any Gio.Icon)? {
    get { (getProperty("secondary-icon-gicon") as Object?) as? any Gio.Icon }
    set { setProperty("secondary-icon-gicon", newValue as Object?) }
  }

  /// The property [`secondary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-name.html) of
  /// `GtkEntry`.
  public final var secondaryIconName: String {
    get { getProperty("secondary-icon-name") }
    set { setProperty("secondary-icon-name", newValue) }
  }

  /// The property [`secondary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-paintable.html)
  /// of `GtkEntry`.
  public final var secondaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("secondary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("secondary-icon-paintable", newValue as Object?) }
  }

  /// The property [`secondary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-sensitive.html)
  /// of `GtkEntry`.
  public final var secondaryIconSensitive: Bool {
    get { getProperty("secondary-icon-sensitive") }
    set { setProperty("secondary-icon-sensitive", newValue) }
  }

  /// The property
  /// [`secondary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-storage-type.html) of
  /// `GtkEntry`.
  public final var secondaryIconStorageType: ImageType { getProperty("secondary-icon-storage-type") }

  /// The property
  /// [`secondary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-markup.html) of
  /// `GtkEntry`.
  public final var secondaryIconTooltipMarkup: String {
    get { getProperty("secondary-icon-tooltip-markup") }
    set { setProperty("secondary-icon-tooltip-markup", newValue) }
  }

  /// The property
  /// [`secondary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-text.html) of
  /// `GtkEntry`.
  public final var secondaryIconTooltipText: String {
    get { getProperty("secondary-icon-tooltip-text") }
    set { setProperty("secondary-icon-tooltip-text", newValue) }
  }

  /// The property [`show-emoji-icon`](https://docs.gtk.org/gtk4/property.Entry.show-emoji-icon.html) of `GtkEntry`.
  public final var showEmojiIcon: Bool {
    get { getProperty("show-emoji-icon") }
    set { setProperty("show-emoji-icon", newValue) }
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Entry.tabs.html) of `GtkEntry`.
  public final var tabs: Pango.TabArray? {
    get { lentBoxed(opaque: gtk_entry_get_tabs(gtkEntry)) }
    set { gtk_entry_set_tabs(gtkEntry, newValue?.opaque) }
  }

  /// The property [`text-length`](https://docs.gtk.org/gtk4/property.Entry.text-length.html) of `GtkEntry`.
  public final var textLength: Int { gtk_entry_get_text_length(gtkEntry).int }

  /// The property [`truncate-multiline`](https://docs.gtk.org/gtk4/property.Entry.truncate-multiline.html) of
  /// `GtkEntry`.
  public final var truncateMultiline: Bool {
    get { getProperty("truncate-multiline") }
    set { setProperty("truncate-multiline", newValue) }
  }

  /// The property [`visibility`](https://docs.gtk.org/gtk4/property.Entry.visibility.html) of `GtkEntry`.
  public final var visibility: Bool {
    get { gtk_entry_get_visibility(gtkEntry).isTrue }
    set { gtk_entry_set_visibility(gtkEntry, newValue.gboolean) }
  }

  /// Calls [`gtk_entry_get_alignment()`](https://docs.gtk.org/gtk4/method.Entry.get_alignment.html) and
  /// `gtk_entry_set_alignment()`.
  public final var alignment: Double {
    get { gtk_entry_get_alignment(gtkEntry).double }
    set(xalign) { gtk_entry_set_alignment(gtkEntry, xalign.float) }
  }

  /// Calls
  /// [`gtk_entry_get_current_icon_drag_source()`](https://docs.gtk.org/gtk4/method.Entry.get_current_icon_drag_source.html).
  public final var currentIconDragSource: Int { gtk_entry_get_current_icon_drag_source(gtkEntry).int }

  /// Calls [`gtk_entry_get_icon_activatable()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_activatable.html).
  public final func getIconActivatable(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_activatable(gtkEntry, iconPos.cValue).isTrue
  }

  /// Calls [`gtk_entry_get_icon_area()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_area.html).
  public final func getIconArea(_ iconPos: EntryIconPosition) -> Gdk.Rectangle {
    var cIconArea = GdkRectangle()
    gtk_entry_get_icon_area(gtkEntry, iconPos.cValue, &cIconArea)
    return Gdk.Rectangle(cValue: cIconArea)
  }

  /// Calls [`gtk_entry_get_icon_at_pos()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_at_pos.html).
  public final func getIconAtPos(x: Int, y: Int) -> Int { gtk_entry_get_icon_at_pos(gtkEntry, x.int32, y.int32).int }

  /// Calls [`gtk_entry_get_icon_gicon()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_gicon.html).
  public final func getIconGicon(_ iconPos: EntryIconPosition) -> (any Gio.Icon)? {
    lentInterface(opaque: gtk_entry_get_icon_gicon(gtkEntry, iconPos.cValue))
  }

  /// Calls [`gtk_entry_get_icon_name()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_name.html).
  public final func getIconName(_ iconPos: EntryIconPosition) -> String? {
    lentString(ifAny: gtk_entry_get_icon_name(gtkEntry, iconPos.cValue))
  }

  /// Calls [`gtk_entry_get_icon_paintable()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_paintable.html).
  public final func getIconPaintable(_ iconPos: EntryIconPosition) -> (any Gdk.Paintable)? {
    lentInterface(opaque: gtk_entry_get_icon_paintable(gtkEntry, iconPos.cValue))
  }

  /// Calls [`gtk_entry_get_icon_sensitive()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_sensitive.html).
  public final func getIconSensitive(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_sensitive(gtkEntry, iconPos.cValue).isTrue
  }

  /// Calls [`gtk_entry_get_icon_storage_type()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_storage_type.html).
  public final func getIconStorageType(_ iconPos: EntryIconPosition) -> ImageType {
    ImageType(cValue: gtk_entry_get_icon_storage_type(gtkEntry, iconPos.cValue))
  }

  /// Calls
  /// [`gtk_entry_get_icon_tooltip_markup()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_markup.html).
  public final func getIconTooltipMarkup(_ iconPos: EntryIconPosition) -> String? {
    givenString(ifAny: gtk_entry_get_icon_tooltip_markup(gtkEntry, iconPos.cValue))
  }

  /// Calls [`gtk_entry_get_icon_tooltip_text()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_text.html).
  public final func getIconTooltipText(_ iconPos: EntryIconPosition) -> String? {
    givenString(ifAny: gtk_entry_get_icon_tooltip_text(gtkEntry, iconPos.cValue))
  }

  /// Calls
  /// [`gtk_entry_grab_focus_without_selecting()`](https://docs.gtk.org/gtk4/method.Entry.grab_focus_without_selecting.html).
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_entry_grab_focus_without_selecting(gtkEntry).isTrue }

  /// Calls [`gtk_entry_progress_pulse()`](https://docs.gtk.org/gtk4/method.Entry.progress_pulse.html).
  public final func progressPulse() { gtk_entry_progress_pulse(gtkEntry) }

  /// Calls [`gtk_entry_reset_im_context()`](https://docs.gtk.org/gtk4/method.Entry.reset_im_context.html).
  public final func resetImContext() { gtk_entry_reset_im_context(gtkEntry) }

  /// Calls [`gtk_entry_set_icon_activatable()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_activatable.html).
  public final func setIconActivatable(iconPos: EntryIconPosition, activatable: Bool) {
    gtk_entry_set_icon_activatable(gtkEntry, iconPos.cValue, activatable.gboolean)
  }

  /// Calls [`gtk_entry_set_icon_drag_source()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_drag_source.html).
  public final func setIconDragSource(
    iconPos: EntryIconPosition, provider: Gdk.ContentProvider, actions: Gdk.DragAction
  ) { gtk_entry_set_icon_drag_source(gtkEntry, iconPos.cValue, provider.gdkContentProvider, actions.cValue) }

  /// Calls [`gtk_entry_set_icon_from_gicon()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_gicon.html).
  public final func setIconFromGicon(iconPos: EntryIconPosition, icon: (any Gio.Icon)?) {
    gtk_entry_set_icon_from_gicon(gtkEntry, iconPos.cValue, icon?.opaque)
  }

  /// Calls
  /// [`gtk_entry_set_icon_from_icon_name()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_icon_name.html).
  public final func setIconFromIconName(iconPos: EntryIconPosition, iconName: String?) {
    gtk_entry_set_icon_from_icon_name(gtkEntry, iconPos.cValue, iconName)
  }

  /// Calls
  /// [`gtk_entry_set_icon_from_paintable()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_paintable.html).
  public final func setIconFromPaintable(iconPos: EntryIconPosition, paintable: (any Gdk.Paintable)?) {
    gtk_entry_set_icon_from_paintable(gtkEntry, iconPos.cValue, paintable?.opaque)
  }

  /// Calls [`gtk_entry_set_icon_sensitive()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_sensitive.html).
  public final func setIconSensitive(iconPos: EntryIconPosition, sensitive: Bool) {
    gtk_entry_set_icon_sensitive(gtkEntry, iconPos.cValue, sensitive.gboolean)
  }

  /// Calls [`gtk_entry_set_icon_tooltip_text()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_tooltip_text.html).
  public final func setIconTooltipText(iconPos: EntryIconPosition, tooltip: String?) {
    gtk_entry_set_icon_tooltip_text(gtkEntry, iconPos.cValue, tooltip)
  }

  /// Calls [`gtk_entry_unset_invisible_char()`](https://docs.gtk.org/gtk4/method.Entry.unset_invisible_char.html).
  public final func unsetInvisibleChar() { gtk_entry_unset_invisible_char(gtkEntry) }
}

extension Reactive where Base: Entry {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.Entry.activates-default.html) of `GtkEntry`.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Entry.attributes.html) of `GtkEntry`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.Entry.buffer.html) of `GtkEntry`.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// The property [`completion`](https://docs.gtk.org/gtk4/property.Entry.completion.html) of `GtkEntry`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var completion: DynamicSubject<EntryCompletion?> { property("completion") }

  /// The property [`enable-emoji-completion`](https://docs.gtk.org/gtk4/property.Entry.enable-emoji-completion.html) of
  /// `GtkEntry`.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Entry.extra-menu.html) of `GtkEntry`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.Entry.has-frame.html) of `GtkEntry`.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.Entry.im-module.html) of `GtkEntry`.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.Entry.input-hints.html) of `GtkEntry`.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.Entry.input-purpose.html) of `GtkEntry`.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The property [`invisible-char`](https://docs.gtk.org/gtk4/property.Entry.invisible-char.html) of `GtkEntry`.
  public var invisibleChar: DynamicSubject<Int> { property("invisible-char") }

  /// The property [`invisible-char-set`](https://docs.gtk.org/gtk4/property.Entry.invisible-char-set.html) of
  /// `GtkEntry`.
  public var invisibleCharSet: DynamicSubject<Bool> { property("invisible-char-set") }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.Entry.max-length.html) of `GtkEntry`.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: Entry) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// The property [`overwrite-mode`](https://docs.gtk.org/gtk4/property.Entry.overwrite-mode.html) of `GtkEntry`.
  public var overwriteMode: DynamicSubject<Bool> { property("overwrite-mode") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.Entry.placeholder-text.html) of `GtkEntry`.
  public var placeholderText: DynamicSubject<String?> {
    property("placeholder-text", get: { (object: Entry) in object.placeholderText }, set: { $0.placeholderText = $1 })
  }

  /// The property [`primary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-activatable.html)
  /// of `GtkEntry`.
  public var primaryIconActivatable: DynamicSubject<Bool> { property("primary-icon-activatable") }

  /// The property [`primary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-gicon.html) of
  /// `GtkEntry`.
  public var primaryIconGicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("primary-icon-gicon") }

  /// The property [`primary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-name.html) of `GtkEntry`.
  public var primaryIconName: DynamicSubject<String> { property("primary-icon-name") }

  /// The property [`primary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-paintable.html) of
  /// `GtkEntry`.
  public var primaryIconPaintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("primary-icon-paintable") }

  /// The property [`primary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-sensitive.html) of
  /// `GtkEntry`.
  public var primaryIconSensitive: DynamicSubject<Bool> { property("primary-icon-sensitive") }

  /// The property
  /// [`primary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-storage-type.html) of
  /// `GtkEntry`.
  public var primaryIconStorageType: SafeSignal<ImageType> { readOnlyProperty("primary-icon-storage-type") }

  /// The property
  /// [`primary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-markup.html) of
  /// `GtkEntry`.
  public var primaryIconTooltipMarkup: DynamicSubject<String> { property("primary-icon-tooltip-markup") }

  /// The property
  /// [`primary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-text.html) of
  /// `GtkEntry`.
  public var primaryIconTooltipText: DynamicSubject<String> { property("primary-icon-tooltip-text") }

  /// The property [`progress-fraction`](https://docs.gtk.org/gtk4/property.Entry.progress-fraction.html) of `GtkEntry`.
  public var progressFraction: DynamicSubject<Double> {
    property(
      "progress-fraction", get: { (object: Entry) in object.progressFraction }, set: { $0.progressFraction = $1 })
  }

  /// The property [`progress-pulse-step`](https://docs.gtk.org/gtk4/property.Entry.progress-pulse-step.html) of
  /// `GtkEntry`.
  public var progressPulseStep: DynamicSubject<Double> {
    property(
      "progress-pulse-step", get: { (object: Entry) in object.progressPulseStep }, set: { $0.progressPulseStep = $1 })
  }

  /// The property [`scroll-offset`](https://docs.gtk.org/gtk4/property.Entry.scroll-offset.html) of `GtkEntry`.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// The property
  /// [`secondary-icon-activatable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-activatable.html) of
  /// `GtkEntry`.
  public var secondaryIconActivatable: DynamicSubject<Bool> { property("secondary-icon-activatable") }

  /// The property [`secondary-icon-gicon`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-gicon.html) of
  /// `GtkEntry`.
  public var secondaryIconGicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("secondary-icon-gicon") }

  /// The property [`secondary-icon-name`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-name.html) of
  /// `GtkEntry`.
  public var secondaryIconName: DynamicSubject<String> { property("secondary-icon-name") }

  /// The property [`secondary-icon-paintable`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-paintable.html)
  /// of `GtkEntry`.
  public var secondaryIconPaintable: DynamicSubject<(any Gdk.Paintable)?> {
    interfaceProperty("secondary-icon-paintable")
  }

  /// The property [`secondary-icon-sensitive`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-sensitive.html)
  /// of `GtkEntry`.
  public var secondaryIconSensitive: DynamicSubject<Bool> { property("secondary-icon-sensitive") }

  /// The property
  /// [`secondary-icon-storage-type`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-storage-type.html) of
  /// `GtkEntry`.
  public var secondaryIconStorageType: SafeSignal<ImageType> { readOnlyProperty("secondary-icon-storage-type") }

  /// The property
  /// [`secondary-icon-tooltip-markup`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-markup.html) of
  /// `GtkEntry`.
  public var secondaryIconTooltipMarkup: DynamicSubject<String> { property("secondary-icon-tooltip-markup") }

  /// The property
  /// [`secondary-icon-tooltip-text`](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-text.html) of
  /// `GtkEntry`.
  public var secondaryIconTooltipText: DynamicSubject<String> { property("secondary-icon-tooltip-text") }

  /// The property [`show-emoji-icon`](https://docs.gtk.org/gtk4/property.Entry.show-emoji-icon.html) of `GtkEntry`.
  public var showEmojiIcon: DynamicSubject<Bool> { property("show-emoji-icon") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Entry.tabs.html) of `GtkEntry`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`text-length`](https://docs.gtk.org/gtk4/property.Entry.text-length.html) of `GtkEntry`.
  public var textLength: SafeSignal<Int> { readOnlyProperty("text-length") }

  /// The property [`truncate-multiline`](https://docs.gtk.org/gtk4/property.Entry.truncate-multiline.html) of
  /// `GtkEntry`.
  public var truncateMultiline: DynamicSubject<Bool> { property("truncate-multiline") }

  /// The property [`visibility`](https://docs.gtk.org/gtk4/property.Entry.visibility.html) of `GtkEntry`.
  public var visibility: DynamicSubject<Bool> { property("visibility") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Entry.activate.html) of `GtkEntry`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`icon-press`](https://docs.gtk.org/gtk4/signal.Entry.icon-press.html) of `GtkEntry`.
  ///
  /// Argument: `iconPos`.
  public var iconPress: SafeSignal<EntryIconPosition> { signal(ofOne: "icon-press") }

  /// The signal [`icon-release`](https://docs.gtk.org/gtk4/signal.Entry.icon-release.html) of `GtkEntry`.
  ///
  /// Argument: `iconPos`.
  public var iconRelease: SafeSignal<EntryIconPosition> { signal(ofOne: "icon-release") }
}
