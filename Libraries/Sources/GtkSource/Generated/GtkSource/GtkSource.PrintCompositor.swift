// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourcePrintCompositor`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.PrintCompositor.html).
  open class PrintCompositor: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_print_compositor_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourcePrintCompositor: UnsafeMutablePointer<GtkSourcePrintCompositor> {
      pointer.assumingMemoryBound(to: GtkSourcePrintCompositor.self)
    }

    /// Calls
    /// [`gtk_source_print_compositor_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.PrintCompositor.new.html).
    public init(buffer: GtkSource.Buffer) {
      super.init(adopting: gtk_source_print_compositor_new(buffer.gtkSourceBuffer))
    }

    /// Calls
    /// [`gtk_source_print_compositor_new_from_view()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.PrintCompositor.new_from_view.html).
    public init(view: GtkSource.View) {
      super.init(adopting: gtk_source_print_compositor_new_from_view(view.gtkSourceView))
    }

    /// The property
    /// [`body-font-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.body-font-name.html)
    /// of `GtkSourcePrintCompositor`.
    public final var bodyFontName: String {
      get { Gtk.givenString(gtk_source_print_compositor_get_body_font_name(gtkSourcePrintCompositor)) }
      set { Gtk.lend(newValue) { gtk_source_print_compositor_set_body_font_name(gtkSourcePrintCompositor, $0) } }
    }

    /// The property
    /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.buffer.html)
    /// of `GtkSourcePrintCompositor`.
    public final var buffer: GtkSource.Buffer? {
      Gtk.lentObject(gtk_source_print_compositor_get_buffer(gtkSourcePrintCompositor))
    }

    /// The property
    /// [`footer-font-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.footer-font-name.html)
    /// of `GtkSourcePrintCompositor`.
    public final var footerFontName: String? {
      get { getProperty("footer-font-name") }
      set { Gtk.lend(newValue) { gtk_source_print_compositor_set_footer_font_name(gtkSourcePrintCompositor, $0) } }
    }

    /// The property
    /// [`header-font-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.header-font-name.html)
    /// of `GtkSourcePrintCompositor`.
    public final var headerFontName: String? {
      get { getProperty("header-font-name") }
      set { Gtk.lend(newValue) { gtk_source_print_compositor_set_header_font_name(gtkSourcePrintCompositor, $0) } }
    }

    /// The property
    /// [`highlight-syntax`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.highlight-syntax.html)
    /// of `GtkSourcePrintCompositor`.
    public final var highlightSyntax: Bool {
      get { gtk_source_print_compositor_get_highlight_syntax(gtkSourcePrintCompositor).isTrue }
      set { gtk_source_print_compositor_set_highlight_syntax(gtkSourcePrintCompositor, newValue.gboolean) }
    }

    /// The property
    /// [`line-numbers-font-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.line-numbers-font-name.html)
    /// of `GtkSourcePrintCompositor`.
    public final var lineNumbersFontName: String? {
      get { getProperty("line-numbers-font-name") }
      set {
        Gtk.lend(newValue) { gtk_source_print_compositor_set_line_numbers_font_name(gtkSourcePrintCompositor, $0) }
      }
    }

    /// The property
    /// [`n-pages`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.n-pages.html)
    /// of `GtkSourcePrintCompositor`.
    public final var nPages: Int { gtk_source_print_compositor_get_n_pages(gtkSourcePrintCompositor).int }

    /// The property
    /// [`print-footer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.print-footer.html)
    /// of `GtkSourcePrintCompositor`.
    public final var printFooter: Bool {
      get { gtk_source_print_compositor_get_print_footer(gtkSourcePrintCompositor).isTrue }
      set { gtk_source_print_compositor_set_print_footer(gtkSourcePrintCompositor, newValue.gboolean) }
    }

    /// The property
    /// [`print-header`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.print-header.html)
    /// of `GtkSourcePrintCompositor`.
    public final var printHeader: Bool {
      get { gtk_source_print_compositor_get_print_header(gtkSourcePrintCompositor).isTrue }
      set { gtk_source_print_compositor_set_print_header(gtkSourcePrintCompositor, newValue.gboolean) }
    }

    /// The property
    /// [`print-line-numbers`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.print-line-numbers.html)
    /// of `GtkSourcePrintCompositor`.
    public final var printLineNumbers: Int {
      get { gtk_source_print_compositor_get_print_line_numbers(gtkSourcePrintCompositor).int }
      set { gtk_source_print_compositor_set_print_line_numbers(gtkSourcePrintCompositor, newValue.uint32) }
    }

    /// The property
    /// [`tab-width`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.tab-width.html)
    /// of `GtkSourcePrintCompositor`.
    public final var tabWidth: Int {
      get { gtk_source_print_compositor_get_tab_width(gtkSourcePrintCompositor).int }
      set { gtk_source_print_compositor_set_tab_width(gtkSourcePrintCompositor, newValue.uint32) }
    }

    /// The property
    /// [`wrap-mode`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.wrap-mode.html)
    /// of `GtkSourcePrintCompositor`.
    public final var wrapMode: Gtk.WrapMode {
      get { Gtk.WrapMode(cValue: gtk_source_print_compositor_get_wrap_mode(gtkSourcePrintCompositor)) }
      set { gtk_source_print_compositor_set_wrap_mode(gtkSourcePrintCompositor, newValue.cValue) }
    }

    /// Calls
    /// [`gtk_source_print_compositor_draw_page()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.draw_page.html).
    public final func drawPage(_ context: Gtk.PrintContext, pageNr: Int) {
      gtk_source_print_compositor_draw_page(gtkSourcePrintCompositor, context.opaque, pageNr.int32)
    }

    /// Calls
    /// [`gtk_source_print_compositor_get_bottom_margin()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.get_bottom_margin.html).
    public final func getBottomMargin(_ unit: Gtk.PrintUnit) -> Double {
      gtk_source_print_compositor_get_bottom_margin(gtkSourcePrintCompositor, unit.cValue)
    }

    /// Calls
    /// [`gtk_source_print_compositor_get_left_margin()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.get_left_margin.html).
    public final func getLeftMargin(_ unit: Gtk.PrintUnit) -> Double {
      gtk_source_print_compositor_get_left_margin(gtkSourcePrintCompositor, unit.cValue)
    }

    /// Calls
    /// [`gtk_source_print_compositor_get_pagination_progress()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.get_pagination_progress.html).
    public final var paginationProgress: Double {
      gtk_source_print_compositor_get_pagination_progress(gtkSourcePrintCompositor)
    }

    /// Calls
    /// [`gtk_source_print_compositor_get_right_margin()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.get_right_margin.html).
    public final func getRightMargin(_ unit: Gtk.PrintUnit) -> Double {
      gtk_source_print_compositor_get_right_margin(gtkSourcePrintCompositor, unit.cValue)
    }

    /// Calls
    /// [`gtk_source_print_compositor_get_top_margin()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.get_top_margin.html).
    public final func getTopMargin(_ unit: Gtk.PrintUnit) -> Double {
      gtk_source_print_compositor_get_top_margin(gtkSourcePrintCompositor, unit.cValue)
    }

    /// Calls
    /// [`gtk_source_print_compositor_ignore_tag()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.ignore_tag.html).
    /// Since GtkSourceView 5.2.
    public final func ignoreTag(_ tag: Gtk.TextTag) {
      gtk_source_print_compositor_ignore_tag(gtkSourcePrintCompositor, tag.gtkTextTag)
    }

    /// Calls
    /// [`gtk_source_print_compositor_paginate()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.paginate.html).
    @discardableResult
    public final func paginate(_ context: Gtk.PrintContext) -> Bool {
      gtk_source_print_compositor_paginate(gtkSourcePrintCompositor, context.opaque).isTrue
    }

    /// Calls
    /// [`gtk_source_print_compositor_set_bottom_margin()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.set_bottom_margin.html).
    public final func setBottomMargin(margin: Double, unit: Gtk.PrintUnit) {
      gtk_source_print_compositor_set_bottom_margin(gtkSourcePrintCompositor, margin, unit.cValue)
    }

    /// Calls
    /// [`gtk_source_print_compositor_set_footer_format()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.set_footer_format.html).
    public final func setFooterFormat(separator: Bool, left: String?, center: String?, right: String?) {
      gtk_source_print_compositor_set_footer_format(gtkSourcePrintCompositor, separator.gboolean, left, center, right)
    }

    /// Calls
    /// [`gtk_source_print_compositor_set_header_format()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.set_header_format.html).
    public final func setHeaderFormat(separator: Bool, left: String?, center: String?, right: String?) {
      gtk_source_print_compositor_set_header_format(gtkSourcePrintCompositor, separator.gboolean, left, center, right)
    }

    /// Calls
    /// [`gtk_source_print_compositor_set_left_margin()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.set_left_margin.html).
    public final func setLeftMargin(margin: Double, unit: Gtk.PrintUnit) {
      gtk_source_print_compositor_set_left_margin(gtkSourcePrintCompositor, margin, unit.cValue)
    }

    /// Calls
    /// [`gtk_source_print_compositor_set_right_margin()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.set_right_margin.html).
    public final func setRightMargin(margin: Double, unit: Gtk.PrintUnit) {
      gtk_source_print_compositor_set_right_margin(gtkSourcePrintCompositor, margin, unit.cValue)
    }

    /// Calls
    /// [`gtk_source_print_compositor_set_top_margin()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.PrintCompositor.set_top_margin.html).
    public final func setTopMargin(margin: Double, unit: Gtk.PrintUnit) {
      gtk_source_print_compositor_set_top_margin(gtkSourcePrintCompositor, margin, unit.cValue)
    }
  }
}

