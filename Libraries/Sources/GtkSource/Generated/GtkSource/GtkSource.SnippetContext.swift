// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceSnippetContext`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.SnippetContext.html).
  open class SnippetContext: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_snippet_context_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_snippet_context_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.SnippetContext.new.html).
    public init() {
      super.init(adopting: gtk_source_snippet_context_new().raw)
    }

    /// Calls
    /// [`gtk_source_snippet_context_clear_variables()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetContext.clear_variables.html).
    public final func clearVariables() { gtk_source_snippet_context_clear_variables(Gtk.instance(self)) }

    /// Calls
    /// [`gtk_source_snippet_context_expand()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetContext.expand.html).
    @discardableResult
    public final func expand(_ input: String) -> String {
      Gtk.givenString(gtk_source_snippet_context_expand(Gtk.instance(self), input))
    }

    /// Calls
    /// [`gtk_source_snippet_context_get_variable()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetContext.get_variable.html).
    public final func getVariable(_ key: String) -> String? {
      Gtk.lentString(ifAny: gtk_source_snippet_context_get_variable(Gtk.instance(self), key))
    }

    /// Calls
    /// [`gtk_source_snippet_context_set_constant()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetContext.set_constant.html).
    public final func setConstant(_ key: String, value: String) {
      gtk_source_snippet_context_set_constant(Gtk.instance(self), key, value)
    }

    /// Calls
    /// [`gtk_source_snippet_context_set_line_prefix()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetContext.set_line_prefix.html).
    public final func setLinePrefix(_ linePrefix: String) {
      gtk_source_snippet_context_set_line_prefix(Gtk.instance(self), linePrefix)
    }

    /// Calls
    /// [`gtk_source_snippet_context_set_tab_width()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetContext.set_tab_width.html).
    public final func setTabWidth(_ tabWidth: Int) {
      gtk_source_snippet_context_set_tab_width(Gtk.instance(self), tabWidth.int32)
    }

    /// Calls
    /// [`gtk_source_snippet_context_set_use_spaces()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetContext.set_use_spaces.html).
    public final func setUseSpaces(_ useSpaces: Bool) {
      gtk_source_snippet_context_set_use_spaces(Gtk.instance(self), useSpaces.gboolean)
    }

    /// Calls
    /// [`gtk_source_snippet_context_set_variable()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetContext.set_variable.html).
    public final func setVariable(_ key: String, value: String) {
      gtk_source_snippet_context_set_variable(Gtk.instance(self), key, value)
    }
  }
}

extension Reactive where Base: GtkSource.SnippetContext {
  /// The signal
  /// [`changed`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.SnippetContext.changed.html)
  /// of `GtkSourceSnippetContext`.
  public var changed: SafeSignal<Void> { signal("changed") }
}
