import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  @Test func `The codes of errors have the names and numbers of C`() throws {
    let missing = Gio.File(path: "/nowhere/at-all")
    let io = try #require(#expect(throws: GLib.Failure.self) { try missing.loadContents(nil) })
    #expect(io.matches(Gio.IOErrorEnum.notFound))
    #expect(!io.matches(Gio.IOErrorEnum.cancelled))
    #expect(!io.matches(GLib.FileError.exist))
    #expect(io.code(as: Gio.IOErrorEnum.self) == .notFound)
    #expect(io.code(as: GLib.FileError.self) == nil)
    for (domain, quark) in [
      (Gio.IOErrorEnum.domain, g_io_error_quark()),
      (Gio.ResourceError.domain, g_resource_error_quark()), (GLib.FileError.domain, g_file_error_quark()),
      (GLib.KeyFileError.domain, g_key_file_error_quark()), (GLib.MarkupError.domain, g_markup_error_quark()),
      (GLib.VariantParseError.domain, g_variant_parse_error_quark()),
      (CssParserError.domain, gtk_css_parser_error_quark()),
      (ConstraintVflParserError.domain, gtk_constraint_vfl_parser_error_quark()),
      (FileChooserError.domain, gtk_file_chooser_error_quark()), (IconThemeError.domain, gtk_icon_theme_error_quark()),
      (PrintError.domain, gtk_print_error_quark()), (RecentManagerError.domain, gtk_recent_manager_error_quark()),
      (Gdk.GLError.domain, gdk_gl_error_quark()), (Gdk.TextureError.domain, gdk_texture_error_quark()),
      (Gdk.VulkanError.domain, gdk_vulkan_error_quark()),
      (Gsk.SerializationError.domain, gsk_serialization_error_quark()),
      (GdkPixbuf.PixbufError.domain, gdk_pixbuf_error_quark()),
      (Pango.LayoutDeserializeError.domain, pango_layout_deserialize_error_quark()),
    ] { #expect(domain == lentString(g_quark_to_string(quark))) }
  }

  @Test func `An error of C is caught by its code`() async throws {
    let missing = Gio.File(path: "/nowhere/at-all")
    do {
      _ = try await missing.loadContents()
      Issue.record("there is a file of that name")
    } catch  where error.matches(Gio.IOErrorEnum.cancelled) {
      Issue.record("nobody cancelled it")
    } catch  where error.matches(Gio.IOErrorEnum.notFound) {}
    do {
      _ = try ConstraintLayout().addConstraintsFromDescription(["V:|-"], hspacing: 0, vspacing: 0, views: [:])
      Issue.record("that is a layout")
    } catch { #expect(error.code(as: ConstraintVflParserError.self) != nil) }
    #expect(!CancellationError().matches(Gio.IOErrorEnum.cancelled))
  }

  @Test func `An error of a program's own reaches C and comes back`() throws {
    let stream = MediaFile()
    stream.gerror(GLib.Failure(Gio.IOErrorEnum.noSpace, message: "The disk is full."))
    let error = try #require(stream.error)
    #expect(error.matches(Gio.IOErrorEnum.noSpace))
    #expect(error.message == "The disk is full.")
  }

  @Test func `A key file is read, changed and written, as page setups are`() async throws {
    try await withoutLeaks {
      let file = GLib.KeyFile()
      try file.loadFromData("# ours\n[paper]\nwide=true\nnarrow=false\n", flags: .keepComments)
      #expect(try file.getBoolean("paper", key: "wide"))
      #expect(try !file.getBoolean("paper", key: "narrow"))
      let missing = #expect(throws: GLib.Failure.self) { try file.getBoolean("paper", key: "thick") }
      #expect(missing?.matches(GLib.KeyFileError.keyNotFound) == true)
      let setup = PageSetup()
      setup.orientation = .landscape
      setup.toKeyFile(file, groupName: "page")
      #expect(try file.toData().hasPrefix("# ours"))
      #expect(try PageSetup(keyFile: file, groupName: "page").orientation == .landscape)
      #expect(throws: GLib.Failure.self) { try file.loadFromFile("/nowhere/at-all") }
    }
  }
}