extension Reactive where Base: GtkSource.PrintCompositor {
  /// The property
  /// [`body-font-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.body-font-name.html)
  /// of `GtkSourcePrintCompositor`.
  public var bodyFontName: DynamicSubject<String> {
    property(
      "body-font-name", get: { (object: GtkSource.PrintCompositor) in object.bodyFontName },
      set: { $0.bodyFontName = $1 })
  }

  /// The property
  /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.buffer.html)
  /// of `GtkSourcePrintCompositor`.
  public var buffer: SafeSignal<GtkSource.Buffer?> { readOnlyProperty("buffer") }

  /// The property
  /// [`footer-font-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.footer-font-name.html)
  /// of `GtkSourcePrintCompositor`.
  public var footerFontName: DynamicSubject<String?> { property("footer-font-name") }

  /// The property
  /// [`header-font-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.header-font-name.html)
  /// of `GtkSourcePrintCompositor`.
  public var headerFontName: DynamicSubject<String?> { property("header-font-name") }

  /// The property
  /// [`highlight-syntax`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.highlight-syntax.html)
  /// of `GtkSourcePrintCompositor`.
  public var highlightSyntax: DynamicSubject<Bool> { property("highlight-syntax") }

  /// The property
  /// [`line-numbers-font-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.line-numbers-font-name.html)
  /// of `GtkSourcePrintCompositor`.
  public var lineNumbersFontName: DynamicSubject<String?> { property("line-numbers-font-name") }

  /// The property
  /// [`n-pages`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.n-pages.html)
  /// of `GtkSourcePrintCompositor`.
  public var nPages: SafeSignal<Int> { readOnlyProperty("n-pages") }

  /// The property
  /// [`print-footer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.print-footer.html)
  /// of `GtkSourcePrintCompositor`.
  public var printFooter: DynamicSubject<Bool> { property("print-footer") }

  /// The property
  /// [`print-header`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.print-header.html)
  /// of `GtkSourcePrintCompositor`.
  public var printHeader: DynamicSubject<Bool> { property("print-header") }

  /// The property
  /// [`print-line-numbers`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.print-line-numbers.html)
  /// of `GtkSourcePrintCompositor`.
  public var printLineNumbers: DynamicSubject<Int> {
    property(
      "print-line-numbers", get: { (object: GtkSource.PrintCompositor) in object.printLineNumbers },
      set: { $0.printLineNumbers = $1 })
  }

  /// The property
  /// [`tab-width`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.tab-width.html)
  /// of `GtkSourcePrintCompositor`.
  public var tabWidth: DynamicSubject<Int> {
    property("tab-width", get: { (object: GtkSource.PrintCompositor) in object.tabWidth }, set: { $0.tabWidth = $1 })
  }

  /// The property
  /// [`wrap-mode`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.PrintCompositor.wrap-mode.html)
  /// of `GtkSourcePrintCompositor`.
  public var wrapMode: DynamicSubject<Gtk.WrapMode> { property("wrap-mode") }
}
