// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkTextChildAnchor`](https://docs.gtk.org/gtk4/class.TextChildAnchor.html).
open class TextChildAnchor: Object {
  open override class var gType: GType { gtk_text_child_anchor_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkTextChildAnchor: UnsafeMutablePointer<GtkTextChildAnchor> {
    pointer.assumingMemoryBound(to: GtkTextChildAnchor.self)
  }

  /// Calls [`gtk_text_child_anchor_new()`](https://docs.gtk.org/gtk4/ctor.TextChildAnchor.new.html).
  public init() {
    super.init(adopting: gtk_text_child_anchor_new())
  }

  /// Calls
  /// [`gtk_text_child_anchor_new_with_replacement()`](https://docs.gtk.org/gtk4/ctor.TextChildAnchor.new_with_replacement.html).
  /// Since GTK 4.6.
  public init(character: String) {
    super.init(adopting: gtk_text_child_anchor_new_with_replacement(character))
  }

  /// Calls [`gtk_text_child_anchor_get_deleted()`](https://docs.gtk.org/gtk4/method.TextChildAnchor.get_deleted.html).
  public final var deleted: Bool { gtk_text_child_anchor_get_deleted(gtkTextChildAnchor).isTrue }

  /// Calls [`gtk_text_child_anchor_get_widgets()`](https://docs.gtk.org/gtk4/method.TextChildAnchor.get_widgets.html).
  public final var widgets: [Widget] {
    var cOutLen: UInt32 = 0
    let result = gtk_text_child_anchor_get_widgets(gtkTextChildAnchor, &cOutLen)
    return elements(result, count: cOutLen.int, isGiven: true) { (lentObject($0) as Widget?)! }
  }
}
