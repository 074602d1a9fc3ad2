// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class [`GtkSourceView`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.View.html).
  open class View: Gtk.TextView {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_view_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceView: UnsafeMutablePointer<GtkSourceView> {
      pointer.assumingMemoryBound(to: GtkSourceView.self)
    }

    /// Calls
    /// [`gtk_source_view_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.View.new.html).
    public override init() {
      super.init(adopting: gtk_source_view_new())
    }

    /// Calls
    /// [`gtk_source_view_new_with_buffer()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.View.new_with_buffer.html).
    public init(buffer: GtkSource.Buffer) {
      super.init(adopting: gtk_source_view_new_with_buffer(buffer.gtkSourceBuffer))
    }

    /// The property
    /// [`auto-indent`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.auto-indent.html)
    /// of `GtkSourceView`.
    public final var autoIndent: Bool {
      get { gtk_source_view_get_auto_indent(gtkSourceView).isTrue }
      set { gtk_source_view_set_auto_indent(gtkSourceView, newValue.gboolean) }
    }

    /// The property
    /// [`background-pattern`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.background-pattern.html)
    /// of `GtkSourceView`.
    public final var backgroundPattern: GtkSource.BackgroundPatternType {
      get { GtkSource.BackgroundPatternType(cValue: gtk_source_view_get_background_pattern(gtkSourceView)) }
      set { gtk_source_view_set_background_pattern(gtkSourceView, newValue.cValue) }
    }

    /// The property
    /// [`completion`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.completion.html)
    /// of `GtkSourceView`.
    public final var completion: GtkSource.Completion? {
      Gtk.lentObject(opaque: gtk_source_view_get_completion(gtkSourceView))
    }

    /// The property
    /// [`enable-snippets`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.enable-snippets.html)
    /// of `GtkSourceView`.
    public final var enableSnippets: Bool {
      get { gtk_source_view_get_enable_snippets(gtkSourceView).isTrue }
      set { gtk_source_view_set_enable_snippets(gtkSourceView, newValue.gboolean) }
    }

    /// The property
    /// [`highlight-current-line`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.highlight-current-line.html)
    /// of `GtkSourceView`.
    public final var highlightCurrentLine: Bool {
      get { gtk_source_view_get_highlight_current_line(gtkSourceView).isTrue }
      set { gtk_source_view_set_highlight_current_line(gtkSourceView, newValue.gboolean) }
    }

    /// The property
    /// [`indent-on-tab`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.indent-on-tab.html)
    /// of `GtkSourceView`.
    public final var indentOnTab: Bool {
      get { gtk_source_view_get_indent_on_tab(gtkSourceView).isTrue }
      set { gtk_source_view_set_indent_on_tab(gtkSourceView, newValue.gboolean) }
    }

    /// The property
    /// [`indent-width`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.indent-width.html)
    /// of `GtkSourceView`.
    public final var indentWidth: Int {
      get { gtk_source_view_get_indent_width(gtkSourceView).int }
      set { gtk_source_view_set_indent_width(gtkSourceView, newValue.int32) }
    }

    /// The property
    /// [`indenter`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.indenter.html) of
    /// `GtkSourceView`.
    public final var indenter: (any GtkSource.Indenter)? {
      get { Gtk.lentInterface(opaque: gtk_source_view_get_indenter(gtkSourceView)) }
      set { gtk_source_view_set_indenter(gtkSourceView, newValue?.opaque) }
    }

    /// The property
    /// [`insert-spaces-instead-of-tabs`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.insert-spaces-instead-of-tabs.html)
    /// of `GtkSourceView`.
    public final var insertSpacesInsteadOfTabs: Bool {
      get { gtk_source_view_get_insert_spaces_instead_of_tabs(gtkSourceView).isTrue }
      set { gtk_source_view_set_insert_spaces_instead_of_tabs(gtkSourceView, newValue.gboolean) }
    }

    /// The property
    /// [`right-margin-position`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.right-margin-position.html)
    /// of `GtkSourceView`.
    public final var rightMarginPosition: Int {
      get { gtk_source_view_get_right_margin_position(gtkSourceView).int }
      set { gtk_source_view_set_right_margin_position(gtkSourceView, newValue.uint32) }
    }

    /// The property
    /// [`show-line-marks`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.show-line-marks.html)
    /// of `GtkSourceView`.
    public final var showLineMarks: Bool {
      get { gtk_source_view_get_show_line_marks(gtkSourceView).isTrue }
      set { gtk_source_view_set_show_line_marks(gtkSourceView, newValue.gboolean) }
    }

    /// The property
    /// [`show-line-numbers`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.show-line-numbers.html)
    /// of `GtkSourceView`.
    public final var showLineNumbers: Bool {
      get { gtk_source_view_get_show_line_numbers(gtkSourceView).isTrue }
      set { gtk_source_view_set_show_line_numbers(gtkSourceView, newValue.gboolean) }
    }

    /// The property
    /// [`show-right-margin`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.show-right-margin.html)
    /// of `GtkSourceView`.
    public final var showRightMargin: Bool {
      get { gtk_source_view_get_show_right_margin(gtkSourceView).isTrue }
      set { gtk_source_view_set_show_right_margin(gtkSourceView, newValue.gboolean) }
    }

    /// The property
    /// [`smart-backspace`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.smart-backspace.html)
    /// of `GtkSourceView`.
    public final var smartBackspace: Bool {
      get { gtk_source_view_get_smart_backspace(gtkSourceView).isTrue }
      set { gtk_source_view_set_smart_backspace(gtkSourceView, newValue.gboolean) }
    }

    /// The property
    /// [`smart-home-end`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.smart-home-end.html)
    /// of `GtkSourceView`.
    public final var smartHomeEnd: GtkSource.SmartHomeEndType {
      get { GtkSource.SmartHomeEndType(cValue: gtk_source_view_get_smart_home_end(gtkSourceView)) }
      set { gtk_source_view_set_smart_home_end(gtkSourceView, newValue.cValue) }
    }

    /// The property
    /// [`space-drawer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.space-drawer.html)
    /// of `GtkSourceView`.
    public final var spaceDrawer: GtkSource.SpaceDrawer? {
      Gtk.lentObject(opaque: gtk_source_view_get_space_drawer(gtkSourceView))
    }

    /// The property
    /// [`tab-width`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.tab-width.html) of
    /// `GtkSourceView`.
    public final var tabWidth: Int {
      get { gtk_source_view_get_tab_width(gtkSourceView).int }
      set { gtk_source_view_set_tab_width(gtkSourceView, newValue.uint32) }
    }

    /// Calls
    /// [`gtk_source_view_get_gutter()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.View.get_gutter.html).
    public final func getGutterFunction(_ windowType: Gtk.TextWindowType) -> GtkSource.Gutter? {
      Gtk.lentObject(opaque: gtk_source_view_get_gutter(gtkSourceView, windowType.cValue))
    }

    /// Calls
    /// [`gtk_source_view_get_hover()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.View.get_hover.html).
    public final var hover: GtkSource.Hover? { Gtk.lentObject(opaque: gtk_source_view_get_hover(gtkSourceView)) }

    /// Calls
    /// [`gtk_source_view_get_visual_column()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.View.get_visual_column.html).
    public final func getVisualColumn(_ iter: Gtk.TextIter) -> Int {
      gtk_source_view_get_visual_column(gtkSourceView, iter.gtkTextIter).int
    }

    /// Calls
    /// [`gtk_source_view_indent_lines()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.View.indent_lines.html).
    public final func indentLines(_ start: Gtk.TextIter, end: Gtk.TextIter) {
      gtk_source_view_indent_lines(gtkSourceView, start.gtkTextIter, end.gtkTextIter)
    }

    /// Calls
    /// [`gtk_source_view_push_snippet()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.View.push_snippet.html).
    public final func pushSnippet(_ snippet: GtkSource.Snippet, location: Gtk.TextIter?) {
      gtk_source_view_push_snippet(gtkSourceView, snippet.opaque, location?.gtkTextIter)
    }

    /// Calls
    /// [`gtk_source_view_set_mark_attributes()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.View.set_mark_attributes.html).
    public final func setMarkAttributes(_ category: String, attributes: GtkSource.MarkAttributes, priority: Int) {
      gtk_source_view_set_mark_attributes(gtkSourceView, category, attributes.opaque, priority.int32)
    }

    /// Calls
    /// [`gtk_source_view_unindent_lines()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.View.unindent_lines.html).
    public final func unindentLines(_ start: Gtk.TextIter, end: Gtk.TextIter) {
      gtk_source_view_unindent_lines(gtkSourceView, start.gtkTextIter, end.gtkTextIter)
    }
  }
}

