// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkTextTagTable`](https://docs.gtk.org/gtk4/class.TextTagTable.html).
open class TextTagTable: Object, Buildable {
  open override class var gType: GType { gtk_text_tag_table_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_text_tag_table_new()`](https://docs.gtk.org/gtk4/ctor.TextTagTable.new.html).
  public init() {
    super.init(adopting: gtk_text_tag_table_new().raw)
  }

  /// Calls [`gtk_text_tag_table_add()`](https://docs.gtk.org/gtk4/method.TextTagTable.add.html).
  @discardableResult
  public final func add(_ tag: TextTag) -> Bool { gtk_text_tag_table_add(instance(self), tag.gtkTextTag).isTrue }

  /// Calls [`gtk_text_tag_table_foreach()`](https://docs.gtk.org/gtk4/method.TextTagTable.foreach.html).
  public final func foreach(_ `func`: @escaping (TextTag) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_text_tag_table_foreach(instance(self), callGtkTextTagTableForeach, lent.closure(`func`))
  }

  /// Calls [`gtk_text_tag_table_get_size()`](https://docs.gtk.org/gtk4/method.TextTagTable.get_size.html).
  public final var size: Int { gtk_text_tag_table_get_size(instance(self)).int }

  /// Calls [`gtk_text_tag_table_lookup()`](https://docs.gtk.org/gtk4/method.TextTagTable.lookup.html).
  public final func lookup(_ name: String) -> TextTag? { lentObject(gtk_text_tag_table_lookup(instance(self), name)) }

  /// Calls [`gtk_text_tag_table_remove()`](https://docs.gtk.org/gtk4/method.TextTagTable.remove.html).
  public final func remove(_ tag: TextTag) { gtk_text_tag_table_remove(instance(self), tag.gtkTextTag) }
}

extension Reactive where Base: TextTagTable {
  /// The signal [`tag-added`](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-added.html) of `GtkTextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagAdded: SafeSignal<TextTag> { signal(ofOne: "tag-added") }

  /// The signal [`tag-changed`](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-changed.html) of `GtkTextTagTable`.
  ///
  /// Arguments: `tag`, `sizeChanged`.
  public var tagChanged: SafeSignal<(TextTag, Bool)> { signal(ofSeveral: "tag-changed") }

  /// The signal [`tag-removed`](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-removed.html) of `GtkTextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagRemoved: SafeSignal<TextTag> { signal(ofOne: "tag-removed") }
}
