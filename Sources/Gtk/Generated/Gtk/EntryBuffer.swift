// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkEntryBuffer`](https://docs.gtk.org/gtk4/class.EntryBuffer.html).
open class EntryBuffer: Object {
  open override class var gType: GType { gtk_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkEntryBuffer: UnsafeMutablePointer<GtkEntryBuffer> {
    pointer.assumingMemoryBound(to: GtkEntryBuffer.self)
  }

  /// Calls [`gtk_entry_buffer_new()`](https://docs.gtk.org/gtk4/ctor.EntryBuffer.new.html).
  public init(text: String? = nil, length: Int = -1) {
    super.init(adopting: gtk_entry_buffer_new(text, length.int32))
  }

  /// The property [`length`](https://docs.gtk.org/gtk4/property.EntryBuffer.length.html) of `GtkEntryBuffer`.
  public final var length: Int { gtk_entry_buffer_get_length(gtkEntryBuffer).int }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.EntryBuffer.max-length.html) of `GtkEntryBuffer`.
  public final var maxLength: Int {
    get { gtk_entry_buffer_get_max_length(gtkEntryBuffer).int }
    set { gtk_entry_buffer_set_max_length(gtkEntryBuffer, newValue.int32) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.EntryBuffer.text.html) of `GtkEntryBuffer`.
  public final var text: String {
    get { lentString(gtk_entry_buffer_get_text(gtkEntryBuffer)) }
    set { setProperty("text", newValue) }
  }

  /// Calls [`gtk_entry_buffer_delete_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.delete_text.html).
  @discardableResult
  public final func deleteText(position: Int, nChars: Int) -> Int {
    gtk_entry_buffer_delete_text(gtkEntryBuffer, position.uint32, nChars.int32).int
  }

  /// Calls
  /// [`gtk_entry_buffer_emit_deleted_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_deleted_text.html).
  public final func emitDeletedText(position: Int, nChars: Int) {
    gtk_entry_buffer_emit_deleted_text(gtkEntryBuffer, position.uint32, nChars.uint32)
  }

  /// Calls
  /// [`gtk_entry_buffer_emit_inserted_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_inserted_text.html).
  public final func emitInsertedText(position: Int, chars: String, nChars: Int) {
    gtk_entry_buffer_emit_inserted_text(gtkEntryBuffer, position.uint32, chars, nChars.uint32)
  }

  /// Calls [`gtk_entry_buffer_get_bytes()`](https://docs.gtk.org/gtk4/method.EntryBuffer.get_bytes.html).
  public final var bytes: Int { gtk_entry_buffer_get_bytes(gtkEntryBuffer).int }

  /// Calls [`gtk_entry_buffer_insert_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.insert_text.html).
  @discardableResult
  public final func insertText(position: Int, chars: String, nChars: Int = -1) -> Int {
    gtk_entry_buffer_insert_text(gtkEntryBuffer, position.uint32, chars, nChars.int32).int
  }

  /// Calls [`gtk_entry_buffer_set_text()`](https://docs.gtk.org/gtk4/method.EntryBuffer.set_text.html).
  public final func setText(_ chars: String, nChars: Int = -1) {
    gtk_entry_buffer_set_text(gtkEntryBuffer, chars, nChars.int32)
  }
}

extension Reactive where Base: EntryBuffer {
  /// The property [`length`](https://docs.gtk.org/gtk4/property.EntryBuffer.length.html) of `GtkEntryBuffer`.
  public var length: SafeSignal<Int> { readOnlyProperty("length") }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.EntryBuffer.max-length.html) of `GtkEntryBuffer`.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: EntryBuffer) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.EntryBuffer.text.html) of `GtkEntryBuffer`.
  public var text: DynamicSubject<String> { property("text") }

  /// The signal [`deleted-text`](https://docs.gtk.org/gtk4/signal.EntryBuffer.deleted-text.html) of `GtkEntryBuffer`.
  ///
  /// Arguments: `position`, `nChars`.
  public var deletedText: SafeSignal<(Int, Int)> { signal(ofSeveral: "deleted-text") }

  /// The signal [`inserted-text`](https://docs.gtk.org/gtk4/signal.EntryBuffer.inserted-text.html) of `GtkEntryBuffer`.
  ///
  /// Arguments: `position`, `chars`, `nChars`.
  public var insertedText: SafeSignal<(Int, String, Int)> { signal(ofSeveral: "inserted-text") }
}
