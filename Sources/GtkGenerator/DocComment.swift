/// Turns gi-docgen's markup into Swift's.

struct DocComment {
  private static let width = 120

  /// The first paragraph of GTK's documentation as the lines of a doc comment, or nothing when there is none.
  static func lines(_ documentation: String?, indentation: Int, note: String? = nil) -> [String] {
    var result: [String] = []
    if let summary = summary(documentation) {
      result += wrapped(summary, indentation: indentation)
    }
    if let note {
      if !result.isEmpty { result.append("///") }
      result += wrapped(note, indentation: indentation)
    }
    return result
  }

  /// The first paragraph as one line of Markdown.
  static func summary(_ documentation: String?) -> String? {
    guard let documentation else { return nil }
    let paragraphs = documentation.replacing("\r", with: "").split(separator: /\n[ \t]*\n/)
    let first = paragraphs.lazy.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .first { !$0.isEmpty && !$0.hasPrefix("![") }
    return first.map(markdown)
  }

  private static func wrapped(_ text: String, indentation: Int) -> [String] {
    var lines: [String] = []
    var line = "///"
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > width - indentation, line != "///" {
        lines.append(line)
        line = "///"
      }
      line += " " + word
    }
    return lines + [line]
  }

  /// References, parameters and constants in Swift's spelling.
  static func markdown(_ text: String) -> String {
    text
      .replacing(/\[(\w+)@([^\]]+)\](?:\([^)]*\))?/) { "`\(reference(kind: $0.1, to: String($0.2)))`" }
      .replacing(/`(%|#|@)/, with: "`")
      .replacing(/<img[^>]*>/, with: "")
      .replacing(/(^|[\s(\[-])%(TRUE|FALSE|NULL)\b/) { "\($0.1)`\(constant($0.2))`" }
      .replacing(/(^|[\s(\[])%([A-Z][A-Z0-9_]+)/) { "\($0.1)`\($0.2)`" }
      .replacing(/`(TRUE|FALSE|NULL)`/) { "`\(constant($0.1))`" }
      .replacing(/(^|[\s(\[])#(?:Gtk|Gdk|G)([A-Z]\w*)/) { "\($0.1)`\($0.2)`" }
      .replacing(/(^|[\s(\[])@([a-z_]\w*)/) { "\($0.1)`\(NameRules.camelCase(String($0.2)))`" }
      .replacing(/`(Gtk|Gdk|Pango)([A-Z]\w+)(?:::?([\w-]+))?`/) { className($0.1, $0.2, $0.3) }
      .replacing(/(^|[\s(])(Gtk|Gdk|Pango)([A-Z]\w+)\b(?!\|)(?:::?([a-z][\w-]*))?/) {
        $0.1 + className($0.2, $0.3, $0.4)
      }
      .replacing(/`([\w.]+)`::([a-z][\w-]*)/) { "`\($0.1).\(NameRules.camelCase(String($0.2)))`" }
      .replacing(/(^|[\s(])::([a-z][\w-]*)/) { "\($0.1)`\(NameRules.camelCase(String($0.2)))`" }
      .replacing(/(^|[\s(])((?:g|gtk|gdk|pango)_\w+\(\))/) { "\($0.1)`\($0.2)`" }
      .replacing(/<\/?kbd>/, with: "`")
      .replacing(/`<`([^`]*)`>`/) { "`<\($0.1)>`" }
      .replacing(/<(?!\/?b>)/, with: "\\<")
  }

  /// `` `Widget.halign` `` for `GtkWidget:halign`.
  private static func className(_ namespace: Substring, _ name: Substring, _ member: Substring?) -> String {
    let type = NameRules.typeName("\(namespace).\(name)")
    return "`" + type + (member.map { ".\(NameRules.camelCase(String($0)))" } ?? "") + "`"
  }

  private static func constant(_ name: Substring) -> String {
    switch name {
    case "TRUE": "true"
    case "FALSE": "false"
    default: "nil"
    }
  }

  /// `Gtk.Label:use-underline` as `Label.useUnderline`, `Gtk.Window.present` as `Window.present()`.
  private static func reference(kind: Substring, to target: String) -> String {
    if kind == "id" { return target }
    let parts = target.split { $0 == ":" || $0 == "." }.map(String.init)
    // A reference inside GTK may leave out the namespace.
    let isQualified = ["Gtk", "Gdk", "Gsk", "Gio", "GObject", "GLib", "Pango", "Graphene"].contains(parts[0])
    let namespace = isQualified ? parts[0] : "Gtk"
    let path = isQualified ? Array(parts.dropFirst()) : parts
    guard let type = path.first else { return target }
    if path.count == 1, kind == "func" { return NameRules.camelCase(type) + "()" }
    let typeName = NameRules.typeName("\(namespace).\(type)")
    guard path.count > 1 else { return typeName }
    let member = path[path.count - 1]
    switch kind {
    case "ctor":
      return "\(typeName).init"
    case "property", "signal", "flags", "enum", "const":
      return "\(typeName).\(NameRules.camelCase(member))"
    default:
      // Accessors are properties in Swift.
      let bare = member.hasPrefix("get_") || member.hasPrefix("set_") ? String(member.dropFirst(4)) : nil
      return bare.map { "\(typeName).\(NameRules.camelCase($0))" } ?? "\(typeName).\(NameRules.camelCase(member))()"
    }
  }
}