extension Reactive where Base: GtkSource.View {
  /// The property
  /// [`auto-indent`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.auto-indent.html)
  /// of `GtkSourceView`.
  public var autoIndent: DynamicSubject<Bool> { property("auto-indent") }

  /// The property
  /// [`background-pattern`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.background-pattern.html)
  /// of `GtkSourceView`.
  public var backgroundPattern: DynamicSubject<GtkSource.BackgroundPatternType> { property("background-pattern") }

  /// The property
  /// [`completion`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.completion.html) of
  /// `GtkSourceView`.
  public var completion: SafeSignal<GtkSource.Completion?> { readOnlyProperty("completion") }

  /// The property
  /// [`enable-snippets`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.enable-snippets.html)
  /// of `GtkSourceView`.
  public var enableSnippets: DynamicSubject<Bool> { property("enable-snippets") }

  /// The property
  /// [`highlight-current-line`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.highlight-current-line.html)
  /// of `GtkSourceView`.
  public var highlightCurrentLine: DynamicSubject<Bool> { property("highlight-current-line") }

  /// The property
  /// [`indent-on-tab`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.indent-on-tab.html)
  /// of `GtkSourceView`.
  public var indentOnTab: DynamicSubject<Bool> { property("indent-on-tab") }

  /// The property
  /// [`indent-width`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.indent-width.html)
  /// of `GtkSourceView`.
  public var indentWidth: DynamicSubject<Int> {
    property("indent-width", get: { (object: GtkSource.View) in object.indentWidth }, set: { $0.indentWidth = $1 })
  }

