// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceVimIMContext`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.VimIMContext.html).
  /// Since GtkSourceView 5.4.
  open class VimIMContext: Gtk.IMContext {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_vim_im_context_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_vim_im_context_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.VimIMContext.new.html).
    public init() {
      super.init(adopting: gtk_source_vim_im_context_new())
    }

    /// The property
    /// [`command-bar-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.VimIMContext.command-bar-text.html)
    /// of `GtkSourceVimIMContext`.
    public final var commandBarText: String {
      Gtk.lentString(gtk_source_vim_im_context_get_command_bar_text(Gtk.instance(self)))
    }

    /// The property
    /// [`command-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.VimIMContext.command-text.html)
    /// of `GtkSourceVimIMContext`.
    public final var commandText: String {
      Gtk.lentString(gtk_source_vim_im_context_get_command_text(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_vim_im_context_execute_command()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.VimIMContext.execute_command.html).
    /// Since GtkSourceView 5.4.
    public final func executeCommand(_ command: String) {
      gtk_source_vim_im_context_execute_command(Gtk.instance(self), command)
    }
  }
}

extension Reactive where Base: GtkSource.VimIMContext {
  /// The property
  /// [`command-bar-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.VimIMContext.command-bar-text.html)
  /// of `GtkSourceVimIMContext`.
  public var commandBarText: SafeSignal<String> { readOnlyProperty("command-bar-text") }

  /// The property
  /// [`command-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.VimIMContext.command-text.html)
  /// of `GtkSourceVimIMContext`.
  public var commandText: SafeSignal<String> { readOnlyProperty("command-text") }

  /// The signal
  /// [`edit`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.VimIMContext.edit.html) of
  /// `GtkSourceVimIMContext`. Since GtkSourceView 5.4.
  ///
  /// Arguments: `view`, `path`.
  public var edit: SafeSignal<(GtkSource.View, String)> { signal(ofSeveral: "edit") }

  /// The signal
  /// [`execute-command`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.VimIMContext.execute-command.html)
  /// of `GtkSourceVimIMContext`. Since GtkSourceView 5.4.
  ///
  /// Argument: `command`.
  public var executeCommand: Gtk.SignalRequest<Bool, String> { request("execute-command") }

  /// The signal
  /// [`format-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.VimIMContext.format-text.html)
  /// of `GtkSourceVimIMContext`. Since GtkSourceView 5.4.
  ///
  /// Arguments: `begin`, `end`.
  public var formatText: SafeSignal<(Gtk.TextIter, Gtk.TextIter)> { signal(ofSeveral: "format-text") }

  /// The signal
  /// [`write`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.VimIMContext.write.html) of
  /// `GtkSourceVimIMContext`. Since GtkSourceView 5.4.
  ///
  /// Arguments: `view`, `path`.
  public var write: SafeSignal<(GtkSource.View, String)> { signal(ofSeveral: "write") }
}
