// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) import Gtk

/// Registers the classes with `Gtk` on first use.
let registeredTypes: Void = Gtk.TypeTables.add(
  module: "GtkSource",
  wrappers: [wrapperTable],
  interfaces: interfaceTable,
  fundamentals: [fundamentalTable])

/// Every wrapper class, by the names of GObject.
private let wrapperTable: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("GtkSourceBuffer", make: GtkSource.Buffer.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceCompletion", make: GtkSource.Completion.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceCompletionCell", make: GtkSource.CompletionCell.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceCompletionContext", make: GtkSource.CompletionContext.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceCompletionSnippets", make: GtkSource.CompletionSnippets.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceCompletionWords", make: GtkSource.CompletionWords.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceFile", make: GtkSource.File.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceFileLoader", make: GtkSource.FileLoader.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceFileSaver", make: GtkSource.FileSaver.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceGutter", make: GtkSource.Gutter.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceGutterLines", make: GtkSource.GutterLines.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceGutterRenderer", make: GtkSource.GutterRenderer.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceGutterRendererPixbuf", make: GtkSource.GutterRendererPixbuf.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceGutterRendererText", make: GtkSource.GutterRendererText.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceHover", make: GtkSource.Hover.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceHoverContext", make: GtkSource.HoverContext.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceHoverDisplay", make: GtkSource.HoverDisplay.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceLanguage", make: GtkSource.Language.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceLanguageManager", make: GtkSource.LanguageManager.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceMap", make: GtkSource.Map.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceMark", make: GtkSource.Mark.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceMarkAttributes", make: GtkSource.MarkAttributes.init(adopting:)),
  Gtk.WrapperEntry("GtkSourcePrintCompositor", make: GtkSource.PrintCompositor.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceRegion", make: GtkSource.Region.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceSearchContext", make: GtkSource.SearchContext.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceSearchSettings", make: GtkSource.SearchSettings.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceSnippet", make: GtkSource.Snippet.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceSnippetChunk", make: GtkSource.SnippetChunk.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceSnippetContext", make: GtkSource.SnippetContext.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceSnippetManager", make: GtkSource.SnippetManager.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceSpaceDrawer", make: GtkSource.SpaceDrawer.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceStyle", make: GtkSource.Style.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceStyleScheme", make: GtkSource.StyleScheme.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceStyleSchemeChooserButton", make: GtkSource.StyleSchemeChooserButton.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceStyleSchemeChooserWidget", make: GtkSource.StyleSchemeChooserWidget.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceStyleSchemeManager", make: GtkSource.StyleSchemeManager.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceStyleSchemePreview", make: GtkSource.StyleSchemePreview.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceTag", make: GtkSource.Tag.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceView", make: GtkSource.View.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceVimIMContext", make: GtkSource.VimIMContext.init(adopting:)),
]

/// The classes for objects of which only an interface is known. Interfaces that build on others come first.
private let interfaceTable: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("GtkSourceCompletionProposal", make: GtkSourceCompletionProposalObject.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceCompletionProvider", make: GtkSourceCompletionProviderObject.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceHoverProvider", make: GtkSourceHoverProviderObject.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceIndenter", make: GtkSourceIndenterObject.init(adopting:)),
  Gtk.WrapperEntry("GtkSourceStyleSchemeChooser", make: GtkSourceStyleSchemeChooserObject.init(adopting:)),
]

/// The classes for objects that are no GObjects, by the names of GObject.
private let fundamentalTable: [Gtk.FundamentalEntry] = []