  /// The property
  /// [`indenter`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.indenter.html) of
  /// `GtkSourceView`.
  public var indenter: DynamicSubject<(any GtkSource.Indenter)?> { interfaceProperty("indenter") }

  /// The property
  /// [`insert-spaces-instead-of-tabs`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.insert-spaces-instead-of-tabs.html)
  /// of `GtkSourceView`.
  public var insertSpacesInsteadOfTabs: DynamicSubject<Bool> { property("insert-spaces-instead-of-tabs") }

  /// The property
  /// [`right-margin-position`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.right-margin-position.html)
  /// of `GtkSourceView`.
  public var rightMarginPosition: DynamicSubject<Int> {
    property(
      "right-margin-position", get: { (object: GtkSource.View) in object.rightMarginPosition },
      set: { $0.rightMarginPosition = $1 })
  }

  /// The property
  /// [`show-line-marks`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.show-line-marks.html)
  /// of `GtkSourceView`.
  public var showLineMarks: DynamicSubject<Bool> { property("show-line-marks") }

  /// The property
  /// [`show-line-numbers`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.show-line-numbers.html)
  /// of `GtkSourceView`.
  public var showLineNumbers: DynamicSubject<Bool> { property("show-line-numbers") }

  /// The property
  /// [`show-right-margin`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.show-right-margin.html)
  /// of `GtkSourceView`.
  public var showRightMargin: DynamicSubject<Bool> { property("show-right-margin") }

  /// The property
  /// [`smart-backspace`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.smart-backspace.html)
  /// of `GtkSourceView`.
  public var smartBackspace: DynamicSubject<Bool> { property("smart-backspace") }

  /// The property
  /// [`smart-home-end`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.smart-home-end.html)
  /// of `GtkSourceView`.
  public var smartHomeEnd: DynamicSubject<GtkSource.SmartHomeEndType> { property("smart-home-end") }

  /// The property
  /// [`space-drawer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.space-drawer.html)
  /// of `GtkSourceView`.
  public var spaceDrawer: SafeSignal<GtkSource.SpaceDrawer?> { readOnlyProperty("space-drawer") }

  /// The property
  /// [`tab-width`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.View.tab-width.html) of
  /// `GtkSourceView`.
  public var tabWidth: DynamicSubject<Int> {
    property("tab-width", get: { (object: GtkSource.View) in object.tabWidth }, set: { $0.tabWidth = $1 })
  }

  /// The signal
  /// [`change-case`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.change-case.html) of
  /// `GtkSourceView`.
  ///
  /// Argument: `caseType`.
  public var changeCase: SafeSignal<GtkSource.ChangeCaseType> { signal(ofOne: "change-case") }

  /// The signal
  /// [`change-number`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.change-number.html)
  /// of `GtkSourceView`.
  ///
  /// Argument: `count`.
  public var changeNumber: SafeSignal<Int> { signal(ofOne: "change-number") }

  /// The signal
  /// [`join-lines`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.join-lines.html) of
  /// `GtkSourceView`.
  public var joinLines: SafeSignal<Void> { signal("join-lines") }

  /// The signal
  /// [`line-mark-activated`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.line-mark-activated.html)
  /// of `GtkSourceView`.
  ///
  /// Arguments: `iter`, `button`, `state`, `nPresses`.
  public var lineMarkActivated: SafeSignal<(Gtk.TextIter, Int, Gdk.ModifierType, Int)> {
    signal(ofSeveral: "line-mark-activated")
  }

  /// The signal
  /// [`move-lines`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.move-lines.html) of
  /// `GtkSourceView`.
  ///
  /// Argument: `down`.
  public var moveLines: SafeSignal<Bool> { signal(ofOne: "move-lines") }

  /// The signal
  /// [`move-to-matching-bracket`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.move-to-matching-bracket.html)
  /// of `GtkSourceView`.
  ///
  /// Argument: `extendSelection`.
  public var moveToMatchingBracket: SafeSignal<Bool> { signal(ofOne: "move-to-matching-bracket") }

  /// The signal
  /// [`move-words`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.move-words.html) of
  /// `GtkSourceView`.
  ///
  /// Argument: `count`.
  public var moveWords: SafeSignal<Int> { signal(ofOne: "move-words") }

  /// The signal
  /// [`push-snippet`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.push-snippet.html)
  /// of `GtkSourceView`.
  ///
  /// Arguments: `snippet`, `location`.
  public var pushSnippet: SafeSignal<(GtkSource.Snippet, Gtk.OpaqueValue)> { signal(ofSeveral: "push-snippet") }

  /// The signal
  /// [`show-completion`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.show-completion.html)
  /// of `GtkSourceView`.
  public var showCompletion: SafeSignal<Void> { signal("show-completion") }

  /// The signal
  /// [`smart-home-end`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.View.smart-home-end.html)
  /// of `GtkSourceView`.
  ///
  /// Arguments: `iter`, `count`.
  public var smartHomeEndSignal: SafeSignal<(Gtk.TextIter, Int)> { signal(ofSeveral: "smart-home-end") }
}
