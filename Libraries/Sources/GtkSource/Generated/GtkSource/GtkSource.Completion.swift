// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceCompletion`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Completion.html).
  open class Completion: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_completion_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.buffer.html) of
    /// `GtkSourceCompletion`.
    public final var buffer: Gtk.TextView? { getProperty("buffer") }

    /// The property
    /// [`page-size`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.page-size.html)
    /// of `GtkSourceCompletion`.
    public final var pageSize: Int {
      get { gtk_source_completion_get_page_size(Gtk.instance(self)).int }
      set { gtk_source_completion_set_page_size(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`remember-info-visibility`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.remember-info-visibility.html)
    /// of `GtkSourceCompletion`.
    public final var rememberInfoVisibility: Bool {
      get { getProperty("remember-info-visibility") }
      set { setProperty("remember-info-visibility", newValue) }
    }

    /// The property
    /// [`select-on-show`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.select-on-show.html)
    /// of `GtkSourceCompletion`.
    public final var selectOnShow: Bool {
      get { getProperty("select-on-show") }
      set { setProperty("select-on-show", newValue) }
    }

    /// The property
    /// [`show-icons`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.show-icons.html)
    /// of `GtkSourceCompletion`.
    public final var showIcons: Bool {
      get { getProperty("show-icons") }
      set { setProperty("show-icons", newValue) }
    }

    /// The property
    /// [`view`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.view.html) of
    /// `GtkSourceCompletion`.
    public final var view: GtkSource.View? { Gtk.lentObject(gtk_source_completion_get_view(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_completion_add_provider()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Completion.add_provider.html).
    public final func addProvider(_ provider: any GtkSource.CompletionProvider) {
      gtk_source_completion_add_provider(Gtk.instance(self), provider.opaque)
    }

    /// Calls
    /// [`gtk_source_completion_block_interactive()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Completion.block_interactive.html).
    public final func blockInteractive() { gtk_source_completion_block_interactive(Gtk.instance(self)) }

    /// Calls
    /// [`gtk_source_completion_hide()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Completion.hide.html).
    public final func hide() { gtk_source_completion_hide(Gtk.instance(self)) }

    /// Calls
    /// [`gtk_source_completion_remove_provider()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Completion.remove_provider.html).
    public final func removeProvider(_ provider: any GtkSource.CompletionProvider) {
      gtk_source_completion_remove_provider(Gtk.instance(self), provider.opaque)
    }

    /// Calls
    /// [`gtk_source_completion_show()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Completion.show.html).
    public final func show() { gtk_source_completion_show(Gtk.instance(self)) }

    /// Calls
    /// [`gtk_source_completion_unblock_interactive()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Completion.unblock_interactive.html).
    public final func unblockInteractive() { gtk_source_completion_unblock_interactive(Gtk.instance(self)) }

    /// Calls
    /// [`gtk_source_completion_fuzzy_highlight()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.Completion.fuzzy_highlight.html).
    @discardableResult
    public static func fuzzyHighlight(_ haystack: String, casefoldQuery: String) -> Pango.AttrList? {
      Gtk.givenBoxed(opaque: gtk_source_completion_fuzzy_highlight(haystack, casefoldQuery))
    }

    /// Calls
    /// [`gtk_source_completion_fuzzy_match()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.Completion.fuzzy_match.html).
    @discardableResult
    public static func fuzzyMatch(_ haystack: String?, casefoldNeedle: String) -> Int? {
      var cPriority: UInt32 = 0
      let result = gtk_source_completion_fuzzy_match(haystack, casefoldNeedle, &cPriority)
      guard result != 0 else { return nil }
      return cPriority.int
    }
  }
}

extension Reactive where Base: GtkSource.Completion {
  /// The property
  /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.buffer.html) of
  /// `GtkSourceCompletion`.
  public var buffer: SafeSignal<Gtk.TextView?> { readOnlyProperty("buffer") }

  /// The property
  /// [`page-size`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.page-size.html)
  /// of `GtkSourceCompletion`.
  public var pageSize: DynamicSubject<Int> {
    property("page-size", get: { (object: GtkSource.Completion) in object.pageSize }, set: { $0.pageSize = $1 })
  }

  /// The property
  /// [`remember-info-visibility`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.remember-info-visibility.html)
  /// of `GtkSourceCompletion`.
  public var rememberInfoVisibility: DynamicSubject<Bool> { property("remember-info-visibility") }

  /// The property
  /// [`select-on-show`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.select-on-show.html)
  /// of `GtkSourceCompletion`.
  public var selectOnShow: DynamicSubject<Bool> { property("select-on-show") }

  /// The property
  /// [`show-icons`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.show-icons.html)
  /// of `GtkSourceCompletion`.
  public var showIcons: DynamicSubject<Bool> { property("show-icons") }

  /// The property
  /// [`view`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Completion.view.html) of
  /// `GtkSourceCompletion`.
  public var view: SafeSignal<GtkSource.View?> { readOnlyProperty("view") }

  /// The signal [`hide`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.Completion.hide.html)
  /// of `GtkSourceCompletion`.
  public var hide: SafeSignal<Void> { signal("hide") }

  /// The signal
  /// [`provider-added`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.Completion.provider-added.html)
  /// of `GtkSourceCompletion`.
  ///
  /// Argument: `provider`.
  public var providerAdded: SafeSignal<any GtkSource.CompletionProvider> {
    signal("provider-added", reading: { ($0.interface(at: 1)) })
  }

  /// The signal
  /// [`provider-removed`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.Completion.provider-removed.html)
  /// of `GtkSourceCompletion`.
  ///
  /// Argument: `provider`.
  public var providerRemoved: SafeSignal<any GtkSource.CompletionProvider> {
    signal("provider-removed", reading: { ($0.interface(at: 1)) })
  }

  /// The signal [`show`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.Completion.show.html)
  /// of `GtkSourceCompletion`.
  public var show: SafeSignal<Void> { signal("show") }
}
