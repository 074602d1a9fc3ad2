// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
public import BindingCore
import CGtk

extension GraphicsOffload {
  /// The property [`black-background`](https://docs.gtk.org/gtk4/property.GraphicsOffload.black-background.html) of
  /// `GtkGraphicsOffload`. Since GTK 4.16.
  public final var blackBackground: Bool {
    get { gtk_graphics_offload_get_black_background(instance(self)).isTrue }
    set { gtk_graphics_offload_set_black_background(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: GraphicsOffload {
  /// The property [`black-background`](https://docs.gtk.org/gtk4/property.GraphicsOffload.black-background.html) of
  /// `GtkGraphicsOffload`. Since GTK 4.16.
  public var blackBackground: DynamicSubject<Bool> { property("black-background") }
}

extension ToolkitSettings {
  /// The property [`gtk-font-rendering`](https://docs.gtk.org/gtk4/property.Settings.gtk-font-rendering.html) of
  /// `GtkSettings`. Since GTK 4.16.
  public final var gtkFontRendering: FontRendering {
    get { getProperty("gtk-font-rendering") }
    set { setProperty("gtk-font-rendering", newValue) }
  }
}

extension Reactive where Base: ToolkitSettings {
  /// The property [`gtk-font-rendering`](https://docs.gtk.org/gtk4/property.Settings.gtk-font-rendering.html) of
  /// `GtkSettings`. Since GTK 4.16.
  public var gtkFontRendering: DynamicSubject<FontRendering> { property("gtk-font-rendering") }
}

extension TextBuffer {
  /// Calls [`gtk_text_buffer_add_commit_notify()`](https://docs.gtk.org/gtk4/method.TextBuffer.add_commit_notify.html).
  /// Since GTK 4.16.
  @discardableResult
  public final func addCommitNotify(
    flags: TextBufferNotifyFlags, commitNotify: @escaping (TextBuffer, TextBufferNotifyFlags, Int, Int) -> Void
  ) -> Int {
    gtk_text_buffer_add_commit_notify(
      gtkTextBuffer, flags.cValue, callGtkTextBufferCommitNotify, heldClosure(commitNotify), releaseClosure
    ).int
  }

  /// Calls
  /// [`gtk_text_buffer_remove_commit_notify()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_commit_notify.html).
  /// Since GTK 4.16.
  public final func removeCommitNotify(_ commitNotifyHandler: Int) {
    gtk_text_buffer_remove_commit_notify(gtkTextBuffer, commitNotifyHandler.uint32)
  }
}

extension CssSection {
  /// Calls [`gtk_css_section_new_with_bytes()`](https://docs.gtk.org/gtk4/ctor.CssSection.new_with_bytes.html). Since
  /// GTK 4.16.
  public convenience init(file: Gio.File?, bytes: GLib.Bytes?, start: CssLocation, end: CssLocation) {
    var cStart = start.cValue
    var cEnd = end.cValue
    self.init(taking: gtk_css_section_new_with_bytes(file?.opaque, bytes?.opaque, &cStart, &cEnd).raw)
  }

  /// Calls [`gtk_css_section_get_bytes()`](https://docs.gtk.org/gtk4/method.CssSection.get_bytes.html). Since GTK 4.16.
  public var bytes: GLib.Bytes? { lentBoxed(opaque: gtk_css_section_get_bytes(opaque)) }
}

#endif
